"""Whether a table that was set up by hand can be played on: nothing is missing, and somebody has a choice."""

from saqqara.core.bits import popcount
from saqqara.core.fields import Fields
from saqqara.games.imhotep import decisions
from saqqara.games.imhotep.decisions import DECISION_NAMES, DECISION_RULES
from saqqara.games.imhotep.rules.legal import foremost_unordered, legal
from saqqara.games.imhotep.rules.rounds import CHOICE, temple_gift
from saqqara.games.imhotep.rules.ships import all_sailed
from saqqara.games.imhotep.rules.sites import can_load
from saqqara.games.imhotep.state import (
    Table,
    burial_of,
    is_b,
    lane,
    nibble,
    stone_at,
    takeable,
)
from saqqara.games.imhotep.tables import (
    MARKET,
    PYRAMID,
    PYRAMID_A_SPACES,
    ROUNDS,
    SHIPS,
    SMALL_PYRAMID_SPACES,
    SMALL_PYRAMIDS,
    STONES,
    TAKEN_AT_ONCE,
    TEMPLE,
)


def check(t: Table, fields: Fields) -> None:
    """InvalidPosition says what does not fit together."""
    _check_stones(t, fields)
    if t.decision == decisions.OVER:
        _check_end(t, fields)
    elif t.decision > decisions.LEVER_ORDER:
        _check_owner(t, fields)
    elif t.temple_space:
        _refuse_pending(t, fields, "temple_space")
    else:
        _check_turn(t, fields)
    if t.decision != decisions.OVER and legal(t) == 0:
        _refuse_pending(t, fields, "decision", "no_choice")


def _check_stones(t: Table, fields: Fields) -> None:
    """IM-C1: 29 of each colour."""
    for seat in range(t.seats):
        stones = _stones_of(t, seat)
        if stones != STONES:
            arguments: dict[str, int | str] = {"seat": seat, "number": stones, "expected": STONES}
            fields.refuse("quarries", "other_number_of_stones_in_all", arguments, "IM-C1")
    if t.surplus and not _pyramid_is_complete(t):
        fields.refuse("surplus", "pyramid_not_complete", {}, "IM-B2" if is_b(t, PYRAMID) else "IM-A2")


def _stones_of(t: Table, seat: int) -> int:
    stone = seat + 1
    aboard = sum(stone_at(t.aboard, place) == stone for place in range(4 * SHIPS))
    in_pyramid = sum(stone_at(t.pyramid, space) == stone for space in range(SMALL_PYRAMIDS * SMALL_PYRAMID_SPACES))
    in_hand = t.decision == decisions.BUILD and t.seat == seat
    counted = lane(t.sleds, seat) + lane(t.quarries, seat) + lane(t.surplus, seat)
    counted += lane(t.temple_stones, seat) + lane(t.obelisk_stones, seat) + popcount(burial_of(t, seat))
    return int(counted) + aboard + in_pyramid + in_hand


def _pyramid_is_complete(t: Table) -> bool:
    if not is_b(t, PYRAMID):
        return t.pyramid_counts == PYRAMID_A_SPACES
    return all(nibble(t.pyramid_counts, pyramid) == SMALL_PYRAMID_SPACES for pyramid in range(SMALL_PYRAMIDS))


def _check_end(t: Table, fields: Fields) -> None:
    """IM-E1: all has been played and cleared away."""
    if t.round != ROUNDS - 1:
        fields.refuse("round", "not_the_last_round", {"round": ROUNDS}, "IM-E1")
    for key, word in (("market", t.market), ("pair", t.pair), ("apart", t.apart)):
        if word:
            fields.refuse(key, "not_cleared", {}, "IM-R4")


def _refuse_pending(t: Table, fields: Fields, key: str, code: str = "does_not_fit") -> None:
    fields.refuse(f"pending.{key}", code, {"decision": DECISION_NAMES[t.decision]}, DECISION_RULES[t.decision])


def _check_turn(t: Table, fields: Fields) -> None:
    """IM-R3, IM-T4: a turn's action, or what a blue card leaves to choose."""
    _check_time(t, fields)
    if t.decision == decisions.LEVER_ORDER:
        _check_lever(t, fields)
    elif t.queue:
        _refuse_pending(t, fields, "order")
    elif t.decision == decisions.SAIL_SHIP:
        if t.ship == 0 or t.ready >> 5 * (t.ship - 1) & 1 == 0:
            _refuse_pending(t, fields, "ship")
    elif t.ship:
        _refuse_pending(t, fields, "ship")
    elif not _can_load_all(t):
        _refuse_pending(t, fields, "decision", "no_choice")


