"""Plays random games of every game, number of players and mix of options. Usage: all_setups.py [GAMES_OF_EACH]

Each set-up is also played through the programming interface, read and written once, so that all of the rules is used.
With a build that checks itself (scripts/sanitized) it ends at the first mistake.
"""

import sys
from collections.abc import Iterator
from itertools import product

import saqqara
from saqqara import State


def setups() -> Iterator[State]:
    for game in saqqara.games():
        meta = saqqara.game(game)
        keys = [option.key for option in meta.options]
        mixes = product(*(option.choices for option in meta.options))
        for seed, (players, choices) in enumerate(product(meta.players, mixes)):
            yield saqqara.start(game, players=players, seed=seed, options=dict(zip(keys, choices, strict=True)))


def play_slowly(state: State, seed: int) -> None:
    rng = saqqara.Rng(seed)
    while actions := state.legal_actions():
        action = actions[rng.below(len(actions))]
        view = state.view(state.to_move)
        view.events(action)
        view.determinise(rng)
        state.apply(action)
        state.breakdown()
    if saqqara.from_json(state.to_json()) != state:
        raise ValueError("a position is read as another one")


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    if not saqqara.COMPILED:
        sys.exit("this is plain Python: there is nothing to check")
    number = 0
    for number, state in enumerate(setups(), 1):
        saqqara.playouts(state, games, number)
        play_slowly(state, number)
    print(f"{number} set-ups, {number * games} games played natively and {number} through the interface: all in order")
    return 0


if __name__ == "__main__":
    sys.exit(main())
