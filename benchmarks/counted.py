"""What check.py counts the instructions of: python -m benchmarks.counted

Plays fixed pieces of work, with a mark before and after each, and says as JSON how many units each was.
"""

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial

from benchmarks import jobs
from benchmarks.setups import Setup, setups
from saqqara import Rng

_GAMES, _COPIES = 100, 2000
_marker = Rng(0)


def pieces() -> Iterator[tuple[str, Callable[[], int]]]:
    for setup in setups():
        for policy in jobs.policies(setup):
            yield f"{setup.name}, {policy}: decision", partial(jobs.native(setup, policy, _GAMES), 1)
    for setup in one_a_game():
        yield f"{setup.name}: decision by the API", partial(jobs.public(setup), _GAMES)
        yield f"{setup.name}: copy", partial(jobs.copy(setup), _COPIES)
        yield f"{setup.name}: copy_from", partial(jobs.copy_from(setup), _COPIES)


def one_a_game() -> list[Setup]:
    """The last set-up of each game: the most players."""
    return list({setup.game: setup for setup in setups()}.values())


def main() -> None:
    units = {}
    for name, piece in pieces():
        mark()
        units[name] = piece()
        mark()
    sys.stdout.write(json.dumps(units) + "\n")


def mark() -> None:
    """A call that check.py finds again; nothing else here makes it."""
    _marker.copy()


if __name__ == "__main__":
    main()
