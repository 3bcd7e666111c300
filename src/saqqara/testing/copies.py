"""Copies are equal, and have nothing in common."""

import copy
import pickle

from saqqara.core.state import State
from saqqara.testing.failure import equal, fail
from saqqara.testing.states import PICKLED, after, same_state, written


def check_copies(state: State) -> None:
    """Every way of copying gives an equal state, and playing the copy leaves this one as it is."""
    for how, twin in _copies(state).items():
        _check_independent(state, twin, how)


def check_copy_from(state: State, other: State) -> None:
    """`other`, a state of the same game, becomes equal to this one, and has nothing in common with it."""
    twin = other.copy()
    twin.copy_from(state)
    _check_independent(state, twin, "copy_from()")


class Past:
    """Copies of all positions of a game so far: none of them may ever change while the game goes on."""

    def __init__(self) -> None:
        self._copies: list[tuple[State, int]] = []

    def keep(self, state: State) -> None:
        self._copies.append((state.copy(), hash(state)))

    def check_past_copies(self) -> None:
        for ply, (kept, known) in enumerate(self._copies):
            if hash(kept) != known:
                fail(f"the copy that was taken at ply {ply} has changed since")


def _copies(state: State) -> dict[str, State]:
    return {
        "copy()": state.copy(),
        "copy.copy()": copy.copy(state),
        "copy.deepcopy()": copy.deepcopy(state),
        "pickle": pickle.loads(pickle.dumps(state, PICKLED)),  # noqa: S301 - just pickled
        "restore()": type(state).restore(state.words()),
    }


def _check_independent(state: State, twin: State, how: str) -> None:
    if twin is state:
        fail(f"{how} gives the state itself")
    same_state(twin, state, how)
    words, said = state.words(), written(state)
    for action in {*state.legal_actions()[:1], *state.legal_actions()[-1:]}:
        branch, twin = twin, twin.copy()
        branch.apply(action)
        equal(state.words(), words, f"words() of the state after playing {action} on its {how}")
        equal(branch.words(), after(state, action).words(), f"words() after playing {action} on its {how}")
    equal(written(state), said, f"the state after playing on its {how}")
