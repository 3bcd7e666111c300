"""Pyramido, slow twin: three ways to play at random, for long runs. Each picks one of the legal texts."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable

from .pyramido import Twin
from .pyramido_building import STAGE_1_SIZES, box_of, next_to, raster
from .pyramido_table import Cell

Policy = Callable[[Twin, random.Random], str]


def uniform(t: Twin, rng: random.Random) -> str:
    """Any legal text, all alike. Games rarely leave stage 1."""
    return rng.choice(t.legal())


def hole_avoiding(t: Twin, rng: random.Random) -> str:
    """Keeps the rest of the stage tileable by dominoes and repairs once in ten turns. Games go to the top."""
    legal = t.legal()
    if t.decision == "place":
        legal = _with_holes(t, legal, [0]) or legal
    elif t.decision == "repair" and rng.randrange(10) > 0:
        return "skip"
    return rng.choice(legal)


def hole_seeking(t: Twin, rng: random.Random) -> str:
    """Makes holes (mostly two, seldom more) and repairs once in five turns: forced repairs and eliminations."""
    legal = t.legal()
    if t.decision == "place":
        wished = [2] if rng.randrange(8) > 0 else [4, 6]
        legal = _with_holes(t, legal, wished) or _with_holes(t, legal, [2, 0]) or legal
    elif t.decision == "repair" and rng.randrange(5) > 0:
        return "skip"
    return rng.choice(legal)


POLICIES: dict[str, Policy] = {"uniform": uniform, "hole_avoiding": hole_avoiding, "hole_seeking": hole_seeking}


def _with_holes(t: Twin, texts: list[str], wished: list[int]) -> list[str]:
    """The placements after which that many cells of the stage are left over at best."""
    return [text for text in texts if holes_after(t, text) in wished]


def holes_after(t: Twin, text: str) -> int:
    """How many cells stay empty after this placement, if all goes on as well as it can (PY-T4)."""
    assert t.to_move is not None
    _, where, turn = text.split()
    x, y = where.split(",")
    cell = (int(x), int(y))
    filled = [*t.stage_of(t.to_move), cell, next_to(cell, int(turn))]
    return min(_holes(frozenset(free)) for free in _possible_rests(t, filled))


def _possible_rests(t: Twin, filled: list[Cell]) -> list[set[Cell]]:
    """The free cells of every raster that can still become the stage's, moved to begin at 0,0."""
    assert t.to_move is not None
    if t.stage > 1:
        cells = raster(t.pyramids[t.to_move], t.stage)
        assert cells is not None
        return [set(cells) - set(filled)]
    box = box_of(filled)
    rests = []
    for width, height in STAGE_1_SIZES:
        for left in range(width - box.width + 1):
            for top in range(height - box.height + 1):
                taken = {(x - box.left + left, y - box.top + top) for x, y in filled}
                rests.append({(x, y) for x in range(width) for y in range(height)} - taken)
    return rests


@functools.lru_cache(maxsize=200_000)
def _holes(free: frozenset[Cell]) -> int:
    """The cells left over when as many dominoes as possible are laid on these cells (the largest matching)."""
    partner: dict[Cell, Cell] = {}
    for cell in free:
        if sum(cell) % 2 == 0:
            _find_partner(cell, free, partner, set())
    return len(free) - 2 * len(partner)


def _find_partner(cell: Cell, free: frozenset[Cell], partner: dict[Cell, Cell], tried: set[Cell]) -> bool:
    """Gives an even cell a neighbour of its own; others may have to change theirs."""
    for turn in [0, 90, 180, 270]:
        other = next_to(cell, turn)
        if other in free and other not in tried:
            tried.add(other)
            if other not in partner or _find_partner(partner[other], free, partner, tried):
                partner[other] = cell
                return True
    return False
