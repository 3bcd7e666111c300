"""Tests of Pyramido's slow twin alone: scoring, the next starter, forced repairs, eliminations, the end."""

from __future__ import annotations

import pytest

from .pyramido import Twin
from .pyramido_building import seen_from_above
from .pyramido_scoring import marked_areas
from .pyramido_start import banked, changed, deal, expect, pending, picture, play, projected, pyramid, start, twin
from .pyramido_table import Json, read_pyramid

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
    """
    R R R R R
    R R R R R
    R R R R R
    R R R R R
    """,
    """
    N N N N
    N N N B2
    N N N N
    """,
    """
    G13 G2  B24
    G34 B34 B34
    """,
]
PLAIN = "N N N N N\n" * 4
EIGHTEEN = ". N N N N\nN N N N N\nN N N N N\nN N N N ."
SIXTEEN = ". N N N .\nN N N N N\nN N N N N\n. N N N ."
EIGHTEEN_WITHOUT_CARDS = ". N1+ N N N\nN T1+ N N N\nN G1+ N N N\nN N N N ."
EIGHTEEN_WITH_ONE_CARD = ". N1+ N N N\nN T1+ N N N\nN N N N N\nN N N N ."


def refilling(players: int, seat: int, pyramids: list[list[list[Json]]], **parts: object) -> Twin:
    """The seat has placed its domino and has to refill slot 1."""
    quarry = deal([1, 2, 3])
    quarry["quarry"] = [None, 2, 3]
    base = changed(start(players), **quarry, to_move=seat, pending=pending("refill"), pyramids=pyramids)
    return twin(base, **parts)


# --- the examples of the rules page ---


@pytest.mark.parametrize(
    ("pictures", "jewels", "minos"),
    [
        ([EXAMPLE_1], [3, 3, 3, 4, 4, 4], 3),
        (EXAMPLE_2, [4, 4, 5, 6], 4),
        (EXAMPLE_3, [5, 6, 6, 7], 5),
        ([*BELOW_STAGE_4, "G14* N"], [7], 7),
        ([*BELOW_STAGE_4, "G14* B1+*"], [7, 8], 7),
    ],
)
def test_scoring_examples(pictures: list[str], jewels: list[int], minos: int) -> None:
    stage = len(pictures)
    built = pyramid(*pictures, left=-2, top=1)
    assert marked_areas(read_pyramid(built)) == jewels
    assert len(seen_from_above(read_pyramid(built))) == 80
    t = refilling(2, 0, [built, pyramid()], stage=stage)
    assert projected(t, 0, stage) == (sum(jewels), minos)
    assert banked(t, 0, stage) == (0, 0)
    expect(t, scores=[0, 0])
    assert sum(projected(t, 0, stage)) in [24, 23, 29, 14, 22]


def test_stages_lie_inset_by_one_quadrant() -> None:
    seen = seen_from_above(read_pyramid(pyramid(PLAIN, "B B B B\n" * 3, "Y Y Y\n" * 2, "R R", left=3, top=-3)))
    rows = ["".join(seen[(column, row)].colour[0] for column in range(10)) for row in range(8)]
    assert rows == [
        "bbbbbbbbbb",
        "bbbbbbbbbb",
        "bbyyyyyybb",
        "bbyrrrrybb",
        "bbyrrrrybb",
        "bbyyyyyybb",
        "bbbbbbbbbb",
        "bbbbbbbbbb",
    ]
    assert seen[(0, 4)].colour == "brown"
    assert seen[(1, 4)].colour == "blue"


def test_joined_where_it_can_be_seen() -> None:
    # PY-R1: the red below is cut in two by the stage above, and its covered jewel is gone (PY-B4)
    stages = [
        """
        R1 N N N R1
        R1 N N N R1
        N  N N N N
        N  N N N N
        """,
        """
        R1* N N G1*
        N   N N G
        N   N N N
        """,
    ]
    assert marked_areas(read_pyramid(pyramid(*stages))) == [1, 3]


# --- the end of a stage ---


