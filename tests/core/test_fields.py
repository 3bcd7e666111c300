"""Reading what others wrote: every method with what it takes and what it refuses, by code and path."""

from collections.abc import Callable
from typing import Any

import pytest

from saqqara import InvalidPosition
from saqqara.core.fields import Fields

AB = ("a", "b")
Asked = tuple[str, tuple[Any, ...]]  # a method, and what it is asked after the key
NUMBER: Asked = ("number", (0, 5))
NUMBERS: Asked = ("numbers", (2, 0, 5))
SERIES: Asked = ("series", (2, 0, 5))
GAPPED: Asked = ("gapped", (2, 0, 5))
OPTIONAL: Asked = ("optional_number", (0, 5))
FLAG: Asked = ("flag", ())
WORD: Asked = ("word", (AB,))
WORDS: Asked = ("words", (2, AB))
LISTS: Asked = ("lists_of_words", (2, 2, AB))
GAPPED_WORDS: Asked = ("gapped_words", (1, 2, AB))
HIDDEN_WORDS: Asked = ("hidden_words", (1, 2, AB))
ITEMS: Asked = ("items", (1, 2))

GOOD: tuple[tuple[Asked, list[Any]], ...] = (
    (NUMBER, [0, 3, 5]),
    (("number", (-3, 10**30)), [-3, 10**30]),
    (NUMBERS, [[0, 5]]),
    (SERIES, [[], [3], [5, 0]]),
    (GAPPED, [[0, 5], [None, 5], [None, None]]),
    (OPTIONAL, [None, 0, 5]),
    (FLAG, [True, False]),
    (WORD, ["a", "b"]),
    (WORDS, [[], ["b"], ["b", "a"], ["a", "a"]]),
    (LISTS, [[[], []], [["a"], ["b", "b"]]]),
    (GAPPED_WORDS, [["a"], [None], [None, "b"]]),
    (HIDDEN_WORDS, [["a"], ["b", "a"]]),
    (ITEMS, [[1], ["x", None], [[], {}]]),
)
LIST = {"expected": "list"}
WHOLE = {"expected": "whole number"}
RANGE = {"low": 0, "high": 5}
CHOICES = {"choices": "a, b"}
NO_NUMBERS: tuple[Any, ...] = (None, "3", 3.0, True, False, [3], {})
NO_LISTS: tuple[Any, ...] = (None, 3, "ab", {}, {"a": 1}, True)
NO_WORDS: tuple[Any, ...] = ("", "c", "A", " a", 0, True, ["a"], {})


def length(low: int, high: int, found: int) -> dict[str, int]:
    return {"low": low, "high": high, "length": found}


BAD: list[tuple[Asked, Any, str, str, dict[str, Any]]] = [
    *((NUMBER, value, "wrong_type", "key", WHOLE) for value in NO_NUMBERS),
    *((NUMBER, value, "out_of_range", "key", RANGE) for value in (-1, 6, 10**100)),
    *((OPTIONAL, value, "wrong_type", "key", WHOLE) for value in NO_NUMBERS[1:]),
    (OPTIONAL, 6, "out_of_range", "key", RANGE),
    *((FLAG, value, "wrong_type", "key", {"expected": "true or false"}) for value in (None, 0, 1, "true", [True])),
    *((WORD, value, "wrong_value", "key", CHOICES) for value in (None, *NO_WORDS)),
    *(
        (asked, value, "wrong_type", "key", LIST)
        for asked in (NUMBERS, SERIES, GAPPED, WORDS, LISTS, GAPPED_WORDS, HIDDEN_WORDS, ITEMS)
        for value in NO_LISTS
    ),
    *((NUMBERS, value, "wrong_length", "key", length(2, 2, len(value))) for value in ([1], [1, 2, 3])),
    *((NUMBERS, [1, value], "wrong_type", "key[1]", WHOLE) for value in NO_NUMBERS),
    (NUMBERS, [6, 1], "out_of_range", "key[0]", RANGE),
    (SERIES, [1, 2, 3], "wrong_length", "key", length(0, 2, 3)),
    (SERIES, [1, None], "wrong_type", "key[1]", WHOLE),
    (SERIES, [-1], "out_of_range", "key[0]", RANGE),
    (GAPPED, [None], "wrong_length", "key", length(2, 2, 1)),
    *((GAPPED, [None, value], "wrong_type", "key[1]", WHOLE) for value in NO_NUMBERS[1:]),
    (GAPPED, [6, None], "out_of_range", "key[0]", RANGE),
    (WORDS, ["a", "b", "a"], "wrong_length", "key", length(0, 2, 3)),
    *((WORDS, ["a", value], "wrong_value", "key[1]", CHOICES) for value in (None, *NO_WORDS)),
    (LISTS, [[]], "wrong_length", "key", length(2, 2, 1)),
    *((LISTS, [[], value], "wrong_type", "key[1]", LIST) for value in NO_LISTS),
    (LISTS, [["a", "a", "a"], []], "wrong_length", "key[0]", length(0, 2, 3)),
    (LISTS, [[], ["b", "c"]], "wrong_value", "key[1][1]", CHOICES),
    (GAPPED_WORDS, [], "wrong_length", "key", length(1, 2, 0)),
    *((GAPPED_WORDS, [None, value], "wrong_value", "key[1]", CHOICES) for value in NO_WORDS),
    (HIDDEN_WORDS, [], "wrong_length", "key", length(1, 2, 0)),
    (HIDDEN_WORDS, ["a", None], "wrong_value", "key[1]", CHOICES),
    (HIDDEN_WORDS, [None, None], "wrong_value", "key[0]", CHOICES),
    (HIDDEN_WORDS, ["c"], "wrong_value", "key[0]", CHOICES),
    (ITEMS, [], "wrong_length", "key", length(1, 2, 0)),
    (ITEMS, [1, 2, 3], "wrong_length", "key", length(1, 2, 3)),
]


