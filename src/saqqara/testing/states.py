"""Looking at states from outside: fingerprints, plain data, and who looks."""

import json
from typing import Any

from saqqara.core.position import read_position
from saqqara.core.state import State
from saqqara.testing.failure import equal, fail

PICKLED = 4  # the protocol that tables are sent with between processes


def viewers(state: State) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(state.players), None]


def written(state: State) -> str:
    return as_text(state.to_json())


def as_text(data: dict[str, Any]) -> str:
    return json.dumps(data, allow_nan=False)


def reread(state: State) -> State:
    return read_position(json.loads(written(state)))


def same_state(found: State, wanted: State, what: str) -> None:
    """Equal in every way that can be seen from outside."""
    if type(found) is not type(wanted):
        fail(f"{what}: a {type(found).__name__}, not a {type(wanted).__name__}")
    equal(written(found), written(wanted), what)
    equal(found.words(), wanted.words(), f"{what}: words()")
    if found != wanted or wanted != found:
        fail(f"{what}: == says that they differ, their words don't")
    equal(hash(found), hash(wanted), f"{what}: hash()")
    equal(found.legal_actions(), wanted.legal_actions(), f"{what}: legal_actions()")


def hides(state: State, seat: int | None) -> bool:
    """Whether there is anything that this seat does not know."""
    seen = state.view(seat).to_json()
    return any(seen[key] != said for key, said in state.to_json().items() if key != "format")


def after(state: State, action: int) -> State:
    """The position after an action, `state` staying as it is."""
    played = state.copy()
    played.apply(action)
    return played