def test_stage_ends_and_the_fewest_points_start() -> None:
    t = refilling(2, 1, [pyramid(EXAMPLE_1), pyramid(WORTH_18)], turn=19, revealed=19)
    play(t, "refill 1")
    expect(t, stage=2, scores=[24, 18], to_move=1, turn=20, revealed=20)  # PY-R6: seat 1 moves twice running
    assert t.stage_points == [[{"jewels": 21, "minos": 3}], [{"jewels": 15, "minos": 3}]]
    assert (banked(t, 0, 1), projected(t, 0, 1), projected(t, 0, 2)) == ((21, 3), (21, 3), (0, 0))
    assert "*" in EXAMPLE_1
    assert t.position()["pyramids"][0][0] == picture(EXAMPLE_1.replace("*", ""))  # PY-R5
    assert t.sides_left(0) == ["brown", "blue", "yellow", "turquoise"]
    play(t, "draft 2")
    assert t.decision == "place"
    assert len(t.legal()) == 2 * (3 * 3 + 4 * 2)


@pytest.mark.parametrize(
    ("last", "pictures", "starter"),
    [
        (2, [WORTH_18, EXAMPLE_1, WORTH_18], 0),
        (2, [EXAMPLE_1, WORTH_18, WORTH_18], 1),
        (0, [WORTH_18, EXAMPLE_1, WORTH_18], 2),
        (1, [EXAMPLE_1, WORTH_18, EXAMPLE_1], 1),
        (1, [PLAIN, PLAIN, PLAIN], 2),
    ],
)
def test_next_starter(last: int, pictures: list[str], starter: int) -> None:
    t = play(refilling(3, last, [pyramid(text) for text in pictures]), "refill 1")
    expect(t, stage=2, to_move=starter)


def test_the_fewest_points_of_this_stage_only() -> None:
    pyramids = [pyramid(*EXAMPLE_2), pyramid(PLAIN, "N N N N\n" * 3)]
    scored = [[{"jewels": 0, "minos": 0}], [{"jewels": 50, "minos": 9}]]
    t = play(refilling(2, 0, pyramids, stage=2, stage_points=scored), "refill 2")
    expect(t, stage=3, to_move=1, scores=[23, 59])


# --- forced repair ---


def test_forced_repair() -> None:
    t = refilling(2, 1, [pyramid(EIGHTEEN, left=-1), pyramid(EIGHTEEN.replace(". N", "N ."))], turn=17, revealed=5)
    play(t, "refill 1")
    expect(t, to_move=0, turn=18, revealed=6, decision="forced_repair")
    assert t.position()["pending"] == pending("forced_repair")
    assert t.legal() == [f"repair {c}" for c in ["blue", "brown", "green", "red", "turquoise", "yellow"]]
    quarry = list(t.quarry)
    play(t, "repair red")
    assert t.position()["pending"] == pending("forced_lay", colour="red")
    assert t.legal() == ["lay 1 0", "lay 1 180", "lay 1 270", "lay 1 90"]
    play(t, "lay 1 90")
    assert t.legal() == [f"repair {c}" for c in ["blue", "brown", "turquoise", "yellow"]]
    play(t, "repair blue")
    assert t.legal() == ["lay 2 0", "lay 2 180", "lay 2 270", "lay 2 90"]
    play(t, "lay 2 180")
    full = EIGHTEEN.replace(".", "R2+", 1).replace(".", "B4+")  # no markers, by rows
    assert t.position()["pyramids"][0][0] == picture(full, left=-1)
    expect(t, to_move=1, turn=19, revealed=6, quarry=quarry, stage=1)
    assert t.decision == "forced_repair"


def test_forced_repair_ends_a_stage() -> None:
    t = play(refilling(2, 1, [pyramid(EIGHTEEN_WITH_ONE_CARD.replace("T1+", "N")), pyramid(PLAIN)]), "refill 1")
    play(t, "repair yellow", "lay 1 0", "repair green", "lay 2 0")
    expect(t, stage=2, to_move=1, scores=[0, 0])


# --- elimination ---


@pytest.mark.parametrize("lost", [EIGHTEEN_WITHOUT_CARDS, EIGHTEEN_WITH_ONE_CARD, SIXTEEN])
def test_two_players_one_loses(lost: str) -> None:
    winner = "N1* N N N N\nN N N N N\nN N N N N\nN N . N ."
    t = refilling(2, 1, [pyramid(lost), pyramid(winner)], turn=17, revealed=17)
    before = t.turn
    play(t, "refill 2")
    expect(t, to_move=None, over=True, legal=[], eliminated=[0], turn=before, revealed=18, stage=1)
    assert t.result() == {"places": [2, 1], "winners": [1], "scores": [0, 0], "reason": "last_builder"}
    assert projected(t, 1, 1) == (0, 0)  # PY-T6: the running stage is not scored
    assert t.position()["pyramids"][1][0] == picture(winner)
    assert t.position()["pending"] is None
    assert None not in t.quarry


