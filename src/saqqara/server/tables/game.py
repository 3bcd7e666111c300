"""The game on a table: what was played, and what may be taken back."""

from typing import NamedTuple, final

from saqqara.core.record import Record
from saqqara.core.state import State
from saqqara.server.refusals import NotNow


class Mark(NamedTuple):
    """The position before an action, and who played it."""

    seat: int
    turn: int
    revealed: int
    bot: bool
    at: int


@final
class Game:
    def __init__(self, start: State) -> None:
        self.start = start
        self.state = start.copy()
        self.actions: list[int] = []
        self.marks: list[Mark] = []
        self.version = 0  # the number of the change that led to this position
        self.undone: list[dict[str, int]] = []
        self._begun = -1  # the latest turn in which anything was played, taken back or not
        self._confirmed = 0  # actions before this one are handed over

    @property
    def ply(self) -> int:
        return len(self.actions)

    def play(self, seat: int, action: int, bot: bool, at: int, version: int) -> None:
        state = self.state
        self.marks.append(Mark(seat, state.turn, state.revealed, bot, at))
        self._begun = max(self._begun, state.turn)
        state.apply(action)
        self.actions.append(action)
        self.version = version

    def back_to(self, ply: int, seat: int, consent: bool, version: int) -> None:
        self.undone.append({"ply": ply, "seat": seat, "actions": self.ply - ply})
        self.state = self.at(ply)
        del self.actions[ply:], self.marks[ply:]
        self.version = version
        self._confirmed = min(self._confirmed, ply)
        if consent:
            self._begun = max((mark.turn for mark in self.marks), default=-1)

    def confirm(self) -> None:
        self._confirmed = self.ply

    def at(self, ply: int) -> State:
        """The position after so many actions."""
        state = self.start.copy()
        for action in self.actions[:ply]:
            state.apply(action)
        return state

    def last_of(self, seat: int) -> int:
        """The ply of the seat's last decision, which it may take back.

        A turn may be taken back until a later turn has begun to be played or something hidden was revealed.
        """
        for ply in range(self.ply - 1, -1, -1):
            mark = self.marks[ply]
            if mark.bot:
                continue
            if mark.seat != seat:
                raise NotNow("another_has_decided", "", {"seat": mark.seat})
            self._check_undo(ply)
            return ply
        raise NotNow("nothing_to_undo", "", {})

    def turn_of(self, seat: int) -> int:
        """The ply at which the seat's turn can begin again: as far back as its decisions reach."""
        ply = self.last_of(seat)
        turn = self.marks[ply].turn
        for earlier in range(ply - 1, self._confirmed - 1, -1):
            mark = self.marks[earlier]
            if (mark.turn, mark.revealed) != (turn, self.state.revealed):
                break
            if not mark.bot and mark.seat != seat:
                break
            if not mark.bot:
                ply = earlier
        return ply

    def can_undo(self, seat: int) -> bool:
        try:
            self.last_of(seat)
        except NotNow:
            return False
        return True

    def _check_undo(self, ply: int) -> None:
        mark = self.marks[ply]
        if ply < self._confirmed:
            raise NotNow("confirmed", "", {})
        if mark.turn < self._begun:
            raise NotNow("later_turn_begun", "", {})
        if mark.revealed != self.state.revealed:
            raise NotNow("something_revealed", "", {})

    def record(self, facts: dict[str, object]) -> Record:
        # What was undone before further actions were taken back is told of the last ply that is left.
        undone = [{**one, "ply": min(one["ply"], self.ply)} for one in self.undone]
        return Record(self.start, self.actions, {**facts, **({"undone": undone} if undone else {})})
