"""Holes, forced repairs and elimination (PY-T4 to PY-T6)."""

import pytest

from saqqara import Reason, Rng, State
from saqqara.games.pyramido.game import Pyramido
from saqqara.games.pyramido.holes import holes, holes_after, unmatched
from tests.games.pyramido.soaking import POLICIES, begin, twin_of
from tests.games.pyramido.table import PLAIN, decision, options, play, shown, table
from tests.lockstep import uniform
from tests.reference import pyramido_policies

NEARLY = "N N N N N / N N N N N / N N N N N / N N N . ."
TWO_HOLES = "N N . N N / N N N N N / N N N N N / N N N N ."
FOUR_HOLES = "N N . N . / N N N N N / N N N N N / . N N N ."
ONE_CARD_LEFT = "N1+ T1+ . N N / N N N N N / N N N N N / N N N N ."
TWO_CARDS_LEFT = ONE_CARD_LEFT.replace("T1+", "N")
NO_CARD_LEFT = ONE_CARD_LEFT.replace("N N N N .", "N N N R1+ .")
ROW_OF_FOUR = ". . . . N / N N N N N / N N N N N / N N N N N"


def refilling(*pyramids: str, seat: int = 0, **said: object) -> State:
    """The seat has placed its domino."""
    return table(pyramids, f"refill {seat}", **said)


# --- Forced repair


def test_the_free_cells_are_filled_with_cards() -> None:
    """PY-T5: by rows, either side, any turn, no markers; the quarry stays, and there are no steps 2 to 4."""
    state = play(refilling(NEARLY, TWO_HOLES, turn=3, revealed=8), "refill 1")
    assert decision(state) == "forced_repair 1"
    assert (state.turn, state.revealed) == (4, 9)
    quarry = state.to_json()["quarry"]
    play(state, "repair red")
    assert options(state) == ["lay 1 0", "lay 1 90", "lay 1 180", "lay 1 270"]
    play(state, "lay 1 90")
    assert options(state) == ["repair brown", "repair blue", "repair yellow", "repair turquoise"]
    play(state, "repair blue")
    assert options(state) == ["lay 2 0", "lay 2 90", "lay 2 180", "lay 2 270"]
    play(state, "lay 2 180")
    assert shown(state, 1) == TWO_HOLES.replace(".", "R2+", 1).replace(".", "B4+")
    assert state.to_json()["quarry"] == quarry
    assert decision(state) == "draft 0"
    assert (state.turn, state.revealed) == (5, 9)


def test_filled_cells_count_in_areas() -> None:
    """PY-T5: their jewels count like any other, and the cards as used (PY-E1)."""
    marked = TWO_HOLES.replace("N N . N N", "N N . R1* N")
    state = play(refilling(PLAIN, marked), "refill 1", "repair red", "lay 1 0", "repair yellow", "lay 2 0")
    assert state.to_json()["stage_points"] == [[{"jewels": 0, "minos": 0}], [{"jewels": 2, "minos": 2}]]


def test_a_forced_repair_needs_a_card_for_each_cell() -> None:
    """PY-T5, PY-T6: with two cells free, two cards; with more no player has enough."""
    assert decision(play(refilling(NEARLY, TWO_CARDS_LEFT, NEARLY), "refill 1")) == "forced_repair 1"
    for lost in (ONE_CARD_LEFT, NO_CARD_LEFT):
        state = play(refilling(NEARLY, lost, NEARLY), "refill 1")
        assert state.to_json()["eliminated"] == [1]
        assert decision(state) == "draft 2"
    eight = "N N N N N / N N N N N / N N N N N / N . . . ."
    assert play(refilling(eight, FOUR_HOLES, eight), "refill 1").to_json()["eliminated"] == [1]


# --- Elimination


def test_an_eliminated_seat_begins_no_turn() -> None:
    """PY-T6: without a decision; play passes on clockwise, and two seats may go at once."""
    state = play(refilling(NEARLY, NO_CARD_LEFT, NO_CARD_LEFT, NEARLY, turn=9), "refill 1")
    assert state.to_json()["eliminated"] == [1, 2]
    assert decision(state) == "draft 3"
    assert state.turn == 10
    play(state, "draft 2", "place 3,3 0", "mark 1", "skip", "refill 2")
    assert decision(state) == "draft 0"


def test_with_two_players_the_other_one_wins() -> None:
    """PY-T6, PY-E1: at once, the running stage is not scored."""
    worth = NEARLY.replace("N N N . .", "R12* N N . .")
    state = play(refilling(worth, NO_CARD_LEFT), "refill 1")
    result = state.result()
    assert result is not None
    assert result == ((1, 2), (0,), (0, 0), "last_builder")
    assert "R12*" in shown(state, 0)


def test_the_last_one_wins_even_who_could_not_go_on() -> None:
    """PY-T6: seats 1 and 2 go, seat 0 has holes, too."""
    state = play(refilling(NO_CARD_LEFT, NO_CARD_LEFT, NO_CARD_LEFT), "refill 1")
    result = state.result()
    assert result is not None
    assert result.places == (1, 3, 2)


def test_a_stage_that_ends_with_an_elimination_is_scored() -> None:
    """PY-T6: for those that are left; the points of the others stay in sight."""
    scored = PLAIN.replace("N", "R12*", 1)
    state = play(refilling(PLAIN, scored, NO_CARD_LEFT, seat=1), "refill 1")
    assert state.to_json()["eliminated"] == [2]
    assert state.scores() == (0, 4, 0)
    assert decision(state) == "draft 0"
    assert state.to_json()["stage"] == 2


