"""A position as plain data, in the words of docs/positions.md; what was forgotten by `view.hide` is None."""

from typing import Any

from saqqara.games.pyramido import decisions
from saqqara.games.pyramido.decisions import DECISION_NAMES, OVER
from saqqara.games.pyramido.state import (
    Pyramid,
    Table,
    board,
    colour_at,
    coordinates,
    jewel_points,
    jewels_at,
    minos_points,
    occupied,
    octet,
    origin,
    pyramid_of,
    stages_scored,
)
from saqqara.games.pyramido.tables import COLOUR_NAMES, QUADRANT_NAMES, QUADRANTS, SLOTS, STACKS, STAGES

Json = dict[str, Any]


def written(t: Table) -> Json:
    """All but the heading of `to_json`."""
    over = t.decision == OVER
    hidden = {"hidden": list(below_tops(t))} if t.veiled else {}
    return {
        "players": int(t.seats),
        "options": {},
        "turn": int(t.turns),
        "revealed": int(t.reveals),
        "to_move": None if over else int(t.seat),
        "stage": int(t.stage) + 1,
        "quarry": [int(octet(t.quarry, slot)) or None for slot in range(SLOTS)],
        "stacks": [_stack(t, stack) for stack in range(STACKS)],
        **hidden,
        "pyramids": [_pyramid(pyramid_of(t, seat)) for seat in range(t.seats)],
        "stage_points": [_stage_points(pyramid_of(t, seat)) for seat in range(t.seats)],
        "eliminated": eliminated(t),
        "pending": None if over else _pending(t),
    }


def stack_of(t: Table, stack: int) -> bytes:
    """Its dominoes, top first; in a view those below the top are not in their order."""
    top = int(octet(t.tops, stack))
    return t.dominoes[top : top + int(octet(t.heights, stack))]


def _stack(t: Table, stack: int) -> list[int | None]:
    dominoes = stack_of(t, stack)
    if t.veiled:
        return [dominoes[0], *[None] * (len(dominoes) - 1)]
    return list(dominoes)


def below_tops(t: Table) -> bytes:
    """The hidden dominoes, stack by stack."""
    return b"".join([stack_of(t, stack)[1:] for stack in range(STACKS)])


def _pyramid(p: Pyramid) -> list[list[Json]]:
    return [[_block(p, stage, cell) for cell in cells_of(p, stage)] for stage in range(STAGES)]


def cells_of(p: Pyramid, stage: int) -> list[int]:
    """The cells of a stage's board that have a block, by rows."""
    cells = int(board(occupied(p), stage))
    return [cell for cell in range(cells.bit_length()) if cells >> cell & 1]


def _block(p: Pyramid, stage: int, cell: int) -> Json:
    at = int(origin(stage)) + cell
    x, y = coordinates(p, stage, at)
    return {
        "x": x,
        "y": y,
        "colour": COLOUR_NAMES[colour_at(p, at)],
        "jewels": [QUADRANT_NAMES[quadrant] for quadrant in range(QUADRANTS) if jewels_at(p, at) >> quadrant & 1],
        "card": p.cards >> at & 1 == 1,
        "marker": p.markers >> at & 1 == 1,
    }


def _stage_points(p: Pyramid) -> list[dict[str, int]]:
    return [
        {"jewels": int(jewel_points(p, stage)), "minos": int(minos_points(p, stage))}
        for stage in range(stages_scored(p))
    ]


def eliminated(t: Table) -> list[int]:
    """PY-T6: the seats in the order of elimination."""
    seats = [int(t.lost) >> 4 * place & 15 for place in range(t.seats)]
    return [seat - 1 for seat in seats if seat]


def _pending(t: Table) -> Json:
    cells: list[list[int]] = []
    if decisions.MARK <= t.decision <= decisions.LAY:
        p = pyramid_of(t, t.seat)
        cells = [list(coordinates(p, t.stage, cell)) for cell in (t.first, t.second)]
    return {
        "decision": DECISION_NAMES[t.decision],
        "domino": int(t.domino) or None,
        "cells": cells,
        "colour": COLOUR_NAMES[t.colour] or None,
    }
