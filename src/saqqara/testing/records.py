"""Records: a game is its start and its actions."""

import json
from collections.abc import Sequence

from saqqara.core.errors import InvalidRecord
from saqqara.core.record import Record
from saqqara.core.rng import Rng
from saqqara.core.state import State
from saqqara.testing.failure import equal, fail
from saqqara.testing.states import as_text, same_state


def check_record(start: State, actions: Sequence[int], rng: Rng | None = None) -> None:
    """The record of a game replays it, survives JSON, and can start in the midst of the game."""
    record = Record(start, list(actions))
    states = _replayed(record, start)
    equal(record.result, states[-1].result(), "result of the record")
    back = Record.from_json(json.loads(as_text(record.to_json())))
    if back != record or hash(back) != hash(record):
        fail("the record read back from its to_json() differs")
    for ply, (again, state) in enumerate(zip(back.states(), states, strict=True)):
        same_state(again, state, f"the state at ply {ply} of the record read back")
    middle = 0 if rng is None else rng.below(len(states))
    tail = Record(states[middle], list(actions[middle:]))
    same_state(tail.states()[-1], states[-1], f"the last state of the record from ply {middle} on")


def check_bad_records(start: State, actions: Sequence[int], rng: Rng, tries: int = 4) -> None:
    """A record with an action that is not legal is refused at just that ply."""
    states = Record(start, list(actions)).states()
    for ply in {len(actions), *(rng.below(len(states)) for _ in range(tries))}:
        illegal = next(
            action for action in range(start.meta().n_actions + 1) if states[ply].explain(action) is not None
        )
        for wrong in (illegal, start.meta().n_actions, "text"):
            _refused_at(ply, Record(start).to_json() | {"actions": [*actions[:ply], wrong, *actions[ply:]]})


def _replayed(record: Record, start: State) -> list[State]:
    """The states of the record, compared with the game played by hand."""
    states = record.states()
    equal(len(states), len(record.actions) + 1, "states of the record")
    state = start.copy()
    for ply, (action, text) in enumerate(zip(record.actions, record.texts(), strict=True)):
        same_state(states[ply], state, f"the state at ply {ply} of the record")
        equal(text, state.text(action), f"the text at ply {ply} of the record")
        state.apply(action)
    same_state(states[-1], state, "the last state of the record")
    return states


def _refused_at(ply: int, data: dict[str, object]) -> None:
    try:
        Record.from_json(data)
    except InvalidRecord as error:
        equal(error.ply, ply, "the ply that InvalidRecord names")
        return
    fail(f"a record with an illegal action at ply {ply} is read")
