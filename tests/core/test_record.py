"""Records: a game is its start and its actions; whatever does not fit is refused at its ply."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import saqqara
from saqqara import InvalidPosition, InvalidRecord, Reason, Record, Rng, State, UnknownGame
from tests.testing.coins import ACCEPT, DRAW, KEEP, PEEK, Coins

from .helpers import COPIES, Index

FACTS: dict[str, Any] = {
    "names": ["Ann", "Bob"],
    "undone": [{"ply": 0, "seat": 1}],
    "takeovers": [{"ply": 0}, {"ply": 9, "seat": 0, "bot": "level 1"}],
    "resigned": [],
}

pytestmark = pytest.mark.usefixtures("coins")


def random_game(start: State, seed: int) -> list[int]:
    state, rng, actions = start.copy(), Rng(seed), []
    while (count := state.legal_count()) > 0:
        actions.append(int(state.legal_at(rng.below(count))))
        state.apply(actions[-1])
    return actions


def finished(facts: dict[str, Any] | None = None) -> Record:
    """A game of eleven actions."""
    start = saqqara.start("coins", seed=4)
    return Record(start, random_game(start, 4), facts)


def refused(reads: Callable[[], object]) -> tuple[int, str]:
    """The ply and the code of the reason."""
    with pytest.raises(InvalidRecord) as caught:
        reads()
    error = caught.value
    assert error.arguments == {"ply": error.ply, "reason": str(error.reason)}
    assert (error.code, error.rule) == ("invalid_record", error.reason.rule)
    assert error.rule != ""
    return error.ply, error.reason.code


# --- Right records


@pytest.mark.parametrize("game", [*saqqara.games(), "coins"])
def test_a_record_survives_as_json_text(game: str) -> None:
    start = saqqara.start(game, seed=2)
    record = Record(start, random_game(start, 3))
    back = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert (back, hash(back)) == (record, hash(record))
    assert (back.game, back.start, back.actions) == (game, start, record.actions)
    assert back.result == record.result is not None
    assert back.to_json() == record.to_json()


def test_what_a_record_says() -> None:
    record = finished(FACTS)
    said = record.to_json()
    assert list(said) == [
        *("format", "game", "rules_version", "start", "actions", "texts", "result"),
        *("names", "undone", "takeovers", "resigned"),
    ]
    assert (said["format"], said["game"], said["rules_version"]) == ("saqqara-record/1", "coins", 1)
    assert saqqara.from_json(said["start"]) == record.start
    assert tuple(said["actions"]) == record.actions
    result = record.result
    assert result is not None
    assert said["result"] == {
        "places": list(result.places),
        "winners": list(result.winners),
        "scores": list(result.scores),
        "reason": "coins_drawn",
    }


def test_texts_are_those_of_their_positions(peeked: Coins) -> None:
    record = Record(peeked, [KEEP, DRAW, PEEK])
    assert record.texts() == record.to_json()["texts"] == ["keep", "draw", "peek"]


def test_there_is_a_state_before_and_after_each_action(table: Coins) -> None:
    record = Record(table, [PEEK, KEEP, DRAW])
    states = record.states()
    assert len(states) == 4
    assert states[0] == table
    for before, action, after in zip(states, record.actions, states[1:], strict=False):
        played = before.copy()
        played.apply(action)
        assert played == after != before


def test_states_are_nobody_else_s() -> None:
    record = finished()
    untouched = record.states()
    for state in record.states():
        state.playout(Rng(1))
    assert record.states() == untouched
    first, second = record.states(), record.states()
    assert not {id(state) for state in first} & {id(state) for state in second}


def test_a_record_keeps_what_it_was_given(table: Coins) -> None:
    actions, names = [PEEK, KEEP], ["Ann", "Bob"]
    record = Record(table, actions, {"names": names})
    said = json.dumps(record.to_json())
    table.apply(DRAW)
    actions.append(99)
    names.append("Cleo")
    record.to_json()["names"].append("Dan")
    undone = Record(table, (), {"undone": [{"ply": 0}]})
    undone.to_json()["undone"][0]["ply"] = 7
    assert undone.facts == {"undone": [{"ply": 0}]}
    assert json.dumps(record.to_json()) == said


def test_an_unfinished_record_has_no_result(table: Coins) -> None:
    for actions in ([], [PEEK], [PEEK, KEEP]):
        record = Record(table, actions)
        assert record.result is None
        assert record.to_json()["result"] is None
        assert Record.from_json(record.to_json()) == record
    assert Record(table).states() == [table]


def test_a_record_of_a_game_that_is_over_has_no_actions() -> None:
    over = finished().states()[-1]
    record = Record(over)
    assert record.result == over.result()
    assert Record.from_json(record.to_json()) == record
    assert refused(lambda: Record(over, [DRAW])) == (0, "game_over")


def test_texts_and_result_need_not_be_there() -> None:
    record = finished()
    needed = {key: said for key, said in record.to_json().items() if key not in ("texts", "result")}
    assert Record.from_json(needed) == record
    assert Record.from_json({**record.to_json(), "result": None}) == record


def test_whole_numbers_of_other_libraries_become_numbers(table: Coins) -> None:
    record = Record(table, (Index(PEEK), Index(KEEP)))
    assert record == Record(table, [PEEK, KEEP])
    assert [type(action) for action in record.actions] == [int, int]
    assert json.loads(json.dumps(record.to_json()))["actions"] == [PEEK, KEEP]


def test_equality_is_that_of_start_actions_and_facts(table: Coins) -> None:
    record = Record(table, [PEEK], {"names": ["Ann", "Bob"]})
    twin = Record(table.copy(), (PEEK,), {"names": ("Ann", "Bob")})
    assert (record, hash(record)) == (twin, hash(twin))
    assert record != Record(table, [DRAW], {"names": ["Ann", "Bob"]})
    assert record != Record(table, [PEEK], {"names": ["Bob", "Ann"]})
    assert record != Record(table, [PEEK])
    assert Record(table) != Record(saqqara.start("coins", seed=1))
    assert record != record.to_json()


@pytest.mark.parametrize("how", COPIES)
def test_records_are_copied_and_pickled(how: str) -> None:
    record = finished(FACTS)
    twin = COPIES[how](record)
    assert (twin, twin.to_json(), twin.result) == (record, record.to_json(), record.result)


# --- Wrong records


@pytest.mark.parametrize("record", [None, [], "{}", 5, [("format", "saqqara-record/1")]])
def test_what_is_no_dict_is_no_record(record: object) -> None:
    assert refused(lambda: Record.from_json(record)) == (0, "not_a_record")


@pytest.mark.parametrize("key", ["format", "game", "rules_version", "start", "actions"])
def test_every_needed_key_is_missed(key: str) -> None:
    said = finished().to_json()
    del said[key]
    assert refused(lambda: Record.from_json(said)) == (0, "record_key_missing")


@pytest.mark.parametrize(("key", "value", "code"), [
    *(("format", value, "not_a_record") for value in (None, 1, "saqqara-record/2", "saqqara-position/1")),
    *(("game", value, "not_a_record") for value in (None, 5, ["coins"])),
    *(("rules_version", value, "other_rules_version") for value in (None, 0, 2, "1", 1.0, True)),
    *(("actions", value, "not_a_record") for value in (None, 0, "000", {"0": 0})),
    *(("start", value, "bad_start") for value in (None, [5], "text", {"format": "saqqara-position/1"})),
    *(("names", value, "bad_fact") for value in (None, "Ann", ["Ann"], ["Ann", "Bob", "Cleo"], ["Ann", None])),
    *((fact, value, "bad_fact") for fact in ("undone", "takeovers", "resigned")
      for value in (None, 3, {"ply": 0}, [0], [{"seat": 0}], [{"ply": "0"}], [{"ply": True}], [{"ply": 0.0}],
                    [{"ply": -1}], [{"ply": 999}], [{"ply": 0}, {"ply": 999}])),
    ("player", 1, "record_key_unknown"),
    (5, 1, "record_key_unknown"),
], ids=repr)  # fmt: skip
def test_every_wrong_value_is_refused_before_the_first_action(key: Any, value: Any, code: str) -> None:
    assert refused(lambda: Record.from_json({**finished().to_json(), key: value})) == (0, code)


def test_an_unknown_game_is_called_so() -> None:
    with pytest.raises(UnknownGame):
        Record.from_json({**finished().to_json(), "game": "chess"})
    start = {**finished().to_json()["start"], "game": "chess"}
    assert refused(lambda: Record.from_json({**finished().to_json(), "start": start})) == (0, "bad_start")


def test_a_record_and_its_start_are_of_the_same_game() -> None:
    said = {**finished().to_json(), "start": saqqara.start("imhotep", seed=1).to_json()}
    assert refused(lambda: Record.from_json(said)) == (0, "bad_start")


def test_what_is_wrong_with_the_start_is_told() -> None:
    said = finished().to_json()
    said["start"]["turn"] = 3
    with pytest.raises(InvalidRecord) as caught:
        Record.from_json(said)
    error = str(InvalidPosition("out_of_range", "turn", {"low": 0, "high": 0}))
    assert caught.value.reason == Reason("bad_start", "record", {"error": error})
    assert error in str(caught.value)


@pytest.mark.parametrize("wrong", ["draw", None, 1.0, True, False, [0], {}], ids=repr)
@pytest.mark.parametrize("ply", [0, 5])
def test_what_is_no_action_is_refused_at_its_ply(wrong: Any, ply: int) -> None:
    said = finished().to_json()
    said["actions"][ply] = wrong
    assert refused(lambda: Record.from_json(said)) == (ply, "not_an_action")
    start, actions = finished().start, said["actions"]
    assert refused(lambda: Record(start, actions)) == (ply, "not_an_action")


@pytest.mark.parametrize(("wrong", "code"), [(9, "unknown_action"), (-1, "unknown_action"), (ACCEPT, "not_now")])
def test_what_is_not_allowed_is_refused_at_its_ply(table: Coins, wrong: int, code: str) -> None:
    assert refused(lambda: Record(table, [wrong])) == (0, code)
    assert refused(lambda: Record(table, [PEEK, KEEP, wrong, "draw"])) == (2, code)  # type: ignore[list-item]


def test_an_illegal_action_keeps_its_reason(table: Coins) -> None:
    with pytest.raises(InvalidRecord) as caught:
        Record(table, [DRAW, ACCEPT])
    after = table.copy()
    after.apply(DRAW)
    assert caught.value.reason == after.explain(ACCEPT)


def test_nothing_is_played_after_the_end() -> None:
    record = finished()
    assert refused(lambda: Record(record.start, [*record.actions, DRAW])) == (len(record.actions), "game_over")


@pytest.mark.parametrize("change", [
    {"places": [2, 2]}, {"winners": []}, {"scores": [0, 0]}, {"reason": "last_builder"}, {"more": 1}, {"scores": "1"},
], ids=repr)  # fmt: skip
def test_another_result_is_refused_at_the_end(change: dict[str, Any]) -> None:
    said = finished().to_json()
    said["result"] = {**said["result"], **change}
    assert refused(lambda: Record.from_json(said)) == (len(said["actions"]), "wrong_result")


@pytest.mark.parametrize("claimed", [{}, [], "draw", 0, False])
def test_what_is_no_result_is_refused(claimed: object) -> None:
    said = finished().to_json()
    assert refused(lambda: Record.from_json({**said, "result": claimed})) == (len(said["actions"]), "wrong_result")


def test_an_unfinished_game_claims_no_result(table: Coins) -> None:
    said = {**Record(table, [PEEK]).to_json(), "result": finished().to_json()["result"]}
    assert refused(lambda: Record.from_json(said)) == (1, "wrong_result")


def test_facts_of_a_record_made_by_hand_are_checked_too(table: Coins) -> None:
    assert refused(lambda: Record(table, [PEEK], {"weather": []})) == (0, "bad_fact")
    assert refused(lambda: Record(table, [PEEK], {"undone": [{"ply": 2}]})) == (0, "bad_fact")
    assert Record(table, [PEEK], {"undone": [{"ply": 1}]}).facts == {"undone": [{"ply": 1}]}
