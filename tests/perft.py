"""How many lines of play there are to a depth, by an engine and by its slow twin."""

from collections.abc import Callable
from typing import Any

from saqqara import State
from tests.lockstep import Twin


def perft(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for action in state.legal_actions():
        after = state.copy()
        after.step(action)
        total += perft(after, depth - 1)
    return total


def slow_perft(twin: Twin, depth: int, read: Callable[[dict[str, Any]], Twin]) -> int:
    """`read` makes a twin of a position."""
    if depth == 0:
        return 1
    total = 0
    for text in twin.legal():
        after = read(twin.position())
        after.play(text)
        total += slow_perft(after, depth - 1, read)
    return total
