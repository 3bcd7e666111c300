"""Markers (PY-T7, PY-T8)."""

from mypy_extensions import i64

from saqqara.core.bits import shl
from saqqara.games.pyramido import events
from saqqara.games.pyramido.state import Pyramid, Table, colour_at, has_marker, jewels_at, pyramid_of


def markable(t: Table) -> i64:
    """PY-T7: a bit for each block of the new domino that a marker can go on."""
    p = pyramid_of(t, t.seat)
    blocks: i64 = 0
    if _can_carry(p, t.first):
        blocks = 1
    if _can_carry(p, t.second):
        blocks |= 2
    return blocks


def _can_carry(p: Pyramid, cell: i64) -> bool:
    """It shows a jewel, and the marker of its colour is available."""
    return jewels_at(p, cell) != 0 and has_marker(p, colour_at(p, cell))


def mark(t: Table, rule: str, cell: i64) -> None:
    pyramid_of(t, t.seat).markers |= shl(1, cell)
    events.marked(t, rule, cell)
