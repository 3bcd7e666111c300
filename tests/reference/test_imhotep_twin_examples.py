"""Imhotep, slow twin: the examples of the rules page."""

from __future__ import annotations

import pytest

from .imhotep_scoring import BURIAL_ROW_B, OBELISKS_A, by_size, ranked
from .imhotep_start import (
    BLACK,
    BROWN,
    GRAY,
    WHITE,
    banked,
    expect,
    first_ship,
    last_ship,
    play,
    projected,
    ship,
    start,
    twin,
)
from .imhotep_table import SITES

# --- the examples of the rules page ---


def test_example_1_get_stones() -> None:
    t = play(twin(start(), sleds=[3, 3, 4, 5], ships=[ship(4), ship(3), ship(2), ship(2)]), "take")
    assert t.sleds[0] == 5
    assert t.quarries[0] == 25
    expect(t, to_move=1, turn=1, revealed=0)


def test_example_2_pyramid_a() -> None:
    t = play(twin(start(), ships=first_ship([BROWN, BLACK, BROWN, WHITE], 4)), "sail 1 pyramid")
    assert banked(t, "pyramid") == [1, 2, 5, 0]
    assert t.position()["pyramid"] == [BROWN, BLACK, BROWN, WHITE]
    assert t.position()["ships"][0] == ship(4, site="pyramid")


def test_example_3_temple_a_levels() -> None:
    temple = {"seen": [GRAY, BLACK, WHITE, GRAY, None], "stones": [1, 1, 0, 2]}
    t = play(twin(start(), temple=temple, ships=first_ship([BROWN, BROWN, WHITE], 3)), "sail 1 temple")
    assert t.position()["temple"] == {"seen": [BROWN, WHITE, WHITE, GRAY, BROWN], "stones": [1, 2, 2, 2]}


def test_example_4_temple_a_scores() -> None:
    temple = {"seen": [GRAY, GRAY, WHITE, BROWN, BLACK], "stones": [1, 1, 1, 2]}
    t = play(twin(start(), temple=temple, ships=last_ship([GRAY], 1)), "sail 1 pyramid")
    assert banked(t, "temple") == [1, 1, 1, 2]
    expect(t, round=2, active=1, turn=1, revealed=1)


def test_example_5_burial_a() -> None:
    # columns from the left, each from the top down
    burial = [GRAY, GRAY, BLACK, GRAY, GRAY, BROWN, GRAY, GRAY, BROWN, WHITE, WHITE, BROWN, BROWN]
    t = twin(start(), burial=burial)
    assert projected(t, "burial") == [1, 3, 7, 17]
    assert banked(t, "burial") == [0, 0, 0, 0]


def test_example_6_obelisks_a() -> None:
    t = twin(start(), obelisks={"stones": [3, 4, 0, 3]})
    assert projected(t, "obelisks") == [7, 15, 0, 7]


def test_example_7_market_a() -> None:
    t = twin(
        start(),
        market=["lever", "statue", "sail", "temple_decoration"],
        ships=first_ship([WHITE, BROWN, None, GRAY], 4),
    )
    play(t, "sail 1 market")
    assert t.to_move == WHITE
    assert t.quarries[WHITE] == 27
    assert t.position()["pending"] == {"decision": "market", "ship": 1, "order": [2, 4], "temple_space": None}
    assert t.legal() == ["decline", "pick 1", "pick 2", "pick 3", "pick 4"]
    play(t, "pick 3", "pick 2", "pick 1")
    expect(
        t,
        cards=[[], ["sail"], ["statue"], ["lever"]],
        quarries=[27, 27, 26, 25],
        market=[None, None, None, "temple_decoration"],
        to_move=1,
        decision="action",
        revealed=0,
    )


def test_example_8_pyramids_b() -> None:
    t = play(twin(start(sides="ABAAA"), ships=first_ship([BROWN, BLACK, BROWN, WHITE], 4)), "sail 1 pyramid")
    expect(t, legal=["build left", "build middle", "build right"], to_move=BROWN)
    play(t, "build middle", "build middle", "build middle")
    expect(t, decision="stones", to_move=BROWN)
    assert t.sleds[BROWN] == 4
    play(t, "take", "build left")
    assert t.sleds[BROWN] == 5
    assert banked(t, "pyramid") == [3, 2, 3, 0]


