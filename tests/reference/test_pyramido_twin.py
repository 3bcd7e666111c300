"""Tests of Pyramido's slow twin alone: components, the steps of a turn, random games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from .pyramido import Twin
from .pyramido_building import placements
from .pyramido_checks import random_game
from .pyramido_policies import POLICIES, holes_after
from .pyramido_start import changed, deal, expect, pending, picture, play, pyramid, start, twin
from .pyramido_table import COLOURS, DOMINOES, looks_same_turned, turned

# --- components and set-up ---


def test_components() -> None:
    blocks = [block for domino in DOMINOES.values() for block in domino]
    colours = Counter(block.colour for block in blocks)
    jewels = Counter(block.colour for block in blocks for _ in block.jewels)
    assert [colours[colour] for colour in COLOURS] == [37, 34, 31, 29, 26, 23]  # PY-C1
    assert [jewels[colour] for colour in COLOURS] == [24, 28, 29, 31, 32, 36]
    assert list(DOMINOES) == list(range(1, 91))
    pairs = list(DOMINOES.values())
    assert all(len(left.jewels) + len(right.jewels) == 2 for left, right in pairs)
    assert len([1 for left, right in pairs if left.colour == right.colour]) == 18
    assert len([1 for left, right in pairs if len(left.jewels) == 1]) == 55
    same = [number for number in DOMINOES if looks_same_turned(number)]
    assert same == [1, 12, 29, 30, 51, 52, 68, 69, 79, 85]
    looks = set()
    for left, right in pairs:
        here = (left.colour, *left.jewels, "|", right.colour, *right.jewels)
        there = (right.colour, *turned(right.jewels, 180), "|", left.colour, *turned(left.jewels, 180))
        looks.add(frozenset([here, there]))
    assert len(looks) == 90  # no two alike even when turned


def test_set_up() -> None:
    t = twin(start(3))
    assert [len(stack) for stack in t.stacks] == [22, 22, 22, 21]  # PY-S2
    expect(t, to_move=0, turn=0, revealed=0, stage=1, legal=["draft 1", "draft 2", "draft 3"], scores=[0, 0, 0])
    assert t.sides_left(0) == COLOURS  # PY-S1
    assert all(t.has_marker(2, colour) for colour in COLOURS)


# --- draft and place ---


def test_opening_is_forced() -> None:
    t = play(twin(changed(start(), **deal([9, 2, 3]))), "draft 1")  # yellow tl bl, brown: the only mark is forced too
    assert t.position()["pyramids"][0][0] == picture("Y13* N")
    expect(t, to_move=0, quarry=[None, 2, 3], revealed=0)
    assert t.position()["pending"] == pending("repair", cells=[[0, 0], [1, 0]])
    assert t.legal() == ["repair blue", "repair brown", "repair green", "repair red", "repair turquoise",
                         "repair yellow", "skip"]  # fmt: skip


@pytest.mark.parametrize(
    ("turn", "first", "second"),
    [
        (0, (2, 0, "B1"), (3, 0, "N2")),
        (90, (2, 0, "B2"), (2, 1, "N4")),
        (180, (-1, 0, "B4"), (-2, 0, "N3")),
        (270, (2, 0, "B3"), (2, -1, "N1")),
    ],
)
def test_turns_are_clockwise(turn: int, first: tuple[int, int, str], second: tuple[int, int, str]) -> None:
    t = twin(start(), **deal([56, 2, 3]), pyramids=[pyramid("G G"), pyramid("G G")])  # blue tl, brown tr
    play(t, "draft 1", f"place {first[0]},{first[1]} {turn}")
    for number, (x, y, token) in enumerate([first, second]):
        assert t.cells[number] == (x, y) or t.decision == "mark"
        found = t.pyramids[0][1][(x, y)]
        wanted = picture(token)[0]
        assert (found.colour, found.jewels) == (wanted["colour"], wanted["jewels"])


def test_same_when_turned_is_offered_with_two_turns() -> None:
    t = twin(start(), **deal([68, 56, 3]), pyramids=[pyramid("G G"), pyramid("G G")])
    assert {text.split()[2] for text in play(t, "draft 1").legal()} == {"0", "90"}
    t = twin(start(), **deal([68, 56, 3]), pyramids=[pyramid("G G"), pyramid("G G")])
    assert {text.split()[2] for text in play(t, "draft 2").legal()} == {"0", "90", "180", "270"}


def test_stage_1_floats() -> None:
    def cells(*pictures: str) -> set[tuple[int, int]]:
        return {cell for cell, _ in placements(twin(start(), pyramids=[pyramid(*pictures), pyramid()]).pyramids[0], 1)}

    # a free pair of neighbouring cells that touches; diagonal contact is none (PY-T2)
    assert cells("G G") == {(x, y) for x in range(-2, 4) for y in range(-2, 3)} - {
        (x, y) for x in [-2, -1, 2, 3] for y in [-2, 2]
    } - {(0, 0), (1, 0)} - {(-2, 1), (-2, -1), (3, 1), (3, -1)}
    assert max(y for _, y in cells("G G G G G")) == 2  # 5 wide: at most 4 high (PY-B2), here at most 2 at once
    tall = cells("G G G G G", "")
    assert {x for x, _ in tall} <= set(range(5))
    four = cells("G G G G\nG G . .\nG G . .\nG G . .")
    assert {x for x, _ in four} == {-1, 0, 1, 2, 3, 4}  # 4x4: one more column or one more row
    assert {y for _, y in four} == {-1, 0, 1, 2, 3, 4}
    full = cells("G G G G\nG G . .\nG G . .\nG G . .\nG G . .")
    assert full == {(x, y) for x in [2, 3] for y in [1, 2, 3, 4]}


def test_higher_stages_begin_anywhere_then_touch() -> None:
    base = "G G G G G\n" * 4
    t = twin(start(), pyramids=[pyramid(base, left=-3, top=-2), pyramid()], stage=2)
    first = placements(t.pyramids[0], 2)
    assert {cell for cell, _ in first} == {(x, y) for x in range(4) for y in range(3)}  # PY-B3: 4x3
    assert len(first) == 2 * (3 * 3 + 4 * 2)
    t = twin(start(), pyramids=[pyramid(base, "G G . .\n. . . ."), pyramid()], stage=2)
    assert ((2, 0), 90) in placements(t.pyramids[0], 2)
    assert ((2, 1), 0) not in placements(t.pyramids[0], 2)


def test_a_hole_is_legal() -> None:
    t = twin(start(), **deal([56, 2, 3]), pyramids=[pyramid("G G G G\nG . . G\nG G G G"), pyramid("G G")])
    play(t, "draft 1")
    assert "place -1,1 90" in t.legal()
    three = twin(start(), **deal([56, 2, 3]), pyramids=[pyramid("G G G G G\nG G G G .\nG G G . .\n"), pyramid()])
    play(three, "draft 1")
    assert holes_after(three, "place 3,2 90") == 2  # PY-T4


# --- decorate ---


def test_marker() -> None:
    open_ = deal([68, 2, 3])  # both blocks turquoise, each with a jewel
    t = play(twin(start(), **open_), "draft 1")
    assert t.legal() == ["mark 1", "mark 2"]
    play(t, "mark 2", "repair brown")
    assert t.legal() == ["lay 1 0", "lay 1 180", "lay 1 270", "lay 1 90"]  # PY-T9: not on the marker
    lies = [pyramid("T1* G"), pyramid("G G")]
    t = play(twin(start(), **open_, pyramids=lies), "draft 1", "place 2,0 0")
    assert t.decision == "repair"  # a double-turquoise domino gets none when the turquoise marker lies
    t = twin(start(), **deal([86, 2, 3]), pyramids=[pyramid("G G"), pyramid()])  # red, red tl br
    play(t, "draft 1", "place 2,0 0")
    assert t.position()["pyramids"][0][0] == picture("G G R R14*")  # PY-T7: the block has to show a jewel
    base = "T1 G G G G\n" * 4
    t = twin(start(), **open_, pyramids=[pyramid(base, "T1* . . ."), pyramid(base)], stage=2)
    assert not t.has_marker(0, "turquoise")
    t = twin(start(), **open_, pyramids=[pyramid(base, ". . . ."), pyramid(base)], stage=2)
    assert play(t, "draft 1", "place 0,0 0").legal() == ["mark 1", "mark 2"]


# --- repair ---


def test_repair_takes_the_marker_of_its_colour() -> None:
    t = play(twin(start(), **deal([9, 2, 3])), "draft 1", "repair red")
    assert t.position()["pending"] == pending("lay", cells=[[0, 0], [1, 0]], colour="red")
    assert t.legal() == ["lay 2 0", "lay 2 180", "lay 2 270", "lay 2 90"]
    play(t, "lay 2 180")
    assert t.position()["pyramids"][0][0] == picture("Y13* R4+*")  # PY-T10: two markers in one turn
    expect(t, decision="refill", revealed=0)
    assert t.sides_left(0) == ["brown", "blue", "yellow", "turquoise"]


def test_repair_without_its_marker() -> None:
    t = play(twin(start(), **deal([9, 2, 3])), "draft 1", "repair yellow", "lay 2 90")  # PY-T9: the colour may be
    assert t.position()["pyramids"][0][0] == picture("Y13* Y2+")  # the same; its marker lies already
    lies = [pyramid("T1* R1*"), pyramid("G G")]
    t = twin(start(), **deal([71, 2, 3]), pyramids=lies)  # red, turquoise: none to place
    play(t, "draft 1", "place 2,0 0", "repair turquoise")
    assert len(t.legal()) == 8
    play(t, "lay 1 270")
    assert t.position()["pyramids"][0][0] == picture("T1* R1* T3+ T4")


def test_no_card_left_skips() -> None:
    used = [pyramid("B1+ T1+ G1+ G"), pyramid("G G")]
    t = play(twin(start(), **deal([9, 2, 3]), pyramids=used), "draft 1", "place 4,0 90")
    expect(t, decision="refill", legal=["refill 1", "refill 2"])
    one = play(twin(start(), **deal([9, 2, 3]), pyramids=[pyramid("B1+ T1+"), pyramid()]), "draft 1", "place 2,0 90")
    assert one.legal() == ["repair green", "repair red", "skip"]


# --- refill ---


@pytest.mark.parametrize("slot", [1, 2, 3])
def test_refill(slot: int) -> None:
    p = start()
    t = play(twin(p), f"draft {slot}", *_fixed_choice(p["quarry"][slot - 1]), "skip")
    assert t.legal() == [f"refill {slot}", f"refill {slot + 1}"]  # slot 2: stack 2 or 3; slot 3: stack 3 or 4
    expect(t, turn=0, revealed=0)
    play(t, f"refill {slot + 1}")
    assert t.quarry[slot - 1] == p["stacks"][slot][0]
    assert t.stacks[slot] == p["stacks"][slot][1:]
    expect(t, turn=1, revealed=1, to_move=1, decision="draft")


def _fixed_choice(domino: int) -> list[str]:
    left, right = DOMINOES[domino]
    return ["mark 1"] if left.jewels and right.jewels else []


@pytest.mark.parametrize(
    ("stacks", "refill", "after"),
    [
        ([[4], [5, 6, 7], [8, 9, 10, 11, 12], [13]], 1, [[11, 12], [5, 6, 7], [8, 9, 10], [13]]),
        ([[4, 5, 6, 7], [14], [8, 9, 10, 11], [13, 12]], 2, [[4, 5], [6, 7], [8, 9, 10, 11], [13, 12]]),
        ([[4, 5], [14], [8, 9, 10], [13, 12, 11]], 2, [[4, 5], [10], [8, 9], [13, 12, 11]]),
    ],
)
def test_split(stacks: list[list[int]], refill: int, after: list[list[int]]) -> None:
    ready = pending("refill")
    lying = [pyramid("G G"), pyramid()]
    t = twin(start(), quarry=[None, 2, 3], stacks=stacks, pyramids=lying, pending=ready, revealed=7)
    play(t, f"refill {refill}")
    expect(t, stacks=after, revealed=8, quarry=[stacks[refill - 1][0], 2, 3])  # PY-T12


def test_views() -> None:
    t = play(twin(start(3)), "draft 1")
    p = t.position()
    for seat in [None, 0, 1, 2]:
        v = t.view(seat)
        assert (v["format"], v["seat"]) == ("saqqara-view/1", seat)
        assert v["stacks"] == [[stack[0], *[None] * (len(stack) - 1)] for stack in p["stacks"]]
        assert v["hidden"] == sorted(domino for stack in p["stacks"] for domino in stack[1:])
        assert v["pending"] == p["pending"]


# --- random games ---

GAMES = {"uniform": 5, "hole_avoiding": 1, "hole_seeking": 4}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", list(GAMES))
def test_random_games(name: str, players: int) -> None:
    counts: Counter[str] = Counter()
    for number in range(GAMES[name]):
        seed = f"{name}{players}{number}"
        rng = random.Random(seed)
        random_game(start(players, rng.randrange(10**6)), rng, POLICIES[name], counts)
    if name == "hole_avoiding":
        assert counts["pyramids_built"] > 0
    if name == "hole_seeking":
        assert counts["forced_repairs"] > 0
        assert counts["eliminations"] > 0


def test_illegal_texts_change_nothing() -> None:
    t = Twin(start())
    before = t.position()
    for text in ["draft 4", "skip", "place 0,0 0", "refill 1", ""]:
        with pytest.raises(ValueError, match="not legal now"):
            t.play(text)
    assert t.position() == before
