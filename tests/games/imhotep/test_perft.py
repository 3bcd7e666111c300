"""Perft: how many lines of play there are to a depth, counted by the engine and by the slow twin."""

import pytest

import saqqara
from saqqara import State
from tests.games.imhotep.soaking import reshuffle, twin_of
from tests.games.imhotep.table import table
from tests.perft import perft, slow_perft
from tests.reference.imhotep import Twin

OPENING_OF_2 = saqqara.start("imhotep", players=2, seed=1)
OPENING_OF_4_ALL_B = saqqara.start(
    "imhotep", players=4, seed=1, options=dict.fromkeys(("market", "pyramid", "temple", "burial", "obelisks"), "B")
)
BLUE_CARDS = table("""
    players  2
    sides    BBBBB
    ships    01.. 1.. ..>temple .
    sleds    2 3
    market   entrance - statue
    pair     paved_path chisel
    deck     sarcophagus
    cards    lever hammer | sail
    pyramid  0 | 01 | 101
""")
LAST_SHIP = table("""
    players  3
    sides    ABBAB
    round    5
    ships    0121 ...>temple ..>burial .>obelisks
    market   paved_path entrance sarcophagus statue
    deck     entrance
    sleds    5 4 3
    pyramid  0 | 11 | 222
    temple   01202
    obelisks | 2 2 2
""")


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        pytest.param(OPENING_OF_2, [12, 138, 1561, 17765], id="opening of 2"),
        pytest.param(OPENING_OF_4_ALL_B, [13, 167, 2125, 24694], id="opening of 4, all sides B"),
        pytest.param(BLUE_CARDS, [7, 62, 537, 3748, 24035], id="blue cards"),
        pytest.param(LAST_SHIP, [2, 8, 29, 95, 283, 714, 1734, 7314], id="the last ship"),
    ],
)
def test_perft(state: State, counts: list[int]) -> None:
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
    agreed = [count for count in counts if count < 3000]
    assert [
        slow_perft(twin_of(state), depth, lambda position: Twin(position, reshuffle))
        for depth in range(1, len(agreed) + 1)
    ] == agreed
