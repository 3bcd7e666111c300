"""What a bot is: anything with a name that chooses one of its view's legal actions."""

from typing import Protocol

from saqqara.core.view import View


class Bot(Protocol):
    name: str

    def choose(self, view: View) -> int:
        """One of `view.legal_actions()`; the view's seat is to move."""
        ...
