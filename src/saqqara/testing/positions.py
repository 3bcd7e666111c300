"""Positions and views as plain data: there and back, and damaged ones refused."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from saqqara.core.errors import InvalidPosition, UnknownGame
from saqqara.core.position import POSITION, VIEW, read_position
from saqqara.core.rng import Rng
from saqqara.core.state import State
from saqqara.core.view import View
from saqqara.testing.failure import equal, fail
from saqqara.testing.states import as_text, hides, reread, same_state, viewers, written

HEADING = ("format", "game", "rules_version")
FACTS = ("players", "options", "turn", "revealed", "to_move")
JUNK: tuple[object, ...] = (True, -(10**9), 10**30, 1.5, "no such word", [[]], {"no such key": 0})

NO_POSITIONS: tuple[object, ...] = ([], None, "text", 5, {})

Json = dict[str, Any]
Path = tuple[str | int, ...]
Reader = Callable[[Json], State | View]


def check_position_json(state: State) -> None:
    """A position survives JSON, and says under the keys that all games share what the state says."""
    position = state.to_json()
    equal(
        [position.get(key) for key in HEADING], [POSITION, state.game, state.rules_version], "the heading of to_json()"
    )
    _check_facts(position, state)
    same_state(reread(state), state, "the state read back from to_json()")


def check_view_json(state: State) -> None:
    """The same for the view of every seat and of the spectator."""
    for seat in viewers(state):
        view = state.view(seat)
        said = view.to_json()
        equal(
            [said.get(key) for key in HEADING], [VIEW, state.game, state.rules_version], f"the heading of view({seat})"
        )
        equal(said.get("seat", "none"), seat, "the seat of a view")
        _check_facts(said, state)
        back = View.from_json(json.loads(as_text(said)))
        if back != view or hash(back) != hash(view) or as_text(back.to_json()) != as_text(said):
            fail(f"the view of {seat} read back from its to_json() differs: {as_text(back.to_json())}")


def check_confused(state: State) -> None:
    """A position is no view, and a view that hides something is no position, whatever their heading says."""
    for seat in viewers(state):
        view = state.view(seat).to_json()
        position = state.to_json()
        _refused(read_position, view, f"the view of {seat} read as a position")
        _refused(View.from_json, position, "a position read as a view")
        if hides(state, seat):
            dressed = {key: said for key, said in view.items() if key != "seat"} | {"format": POSITION}
            _refused(read_position, dressed, f"the view of {seat} under the heading of a position")
            _refused(View.from_json, position | {"format": VIEW, "seat": seat}, f"a view that tells {seat} too much")


def check_damaged(state: State, rng: Rng, tries: int = 40) -> None:
    """Damaged positions and views are refused: at each top-level key, and at `tries` places further down."""
    for data in NO_POSITIONS:
        _refused(read_position, data, repr(data))
        _refused(View.from_json, data, repr(data))
    view = state.view(int(rng.below(state.players)))
    _check_damaged_data(written(state), read_position, rng, tries)
    _check_damaged_data(as_text(view.to_json()), View.from_json, rng, tries)


def _check_facts(said: Json, state: State) -> None:
    wanted = {key: getattr(state, key) for key in FACTS}
    equal({key: said.get(key, "none") for key in FACTS}, wanted, "what to_json() says of the game")


def _check_damaged_data(text: str, read: Reader, rng: Rng, tries: int) -> None:
    whole = json.loads(text)
    places = list(_places(whole, ()))
    for place in places:
        if len(place) == 1:
            _check_dropped(text, place, read)
            for junk in _instead_of(_at(whole, place)):
                _check_replaced(text, place, junk, read)
        if isinstance(_at(whole, place), dict):
            _refused(read, _changed(text, (*place, "no such key"), 0), f"an unknown key in {_spelled(place)}")
    deep = [place for place in places if len(place) > 1]
    for _ in range(tries if deep else 0):
        place = deep[rng.below(len(deep))]
        junks = _instead_of(_at(whole, place))
        _check_replaced(text, place, junks[rng.below(len(junks))], read)
        if isinstance(_at(whole, place[:-1]), dict):
            _check_dropped(text, place, read)


def _check_dropped(text: str, place: Path, read: Reader) -> None:
    damaged = json.loads(text)
    del _at(damaged, place[:-1])[place[-1]]
    _refused(read, damaged, f"a position without {_spelled(place)}")


def _check_replaced(text: str, place: Path, junk: object, read: Reader) -> None:
    """Another type is refused; another value may be right by chance, and then nothing of it may get lost."""
    value = _at(json.loads(text), place)
    damaged = _changed(text, place, junk)
    what = f"{_spelled(place)} = {junk!r} instead of {value!r}"
    if junk is not None and type(junk) is not type(value):
        _refused(read, damaged, what)
        return
    try:
        reread = read(damaged)
    except InvalidPosition:
        return
    except UnknownGame:
        if place != ("game",):
            raise
        return
    except Exception as error:
        raise AssertionError(f"{what}: {error!r}, not InvalidPosition") from error
    equal(as_text(reread.to_json()), as_text(damaged), what)


def _refused(read: Callable[[Any], object], data: object, what: str) -> None:
    try:
        read(data)
    except InvalidPosition:
        return
    except UnknownGame:
        if isinstance(data, dict) and data.get("game") is not None and isinstance(data["game"], str):
            raise
        return
    except Exception as error:
        raise AssertionError(f"{what}: {error!r}, not InvalidPosition") from error
    fail(f"{what}: read, not refused with InvalidPosition")


def _places(data: object, path: Path) -> Iterator[Path]:
    """The paths of all values within plain data, itself included."""
    yield path
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield from _places(value, (*path, key))


def _at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def _changed(text: str, path: Path, value: object) -> Json:
    data: Json = json.loads(text)
    _at(data, path[:-1])[path[-1]] = value
    return data


def _instead_of(value: object) -> list[object]:
    """Junk, and what == or a careless reader takes for this value."""
    junk = [None, *JUNK]
    if isinstance(value, int):
        junk += [float(value), str(value), str(value).lower()]
        junk += [int(value)] if isinstance(value, bool) else [bool(value)] if value in {0, 1} else []
    return junk


def _spelled(path: Path) -> str:
    return ".".join(str(key) for key in path) or "the position"
