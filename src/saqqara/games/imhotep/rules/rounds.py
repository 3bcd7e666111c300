"""How a round begins and ends, and the game with it (IM-R1 to IM-R4, IM-A3, IM-B3, IM-E1)."""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import shl
from saqqara.core.errors import Hidden
from saqqara.games.imhotep import decisions, events
from saqqara.games.imhotep.rules.market import clear_market, draw_for, fill_market
from saqqara.games.imhotep.rules.sites import ask
from saqqara.games.imhotep.scoring import (
    blue_card_points,
    burial_points,
    decoration_points,
    last_obelisk_points,
    statue_points,
    wrath_points,
)
from saqqara.games.imhotep.state import Table, is_b, nibble, one, stone_at, temple_width
from saqqara.games.imhotep.tables import (
    BURIAL,
    MARKET,
    OBELISKS,
    ROUND_CARDS,
    ROUND_CARDS_OF_2,
    ROUND_CARDS_OF_3,
    ROUND_CARDS_OF_4,
    ROUNDS,
    SHIPS,
    SITES,
    TEMPLE,
    UNKNOWN_ROUND_CARD,
)

CHOICE: Final = 0  # what the temple's spaces give on side B
TWO: Final = 1
CARD: Final = 2
_TEMPLE_B: Final = 0x02010  # a nibble a space, the first space lowest: choice, two, choice, card, choice


def begin_round(t: Table) -> None:
    """IM-R1, IM-R2: this round's ships, empty, and four cards at the market."""
    card: i64 = t.round_cards >> 3 * t.round & 7
    if card == UNKNOWN_ROUND_CARD:
        raise Hidden
    t.learnt = 1
    lay_out_ships(t, card)
    if t.trace is not None:
        events.round_began(t, ROUND_CARDS[t.seats][card])
    spaces: i64 = 3 if is_b(t, MARKET) else 4
    fill_market(t, spaces)


def lay_out_ships(t: Table, card: i64) -> None:
    """IM-R1: the four ships of a round card."""
    sizes: i64 = ship_sizes(t.seats, card)
    t.sizes = 0
    t.free = 0
    for ship in range(SHIPS):
        size: i64 = (sizes >> 2 * ship & 3) + 1
        t.sizes |= size << 4 * ship
        t.free |= (shl(1, size) - 1) << 4 * ship
    t.aboard = 0
    t.moored = 0
    t.ready = 0
    t.harbours = shl(1, SITES) - 1


def ship_sizes(seats: i64, card: i64) -> i64:
    """IM-C3: two bits a ship, its size less one."""
    cards: i64 = ROUND_CARDS_OF_4
    if seats == 2:
        cards = ROUND_CARDS_OF_2
    elif seats == 3:
        cards = ROUND_CARDS_OF_3
    return cards >> 8 * card & 0xFF


def begin_turn(t: Table, seat: i64) -> None:
    """IM-R3: one action."""
    t.turns += 1
    t.active = seat
    ask(t, decisions.ACTION, seat)
    if t.trace is not None:
        events.turn_began(t)


def begin_round_end(t: Table) -> None:
    """IM-R4: first the temple, from its first space."""
    events.round_ended(t)
    t.temple_space = 1
    settle_temple_space(t)


def settle_temple(t: Table) -> None:
    """The next space of the temple; after the last one the round is over."""
    t.temple_space += 1
    if t.temple_space > temple_width(t):
        t.temple_space = 0
        _finish_round(t)
    else:
        settle_temple_space(t)


def settle_temple_space(t: Table) -> None:
    """IM-A3: a stone seen from above scores 1; IM-B3: it gives what its space says."""
    stone: i64 = stone_at(t.temple_seen, t.temple_space - 1)
    if stone == 0:
        return
    owner: i64 = stone - 1
    if not is_b(t, TEMPLE):
        score_temple(t, owner, "IM-A3", 1)
        return
    gift: i64 = temple_gift(t.temple_space - 1)
    if gift == TWO:
        score_temple(t, owner, "IM-B3", 2)
    elif gift == CARD:
        draw_for(t, owner)
    else:
        ask(t, decisions.CHOICE, owner)


def temple_gift(space: i64) -> i64:
    """IM-B3: what a space gives."""
    return nibble(_TEMPLE_B, space)


def score_temple(t: Table, owner: i64, rule: str, number: i64) -> None:
    t.temple_points += number * one(owner)
    if t.trace is not None:
        events.points(t, owner, rule, "temple", number)


def _finish_round(t: Table) -> None:
    """IM-R4: cards and ships go back; the next round, or the end of the game."""
    clear_market(t)
    if t.round == ROUNDS - 1:
        _finish_game(t)
        return
    t.round += 1
    t.passes = 0
    begin_round(t)
    starter: i64 = t.active + 1
    if starter == t.seats:
        starter = 0
    begin_turn(t, starter)


def _finish_game(t: Table) -> None:
    """IM-E1: what is scored at the end is banked with the end itself."""
    t.sizes = 0
    t.free = 0
    t.ready = 0
    t.moored = 0
    t.harbours = 0
    ask(t, decisions.OVER, 0)
    if t.trace is not None:
        events.game_ended(t)
        for seat in range(t.seats):
            tell_last_points(t, seat)


def tell_last_points(t: Table, seat: i64) -> None:
    burial_rule = "IM-A4"
    obelisk_rule = "IM-A5"
    if is_b(t, BURIAL):
        burial_rule = "IM-B4"
    if is_b(t, OBELISKS):
        obelisk_rule = "IM-B5"
    events.points(t, seat, burial_rule, "burial", burial_points(t, seat))
    events.points(t, seat, obelisk_rule, "obelisks", last_obelisk_points(t, seat))
    events.points(t, seat, "IM-M2", "decorations", decoration_points(t, seat))
    events.points(t, seat, "IM-M3", "statues", statue_points(t, seat))
    events.points(t, seat, "IM-M4", "blue_cards", blue_card_points(t, seat))
    events.points(t, seat, "IM-V1", "wrath", wrath_points(t, seat))
