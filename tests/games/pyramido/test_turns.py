"""The steps of a turn after placing: decorate, repair, refill (PY-T7 to PY-T12)."""

import pytest

from saqqara import State
from tests.games.pyramido.table import PLAIN, Picture, built, decision, options, play, shown, table, told

SIDES = ["repair brown", "repair blue", "repair yellow", "repair turquoise", "repair red", "repair green"]


def placed(domino: int, pyramid: Picture = "N N", text: str = "place 2,0 0") -> State:
    """Seat 0 has placed this domino."""
    return play(table([pyramid, pyramid], "place 0", domino=domino, quarry=[None, 89, 90]), text)


# --- Decorate


def test_one_of_two_blocks() -> None:
    """PY-T7: number 68 has a turquoise jewel on either block; a choice even though the colour is the same."""
    state = placed(68)
    assert options(state) == ["mark 1", "mark 2"]
    play(state, "mark 2")
    assert [token.endswith("*") for token in shown(state, 0).split()] == [False, False, False, True]


def test_the_only_block_is_marked_by_itself() -> None:
    """PY-T7: number 86 is red, and red with two jewels."""
    state = placed(86)
    assert shown(state, 0) == "N N R R14*"
    assert decision(state) == "repair 0"


def test_a_block_without_a_jewel_gets_no_marker() -> None:
    """PY-T7: number 9 has both jewels on its yellow block."""
    assert shown(placed(9), 0) == "N N Y13* N"


def test_no_marker_left() -> None:
    """PY-T7: a domino of turquoise blocks gets none when the turquoise marker lies already."""
    state = placed(68, "T1* N")
    assert decision(state) == "repair 0"
    assert shown(state, 0).count("*") == 1


def test_a_marker_stays_until_the_stage_is_scored() -> None:
    """PY-T8."""
    state = play(placed(86), "skip", "refill 1", "draft 1")
    assert shown(state, 0) == "N N R R14*"
    nearly = PLAIN.removesuffix("N N / ") + ". . /"
    scored = play(table([nearly, PLAIN], "place 0", domino=86), "place 3,3 0")
    assert "R14*" in shown(scored, 0)
    play(scored, "skip", "refill 1")
    assert "R14*" not in shown(scored, 0)


# --- Repair


def test_a_repair_is_offered_once_the_marker_lies() -> None:
    """PY-T9: either side of each card, or none."""
    state = placed(9)
    assert options(state) == ["skip", *SIDES]
    play(state, "repair blue")
    assert options(state) == ["lay 2 0", "lay 2 90", "lay 2 180", "lay 2 270"]  # not on the marker
    assert state.to_json()["pending"]["colour"] == "blue"


@pytest.mark.parametrize(("turn", "jewel"), [(0, 1), (90, 2), (180, 4), (270, 3)])
def test_a_card_is_turned(turn: int, jewel: int) -> None:
    """PY-T9: its jewel comes to lie tl, tr, br, bl; what it covers is gone."""
    state = play(placed(9), "repair blue", f"lay 2 {turn}")
    assert shown(state, 0) == f"N N Y13* B{jewel}+*"


def test_a_card_of_the_colour_it_covers() -> None:
    """PY-T9: allowed; its marker lies already."""
    state = play(placed(71, "T1* R1*"), "repair turquoise", "lay 2 0")
    assert shown(state, 0).endswith("T1+")


def test_a_card_takes_its_marker() -> None:
    """PY-T10: the only way to two markers in a turn."""
    state = placed(9)
    assert told(play(state, "repair green"), "lay 2 0", "marked") == [{"colour": "green", "x": 3, "y": 0}]
    play(state, "lay 2 0")
    assert shown(state, 0) == "N N Y13* G1+*"


def test_a_card_without_its_marker() -> None:
    """PY-T10: no marker is left for it; with no marker on the domino it may go on either block."""
    state = play(placed(71, "T1* R1*"), "repair red")
    assert len(options(state)) == 8
    play(state, "lay 1 270")
    assert shown(state, 0).split()[2] == "R3+"


