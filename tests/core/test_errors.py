"""What is refused: one tree of errors, each with a code, a rule, arguments and a sentence."""

import re
from collections.abc import Callable
from typing import Any

import pytest

import saqqara
from saqqara import (
    IllegalAction,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    Reason,
    Record,
    SaqqaraError,
    UnknownAction,
    UnknownGame,
    View,
)
from saqqara.core.errors import Hidden

from .helpers import COPIES

SENTENCE = re.compile(r"([A-Z“]|[a-z_]+(: | is )).*[.?]")  # those about a position begin with the path
RULE = re.compile(r"(IM|PY)-[A-Z]\d+[a-z]?")
START = saqqara.start("imhotep", players=3, seed=1)
POSITION = START.to_json()
RECORD = Record(START, [START.legal_actions()[0]]).to_json()
OVER = START.copy()
OVER.playout(saqqara.Rng(1))


def without(key: str) -> dict[str, Any]:
    return {name: said for name, said in POSITION.items() if name != key}


RAISED: dict[str, tuple[Callable[[], object], type[SaqqaraError], str]] = {
    "no such game": (lambda: saqqara.game("chess"), UnknownGame, "unknown_game"),
    "a position of no game": (lambda: saqqara.from_json({**POSITION, "game": "go"}), UnknownGame, "unknown_game"),
    "players": (lambda: saqqara.start("imhotep", players=9), InvalidOption, "invalid_option"),
    "seed": (lambda: saqqara.start("imhotep", seed=-1), InvalidOption, "invalid_option"),
    "option": (lambda: saqqara.start("imhotep", options={"market": "C"}), InvalidOption, "invalid_option"),
    "text": (lambda: START.parse("sail away"), UnknownAction, "unknown_text"),
    "text of no id": (lambda: START.text(-1), UnknownAction, "unknown_text"),
    "text of a huge id": (lambda: START.text(10**5000), UnknownAction, "unknown_text"),
    "explained text": (lambda: START.view(0).explain("sail away"), UnknownAction, "unknown_text"),
    "illegal": (lambda: START.apply(START.parse("sail 1 temple")), IllegalAction, "below_minimum"),
    "outside": (lambda: START.apply(59), IllegalAction, "unknown_action"),
    "huge": (lambda: START.apply(10**5000), IllegalAction, "unknown_action"),
    "after the end": (lambda: OVER.apply(0), IllegalAction, "game_over"),
    "illegal for a view": (lambda: START.view(1).preview(59), IllegalAction, "unknown_action"),
    "no json": (lambda: saqqara.from_json("{"), InvalidPosition, "not_json"),
    "endless json": (lambda: saqqara.from_json("[" * 100_000), InvalidPosition, "not_json"),
    "json of a list": (lambda: saqqara.from_json("[]"), InvalidPosition, "wrong_type"),
    "missing": (lambda: saqqara.from_json(without("turn")), InvalidPosition, "missing_key"),
    "unknown": (lambda: saqqara.from_json({**POSITION, "sun": 1}), InvalidPosition, "unknown_key"),
    "rule of a position": (lambda: saqqara.from_json({**POSITION, "round": 9}), InvalidPosition, "out_of_range"),
    "no view": (lambda: View.from_json(POSITION), InvalidPosition, "wrong_value"),
    "no dict": (lambda: View.from_json([]), InvalidPosition, "wrong_type"),
    "no record": (lambda: Record.from_json({}), InvalidRecord, "invalid_record"),
    "bad start": (lambda: Record.from_json({**RECORD, "start": 5}), InvalidRecord, "invalid_record"),
    "bad action": (lambda: Record.from_json({**RECORD, "actions": [1, 59]}), InvalidRecord, "invalid_record"),
    "bad result": (lambda: Record.from_json({**RECORD, "result": {}}), InvalidRecord, "invalid_record"),
}
MORE = {"key", "value", "choices", "path", "ply", "reason"}
each = pytest.mark.parametrize("name", RAISED)


def raised(name: str) -> SaqqaraError:
    call, kind, _ = RAISED[name]
    with pytest.raises(SaqqaraError) as caught:
        call()
    assert type(caught.value) is kind
    return caught.value


@each
def test_every_error_has_a_code_a_rule_and_plain_arguments(name: str) -> None:
    error = raised(name)
    assert error.code == RAISED[name][2]
    assert error.rule == "" or RULE.fullmatch(error.rule) or isinstance(error, InvalidRecord)
    assert all(type(key) is str and type(value) in (int, str) for key, value in error.arguments.items())


@each
def test_every_error_is_said_in_a_sentence(name: str) -> None:
    error = raised(name)
    said = str(error)
    assert SENTENCE.fullmatch(said)
    assert error.code not in said
    assert "=" not in said
    assert len(said) < 400


@each
@pytest.mark.parametrize("how", COPIES)
def test_errors_are_copied_and_pickled_whole(name: str, how: str) -> None:
    error = raised(name)
    twin = COPIES[how](error)
    assert type(twin) is type(error)
    assert (twin.code, twin.rule, twin.arguments) == (error.code, error.rule, error.arguments)
    assert (twin.args, str(twin)) == (error.args, str(error))
    for attribute in MORE:
        assert getattr(twin, attribute, None) == getattr(error, attribute, None)


def test_the_names_of_the_errors_raised_are_all_there_are() -> None:
    public = {getattr(saqqara, name) for name in saqqara.__all__}
    errors = {kind for kind in public if isinstance(kind, type) and issubclass(kind, Exception)}
    assert errors == {SaqqaraError} | {kind for _, kind, _ in RAISED.values()}


@each
def test_only_illegal_actions_are_value_errors(name: str) -> None:
    error = raised(name)
    assert isinstance(error, ValueError) == isinstance(error, IllegalAction)
    assert not isinstance(error, Hidden)


@pytest.mark.parametrize("name", [name for name, (_, kind, _) in RAISED.items() if kind is IllegalAction])
def test_illegal_actions_name_a_rule(name: str) -> None:
    error = raised(name)
    assert RULE.fullmatch(error.rule)
    assert error.rule in str(error)


def test_an_illegal_action_says_what_its_reason_says() -> None:
    reason = Reason("below_minimum", "IM-T3", {"seat": 1})
    error = IllegalAction.because(reason)
    assert (error.code, error.rule, error.arguments) == tuple(reason)
    assert str(IllegalAction.because(Reason("game_over", "IM-E1", {}))) == str(Reason("game_over", "IM-E1", {}))


def test_what_an_error_shows_is_cut_short() -> None:
    with pytest.raises(UnknownAction) as text:
        START.parse("sail " * 1000)
    assert len(text.value.arguments["text"]) == 80  # type: ignore[arg-type]
    with pytest.raises(UnknownGame) as game:
        saqqara.game("chess" * 1000)
    assert len(game.value.arguments["name"]) == 80  # type: ignore[arg-type]
    with pytest.raises(InvalidOption) as option:
        saqqara.start("imhotep", options={"market": "A" * 1000})
    assert option.value.value == "A" * 1000
    assert len(option.value.arguments["value"]) == 80  # type: ignore[arg-type]


class OutsideError(SaqqaraError):
    """An error of a program that uses Saqqara."""


@pytest.mark.parametrize("how", COPIES)
def test_errors_of_others_grow_on_the_same_tree(how: str) -> None:
    twin = COPIES[how](OutsideError("unknown_bot", "", {"name": "ann", "game": "go", "choices": "none"}))
    assert type(twin) is OutsideError
    assert str(twin) == "There is no bot “ann” for go. There is: none."
