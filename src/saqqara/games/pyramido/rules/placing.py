"""Where a domino fits, and placing it (PY-B2, PY-T1 to PY-T5)."""

from typing import Final

from mypy_extensions import i64

from saqqara.core.bits import nth, popcount, shl
from saqqara.core.state import WORD_BITS
from saqqara.games.pyramido import events
from saqqara.games.pyramido.state import (
    EVERY_ROW,
    ROW,
    WINDOW,
    Pyramid,
    Table,
    board,
    free_cells,
    is_open,
    occupied,
    origin,
    pyramid_of,
    raster,
)
from saqqara.games.pyramido.tables import BLOCKS, JEWELS, LOOKS_SAME

_CELLS: Final = 49  # of the window
_LAST_COLUMN: Final = 0x1020408102040


# --- Where


def find_placements(t: Table) -> None:
    """PY-T1, PY-T2: all places for a domino in the window of the seat's stage."""
    p = pyramid_of(t, t.seat)
    t.across = 0
    t.down = 0
    if p.width == 0:
        t.across = shl(1, WINDOW)  # the opening: unique up to turning and shifting
        return
    laid: i64 = board(occupied(p), t.stage) << WINDOW
    if t.stage == 0:
        beside: i64 = _touching(laid)
        _add_placements(t, _reach(p, 5, 4) & ~laid, beside)
        _add_placements(t, _reach(p, 4, 5) & ~laid, beside)
        return
    free: i64 = raster(p, t.stage) << WINDOW & ~laid
    if laid == 0:
        _add_placements(t, free, free)
    else:
        _add_placements(t, free, _touching(laid))


def _touching(laid: i64) -> i64:
    """PY-T2: the cells that share a side with a block. Across the window's edge nothing is free."""
    return laid << 1 | laid >> 1 | laid << ROW | laid >> ROW


def _reach(p: Pyramid, width: i64, height: i64) -> i64:
    """PY-B2: all cells of the window that lie with the blocks so far in some rectangle of this size."""
    if p.width > width or p.height > height:
        return 0
    left: i64 = p.width + 2 - width
    top: i64 = p.height + 2 - height
    left = max(left, 0)
    top = max(top, 0)
    columns: i64 = (shl(1, width + 2) - shl(1, left)) * EVERY_ROW
    return columns & (shl(1, ROW * (height + 2)) - shl(1, ROW * top))


def _add_placements(t: Table, free: i64, beside: i64) -> None:
    """Pairs of free cells, one of which touches."""
    across: i64 = free & free >> 1 & ~_LAST_COLUMN
    down: i64 = free & free >> ROW
    t.across |= across & (beside | beside >> 1)
    t.down |= down & (beside | beside >> ROW)


def fits(p: Pyramid, stage: i64) -> bool:
    """PY-T5: a domino fits somewhere. While the raster of stage 1 is open, one always does (docs/pyramido.md)."""
    if stage == 0 and is_open(p):
        return True
    free: i64 = free_cells(p, stage)
    return free & (free >> 1 | free >> ROW) != 0


def only_half_turns(t: Table) -> bool:
    """Whether turns by 180 and 270 degrees would give the same again: of such dominoes, and of the opening."""
    return LOOKS_SAME[t.domino] == 1 or pyramid_of(t, t.seat).width == 0


def placements_turned(t: Table, turns: i64) -> i64:
    """The cells of the window where the left block may lie when the domino is turned so."""
    if turns == 0:
        return t.across
    if turns == 1:
        return t.down
    if only_half_turns(t):
        return 0
    if turns == 2:
        return t.across << 1
    return t.down << ROW


def is_placement(t: Table, cell: i64, turns: i64) -> bool:
    """Whether the left block may lie on this cell of the window."""
    return placements_turned(t, turns) >> cell & 1 == 1


def count_placements(t: Table) -> i64:
    count: i64 = popcount(t.across) + popcount(t.down)
    return count if only_half_turns(t) else count + count


def nth_placement(t: Table, k: i64) -> i64:
    """The k-th placement, counted from 0, as 4 * cell of the window + quarter turns."""
    to_left: i64 = placements_turned(t, 2)
    to_top: i64 = placements_turned(t, 3)
    cell: i64 = 0
    while True:
        turns: i64 = _turns_at(t, to_left, to_top, cell)
        here: i64 = popcount(turns)
        if k < here:
            return 4 * cell + nth(turns, k)
        k -= here
        cell += 1


