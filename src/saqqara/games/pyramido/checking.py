"""Whether a table that was set up by hand can be played on: nothing is missing, and somebody has a choice."""

from itertools import pairwise

from saqqara.core.bits import popcount
from saqqara.core.fields import Fields
from saqqara.games.pyramido import decisions
from saqqara.games.pyramido.decisions import DECISION_NAMES, DECISION_RULES
from saqqara.games.pyramido.rules.markers import markable
from saqqara.games.pyramido.rules.placing import fits
from saqqara.games.pyramido.rules.repair import unmarked
from saqqara.games.pyramido.rules.stages import is_last_domino
from saqqara.games.pyramido.state import (
    ROW,
    Table,
    board,
    cards_held,
    is_full,
    is_out,
    occupied,
    octet,
    players_left,
    pyramid_of,
    seat_after,
    sides_held,
    stages_scored,
)
from saqqara.games.pyramido.tables import DOMINOES, SLOTS, STACKS, STAGE_BLOCKS, STAGES

_FORCED = (decisions.FORCED_REPAIR, decisions.FORCED_LAY)


def check(t: Table, fields: Fields) -> None:
    """InvalidPosition says what does not fit together."""
    for seat in range(t.seats):
        _check_stages(t, seat, fields)
    if t.decision == decisions.OVER:
        _check_end(t, fields)
    else:
        _check_goes_on(t, fields)
        _check_turns(t, fields)
        _check_decision(t, fields)
    _check_quarry(t, fields)
    _check_number_of_dominoes(t, fields)


def _blocks(t: Table, seat: int, stage: int) -> int:
    return int(popcount(board(occupied(pyramid_of(t, seat)), stage)))


def _most_blocks(stage: int) -> int:
    return int(octet(STAGE_BLOCKS, stage))


def _all_built(t: Table) -> bool:
    """PY-E1: everybody who is left has built all four stages."""
    if t.stage < STAGES - 1:
        return False
    return all(is_out(t, seat) or is_full(pyramid_of(t, seat), STAGES - 1) for seat in range(t.seats))


def _has_been_scored(t: Table) -> bool:
    """PY-R1: whether the last stage has been scored, too."""
    return t.decision == decisions.OVER and players_left(t) > 1


def _check_stages(t: Table, seat: int, fields: Fields) -> None:
    """PY-R1: all stages below the one that is being built are full and scored; PY-T6: for the eliminated once not."""
    scored = int(stages_scored(pyramid_of(t, seat)))
    if is_out(t, seat):
        if scored > t.stage:
            _refuse_number(fields, f"stage_points[{seat}]", int(t.stage), scored)
        building = scored
        if is_full(pyramid_of(t, seat), building):
            fields.refuse(f"pyramids[{seat}][{building}]", "eliminated_with_full_stage", {"seat": seat}, "PY-T6")
    else:
        building = int(t.stage)
        expected = building + _has_been_scored(t)
        if scored != expected:
            _refuse_number(fields, f"stage_points[{seat}]", expected, scored)
    for stage in range(building):
        if _blocks(t, seat, stage) < _most_blocks(stage):
            fields.refuse(f"pyramids[{seat}][{stage}]", "stage_below_not_full", {"stage": stage + 1}, "PY-R1")
    for stage in range(building + 1, STAGES):
        if _blocks(t, seat, stage) > 0:
            fields.refuse(f"pyramids[{seat}][{stage}]", "stage_not_begun", {"stage": stage + 1}, "PY-R1")


def _refuse_number(fields: Fields, path: str, expected: int, number: int) -> None:
    fields.refuse(path, "other_number_of_scored_stages", {"expected": expected, "number": number}, "PY-R1")


def _check_end(t: Table, fields: Fields) -> None:
    """PY-E1, PY-T6: all pyramids are built, or one builder is left."""
    if players_left(t) > 1:
        if not _all_built(t):
            fields.refuse("pending", "game_goes_on", {}, "PY-E1")
        for seat in range(t.seats):
            if pyramid_of(t, seat).markers:
                fields.refuse(f"pyramids[{seat}]", "marker_after_scoring", {"seat": seat}, "PY-R5")


def _check_goes_on(t: Table, fields: Fields) -> None:
    if players_left(t) == 1:
        fields.refuse("pending", "one_builder_left", {}, "PY-T6")
    if is_out(t, t.seat):
        fields.refuse("to_move", "seat_is_eliminated", {"seat": int(t.seat)}, "PY-T6")


# --- The pending decision


def _refuse_pending(t: Table, fields: Fields, key: str, code: str = "does_not_fit") -> None:
    fields.refuse(f"pending.{key}", code, {"decision": DECISION_NAMES[t.decision]}, DECISION_RULES[t.decision])


