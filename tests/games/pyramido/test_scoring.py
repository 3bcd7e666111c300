"""Scoring a stage, who begins the next one, and the end (PY-R1 to PY-R6, PY-E1)."""

from typing import Any

import pytest

from saqqara import State
from tests.games.pyramido.table import PLAIN, Picture, banked, decision, play, projected, shown, table

EXAMPLE_1 = """
    N14* N1  N4  B1* B2
    Y1*  Y2  Y3  B3  B4
    T1*  T2  T3  R1* R2
    G14* G1+ G   R3  R4
"""
WORTH_18 = """
    N14* N1  N   B1* B2
    Y1*  Y2  Y3  B3  B
    T1*  T2  T3  R1* R2
    G14  G1  G4  R3  R
"""
EXAMPLE_2 = [
    """
    N1 N B2 B1 B3
    R1 N N  N  Y2
    G  N N  N  G
    R  B N  Y4 T
    """,
    """
    N1* N34  B14* B2
    R1* Y12* Y34  G
    R2  R3   Y4   G1
    """,
]
EXAMPLE_3 = [
    """
    N1 G12 G B2 T
    T  N   N N  T
    T  N   N N  T14
    T1 T   T T  T
    """,
    """
    N13 N12 B12 B14
    R13 Y   B   G
    R34 Y34 Y34 G1
    """,
    """
    N1*  B1* B
    R1+* Y1* Y24
    """,
]
BELOW_STAGE_4 = [
    "R R R R R / " * 4,
    "N N N N / N N N B2 / N N N N",
    "G13 G2 B24 / G34 B34 B34",
]


def scoring(*pyramids: Picture, seat: int = 0, **said: Any) -> State:
    """The seat has placed the last domino of the stage."""
    return table(pyramids, f"refill {seat}", **said)


def built(pyramid: list[str]) -> State:
    """Seat 0 has built this stage, seat 1 has a turn left in it."""
    *below, top = pyramid
    words = top.replace("/", " / ").replace("\n", " / ").split()
    last = [index for index, word in enumerate(words) if word != "/"][-2:]
    unfinished = " ".join("." if index in last else word for index, word in enumerate(words)).strip(" /")
    return table([pyramid, [*below, unfinished]], "draft 1", stage=len(pyramid))


def areas(state: State, seat: int) -> list[int]:
    """The jewels of the marked areas."""
    return sorted(area["jewels"] for area in state.details()["areas"][seat] if area["marked"])


# --- The examples of the rules page


@pytest.mark.parametrize(
    ("pyramid", "jewels", "minos"),
    [
        ([EXAMPLE_1], [3, 3, 3, 4, 4, 4], 3),
        (EXAMPLE_2, [4, 4, 5, 6], 4),
        (EXAMPLE_3, [5, 6, 6, 7], 5),
        ([*BELOW_STAGE_4, "G14* N"], [7], 7),
        ([*BELOW_STAGE_4, "G14* B1+*"], [7, 8], 7),
    ],
)
def test_examples(pyramid: list[str], jewels: list[int], minos: int) -> None:
    """PY-R2, PY-R3: 24, 23, 29, 14 and 22 points."""
    stage = len(pyramid)
    state = built(pyramid)
    assert areas(state, 0) == jewels
    assert projected(state, 0, stage) == (sum(jewels), minos)
    assert banked(state, 0, stage) == (0, 0)


def test_unmarked_areas_score_nothing() -> None:
    """PY-R2: in example 2 two more jewels are seen, which are not in marked areas."""
    state = built(EXAMPLE_2)
    unmarked = [area["jewels"] for area in state.details()["areas"][0] if not area["marked"]]
    assert sum(unmarked) >= 2
    assert projected(state, 0, 2) == (19, 4)


# --- Areas


