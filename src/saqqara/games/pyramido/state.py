"""The table, packed: the pyramids, the stacks, and who has to decide what.

All four stages of a pyramid lie on one *map* of nine rows of seven cells; stages are counted from 0 here:

    0 0 0 0 0 3 3
    0 0 0 0 0 3 3      cell = 7 * row + column
    0 0 0 0 0 - -
    0 0 0 0 0 - -      A *plane* is a word with a bit for each cell of the map. A *board* is what one stage has of a
    0 0 0 0 0 - -      plane, its top left cell being bit 0.
    1 1 1 1 2 2 2
    1 1 1 1 2 2 2      While the raster of stage 0 is open (PY-B2), its blocks lie as far up and left as they can;
    1 1 1 1 2 2 2      `left` and `top` say where the first domino is. So equal pyramids have equal words.
    1 1 1 1 - - -

The *window* of a placement has seven by seven cells: it begins two to the left of the stage's box and two above, so
that its cell WINDOW is cell 0 of the board. docs/pyramido.md tells more.
"""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saqqara.core.bits import popcount, shl
from saqqara.core.event import Trace
from saqqara.core.state import State
from saqqara.games.pyramido import decisions
from saqqara.games.pyramido.tables import CARDS, STAGE_BLOCKS

ROW: Final = 7
ORIGINS: Final = 0x05_27_23_00  # a byte a stage: where its board begins on the map
BOARD_1: Final = 0x1F3E7CF9F  # all cells of each stage: 5x5, 4x4, 3x3, 2x2
BOARD_2: Final = 0x1E3C78F
BOARD_3: Final = 0x1C387
BOARD_4: Final = 0x183
WINDOW: Final = 16  # two rows and two columns
EVERY_ROW: Final = 0x40810204081  # the first cell of each row of the window

POINT_BITS: Final = 14  # of a stage: seven for its jewels, seven for Minos
SCORED: Final = 56  # where the number of scored stages stands

PYRAMID_WORDS: Final = (
    "colour0", "colour1", "colour2", "jewels_tl", "jewels_tr", "jewels_bl", "jewels_br", "cards", "markers",
    "box", "points",
)  # fmt: skip
WORDS: Final = (
    "seats", "turns", "reveals", "stage", "seat", "decision", "quarry", "domino", "first", "second", "colour",
    "across", "down", "lost", "heights", "veiled",
)  # fmt: skip


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Pyramid:
    """One player's pyramid, and what else is theirs: cards and markers are held unless they lie in it."""

    colour0: i64 = 0  # the lowest bit of each block's colour; no block, no colour
    colour1: i64 = 0
    colour2: i64 = 0
    jewels_tl: i64 = 0
    jewels_tr: i64 = 0
    jewels_bl: i64 = 0
    jewels_br: i64 = 0
    cards: i64 = 0  # repair cards
    markers: i64 = 0
    box: i64 = 0  # around stage 1, a byte each: left, top, width, height
    points: i64 = 0  # 14 bits a stage, then the number of scored stages

    @property
    def left(self) -> i64:
        """Columns to the left of the first domino's left block."""
        return self.box & 0xFF

    @property
    def top(self) -> i64:
        """Rows above it."""
        return self.box >> 8 & 0xFF

    @property
    def width(self) -> i64:
        return self.box >> 16 & 0xFF

    @property
    def height(self) -> i64:
        return self.box >> 24

    def draw_box(self, left: i64, top: i64, width: i64, height: i64) -> None:
        self.box = left | top << 8 | width << 16 | height << 24


