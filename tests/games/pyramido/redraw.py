"""The table drawn again from what happens: all that a spectator sees, from the events alone."""

from collections.abc import Iterable

from saqqara import Event
from tests.redraw import Drawing, Json
from tests.reference.pyramido_building import next_to
from tests.reference.pyramido_table import DOMINOES, Block, Cell, turned


def redrawn(view: Json, events: Iterable[Event]) -> Json:
    """The spectator's view after these events."""
    return _Drawing(view).after(events)


class _Drawing(Drawing):
    def blocks(self, seat: int) -> list[Json]:
        blocks: list[Json] = self.p["pyramids"][seat][self.p["stage"] - 1]
        return blocks

    def lay(self, seat: int, cell: Cell, block: Block) -> None:
        x, y = cell
        others = [each for each in self.blocks(seat) if (each["x"], each["y"]) != cell]
        new = {"x": x, "y": y, "colour": block.colour, "jewels": block.jewels, "card": block.card, "marker": False}
        self.blocks(seat)[:] = sorted([*others, new], key=lambda each: (each["y"], each["x"]))

    def turn_began(self, _: int) -> None:
        self.p["turn"] += 1

    def drafted(self, _: int, domino: int, slot: int) -> None:
        assert self.p["quarry"][slot - 1] == domino
        self.p["quarry"][slot - 1] = None

    def placed(self, seat: int, domino: int, x: int, y: int, degrees: int) -> None:
        cells = [(x, y), next_to((x, y), degrees)]
        for cell, block in zip(cells, DOMINOES[domino], strict=True):
            self.lay(seat, cell, Block(block.colour, turned(block.jewels, degrees)))

    def marked(self, seat: int, colour: str, x: int, y: int) -> None:
        block = next(each for each in self.blocks(seat) if (each["x"], each["y"]) == (x, y))
        assert block["colour"] == colour
        block["marker"] = True

    def skipped(self, _: int) -> None: ...

    def side_chosen(self, _: int, colour: str) -> None: ...

    def card_laid(self, seat: int, colour: str, x: int, y: int, degrees: int) -> None:
        self.lay(seat, (x, y), Block(colour, turned(["tl"], degrees), card=True))

    def refilled(self, _: int, slot: int, stack: int, domino: int) -> None:
        assert self.p["stacks"][stack - 1].pop(0) == domino
        self.p["quarry"][slot - 1] = domino

    def stack_split(self, highest: int, stack: int, dominoes: int) -> None:
        del self.p["stacks"][highest - 1][-dominoes:]
        self.p["stacks"][stack - 1] = [None] * dominoes

    def turned_up(self, stack: int, domino: int) -> None:
        self.p["stacks"][stack - 1][0] = domino
        self.p["hidden"].remove(domino)

    def eliminated(self, seat: int) -> None:
        self.p["eliminated"].append(seat)

    def stage_ended(self, stage: int) -> None:
        assert stage == self.p["stage"]
        for seat in range(self.p["players"]):
            for block in self.blocks(seat):
                block["marker"] = False
            if seat not in self.p["eliminated"]:
                self.p["stage_points"][seat].append({"jewels": 0, "minos": 0})

    def points(self, seat: int, source: str, points: int) -> None:
        stage, part = source.removeprefix("stage").split("_")
        self.p["stage_points"][seat][int(stage) - 1][part] = points

    def stage_began(self, _: int, stage: int) -> None:
        self.p["stage"] = stage

    def game_ended(self) -> None: ...
