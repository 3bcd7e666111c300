"""Positions written by hand: what is refused, where and by which rule; what is read is what was written."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import saqqara
from saqqara import InvalidPosition, UnknownGame, View, words
from saqqara.core import fields
from saqqara.core import position as heading
from saqqara.core import view as views
from saqqara.games.imhotep import checking, reading
from saqqara.games.imhotep.decisions import ACTION, DECISION_NAMES
from tests.tree import source_of

from .damage import GONE, changed
from .drawn import ACCEPTED, CONTENTS, KEEPING, PAIRED, SHAPES, TABLES, Case, laid, written
from .games import MIXES, games
from .table import options, position, table


def check_refused(p: object, code: str, path: str, rule: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        saqqara.from_json(p)  # type: ignore[arg-type]
    error = refused.value
    assert (error.code, error.path, error.rule) == (code, path, rule)
    assert str(error).startswith(path) or code == "not_json"
    assert "{" not in str(error)
    assert "position-" not in str(error)


@pytest.mark.parametrize("case", SHAPES, ids=repr)
def test_shapes(case: Case) -> None:
    """IM-C1 to IM-C5: types, lengths, ranges and names, each refused with its path."""
    drawn, where, value, code, path, rule = case
    check_refused(changed(written(drawn), where, value), code, path, rule)


@pytest.mark.parametrize("case", CONTENTS, ids=repr)
def test_contents(case: Case) -> None:
    """Each refusal names the rule that the position breaks; without a code it is right."""
    drawn, where, value, code, path, rule = case
    p = written(drawn)
    saqqara.from_json(p)
    if code:
        check_refused(changed(p, where, value), code, path, rule)
    else:
        assert saqqara.from_json(changed(p, where, value)).to_json() == changed(p, where, value)


@pytest.mark.parametrize("p", [[], None, 5, ()], ids=repr)
def test_what_is_no_dict_is_no_position(p: object) -> None:
    check_refused(p, "wrong_type", "position", "")


@pytest.mark.parametrize("text", ["", "{", "no json", '{"format": }'])
def test_what_is_no_json_is_no_position(text: str) -> None:
    check_refused(text, "not_json", "position", "")


def test_another_game_is_unknown() -> None:
    with pytest.raises(UnknownGame):
        saqqara.from_json(changed(position(""), "game", "senet"))


@pytest.mark.parametrize(("drawn", "code", "path", "rule"), TABLES)
def test_tables(drawn: str, code: str, path: str, rule: str) -> None:
    """IM-R3, IM-R4, IM-E1: what lies on the table does not fit what is to be decided."""
    check_refused(written(drawn), code, path, rule)


@pytest.mark.parametrize(("drawn", "decision"), ACCEPTED)
def test_every_pending_decision_can_be_written_by_hand(drawn: str, decision: str) -> None:
    """IM-R3, IM-T3a, IM-T4, IM-B1 to IM-B3: read, written again, and playable to the end of the game."""
    p = written(drawn)
    state = saqqara.from_json(p)
    assert p["pending"]["decision"] == decision
    assert state.to_json() == p
    assert state.to_move == p["to_move"]
    assert options(state)
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        assert saqqara.from_json(after.to_json()) == after
        after.playout(saqqara.Rng(action))
        assert after.result() is not None


def test_all_decisions_are_among_them() -> None:
    assert {decision for _, decision in ACCEPTED} == set(DECISION_NAMES[ACTION:])


def test_json_text_is_read_too() -> None:
    state = table("ships 01.. ... .. ..\nsleds 2 2 2 2")
    assert saqqara.from_json(json.dumps(state.to_json())) == state
    assert saqqara.from_json(json.dumps(state.to_json(), indent=2, sort_keys=True)) == state


def test_reading_leaves_the_dict_as_it_is() -> None:
    p = written(KEEPING)
    twin = json.loads(json.dumps(p))
    saqqara.from_json(p).playout(saqqara.Rng(1))
    assert p == twin


# --- Views


def view_of(drawn: str, seat: int | None) -> dict[str, Any]:
    return laid(drawn).view(seat).to_json()


def check_view_refused(view: object, code: str, path: str, rule: str = "") -> None:
    with pytest.raises(InvalidPosition) as refused:
        View.from_json(view)
    assert (refused.value.code, refused.value.path, refused.value.rule) == (code, path, rule)
    assert str(refused.value).startswith(path)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("deck[0]", "sail"), ("pair", ["statue", "lever"]), ("round_cards.pile[0]", "4333"),
        ("round_cards.removed", "4322"), ("reshuffle", "0000000000000001"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("seat", [None, 0, 3])
def test_a_view_that_says_too_much(path: str, value: object, seat: int | None) -> None:
    """IM-S4: order of the deck and of the round pile, removed card, next reshuffle, pair."""
    check_view_refused(changed(view_of(PAIRED, seat), path, value), "not_hidden", "seat")


def test_a_view_of_the_pair_is_of_the_seat_that_looks_im_b1() -> None:
    view = view_of(KEEPING, 0)
    assert view["pair"] == ["sail", "lever"]
    assert View.from_json(view).legal_actions() == [46, 47]
    for seat in (None, 1, 2, 3):
        check_view_refused(changed(view, "seat", seat), "not_hidden", "seat")


@pytest.mark.parametrize(("pair", "unknown"), [(["sail", None], 1), ([None, "lever"], 0)])
def test_who_knows_one_card_of_the_pair_knows_both_im_b1(pair: list[str | None], unknown: int) -> None:
    check_view_refused(changed(view_of(KEEPING, 0), "pair", pair), "wrong_value", f"pair[{unknown}]", "IM-B1")


def test_old_cards_of_a_hidden_pair_count_among_the_34_im_c4() -> None:
    view = view_of(f"{PAIRED} / cards hammer hammer | | |", 0)
    assert View.from_json(changed(view, "old_pair", ["statue", "lever"])).to_json()["old_pair"] == ["statue", "lever"]
    check_view_refused(changed(view, "old_pair", ["hammer"]), "too_many_of_a_card", "cards", "IM-C4")
    check_view_refused(changed(view, "old_pair", ["lever", "statue"]), "not_of_the_pair", "old_pair", "IM-R2")


@pytest.mark.parametrize("seat", [-1, 4, "0", True, 0.0], ids=repr)
def test_a_view_of_no_seat(seat: object) -> None:
    check_view_refused(changed(view_of("", 0), "seat", seat), "out_of_range", "seat")


def test_a_view_without_its_seat() -> None:
    check_view_refused(changed(view_of("", 0), "seat", GONE), "missing_key", "seat")


def test_positions_and_views_are_not_confused() -> None:
    view = view_of("", 0)
    check_refused(view, "wrong_value", "format", "")
    check_view_refused(position(""), "wrong_value", "format")
    check_refused(
        changed({**view, "format": "saqqara-position/1"}, "seat", GONE), "wrong_value", "round_cards.pile[0]", ""
    )


@pytest.mark.parametrize("key", ["market", "discards", "cards", "sleds", "burial", "ships", "round"])
def test_what_all_see_is_never_hidden_im_s4(key: str) -> None:
    view = changed(view_of("market sail - - -", 1), key, None)
    with pytest.raises(InvalidPosition) as refused:
        View.from_json(view)
    assert refused.value.path == key


# --- Round trips


@pytest.mark.parametrize("mixes", [MIXES[start::8] for start in range(8)], ids=lambda mixes: mixes[0])
def test_positions_and_views_of_random_games_are_read_back(mixes: list[str]) -> None:
    for number, (state, _) in enumerate(games(mixes, seed=3)):
        if state.to_move is None or number % 7 == 0 or state.to_json()["pending"]["decision"] != "action":
            check_round_trip(state)


@pytest.mark.parametrize("drawn", [drawn for drawn, _ in ACCEPTED])
def test_positions_and_views_of_all_decisions_are_read_back(drawn: str) -> None:
    check_round_trip(laid(drawn))


def check_round_trip(state: saqqara.State) -> None:
    p = state.to_json()
    back = saqqara.from_json(json.dumps(p))
    assert back == state
    assert back.words() == state.words()
    assert back.to_json() == p
    assert back.legal_actions() == state.legal_actions()
    for seat in (None, *range(state.players)):
        view = state.view(seat)
        again = View.from_json(json.loads(json.dumps(view.to_json())))
        assert again == view
        assert again.to_json() == view.to_json()
        assert again.legal_actions() == view.legal_actions()


# --- Codes and texts


def codes_in(module_file: str) -> Iterator[str]:
    """The codes with which a module refuses a position."""
    place = {"refuse": 1, "_refuse_pending": 3, "InvalidPosition": 0}
    for node in ast.walk(ast.parse(Path(module_file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in place and len(node.args) > place[name]:
                code = node.args[place[name]]
                if isinstance(code, ast.Constant):
                    yield str(code.value)
        if isinstance(node, ast.FunctionDef) and node.name == "_refuse_pending":
            yield ast.literal_eval(node.args.defaults[0])


def test_every_code_is_met_and_has_a_text() -> None:
    modules = [reading, checking, fields, heading, views]
    codes = {code for module in modules for code in codes_in(str(source_of(module)))}
    met = {case[3] for case in SHAPES + CONTENTS} | {case[1] for case in TABLES}
    assert codes - met == {"not_hidden"}
    assert met - codes == {""}
    assert all(words.has(f"position-{code}") for code in codes | {"not_json"})
