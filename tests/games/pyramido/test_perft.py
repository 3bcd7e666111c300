"""Perft: how many lines of play there are to a depth, counted by the engine and by the slow twin."""

import pytest

import saqqara
from saqqara import State
from tests.games.pyramido.soaking import twin_of
from tests.games.pyramido.table import PLAIN, table
from tests.perft import perft, slow_perft
from tests.reference.pyramido import Twin

OPENING = saqqara.start("pyramido", players=2, seed=1)
FLOATING = table(["B1* N / Y1 T14", "N N N N"], "place 0", domino=56)
LAST_TURN = "N N N N N / N N N N N / N N N N N / N N N . ."
TWO_HOLES = "N N . N N / N N N N N / N N N N N / N N N N ."
HOLES = table([LAST_TURN, TWO_HOLES], "refill 0")
TOP = table([[PLAIN, "N N N N / " * 3, "N N N / N N N"], [PLAIN, "N N N N / " * 3, "N N N / N . ."]], "draft 1")


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        pytest.param(OPENING, [3, 6, 42, 156, 324, 946, 2496, 14548], id="opening"),
        pytest.param(FLOATING, [40, 280, 1040, 2160, 15440], id="the raster is open"),
        pytest.param(HOLES, [2, 12, 48, 192, 768, 2304, 4608], id="forced repair"),
        pytest.param(TOP, [3, 6, 32, 132, 320, 840, 2012], id="stages 3 and 4"),
    ],
)
def test_perft(state: State, counts: list[int]) -> None:
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
    agreed = [count for count in counts if count < 1500]
    assert [slow_perft(twin_of(state), depth, Twin) for depth in range(1, len(agreed) + 1)] == agreed
