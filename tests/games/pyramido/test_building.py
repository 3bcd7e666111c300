"""Rasters, and where a domino may lie (PY-B1 to PY-B4, PY-T1 to PY-T4)."""

import pytest

import saqqara
from saqqara import State
from saqqara.games.pyramido.areas import seen_from_above
from saqqara.games.pyramido.game import Pyramido
from saqqara.games.pyramido.state import occupied
from saqqara.games.pyramido.tables import COLOUR_NAMES
from tests.games.pyramido.table import PLAIN, Picture, decision, options, play, shown, table

SECOND = [PLAIN, "B B B B / " * 3]
THIRD = [*SECOND, "Y Y Y / " * 2]


def placing(pyramid: Picture, other: Picture, domino: int = 56) -> State:
    """Seat 0 has drafted this domino: blue tl, brown tr."""
    return table([pyramid, other], "place 0", domino=domino)


def cells(state: State) -> set[tuple[int, int]]:
    """The cells of the left block in all placements."""
    return {(int(x), int(y)) for text in options(state) for x, y in [text.split()[1].split(",")]}


def turns(state: State, cell: str) -> list[int]:
    return [int(text.split()[2]) for text in options(state) if text.split()[1] == cell]


# --- The draft, and turning


def test_any_domino_of_the_quarry() -> None:
    """PY-T1: one of the three is taken, its slot stays empty until the refill."""
    state = table(["N N", "N N"], quarry=[56, 57, 58])
    assert options(state) == ["draft 1", "draft 2", "draft 3"]
    play(state, "draft 2")
    assert state.to_json()["quarry"] == [56, None, 58]
    assert state.to_json()["pending"]["domino"] == 57


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("place 2,0 0", "G G B1 N2"),
        ("place 2,0 90", "G G B2 / . . N4"),
        ("place 3,0 180", "G G N3 B4"),
        ("place 2,1 270", "G G N1 / . . B3"),
    ],
)
def test_a_domino_is_turned_clockwise(text: str, after: str) -> None:
    """PY-T1: the right block lies right, below, left, above; the jewels are turned with it."""
    state = play(placing("G G", "G G"), text)
    assert shown(state, 0) == after
    assert decision(state) == "mark 0"


def test_a_domino_that_looks_the_same_is_offered_with_two_turns() -> None:
    """PY-C1, PY-T1: number 68 is turquoise with a jewel on each block."""
    assert {text.split()[2] for text in options(placing("G G", "G G", 68))} == {"0", "90"}
    assert {text.split()[2] for text in options(placing("G G", "G G", 67))} == {"0", "90", "180", "270"}


# --- Stage 1 floats


def test_the_opening_is_carried_out() -> None:
    """PY-B2: unique up to turning and shifting, so that nobody is asked."""
    state = play(table(["", ""], quarry=[9, 2, 3]), "draft 1")  # yellow with two jewels, brown
    assert shown(state, 0) == "Y13* N"
    assert decision(state) == "repair 0"


def test_around_the_opening() -> None:
    """PY-B2, PY-T2: as far as a touching domino reaches."""
    state = placing("G G", "G G")
    around = {(x, y) for x in range(-2, 4) for y in range(-2, 3)} - {(0, 0), (1, 0)}
    assert cells(state) == around - {(x, y) for x in (-2, 3) for y in (-2, -1, 1, 2)} - {
        (x, y) for x in (-1, 2) for y in (-2, 2)
    }


def test_a_raster_of_5x4_or_4x5() -> None:
    """PY-B1, PY-B2: 4x4 cells grow by a column or by a row, not by both."""
    state = placing("G G G G / G G . . / G G . . / G G . .", "G G G G / G G . . / G G . . / G G . .")
    assert {x for x, _ in cells(state)} == {-1, 0, 1, 2, 3, 4}
    assert {y for _, y in cells(state)} == {-1, 0, 1, 2, 3, 4}
    assert turns(state, "-1,0") == [90]
    assert turns(state, "-1,-1") == []


def test_a_fixed_raster() -> None:
    """PY-B1: 4 wide and 5 high, so nothing lies outside."""
    fixed = "G G G G / G G . . / G G . . / G G . . / G G . ."
    assert cells(placing(fixed, fixed)) == {(x, y) for x in (2, 3) for y in (1, 2, 3, 4)}


def test_coordinates_never_shift() -> None:
    """PY-B2: the blocks move on the map, the first domino stays 0,0."""
    state = play(placing("G G", "G G"), "place 0,-1 270")
    first = state.to_json()["pyramids"][0][0]
    assert [(each["x"], each["y"]) for each in first] == [(0, -2), (0, -1), (0, 0), (1, 0)]


