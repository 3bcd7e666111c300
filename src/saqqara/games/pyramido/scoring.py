"""What a pyramid is worth (PY-R1 to PY-R4).

Seen from above, a pyramid has ten by ten quadrants at most. They are taken apart by the quadrant of stage 1 that they
lie over, `tl`, `tr`, `bl`, `br`, into four *layers*, which have the cells of a board of stage 1. A block of stage 2
covers one quadrant of each of four blocks (PY-B3): its br lies over the tl of the block that is one to the right and
one down, and so on. Stage 3 lies like stage 1, one cell to the right and down, and stage 4 so on stage 2: what a higher
stage has of a layer is one board, moved.
"""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import popcount
from saqqara.games.pyramido import decisions
from saqqara.games.pyramido.state import (
    ROW,
    Pyramid,
    Table,
    board,
    cards_held,
    is_out,
    jewel_points,
    minos_points,
    nibble,
    occupied,
    octet,
    of_colour,
    pyramid_of,
)
from saqqara.games.pyramido.tables import COLOURS, SOURCES, STAGES

_MOVED: Final = 0x00_01_07_08  # a byte a layer: where the board of stage 2 begins in it
_INWARD: Final = 8  # a cell to the right and down: two stages higher


def layer(odd: i64, even: i64, blocks: i64, quadrant: i64) -> i64:
    """What is seen in a layer: of `odd` on stages 1 and 3, of `even` on stages 2 and 4; `blocks` cover those below."""
    moved: i64 = octet(_MOVED, quadrant)
    seen: i64 = board(odd, 0)
    seen = seen & ~(board(blocks, 1) << moved) | board(even, 1) << moved
    seen = seen & ~(board(blocks, 2) << _INWARD) | board(odd, 2) << _INWARD
    moved += _INWARD
    return seen & ~(board(blocks, 3) << moved) | board(even, 3) << moved


def layer_of(plane: i64, blocks: i64, quadrant: i64) -> i64:
    """What is seen of a plane in a layer."""
    return layer(plane, plane, blocks, quadrant)


def jewels_seen(p: Pyramid, quadrant: i64) -> i64:
    """The jewels that are seen in a layer; what lies there on stages 2 and 4 is the opposite quadrant."""
    blocks: i64 = occupied(p)
    if quadrant == 0:
        return layer(p.jewels_tl, p.jewels_br, blocks, 0)
    if quadrant == 1:
        return layer(p.jewels_tr, p.jewels_bl, blocks, 1)
    if quadrant == 2:
        return layer(p.jewels_bl, p.jewels_tr, blocks, 2)
    return layer(p.jewels_br, p.jewels_tl, blocks, 3)


def marked_jewels(p: Pyramid, colour: i64) -> i64:
    """PY-R1, PY-R2: the visible jewels of the area that has this colour's marker on one of its blocks."""
    blocks: i64 = occupied(p)
    plane: i64 = of_colour(p, colour)
    marked: i64 = p.markers & plane
    tl: i64 = layer_of(marked, blocks, 0)
    tr: i64 = layer_of(marked, blocks, 1)
    bl: i64 = layer_of(marked, blocks, 2)
    br: i64 = layer_of(marked, blocks, 3)
    all_tl: i64 = layer_of(plane, blocks, 0)
    all_tr: i64 = layer_of(plane, blocks, 1)
    all_bl: i64 = layer_of(plane, blocks, 2)
    all_br: i64 = layer_of(plane, blocks, 3)
    while True:
        size: i64 = tl + tr + bl + br
        tl |= (tr | tr << 1 | bl | bl << ROW) & all_tl
        br |= (bl | bl >> 1 | tr | tr >> ROW) & all_br
        tr |= (tl | tl >> 1 | br | br << ROW) & all_tr
        bl |= (br | br << 1 | tl | tl >> ROW) & all_bl
        if tl + tr + bl + br == size:
            break
    jewels: i64 = popcount(tl & jewels_seen(p, 0)) + popcount(tr & jewels_seen(p, 1))
    return jewels + popcount(bl & jewels_seen(p, 2)) + popcount(br & jewels_seen(p, 3))


def stage_points(p: Pyramid) -> tuple[i64, i64]:
    """PY-R2: a point for each jewel in a marked area; PY-R3: once more those of the area that has the fewest."""
    jewels: i64 = 0
    fewest: i64 = 0
    if p.markers == 0:
        return 0, 0
    colour: i64 = 0
    while colour < COLOURS:
        colour += 1
        if p.markers & of_colour(p, colour):
            found: i64 = marked_jewels(p, colour)
            if jewels == 0 or found < fewest:
                fewest = found
            jewels += found
    return jewels, fewest


def total_points(p: Pyramid) -> i64:
    """All that was scored so far."""
    total: i64 = 0
    for stage in range(STAGES):
        total += jewel_points(p, stage) + minos_points(p, stage)
    return total


def is_scored_later(t: Table, seat: i64) -> bool:
    """Whether this seat may still score the running stage (PY-R1, PY-T6)."""
    return t.decision != decisions.OVER and not is_out(t, seat)


def outlook(t: Table, seat: i64) -> i64:
    """All points if the stage ended now."""
    p = pyramid_of(t, seat)
    points: i64 = total_points(p)
    if is_scored_later(t, seat):
        jewels, minos = stage_points(p)
        points += jewels + minos
    return points


def standing(t: Table, seat: i64) -> i64:
    """PY-E1: points, unused cards, the best single stage; PY-T6: the eliminated are behind, the latest first."""
    if is_out(t, seat):
        place: i64 = 0
        while nibble(t.lost, place) != seat + 1:
            place += 1
        return place - t.seats
    p = pyramid_of(t, seat)
    best: i64 = 0
    for stage in range(STAGES):
        best = max(best, jewel_points(p, stage) + minos_points(p, stage))
    return (total_points(p) * 4 + cards_held(p)) * 256 + best


def breakdown_of(t: Table, seat: int) -> dict[str, dict[str, int]]:
    """The scored stages as banked; the running one as if it ended now, unless nobody will score it for this seat."""
    p = pyramid_of(t, seat)
    points = []
    for stage in range(STAGES):
        points += [int(jewel_points(p, stage)), int(minos_points(p, stage))]
    breakdown = {source: {"banked": each, "projected": each} for source, each in zip(SOURCES, points, strict=True)}
    if is_scored_later(t, seat):
        jewels, minos = stage_points(p)
        breakdown[SOURCES[2 * t.stage]]["projected"] = int(jewels)
        breakdown[SOURCES[2 * t.stage + 1]]["projected"] = int(minos)
    return breakdown
