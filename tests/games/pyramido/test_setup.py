"""Components and set-up (PY-C1 to PY-S3)."""

from collections import Counter

import pytest

import saqqara
from saqqara import Rng
from saqqara.games.pyramido.tables import (
    BLOCKS,
    CARD_JEWELS,
    COLOUR_NAMES,
    DOMINOES,
    JEWELS,
    LOOKS_SAME,
    PRINTED,
    block_of,
    turned,
)
from tests.games.pyramido.table import decision, options, play, table
from tests.reference.pyramido_table import DOMINOES as OF_THE_TWIN

PAIRS = [tuple(block_of(words) for words in printed.split("|")) for printed in PRINTED]
LETTERS = ("n", "b", "y", "t", "r", "g")


def jewels(block: int) -> int:
    return (block >> JEWELS).bit_count()


def test_the_dominoes_are_those_of_the_list() -> None:
    """PY-C1."""
    for number, blocks in OF_THE_TWIN.items():
        words = [f"{block.colour} {' '.join(block.jewels)}" for block in blocks]
        assert tuple(block_of(each) for each in words) == PAIRS[number - 1]


def test_blocks_and_jewels_are_counted() -> None:
    """PY-C1."""
    blocks = Counter(COLOUR_NAMES[block & 7] for pair in PAIRS for block in pair)
    symbols = Counter(dict.fromkeys(COLOUR_NAMES[1:], 0))
    for pair in PAIRS:
        for block in pair:
            symbols[COLOUR_NAMES[block & 7]] += jewels(block)
    assert [blocks[colour] for colour in COLOUR_NAMES[1:]] == [37, 34, 31, 29, 26, 23]
    assert [symbols[colour] for colour in COLOUR_NAMES[1:]] == [24, 28, 29, 31, 32, 36]
    assert len(PAIRS) == 90
    assert all(jewels(left) + jewels(right) == 2 for left, right in PAIRS)
    assert sum(left & 7 == right & 7 for left, right in PAIRS) == 18
    assert sum(jewels(left) == 1 for left, right in PAIRS) == 55


def test_no_two_dominoes_are_alike() -> None:
    """PY-C1: turned by 180 degrees the blocks change places; ten look the same then."""
    turned_round = [(turned(right, 2), turned(left, 2)) for left, right in PAIRS]
    looks = {frozenset((one, other)) for one, other in zip(PAIRS, turned_round, strict=True)}
    assert len(looks) == 90
    same = [number for number in range(1, DOMINOES + 1) if PAIRS[number - 1] == turned_round[number - 1]]
    assert same == [1, 12, 29, 30, 51, 52, 68, 69, 79, 85]
    assert [number for number in range(1, DOMINOES + 1) if LOOKS_SAME[number]] == same


@pytest.mark.parametrize("turns", range(4))
def test_a_turn_is_clockwise(turns: int) -> None:
    """PY-C1: tl goes to tr, tr to br, br to bl, bl to tl."""
    around = ["tl", "tr", "br", "bl"]
    for index, quadrant in enumerate(around):
        after = around[(index + turns) % 4]
        assert turned(block_of(f"red {quadrant}"), turns) == block_of(f"red {after}")
    number = 57
    assert BLOCKS[8 * number + 2 * turns] == turned(PAIRS[number - 1][0], turns)
    assert BLOCKS[8 * number + 2 * turns + 1] == turned(PAIRS[number - 1][1], turns)
    assert CARD_JEWELS >> 4 * turns & 15 == turned(block_of("red tl"), turns) >> JEWELS


def test_six_colours() -> None:
    """PY-C2: each has a letter of its own in print."""
    assert COLOUR_NAMES[1:] == ("brown", "blue", "yellow", "turquoise", "red", "green")
    assert all(f"{letter} " in str(saqqara.start("pyramido", seed=1)) for letter in LETTERS)


def test_cards_and_markers() -> None:
    """PY-C3, PY-S1: three cards with two sides each, six markers; a card shows its jewel top left."""
    state = saqqara.start("pyramido", seed=1)
    players = str(state).splitlines()[-4:-2]
    assert [line.split()[-9:] for line in players] == [["n/b", "y/t", "r/g", *LETTERS]] * 2
    state = table(["N N", "N N"], "repair 0", cells=[(0, 0), (1, 0)], quarry=[1, 2, None], stage=1)
    assert options(state) == ["skip", *(f"repair {colour}" for colour in COLOUR_NAMES[1:])]
    play(state, "repair red", "lay 1 0")
    assert state.to_json()["pyramids"][0][0][0]["jewels"] == ["tl"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up(players: int) -> None:
    """PY-C4, PY-S2, PY-S3: three dominoes in the quarry, the others in four stacks; seat 0 starts."""
    state = saqqara.start("pyramido", players=players, seed=9)
    said = state.to_json()
    assert [len(stack) for stack in said["stacks"]] == [22, 22, 22, 21]
    assert sorted([*said["quarry"], *(domino for stack in said["stacks"] for domino in stack)]) == list(range(1, 91))
    assert said["pyramids"] == [[[], [], [], []]] * players
    assert decision(state) == "draft 0"
    assert options(state) == ["draft 1", "draft 2", "draft 3"]


def test_other_numbers_of_players() -> None:
    """PY-C4."""
    for players in (1, 5):
        with pytest.raises(saqqara.InvalidOption):
            saqqara.start("pyramido", players=players)


def test_turns_go_clockwise() -> None:
    """PY-S3."""
    state = saqqara.start("pyramido", players=3, seed=2)
    seats = []
    rng = Rng(3)
    while state.turn < 6:
        if decision(state) == f"draft {state.to_move}":
            seats.append(state.to_move)
        state.step(state.legal_at(rng.below(state.legal_count())))
    assert seats == [0, 1, 2, 0, 1, 2]
