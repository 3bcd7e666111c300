"""The pieces of work that are timed. Each does what it is told `times` times and says how many units that was.

Random games are played by uniform choice and, where `bots.knowledge` knows a game, by its rollout policy.
"""

import random
import tracemalloc
from collections.abc import Callable
from itertools import repeat
from typing import Any

import saqqara
from benchmarks.setups import SEED, Setup
from saqqara import Rng, State
from saqqara.bots.knowledge import rollout_of
from saqqara.bots.search.rollout import Rollout

Job = Callable[[int], int]  # how often -> how many units
UNIFORM, KNOWING = "uniform", "with knowledge"
# So many that a processor cannot learn them: it foresees the branches of 50 games that return, and plays those in C
# three times as fast as new ones. Plain Python is far too slow for that to matter.
GAMES_A_TIME = 2000 if saqqara.COMPILED else 50


def policies(setup: Setup) -> list[str]:
    return [UNIFORM] if type(rollout_of(setup.game)) is Rollout else [UNIFORM, KNOWING]


def native(setup: Setup, policy: str, games: int = GAMES_A_TIME) -> Job:
    """Decisions of random games that never leave the engine; the same games each time."""
    start, state, rollout = setup.start(), setup.start(), policy_of(setup, policy)
    decisions, _ = counted(setup, policy, games)

    def job(times: int) -> int:
        for _ in repeat(None, times):
            rng = Rng(SEED)
            for _ in repeat(None, games):
                state.copy_from(start)
                rollout.play(state, rng)
        return times * decisions

    return job


def counted(setup: Setup, policy: str, games: int) -> tuple[int, int]:
    """The decisions in these games, and the legal actions that they offer."""
    rng, rollout = Rng(SEED), policy_of(setup, policy)
    decisions = choices = 0
    for _ in range(games):
        state = setup.start()
        while (count := state.legal_count()) > 0:
            decisions += 1
            choices += count
            state.step(rollout.choose(state, rng))
    return decisions, choices


def policy_of(setup: Setup, policy: str) -> Rollout:
    return Rollout() if policy == UNIFORM else rollout_of(setup.game)


def public(setup: Setup) -> Job:
    """Decisions of random games that Python drives: `legal_actions` and `apply`."""
    start = setup.start()
    draw = random.Random(SEED).random

    def job(times: int) -> int:
        decisions = 0
        for _ in repeat(None, times):
            state = start.copy()
            while actions := state.legal_actions():
                state.apply(actions[int(draw() * len(actions))])
                decisions += 1
        return decisions

    return job


def copy(setup: Setup) -> Job:
    state = setup.start()

    def job(times: int) -> int:
        for _ in repeat(None, times):
            state.copy()
        return times

    return job


def copy_from(setup: Setup) -> Job:
    state, other = setup.start(), setup.start()

    def job(times: int) -> int:
        for _ in repeat(None, times):
            other.copy_from(state)
        return times

    return job


def nothing() -> Job:
    """The loop of the two above, to be subtracted."""

    def job(times: int) -> int:
        for _ in repeat(None, times):
            pass
        return times

    return job


def limit(setup: Setup) -> Job:
    """The same games as `native`, by hand in C."""
    from benchmarks.limit import imhotep  # noqa: PLC0415 - needs a compiler

    program, table = imhotep.library(), imhotep.table_of(setup.start())
    points, chance = imhotep.points_of(setup.players, GAMES_A_TIME), Rng(SEED).state

    def job(times: int) -> int:
        return sum(program.playouts(table, GAMES_A_TIME, chance, points) for _ in repeat(None, times))

    return job


def has_limit(setup: Setup) -> bool:
    """Whether there is a C version, and a compiler for it."""
    from benchmarks.limit import imhotep  # noqa: PLC0415

    return (setup.game, setup.sides) == ("imhotep", "A") and imhotep.compiler() is not None


def bytes_of(setup: Setup) -> int:
    """What another state takes, all that it does not share with others included."""
    state, number = setup.start(), 1000
    kept: list[State] = [state] * number
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for index in range(number):
        kept[index] = state.copy()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // number


def facts(setup: Setup) -> dict[str, Any]:
    """What is counted, not timed."""
    games = 100
    per_policy = {}
    for policy in policies(setup):
        decisions, choices = counted(setup, policy, games)
        per_policy[policy] = {"decisions": decisions / games, "choices": choices / decisions}
    return {"bytes": bytes_of(setup), "compiled": saqqara.COMPILED, "limit": has_limit(setup), "policies": per_policy}
