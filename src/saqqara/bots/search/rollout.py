"""How a search plays on from a new node to see what it may be worth."""

from mypy_extensions import i64, mypyc_attr

from saqqara.core.rng import Rng
from saqqara.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Rollout:
    """Any legal action, each equally likely. Whoever knows a game may do better."""

    def play(self, state: State, rng: Rng) -> None:
        """Play this state to its end."""
        state.playout(rng)

    def choose(self, state: State, rng: Rng) -> i64:
        """The next action of such a game."""
        return state.legal_at(rng.below(state.legal_count()))
