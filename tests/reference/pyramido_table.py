"""Pyramido, slow twin: what lies on the table, in the words of docs/positions.md. Written from the rules page alone."""

from __future__ import annotations

import copy
import csv
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Json = dict[str, Any]
Cell = tuple[int, int]  # (x, y): x right, y down

COLOURS = ["brown", "blue", "yellow", "turquoise", "red", "green"]  # PY-C2
QUADRANTS = ["tl", "tr", "bl", "br"]  # PY-C1
CARDS = [("brown", "blue"), ("yellow", "turquoise"), ("red", "green")]  # PY-C3
STAGES = [1, 2, 3, 4]  # PY-B1
CLOCKWISE = {"tl": "tr", "tr": "br", "br": "bl", "bl": "tl"}  # where a quadrant goes with 90 degrees


def sorted_jewels(jewels: list[str]) -> list[str]:
    return sorted(jewels, key=QUADRANTS.index)


def turned(jewels: list[str], turn: int) -> list[str]:
    """The quadrants of these jewels after a turn by 0, 90, 180 or 270 degrees."""
    for _ in range(turn // 90):
        jewels = [CLOCKWISE[jewel] for jewel in jewels]
    return sorted_jewels(jewels)


@dataclass
class Block:
    """PY-C1: one colour and the quadrants that show its jewel; or the visible side of a repair card (PY-C3)."""

    colour: str
    jewels: list[str]
    card: bool = False
    marker: bool = False


Stage = dict[Cell, Block]
Pyramid = dict[int, Stage]  # stage number -> its blocks


def read_dominoes() -> dict[int, list[Block]]:
    """PY-C1: the left and the right block of each domino, as it lies horizontally."""
    dominoes = {}
    text = Path(__file__).with_name("pyramido_dominoes.csv").read_text(encoding="utf-8")
    for row in csv.DictReader(text.splitlines()):
        left = Block(row["left_colour"], sorted_jewels(row["left_jewels"].split()))
        right = Block(row["right_colour"], sorted_jewels(row["right_jewels"].split()))
        dominoes[int(row["domino"])] = [left, right]
    return dominoes


DOMINOES = read_dominoes()


def looks_same_turned(domino: int) -> bool:
    """PY-C1: turned by 180 degrees, each block looks like the other one did."""
    left, right = DOMINOES[domino]
    return left.colour == right.colour and turned(left.jewels, 180) == right.jewels


class Table:
    """Everything that lies on the table or is still to be decided."""

    def __init__(self, position: Json) -> None:
        p = copy.deepcopy(position)
        self.game: str = p["game"]
        self.rules_version: Any = p["rules_version"]
        self.players: int = p["players"]
        self.options: dict[str, Any] = p["options"]
        self.turn: int = p["turn"]
        self.revealed: int = p["revealed"]
        self.to_move: int | None = p["to_move"]
        self.stage: int = p["stage"]
        self.quarry: list[int | None] = p["quarry"]
        self.stacks: list[list[int]] = p["stacks"]
        self.pyramids: list[Pyramid] = [read_pyramid(stages) for stages in p["pyramids"]]
        self.stage_points: list[list[dict[str, int]]] = p["stage_points"]
        self.eliminated: list[int] = p["eliminated"]
        self._read_pending(p["pending"])

    def _read_pending(self, pending: Json | None) -> None:
        self.over = pending is None
        self.decision: str | None = None
        self.domino: int | None = None
        self.cells: list[Cell] = []
        self.colour: str | None = None
        if pending is not None:
            self.decision = pending["decision"]
            self.domino = pending["domino"]
            self.cells = [(x, y) for x, y in pending["cells"]]
            self.colour = pending["colour"]

    # --- writing ---

    def position(self) -> Json:
        p = {
            "format": "saqqara-position/1",
            "game": self.game,
            "rules_version": self.rules_version,
            "players": self.players,
            "options": self.options,
            "turn": self.turn,
            "revealed": self.revealed,
            "to_move": self.to_move,
            "stage": self.stage,
            "quarry": self.quarry,
            "stacks": self.stacks,
            "stage_points": self.stage_points,
            "eliminated": self.eliminated,
        }
        p = copy.deepcopy(p)
        p["pyramids"] = [write_pyramid(pyramid) for pyramid in self.pyramids]
        p["pending"] = self._write_pending()
        return p

    def _write_pending(self) -> Json | None:
        if self.over:
            return None
        return {
            "decision": self.decision,
            "domino": self.domino,
            "cells": [[x, y] for x, y in self.cells],
            "colour": self.colour,
        }

    def view(self, seat: int | None) -> Json:
        """PY-S2: everything is public but what lies below the stack tops; which dominoes these are is known."""
        v = self.position()
        v["format"] = "saqqara-view/1"
        v["seat"] = seat
        v["stacks"] = [stack[:1] + [None for _ in stack[1:]] for stack in self.stacks]
        v["hidden"] = sorted(domino for stack in self.stacks for domino in stack[1:])
        return v

    # --- looking ---

    def seats(self) -> range:
        return range(self.players)

    def still_in(self) -> list[int]:
        """PY-T6: the seats that are not eliminated."""
        return [seat for seat in self.seats() if seat not in self.eliminated]

    def clockwise_after(self, seat: int) -> list[int]:
        """PY-S3: the other seats clockwise, then the seat itself; eliminated ones left out."""
        order = [(seat + step) % self.players for step in range(1, self.players + 1)]
        return [other for other in order if other not in self.eliminated]

    def stage_of(self, seat: int) -> Stage:
        """The blocks of the stage being built."""
        return self.pyramids[seat][self.stage]

    def sides_left(self, seat: int) -> list[str]:
        """PY-C3: the sides of the repair cards that the seat still holds."""
        used = [block.colour for stage in self.pyramids[seat].values() for block in stage.values() if block.card]
        sides: list[str] = []
        for card in CARDS:
            if card[0] not in used and card[1] not in used:
                sides.extend(card)
        return sides

    def cards_left(self, seat: int) -> int:
        return len(self.sides_left(seat)) // 2

    def has_marker(self, seat: int, colour: str) -> bool:
        """PY-T7: the seat's marker of this colour is available."""
        return not any(block.marker and block.colour == colour for block in self.stage_of(seat).values())

    def visible_dominoes(self) -> set[int]:
        """PY-S2: the dominoes that can be seen outside the pyramids."""
        seen = {stack[0] for stack in self.stacks if stack}
        seen |= {domino for domino in self.quarry if domino is not None}
        if self.domino is not None:
            seen.add(self.domino)
        return seen


def read_pyramid(stages: list[list[Json]]) -> Pyramid:
    pyramid: Pyramid = {}
    for number, blocks in zip(STAGES, stages, strict=True):
        pyramid[number] = {}
        for b in blocks:
            pyramid[number][(b["x"], b["y"])] = Block(b["colour"], b["jewels"], b["card"], b["marker"])
    return pyramid


def write_pyramid(pyramid: Pyramid) -> list[list[Json]]:
    return [write_stage(pyramid[number]) for number in STAGES]


def write_stage(stage: Stage) -> list[Json]:
    written = []
    for x, y in by_rows(list(stage)):
        b = stage[(x, y)]
        jewels = sorted_jewels(b.jewels)
        written.append({"x": x, "y": y, "colour": b.colour, "jewels": jewels, "card": b.card, "marker": b.marker})
    return written


def by_rows(cells: list[Cell]) -> list[Cell]:
    """Sorted by y, then x."""
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))
