"""How a search plays on from a new node to see what it may be worth."""

from mypy_extensions import mypyc_attr

from saqqara.core.rng import Rng
from saqqara.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Rollout:
    """Any legal action, each equally likely. Whoever knows a game may do better."""

    def play(self, state: State, rng: Rng) -> None:
        """Play this state to its end."""
        state.playout(rng)
