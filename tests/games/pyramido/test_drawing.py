"""The printed table: what a person needs to play from a terminal of 100 columns."""

import pytest

from saqqara import Rng, State
from tests.games.pyramido.soaking import POLICIES, begin
from tests.games.pyramido.table import PLAIN, play, table


def lines(state: State) -> list[str]:
    return str(state).splitlines()


def without_blanks(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip("\n").splitlines())


def test_a_pyramid_from_above() -> None:
    """PY-B3, PY-B4, PY-C2: outlines of blocks and stages, jewels, markers, cards, coordinates of the running stage."""
    below = "R14 R2 N N4 Y / G3+ B1 N N G / N N N N N / N N N N N"
    state = table([[below, ". T14* B2+* . / . . . ."], [PLAIN, ""]], "draft 1", stage=2)
    drawn = str(state)
    expected = """
  Seat 0
          0     1     2     3
    ╔═════╤═════╤═════╤═════╤═════╗
    ║r◆ r │r  r◆│n  n │n  n │y  y ║
    ║     │  ╔══╧══╤══╧══╗  │     ║
    ║r  r◆│r ║t◆ t │b  b◆║n◆│y  y ║
  0 ╟─────┼──╢  ●  │  ⊕  ╟──┼─────╢
    ║g  g │b◆║t  t◆│b  b ║n │g  g ║
    ║  +  │  ╚══╤══╧══╤══╝  │     ║
    ║g◆ g │b  b │n  n │n  n │g  g ║
  1 ╟─────┼─────┼─────┼─────┼─────╢
"""
    for line in without_blanks(expected).splitlines():
        assert any(shown.startswith(line) for shown in lines(state)), line
    assert "> Seat 1" in drawn


def test_around_an_open_raster_there_are_free_cells() -> None:
    """PY-B2: as far as a domino reaches, with negative coordinates."""
    state = play(table(["N N", "N N"], quarry=[56, 2, 3]), "draft 1")
    columns = next(line for line in lines(state) if "-2" in line)
    assert columns.split()[:6] == ["-2", "-1", "0", "1", "2", "3"]
    assert sum(line.count("·") for line in lines(state)) > 6 * 5 - 2
    assert "drafted" in str(state)


def test_quarry_and_stacks() -> None:
    """PY-S2: the tops, the heights, and an empty slot; a view shows the same."""
    state = table(["N N", ""], "refill 0", tops=[56, 57, 58, 59])
    assert any(all(f"#{top}" in line for top in (56, 57, 58, 59)) for line in lines(state))
    heights = [len(stack) for stack in state.to_json()["stacks"]]
    assert any(all(f"({height})" in line for height in heights) for line in lines(state))
    assert any(line.split()[:3] == ["-", "#2", "#3"] for line in lines(state))
    assert str(state.view(0)) == str(state)


def test_players() -> None:
    """PY-C3, PY-R2: points, this stage's points, cards and markers that are held."""
    state = table(["R12* R1 / G3+ N", "N N"], "repair 0", cells=[(0, 0), (1, 0)])
    heading = next(number for number, line in enumerate(lines(state)) if line.startswith("  seat "))
    row = lines(state)[heading + 1]
    assert row.split() == ["0", "0", "3", "+", "3", "n/b", "y/t", "n", "b", "y", "t", "g"]


@pytest.mark.parametrize("policy", POLICIES)
def test_it_fits_the_terminal(policy: str) -> None:
    """PY-T1 to PY-E1: at most 100 columns, and every decision is said in words."""
    for seed in range(3):
        state = begin(seed, seed)
        rng = Rng(seed)
        while True:
            assert max(len(line) for line in lines(state)) <= 100
            assert "pyramido-" not in str(state)
            if state.to_move is None:
                break
            assert f"eat {state.to_move}" in lines(state)[-1]
            state.apply(POLICIES[policy](state, rng))
