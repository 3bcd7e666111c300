"""Quarry and stacks (PY-S2, PY-T1, PY-T11, PY-T12)."""

from mypy_extensions import i64

from saqqara.core.bits import shl
from saqqara.core.errors import Hidden
from saqqara.games.pyramido import events
from saqqara.games.pyramido.state import Table, empty_slot, octet
from saqqara.games.pyramido.tables import STACKS


def draft(t: Table, slot: i64) -> None:
    """PY-T1: the slot stays empty until the refill."""
    t.domino = octet(t.quarry, slot)
    t.quarry &= ~shl(0xFF, 8 * slot)
    events.drafted(t, slot)


def refill(t: Table, stack: i64) -> None:
    """PY-T11: the top domino goes to the empty slot, and the next one is seen."""
    slot: i64 = empty_slot(t)
    top: i64 = octet(t.tops, stack)
    domino: i64 = t.dominoes[top]
    t.quarry |= domino << 8 * slot
    t.tops += shl(1, 8 * stack)
    t.heights -= shl(1, 8 * stack)
    t.reveals += 1
    events.refilled(t, slot, stack, domino)
    if octet(t.heights, stack) == 0:
        _split_for(t, stack)
    if t.veiled:
        raise Hidden
    events.turned_up(t, stack, t.dominoes[octet(t.tops, stack)])


def _split_for(t: Table, stack: i64) -> None:
    """PY-T12: an empty stack gets the lower half of the highest one, the leftmost on a tie."""
    highest: i64 = 0
    for other in range(1, STACKS):
        if octet(t.heights, other) > octet(t.heights, highest):
            highest = other
    moved: i64 = octet(t.heights, highest) >> 1
    t.heights -= moved << 8 * highest
    t.heights += moved << 8 * stack
    t.tops &= ~shl(0xFF, 8 * stack)
    t.tops |= (octet(t.tops, highest) + octet(t.heights, highest)) << 8 * stack
    events.split(t, highest, stack, moved)
