"""The named levels, from which every bot is made."""

from collections.abc import Callable

from saqqara.bots.knowledge import rollout_of
from saqqara.bots.player import Bot
from saqqara.bots.search.greedy import Greedy
from saqqara.bots.search.searcher import Searcher
from saqqara.bots.search.uniform import Uniform
from saqqara.bots.search.wavering import Wavering
from saqqara.core.errors import SaqqaraError
from saqqara.core.registry import find
from saqqara.core.rng import Rng

Maker = Callable[[str, str, Rng], Bot]  # name, game


def _searching(simulations: int) -> Maker:
    """A budget in simulations, so that strength does not depend on the machine."""
    return lambda name, game, rng: Searcher(name, rng, simulations, rollout_of(game))


def _simple(bot: Callable[[str, Rng], Bot]) -> Maker:
    return lambda name, game, rng: bot(name, rng)  # noqa: ARG005 it plays every game alike


# Weakest first.
_LEVELS: dict[str, Maker] = {
    "apprentice": _simple(Wavering),
    "mason": _simple(Greedy),
    "foreman": _searching(100),
    "architect": _searching(800),
    "vizier": _searching(6000),
}
# Players that are no level, to compare with.
_OTHERS: dict[str, Maker] = {"random": _simple(Uniform), "greedy": _simple(Greedy)}


class UnknownBot(SaqqaraError):
    def __init__(self, name: str, game: str, choices: tuple[str, ...]) -> None:
        super().__init__("unknown_bot", "", {"name": name, "game": game, "choices": ", ".join(choices)})
        self.args = (name, game, choices)


def levels(game: str) -> tuple[str, ...]:
    """The names of a game's levels, weakest first."""
    find(game)
    return tuple(_LEVELS)


def names(game: str) -> tuple[str, ...]:
    """All that `make` knows: the levels, and `random` and `greedy` to compare with."""
    return (*levels(game), *_OTHERS)


def make(name: str, game: str, seed: int) -> Bot:
    """One of these bots; equal seeds make equal choices."""
    if name not in names(game):
        raise UnknownBot(name, game, names(game))
    return {**_LEVELS, **_OTHERS}[name](name, game, Rng(seed, f"bot {name}"))