def test_example_9_temple_b() -> None:
    temple = {"seen": [GRAY, BROWN, WHITE, WHITE, BLACK], "stones": [1, 2, 1, 1]}
    deck = ["statue", "lever", "sail", "hammer", "chisel"]
    t = twin(start(sides="AABAA"), temple=temple, deck=deck, sleds=[2, 3, 4, 3], ships=last_ship([GRAY], 1))
    play(t, "sail 1 pyramid")
    expect(t, to_move=GRAY, legal=["choose points", "choose stones"])
    assert t.position()["pending"] == {"decision": "choice", "ship": None, "order": [], "temple_space": 1}
    play(t, "choose stones")
    assert t.sleds[GRAY] == 5
    expect(t, to_move=WHITE, temple_space=3)
    play(t, "choose points")
    assert t.to_move == BLACK
    assert t.cards[WHITE] == ["statue"]
    expect(t, temple_space=5, revealed=1, turn=0, round=1)
    play(t, "choose points")
    assert banked(t, "temple") == [1, 1, 2, 0]
    expect(t, revealed=2, turn=1, round=2, to_move=1)


def test_example_10_burial_b() -> None:
    top = [WHITE, WHITE, WHITE, BROWN, GRAY]
    middle = [BLACK, BLACK, BLACK, WHITE]
    bottom = [GRAY, GRAY, GRAY, GRAY]
    burial = [stone for column in zip(top, middle, bottom, strict=False) for stone in column] + [GRAY]
    t = twin(start(sides="AAABA"), burial=burial)
    assert projected(t, "burial") == [8, 8 + 4, 3, 3 + 8]


def test_example_11_obelisks_b() -> None:
    t = twin(
        start(sides="AAAAB"),
        obelisks={"built": [BROWN], "waiting": [0, 2, 0, 0]},
        ships=first_ship([BLACK, WHITE, GRAY], 3),
    )
    play(t, "sail 1 obelisks")
    assert t.position()["obelisks"] == {"built": [BROWN, WHITE], "waiting": [1, 0, 0, 1]}
    assert banked(t, "obelisks") == [0, 9, 10, 0]
    assert projected(t, "obelisks") == [1, 9, 10, 1]


def test_example_12_decoration_and_statues() -> None:
    cards = [["burial_chamber_decoration"], ["statue"] * 3, ["burial_chamber_decoration"] * 2, ["statue"] * 7]
    t = twin(start(), burial=[BLACK] * 13, cards=cards)
    assert projected(t, "decorations") == [4, 0, 8, 0]
    assert projected(t, "statues") == [0, 6, 0, 19]
    assert [by_size(n) for n in range(8)] == [0, 1, 3, 6, 10, 15, 17, 19]


@pytest.mark.parametrize(
    ("heights", "points"),
    [
        ([3, 3, 0], [9, 9, 0]),
        ([3, 3, 2], [9, 9, 1]),
        ([3, 2, 2], [12, 3, 3]),
        ([3, 3, 3], [6, 6, 6]),
        ([0, 0, 2], [0, 0, 12]),
        ([4, 4, 1, 1], [12, 12, 3, 3]),
        ([2, 2], [5, 5]),
    ],
)
def test_example_13_obelisks_a(heights: list[int], points: list[int]) -> None:
    assert ranked(heights, OBELISKS_A[len(heights)]) == points
    t = twin(start(len(heights)), obelisks={"stones": heights})
    assert projected(t, "obelisks") == points


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ([2, 2], [6, 6]),
        ([2, 2, 2], [4, 4, 4]),
        ([2, 2, 2, 2], [3, 3, 3, 3]),
        ([3, 1, 1, 1], [8, 2, 2, 2]),
        ([3, 0, 1], [8, 0, 4]),
    ],
)
def test_example_14_burial_row_b(row: list[int], points: list[int]) -> None:
    assert ranked(row, BURIAL_ROW_B) == points


def test_example_15_chain() -> None:
    t = twin(
        start(2, "ABAAB"),
        cards=[["lever"], []],
        market=["entrance", "statue", "sail", "hammer"],
        deck=["paved_path", "statue"],
        pyramid={"left": [1], "middle": [], "right": []},
        obelisks={"built": [], "waiting": [0, 2]},
        ships=first_ship([0, 1, 0], 3),
    )
    play(t, "play lever")
    expect(t, discards=["lever"], to_move=0, legal=[f"sail 1 {site}" for site in sorted(SITES)])
    play(t, "sail 1 market")
    assert t.legal() == ["unload 1", "unload 2"]
    assert t.position()["pending"] == {"decision": "lever_order", "ship": 1, "order": [], "temple_space": None}
    play(t, "unload 2")  # both others are black: the rest is forced
    expect(t, to_move=1, order=[1, 3], decision="market")
    play(t, "pick 1")
    expect(t, decision="build", apart=["entrance"], revealed=0)
    play(t, "build left")
    assert t.revealed == 1
    assert t.position()["obelisks"] == {"built": [1], "waiting": [0, 0]}
    assert t.position()["discards"] == ["entrance", "paved_path", "lever"]
    expect(t, apart=[], decision="market", to_move=0, order=[3])
    assert banked(t, "obelisks") == [0, 10]
    assert banked(t, "pyramid") == [0, 2 + 1]
