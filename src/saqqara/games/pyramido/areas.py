"""A pyramid as it is seen from above, quadrant by quadrant, and its areas (PY-R1, PY-R2)."""

from typing import Any, NamedTuple

from saqqara.games.pyramido.state import (
    ROW,
    Pyramid,
    Table,
    board,
    colour_at,
    jewels_at,
    occupied,
    origin,
    pyramid_of,
)
from saqqara.games.pyramido.tables import COLOUR_NAMES, QUADRANTS, STAGES

Place = tuple[int, int]  # column and row of a quadrant, counted from the top left one of stage 1


class Quadrant(NamedTuple):
    """What is seen there; `cell` is that of its block on the map."""

    stage: int
    cell: int
    colour: int
    jewel: bool
    marked: bool


class Area(NamedTuple):
    colour: int
    jewels: int
    marked: bool
    places: tuple[Place, ...]


def seen_from_above(p: Pyramid) -> dict[Place, Quadrant]:
    """PY-B3, PY-B4: what a higher stage covers is not seen. By rows."""
    seen: dict[Place, Quadrant] = {}
    for stage in range(STAGES):
        cells = int(board(occupied(p), stage))
        for on_board in range(cells.bit_length()):
            if cells >> on_board & 1:
                _look_at(p, stage, on_board, seen)
    return dict(sorted(seen.items(), key=lambda item: (item[0][1], item[0][0])))


def _look_at(p: Pyramid, stage: int, on_board: int, seen: dict[Place, Quadrant]) -> None:
    cell = int(origin(stage)) + on_board
    jewels = int(jewels_at(p, cell))
    for quadrant in range(QUADRANTS):
        place = 2 * (on_board % ROW) + stage + quadrant % 2, 2 * (on_board // ROW) + stage + quadrant // 2
        marked = p.markers >> cell & 1 == 1
        seen[place] = Quadrant(stage, cell, int(colour_at(p, cell)), jewels >> quadrant & 1 == 1, marked)


def areas_of(p: Pyramid) -> list[Area]:
    """PY-R1: visible quadrants of one colour, joined side to side."""
    seen = seen_from_above(p)
    left = dict.fromkeys(seen)
    areas = []
    for first in seen:
        if first in left:
            del left[first]
            area = [first]
            for column, row in area:  # it grows while it is gone through
                for place in ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)):
                    if place in left and seen[place].colour == seen[first].colour:
                        del left[place]
                        area.append(place)
            jewels = sum(seen[place].jewel for place in area)
            marked = any(seen[place].marked for place in area)
            areas.append(Area(seen[first].colour, jewels, marked, tuple(area)))
    return areas


def details(t: Table) -> dict[str, Any]:
    """The areas of each seat."""
    return {"areas": [_told(pyramid_of(t, seat)) for seat in range(t.seats)]}


def _told(p: Pyramid) -> list[dict[str, Any]]:
    seen = seen_from_above(p)
    return [
        {
            "colour": COLOUR_NAMES[area.colour],
            "jewels": area.jewels,
            "marked": area.marked,
            "quadrants": [
                {"column": column, "row": row, "stage": seen[column, row].stage + 1, "jewel": seen[column, row].jewel}
                for column, row in sorted(area.places, key=lambda place: (place[1], place[0]))
            ],
        }
        for area in areas_of(p)
    ]
