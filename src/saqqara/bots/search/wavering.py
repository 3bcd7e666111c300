"""A beginner: sees what gains most, and half of the time does something else."""

from typing import final

from saqqara.bots.search.greedy import Greedy
from saqqara.core.rng import Rng
from saqqara.core.view import View


@final
class Wavering:
    def __init__(self, name: str, rng: Rng) -> None:
        self.name = name
        self._rng = rng
        self._greedy = Greedy(name, rng)

    def choose(self, view: View) -> int:
        if self._rng.below(2):
            return self._greedy.choose(view)
        actions = view.legal_actions()
        return actions[self._rng.below(len(actions))]
