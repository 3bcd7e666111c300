"""Pyramido, slow twin: start positions and positions by hand for the twin's tests."""

from __future__ import annotations

import copy
import random
from typing import Any

from .pyramido import Twin
from .pyramido_table import DOMINOES, QUADRANTS, Json

LETTERS = {"N": "brown", "B": "blue", "Y": "yellow", "T": "turquoise", "R": "red", "G": "green"}
HEIGHTS = [22, 22, 22, 21]  # PY-S2
NOTHING_PENDING: Json = {"decision": "draft", "domino": None, "cells": [], "colour": None}


def start(players: int = 2, seed: int = 1) -> Json:
    """PY-S1 to PY-S3."""
    dominoes = list(DOMINOES)
    random.Random(seed).shuffle(dominoes)
    stacks = []
    first = 3
    for height in HEIGHTS:
        stacks.append(dominoes[first : first + height])
        first += height
    return {
        "format": "saqqara-position/1",
        "game": "pyramido",
        "rules_version": 1,
        "players": players,
        "options": {},
        "turn": 0,
        "revealed": 0,
        "to_move": 0,
        "stage": 1,
        "quarry": dominoes[:3],
        "stacks": stacks,
        "pyramids": [[[], [], [], []] for _ in range(players)],
        "stage_points": [[] for _ in range(players)],
        "eliminated": [],
        "pending": copy.deepcopy(NOTHING_PENDING),
    }


def block(x: int, y: int, token: str) -> Json:
    """A block from "R14+*": red, jewels in quadrants 1 and 4 (1 2 above 3 4), a repair card, a marker on it."""
    return {
        "x": x,
        "y": y,
        "colour": LETTERS[token[0]],
        "jewels": [QUADRANTS[int(digit) - 1] for digit in sorted(token[1:].rstrip("+*"))],
        "card": "+" in token,
        "marker": "*" in token,
    }


def picture(text: str, left: int = 0, top: int = 0) -> list[Json]:
    """A stage from a picture: a line a row, "." for a free cell; the first token lies at left, top."""
    rows = [line.split() for line in text.strip().splitlines()]
    return [
        block(left + column, top + row, token)
        for row, tokens in enumerate(rows)
        for column, token in enumerate(tokens)
        if token != "."  # noqa: S105
    ]


def pyramid(*pictures: str, left: int = 0, top: int = 0) -> list[list[Json]]:
    """Stages 1, 2, ... from pictures; stage 1 begins at left, top."""
    stages: list[list[Json]] = [[], [], [], []]
    for number, text in enumerate(pictures):
        stages[number] = picture(text, left, top) if number == 0 else picture(text)
    return stages


def changed(base: Json, **parts: Any) -> Json:
    """A position by hand: the named keys replaced (dominoes then need not add up)."""
    p = copy.deepcopy(base)
    for key, value in parts.items():
        assert key in p
        p[key] = copy.deepcopy(value)
    return p


def twin(base: Json, **parts: Any) -> Twin:
    return Twin(changed(base, **parts))


def deal(first: list[int], second: int | None = None) -> Json:
    """Parts for `changed`: these dominoes in the quarry, `second` on top of stack 1; the others follow in order."""
    tops = [] if second is None else [second]
    others = tops + [domino for domino in DOMINOES if domino not in [*first, *tops]]
    stacks = [others[0:22], others[22:44], others[44:66], others[66:]]
    return {"quarry": first, "stacks": stacks}


def pending(decision: str, **parts: Any) -> Json:
    return changed(NOTHING_PENDING, decision=decision, **parts)


def play(t: Twin, *texts: str) -> Twin:
    for text in texts:
        t.play(text)
    return t


def expect(t: Twin, **parts: Any) -> None:
    """Checks several attributes (or what methods say) at once."""
    found = {name: getattr(t, name) for name in parts}
    assert {name: value() if callable(value) else value for name, value in found.items()} == parts


def banked(t: Twin, seat: int, stage: int) -> tuple[int, int]:
    return _points(t, seat, stage, "banked")


def projected(t: Twin, seat: int, stage: int) -> tuple[int, int]:
    return _points(t, seat, stage, "projected")


def _points(t: Twin, seat: int, stage: int, kind: str) -> tuple[int, int]:
    parts = t.breakdown()[seat]
    return (parts[f"stage{stage}_jewels"][kind], parts[f"stage{stage}_minos"][kind])