@mypyc_attr(acyclic=True)
class Table(State):
    """One position of Pyramido, as data."""

    # Time.
    seats: i64 = 2
    turns: i64 = 0
    reveals: i64 = 0
    stage: i64 = 0  # 0-3
    seat: i64 = 0  # whose turn it is
    decision: i64 = decisions.DRAFT

    # What is going on within a turn.
    domino: i64 = 0  # the drafted one, until it is placed
    first: i64 = 0  # where its blocks lie on the map, until the refill
    second: i64 = 0
    colour: i64 = 0  # the chosen side of a card, until it lies
    across: i64 = 0  # placements: where the left block of a domino may lie in the window,
    down: i64 = 0  # and where the upper one

    # Dominoes.
    dominoes: bytes = b""  # the whole deal: every stack is a part of it, so that a split moves bounds only
    tops: i64 = 0  # a byte a stack: the index of its top domino
    heights: i64 = 0  # a byte a stack
    quarry: i64 = 0  # a byte a slot
    veiled: i64 = 0  # 1 in a view: the dominoes below the tops are there, but sorted

    # Players.
    lost: i64 = 0  # a nibble each: the eliminated seats + 1, the earliest lowest
    pyramid0: Pyramid
    pyramid1: Pyramid
    pyramid2: Pyramid
    pyramid3: Pyramid

    trace: Trace | None = None

    def __init__(self, seats: i64 = 2) -> None:
        self.pyramid0 = Pyramid()
        self.pyramid1 = Pyramid()
        self.pyramid2 = _NOBODYS
        self.pyramid3 = _NOBODYS
        seat_players(self, seats)


_NOBODYS: Final = Pyramid()  # of the seats that are not there


def seat_players(t: Table, seats: i64) -> None:
    """Room for the pyramids of so many."""
    t.seats = seats
    if seats > 2 and t.pyramid2 is _NOBODYS:
        t.pyramid2 = Pyramid()
    if seats > 3 and t.pyramid3 is _NOBODYS:
        t.pyramid3 = Pyramid()


def copy_table(t: Table, other: Table) -> None:
    """Make `t` equal to `other`, its trace excepted; allocates nothing if as many play there."""
    if t.seats != other.seats:
        seat_players(t, other.seats)
    t.turns = other.turns
    t.reveals = other.reveals
    t.stage = other.stage
    t.seat = other.seat
    t.decision = other.decision
    t.domino = other.domino
    t.first = other.first
    t.second = other.second
    t.colour = other.colour
    t.across = other.across
    t.down = other.down
    t.dominoes = other.dominoes
    t.tops = other.tops
    t.heights = other.heights
    t.quarry = other.quarry
    t.veiled = other.veiled
    t.lost = other.lost
    _copy_pyramid(t.pyramid0, other.pyramid0)
    _copy_pyramid(t.pyramid1, other.pyramid1)
    if other.seats > 2:
        _copy_pyramid(t.pyramid2, other.pyramid2)
    if other.seats > 3:
        _copy_pyramid(t.pyramid3, other.pyramid3)


def _copy_pyramid(p: Pyramid, other: Pyramid) -> None:
    p.colour0 = other.colour0
    p.colour1 = other.colour1
    p.colour2 = other.colour2
    p.jewels_tl = other.jewels_tl
    p.jewels_tr = other.jewels_tr
    p.jewels_bl = other.jewels_bl
    p.jewels_br = other.jewels_br
    p.cards = other.cards
    p.markers = other.markers
    p.box = other.box
    p.points = other.points


def octet(word: i64, index: i64) -> i64:
    return word >> 8 * index & 0xFF


def nibble(word: i64, index: i64) -> i64:
    return word >> 4 * index & 15


def pyramid_of(t: Table, seat: i64) -> Pyramid:
    if seat == 0:
        return t.pyramid0
    if seat == 1:
        return t.pyramid1
    if seat == 2:
        return t.pyramid2
    return t.pyramid3


# --- The map


def occupied(p: Pyramid) -> i64:
    """The cells that have a block."""
    return p.colour0 | p.colour1 | p.colour2


def of_colour(p: Pyramid, colour: i64) -> i64:
    """The cells of the blocks of a colour."""
    cells: i64 = p.colour0 if colour & 1 else ~p.colour0
    cells &= p.colour1 if colour & 2 else ~p.colour1
    return cells & (p.colour2 if colour & 4 else ~p.colour2)


def colour_at(p: Pyramid, cell: i64) -> i64:
    """0 for no block."""
    return (p.colour0 >> cell & 1) | (p.colour1 >> cell & 1) << 1 | (p.colour2 >> cell & 1) << 2


def jewels_at(p: Pyramid, cell: i64) -> i64:
    """A bit for each quadrant that shows a jewel."""
    upper: i64 = (p.jewels_tl >> cell & 1) | (p.jewels_tr >> cell & 1) << 1
    return upper | (p.jewels_bl >> cell & 1) << 2 | (p.jewels_br >> cell & 1) << 3


def origin(stage: i64) -> i64:
    return octet(ORIGINS, stage)


