"""Tables drawn as text: what a test does not care about is dealt so that everything adds up.

table(["G1 G2 . .", "B Y T34 R+"], asks="refill 1", quarry=[5, None, 7])

Each seat's pyramid is a picture, or one for each of its stages. A picture has a line for each row and a token for each
cell: "." is free, "R14+*" a red block with jewels in its quadrants 1 and 4 (1 2 above 3 4), a repair card, a marker on
it. The first two neighbours of a row of stage 1 are the first domino, on 0,0 and 1,0.
"""

from collections.abc import Sequence
from typing import Any

import saqqara
from saqqara import State
from saqqara.games.pyramido.tables import QUADRANT_NAMES
from tests.lockstep import compare
from tests.reference.pyramido import Twin

Json = dict[str, Any]
Picture = str | Sequence[str]
LETTERS = {"N": "brown", "B": "blue", "Y": "yellow", "T": "turquoise", "R": "red", "G": "green"}
MID_TURN = ("place", "mark", "repair", "lay", "refill")
PLAIN = "N N N N N / " * 4  # a full stage 1 without any jewel


def table(pyramids: Sequence[Picture], asks: str | None = "draft 0", **said: Any) -> State:
    return saqqara.from_json(position(pyramids, asks, **said))


def position(
    pyramids: Sequence[Picture],
    asks: str | None = "draft 0",
    *,
    quarry: Sequence[int | None] | None = None,
    tops: Sequence[int] = (),
    heights: Sequence[int] | None = None,
    stage: int | None = None,
    points: Sequence[Sequence[tuple[int, int]]] | None = None,
    eliminated: Sequence[int] = (),
    domino: int | None = None,
    cells: Sequence[tuple[int, int]] = (),
    colour: str | None = None,
    filled: int = 0,
    turn: int = 0,
    revealed: int = 0,
) -> Json:
    """`asks`: decision and seat; None: nobody. `filled`: cells of a forced repair, which no domino ever covered."""
    drawn = [_pyramid([picture] if isinstance(picture, str) else picture) for picture in pyramids]
    decision, seat = asks.split() if asks else (None, None)
    building = stage or max(len([1 for blocks in stages if blocks]) for stages in drawn) or 1
    if quarry is None:
        quarry = [None, 2, 3] if decision in MID_TURN else [1, 2, 3]
    laid = (sum(len(blocks) for stages in drawn for blocks in stages) - filled) // 2
    named = [number for number in [*quarry, domino] if number is not None]
    return {
        "format": "saqqara-position/1",
        "game": "pyramido",
        "rules_version": 1,
        "players": len(drawn),
        "options": {},
        "turn": turn,
        "revealed": revealed,
        "to_move": None if seat is None else int(seat),
        "stage": building,
        "quarry": list(quarry),
        "stacks": _stacks(named, laid, list(tops), heights),
        "pyramids": drawn,
        "stage_points": _stage_points(len(drawn), building, eliminated, points),
        "eliminated": list(eliminated),
        "pending": decision
        and {"decision": decision, "domino": domino, "cells": [list(cell) for cell in cells], "colour": colour},
    }


