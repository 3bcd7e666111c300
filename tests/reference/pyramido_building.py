"""Pyramido, slow twin: rasters, placements, and what can be seen of a pyramid."""

from __future__ import annotations

from dataclasses import dataclass

from .pyramido_table import STAGES, Cell, Pyramid, by_rows

NEIGHBOUR = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}  # from the left block to the right one, by turn
STAGE_1_SIZES = [(5, 4), (4, 5)]  # PY-B1: width, height


@dataclass
class Box:
    """The smallest rectangle around some cells."""

    left: int
    top: int
    width: int
    height: int


def box_of(cells: list[Cell]) -> Box:
    xs = [x for x, _ in cells]
    ys = [y for _, y in cells]
    return Box(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def within_stage_1(cells: list[Cell]) -> bool:
    """PY-B2: some 5x4 or some 4x5 rectangle holds all of these cells."""
    box = box_of(cells)
    return any(box.width <= width and box.height <= height for width, height in STAGE_1_SIZES)


def raster(pyramid: Pyramid, stage: int) -> list[Cell] | None:
    """PY-B1, PY-B3: the cells of a stage's raster by rows; None while that of stage 1 is open."""
    if not pyramid[1]:
        return None
    box = box_of(list(pyramid[1]))
    if (box.width, box.height) not in STAGE_1_SIZES:
        return None
    if stage == 1:
        columns = range(box.left, box.left + box.width)
        rows = range(box.top, box.top + box.height)
    else:
        columns = range(box.width - stage + 1)
        rows = range(box.height - stage + 1)
    return [(x, y) for y in rows for x in columns]


def free_cells(pyramid: Pyramid, stage: int) -> list[Cell]:
    """PY-T5: the free cells of a fixed raster, by rows."""
    cells = raster(pyramid, stage)
    assert cells is not None
    return [cell for cell in by_rows(cells) if cell not in pyramid[stage]]


def is_full(pyramid: Pyramid, stage: int) -> bool:
    return raster(pyramid, stage) is not None and not free_cells(pyramid, stage)


def next_to(cell: Cell, turn: int) -> Cell:
    """The neighbouring cell: right of it (0), below (90), left (180), above (270)."""
    step = NEIGHBOUR[turn]
    return (cell[0] + step[0], cell[1] + step[1])


def touches(pyramid: Pyramid, stage: int, cell: Cell) -> bool:
    """PY-T2: a full block side in common with a block of this stage."""
    return any(next_to(cell, turn) in pyramid[stage] for turn in NEIGHBOUR)


def can_place(pyramid: Pyramid, stage: int, pair: list[Cell]) -> bool:
    """PY-B2, PY-T1, PY-T2: may a domino lie on these two cells?"""
    blocks = pyramid[stage]
    if any(cell in blocks for cell in pair):
        return False
    if stage == 1:
        if not within_stage_1([*blocks, *pair]):
            return False
    else:
        cells = raster(pyramid, stage)
        assert cells is not None
        if any(cell not in cells for cell in pair):
            return False
    return not blocks or any(touches(pyramid, stage, cell) for cell in pair)


def placements(pyramid: Pyramid, stage: int) -> list[tuple[Cell, int]]:
    """PY-T1, PY-T2: the left block's cell and the turn of every legal placement of any domino."""
    if stage == 1 and not pyramid[1]:
        return [((0, 0), 0)]  # the opening: unique up to turning and shifting
    if stage == 1:  # PY-T2: one block touches, so the other one is at most two cells outside the box
        box = box_of(list(pyramid[1]))
        columns = range(box.left - 2, box.left + box.width + 2)
        rows = range(box.top - 2, box.top + box.height + 2)
        cells = [(x, y) for y in rows for x in columns]
    else:
        cells = free_cells(pyramid, stage)
    found = []
    for cell in cells:
        for turn in NEIGHBOUR:
            if can_place(pyramid, stage, [cell, next_to(cell, turn)]):
                found.append((cell, turn))
    return found


# --- seen from above ---


@dataclass
class Quadrant:
    """PY-R1: one visible quadrant."""

    colour: str
    jewel: bool
    marked: bool  # its block carries a marker


QUADRANT_OFFSETS = {"tl": (0, 0), "tr": (1, 0), "bl": (0, 1), "br": (1, 1)}


def seen_from_above(pyramid: Pyramid) -> dict[Cell, Quadrant]:
    """PY-B3, PY-B4: the visible quadrants; a higher stage covers one quadrant of each of four blocks."""
    seen: dict[Cell, Quadrant] = {}
    if not pyramid[1]:
        return seen
    box = box_of(list(pyramid[1]))
    for stage in STAGES:
        for (x, y), block in pyramid[stage].items():
            if stage == 1:
                column, row = 2 * (x - box.left), 2 * (y - box.top)
            else:
                column, row = 2 * x + stage - 1, 2 * y + stage - 1  # inset by one quadrant a stage
            for name, (right, down) in QUADRANT_OFFSETS.items():
                seen[(column + right, row + down)] = Quadrant(block.colour, name in block.jewels, block.marker)
    return seen
