"""The C program plays the very games of the engine: same cards, same choices, same scores."""

import pytest
from benchmarks.limit import imhotep

import saqqara

pytestmark = pytest.mark.skipif(imhotep.compiler() is None, reason="there is no C compiler here")
GAMES = 1200 if saqqara.COMPILED else 60  # of each number of players and seed
OTHERS: tuple[dict[str, str | bool], ...] = ({"market": "B"}, {"wrath": True})


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_scores_of_every_game_are_those_of_the_engine(players: int, seed: int) -> None:
    start = saqqara.start("imhotep", players=players, seed=seed)
    scores, decisions = imhotep.playouts(start, GAMES, seed)
    assert scores == saqqara.playouts(start, GAMES, seed)
    assert decisions > 60 * len(scores)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_that_began_long_ago_end_in_the_same_way(players: int) -> None:
    """From the beginning of turns late in a game, where cards are held and piles run out."""
    state = saqqara.start("imhotep", players=players, seed=players)
    rng = saqqara.Rng(players)
    turns = 0
    while actions := state.legal_actions():
        if imhotep.can_play(state):
            turns += 1
            assert imhotep.playouts(state, 5, turns)[0] == saqqara.playouts(state, 5, turns)
        state.apply(actions[rng.below(len(actions))])
    assert turns > 20


def test_other_boards_are_refused() -> None:
    for options in OTHERS:
        with pytest.raises(ValueError, match="sides A only"):
            imhotep.table_of(saqqara.start("imhotep", seed=1, options=options))


def test_number_of_decisions_is_that_of_the_engine() -> None:
    start = saqqara.start("imhotep", players=3, seed=4)
    state, rng, decisions = start.copy(), saqqara.Rng(9), 0
    while count := state.legal_count():
        state.step(state.legal_at(rng.below(count)))
        decisions += 1
    assert imhotep.playouts(start, 1, 9) == ([state.scores()], decisions)
