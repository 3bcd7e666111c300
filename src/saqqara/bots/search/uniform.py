"""Any legal action, each equally likely."""

from typing import final

from saqqara.core.rng import Rng
from saqqara.core.view import View


@final
class Uniform:
    def __init__(self, name: str, rng: Rng) -> None:
        self.name = name
        self._rng = rng

    def choose(self, view: View) -> int:
        actions = view.legal_actions()
        return actions[self._rng.below(len(actions))]
