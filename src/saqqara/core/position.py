"""What a written position or view says of itself before its game reads the rest."""

from typing import TYPE_CHECKING, Any

from saqqara.core.errors import InvalidPosition
from saqqara.core.registry import find

if TYPE_CHECKING:
    from saqqara.core.state import State

POSITION = "saqqara-position/1"
VIEW = "saqqara-view/1"
HEADING = ("format", "game", "rules_version")


def headed(kind: str, state: "State", said: dict[str, Any]) -> dict[str, Any]:
    """`said` under its heading."""
    return {"format": kind, "game": state.game, "rules_version": state.rules_version, **said}


def contents(position: object, kind: str) -> "tuple[type[State], dict[str, Any]]":
    """The game of a written position or view, and all it says below its heading."""
    if not isinstance(position, dict):
        raise InvalidPosition("wrong_type", "position", {"expected": "object"})
    if position.get("format") != kind:
        raise InvalidPosition("wrong_value", "format", {"choices": kind})
    game = find(str(position.get("game")))
    version = game.meta().rules_version
    if position.get("rules_version") != version or type(position["rules_version"]) is not int:
        raise InvalidPosition("wrong_value", "rules_version", {"choices": str(version)})
    return game, {key: value for key, value in position.items() if key not in HEADING}


def read_position(position: object) -> "State":
    game, said = contents(position, POSITION)
    return game.read(said, hidden=False)
