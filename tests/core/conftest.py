"""Coins, the toy game, at the table of every test that asks for it."""

import pytest

from saqqara.core import registry
from tests.testing.coins import PEEK, Coins


@pytest.fixture
def coins(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is known for the time of one test."""
    monkeypatch.setitem(registry._games, "coins", Coins)


@pytest.fixture
def table(coins: None) -> Coins:  # noqa: ARG001
    """Two players, the coins 4, 3, 2 are drawn; next is 1, then 2, 3 and 1. Seat 1 is to move."""
    state = Coins(2, False, (4, 3, 2, 1, 2, 3, 1))
    for _ in range(3):
        state.apply(0)
    return state


@pytest.fixture
def peeked(table: Coins) -> Coins:
    """Seat 1 has looked at the coin 1, and may keep or offer it."""
    table.apply(PEEK)
    return table
