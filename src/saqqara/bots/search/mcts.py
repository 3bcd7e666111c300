"""Monte Carlo tree search for two to four players with hidden information and chance.

Every simulation deals anew what the seat does not know, descends the one tree of actions (only those that are legal in
this deal, and each weighed by how often it was), adds a node, plays on by a rollout policy, and adds each seat's
reward along its way. Whoever decides at a node goes for its own reward.
"""

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from saqqara.bots.search.rollout import Rollout
from saqqara.bots.search.tree import NONE, ROOT, Node, Tree
from saqqara.core.bits import lowest
from saqqara.core.rng import Rng
from saqqara.core.state import WORD_BITS, State
from saqqara.core.view import View

NOBODY: Final = -1000000  # the points of a seat that is not there
WIN: Final = 0.6  # of a reward; the rest rewards points
MARGIN: Final = 50.0  # points ahead of the best of the others, or behind, that count as all or nothing


@final
class Search:
    """The tree of one decision."""

    def __init__(self, view: View, rng: Rng, rollout: Rollout, exploration: float = 0.35, width: float = 4.0) -> None:
        self.tree: Tree = Tree()
        self._view: View = view
        self._rng: Rng = rng
        self._exploration: float = exploration
        self._rollout: Rollout = rollout
        self._width: float = width
        self._state: State = view.determinise(rng)
        self._seats: i64 = view.players
        self._words: i64 = (self._state.meta().n_actions + WORD_BITS - 1) // WORD_BITS
        self._path: list[Node] = []

    def simulate(self, number: i64) -> None:
        for _ in range(number):
            self._view.deal_into(self._state, self._rng)
            self._descend()
            self._rollout.play(self._state, self._rng)
            self._reward()

    def _descend(self) -> None:
        """From the root to a node that is new, or to the end of the game."""
        index: i64 = ROOT
        node = self.tree.nodes[ROOT]
        self._path.clear()
        self._path.append(node)
        while True:
            seat = self._state.to_move
            if seat is None:
                return
            index = self._chosen(index, seat)
            node = self.tree.nodes[index]
            self._path.append(node)
            self._state.step(node.action)
            if node.visits == 0.0:
                return

    def _chosen(self, parent: i64, seat: i64) -> i64:
        """The child to visit: a new one while there are few, else the one that promises most (UCB1)."""
        nodes = self.tree.nodes
        before: i64 = NONE
        index: i64 = nodes[parent].first
        best: i64 = NONE
        highest: float = -1.0
        untried: i64 = 0
        fresh: i64 = -1
        fresh_after: i64 = NONE
        for part in range(self._words):
            word: i64 = self._state.legal_word(part)
            while word:
                action: i64 = WORD_BITS * part + lowest(word)
                word &= word - 1
                while index != NONE and nodes[index].action < action:
                    before = index
                    index = nodes[index].next
                if index != NONE and nodes[index].action == action:
                    promise = self._promise(nodes[index], seat)
                    if promise > highest:
                        highest = promise
                        best = index
                    continue
                untried += 1
                if self._rng.below(untried) == 0:
                    fresh = action
                    fresh_after = before
        node = nodes[parent]
        if best == NONE or (untried > 0 and node.children < self._width + 2.0 * sqrt(node.visits)):
            return self.tree.insert(parent, fresh_after, fresh)
        return best

    def _promise(self, child: Node, seat: i64) -> float:
        child.offered += 1.0
        return child.worth(seat) / child.visits + self._exploration * sqrt(log(child.offered) / child.visits)

    def _reward(self) -> None:
        """Along the path add to each seat's worth its share of the victory, and how far it is ahead of the others."""
        points0, points1 = self._points_of(0), self._points_of(1)
        points2, points3 = self._points_of(2), self._points_of(3)
        rank0, rank1, rank2, rank3 = points0, points1, points2, points3
        if self._state.legal_count() == 0:
            rank0, rank1 = self._standing_of(0), self._standing_of(1)
            rank2, rank3 = self._standing_of(2), self._standing_of(3)
        reward0 = reward(rank0, rank1, rank2, rank3, points0 - best_of(points1, points2, points3))
        reward1 = reward(rank1, rank0, rank2, rank3, points1 - best_of(points0, points2, points3))
        reward2 = reward(rank2, rank0, rank1, rank3, points2 - best_of(points0, points1, points3))
        reward3 = reward(rank3, rank0, rank1, rank2, points3 - best_of(points0, points1, points2))
        for node in self._path:
            node.visits += 1.0
            node.worth0 += reward0
            node.worth1 += reward1
            node.worth2 += reward2
            node.worth3 += reward3

    def _points_of(self, seat: i64) -> i64:
        return self._state.outlook(seat) if seat < self._seats else NOBODY

    def _standing_of(self, seat: i64) -> i64:
        return self._state.standing(seat) if seat < self._seats else NOBODY


def best_of(a: i64, b: i64, c: i64) -> i64:
    return max(a, max(b, c))  # noqa: PLW3301 - compiled code knows only max of two


def reward(own: i64, a: i64, b: i64, c: i64, margin: i64) -> float:
    """From 0 to 1. `own` and the others' standings decide who wins; `margin` is in points."""
    share = 0.0
    if own >= best_of(a, b, c):
        level: i64 = 1
        if a == own:
            level += 1
        if b == own:
            level += 1
        if c == own:
            level += 1
        share = 1.0 / float(level)
    lead = 0.5 + float(margin) / (2.0 * MARGIN)
    return WIN * share + (1.0 - WIN) * min(1.0, max(0.0, lead))
