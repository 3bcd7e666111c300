"""What happens is told step by step, each step with its rule: enough to draw the table again."""

import ast

import pytest

from saqqara import Event, Rng, State, words
from saqqara.games.pyramido import events
from tests.games.pyramido.redraw import redrawn
from tests.games.pyramido.soaking import POLICIES, begin
from tests.games.pyramido.table import PLAIN, built, play, table
from tests.redraw import told
from tests.tree import source_of

NEARLY = "N N N N N / N N N N N / N N N N N / N N N . ."
HOLES = "N N . N N / N N N N N / N N N N N / N N N N ."
LOST = "N1+ T1+ . N N / N N N N N / N N N N N / N N N R1+ ."


def by(seat: int, kind: str, rule: str, **arguments: int | str) -> Event:
    return Event(kind, seat, rule, arguments)


def it(kind: str, rule: str, **arguments: int | str) -> Event:
    return Event(kind, None, rule, arguments)


def happened(state: State, text: str) -> tuple[Event, ...]:
    before = state.copy()
    events_of_action = state.happened(state.parse(text))
    assert state == before
    return events_of_action


def kinds() -> set[str]:
    """All kinds of events that the source tells."""
    tree = ast.parse(source_of(events).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "t.trace.add"]
    return {str(ast.literal_eval(node.args[0])) for node in calls if isinstance(node.args[0], ast.Constant)}


# --- One action each


def test_an_opening() -> None:
    """PY-T1, PY-T7: the domino is placed and its only block with jewels marked by itself."""
    state = table(["", ""], quarry=[9, 2, 3])
    assert happened(state, "draft 1") == (
        by(0, "drafted", "PY-T1", domino=9, slot=1),
        by(0, "placed", "PY-T1", domino=9, x=0, y=0, degrees=0),
        by(0, "marked", "PY-T7", colour="yellow", x=0, y=0),
    )


def test_a_repair() -> None:
    """PY-T9, PY-T10."""
    state = play(table(["", ""], quarry=[9, 2, 3]), "draft 1")
    assert happened(state, "skip") == (by(0, "skipped", "PY-T9"),)
    assert happened(state, "repair red") == (by(0, "side_chosen", "PY-T9", colour="red"),)
    play(state, "repair red")
    assert happened(state, "lay 2 90") == (
        by(0, "card_laid", "PY-T9", colour="red", x=1, y=0, degrees=90),
        by(0, "marked", "PY-T10", colour="red", x=1, y=0),
    )


def test_a_refill() -> None:
    """PY-T11, PY-B1."""
    state = table(["N N", ""], "refill 0", tops=[11, 12], turn=1)
    below = state.to_json()["stacks"][0][1]
    assert happened(state, "refill 1") == (
        by(0, "refilled", "PY-T11", slot=1, stack=1, domino=11),
        it("turned_up", "PY-T11", stack=1, domino=below),
        by(1, "turn_began", "PY-B1"),
    )
    assert state.events(state.parse("refill 1"), 0)[1:] == (it("unknown", "PY-T1"),)


def test_a_split() -> None:
    """PY-T12."""
    pyramids, seat = built(4, 63)
    state = table(pyramids, f"refill {(seat - 1) % 4}", heights=(1, 3, 20, 1))
    split = it("stack_split", "PY-T12", highest=3, stack=1, dominoes=10)
    assert happened(state, "refill 1")[1] == split


def test_a_forced_repair() -> None:
    """PY-T5: without markers; the turn is over with the second card."""
    state = play(table([NEARLY, HOLES], "refill 0"), "refill 1", "repair red", "lay 1 0")
    assert happened(state, "repair blue") == (by(1, "side_chosen", "PY-T5", colour="blue"),)
    play(state, "repair blue")
    assert happened(state, "lay 2 180") == (
        by(1, "card_laid", "PY-T5", colour="blue", x=4, y=3, degrees=180),
        by(0, "turn_began", "PY-B1"),
    )


def test_the_end_of_a_stage() -> None:
    """PY-R1 to PY-R3, PY-R6, PY-T6: an elimination, the points of the others, and who begins."""
    state = table(["R1* " + PLAIN.removeprefix("N "), PLAIN, LOST], "refill 1")
    assert happened(state, "refill 1")[2:] == (
        by(2, "eliminated", "PY-T6"),
        it("stage_ended", "PY-R1", stage=1),
        by(0, "points", "PY-R2", source="stage1_jewels", points=1),
        by(0, "points", "PY-R3", source="stage1_minos", points=1),
        by(1, "stage_began", "PY-R6", stage=2),
        by(1, "turn_began", "PY-B1"),
    )


def test_the_end_of_the_game() -> None:
    """PY-E1, PY-T6."""
    state = table([NEARLY, LOST], "refill 0")
    assert happened(state, "refill 1")[2:] == (by(1, "eliminated", "PY-T6"), it("game_ended", "PY-E1"))


# --- All of them


@pytest.mark.parametrize("seed", [0, 1, 2])
@pytest.mark.parametrize("policy", POLICIES)
def test_the_table_can_be_drawn_again(policy: str, seed: int) -> None:
    """PY-T1 to PY-E1: from the spectator's view before an action and its events alone."""
    state = begin(seed, seed)
    rng = Rng(seed)
    seen = set()
    while state.to_move is not None:
        action = POLICIES[policy](state, rng)
        before = state.view(None).to_json()
        tale = state.happened(action)
        seen |= {event.kind for event in tale}
        state.apply(action)
        assert told(redrawn(before, tale)) == told(state.view(None).to_json())
    assert seen <= kinds() | {"points"}
    assert {"placed", "refilled", "game_ended"} <= seen


def test_every_kind_has_a_text() -> None:
    assert len(kinds()) == 14
    assert [kind for kind in sorted(kinds()) if not words.has(f"event-{kind}")] == []
