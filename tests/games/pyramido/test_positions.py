"""Positions written by hand: what is refused, where and by which rule; what is read is what was written."""

import ast
import copy
import json
from pathlib import Path
from typing import Any

import pytest

import saqqara
from saqqara import InvalidPosition, Rng, words
from saqqara.games.pyramido import checking, reading
from saqqara.games.pyramido.decisions import DECISION_NAMES, DRAFT
from tests.games.pyramido.table import PLAIN, options, position
from tests.tree import source_of

Json = dict[str, Any]

SECOND = "B B B B / " * 3
THIRD = "Y Y Y / " * 2
FULL = [PLAIN, SECOND, THIRD, "N N"]
NEARLY = "N N N N N / N N N N N / N N N N N / N N N . ."
HOLES = "N N . N N / N N N N N / N N N N N / N N N N ."
ONE_HOLE = HOLES.replace(".", "R1+", 1)
GONE = object()

START = position(["", ""])
OPEN = position(["N1* N", "N N"])
STAGE_2 = position([[PLAIN, "B1* B N N"], [PLAIN, "B B N N"]])
REPAIR = position(["B1* N1 / B N", "N N"], "repair 0", cells=[(0, 0), (1, 0)])
LAY = position(["B1* N1 / G1+ N", "N N"], "lay 0", cells=[(0, 0), (1, 0)], colour="blue")
PLACE = position(["N N", "N N"], "place 0", domino=56)
REFILL = position(["N N", ""], "refill 0")
FORCED = position([HOLES, NEARLY], "forced_repair 0")
FORCED_LAY = position([ONE_HOLE, NEARLY], "forced_lay 0", colour="blue", filled=1)
THREE = position([NEARLY, NEARLY, HOLES], eliminated=[2])
END = position([FULL, FULL], None, quarry=[1, 2, None], points=[[(0, 0)] * 4] * 2)


def changed(p: Json, path: str, value: object) -> Json:
    """The position with the value at a path like `pyramids.0.0` replaced; GONE: dropped."""
    p = copy.deepcopy(p)
    *parents, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    place: Any = p
    for part in parents:
        place = place[part]
    if value is GONE:
        del place[last]
    elif last == "+":
        place.append(value)
    else:
        place[last] = value
    return p


# The position, where it is changed and how; and code, path and rule of the refusal.
Case = tuple[Json, str, object, str, str, str]
SHAPES: list[Case] = [
    (START, "stage", 5, "out_of_range", "stage", ""),
    (START, "stage", GONE, "missing_key", "stage", ""),
    (START, "hidden", [], "unknown_key", "hidden", ""),
    (START, "options", {"komi": 1}, "unknown_key", "options.komi", ""),
    (START, "turn", 1.5, "wrong_type", "turn", ""),
    (START, "revealed", 10**30, "out_of_range", "revealed", ""),
    (START, "quarry", [1, 2], "wrong_length", "quarry", ""),
    (START, "quarry.0", 91, "out_of_range", "quarry[0]", ""),
    (START, "stacks.1", [], "wrong_length", "stacks[1]", ""),
    (START, "stacks.1.4", None, "wrong_type", "stacks[1][4]", ""),
    (START, "stacks.1.4", "5", "wrong_type", "stacks[1][4]", ""),
    (START, "pyramids", [[[], [], [], []]], "wrong_length", "pyramids", ""),
    (START, "pyramids.1", [[], [], []], "wrong_length", "pyramids[1]", ""),
    (START, "pyramids.1.0", None, "wrong_type", "pyramids[1][0]", ""),
    (OPEN, "pyramids.1.0.0", 5, "wrong_type", "pyramids[1][0][0]", ""),
    (OPEN, "pyramids.1.0.0.card", 0, "wrong_type", "pyramids[1][0][0].card", ""),
    (OPEN, "pyramids.1.0.0.colour", "gold", "wrong_value", "pyramids[1][0][0].colour", ""),
    (OPEN, "pyramids.1.0.0.jewels", ["tl", "tr", "bl"], "wrong_length", "pyramids[1][0][0].jewels", ""),
    (OPEN, "pyramids.1.0.0.jewels", ["middle"], "wrong_value", "pyramids[1][0][0].jewels[0]", ""),
    (OPEN, "pyramids.1.0.0.marker", GONE, "missing_key", "pyramids[1][0][0].marker", ""),
    (STAGE_2, "pyramids.0.1.0.x", 4, "out_of_range", "pyramids[0][1][0].x", ""),
    (STAGE_2, "pyramids.0.1.0.y", -1, "out_of_range", "pyramids[0][1][0].y", ""),
    (STAGE_2, "stage_points.0.0.jewels", 81, "out_of_range", "stage_points[0][0].jewels", ""),
    (STAGE_2, "stage_points.0.0.minos", 1, "out_of_range", "stage_points[0][0].minos", ""),
    (START, "eliminated", [2], "out_of_range", "eliminated[0]", ""),
    (START, "pending.decision", "over", "wrong_value", "pending.decision", ""),
    (PLACE, "pending.domino", 0, "out_of_range", "pending.domino", ""),
    (REPAIR, "pending.cells.0", [0], "wrong_length", "pending.cells[0]", ""),
    (REPAIR, "pending.cells.0", "00", "wrong_type", "pending.cells[0]", ""),
]  # fmt: skip

