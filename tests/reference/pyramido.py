"""Pyramido, slow twin: who decides what, and how play goes on. Written from the rules page alone."""

from __future__ import annotations

from .pyramido_building import free_cells, is_full, next_to, placements
from .pyramido_scoring import breakdown_of, result_of, stage_score, total
from .pyramido_table import DOMINOES, Block, Cell, Json, Table, looks_same_turned, turned

FIRST_DECISIONS = ["draft", "forced_repair"]  # a turn's first decision is offered even when it is single
TURNS = [0, 90, 180, 270]


class Twin(Table):
    """A game of Pyramido, played by the texts of docs/actions.md."""

    # --- what is legal ---

    def legal(self) -> list[str]:
        """The texts of all legal actions, sorted; none when the game is over."""
        if self.over or self.to_move is None:
            return []
        return sorted(self._options(self.to_move))

    def _options(self, seat: int) -> list[str]:
        decision = self.decision
        if decision == "draft":
            return [f"draft {slot}" for slot in [1, 2, 3] if self.quarry[slot - 1] is not None]  # PY-T1
        if decision == "place":
            return self._place_options(seat)
        if decision == "mark":
            return [f"mark {number}" for number in self._markable(seat)]
        if decision == "repair":
            return ["skip", *[f"repair {colour}" for colour in self.sides_left(seat)]]  # PY-T9
        if decision == "forced_repair":
            return [f"repair {colour}" for colour in self.sides_left(seat)]  # PY-T5: no skip
        if decision == "lay":
            return [f"lay {number} {turn}" for number in self._repairable(seat) for turn in TURNS]
        if decision == "forced_lay":
            return [f"lay {self._forced_block(seat)} {turn}" for turn in TURNS]
        assert decision == "refill", decision
        slot = self._empty_slot()
        return [f"refill {slot}", f"refill {slot + 1}"]  # PY-T11: the two stacks behind the slot (PY-S2)

    def _place_options(self, seat: int) -> list[str]:
        """PY-T1, PY-T2; a domino that looks the same turned by 180 degrees only with turns 0 and 90."""
        assert self.domino is not None
        turns = [0, 90] if looks_same_turned(self.domino) else TURNS
        found = placements(self.pyramids[seat], self.stage)
        return [f"place {cell[0]},{cell[1]} {turn}" for cell, turn in found if turn in turns]

    def _new_block(self, seat: int, number: int) -> Block:
        """Block 1 or 2 of the domino just placed."""
        return self.stage_of(seat)[self.cells[number - 1]]

    def _markable(self, seat: int) -> list[int]:
        """PY-T7: blocks of the new domino with a jewel whose marker is available."""
        found = []
        for number in [1, 2]:
            block = self._new_block(seat, number)
            if block.jewels and self.has_marker(seat, block.colour):
                found.append(number)
        return found

    def _repairable(self, seat: int) -> list[int]:
        """PY-T9: blocks of the new domino without a marker."""
        return [number for number in [1, 2] if not self._new_block(seat, number).marker]

    def _forced_block(self, seat: int) -> int:
        """PY-T5: block 1 is the first of the two free cells, block 2 the second."""
        return 1 if len(free_cells(self.pyramids[seat], self.stage)) == 2 else 2

    def _empty_slot(self) -> int:
        return self.quarry.index(None) + 1

    # --- playing ---

    def play(self, text: str) -> None:
        """A legal action, and after it every later sub-decision that has only one answer."""
        if text not in self.legal():
            raise ValueError(f"not legal now: {text}")
        seen = self.visible_dominoes()
        self._decide(text)
        while not self.over and self.decision not in FIRST_DECISIONS and len(self.legal()) == 1:
            self._decide(self.legal()[0])
        if self.visible_dominoes() - seen:
            self.revealed += 1

    def _ask(
        self, decision: str, domino: int | None = None, cells: list[Cell] | None = None, colour: str | None = None
    ) -> None:
        """The next decision; what is not named is settled and forgotten."""
        self.decision = decision
        self.domino = domino
        self.cells = cells or []
        self.colour = colour

    def _decide(self, text: str) -> None:
        """Carries out one answer, then everything up to the next decision."""
        seat = self.to_move
        assert seat is not None
        words = text.split()
        if self.decision == "draft":
            self._draft(int(words[1]))
        elif self.decision == "place":
            x, y = words[1].split(",")
            self._place(seat, (int(x), int(y)), int(words[2]))
        elif self.decision == "mark":
            self._new_block(seat, int(words[1])).marker = True
            self._ask("repair", cells=self.cells)
        elif self.decision == "repair" and words[0] == "skip":
            self._after_building(seat)
        elif self.decision == "repair":
            self._ask("lay", cells=self.cells, colour=words[1])
        elif self.decision == "lay":
            self._lay(seat, self.cells[int(words[1]) - 1], int(words[2]))
        elif self.decision == "refill":
            self._refill(int(words[1]) - 1)
            self._end_turn(seat)
        elif self.decision == "forced_repair":
            self._ask("forced_lay", colour=words[1])
        else:
            self._forced_lay(seat, int(words[2]))

    def _draft(self, slot: int) -> None:
        """PY-T1: the slot stays empty until the refill."""
        self._ask("place", domino=self.quarry[slot - 1])
        self.quarry[slot - 1] = None

    def _place(self, seat: int, cell: Cell, turn: int) -> None:
        """PY-T1: both blocks are turned with the domino."""
        assert self.domino is not None
        cells = [cell, next_to(cell, turn)]
        for place, printed in zip(cells, DOMINOES[self.domino], strict=True):
            self.stage_of(seat)[place] = Block(printed.colour, turned(printed.jewels, turn))
        self._ask("mark", cells=cells)
        if not self._markable(seat):  # PY-T7: if none does, skip
            self._ask("repair", cells=cells)

    def _card(self, turn: int) -> Block:
        """PY-C3: the chosen side of a repair card, its jewel top left before it is turned."""
        assert self.colour is not None
        return Block(self.colour, turned(["tl"], turn), card=True)

    def _lay(self, seat: int, cell: Cell, turn: int) -> None:
        """PY-T9; PY-T10: the marker of the card's colour must go on it, if it is still there."""
        card = self._card(turn)
        card.marker = self.has_marker(seat, card.colour)
        self.stage_of(seat)[cell] = card
        self._after_building(seat)

    def _forced_lay(self, seat: int, turn: int) -> None:
        """PY-T5: no marker; with all cells filled the turn ends, and the quarry stays."""
        cell = free_cells(self.pyramids[seat], self.stage)[0]
        self.stage_of(seat)[cell] = self._card(turn)
        if free_cells(self.pyramids[seat], self.stage):
            self._ask("forced_repair")
        else:
            self._end_turn(seat)

    def _stage_built(self) -> bool:
        """PY-R1: every player still in has had their turns of the stage (each turn fills two cells)."""
        return all(is_full(self.pyramids[seat], self.stage) for seat in self.still_in())

    def _after_building(self, seat: int) -> None:
        """PY-T11: no refill after the last domino of the game: that of stage 4's last turn of those still in."""
        if self.stage == 4 and self._stage_built():
            self._end_turn(seat)
        else:
            self._ask("refill")

    def _refill(self, stack: int) -> None:
        """PY-T11; PY-T12: for an empty stack the lower half of the highest one, the leftmost on a tie."""
        self.quarry[self._empty_slot() - 1] = self.stacks[stack].pop(0)
        if not self.stacks[stack]:
            heights = [len(other) for other in self.stacks]
            highest = heights.index(max(heights))
            stay = heights[highest] - heights[highest] // 2
            self.stacks[stack] = self.stacks[highest][stay:]
            self.stacks[highest] = self.stacks[highest][:stay]

    # --- turns, stages, the end ---

    def _begin_turn(self, seat: int) -> None:
        self.turn += 1
        self.to_move = seat
        self._ask("draft" if self._fits(seat) else "forced_repair")  # PY-T5

    def _fits(self, seat: int) -> bool:
        """PY-T5: the shape is always the same, so one domino fits as well as another."""
        return len(placements(self.pyramids[seat], self.stage)) > 0

    def _has_lost(self, seat: int) -> bool:
        """PY-T6: cells to fill, and too few repair cards."""
        if self._fits(seat):
            return False
        return self.cards_left(seat) < len(free_cells(self.pyramids[seat], self.stage))

    def _end_turn(self, last: int) -> None:
        """The turn goes clockwise (PY-S3) to the next seat that can play; PY-T6 is settled as it reaches a seat."""
        while not self._stage_built():
            seat = self.clockwise_after(last)[0]
            if not self._has_lost(seat):
                self._begin_turn(seat)
                return
            self.eliminated.append(seat)  # no turn has begun for this seat
            if len(self.still_in()) == 1:  # PY-T6: before anything else; the running stage is not scored
                self._end_game()
                return
        self._score_stage()
        if self.stage == 4:
            self._end_game()  # PY-E1
            return
        seat = self._next_starter(last)
        self.stage += 1
        self._begin_turn(seat)

    def _score_stage(self) -> None:
        """PY-R1 to PY-R3; PY-R5: then all markers go back, those of eliminated players too."""
        for seat in self.still_in():
            self.stage_points[seat].append(stage_score(self.pyramids[seat]))
        for seat in self.seats():
            for block in self.stage_of(seat).values():
                block.marker = False

    def _next_starter(self, last: int) -> int:
        """PY-R6: the fewest points in this stage; on a tie the first clockwise after the last to act."""
        order = self.clockwise_after(last)
        points = [total(self.stage_points[seat][-1]) for seat in order]
        return order[points.index(min(points))]

    def _end_game(self) -> None:
        self.over = True
        self.to_move = None
        self.decision = None
        self.domino = None
        self.cells = []
        self.colour = None

    # --- points ---

    def breakdown(self) -> list[dict[str, dict[str, int]]]:
        return [breakdown_of(self, seat) for seat in self.seats()]

    def scores(self) -> list[int]:
        return [sum(part["banked"] for part in parts.values()) for parts in self.breakdown()]

    def result(self) -> Json | None:
        return result_of(self, self.scores()) if self.over else None
