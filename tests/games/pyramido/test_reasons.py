"""Every refusal says which rule forbids the action now, and why."""

import ast
from pathlib import Path
from typing import Any

import pytest

from saqqara import IllegalAction, Reason, State, words
from saqqara.games.pyramido import holes, reasons
from tests.games.pyramido.table import PLAIN, play, table
from tests.tree import source_of

Arguments = dict[str, int | str]

SQUARE = "N N N N / N N . . / N N . . / N N . ."
FIXED = "N N N N / N N . . / N N . . / N N . . / N N . ."
NEARLY = "N N N N N / N N N N N / N N N N N / N N N . ."
HOLES = "N N . N N / N N N N N / N N N N N / N N N N ."


def placing(*stages: str, domino: int = 56) -> State:
    return table([stages, stages], "place 0", domino=domino, quarry=[None, 2, 3])


def deciding(decision: str, pyramid: str = "B1 N2 B1* N", **said: Any) -> State:
    """The new domino lies on 0,0 and 1,0."""
    return table([pyramid, pyramid], f"{decision} 0", cells=[(0, 0), (1, 0)], **said)


def forced() -> State:
    """Seat 1 has to fill two cells."""
    return play(table([NEARLY, HOLES.replace("N N . N N", "N1+ N . N N")], "refill 0"), "refill 1")


# The table, the refused action; and code, rule and arguments of the reason.
CASES: list[tuple[State, str, str, str, Arguments]] = [
    # Placements
    (placing("N N"), "place 0,0 0", "cell_taken", "PY-T1", {"x": 0, "y": 0}),
    (placing("N N"), "place 2,0 180", "cell_taken", "PY-T1", {"x": 1, "y": 0}),
    (placing("N N"), "place -1,0 0", "cell_taken", "PY-T1", {"x": 0, "y": 0}),
    (placing("N N"), "place 2,1 0", "does_not_touch", "PY-T2", {}),
    (placing("N N"), "place 4,0 0", "would_not_fit", "PY-B2", {"width": 6, "height": 1}),
    (placing("N N"), "place 0,4 90", "would_not_fit", "PY-B2", {"width": 2, "height": 6}),
    (placing(SQUARE), "place 4,0 0", "would_not_fit", "PY-B2", {"width": 6, "height": 4}),
    (placing(SQUARE), "place 4,4 270", "would_not_fit", "PY-B2", {"width": 5, "height": 5}),
    (placing(FIXED), "place -1,0 90", "outside_the_raster", "PY-B1", {"width": 4, "height": 5}),
    (placing(FIXED), "place 2,4 90", "outside_the_raster", "PY-B1", {"width": 4, "height": 5}),
    (placing(PLAIN, "B B . ."), "place 3,0 0", "outside_the_raster", "PY-B3", {"width": 4, "height": 3}),
    (placing(PLAIN, "B B . ."), "place 0,-1 0", "outside_the_raster", "PY-B3", {"width": 4, "height": 3}),
    (placing(PLAIN, "B B . ."), "place 2,2 0", "does_not_touch", "PY-T2", {}),
    (placing(PLAIN, "B B . ."), "place 1,1 270", "cell_taken", "PY-T1", {"x": 1, "y": 0}),
    (placing("N N", domino=68), "place 3,0 180", "looks_the_same", "PY-C1",
     {"domino": 68, "x": 2, "y": 0, "degrees": 0}),
    (placing("N N", domino=68), "place 2,1 270", "looks_the_same", "PY-C1",
     {"domino": 68, "x": 2, "y": 0, "degrees": 90}),
    (placing("N N", domino=68), "place 4,1 180", "does_not_touch", "PY-T2", {}),
    (table(["", ""], "place 0", domino=56), "place 1,0 0", "opening_is_unique", "PY-B2", {}),
    (table(["", ""], "place 0", domino=56), "place 0,0 90", "opening_is_unique", "PY-B2", {}),
    # Markers, once the domino lies
    (deciding("repair", "B1* N2 B1 N"), "mark 2", "one_marker_only", "PY-T7", {"block": 2}),
    (deciding("repair", "B1* N2 B1 N"), "mark 1", "one_marker_only", "PY-T7", {"block": 1}),
    (deciding("repair", "B N12 N1* N"), "mark 1", "block_without_jewel", "PY-T7", {"block": 1, "colour": "blue"}),
    (deciding("repair", "B N12 N1* N"), "mark 2", "marker_gone", "PY-T7", {"block": 2, "colour": "brown"}),
    (deciding("lay", "B N12 N1* N", colour="red"), "mark 2", "marker_gone", "PY-T7", {"block": 2, "colour": "brown"}),
    (deciding("repair", "B1 N2 N1* N"), "mark 1", "other_decision", "PY-T9", {"decision": "repair"}),
    # Cards
    (deciding("repair", "B1* N2 G1+ N"), "repair red", "side_not_held", "PY-T9", {"colour": "red"}),
    (deciding("lay", "B1* N2 G1+ N", colour="blue"), "lay 1 90", "block_has_marker", "PY-T9", {"block": 1}),
    (deciding("lay", "B1 N2* G1+ N", colour="blue"), "lay 2 0", "block_has_marker", "PY-T9", {"block": 2}),
    (forced(), "skip", "has_to_fill", "PY-T5", {}),
    (forced(), "repair blue", "side_not_held", "PY-T5", {"colour": "blue"}),
    (play(forced(), "repair red"), "lay 2 0", "other_cell", "PY-T5", {"block": 1}),
    (play(forced(), "repair red", "lay 1 0", "repair yellow"), "lay 1 0", "other_cell", "PY-T5", {"block": 2}),
    # Refill
    (table(["N N", ""], "refill 0"), "refill 3", "other_stack", "PY-T11",
     {"slot": 1, "stack": 3, "first": 1, "second": 2}),
    (table(["N N", ""], "refill 0", quarry=[1, 2, None]), "refill 1", "other_stack", "PY-T11",
     {"slot": 3, "stack": 1, "first": 3, "second": 4}),
    # Something else is to be decided
    (table(["", ""]), "skip", "other_decision", "PY-T1", {"decision": "draft"}),
    (placing("N N"), "draft 1", "other_decision", "PY-T1", {"decision": "place"}),
    (deciding("mark", "B1 N2 G1 N"), "place 0,0 0", "other_decision", "PY-T7", {"decision": "mark"}),
    (deciding("mark", "B1 N2 G1 N"), "repair red", "other_decision", "PY-T7", {"decision": "mark"}),
    (deciding("repair"), "lay 1 0", "other_decision", "PY-T9", {"decision": "repair"}),
    (deciding("lay", colour="red"), "skip", "other_decision", "PY-T9", {"decision": "lay"}),
    (table(["N N", ""], "refill 0"), "mark 1", "other_decision", "PY-T11", {"decision": "refill"}),
    (forced(), "draft 1", "other_decision", "PY-T5", {"decision": "forced_repair"}),
    (play(forced(), "repair red"), "repair red", "other_decision", "PY-T5", {"decision": "forced_lay"}),
]  # fmt: skip