CONTENTS: list[Case] = [
    # Dominoes and quarry
    (START, "quarry.0", 5, "domino_twice", "stacks[0][1]", "PY-C1"),
    (PLACE, "pending.domino", 2, "domino_twice", "quarry[1]", "PY-C1"),
    (START, "stacks.3", [90], "other_number_of_dominoes", "stacks", "PY-C1"),
    (START, "quarry.0", None, "other_number_of_empty_slots", "quarry", "PY-T11"),
    (REFILL, "quarry.0", 90, "other_number_of_empty_slots", "quarry", "PY-T11"),
    (END, "quarry.1", None, "other_number_of_empty_slots", "quarry", "PY-T11"),
    # Pyramids
    (OPEN, "pyramids.0.0.0.x", 2, "not_sorted", "pyramids[0][0]", ""),
    (OPEN, "pyramids.0.0.1.x", 0, "not_sorted", "pyramids[0][0]", ""),
    (OPEN, "pyramids.0.0.0.jewels", ["br", "tl"], "not_sorted", "pyramids[0][0][0].jewels", ""),
    (OPEN, "pyramids.0.0.0.x", -1, "first_domino_missing", "pyramids[0][0]", "PY-B2"),
    (OPEN, "pyramids.0.1", [{"x": 0}], "stage_not_begun", "pyramids[0][1]", "PY-R1"),
    (STAGE_2, "pyramids.0.0", [], "stage_below_not_full", "pyramids[0][1]", "PY-B3"),
    (position([PLAIN, PLAIN], stage=2), "pyramids.0.0", [], "stage_below_not_full", "pyramids[0][0]", "PY-R1"),
    (OPEN, "pyramids.0.0.1.card", True, "one_jewel_on_a_card", "pyramids[0][0][1].jewels", "PY-C3"),
    (position(["B1+ N1", "N N"]), "pyramids.0.0.1.card", True, "card_twice", "pyramids[0][0][1].card", "PY-C3"),
    (OPEN, "pyramids.0.0.1.marker", True, "marker_without_jewel", "pyramids[0][0][1].marker", "PY-T7"),
    (position(["N1* N1", "N N"]), "pyramids.0.0.1.marker", True, "marker_twice", "pyramids[0][0][1].marker", "PY-S1"),
    (STAGE_2, "pyramids.0.0.0.marker", True, "marker_of_another_stage", "pyramids[0][0][0].marker", "PY-R5"),
    # Turns and stages
    (STAGE_2, "stage_points.0", [], "other_number_of_scored_stages", "stage_points[0]", "PY-R1"),
    (STAGE_2, "stage_points.1.+", {"jewels": 0, "minos": 0}, "other_number_of_scored_stages", "stage_points[1]",
     "PY-R1"),
    (OPEN, "pyramids.1.0", [], "turns_not_in_order", "pyramids", "PY-B1"),
    (OPEN, "to_move", 1, "", "", ""),
    (position(["N N / N N", "N N"], "draft 1"), "to_move", 0, "turns_not_in_order", "pyramids", "PY-B1"),
    (position([[PLAIN, "N N"], PLAIN], "draft 1"), "pyramids.0.1.1", GONE, "half_a_domino", "pyramids[0][1]", "PY-B1"),
    (position([PLAIN, NEARLY], "draft 1"), "to_move", 0, "all_turns_had", "to_move", "PY-B1"),
    # Eliminations and the end
    (THREE, "eliminated", [2, 2], "seat_twice", "eliminated[1]", "PY-T6"),
    (THREE, "eliminated", [2, 1], "one_builder_left", "pending", "PY-T6"),
    (THREE, "to_move", 2, "seat_is_eliminated", "to_move", "PY-T6"),
    (THREE, "stage_points.2.+", {"jewels": 0, "minos": 0}, "other_number_of_scored_stages", "stage_points[2]",
     "PY-R1"),
    (position([NEARLY, NEARLY, PLAIN]), "eliminated", [2], "eliminated_with_full_stage", "pyramids[2][0]", "PY-T6"),
    (START, "to_move", None, "nobody_to_move", "to_move", "PY-T1"),
    (START, "pending", None, "nothing_to_decide", "to_move", "PY-E1"),
    (END, "pyramids.1.3", [], "game_goes_on", "pending", "PY-E1"),
    (END, "pyramids.0.3.0", {"x": 0, "y": 0, "colour": "red", "jewels": ["tl"], "card": False, "marker": True},
     "marker_after_scoring", "pyramids[0]", "PY-R5"),
    # The pending decision
    (PLACE, "pending.domino", None, "does_not_fit", "pending.domino", "PY-T1"),
    (START, "pending.domino", 90, "does_not_fit", "pending.domino", "PY-T1"),
    (START, "pending.colour", "red", "does_not_fit", "pending.colour", "PY-T1"),
    (LAY, "pending.colour", None, "does_not_fit", "pending.colour", "PY-T9"),
    (LAY, "pending.colour", "red", "side_not_held", "pending.colour", "PY-T9"),
    (REPAIR, "pending.cells", [], "does_not_fit", "pending.cells", "PY-T9"),
    (REPAIR, "pending.cells.+", [0, 1], "wrong_length", "pending.cells", ""),
    (REFILL, "pending.cells", [[0, 0], [1, 0]], "does_not_fit", "pending.cells", "PY-T11"),
    (REFILL, "pending.cells", [[0, 0]], "does_not_fit", "pending.cells", "PY-T11"),
    (REPAIR, "pending.cells", [[0, 0], [0, 0]], "does_not_fit", "pending.cells", "PY-T9"),
    (REPAIR, "pending.cells", [[0, 0], [1, 1]], "does_not_fit", "pending.cells", "PY-T9"),
    (REPAIR, "pending.cells", [[0, 0], [2, 0]], "no_block_there", "pending.cells[1]", "PY-T1"),
    (REPAIR, "pending.cells", [[0, 0], [-1, 0]], "no_block_there", "pending.cells[1]", "PY-T1"),
    (LAY, "pending.cells", [[0, 0], [0, 1]], "does_not_fit", "pending.cells", "PY-T9"),
    (REPAIR, "pending.decision", "mark", "no_choice", "pending.decision", "PY-T7"),
    (OPEN, "pending.decision", "forced_repair", "does_not_fit", "pending.decision", "PY-T5"),
    (FORCED, "pending.decision", "draft", "no_domino_fits", "pending.decision", "PY-T1"),
    (position(["", ""], "draft 0"), "pending.decision", "refill", "does_not_fit", "pending.decision", "PY-T11"),
]  # fmt: skip

