"""Games of Imhotep for the tests that have to hold in every position: all mixes of sides, all numbers of players."""

from collections.abc import Iterator

import saqqara
from saqqara import Rng, State
from saqqara.core.meta import Choice
from saqqara.games.imhotep.tables import SITE_NAMES
from tests.lockstep import uniform

from .soaking import SIDES, hoarding

MIXES = list(SIDES)


def set_up(sides: str, players: int, seed: int, wrath: bool = False) -> State:
    options: dict[str, Choice] = {**dict(zip(SITE_NAMES, sides, strict=True)), "wrath": wrath}
    return saqqara.start("imhotep", players=players, seed=seed, options=options)


def games(mixes: list[str], seed: int = 0) -> Iterator[tuple[State, int]]:
    """One game of each mix, at random or hoarding, by 2, 3 and 4 in turn: each position and what is played there.

    The states are copies and may be kept; the last one of a game comes with the action -1.
    """
    for mix in mixes:
        number = MIXES.index(mix) + seed
        state = set_up(mix, 2 + number % 3, number, wrath=number % 4 < 2)
        rng = Rng(number, "choices")
        policy = hoarding if number % 2 else uniform
        while state.to_move is not None:
            action = policy(state, rng)
            yield state, action
            state = state.copy()
            state.step(action)
        yield state, -1
