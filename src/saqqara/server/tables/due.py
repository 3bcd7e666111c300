"""What happens at a table because time has passed. The time is an argument."""

from saqqara.server.protocol import changes
from saqqara.server.tables.entries import Entry
from saqqara.server.tables.standing_in import stand_in_level
from saqqara.server.tables.table import Table

_WARNING = 3, 4  # of the time after which a seat counts as idle


def due_entries(table: Table, now: int) -> list[Entry]:
    """The changes that `now` is late enough for."""
    seat = table.acting
    if seat is None:
        return []
    time_is_up = table.clocks.deadline
    if time_is_up is not None and now >= time_is_up:
        return [changes.StoodIn(seat, stand_in_level(table), "clock")]
    idle = table.settings.idle
    if idle is None or table.chairs[seat].idle:
        return []
    if now >= _idle_at(table):
        return [_idled(table, seat)]
    if now >= _warned_at(table) and not table.warned:
        return [changes.Warned(seat)]
    return []


def next_due(table: Table) -> int | None:
    """When `due_entries` will have something next."""
    if table.acting is None:
        return None
    times = [table.clocks.deadline]
    if table.settings.idle is not None and not table.chairs[table.acting].idle:
        times.append(_idle_at(table) if table.warned else _warned_at(table))
    return min((time for time in times if time is not None), default=None)


def bot_due(table: Table, grace: int) -> tuple[int, int] | None:
    """The seat whose bot has to decide, and from when on: a person may still want to take back."""
    if table.status != "running" or table.awaiting is not None or table.request is not None:
        return None
    seat = table.game.state.to_move
    if seat is None or table.chairs[seat].bot is None:
        return None
    marks = table.game.marks
    wait = marks and not marks[-1].bot and table.can_undo(marks[-1].seat)
    return seat, (marks[-1].at + grace if wait else 0)


def _idled(table: Table, seat: int) -> Entry:
    idle = table.settings.idle
    if idle is not None and idle.by == "vote":
        return changes.TurnedIdle(seat)
    return changes.StoodIn(seat, stand_in_level(table), "idle")


def _idle_at(table: Table) -> int:
    assert table.settings.idle is not None  # noqa: S101 callers have looked
    return table.acting_since + table.settings.idle.seconds * 1000


def _warned_at(table: Table) -> int:
    part, whole = _WARNING
    return table.acting_since + (_idle_at(table) - table.acting_since) * part // whole