IDS = [f"{number} {text}: {code}" for number, (_, text, code, _, _) in enumerate(CASES)]


@pytest.mark.parametrize(("state", "text", "code", "rule", "arguments"), CASES, ids=IDS)
def test_reason(state: State, text: str, code: str, rule: str, arguments: Arguments) -> None:
    """PY-B1 to PY-T11: code, rule and arguments; the sentence names the rule, and nothing has changed."""
    before = state.copy()
    action = state.parse(text)
    assert state.explain(text) == Reason(code, rule, arguments)
    with pytest.raises(IllegalAction) as refused:
        state.apply(action)
    assert (refused.value.code, refused.value.rule, refused.value.arguments) == (code, rule, arguments)
    said = str(refused.value)
    assert rule in said
    assert "{" not in said
    assert "reason-" not in said
    assert state == before


def test_a_seat_that_is_not_to_move() -> None:
    """PY-T1: its view refuses what another seat may do."""
    state = table(["", ""])
    reason = state.view(1).explain("draft 1")
    assert reason == Reason("not_your_decision", "PY-T1", {"seat": 0})


def test_after_the_end() -> None:
    """PY-E1."""
    full = [PLAIN, "N N N N / " * 3, "N N N / " * 2, "N N"]
    state = table([full, full], None, quarry=[1, 2, None], points=[[(0, 0)] * 4] * 2)
    assert state.explain("draft 1") == Reason("game_over", "PY-E1", {})


def test_every_reason_is_met_here() -> None:
    codes = {code for _, _, code, _, _ in CASES}
    cautions = {"leaves_a_hole", "leads_to_elimination", "card_will_be_needed"}
    assert codes | cautions == codes_of(str(source_of(reasons))) | codes_of(str(source_of(holes)))
    assert all(words.has(f"reason-{code}") for code in codes | cautions)


def codes_of(module: str) -> set[str]:
    """All codes of reasons that a module gives."""
    tree = ast.parse(Path(module).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason"]
    return {str(ast.literal_eval(node.args[0])) for node in calls}
