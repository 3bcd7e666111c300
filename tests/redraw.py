"""A table drawn again from what happens: all that a spectator sees, from the events alone."""

import copy
from collections.abc import Callable, Iterable
from typing import Any

from saqqara import Event

Json = dict[str, Any]
NOT_TOLD = ("format", "pending", "to_move", "revealed")  # who decides what next is asked, not told


class Drawing:
    """A game's own drawing has a method for each kind of event."""

    def __init__(self, view: Json) -> None:
        self.p = copy.deepcopy(view)

    def after(self, events: Iterable[Event]) -> Json:
        """The view after these events."""
        for event in events:
            tells: Callable[..., None] = getattr(self, event.kind)
            seats = () if event.seat is None else (event.seat,)
            tells(*seats, **event.arguments)
        return self.p


def told(view: Json) -> Json:
    """What events tell of a view."""
    return {key: value for key, value in view.items() if key not in NOT_TOLD}
