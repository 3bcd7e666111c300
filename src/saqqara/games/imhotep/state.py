"""The table, packed: everything that lies on it, face up or face down, and who has to decide what.

Three ways of packing return everywhere. A *stone* is three bits: 0 for none, else its seat + 1. A *lane* is a byte a
seat. A *card* is a nibble; a pile that is only counted has a nibble for each kind of card, at 4 * card.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from saqqara.core.bits import shl
from saqqara.core.event import Trace
from saqqara.core.state import State
from saqqara.games.imhotep import decisions
from saqqara.games.imhotep.tables import BURIAL_SPACES, LEVER, PYRAMID_DECORATION, SLED_PLACES, STATUE

WORDS: Final = (
    "seats", "variant", "turns", "reveals", "round", "active", "seat", "decision", "passes",
    "round_cards", "sizes", "aboard", "moored", "free", "ready", "harbours", "ship", "queue", "temple_space",
    "sleds", "quarries", "market", "pair", "deck0", "deck1", "deck2", "deck_count", "discards", "apart", "reshuffle",
    "blue_cards", "kept_cards", "pyramid", "pyramid_counts", "surplus",
    "temple_seen", "temple_stones", "temple_next", "temple_points", "burial01", "burial23", "burial_count",
    "obelisk_stones", "obelisks",
)  # fmt: skip


@mypyc_attr(acyclic=True)
class Table(State):
    """One position of Imhotep, as data."""

    # The game: chosen once.
    seats: i64 = 2
    variant: i64 = 0  # a bit a site: side B; then Pharaoh's Wrath

    # Time.
    turns: i64 = 0
    reveals: i64 = 0
    learnt: i64 = 0  # 1 while an action has shown something hidden to somebody
    round: i64 = 0  # 0-5
    active: i64 = 0  # whose turn it is
    seat: i64 = 0  # who decides
    decision: i64 = decisions.ACTION
    passes: i64 = 0  # in a row

    # Ships.
    round_cards: i64 = 0  # the whole order, 3 bits each: six rounds, then the removed one
    sizes: i64 = 0  # a nibble a ship
    aboard: i64 = 0  # 16 stones, four spaces a ship, the front lowest
    moored: i64 = 0  # a nibble a ship: site + 1, 0 before it sails
    free: i64 = 0  # a bit a space, four a ship: can be loaded
    ready: i64 = 0  # bit 5 * ship: holds its minimum and has not sailed
    harbours: i64 = 0  # a bit a site: no ship has moored there

    # What is going on within a turn or at a round's end.
    ship: i64 = 0  # the ship that is ordered, unloaded or has to sail: 1-4
    queue: i64 = 0  # its spaces + 1 still to be unloaded, 3 bits each, the next one lowest
    temple_space: i64 = 0  # the temple's space that is being settled: 1-5

    # Stones of each seat.
    sleds: i64 = 0  # lanes
    quarries: i64 = 0  # lanes

    # Cards.
    market: i64 = 0  # four cards, face up
    pair: i64 = 0  # two cards, face down; then those of them that are older than the last reshuffle, sorted
    deck0: i64 = 0  # fifteen cards a word, the top card is the last one
    deck1: i64 = 0
    deck2: i64 = 0
    deck_count: i64 = 0
    discards: i64 = 0  # counted
    apart: i64 = 0  # counted: red cards that are being carried out
    reshuffle: i64 = 0  # decides the next reshuffle
    blue_cards: i64 = 0  # lanes: two bits each for lever, hammer, sail, chisel
    kept_cards: i64 = 0  # 16 bits a seat: two bits each for the four decorations in their order, then the statues

    # Sites.
    pyramid: i64 = 0  # stones: side A 14 in the order of filling, side B 5 a pyramid
    pyramid_counts: i64 = 0  # a nibble a pyramid
    surplus: i64 = 0  # lanes
    temple_seen: i64 = 0  # stones seen from above
    temple_stones: i64 = 0  # lanes, covered ones too
    temple_next: i64 = 0  # where the next stone goes
    temple_points: i64 = 0  # lanes
    burial01: i64 = 0  # a bitboard of 30 for seat 0 and one for seat 1: bit 3 * column + row
    burial23: i64 = 0
    burial_count: i64 = 0
    obelisk_stones: i64 = 0  # lanes; on side B three make an obelisk, the rest waits
    obelisks: i64 = 0  # side B: the builders of the first eight, as stones

    trace: Trace | None = None


def copy_table(t: Table, other: Table) -> None:
    """Make `t` equal to `other`, its trace excepted; allocates nothing."""
    t.seats = other.seats
    t.variant = other.variant
    t.turns = other.turns
    t.reveals = other.reveals
    t.round = other.round
    t.active = other.active
    t.seat = other.seat
    t.decision = other.decision
    t.passes = other.passes
    t.round_cards = other.round_cards
    t.sizes = other.sizes
    t.aboard = other.aboard
    t.moored = other.moored
    t.free = other.free
    t.ready = other.ready
    t.harbours = other.harbours
    t.ship = other.ship
    t.queue = other.queue
    t.temple_space = other.temple_space
    _copy_cards_and_sites(t, other)


def _copy_cards_and_sites(t: Table, other: Table) -> None:
    t.market = other.market
    t.pair = other.pair
    t.deck0 = other.deck0
    t.deck1 = other.deck1
    t.deck2 = other.deck2
    t.deck_count = other.deck_count
    t.discards = other.discards
    t.apart = other.apart
    t.reshuffle = other.reshuffle
    t.blue_cards = other.blue_cards
    t.kept_cards = other.kept_cards
    t.sleds = other.sleds
    t.quarries = other.quarries
    t.pyramid = other.pyramid
    t.pyramid_counts = other.pyramid_counts
    t.surplus = other.surplus
    t.temple_seen = other.temple_seen
    t.temple_stones = other.temple_stones
    t.temple_next = other.temple_next
    t.temple_points = other.temple_points
    t.burial01 = other.burial01
    t.burial23 = other.burial23
    t.burial_count = other.burial_count
    t.obelisk_stones = other.obelisk_stones
    t.obelisks = other.obelisks


def is_b(t: Table, site: i64) -> bool:
    """Whether side B of a site is played."""
    return t.variant >> site & 1 == 1


def lane(word: i64, seat: i64) -> i64:
    return word >> 8 * seat & 0xFF


def one(seat: i64) -> i64:
    """1 in the lane of a seat."""
    return shl(1, 8 * seat)


def sum_of_lanes(word: i64) -> i64:
    return (word & 0xFF) + (word >> 8 & 0xFF) + (word >> 16 & 0xFF) + (word >> 24 & 0xFF)


def stone_at(stones: i64, index: i64) -> i64:
    return stones >> 3 * index & 7


def nibble(word: i64, index: i64) -> i64:
    return word >> 4 * index & 15


def takeable(t: Table, seat: i64, wanted: i64) -> i64:
    """How many of `wanted` stones fit on the sled and are left in the quarry (IM-T1)."""
    room: i64 = SLED_PLACES - lane(t.sleds, seat)
    left: i64 = lane(t.quarries, seat)
    return min(wanted, min(room, left))  # noqa: PLW3301 - compiled code knows only min of two


def temple_width(t: Table) -> i64:
    """The spaces of the temple's levels (IM-A3)."""
    return 4 if t.seats == 2 else 5


def burial_of(t: Table, seat: i64) -> i64:
    """The bitboard of one colour's stones in the burial chamber."""
    if seat < 2:
        return t.burial01 >> BURIAL_SPACES * seat & 0x3FFFFFFF
    return t.burial23 >> BURIAL_SPACES * (seat - 2) & 0x3FFFFFFF


def held(t: Table, seat: i64, card: i64) -> i64:
    """How many of one kind of green, violet or blue card a seat holds."""
    if card >= LEVER:
        return t.blue_cards >> 8 * seat + 2 * (card - LEVER) & 3
    kept = t.kept_cards >> 16 * seat
    if card == STATUE:
        return kept >> 8 & 15
    return kept >> 2 * (card - PYRAMID_DECORATION) & 3