def test_markers_of_the_eliminated_go_back_with_all_others() -> None:
    """PY-R5, PY-T6."""
    lost = NO_CARD_LEFT.replace(". N N", ". N1* N", 1)
    state = play(refilling(PLAIN, PLAIN, lost, seat=1), "refill 1")
    assert state.to_json()["eliminated"] == [2]
    assert "*" not in shown(state, 2)


def test_the_eliminated_rank_behind_all_others() -> None:
    """PY-T6: the later one before the earlier one, whatever their points."""
    full = [[PLAIN, "N N N N / " * 3, "N N N / " * 2, "N N"]] * 2
    half = [[PLAIN, "N N N N / N N N N / N N . ."]] * 2
    points = [[(0, 0)] * 4, [(1, 1)] * 4, [(9, 9)], [(20, 9)]]
    state = table([*full, *half], None, stage=4, quarry=[1, 2, None], points=points, eliminated=[3, 2])
    result = state.result()
    assert result is not None
    assert result.places == (2, 1, 3, 4)
    assert result.winners == (1,)


# --- Cautions


def caution(state: State, text: str) -> tuple[Reason, ...]:
    return state.cautions(state.parse(text))


def test_a_hole_is_announced() -> None:
    """PY-T4: with what it costs."""
    state = table([ROW_OF_FOUR, ROW_OF_FOUR], "place 0", domino=56)
    assert caution(state, "place 0,-1 0") == ()
    assert caution(state, "place 1,-1 0") == (Reason("leaves_a_hole", "PY-T4", {"cells": 2, "cards": 3}),)
    used = ROW_OF_FOUR.replace("N N N N N", "N1+ T1+ N N N", 1)
    state = table([used, used], "place 0", domino=56)
    assert caution(state, "place 1,-1 0") == (Reason("leads_to_elimination", "PY-T6", {"cells": 2, "cards": 1}),)


def test_a_hole_that_is_there_already_is_not_announced_again() -> None:
    """PY-T4."""
    state = table(["N N . N N / N N N . . / N N N N N / N N N N .", ROW_OF_FOUR], "place 0", domino=56)
    assert isinstance(state, Pyramido)
    assert holes(state) == 2
    assert caution(state, "place 3,1 0") == ()


def test_a_card_that_will_be_needed_is_announced() -> None:
    """PY-T6: two cells can be filled with the last two cards only."""
    state = table([TWO_CARDS_LEFT, NEARLY], "repair 0", cells=[(1, 1), (2, 1)])
    assert caution(state, "skip") == ()
    assert caution(state, "repair red") == (Reason("card_will_be_needed", "PY-T6", {"cells": 2, "cards": 1}),)


def test_only_legal_actions_have_cautions() -> None:
    state = table([ROW_OF_FOUR, ROW_OF_FOUR], "place 0", domino=56)
    assert caution(state, "place 0,1 0") == ()
    assert caution(state, "skip") == ()


@pytest.mark.parametrize(
    ("picture", "number"),
    [("11", 0), ("111", 1), ("101", 2), ("010 / 111 / 010", 3), ("1111 / 0110", 0), ("110 / 011 / 001", 1)],
)
def test_cells_that_no_domino_covers(picture: str, number: int) -> None:
    rows = picture.split(" / ")
    free = sum(1 << 7 * y + x for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == "1")
    assert unmatched(free) == number


@pytest.mark.parametrize("seed", range(2))
def test_the_twin_counts_the_same_holes(seed: int) -> None:
    """PY-T4: for every placement of a game that goes to the top, and of one that does not."""
    state = begin(seed, seed)
    policy = POLICIES["hole_avoiding"] if seed == 0 else uniform
    rng = Rng(seed)
    compared = 0
    while state.to_move is not None:
        if state.text(state.legal_actions()[0]).startswith("place") and rng.below(3) == 0:
            assert isinstance(state, Pyramido)
            twin = twin_of(state)
            for action in state.legal_actions():
                assert holes_after(state, action) == pyramido_policies.holes_after(twin, state.text(action))
                compared += 1
        state.apply(policy(state, rng))
    assert compared > 100


# --- PY-T5 cannot happen while the raster is open


def test_an_open_raster_always_has_room() -> None:
    """PY-T5, PY-B2: every set of cells in every open box is extended by some touching domino."""
    rng = Rng(1)
    for width in range(2, 6):
        for height in range(1, 6):
            if width + height < 9:
                for _ in range(20):
                    picture = _random_cells(width, height, rng)
                    if picture is not None:
                        assert options(picture)


def _random_cells(width: int, height: int, rng: Rng) -> State | None:
    """A pyramid whose box is as large as this, if an even number of its cells can be, and at most 18 of them."""
    cells = {(0, 0), (1, 0), (width - 1, rng.below(height)), (rng.below(width), height - 1)}
    cells |= {(x, y) for x in range(width) for y in range(height) if rng.below(2)}
    if len(cells) % 2:
        cells |= {next(((x, y) for x in range(width) for y in range(height) if (x, y) not in cells), (0, 0))}
    if len(cells) % 2 or len(cells) > 18:
        return None
    rows = [" ".join("N" if (x, y) in cells else "." for x in range(width)) for y in range(height)]
    pyramid = " / ".join(rows)
    return table([pyramid, pyramid], "place 0", domino=56)
