"""Play the board games Imhotep and Pyramido, by hand or by the million."""

import json
from typing import Any

from saqqara import words
from saqqara.core import registry
from saqqara.core import rng as _rng
from saqqara.core.errors import (
    IllegalAction,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    SaqqaraError,
    UnknownAction,
    UnknownGame,
)
from saqqara.core.event import Event
from saqqara.core.meta import Choice, Meta
from saqqara.core.position import read_position
from saqqara.core.reason import Reason, speak_with
from saqqara.core.record import Record
from saqqara.core.result import Result
from saqqara.core.rng import Rng
from saqqara.core.start import start_game
from saqqara.core.state import State
from saqqara.core.view import View
from saqqara.games import register_all

__all__ = [
    "COMPILED",
    "Event",
    "IllegalAction",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "Meta",
    "Reason",
    "Record",
    "Result",
    "Rng",
    "SaqqaraError",
    "State",
    "UnknownAction",
    "UnknownGame",
    "View",
    "from_json",
    "game",
    "games",
    "playouts",
    "start",
]

COMPILED: bool = not _rng.__file__.endswith(".py")

register_all()
speak_with(words.sentence)


def start(game: str, *, players: int = 2, seed: int | None = None, options: dict[str, Choice] | None = None) -> State:
    """A new game: seat 0 starts, clockwise is 0, 1, 2, ...; without a seed, one from the operating system."""
    return start_game(game, players, seed, options or {})


def games() -> tuple[str, ...]:
    """The names of all games."""
    return registry.names()


def game(name: str) -> Meta:
    """What is fixed about a game: players, options, number of actions, ..."""
    return registry.find(name).meta()


def from_json(position: dict[str, Any] | str) -> State:
    """The state that `State.to_json` wrote down, as a dict or as JSON text."""
    if isinstance(position, str):
        try:
            position = json.loads(position)
        except (ValueError, RecursionError) as error:
            raise InvalidPosition("not_json", "position", {"error": str(error)}) from error
    return read_position(position)


def playouts(state: State, n: int, seed: int) -> list[tuple[int, ...]]:
    """The scores of `n` random games from `state`, which stays as it is."""
    rng = Rng(seed)
    game = state.copy()
    scores = []
    for _ in range(n):
        game.copy_from(state)
        game.playout(rng)
        scores.append(game.scores())
    return scores