def test_areas_are_joined_where_they_are_seen() -> None:
    """PY-R1, PY-B4: the stage above cuts the red blocks below in two, and covers a jewel."""
    below = "R1 N N N R1 / R1 N N N R1 / N N N N N / N N N N N"
    above = "R1* N N G1* / N N N G / N N N N"
    state = table([[below, above]] * 2, "repair 0", cells=[(1, 0), (2, 0)], stage=2)
    assert areas(state, 0) == [1, 3]


def test_areas_are_joined_across_stages() -> None:
    """PY-R1, PY-R4: jewels of earlier stages score again while they are seen and joined to a marked area."""
    below = "R1 R4 N N N / N N N N N / N N N N N / N N N N N"
    state = table([[below, "R1* N N N / N N N N / N N N N"]] * 2, "repair 0", cells=[(1, 0), (2, 0)], stage=2)
    # The jewel of the first block is seen at the very corner, that of the second one is covered.
    assert areas(state, 0) == [2]
    seen = next(area for area in state.details()["areas"][0] if area["marked"])
    assert {quadrant["stage"] for quadrant in seen["quadrants"]} == {1, 2}


def test_corners_do_not_join() -> None:
    """PY-R1: side to side."""
    state = table(["R1* N / N R1", "N N / N N"], "repair 0", cells=[(0, 0), (1, 0)], stage=1)
    assert areas(state, 0) == [1]


def test_without_a_marker_nothing_scores() -> None:
    """PY-R3: with no marked area the bonus is 0."""
    state = table(["R14 R23", "N N"], "repair 0", cells=[(0, 0), (1, 0)], stage=1)
    assert projected(state, 0, 1) == (0, 0)


def test_one_marked_area_is_its_own_smallest() -> None:
    """PY-R3."""
    state = table(["R14* R23", "N N"], "repair 0", cells=[(0, 0), (1, 0)], stage=1)
    assert projected(state, 0, 1) == (4, 4)


# --- The end of a stage


def test_a_stage_is_scored_when_all_have_had_their_turns() -> None:
    """PY-R1: not before; PY-R5: then the markers go back, and the cards stay."""
    eight = "N N N N N / N N N N N / N N N N N / N N N . ."
    state = play(scoring(EXAMPLE_1, eight), "refill 1")
    assert state.scores() == (0, 0)
    assert decision(state) == "draft 1"
    state = play(scoring(EXAMPLE_1, WORTH_18, seat=1, turn=19), "refill 1")
    assert state.scores() == (24, 18)
    assert (banked(state, 0, 1), projected(state, 0, 1), projected(state, 0, 2)) == ((21, 3), (21, 3), (0, 0))
    assert "*" not in shown(state, 0)
    assert "G1+" in shown(state, 0)


def test_the_fewest_points_begin_the_next_stage() -> None:
    """PY-R6: 18 points against 24, so seat 1 moves twice running."""
    state = play(scoring(EXAMPLE_1, WORTH_18, seat=1, turn=19), "refill 1")
    assert decision(state) == "draft 1"
    assert (state.turn, state.to_json()["stage"]) == (20, 2)


@pytest.mark.parametrize(
    ("last", "pyramids", "starter"),
    [
        (2, [WORTH_18, EXAMPLE_1, WORTH_18], 0),
        (2, [EXAMPLE_1, WORTH_18, WORTH_18], 1),
        (0, [WORTH_18, EXAMPLE_1, WORTH_18], 2),
        (1, [EXAMPLE_1, WORTH_18, EXAMPLE_1], 1),
        (1, [PLAIN, PLAIN, PLAIN], 2),
    ],
)
def test_on_a_tie_the_first_one_after_the_last_to_act_begins(last: int, pyramids: list[str], starter: int) -> None:
    """PY-R6: clockwise."""
    assert decision(play(scoring(*pyramids, seat=last), "refill 1")) == f"draft {starter}"


def test_the_points_of_this_stage_count() -> None:
    """PY-R6: not those of all stages."""
    points = [[(0, 0)], [(50, 9)]]
    state = scoring(EXAMPLE_2, [PLAIN, "N N N N / " * 3], stage=2, points=points, quarry=[None, 2, 3])
    assert decision(play(state, "refill 2")) == "draft 1"
    assert state.scores() == (23, 59)


