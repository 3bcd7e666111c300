"""Bots that play for people who are away."""

from saqqara import bots
from saqqara.server.tables.table import Table


def stand_in_level(table: Table) -> str:
    """The level that the table has chosen, else one in the middle."""
    if table.settings.idle is not None:
        return table.settings.idle.level
    levels = bots.levels(table.created.game)
    return levels[len(levels) // 2]
