"""The most points at once: one action ahead, no plan."""

from typing import final

from saqqara.core.preview import Preview
from saqqara.core.rng import Rng
from saqqara.core.view import View


@final
class Greedy:
    """Takes what gains most on the others, as far as its view can tell; chance decides among equals."""

    def __init__(self, name: str, rng: Rng) -> None:
        self.name = name
        self._rng = rng

    def choose(self, view: View) -> int:
        actions = view.legal_actions()
        if len(actions) == 1:
            return actions[0]
        gains = [_gain(view.preview(action), view.seat) for action in actions]
        best = max(gains)
        equals = [action for action, gain in zip(actions, gains, strict=True) if gain == best]
        return equals[self._rng.below(len(equals))]


def _gain(preview: Preview, seat: int | None) -> float:
    """The seat's own gain, less what the others gain on average."""
    changes = {one: sum(sources.values()) for one, sources in preview.items()}
    own = changes.pop(seat, 0) if seat is not None else 0
    return own - sum(changes.values()) / max(1, len(changes))
