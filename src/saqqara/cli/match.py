"""A game at this terminal's table: the actions played, and what may be taken back."""

from typing import Any, final

from saqqara import Record, SaqqaraError, State


class CannotUndo(SaqqaraError):
    """Why nothing is taken back."""


@final
class Match:
    def __init__(self, start: State) -> None:
        self._states = [start]
        self._actions: list[int] = []
        self._undone: list[dict[str, Any]] = []
        self._begun = -1  # the latest turn in which anything was played, taken back or not

    @classmethod
    def resumed(cls, record: Record) -> "Match":
        match = cls(record.start)
        for action in record.actions:
            match.play(action)
        match._undone = list(record.facts.get("undone", ()))
        return match

    @property
    def state(self) -> State:
        return self._states[-1]

    @property
    def plies(self) -> int:
        return len(self._actions)

    def play(self, action: int) -> None:
        after = self.state.copy()
        after.apply(action)
        self._begun = self.state.turn
        self._states.append(after)
        self._actions.append(action)

    def undo(self, persons: set[int]) -> int:
        """Take back the last decision of a person, with what bots did since in the same turn; how many actions that is.

        A turn may be taken back until a later turn has begun to be played or something hidden was revealed.
        """
        ply = self._last_of(persons)
        before = self._states[ply]
        if before.turn < self._begun:
            raise CannotUndo("later_turn_begun", "", {})
        if before.revealed != self.state.revealed:
            raise CannotUndo("something_revealed", "", {})
        undone = self._actions[ply:]
        self._undone.append({"ply": ply, "seat": before.to_move, "actions": undone})
        del self._states[ply + 1 :]
        del self._actions[ply:]
        return len(undone)

    def record(self, names: list[str]) -> Record:
        # What was undone before further actions were taken back is told of the last ply that is left.
        undone = [{**one, "ply": min(one["ply"], self.plies)} for one in self._undone]
        return Record(self._states[0], self._actions, {"names": names, **({"undone": undone} if undone else {})})

    def _last_of(self, persons: set[int]) -> int:
        for ply in reversed(range(self.plies)):
            if self._states[ply].to_move in persons:
                return ply
        raise CannotUndo("nothing_to_undo", "", {})