def placements_word(t: Table, begin: i64) -> i64:
    """A bit for each of WORD_BITS placements from `begin` on."""
    to_left: i64 = placements_turned(t, 2)
    to_top: i64 = placements_turned(t, 3)
    word: i64 = 0
    cell: i64 = max(begin >> 2, 0)
    while 4 * cell < begin + WORD_BITS and cell < _CELLS:
        at: i64 = 4 * cell - begin
        turns: i64 = _turns_at(t, to_left, to_top, cell)
        if at < 0:
            word |= turns >> -at
        else:
            word |= (turns & (shl(1, min(WORD_BITS - at, 4)) - 1)) << at
        cell += 1
    return word


def _turns_at(t: Table, to_left: i64, to_top: i64, cell: i64) -> i64:
    """A bit for each turn that the domino may have with its left block on this cell of the window."""
    turns: i64 = (t.across >> cell & 1) | (t.down >> cell & 1) << 1
    return turns | (to_left >> cell & 1) << 2 | (to_top >> cell & 1) << 3


# --- Placing


def place(t: Table, placement: i64) -> None:
    """PY-T1: the drafted domino onto two cells; `placement` as in `nth_placement`."""
    p = pyramid_of(t, t.seat)
    turns: i64 = placement & 3
    cell: i64 = placement >> 2
    other: i64 = cell + window_step(turns)
    shift: i64 = origin(t.stage) - WINDOW
    if t.stage == 0:
        shift += _grow(p, cell, other)
    t.first = cell + shift
    t.second = other + shift
    at: i64 = 8 * t.domino + 2 * turns
    lay_block(p, t.first, BLOCKS[at])
    lay_block(p, t.second, BLOCKS[at + 1])
    events.placed(t, turns)
    t.domino = 0
    t.across = 0
    t.down = 0


def window_step(turns: i64) -> i64:
    """From the left block's cell to the right one's."""
    if turns == 0:
        return 1
    if turns == 1:
        return ROW
    if turns == 2:
        return -1
    return -ROW


def _grow(p: Pyramid, cell: i64, other: i64) -> i64:
    """PY-B2: two more cells of the window are in the box around stage 1; by how much its blocks had to be moved."""
    low: i64 = min(cell, other)
    high: i64 = max(cell, other)
    columns: i64 = 2 - min(low % ROW, high % ROW)
    rows: i64 = 2 - low // ROW
    columns = max(columns, 0)
    rows = max(rows, 0)
    width: i64 = max(p.width, max(low % ROW, high % ROW) - 1) + columns
    height: i64 = max(p.height, high // ROW - 1) + rows
    p.draw_box(p.left + columns, p.top + rows, width, height)
    _move(p, columns + ROW * rows)
    return columns + ROW * rows


def _move(p: Pyramid, cells: i64) -> None:
    """Stage 1 to the right and down."""
    if cells == 0:
        return
    p.colour0 <<= cells
    p.colour1 <<= cells
    p.colour2 <<= cells
    p.jewels_tl <<= cells
    p.jewels_tr <<= cells
    p.jewels_bl <<= cells
    p.jewels_br <<= cells
    p.cards <<= cells
    p.markers <<= cells


def lay_block(p: Pyramid, cell: i64, block: i64) -> None:
    """A block onto a free cell."""
    jewels: i64 = block >> JEWELS
    p.colour0 |= (block & 1) << cell
    p.colour1 |= (block >> 1 & 1) << cell
    p.colour2 |= (block >> 2 & 1) << cell
    p.jewels_tl |= (jewels & 1) << cell
    p.jewels_tr |= (jewels >> 1 & 1) << cell
    p.jewels_bl |= (jewels >> 2 & 1) << cell
    p.jewels_br |= (jewels >> 3) << cell


def clear(p: Pyramid, cell: i64) -> None:
    """PY-T9: what lay there is gone."""
    others: i64 = ~shl(1, cell)
    p.colour0 &= others
    p.colour1 &= others
    p.colour2 &= others
    p.jewels_tl &= others
    p.jewels_tr &= others
    p.jewels_bl &= others
    p.jewels_br &= others
