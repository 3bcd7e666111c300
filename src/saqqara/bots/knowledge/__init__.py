"""What a good player knows of a game: one module for each, named like the game."""

from importlib import import_module
from importlib.util import find_spec

from saqqara.bots.search.rollout import Rollout


def rollout_of(game: str) -> Rollout:
    """How searches play this game on; without knowledge, by chance."""
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return Rollout()
    rollout: Rollout = import_module(module).ROLLOUT
    return rollout
