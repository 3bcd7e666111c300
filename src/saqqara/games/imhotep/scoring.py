"""What the table is worth, source by source. The pyramid, the temple and finished obelisks are paid at once."""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import popcount
from saqqara.games.imhotep.state import Table, burial_of, held, is_b, lane, nibble, stone_at, sum_of_lanes
from saqqara.games.imhotep.tables import (
    BURIAL,
    BURIAL_CHAMBER_DECORATION,
    CHAMBER_PRIZES,
    CHAMBER_ROWS,
    LATER_OBELISK_VALUE,
    OBELISK_DECORATION,
    OBELISK_PRIZES_OF_2,
    OBELISK_PRIZES_OF_3,
    OBELISK_PRIZES_OF_4,
    OBELISK_STONES,
    OBELISK_VALUES,
    OBELISKS,
    OBELISKS_OF_VALUE,
    PYRAMID,
    PYRAMID_A_SPACES,
    PYRAMID_A_VALUES,
    PYRAMID_B_VALUES,
    PYRAMID_DECORATION,
    SITES,
    SMALL_PYRAMID_SPACES,
    SMALL_PYRAMIDS,
    STATUE,
    SURPLUS_VALUE,
    TEMPLE_DECORATION,
    WRATH_POINTS,
)

_ROW: Final = 0o1111111111  # every third bit of a burial bitboard: the top row
_NOT_TOP: Final = 0o6666666666
_NOT_BOTTOM: Final = 0o3333333333


def pyramid_points(t: Table, seat: i64) -> i64:
    """IM-A2, IM-B2."""
    values: i64 = PYRAMID_A_VALUES
    spaces: i64 = PYRAMID_A_SPACES
    if is_b(t, PYRAMID):
        values = PYRAMID_B_VALUES
        spaces = SMALL_PYRAMIDS * SMALL_PYRAMID_SPACES
    points: i64 = SURPLUS_VALUE * lane(t.surplus, seat)
    for space in range(spaces):
        if stone_at(t.pyramid, space) == seat + 1:
            points += nibble(values, space)
    return points


def temple_points(t: Table, seat: i64) -> i64:
    """IM-A3, IM-B3: what the temple has given so far."""
    return lane(t.temple_points, seat)


def group_points(size: i64) -> i64:
    """IM-A4, IM-M3: 1, 3, 6, 10, 15, beyond five 15 + 2 for each more."""
    if size <= 5:
        return size * (size + 1) >> 1
    return 15 + 2 * (size - 5)


def burial_points(t: Table, seat: i64) -> i64:
    """What the burial chamber gives at the end of the game."""
    if is_b(t, BURIAL):
        return _burial_rows(t, seat)
    return _burial_groups(burial_of(t, seat))


def _burial_groups(stones: i64) -> i64:
    """IM-A4: every group of orthogonally adjacent stones scores by its size."""
    points: i64 = 0
    while stones:
        group: i64 = stones & -stones
        while True:
            grown: i64 = group | (group & _NOT_BOTTOM) << 1 | (group & _NOT_TOP) >> 1
            grown = (grown | group << CHAMBER_ROWS | group >> CHAMBER_ROWS) & stones
            if grown == group:
                break
            group = grown
        stones ^= group
        points += group_points(popcount(group))
    return points


def _burial_rows(t: Table, seat: i64) -> i64:
    """IM-B4: each row is ranked by itself."""
    points: i64 = 0
    for row in range(CHAMBER_ROWS):
        counts: i64 = 0
        for other in range(t.seats):
            counts |= popcount(burial_of(t, other) >> row & _ROW) << 8 * other
        points += ranked_points(counts, t.seats, seat, CHAMBER_PRIZES)
    return points


def obelisk_prizes(seats: i64) -> i64:
    """IM-A5: a byte a place."""
    if seats == 2:
        return OBELISK_PRIZES_OF_2
    if seats == 3:
        return OBELISK_PRIZES_OF_3
    return OBELISK_PRIZES_OF_4


def ranked_points(counts: i64, seats: i64, seat: i64, prizes: i64) -> i64:
    """IM-A5, IM-B4: tied seats share the prizes of the places they take up, rounded down; nothing for no stone."""
    mine: i64 = lane(counts, seat)
    if mine == 0:
        return 0
    better: i64 = 0
    tied: i64 = 0
    for other in range(seats):
        theirs: i64 = lane(counts, other)
        if theirs > mine:
            better += 1
        elif theirs == mine:
            tied += 1
    total: i64 = 0
    for place in range(better, better + tied):
        total += lane(prizes, place)
    return total // tied


def obelisks_built(t: Table) -> i64:
    """IM-B5: how many obelisks stand."""
    built: i64 = 0
    for seat in range(t.seats):
        built += lane(t.obelisk_stones, seat) // OBELISK_STONES
    return built


