"""Loading and sailing (IM-T1 to IM-T4)."""

from mypy_extensions import i64

from saqqara.core.bits import shl
from saqqara.games.imhotep import events
from saqqara.games.imhotep.state import Table, nibble, one, stone_at, takeable
from saqqara.games.imhotep.tables import SHIPS


def take_stones(t: Table, seat: i64, rule: str, wanted: i64) -> None:
    """IM-T1: from the quarry to the sled, as many as fit and exist."""
    stones = takeable(t, seat, wanted)
    t.sleds += stones << 8 * seat
    t.quarries -= stones << 8 * seat
    if t.trace is not None:
        events.took_stones(t, seat, rule, stones)


def load(t: Table, seat: i64, rule: str, place: i64) -> None:
    """IM-T2: a stone from the sled to a free space; `place` is 4 * ship + space."""
    ship: i64 = place >> 2
    t.aboard |= (seat + 1) << 3 * place
    t.free ^= shl(1, place)
    t.sleds -= one(seat)
    if holds_minimum(t, ship):
        t.ready |= shl(1, 5 * ship)
    if t.trace is not None:
        events.loaded(t, seat, rule, ship, place & 3)


def holds_minimum(t: Table, ship: i64) -> bool:
    """IM-C2: a minimum is the size less one; of a ship with one space it is one."""
    empty: i64 = nibble(t.free, ship)
    if empty == 0:
        return True
    return empty & (empty - 1) == 0 and nibble(t.sizes, ship) > 1


def moor(t: Table, rule: str, ship: i64, site: i64) -> None:
    """IM-T3: the ship lies at the site, its stones still aboard."""
    t.ship = ship + 1
    t.moored |= (site + 1) << 4 * ship
    t.harbours ^= shl(1, site)
    t.ready &= ~shl(1, 5 * ship)
    t.free &= ~shl(15, 4 * ship)
    if t.trace is not None:
        events.sailed(t, t.seat, rule, ship, site)


def unload_from_the_front(t: Table) -> None:
    """IM-T3: the order of unloading is that of the spaces."""
    first: i64 = 4 * (t.ship - 1)
    t.queue = 0
    for space in range(3, -1, -1):
        if stone_at(t.aboard, first + space):
            t.queue = t.queue << 3 | space + 1


def order_next(t: Table, space: i64) -> None:
    """IM-T4a: one more space of the order."""
    end: i64 = 0
    while t.queue >> end:
        end += 3
    t.queue |= (space + 1) << end
    events.ordered(t, t.seat, t.ship - 1, space)


def all_sailed(t: Table) -> bool:
    """IM-R3: with five sites and four ships, one harbour is left."""
    return t.harbours & (t.harbours - 1) == 0


def next_stone(t: Table) -> i64:
    """Takes the next stone of the queue off its ship; who it belongs to."""
    ship: i64 = t.ship - 1
    space: i64 = (t.queue & 7) - 1
    t.queue >>= 3
    place: i64 = 4 * ship + space
    owner: i64 = stone_at(t.aboard, place) - 1
    t.aboard &= ~shl(7, 3 * place)
    if t.trace is not None:
        events.unloaded(t, owner, ship, space, nibble(t.moored, ship) - 1)
    return owner


def send_stones_home(t: Table) -> None:
    """IM-T5: the stones aboard ships that have not sailed go back to their quarries."""
    for place in range(4 * SHIPS):
        stone: i64 = stone_at(t.aboard, place)
        if stone:
            t.quarries += one(stone - 1)
            t.free |= shl(1, place)
            events.went_home(t, stone - 1, place >> 2, place & 3)
    t.aboard = 0
    t.ready = 0
