"""Pyramido in lock-step with its slow twin: any number of games, and how often rare things happened in them."""

from collections import Counter

import saqqara
from saqqara import Rng, State
from saqqara.bots.knowledge.pyramido import careful_action
from saqqara.core.result import Result
from saqqara.games.pyramido.game import Pyramido
from saqqara.games.pyramido.holes import holes_after
from tests.lockstep import Policy, play_in_lockstep, uniform
from tests.reference.pyramido import Twin


def twin_of(state: State) -> Twin:
    return Twin(state.to_json())


def begin(setup: int, seed: int) -> State:
    return saqqara.start("pyramido", players=2 + setup % 3, seed=seed)


def hole_avoiding(state: State, rng: Rng) -> int:
    """Keeps the rest of the stage free of holes and repairs once in twelve turns: games go to the top."""
    assert isinstance(state, Pyramido)
    return int(careful_action(state, rng, state.legal_count()))


def hole_seeking(state: State, rng: Rng) -> int:
    """Makes holes, mostly of two cells, and repairs once in five turns: forced repairs and eliminations."""
    legal = state.legal_actions()
    if state.text(legal[0]).startswith("place"):
        wished = (2,) if rng.below(8) > 0 else (4, 6)
        legal = _with_holes(state, legal, wished) or _with_holes(state, legal, (0, 2)) or legal
    elif state.text(legal[0]) == "skip" and rng.below(5) > 0:
        return legal[0]
    return legal[rng.below(len(legal))]


def _with_holes(state: State, actions: list[int], wished: tuple[int, ...]) -> list[int]:
    """The placements after which so many cells of the stage are left over at best (PY-T4)."""
    assert isinstance(state, Pyramido)
    return [action for action in actions if holes_after(state, action) in wished]


POLICIES: dict[str, Policy] = {
    "uniform": uniform,
    "hole_avoiding": hole_avoiding,
    "hole_seeking": hole_seeking,
    "late": hole_avoiding,  # the same, compared from stage 3 on
}
_RARE = {
    "stack_split": "split stacks",
    "eliminated": "eliminations",
    "stage_began": "stages begun",
    "card_laid": "repair cards",
}


def climb(state: State, rng: Rng) -> None:
    """Play to stage 3, or to an early end."""
    while state.to_move is not None and state.to_json()["stage"] < 3:
        state.step(hole_avoiding(state, rng))


def _tie_broken(result: Result) -> bool:
    """Equal points and different places, and nobody was eliminated."""
    return len(set(zip(result.scores, result.places, strict=True))) > len(set(result.scores))


def play(policy: str, seed: int) -> Counter[str]:
    """One game in lock-step; what was met in it. AssertionError where the engines differ."""
    state = begin(seed, seed)
    if policy == "late":
        climb(state, Rng(seed, "climb"))
    met: Counter[str] = Counter()

    def witness(before: State, action: int, after: State) -> None:
        kinds = Counter(event.kind for event in before.happened(action))
        met.update({name: kinds[kind] for kind, name in _RARE.items()})
        position = before.to_json()
        met[f"decisions in stage {position['stage']}"] += 1
        met["forced repairs"] += position["pending"]["decision"] == "forced_lay"
        met["two markers in a turn"] += kinds["card_laid"] * kinds["marked"]
        if (result := after.result()) is not None:
            met[f"games ended: {result.reason}"] += 1
            met["shared victories"] += len(result.winners) > 1
            met["ties broken"] += result.reason == "pyramids_built" and _tie_broken(result)

    met["decisions"] = play_in_lockstep(state, twin_of(state), POLICIES[policy], Rng(seed, policy), witness)
    met["games"] = 1
    return met