TABLES: list[tuple[Json, str, str, str]] = [
    (position(["N N N N N N", ""], "draft 1"), "out_of_range", "pyramids[0][0][5].x", ""),
    (position(["N N N N N / N N N N N / N . . . . / N . . . . / N N N N .", ""], "draft 1"),
     "beyond_the_raster", "pyramids[0][0]", "PY-B1"),
    (position([[PLAIN, SECOND], [PLAIN, SECOND]]), "all_turns_had", "to_move", "PY-B1"),
    (position([[*FULL], [*FULL]], points=[[(0, 0)] * 3] * 2), "all_turns_had", "to_move", "PY-B1"),
    (position([HOLES.replace("N N", "B1+ T1+", 1), NEARLY], "forced_repair 0"),
     "too_few_cards", "pending.decision", "PY-T5"),
    (position([PLAIN, NEARLY], "forced_repair 0"), "all_turns_had", "to_move", "PY-B1"),
    (position([FULL, FULL], "refill 0", quarry=[1, 2, None]), "does_not_fit", "pending.decision", "PY-T11"),
]  # fmt: skip

ACCEPTED = {
    "draft": START,
    "place": PLACE,
    "mark": position(["B1 N2", "N N"], "mark 0", cells=[(0, 0), (1, 0)]),
    "repair": REPAIR,
    "lay": LAY,
    "refill": REFILL,
    "forced_repair": FORCED,
    "forced_lay": FORCED_LAY,
}


