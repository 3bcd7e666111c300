"""The named levels, from which every bot is made."""

from collections.abc import Callable

from saqqara.bots.player import Bot
from saqqara.bots.search.greedy import Greedy
from saqqara.bots.search.uniform import Uniform
from saqqara.core.errors import SaqqaraError
from saqqara.core.registry import find
from saqqara.core.rng import Rng

# Weakest first.
_LEVELS: dict[str, Callable[[str, Rng], Bot]] = {"random": Uniform, "greedy": Greedy}


class UnknownBot(SaqqaraError):
    def __init__(self, name: str, game: str, choices: tuple[str, ...]) -> None:
        super().__init__("unknown_bot", "", {"name": name, "game": game, "choices": ", ".join(choices)})
        self.args = (name, game, choices)


def levels(game: str) -> tuple[str, ...]:
    """The names of a game's bots, weakest first."""
    find(game)
    return tuple(_LEVELS)


def make(name: str, game: str, seed: int) -> Bot:
    """A bot of this level; equal seeds make equal choices."""
    if name not in levels(game):
        raise UnknownBot(name, game, levels(game))
    return _LEVELS[name](name, Rng(seed, f"bot {name}"))
