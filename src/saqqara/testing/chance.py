"""Chance: all of it lies in the seed and in the generators that are handed in."""

from collections.abc import Sequence

from saqqara.core.meta import Choice
from saqqara.core.rng import Rng
from saqqara.core.start import start_game
from saqqara.core.state import State
from saqqara.testing.failure import equal, fail
from saqqara.testing.states import hides, same_state, written


def check_same_seed(game: str, players: int, options: dict[str, Choice], seed: int, actions: Sequence[int]) -> None:
    """Two games of the same seed and the same choices are equal at every step."""
    one = start_game(game, players, seed, dict(options))
    two = start_game(game, players, seed, dict(options))
    for ply, action in enumerate(actions):
        same_state(two, one, f"the second game of seed {seed} at ply {ply}")
        one.apply(action)
        two.apply(action)
    same_state(two, one, f"the second game of seed {seed} at its end")


def check_seed_matters(game: str, players: int, options: dict[str, Choice], seeds: int = 8) -> None:
    """Different seeds deal differently, unless nothing is hidden."""
    starts = [start_game(game, players, seed, dict(options)) for seed in range(seeds)]
    if hides(starts[0], None) and len({written(start) for start in starts}) == 1:
        fail(f"{seeds} seeds give the same deal")


def check_playout(state: State, rng: Rng) -> None:
    """playout() comes to an end, depends on its generator alone, and two equal ones give equal games."""
    one, two = state.copy(), state.copy()
    first, second = rng.copy(), rng.copy()
    one.playout(first)
    two.playout(second)
    same_state(two, one, "the second playout with an equal generator")
    equal(second.state, first.state, "the generator after the second playout")
    if one.legal_count() > 0 or one.result() is None:
        fail("a playout stops before the end")