def obelisk_value(number: i64) -> i64:
    """IM-B5: what the obelisk of this number gives, counted from 0."""
    if number < OBELISKS_OF_VALUE:
        return nibble(OBELISK_VALUES, number)
    return LATER_OBELISK_VALUE


def built_obelisk_points(t: Table, seat: i64) -> i64:
    """IM-B5: what finished obelisks have given."""
    if not is_b(t, OBELISKS):
        return 0
    points: i64 = 0
    later: i64 = lane(t.obelisk_stones, seat) // OBELISK_STONES
    for number in range(OBELISKS_OF_VALUE):
        if stone_at(t.obelisks, number) == seat + 1:
            points += nibble(OBELISK_VALUES, number)
            later -= 1
    return points + LATER_OBELISK_VALUE * later


def last_obelisk_points(t: Table, seat: i64) -> i64:
    """What the obelisks give at the end of the game: the ranking (IM-A5), or 1 for each waiting stone (IM-B5)."""
    if is_b(t, OBELISKS):
        return lane(t.obelisk_stones, seat) % OBELISK_STONES
    return ranked_points(t.obelisk_stones, t.seats, seat, obelisk_prizes(t.seats))


def decoration_points(t: Table, seat: i64) -> i64:
    """IM-M2: 1 point for every three stones of a site, anyone's, for each card."""
    if t.kept_cards >> 16 * seat & 0xFF == 0:
        return 0
    in_pyramid: i64 = sum_of_lanes(t.surplus)
    for pyramid in range(SMALL_PYRAMIDS):
        in_pyramid += nibble(t.pyramid_counts, pyramid)
    points: i64 = held(t, seat, PYRAMID_DECORATION) * (in_pyramid // 3)
    points += held(t, seat, TEMPLE_DECORATION) * (sum_of_lanes(t.temple_stones) // 3)
    points += held(t, seat, BURIAL_CHAMBER_DECORATION) * (t.burial_count // 3)
    return points + held(t, seat, OBELISK_DECORATION) * (sum_of_lanes(t.obelisk_stones) // 3)


def statue_points(t: Table, seat: i64) -> i64:
    """IM-M3."""
    return group_points(held(t, seat, STATUE))


def blue_card_points(t: Table, seat: i64) -> i64:
    """IM-M4: 1 for each unplayed card."""
    twos = lane(t.blue_cards, seat)
    return (twos & 3) + (twos >> 2 & 3) + (twos >> 4 & 3) + (twos >> 6)


def wrath_points(t: Table, seat: i64) -> i64:
    """IM-V1: a site without a stone of this colour costs five points, once."""
    if t.variant >> SITES & 1 == 0 or _is_everywhere(t, seat):
        return 0
    return -WRATH_POINTS


def _is_everywhere(t: Table, seat: i64) -> bool:
    if lane(t.temple_stones, seat) == 0 or lane(t.obelisk_stones, seat) == 0 or burial_of(t, seat) == 0:
        return False
    if lane(t.surplus, seat) > 0:
        return True
    in_pyramid: i64 = 0
    for space in range(SMALL_PYRAMIDS * SMALL_PYRAMID_SPACES):
        if stone_at(t.pyramid, space) == seat + 1:
            in_pyramid += 1
    return in_pyramid > 0


def banked_points(t: Table, seat: i64) -> i64:
    """All that was paid at once."""
    return pyramid_points(t, seat) + temple_points(t, seat) + built_obelisk_points(t, seat)


def last_points(t: Table, seat: i64) -> i64:
    """IM-E1: all that is paid when the game ends."""
    points = burial_points(t, seat) + last_obelisk_points(t, seat) + decoration_points(t, seat)
    return points + statue_points(t, seat) + blue_card_points(t, seat) + wrath_points(t, seat)


def score(t: Table, seat: i64, over: bool) -> i64:
    """The banked points."""
    points = banked_points(t, seat)
    if over:
        points += last_points(t, seat)
    return points


def breakdown_of(t: Table, seat: int, over: bool) -> dict[str, dict[str, int]]:
    """Each source's points: banked, and projected as if the game ended now."""
    obelisks = built_obelisk_points(t, seat)
    return {
        "pyramid": _paid_at_once(pyramid_points(t, seat)),
        "temple": _paid_at_once(temple_points(t, seat)),
        "burial": _paid_at_the_end(0, burial_points(t, seat), over),
        "obelisks": _paid_at_the_end(obelisks, last_obelisk_points(t, seat), over),
        "decorations": _paid_at_the_end(0, decoration_points(t, seat), over),
        "statues": _paid_at_the_end(0, statue_points(t, seat), over),
        "blue_cards": _paid_at_the_end(0, blue_card_points(t, seat), over),
        "wrath": _paid_at_the_end(0, wrath_points(t, seat), over),
    }


def _paid_at_once(points: int) -> dict[str, int]:
    return {"banked": points, "projected": points}


def _paid_at_the_end(before: int, at_end: int, over: bool) -> dict[str, int]:
    total = before + at_end
    return {"banked": total if over else before, "projected": total}
