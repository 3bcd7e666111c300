"""What bots know of a game: it is true, and it keeps to the rules."""

from collections import Counter

import pytest

import saqqara
from saqqara import Rng
from saqqara.bots.knowledge import imhotep, pyramido
from saqqara.bots.search.rollout import Rollout
from saqqara.games.pyramido.actions import PLACE
from saqqara.games.pyramido.game import Pyramido
from saqqara.games.pyramido.holes import holes_after


def test_a_careful_builder_sees_every_hole() -> None:
    """PY-T4: the fast answer is that of the matching in holes.py."""
    rng = Rng(4)
    seen = Counter[bool]()
    for seed in range(4):
        state = saqqara.start("pyramido", seed=seed)
        while state.to_move is not None:
            assert isinstance(state, Pyramido)
            legal = state.legal_actions()
            good = legal
            if state.text(legal[0]).startswith("place"):
                found = {action: bool(pyramido.leaves_hole(state, action - PLACE)) for action in legal}
                for action in legal[::5]:
                    assert found[action] == (holes_after(state, action) > 0)
                    seen[found[action]] += 1
                good = [action for action, leaves in found.items() if not leaves] or legal
            state.apply(good[rng.below(len(good))])
    assert min(seen.values()) > 50


def test_careful_games_go_to_the_top() -> None:
    rng = Rng(1)
    reasons = Counter[str]()
    for seed in range(30):
        state = saqqara.start("pyramido", players=2 + seed % 3, seed=seed)
        pyramido.ROLLOUT.play(state, rng)
        result = state.result()
        assert result is not None
        reasons[result.reason] += 1
    assert reasons["pyramids_built"] >= 27


@pytest.mark.parametrize(("game", "rollout"), [("imhotep", imhotep.ROLLOUT), ("pyramido", pyramido.ROLLOUT)])
def test_rollouts_end_the_game_and_repeat_themselves(game: str, rollout: Rollout) -> None:
    for players in (2, 3, 4):
        ends = []
        for _ in range(2):
            state = saqqara.start(game, players=players, seed=players)
            rollout.play(state, Rng(9))
            assert state.result() is not None
            ends.append(state)
        assert ends[0] == ends[1]
