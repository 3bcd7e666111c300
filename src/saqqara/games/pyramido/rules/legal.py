"""What may be done now: how many actions, and which."""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import nth, popcount, shl
from saqqara.core.state import WORD_BITS
from saqqara.games.pyramido import actions, decisions
from saqqara.games.pyramido.rules.markers import markable
from saqqara.games.pyramido.rules.placing import count_placements, is_placement, nth_placement, placements_word
from saqqara.games.pyramido.rules.repair import hole_block, unmarked
from saqqara.games.pyramido.state import Table, empty_slot, pyramid_of, sides_held

_EVERY_SLOT: Final = 0b111  # at the beginning of a turn the quarry is full (PY-T11)
_EVERY_TURN: Final = 0b1111


def legal_count(t: Table) -> i64:
    """0 when the game is over."""
    if t.decision == decisions.PLACE:
        return count_placements(t)
    return popcount(choices(t))


def legal_at(t: Table, k: i64) -> i64:
    """The k-th legal action in ascending order, counted from 0."""
    if t.decision == decisions.PLACE:
        return actions.PLACE + nth_placement(t, k)
    return first_choice(t) + nth(choices(t), k)


def legal_word(t: Table, index: i64) -> i64:
    """Bit b says whether action 62 * index + b is legal."""
    begin: i64 = WORD_BITS * index
    if t.decision == decisions.PLACE:
        return placements_word(t, begin - actions.PLACE)
    at: i64 = first_choice(t) - begin
    if at < 0 or at >= WORD_BITS:
        return 0
    return choices(t) << at


def is_legal(t: Table, action: i64) -> bool:
    if t.decision == decisions.PLACE:
        placement: i64 = action - actions.PLACE
        if placement < 0 or action >= actions.MARK:
            return False
        return is_placement(t, placement >> 2, placement & 3)
    bit: i64 = action - first_choice(t)
    return 0 <= bit < 62 and choices(t) >> bit & 1 == 1


def first_choice(t: Table) -> i64:
    """The action that bit 0 of `choices` stands for."""
    if t.decision == decisions.DRAFT:
        return actions.DRAFT
    return actions.MARK


def choices(t: Table) -> i64:
    """A bit for each legal action, except for placements."""
    decision = t.decision
    if decision == decisions.DRAFT:
        return _EVERY_SLOT
    if decision == decisions.MARK:
        return markable(t)
    if decision == decisions.REPAIR:
        return shl(1, actions.SKIP - actions.MARK) | _sides(t)
    if decision == decisions.LAY:
        return _lays(t)
    if decision == decisions.REFILL:
        return shl(0b11, actions.REFILL - actions.MARK + empty_slot(t))
    if decision == decisions.FORCED_REPAIR:
        return _sides(t)
    if decision == decisions.FORCED_LAY:
        return shl(_EVERY_TURN, actions.LAY - actions.MARK + 4 * hole_block(t))
    return 0


def _sides(t: Table) -> i64:
    """PY-T9: either side of a card still held."""
    return sides_held(pyramid_of(t, t.seat)) << actions.REPAIR - actions.MARK


def _lays(t: Table) -> i64:
    """PY-T9: a block without a marker, any turn."""
    blocks: i64 = unmarked(t)
    turns: i64 = 0
    if blocks & 1:
        turns = _EVERY_TURN
    if blocks & 2:
        turns |= _EVERY_TURN << 4
    return turns << actions.LAY - actions.MARK
