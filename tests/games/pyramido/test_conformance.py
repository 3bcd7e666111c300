"""Pyramido keeps the contract of the house: in random games, in such that reach the top, and in such with holes."""

import pytest

from saqqara import State
from saqqara.testing import Sampling, conformance
from tests.games.pyramido.soaking import POLICIES


def eliminated(state: State) -> list[int]:
    """PY-T6."""
    seats: list[int] = state.to_json()["eliminated"]
    return seats


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int) -> None:
    sampling = Sampling(seeds=(players,), branches_every=10 * players, hidden_every=10 * players)
    conformance("pyramido", players=[players], sampling=sampling, eliminated=eliminated)


@pytest.mark.parametrize("policy", ["hole_avoiding", "hole_seeking"])
def test_games_that_chance_does_not_play(policy: str) -> None:
    sampling = Sampling(seeds=(1,), branches_every=40, hidden_every=40, damaged_every=60, damages=20)
    conformance("pyramido", players=[2], sampling=sampling, policy=POLICIES[policy], eliminated=eliminated)