def _stacks(named: list[int], laid: int, tops: list[int], heights: Sequence[int] | None) -> list[list[int]]:
    """The last dominoes that are named nowhere lie in the pyramids; the others follow in order."""
    left = [number for number in range(1, 91) if number not in [*named, *tops]]
    left = left[: len(left) - laid]
    total = len(left) + len(tops)
    if heights is None:
        heights = [(total + 3 - stack) // 4 for stack in range(4)]
    assert sum(heights) == total, f"{total} dominoes are in the stacks"
    stacks = []
    for stack, height in enumerate(heights):
        top = [tops[stack]] if stack < len(tops) else []
        rest = height - len(top)
        stacks.append(top + left[:rest])
        left = left[rest:]
    return stacks


def _stage_points(
    seats: int, building: int, eliminated: Sequence[int], points: Sequence[Sequence[tuple[int, int]]] | None
) -> list[list[Json]]:
    if points is None:
        points = [[(0, 0)] * (0 if seat in eliminated else building - 1) for seat in range(seats)]
    return [[{"jewels": jewels, "minos": minos} for jewels, minos in scored] for scored in points]


def _pyramid(pictures: Sequence[str]) -> list[list[Json]]:
    stages = [picture(each) for each in pictures]
    if stages and stages[0]:
        cells = [(each["x"], each["y"]) for each in stages[0]]
        left, top = next((x, y) for x, y in cells if (x + 1, y) in cells)
        stages[0] = [{**each, "x": each["x"] - left, "y": each["y"] - top} for each in stages[0]]
    return stages + [[] for _ in range(4 - len(stages))]


def built(players: int, dominoes: int) -> tuple[list[Picture], int]:
    """The pyramids once so many dominoes have been placed, in turns from seat 0, and the seat that comes next.

    All is brown, without jewels, 4 wide and 5 high.
    """
    pyramids: list[list[str]] = [[] for _ in range(players)]
    for stage, (width, height) in enumerate(((4, 5), (3, 4), (2, 3), (1, 2))):
        turns = min(dominoes, players * width * height // 2)
        dominoes -= turns
        for seat, pyramid in enumerate(pyramids):
            cells = 2 * ((turns + players - 1 - seat) // players)
            pyramid.append(_rows(width, cells))
        if turns < players * width * height // 2 or stage == 3:
            return [list(pyramid) for pyramid in pyramids], turns % players
    raise AssertionError("there are no more stages")


def _rows(width: int, cells: int) -> str:
    tokens = ["N"] * cells + ["."] * (-cells % width)
    return " / ".join(" ".join(tokens[first : first + width]) for first in range(0, len(tokens), width))


def picture(text: str) -> list[Json]:
    """The blocks of a stage, 0,0 being its top left cell; rows are lines, or parted by a slash."""
    rows = [row.split() for row in text.replace("/", "\n").strip().splitlines()]
    tokens = ((x, y, token) for y, row in enumerate(rows) for x, token in enumerate(row))
    return [block(x, y, token) for x, y, token in tokens if token[0] in LETTERS]


def block(x: int, y: int, token: str) -> Json:
    jewels = [QUADRANT_NAMES[int(digit) - 1] for digit in token[1:].rstrip("+*")]
    said = {"colour": LETTERS[token[0]], "jewels": jewels, "card": "+" in token, "marker": "*" in token}
    return {"x": x, "y": y, **said}


def shown(state: State, seat: int, stage: int = 1) -> str:
    """A stage of a pyramid as a picture again, its rows parted by slashes."""
    blocks = {(each["x"], each["y"]): each for each in state.to_json()["pyramids"][seat][stage - 1]}
    xs, ys = [x for x, _ in blocks], [y for _, y in blocks]
    rows = range(min(ys), max(ys) + 1)
    return " / ".join(" ".join(_token(blocks.get((x, y))) for x in range(min(xs), max(xs) + 1)) for y in rows)


def _token(each: Json | None) -> str:
    if each is None:
        return "."
    letter = next(letter for letter, colour in LETTERS.items() if colour == each["colour"])
    marks = "+" * bool(each["card"]) + "*" * bool(each["marker"])
    digits = "".join(str(QUADRANT_NAMES.index(jewel) + 1) for jewel in each["jewels"])
    return letter + digits + marks


def play(state: State, *texts: str) -> State:
    """Plays these actions on `state`, which changes; the slow twin plays them, too, and has to agree."""
    twin = Twin(state.to_json())
    for text in texts:
        state.apply(state.parse(text))
        twin.play(text)
        compare(state, twin)
    return state


def options(state: State) -> list[str]:
    return [state.text(action) for action in state.legal_actions()]


def decision(state: State) -> str | None:
    """What is asked, and whom."""
    pending = state.to_json()["pending"]
    return None if pending is None else f"{pending['decision']} {state.to_move}"


def banked(state: State, seat: int, stage: int) -> tuple[int, int]:
    return _points(state, seat, stage, "banked")


def projected(state: State, seat: int, stage: int) -> tuple[int, int]:
    return _points(state, seat, stage, "projected")


def _points(state: State, seat: int, stage: int, kind: str) -> tuple[int, int]:
    """Of a stage: jewels and Minos' bonus."""
    points = state.breakdown()[seat]
    return points[f"stage{stage}_jewels"][kind], points[f"stage{stage}_minos"][kind]


def told(state: State, text: str, kind: str) -> list[Json]:
    """The arguments of all events of a kind that an action causes."""
    return [event.arguments for event in state.happened(state.parse(text)) if event.kind == kind]