def test_cards_are_used_up() -> None:
    """PY-T9: a card has two sides, and is played once; with none left the step is passed over."""
    assert options(placed(9, "G1+ N")) == ["skip", *SIDES[:4]]
    state = placed(9, "B1+ T1+ / G1+ N", "place 2,0 0")
    assert decision(state) == "refill 0"


# --- Refill


def test_a_slot_is_refilled_from_the_stacks_behind_it() -> None:
    """PY-S2, PY-T11: slot 1 from stack 1 or 2, slot 2 from 2 or 3, slot 3 from 3 or 4."""
    for slot in (1, 2, 3):
        quarry = [None if slot == other else other for other in (1, 2, 3)]
        state = table(["N N", ""], "refill 0", quarry=quarry, tops=[11, 12, 13, 14])
        assert options(state) == [f"refill {slot}", f"refill {slot + 1}"]
        play(state, f"refill {slot + 1}")
        assert state.to_json()["quarry"][slot - 1] == 11 + slot


def test_a_refill_ends_the_turn() -> None:
    """PY-T11: and shows the next domino of the stack."""
    state = table(["N N", ""], "refill 0", tops=[11, 12], turn=4, revealed=4)
    below = state.to_json()["stacks"][1][1]
    assert told(state, "refill 2", "turned_up") == [{"stack": 2, "domino": below}]
    play(state, "refill 2")
    assert (state.turn, state.revealed) == (5, 5)
    assert decision(state) == "draft 1"


@pytest.mark.parametrize(
    ("heights", "refill", "after", "moved"),
    [
        ((1, 3, 20, 1), 1, (10, 3, 10, 1), {"highest": 3, "stack": 1, "dominoes": 10}),
        ((9, 1, 6, 9), 2, (5, 4, 6, 9), {"highest": 1, "stack": 2, "dominoes": 4}),
        ((2, 1, 11, 11), 2, (2, 5, 6, 11), {"highest": 3, "stack": 2, "dominoes": 5}),
        ((2, 1, 3, 3), 2, (2, 1, 2, 3), {"highest": 3, "stack": 2, "dominoes": 1}),
    ],
)
def test_an_empty_stack(heights: tuple[int, ...], refill: int, after: tuple[int, ...], moved: dict[str, int]) -> None:
    """PY-T12: it gets the lower half, rounded down, of the highest one, the leftmost on a tie; the order is kept."""
    pyramids, seat = built(4, 88 - sum(heights))
    state = table(pyramids, f"refill {(seat - 1) % 4}", heights=heights, quarry=[1, None, 3] if refill == 2 else None)
    before = state.to_json()["stacks"]
    text = f"refill {refill}"
    assert told(state, text, "stack_split") == [moved]
    play(state, text)
    stacks = state.to_json()["stacks"]
    assert [len(stack) for stack in stacks] == list(after)
    assert stacks[moved["highest"] - 1] + stacks[refill - 1] == before[moved["highest"] - 1]
    assert state.revealed == 1
    assert state.view(None).to_json()["stacks"][refill - 1][0] == stacks[refill - 1][0]


def test_a_view_does_not_know_what_a_split_turns_up() -> None:
    """PY-T12: which stack is split is known, its new top is not."""
    pyramids, seat = built(4, 63)
    state = table(pyramids, f"refill {(seat - 1) % 4}", heights=(1, 3, 20, 1))
    kinds = [event.kind for event in state.view(None).events(state.parse("refill 1"))]
    assert kinds == ["refilled", "stack_split", "unknown"]


def test_no_refill_after_the_last_domino() -> None:
    """PY-T11: the slot stays empty."""
    pyramids, seat = built(2, 39)
    state = play(table(pyramids, f"draft {seat}"), "draft 2", "place 0,0 90", "mark 1", "skip")
    assert state.to_json()["quarry"] == [1, None, 3]
    assert state.to_move is None