def test_the_blocks_lie_as_far_up_and_left_as_they_can() -> None:
    """PY-B2: so a pyramid that was built is equal to the same one that was read."""
    state = play(placing("G G", "G G", 4), "place -1,0 270")
    assert shown(state, 0) == "N . . / B23* G G"
    assert isinstance(state, Pyramido)
    p = state.pyramid0
    assert (p.left, p.top, p.width, p.height) == (1, 1, 3, 2)
    assert occupied(p) == 0b0000111_0000001
    assert saqqara.from_json(state.to_json()) == state


# --- Touching


def test_a_domino_touches_with_a_whole_side() -> None:
    """PY-T2: a corner is not enough; one of the two blocks is."""
    state = placing("G G", "G G")
    assert turns(state, "2,1") == [180, 270]
    assert turns(state, "-1,-1") == [0, 90]
    assert turns(state, "2,0") == [0, 90, 270]


def test_the_first_domino_of_a_stage_lies_anywhere() -> None:
    """PY-T2, PY-B3: stage 2 of a 5x4 raster is 4x3, and its 0,0 is the top left cell."""
    state = table([PLAIN, PLAIN], "place 0", domino=56, stage=2)
    assert cells(state) == {(x, y) for x in range(4) for y in range(3)}
    assert len(options(state)) == 2 * (3 * 3 + 4 * 2)


def test_the_others_touch_in_the_same_stage() -> None:
    """PY-T2: what lies below does not count."""
    state = table([[PLAIN, "B B . ."], [PLAIN, "B B . ."]], "place 0", domino=56)
    assert turns(state, "2,0") == [0, 90]
    assert turns(state, "2,1") == [180, 270]
    assert turns(state, "3,1") == []
    assert turns(state, "3,2") == []


def test_a_placed_domino_stays() -> None:
    """PY-T3: nothing is offered that would move it."""
    state = placing("G G", "G G")
    assert not {(0, 0), (1, 0)} & cells(state)
    play(state, "place 2,0 0", "mark 1", "skip", "refill 1")
    assert shown(state, 0) == "G G B1* N2"


def test_a_hole_is_legal() -> None:
    """PY-T4: two single cells are left, which no domino will ever fill."""
    nearly = ". . . . G / G G G G G / G G G G G / G G G G G"
    state = placing(nearly, nearly)
    assert options(state) == [
        f"place {x},-1 {turn}" for x, turn in [(0, 0), (1, 0), (1, 180), (2, 0), (2, 180), (3, 180)]
    ]
    play(state, "place 1,-1 0")
    assert shown(state, 0).startswith(". B1 N2 . G /")


# --- Higher stages


@pytest.mark.parametrize(
    ("below", "wide", "high", "stage"),
    [
        ([PLAIN], 4, 3, 2),
        (["N N N N / " * 5], 3, 4, 2),
        (SECOND, 3, 2, 3),
        (["N N N N / " * 5, "B B B / " * 4], 2, 3, 3),
        (THIRD, 2, 1, 4),
        (["N N N N / " * 5, "B B B / " * 4, "Y Y / " * 3], 1, 2, 4),
    ],
)
def test_higher_stages_are_smaller(below: list[str], wide: int, high: int, stage: int) -> None:
    """PY-B1, PY-B3: 4x3, 3x2 and 2x1, as stage 1 lies."""
    state = table([below, below], "place 0", domino=56, stage=stage)
    assert cells(state) == {(x, y) for x in range(wide) for y in range(high)}


def test_what_is_seen_from_above() -> None:
    """PY-B3, PY-B4: each stage is inset by a quadrant; 80 quadrants are seen of a finished one."""
    state = table([[*THIRD, "R R"], [*THIRD, "R R"]], None, quarry=[1, 2, None], points=[[(0, 0)] * 4] * 2)
    assert isinstance(state, Pyramido)
    seen = seen_from_above(state.pyramid0)
    rows = ["".join(COLOUR_NAMES[seen[column, row].colour][1] for column in range(10)) for row in range(8)]
    assert rows == [
        "rrrrrrrrrr",
        "rllllllllr",
        "rleeeeeelr",
        "rleeeeeelr",
        "rleeeeeelr",
        "rleeeeeelr",
        "rllllllllr",
        "rrrrrrrrrr",
    ]
    assert len(seen) == 80


def test_turns_of_a_stage() -> None:
    """PY-B1: 10, 6, 3 and 1 for everybody; nobody is asked once a stage is full."""
    nine = "N N N N N / N N N N N / N N N N N / N N N . ."
    state = play(table([nine, PLAIN], "place 0", domino=56), "place 3,3 0", "mark 1", "skip")
    assert decision(state) == "refill 0"
    play(state, "refill 1")
    assert state.to_json()["stage"] == 2
