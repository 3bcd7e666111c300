"""Pyramido, slow twin: what the pyramids are worth."""

from __future__ import annotations

from .pyramido_building import Quadrant, seen_from_above
from .pyramido_table import STAGES, Cell, Json, Pyramid, Table


def areas(seen: dict[Cell, Quadrant]) -> list[list[Quadrant]]:
    """PY-R1: visible quadrants of one colour joined side to side, across blocks and stages."""
    left = set(seen)
    found = []
    while left:
        group = [left.pop()]
        for column, row in group:  # the group grows while it is gone through
            for cell in [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]:
                if cell in left and seen[cell].colour == seen[(column, row)].colour:
                    left.remove(cell)
                    group.append(cell)
        found.append([seen[cell] for cell in group])
    return found


def marked_areas(pyramid: Pyramid) -> list[int]:
    """PY-R2: the visible jewels of each marked area, fewest first."""
    jewels = []
    for area in areas(seen_from_above(pyramid)):
        if any(quadrant.marked for quadrant in area):
            jewels.append(len([quadrant for quadrant in area if quadrant.jewel]))
    return sorted(jewels)


def stage_score(pyramid: Pyramid) -> dict[str, int]:
    """PY-R2: a point a jewel in marked areas; PY-R3: Minos' bonus for the one with the fewest."""
    found = marked_areas(pyramid)
    return {"jewels": sum(found), "minos": min(found, default=0)}


def total(points: dict[str, int]) -> int:
    """PY-R3: the bonus is part of the stage's points."""
    return points["jewels"] + points["minos"]


def breakdown_of(table: Table, seat: int) -> dict[str, dict[str, int]]:
    """A scored stage as banked; the running one by blocks and markers now; later ones and eliminated seats 0."""
    result = {}
    scored = table.stage_points[seat]
    for stage in STAGES:
        banked = projected = {"jewels": 0, "minos": 0}
        if stage <= len(scored):
            banked = projected = scored[stage - 1]
        elif stage == table.stage and not table.over and seat not in table.eliminated:
            projected = stage_score(table.pyramids[seat])
        for part in ["jewels", "minos"]:
            result[f"stage{stage}_{part}"] = {"banked": banked[part], "projected": projected[part]}
    return result


def rank_of(table: Table, seat: int) -> tuple[int, int, int]:
    """PY-E1: points, unused repair cards, best single stage; PY-T6: eliminated seats behind, the latest first."""
    if seat in table.eliminated:
        return (table.eliminated.index(seat) - table.players, 0, 0)
    points = [total(scored) for scored in table.stage_points[seat]]
    return (sum(points), table.cards_left(seat), max(points, default=0))


def result_of(table: Table, scores: list[int]) -> Json:
    """PY-E1: equals share a place (1, 1, 3); PY-T6: the last one left wins at once."""
    ranks = [rank_of(table, seat) for seat in table.seats()]
    places = [1 + len([other for other in ranks if other > mine]) for mine in ranks]
    return {
        "places": places,
        "winners": [seat for seat in table.seats() if places[seat] == 1],
        "scores": scores,
        "reason": "last_builder" if len(table.still_in()) == 1 else "pyramids_built",
    }