def _check_time(t: Table, fields: Fields) -> None:
    """IM-R3: the round goes on, and it is this seat's turn."""
    if t.seat != t.active:
        fields.refuse("to_move", "not_the_active_seat", {"seat": int(t.active)}, "IM-R3")
    if t.apart:
        fields.refuse("apart", "nothing_caused_by_it", {}, "IM-M1")
    if t.passes == t.seats:
        fields.refuse("passes", "round_is_over", {}, "IM-T5")
    if t.decision != decisions.LEVER_ORDER and all_sailed(t):
        fields.refuse("ships", "round_is_over", {}, "IM-R3")


def _can_load_all(t: Table) -> bool:
    """IM-T4b to IM-T4d: stones on the sled, and spaces, for all that the card still loads."""
    if t.decision in (decisions.ACTION, decisions.LEVER_SHIP):
        return True
    wanted = 2 if t.decision == decisions.CHISEL_FIRST else 1
    return lane(t.sleds, t.seat) >= wanted and popcount(t.free) >= wanted


def _check_lever(t: Table, fields: Fields) -> None:
    """IM-T4a: the ship is moored, and what is ordered so far could have been chosen."""
    if t.ship == 0 or nibble(t.moored, t.ship - 1) == 0:
        _refuse_pending(t, fields, "ship")
    order, t.queue = t.queue, 0
    end = 0
    while order >> end:
        space = (order >> end & 7) - 1
        if foremost_unordered(t) >> space & 1 == 0:
            _refuse_pending(t, fields, "order")
        t.queue = order & (1 << end + 3) - 1
        end += 3


def _check_owner(t: Table, fields: Fields) -> None:
    """IM-T3a: what a stone brings, while its ship is unloaded or the temple is settled."""
    if (t.ship == 0) == (t.temple_space == 0):
        _refuse_pending(t, fields, "ship")
    if t.temple_space:
        _check_temple(t, fields)
    else:
        _check_unloading(t, fields)
    if not _is_offered(t):
        _refuse_pending(t, fields, "decision", "no_choice")


def _check_temple(t: Table, fields: Fields) -> None:
    """IM-R4: the round is over; the space of the temple belongs to the seat that decides."""
    if not all_sailed(t) and (t.passes < t.seats or t.aboard):
        fields.refuse("ships", "round_goes_on", {}, "IM-R4")
    if not is_b(t, TEMPLE) or stone_at(t.temple_seen, t.temple_space - 1) != t.seat + 1:
        _refuse_pending(t, fields, "temple_space")
    if t.queue:
        _refuse_pending(t, fields, "order")


def _check_unloading(t: Table, fields: Fields) -> None:
    """IM-T3: the ship is moored, and all its stones are still to come."""
    if nibble(t.moored, t.ship - 1) == 0:
        _refuse_pending(t, fields, "ship")
    if t.passes:
        fields.refuse("passes", "round_goes_on", {}, "IM-T5")
    spaces = []
    queue = t.queue
    while queue:
        spaces.append(int(queue & 7))
        queue >>= 3
    first = 4 * (t.ship - 1)
    if sorted(spaces) != [space + 1 for space in range(4) if stone_at(t.aboard, first + space)]:
        _refuse_pending(t, fields, "order")


def _is_offered(t: Table) -> bool:
    """Whether this decision can come up at all."""
    if t.decision in (decisions.MARKET, decisions.KEEP):
        at_market = t.ship > 0 and nibble(t.moored, t.ship - 1) == MARKET + 1
        return at_market and (t.pair > 0 or (t.decision == decisions.MARKET and t.market > 0))
    if t.decision == decisions.CHOICE:
        return t.temple_space > 0 and temple_gift(t.temple_space - 1) == CHOICE
    if not is_b(t, PYRAMID):
        return False
    if t.decision == decisions.BONUS_STONES:
        return takeable(t, t.seat, TAKEN_AT_ONCE) > 0
    return t.decision == decisions.BUILD or can_load(t, t.seat)
