"""Several people at one terminal: nobody sees what only another one knows."""

from collections.abc import Sequence
from typing import final

from saqqara import State, View
from saqqara.cli.console import wipe
from saqqara.cli.texts import say


@final
class Curtain:
    """Remembers whose secrets are on the screen. Where fewer than two people play there is nothing to do."""

    def __init__(self, persons: set[int], names: Sequence[str]) -> None:
        self._several = len(persons) > 1
        self._names = names
        self._owner: int | None = None

    def open(self, state: State, seat: int) -> None:
        """`seat` is about to see what it knows."""
        self.close(seat)
        if self._several and self._owner is None and _knows_more(state.view(seat), state.view(None)):
            input(say("alone", player=self._names[seat]))
            self._owner = seat

    def close(self, seat: int | None) -> None:
        """Now another `seat` decides, or none."""
        if self._owner not in (None, seat):
            wipe()
            self._owner = None


def _knows_more(view: View, spectator: View) -> bool:
    return {**view.to_json(), "seat": None} != spectator.to_json()
