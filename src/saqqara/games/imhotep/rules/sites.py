"""What a stone does where it lands (IM-A1 to IM-B5)."""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import shl
from saqqara.games.imhotep import decisions, events
from saqqara.games.imhotep.rules.legal import open_pyramids
from saqqara.games.imhotep.scoring import obelisk_value, obelisks_built
from saqqara.games.imhotep.state import Table, is_b, lane, nibble, one, takeable, temple_width
from saqqara.games.imhotep.tables import (
    BURIAL,
    BURIAL_SPACES,
    CARD_SPACE,
    LOAD_SPACE,
    OBELISK_STONES,
    OBELISKS,
    OBELISKS_OF_VALUE,
    PYRAMID,
    PYRAMID_A_SPACES,
    PYRAMID_A_VALUES,
    PYRAMID_B_VALUES,
    SMALL_PYRAMID_SPACES,
    STONES_SPACE,
    SURPLUS_VALUE,
    TAKEN_AT_ONCE,
    TEMPLE,
)

NO_BONUS: Final = 0
CARD_BONUS: Final = 1


def place(t: Table, owner: i64, site: i64) -> None:
    """A stone that lay nowhere comes to a site; whatever its owner may choose is asked."""
    if site == PYRAMID:
        _place_in_pyramid(t, owner)
    elif site == TEMPLE:
        _place_in_temple(t, owner)
    elif site == BURIAL:
        _place_in_burial_chamber(t, owner)
    elif site == OBELISKS:
        _place_at_obelisks(t, owner)
    else:
        _come_to_market(t, owner)


def ask(t: Table, decision: i64, seat: i64) -> None:
    t.decision = decision
    t.seat = seat


def _come_to_market(t: Table, owner: i64) -> None:
    """IM-A1: the stone goes back before its owner chooses; an empty market asks nobody."""
    t.quarries += one(owner)
    if t.trace is not None:
        events.returned(t, owner, "IM-A1")
    if t.market | t.pair:
        ask(t, decisions.MARKET, owner)


def _place_in_pyramid(t: Table, owner: i64) -> None:
    if is_b(t, PYRAMID):
        if open_pyramids(t):
            ask(t, decisions.BUILD, owner)
        else:
            _place_beside(t, owner, "IM-B2")
    elif t.pyramid_counts < PYRAMID_A_SPACES:
        space: i64 = t.pyramid_counts
        t.pyramid |= (owner + 1) << 3 * space
        t.pyramid_counts += 1
        if t.trace is not None:
            events.placed(t, owner, "IM-A2", PYRAMID, space + 1)
            events.points(t, owner, "IM-A2", "pyramid", nibble(PYRAMID_A_VALUES, space))
    else:
        _place_beside(t, owner, "IM-A2")


def _place_beside(t: Table, owner: i64, rule: str) -> None:
    """IM-A2, IM-B2: beside what is complete every further stone scores 1."""
    t.surplus += one(owner)
    if t.trace is not None:
        events.placed_beside(t, owner, rule)
        events.points(t, owner, rule, "pyramid", SURPLUS_VALUE)


def build(t: Table, owner: i64, pyramid: i64) -> i64:
    """IM-B2: the next space of a small pyramid; gives the bonus that is left to the cards, else asks or gives none."""
    count: i64 = nibble(t.pyramid_counts, pyramid)
    space: i64 = SMALL_PYRAMID_SPACES * pyramid + count
    t.pyramid |= (owner + 1) << 3 * space
    t.pyramid_counts += shl(1, 4 * pyramid)
    if t.trace is not None:
        events.built(t, owner, pyramid, count + 1)
        events.points(t, owner, "IM-B2", "pyramid", nibble(PYRAMID_B_VALUES, space))
    if space == CARD_SPACE:
        return CARD_BONUS
    if space == STONES_SPACE and takeable(t, owner, TAKEN_AT_ONCE) > 0:
        ask(t, decisions.BONUS_STONES, owner)
    elif space == LOAD_SPACE and can_load(t, owner):
        ask(t, decisions.BONUS_LOAD, owner)
    return NO_BONUS


def can_load(t: Table, owner: i64) -> bool:
    """IM-B2c: a stone on the sled and a space on a ship; never once the round has ended."""
    return t.temple_space == 0 and t.free != 0 and lane(t.sleds, owner) > 0


def _place_in_temple(t: Table, owner: i64) -> None:
    """IM-A3: from left to right, then on top."""
    at: i64 = 3 * t.temple_next
    t.temple_seen = t.temple_seen & ~shl(7, at) | (owner + 1) << at
    t.temple_stones += one(owner)
    t.temple_next += 1
    if t.trace is not None:
        events.placed(t, owner, "IM-A3", TEMPLE, t.temple_next)
    if t.temple_next == temple_width(t):
        t.temple_next = 0


def _place_in_burial_chamber(t: Table, owner: i64) -> None:
    """IM-A4: columns from the left, each from the top down.

    It is without limit; 28 stones can be reached and 30 are drawn. On a table set up by hand further ones go back.
    """
    if t.burial_count == BURIAL_SPACES:
        t.quarries += one(owner)
        if t.trace is not None:
            events.returned(t, owner, "IM-A4")
        return
    cell: i64 = shl(1, t.burial_count)
    if owner < 2:
        t.burial01 |= cell << BURIAL_SPACES * owner
    else:
        t.burial23 |= cell << BURIAL_SPACES * (owner - 2)
    t.burial_count += 1
    if t.trace is not None:
        events.placed(t, owner, "IM-A4", BURIAL, t.burial_count)


def _place_at_obelisks(t: Table, owner: i64) -> None:
    """IM-A5: on the colour's pile; IM-B5: the third waiting stone makes an obelisk."""
    t.obelisk_stones += one(owner)
    stones: i64 = lane(t.obelisk_stones, owner)
    if not is_b(t, OBELISKS):
        if t.trace is not None:
            events.placed(t, owner, "IM-A5", OBELISKS, stones)
        return
    if t.trace is not None:
        events.placed(t, owner, "IM-B5", OBELISKS, (stones - 1) % OBELISK_STONES + 1)
    if stones % OBELISK_STONES == 0:
        number: i64 = obelisks_built(t) - 1
        if number < OBELISKS_OF_VALUE:
            t.obelisks |= (owner + 1) << 3 * number
        if t.trace is not None:
            events.built_obelisk(t, owner, number + 1)
            events.points(t, owner, "IM-B5", "obelisks", obelisk_value(number))


def site_of(t: Table, ship: i64) -> i64:
    """Where a ship is moored."""
    return nibble(t.moored, ship) - 1