def ask(fields: Fields, asked: Asked) -> Any:
    method, arguments = asked
    return getattr(fields, method)("key", *arguments)


def refused(reads: Callable[[], object]) -> InvalidPosition:
    with pytest.raises(InvalidPosition) as caught:
        reads()
    return caught.value


@pytest.mark.parametrize(("asked", "values"), GOOD, ids=range(len(GOOD)))
def test_what_is_right_is_read(asked: Asked, values: list[Any]) -> None:
    for value in values:
        found = ask(Fields({"key": value}, "", ("key",)), asked)
        assert found == value
        assert type(found) is type(value)
        if isinstance(value, list):
            assert ask(Fields({"key": tuple(value)}, "", ("key",)), asked) == value


@pytest.mark.parametrize(("asked", "value", "code", "path", "arguments"), BAD, ids=range(len(BAD)))
def test_what_is_wrong_is_named(asked: Asked, value: Any, code: str, path: str, arguments: dict[str, Any]) -> None:
    error = refused(lambda: ask(Fields({"key": value}, "", ("key",)), asked))
    assert (error.code, error.path, error.rule) == (code, path, "")
    assert error.arguments == {**arguments, "path": path}
    deeper = refused(lambda: ask(Fields({"key": value}, "top[2]", ("key",)), asked))
    assert (deeper.code, deeper.path) == (code, f"top[2].{path}")


def test_every_method_is_tried() -> None:
    structure = {"refuse", "raw", "choice", "child", "children", "hidden"}
    public = {name for name in dir(Fields) if not name.startswith("_")} | {"hidden"}
    assert public == structure | {asked[0] for asked, _ in GOOD}
    assert {asked[0] for asked, _ in GOOD} == {asked[0] for asked, *_ in BAD}


@pytest.mark.parametrize("value", [None, [], "text", 5, [("key", 1)]])
def test_what_is_no_dict_has_no_fields(value: object) -> None:
    error = refused(lambda: Fields(value, "", ("key",)))
    assert (error.code, error.path, error.arguments["expected"]) == ("wrong_type", "position", "object")
    assert refused(lambda: Fields(value, "pending", ())).path == "pending"


def test_keys_are_just_those_expected() -> None:
    missing = refused(lambda: Fields({"a": 1}, "", ("a", "b")))
    assert (missing.code, missing.path) == ("missing_key", "b")
    unknown = refused(lambda: Fields({"a": 1, "c": 2}, "top", ("a",)))
    assert (unknown.code, unknown.path) == ("unknown_key", "top.c")
    number: dict[Any, int] = {"a": 1, 5: 2}
    assert refused(lambda: Fields(number, "", ("a",))).path == "5"
    Fields({}, "", ())


def test_in_a_view_words_may_be_hidden() -> None:
    fields = Fields({"key": ["a", None]}, "", ("key",), hidden=True)
    assert ask(fields, HIDDEN_WORDS) == ["a", None]
    wrong = Fields({"key": [None, "c"]}, "", ("key",), hidden=True)
    assert refused(lambda: ask(wrong, HIDDEN_WORDS)).path == "key[1]"


@pytest.mark.parametrize("hidden", [False, True])
def test_children_know_where_they_are_and_what_may_be_hidden(hidden: bool) -> None:
    fields = Fields({"one": {"x": 7}, "many": [{"x": 1}, {"x": 9}]}, "top", ("one", "many"), hidden)
    one, (first, second) = fields.child("one", ("x",)), fields.children("many", 0, 2, ("x",))
    assert [each.raw("x") for each in (one, first, second)] == [7, 1, 9]
    assert [each.hidden for each in (one, first, second)] == [hidden] * 3
    assert refused(lambda: one.number("x", 0, 5)).path == "top.one.x"
    assert refused(lambda: second.number("x", 0, 5)).path == "top.many[1].x"


def test_children_are_objects_of_a_number() -> None:
    fields = Fields({"one": 5, "many": [{"x": 1}, 5], "other": [{"y": 1}]}, "", ("one", "many", "other"))
    errors = [
        refused(lambda: fields.child("one", ("x",))),
        refused(lambda: fields.children("one", 0, 2, ("x",))),
        refused(lambda: fields.children("many", 3, 4, ("x",))),
        refused(lambda: fields.children("many", 0, 2, ("x",))),
        refused(lambda: fields.children("other", 0, 2, ("x",))),
        refused(lambda: fields.children("other", 0, 2, ("x", "y"))),
    ]
    assert [(error.code, error.path) for error in errors] == [
        ("wrong_type", "one"),
        ("wrong_type", "one"),
        ("wrong_length", "many"),
        ("wrong_type", "many[1]"),
        ("missing_key", "other[0].x"),
        ("missing_key", "other[0].x"),
    ]


def test_a_game_refuses_by_its_own_code_and_rule() -> None:
    fields = Fields({"key": 1}, "top", ("key",))
    error = refused(lambda: fields.refuse("key[3]", "wrong_seat", {"seat": 2}, "CO-1"))
    assert (error.code, error.path, error.rule) == ("wrong_seat", "top.key[3]", "CO-1")
    assert error.arguments == {"seat": 2, "path": "top.key[3]"}
    assert refused(lambda: fields.choice("c", "key.deep", AB)).path == "top.key.deep"
    assert fields.choice("b", "key", AB) == "b"


def test_reading_takes_nothing_away() -> None:
    plain = {"key": ["a", "b"]}
    fields = Fields(plain, "", ("key",))
    fields.items("key", 0, 2).clear()
    fields.words("key", 2, AB).clear()
    assert plain == {"key": ["a", "b"]}
