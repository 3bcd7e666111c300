"""The games there are, by name."""

from typing import TYPE_CHECKING

from saqqara.core.errors import UnknownGame

if TYPE_CHECKING:
    from saqqara.core.state import State

_games: dict[str, "type[State]"] = {}


def register(game: "type[State]") -> None:
    """Make a game known; one from outside the house too."""
    _games[game.meta().name] = game


def find(name: object) -> "type[State]":
    if not isinstance(name, str) or name not in _games:
        raise UnknownGame(str(name), names())
    return _games[name]


def names() -> tuple[str, ...]:
    return tuple(sorted(_games))