def _check_decision(t: Table, fields: Fields) -> None:
    p = pyramid_of(t, t.seat)
    if t.decision in _FORCED:
        _check_forced(t, fields)
    elif t.decision <= decisions.PLACE:
        if not fits(p, t.stage):
            _refuse_pending(t, fields, "decision", "no_domino_fits")
    elif t.decision == decisions.REFILL:
        if _blocks(t, t.seat, t.stage) == 0 or is_last_domino(t):
            _refuse_pending(t, fields, "decision")
    else:
        _check_new_domino(t, fields)
    if t.colour and sides_held(p) >> (t.colour - 1) & 1 == 0:
        _refuse_pending(t, fields, "colour", "side_not_held")


def _check_forced(t: Table, fields: Fields) -> None:
    """PY-T5: two cells are free and no domino fits, or one of them is filled already; a card for each."""
    p = pyramid_of(t, t.seat)
    free = _most_blocks(t.stage) - _blocks(t, t.seat, t.stage)
    if fits(p, t.stage) or free not in (1, 2):
        _refuse_pending(t, fields, "decision")
    if cards_held(p) < free:
        _refuse_pending(t, fields, "decision", "too_few_cards")


def _check_new_domino(t: Table, fields: Fields) -> None:
    """PY-T1, PY-T7, PY-T9: two blocks side by side, neither of them a card, and at most one with a marker."""
    p = pyramid_of(t, t.seat)
    distance = abs(int(t.first) - int(t.second))
    if distance not in (1, ROW) or (p.cards >> t.first | p.cards >> t.second) & 1 or unmarked(t) == 0:
        _refuse_pending(t, fields, "cells")
    if t.decision == decisions.MARK and (markable(t) == 0 or unmarked(t) != 3):
        _refuse_pending(t, fields, "decision", "no_choice")


def _check_turns(t: Table, fields: Fields) -> None:
    """PY-B1: clockwise from the seat to move, nobody has had more turns of the stage than those who come later."""
    before = [_turns_had(t, t.seat, fields)]
    seat = int(t.seat)
    while (seat := int(seat_after(t, seat))) != t.seat:
        before.append(_turns_had(t, seat, fields))
    if 2 * before[0] >= _most_blocks(t.stage):
        fields.refuse("to_move", "all_turns_had", {"seat": int(t.seat)}, "PY-B1")
    if before[-1] > before[0] + 1 or any(later < earlier for earlier, later in pairwise(before)):
        fields.refuse("pyramids", "turns_not_in_order", {}, "PY-B1")


def _turns_had(t: Table, seat: int, fields: Fields) -> int:
    """Whole turns of this stage; what the seat to move has laid in its turn does not count."""
    blocks = _blocks(t, seat, t.stage)
    if seat == t.seat and decisions.MARK <= t.decision <= decisions.REFILL:
        blocks -= 2
    elif seat == t.seat and t.decision in _FORCED:
        blocks -= blocks % 2
    if blocks % 2:
        fields.refuse(f"pyramids[{seat}][{t.stage}]", "half_a_domino", {"seat": seat}, "PY-B1")
    return blocks // 2


# --- The dominoes


def _check_quarry(t: Table, fields: Fields) -> None:
    """PY-T1, PY-T11: a slot is empty from drafting to refilling, and after the last domino of the game."""
    empty = sum(octet(t.quarry, slot) == 0 for slot in range(SLOTS))
    expected = int(decisions.PLACE <= t.decision <= decisions.REFILL or _has_been_scored(t))
    if empty != expected:
        fields.refuse("quarry", "other_number_of_empty_slots", {"expected": expected, "number": empty}, "PY-T11")


def _check_number_of_dominoes(t: Table, fields: Fields) -> None:
    """PY-C1: 90, of two blocks each, repaired ones included; PY-T5: cards may fill two more cells of a player."""
    named = sum(int(octet(t.heights, stack)) for stack in range(STACKS)) + int(t.domino > 0)
    named += sum(octet(t.quarry, slot) > 0 for slot in range(SLOTS))
    blocks = sum(int(popcount(occupied(pyramid_of(t, seat)))) for seat in range(t.seats))
    filled = blocks - 2 * (DOMINOES - named)
    half = int(t.decision in _FORCED and _blocks(t, t.seat, t.stage) % 2)
    most = half + sum(2 for seat in range(t.seats) if popcount(pyramid_of(t, seat).cards) >= 2)
    if not 0 <= filled <= most or filled % 2 != half:
        expected = DOMINOES - blocks // 2
        fields.refuse("stacks", "other_number_of_dominoes", {"number": named, "expected": expected}, "PY-C1")