def board(plane: i64, stage: i64) -> i64:
    """What a stage has of a plane."""
    if stage == 0:
        return plane & BOARD_1
    if stage == 1:
        return plane >> 35 & BOARD_2
    if stage == 2:
        return plane >> 39 & BOARD_3
    return plane >> 5 & BOARD_4


def rectangle(columns: i64, rows: i64) -> i64:
    """The cells of a board or window from its top left one."""
    return (shl(1, columns) - 1) * EVERY_ROW & (shl(1, ROW * rows) - 1)


def coordinates(p: Pyramid, stage: i64, cell: i64) -> tuple[int, int]:
    """x and y of a cell of the map, as in the texts of actions."""
    on_board = int(cell - origin(stage))
    left, top = corner(p, stage)
    return left + on_board % ROW, top + on_board // ROW


def corner(p: Pyramid, stage: i64) -> tuple[int, int]:
    """x and y of the top left cell of the box around stage 1, or of the raster of a higher stage."""
    if stage == 0:
        return -int(p.left), -int(p.top)
    return 0, 0


# --- Rasters (PY-B1 to PY-B3)


def is_open(p: Pyramid) -> bool:
    """PY-B2: the raster of stage 1 is not fixed yet; it will be 5x4 or 4x5."""
    return p.width + p.height < 9


def raster(p: Pyramid, stage: i64) -> i64:
    """PY-B3: the cells of a stage, once the raster of stage 1 is fixed."""
    return rectangle(p.width - stage, p.height - stage)


def free_cells(p: Pyramid, stage: i64) -> i64:
    """The board of the cells of a fixed raster that have no block."""
    return raster(p, stage) & ~board(occupied(p), stage)


def is_full(p: Pyramid, stage: i64) -> bool:
    """PY-B1: 20, 12, 6 or 2 blocks lie there."""
    return popcount(board(occupied(p), stage)) == octet(STAGE_BLOCKS, stage)


# --- Players


def cards_held(p: Pyramid) -> i64:
    return CARDS - popcount(p.cards)


def sides_held(p: Pyramid) -> i64:
    """PY-C3: a bit for each colour that a card still held can show, the first colour lowest."""
    sides: i64 = 0b111111
    if p.cards:
        card: i64 = 0
        while card < CARDS:
            if p.cards & (of_colour(p, 2 * card + 1) | of_colour(p, 2 * card + 2)):
                sides &= ~shl(0b11, 2 * card)
            card += 1
    return sides


def has_marker(p: Pyramid, colour: i64) -> bool:
    """PY-T7: the marker of this colour is available."""
    return p.markers & of_colour(p, colour) == 0


def is_out(t: Table, seat: i64) -> bool:
    """PY-T6: eliminated."""
    lost: i64 = t.lost
    while lost:
        if (lost & 15) == seat + 1:
            return True
        lost >>= 4
    return False


def players_left(t: Table) -> i64:
    """PY-T6: how many are not eliminated."""
    left: i64 = t.seats
    lost: i64 = t.lost
    while lost:
        left -= 1
        lost >>= 4
    return left


def seat_after(t: Table, seat: i64) -> i64:
    """PY-S3: the next one clockwise that is not eliminated; the seat itself if all others are."""
    while True:
        seat += 1
        if seat == t.seats:
            seat = 0
        if not is_out(t, seat):
            return seat


def empty_slot(t: Table) -> i64:
    """The slot of the quarry that has no domino; SLOTS if there is none."""
    slot: i64 = 0
    while slot < 3 and octet(t.quarry, slot):
        slot += 1
    return slot


def stages_scored(p: Pyramid) -> i64:
    return p.points >> SCORED


def jewel_points(p: Pyramid, stage: i64) -> i64:
    """PY-R2: what a scored stage gave."""
    return p.points >> POINT_BITS * stage & 0x7F


def minos_points(p: Pyramid, stage: i64) -> i64:
    """PY-R3: what a scored stage gave."""
    return p.points >> POINT_BITS * stage + 7 & 0x7F


def lay_out_stacks(t: Table, dominoes: bytes, heights: Sequence[int]) -> None:
    """PY-S2: the stacks from the left, each top first."""
    t.dominoes = dominoes
    t.tops = 0
    t.heights = 0
    top = 0
    for stack, height in enumerate(heights):
        t.tops |= top << 8 * stack
        t.heights |= height << 8 * stack
        top += height