def test_the_last_one_wins_even_if_stuck() -> None:
    stuck = pyramid(EIGHTEEN_WITHOUT_CARDS)
    scores = play(refilling(3, 0, [stuck, stuck, stuck]), "refill 1")
    expect(scores, eliminated=[1, 2], to_move=None)
    assert scores.result() == {"places": [1, 3, 2], "winners": [0], "scores": [0, 0, 0], "reason": "last_builder"}


def test_play_passes_on() -> None:
    stuck = pyramid(EIGHTEEN_WITHOUT_CARDS)
    t = refilling(4, 0, [pyramid(PLAIN), stuck, stuck, pyramid(EIGHTEEN)], turn=36)
    play(t, "refill 1")
    expect(t, eliminated=[1, 2], to_move=3, turn=37, decision="forced_repair")
    play(t, "repair red", "lay 1 0", "repair blue", "lay 2 0")
    expect(t, stage=2, to_move=0)
    assert [len(points) for points in t.stage_points] == [1, 0, 0, 1]


def test_lost_on_the_last_turn_of_a_stage() -> None:
    lost = EIGHTEEN_WITHOUT_CARDS.replace("N .", "N4* .")
    t = refilling(3, 1, [pyramid(EXAMPLE_1), pyramid(WORTH_18), pyramid(lost)], turn=28)
    assert projected(t, 2, 1) == (2, 2)  # the jewel of the brown card counts in the marked area
    play(t, "refill 1")
    expect(t, eliminated=[2], stage=2, to_move=1, scores=[24, 18, 0], turn=29)
    assert projected(t, 2, 1) == (0, 0)
    assert t.position()["pyramids"][2][0] == picture(lost.replace("*", ""))  # PY-R5: all markers go back


# --- the end ---


def last_turn() -> Twin:
    """Two players: seat 1 has placed the last domino of the game and may still repair."""
    pyramids = [pyramid(*BELOW_STAGE_4, "G14* N"), pyramid(*BELOW_STAGE_4, "G14* Y")]
    quarry = deal([1, 2, 3])
    quarry["quarry"] = [1, None, 3]
    points = [[{"jewels": n, "minos": 0} for n in [3, 4, 5]], [{"jewels": n, "minos": 0} for n in [5, 4, 3]]]
    waiting = pending("repair", cells=[[0, 0], [1, 0]])
    base = changed(start(), **quarry, to_move=1, pending=waiting, pyramids=pyramids, stage=4, stage_points=points)
    return twin(base, turn=39, revealed=39)


def test_end_of_the_game() -> None:
    t = play(last_turn(), "skip")  # PY-T11: no refill
    expect(t, to_move=None, stage=4, turn=39, revealed=39, quarry=[1, None, 3], scores=[26, 26], legal=[])
    assert t.position()["pending"] is None
    assert t.result() == {"places": [1, 1], "winners": [0, 1], "scores": [26, 26], "reason": "pyramids_built"}
    assert not any(b["marker"] for b in t.position()["pyramids"][0][3])
    better = play(last_turn(), "repair blue", "lay 2 0")  # marked: 7 and 8
    expect(better, scores=[26, 34])
    assert better.result() == {"places": [2, 1], "winners": [1], "scores": [26, 34], "reason": "pyramids_built"}


@pytest.mark.parametrize(
    ("cards", "stages", "eliminated", "places"),
    [
        ([1, 2, 0], [[9, 1], [5, 5], [4, 5]], [], [2, 1, 3]),  # points, then unused cards
        ([1, 1, 1], [[8, 2], [5, 5], [9, 1]], [], [2, 3, 1]),  # then the best single stage
        ([1, 1, 1], [[8, 2], [2, 8], [7, 3]], [], [1, 1, 3]),  # then shared
        ([0, 0, 3], [[1, 1], [1, 0], [30]], [2], [1, 2, 3]),  # PY-T6: behind all others
    ],
)
def test_ties(cards: list[int], stages: list[list[int]], eliminated: list[int], places: list[int]) -> None:
    used = ["N1+ T1+ G1+", "N1+ T1+ N", "N1+ N N", "N N N"]
    points = [[{"jewels": n, "minos": 0} for n in scored] for scored in stages]
    pyramids = [pyramid(used[left]) for left in cards]
    t = twin(
        start(3), pyramids=pyramids, stage_points=points, stage=4, eliminated=eliminated, to_move=None, pending=None
    )
    result = t.result()
    assert result is not None
    assert result["places"] == places
