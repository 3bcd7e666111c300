"""The record is the game: where it started and what was done."""

import operator
from collections.abc import Sequence
from copy import deepcopy
from typing import Any, SupportsIndex, final

from saqqara.core.errors import IllegalAction, InvalidPosition, InvalidRecord, UnknownGame
from saqqara.core.position import read_position
from saqqara.core.reason import Arguments, Reason
from saqqara.core.registry import find
from saqqara.core.result import Result
from saqqara.core.state import State

FORMAT = "saqqara-record/1"
FACTS = ("names", "undone", "takeovers", "resigned")
_KEYS = ("format", "game", "rules_version", "start", "actions", "texts", "result", *FACTS)
_NEEDED = ("format", "game", "rules_version", "start", "actions")


@final
class Record:
    """A start position and the actions played from it; optionally what happened at the table.

    names: one for each seat. undone, takeovers, resigned: lists of dicts, each with the `ply` at which it happened.
    """

    def __init__(
        self, start: State, actions: Sequence[SupportsIndex] = (), facts: dict[str, Any] | None = None
    ) -> None:
        self.start: State = start.copy()
        self.facts: dict[str, Any] = _checked_facts(facts or {}, start.players, len(actions))
        self._last: State = _played(start, actions)[-1]
        self.actions: tuple[int, ...] = tuple([operator.index(action) for action in actions])

    @property
    def game(self) -> str:
        return self.start.game

    @property
    def result(self) -> Result | None:
        """None while the game goes on."""
        return self._last.result()

    def states(self) -> list[State]:
        """The start and the position after each action, all independent of one another."""
        return _played(self.start, self.actions)

    def texts(self) -> list[str]:
        return [state.text(action) for state, action in zip(self.states(), self.actions, strict=False)]

    def to_json(self) -> dict[str, Any]:
        """Plain data; `texts` are there to be read by people."""
        result = self.result
        return {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.start.rules_version,
            "start": self.start.to_json(),
            "actions": list(self.actions),
            "texts": self.texts(),
            "result": None if result is None else {key: _plain(value) for key, value in result._asdict().items()},
            **deepcopy(self.facts),
        }

    @staticmethod
    def from_json(record: object) -> "Record":
        """The record, played through and checked."""
        said = _shaped(record)
        facts = {key: said[key] for key in FACTS if key in said}
        read = Record(_start(said["start"], said["game"]), said["actions"], facts)
        _check_result(read, said.get("result"))
        return read

    def __reduce__(self) -> tuple[object, ...]:
        return Record, (self.start, self.actions, self.facts)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return False
        return (self.start, self.actions, self.facts) == (other.start, other.actions, other.facts)

    def __hash__(self) -> int:
        return hash((self.start, self.actions))


def _reason(code: str, arguments: Arguments) -> Reason:
    return Reason(code, "record", arguments)


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _played(start: State, actions: Sequence[SupportsIndex]) -> list[State]:
    states = [start.copy()]
    for ply, action in enumerate(actions):
        after = states[-1].copy()
        try:
            after.apply(action)
        except IllegalAction as error:
            raise InvalidRecord(ply, Reason(error.code, error.rule, error.arguments)) from error
        except TypeError as mistaken:  # compiled, one name cannot hold both kinds of error
            raise InvalidRecord(ply, _reason("not_an_action", {"action": repr(action)[:80]})) from mistaken
        states.append(after)
    return states


def _start(position: object, game: str) -> State:
    try:
        start = read_position(position)
        if start.game != game:
            raise InvalidPosition("wrong_value", "game", {"choices": game})
    except (InvalidPosition, UnknownGame) as error:
        raise InvalidRecord(0, _reason("bad_start", {"error": str(error)})) from error
    return start


def _shaped(record: object) -> dict[str, Any]:
    if not isinstance(record, dict):
        raise InvalidRecord(0, _reason("not_a_record", {}))
    for key in _NEEDED:
        if key not in record:
            raise InvalidRecord(0, _reason("record_key_missing", {"key": key}))
    for found in record:
        if found not in _KEYS:
            raise InvalidRecord(0, _reason("record_key_unknown", {"key": str(found)[:80]}))
    shaped = isinstance(record["game"], str) and isinstance(record["actions"], list | tuple)
    if record["format"] != FORMAT or not shaped:
        raise InvalidRecord(0, _reason("not_a_record", {}))
    version = find(record["game"]).meta().rules_version
    if record["rules_version"] != version or type(record["rules_version"]) is not int:
        raise InvalidRecord(0, _reason("other_rules_version", {"version": version}))
    return record


def _check_result(read: Record, claimed: object) -> None:
    if claimed is not None and claimed != read.to_json()["result"]:
        raise InvalidRecord(len(read.actions), _reason("wrong_result", {}))


def _checked_facts(facts: dict[str, Any], players: int, plies: int) -> dict[str, Any]:
    for key, value in facts.items():
        good = _good_names(value, players) if key == "names" else _good_happenings(value, plies)
        if key not in FACTS or not good:
            raise InvalidRecord(0, _reason("bad_fact", {"key": key}))
    return {key: deepcopy(list(facts[key])) for key in FACTS if key in facts}


def _good_names(names: object, players: int) -> bool:
    return isinstance(names, list | tuple) and len(names) == players and all(isinstance(name, str) for name in names)


def _good_happenings(happenings: object, plies: int) -> bool:
    if not isinstance(happenings, list | tuple):
        return False
    return all(isinstance(one, dict) and type(one.get("ply")) is int and 0 <= one["ply"] <= plies for one in happenings)
