"""What may be done now: one bit for each legal action, for every decision."""

from mypy_extensions import i64

from saqqara.core.bits import popcount, shl
from saqqara.games.imhotep import actions, decisions
from saqqara.games.imhotep.state import Table, lane, nibble, stone_at, takeable
from saqqara.games.imhotep.tables import (
    CHISEL,
    HAMMER,
    LEVER,
    SAIL,
    SHIPS,
    SMALL_PYRAMID_SPACES,
    SMALL_PYRAMIDS,
    TAKEN_AT_ONCE,
)


def legal(t: Table) -> i64:
    """All legal actions as bits; 0 when the game is over."""
    decision = t.decision
    if decision == decisions.ACTION:
        return _turn_actions(t)
    if decision <= decisions.OVER:
        return 0
    if decision <= decisions.LEVER_ORDER:
        return _blue_card_choices(t)
    return _owner_choices(t)


def _turn_actions(t: Table) -> i64:
    """IM-R3: exactly one of the four actions; IM-T5: to pass only where there is none."""
    sled: i64 = lane(t.sleds, t.seat)
    mask: i64 = sailings(t)
    if sled > 0:
        mask |= t.free << actions.LOAD
    if takeable(t, t.seat, TAKEN_AT_ONCE) > 0:
        mask |= shl(1, actions.TAKE)
    if lane(t.blue_cards, t.seat) != 0:
        mask |= _playable(t, sled)
    if mask == 0:
        mask = shl(1, actions.PASS)
    return mask


def sailings(t: Table) -> i64:
    """IM-T3: every ready ship to every free site. Ships are five bits apart, so a product pairs them with the sites."""
    return t.ready * t.harbours << actions.SAIL


def _playable(t: Table, sled: i64) -> i64:
    """IM-T4: the blue cards held whose whole effect can be carried out."""
    twos = lane(t.blue_cards, t.seat)
    mask: i64 = 0
    if twos & 3 and lever_works(t):
        mask |= shl(1, actions.PLAY)
    if twos >> 2 & 3 and hammer_works(t):
        mask |= shl(1, actions.PLAY + HAMMER - LEVER)
    if twos >> 4 & 3 and sled >= 1 and sail_card_spaces(t):
        mask |= shl(1, actions.PLAY + SAIL - LEVER)
    if twos >> 6 and sled >= 2 and popcount(t.free) >= 2:
        mask |= shl(1, actions.PLAY + CHISEL - LEVER)
    return mask


def lever_works(t: Table) -> bool:
    """IM-T4a: a ship can sail."""
    return t.ready != 0


def hammer_works(t: Table) -> bool:
    """IM-T4b: a stone can be loaded afterwards."""
    return t.free != 0 and lane(t.sleds, t.seat) + takeable(t, t.seat, TAKEN_AT_ONCE) > 0


def sail_card_spaces(t: Table) -> i64:
    """IM-T4c: the free spaces of ships that hold their minimum after one more stone."""
    spaces: i64 = 0
    for ship in range(SHIPS):
        # A minimum is the size less one, of ships of one space the size: so at most two spaces may be free.
        if popcount(nibble(t.free, ship)) <= 2:
            spaces |= t.free & shl(15, 4 * ship)
    return spaces


def _blue_card_choices(t: Table) -> i64:
    """What a blue card that was played leaves to choose (IM-T4a to IM-T4d)."""
    decision = t.decision
    if decision <= decisions.CHISEL_SECOND:
        return t.free << actions.LOAD
    if decision == decisions.SAIL_LOAD:
        return sail_card_spaces(t) << actions.LOAD
    if decision == decisions.SAIL_SHIP:
        return t.harbours << actions.SAIL + 5 * (t.ship - 1)
    if decision == decisions.LEVER_SHIP:
        return sailings(t)
    return foremost_unordered(t) << actions.UNLOAD


def foremost_unordered(t: Table) -> i64:
    """IM-T4a: the spaces whose turn is not yet fixed; of stones of one colour only the foremost."""
    ordered: i64 = 0
    queue: i64 = t.queue
    while queue:
        ordered |= shl(1, (queue & 7) - 1)
        queue >>= 3
    colours: i64 = 0
    spaces: i64 = 0
    for space in range(4):
        stone: i64 = stone_at(t.aboard, 4 * (t.ship - 1) + space)
        if stone and ordered >> space & 1 == 0 and colours >> stone & 1 == 0:
            colours |= shl(1, stone)
            spaces |= shl(1, space)
    return spaces


def _owner_choices(t: Table) -> i64:
    """IM-T3a: what a stone brings is its owner's choice."""
    decision = t.decision
    if decision == decisions.MARKET:
        return _market_cards(t) << actions.PICK | shl(1, actions.DECLINE)
    if decision == decisions.KEEP:
        mask: i64 = shl(1, actions.KEEP)
        if t.pair >> 4 & 15:
            mask |= shl(1, actions.KEEP + 1)
        return mask
    if decision == decisions.BUILD:
        return open_pyramids(t) << actions.BUILD
    if decision == decisions.BONUS_STONES:
        return shl(1, actions.TAKE) | shl(1, actions.DECLINE)
    if decision == decisions.BONUS_LOAD:
        return t.free << actions.LOAD | shl(1, actions.DECLINE)
    if takeable(t, t.seat, 2) > 0:  # IM-B3
        return shl(1, actions.CHOOSE_POINTS) | shl(1, actions.CHOOSE_STONES)
    return shl(1, actions.CHOOSE_POINTS)


def _market_cards(t: Table) -> i64:
    """A bit for each face-up card; the last one for the pair (IM-B1)."""
    cards: i64 = 0
    for space in range(4):
        if nibble(t.market, space):
            cards |= shl(1, space)
    if t.pair:
        cards |= shl(1, actions.PICK_HIDDEN - actions.PICK)
    return cards


def open_pyramids(t: Table) -> i64:
    """IM-B2: the small pyramids that are not complete."""
    pyramids: i64 = 0
    for pyramid in range(SMALL_PYRAMIDS):
        if nibble(t.pyramid_counts, pyramid) < SMALL_PYRAMID_SPACES:
            pyramids |= shl(1, pyramid)
    return pyramids
