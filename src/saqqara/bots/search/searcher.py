"""A player that searches: so many simulations for each decision, whatever the machine."""

from math import sqrt
from typing import Final, NamedTuple, final

from saqqara.bots.search.mcts import Search
from saqqara.bots.search.rollout import Rollout
from saqqara.core.preview import Sources
from saqqara.core.rng import Rng
from saqqara.core.state import State
from saqqara.core.view import View

SAMPLES: Final = 64  # games that are played out for each candidate to see where its points come from


class Candidate(NamedTuple):
    """A move that was thought of, the most promising first."""

    action: int
    visits: int
    reward: float  # 0 to 1, of the seat that decides
    error: float  # of the reward: one standard error of the mean
    points: dict[int, dict[str, float]]  # {seat: {source: points at the end}}, on average


@final
class Searcher:
    def __init__(self, name: str, rng: Rng, simulations: int, rollout: Rollout | None = None) -> None:
        self.name = name
        self._rng = rng
        self._simulations = simulations
        self._rollout = rollout or Rollout()

    def choose(self, view: View) -> int:
        actions = view.legal_actions()
        return actions[0] if len(actions) == 1 else self._thought(view)[0].action

    def explain(self, view: View, number: int = 5) -> list[Candidate]:
        """The moves that this bot would think of here, with what it expects of them."""
        return [self._judged(view, candidate) for candidate in self._thought(view)[:number]]

    def _thought(self, view: View) -> list[Candidate]:
        search = Search(view, self._rng, self._rollout)
        search.simulate(self._simulations)
        seat = view.seat or 0
        found = []
        for node in search.tree.children(0):
            reward = node.worth(seat) / node.visits
            # A reward lies between 0 and 1, so this is no less than its standard error.
            error = sqrt(max(reward * (1.0 - reward), 0.25 / node.visits) / node.visits)
            found.append(Candidate(int(node.action), int(node.visits), reward, error, {}))
        return sorted(found, key=lambda candidate: (-candidate.visits, candidate.action))

    def _judged(self, view: View, candidate: Candidate) -> Candidate:
        ends = [self._end_of(view, candidate.action) for _ in range(SAMPLES)]
        points: dict[int, dict[str, float]] = {}
        for seat in range(view.players):
            banked: list[Sources] = [_banked(end, seat) for end in ends]
            points[seat] = {source: sum(each[source] for each in banked) / SAMPLES for source in banked[0]}
        return candidate._replace(points=points)

    def _end_of(self, view: View, action: int) -> State:
        state = view.determinise(self._rng)
        state.step(action)
        self._rollout.play(state, self._rng)
        return state


def _banked(state: State, seat: int) -> Sources:
    return {source: points["banked"] for source, points in state.breakdown()[seat].items()}