def check_refused(p: object, code: str, path: str, rule: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        saqqara.from_json(p)  # type: ignore[arg-type]
    error = refused.value
    assert (error.code, error.path, error.rule) == (code, path, rule)
    assert str(error).startswith(path)
    assert "{" not in str(error)
    assert "position-" not in str(error)


def names(cases: list[Case]) -> list[str]:
    return [f"{number} {case[1]}: {case[3]}" for number, case in enumerate(cases)]


@pytest.mark.parametrize("case", SHAPES, ids=names(SHAPES))
def test_shapes(case: Case) -> None:
    """PY-C1 to PY-C4: types, lengths, ranges and names, each refused with its path."""
    p, where, value, code, path, rule = case
    check_refused(changed(p, where, value), code, path, rule)


@pytest.mark.parametrize("case", CONTENTS, ids=names(CONTENTS))
def test_contents(case: Case) -> None:
    """Each refusal names the rule that the position breaks; without a code it is right."""
    p, where, value, code, path, rule = case
    wrong = changed(p, where, value)
    if code:
        check_refused(wrong, code, path, rule)
    else:
        assert saqqara.from_json(wrong).to_json() == wrong


@pytest.mark.parametrize(("p", "code", "path", "rule"), TABLES, ids=[f"{n} {case[1]}" for n, case in enumerate(TABLES)])
def test_tables(p: Json, code: str, path: str, rule: str) -> None:
    """PY-B1 to PY-T11: what lies on the table does not fit what is to be decided."""
    check_refused(p, code, path, rule)


@pytest.mark.parametrize("decision", ACCEPTED)
def test_every_pending_decision_can_be_written_by_hand(decision: str) -> None:
    """PY-T1 to PY-T11: read, written again, and playable to the end of the game."""
    p = ACCEPTED[decision]
    state = saqqara.from_json(p)
    assert p["pending"]["decision"] == decision
    assert state.to_json() == p
    assert options(state)
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        assert saqqara.from_json(after.to_json()) == after
        after.playout(Rng(action))
        assert after.result() is not None


def test_all_decisions_are_among_them() -> None:
    assert list(ACCEPTED) == list(DECISION_NAMES[DRAFT:])


def test_the_end_can_be_written_by_hand() -> None:
    """PY-E1, PY-T6: all pyramids built, or one builder left."""
    assert saqqara.from_json(END).to_json() == END
    left = {**THREE, "eliminated": [2, 0], "to_move": None, "pending": None}
    assert saqqara.from_json(left).to_json() == left
    result = saqqara.from_json(left).result()
    assert result is not None
    assert (result.places, result.reason) == ((2, 1, 3), "last_builder")


def test_half_of_a_forced_repair() -> None:
    """PY-T5: one cell is filled, block 2 is meant."""
    assert options(saqqara.from_json(FORCED_LAY)) == ["lay 2 0", "lay 2 90", "lay 2 180", "lay 2 270"]


def test_json_text_is_read_too() -> None:
    state = saqqara.from_json(LAY)
    assert saqqara.from_json(json.dumps(LAY)) == state
    assert saqqara.from_json(json.dumps(LAY, indent=2, sort_keys=True)) == state


def test_reading_leaves_the_dict_as_it_is() -> None:
    twin = copy.deepcopy(LAY)
    saqqara.from_json(LAY).playout(Rng(1))
    assert twin == LAY


def test_every_code_of_these_modules_is_met_here() -> None:
    met = {case[3] for case in (*SHAPES, *CONTENTS)} | {case[1] for case in TABLES} | {"not_hidden"}
    codes = codes_of(str(source_of(reading))) | codes_of(str(source_of(checking)))
    assert sorted(codes - met) == []
    assert [code for code in sorted(codes) if not words.has(f"position-{code}")] == []


def codes_of(module: str) -> set[str]:
    """All words that a module hands to `refuse` or to its own helper."""
    tree = ast.parse(Path(module).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    found = [(call, {"fields.refuse": 1, "pending.refuse": 1, "_refuse_pending": 3}) for call in calls]
    said = [(call, places[ast.unparse(call.func)]) for call, places in found if ast.unparse(call.func) in places]
    return {str(ast.literal_eval(call.args[at])) for call, at in said
            if at < len(call.args) and isinstance(call.args[at], ast.Constant)}  # fmt: skip
