"""An engine and its slow twin play the same game; nothing may differ at any step."""

from collections.abc import Callable
from typing import Any, Protocol

from saqqara import Rng, State

Policy = Callable[[State, Rng], int]
Witness = Callable[[State, int, State], None]  # before, action, after


class Twin(Protocol):
    """What the reference engines have in common."""

    def legal(self) -> list[str]: ...
    def play(self, text: str) -> None: ...
    def position(self) -> dict[str, Any]: ...
    def view(self, seat: int | None) -> dict[str, Any]: ...
    def breakdown(self) -> list[dict[str, dict[str, int]]]: ...
    def scores(self) -> list[int]: ...
    def result(self) -> dict[str, Any] | None: ...


def uniform(state: State, rng: Rng) -> int:
    return int(state.legal_at(rng.below(state.legal_count())))


def compare(state: State, twin: Twin) -> None:
    """Same position, same decision, same choices, same points, same views."""
    assert state.to_json() == twin.position()
    assert sorted(map(state.text, state.legal_actions())) == sorted(twin.legal())
    assert state.breakdown() == twin.breakdown()
    assert list(state.scores()) == twin.scores()
    for seat in (None, *range(state.players)):
        assert state.view(seat).to_json() == twin.view(seat)
    result = state.result()
    assert (None if result is None else as_plain(result._asdict())) == as_plain(twin.result())


def as_plain(result: dict[str, Any] | None) -> dict[str, Any] | None:
    if result is None:
        return None
    return {key: list(value) if isinstance(value, tuple) else value for key, value in result.items()}


def play_in_lockstep(state: State, twin: Twin, policy: Policy, rng: Rng, witness: Witness | None = None) -> int:
    """Plays `state` and `twin` to the end; the number of decisions."""
    decisions = 0
    compare(state, twin)
    while state.to_move is not None:
        action = policy(state, rng)
        before = state.copy() if witness else state
        twin.play(state.text(action))
        state.step(action)
        if witness:
            witness(before, action, state)
        compare(state, twin)
        decisions += 1
    return decisions