def test_the_eliminated_do_not_begin() -> None:
    """PY-R6: even with no points at all."""
    lost = "N1+ T1+ . N N / N N N N N / N N N N N / N N N R1+ ."
    state = scoring(WORTH_18, EXAMPLE_1, lost, seat=1, eliminated=[2])
    assert decision(play(state, "refill 1")) == "draft 0"
    assert state.to_json()["stage_points"][2] == []


# --- The end


def last_turn(points: list[list[tuple[int, int]]]) -> State:
    """Seat 1 has placed the last domino of the game and may still repair."""
    pyramids = [[*BELOW_STAGE_4, "G14* N"], [*BELOW_STAGE_4, "G14* Y"]]
    return table(pyramids, "repair 1", cells=[(0, 0), (1, 0)], quarry=[1, None, 3], points=points, turn=39, revealed=39)


def test_the_end() -> None:
    """PY-E1: after stage 4, with the last stage scored; the best single stage is the same, so the victory is shared."""
    state = play(last_turn([[(3, 0), (4, 0), (5, 0)], [(5, 0), (4, 0), (3, 0)]]), "skip")
    assert state.result() == ((1, 1), (0, 1), (26, 26), "pyramids_built")
    assert (state.to_move, state.turn, state.revealed) == (None, 39, 39)
    assert "*" not in shown(state, 1, 4)
    assert projected(state, 0, 4) == banked(state, 0, 4) == (7, 7)


def test_most_points_win() -> None:
    """PY-E1: with the last card seat 1 marks two areas."""
    state = last_turn([[(3, 0), (4, 0), (5, 0)], [(5, 0), (4, 0), (3, 0)]])
    play(state, "repair blue", "lay 2 0")
    assert state.result() == ((2, 1), (1,), (26, 34), "pyramids_built")


CARDS_USED = ["N1+ T1+ G1+ N N", "N1+ T1+ N N N", "N1+ N N N N", "N N N N N"]


@pytest.mark.parametrize(
    ("cards", "stages", "places"),
    [
        ([0, 2, 1], [[9, 0, 0, 2], [5, 5, 0, 0], [5, 5, 0, 0]], (1, 2, 3)),
        ([1, 2, 0], [[9, 1, 0, 0], [5, 5, 0, 0], [4, 5, 0, 0]], (2, 1, 3)),
        ([1, 1, 1], [[8, 2, 0, 0], [5, 5, 0, 0], [0, 0, 9, 1]], (2, 3, 1)),
        ([1, 1, 1], [[8, 2, 0, 0], [2, 8, 0, 0], [7, 3, 0, 0]], (1, 1, 3)),
    ],
)
def test_ties(cards: list[int], stages: list[list[int]], places: tuple[int, ...]) -> None:
    """PY-E1: points, then unused cards, then the best single stage, then the victory is shared."""
    pyramids = [[CARDS_USED[held] + " / N N N N N" * 3, "N N N N / " * 3, "N N N / " * 2, "N N"] for held in cards]
    points = [[(number, 0) for number in each] for each in stages]
    state = table(pyramids, None, stage=4, quarry=[1, None, 3], points=points)
    result = state.result()
    assert result is not None
    assert result.places == places
    assert result.winners == tuple(seat for seat, place in enumerate(places) if place == 1)


def test_details_tell_all_areas() -> None:
    """PY-R1: every visible quadrant is in one of them, in a view as well."""
    state = built(EXAMPLE_3)
    told = state.details()["areas"][0]
    places = [(each["column"], each["row"]) for area in told for each in area["quadrants"]]
    assert sorted(places) == [(column, row) for column in range(10) for row in range(8)]
    assert all(area["jewels"] == sum(each["jewel"] for each in area["quadrants"]) for area in told)
    assert state.view(1).details() == state.details()
