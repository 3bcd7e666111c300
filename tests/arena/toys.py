"""Small things to play with: contests whose truth is known, and work that goes wrong where a test wants it to."""

import os
import signal
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from saqqara.arena import Contest, Fixture, Match, Played, fixtures
from saqqara.core.result import places
from saqqara.core.rng import Rng

Chance = Callable[[str, str], float]  # that the first name beats the second


def match(*names: str, seats: int = 0) -> Contest:
    return Contest("coins", {}, (Match(names, seats or len(names)),), 0)


def chain(*names: str) -> Contest:
    """A ladder."""
    return Contest("coins", {}, tuple(Match(pair, 2) for pair in pairwise(names)), 0)


def ended(fixture: Fixture, *scores: int) -> Played:
    return Played(fixture, places([(score,) for score in scores]), scores, (), ((),) * len(scores))


def tossed(contest: Contest, games: int, chance: Chance, rng: Rng, luck: float = 0.0) -> list[Played]:
    """Games of two that a biased coin decides; each deal favours one of the seats by `luck`."""
    deals: dict[int, int] = {}
    played = []
    for fixture in fixtures(contest, games):
        favoured = deals.setdefault(fixture.block, int(rng.below(2)))
        first, second = contest.seated(fixture)
        won = _fraction(rng) < chance(first, second) + (luck if favoured == 0 else -luck)
        played.append(ended(fixture, int(won), 1 - int(won)))
    return played


def _fraction(rng: Rng) -> float:
    return int(rng.below(2**20)) / 2**20


def timeless(games: list[Played]) -> list[Played]:
    """Without what was measured."""
    return [played._replace(micros=()) for played in games]


def squared(task: int) -> int:
    return task * task


def failing(task: int) -> int:
    raise ValueError(f"task {task} is too hard")


def noted(folder: Path, task: int) -> int:
    """Leaves a line in the folder for each time that a task is begun; task 3 kills its worker the first time."""
    file = folder / str(task)
    first = not file.exists()
    with file.open("a") as lines:
        lines.write("begun\n")
    if task == 3 and first:
        os.kill(os.getpid(), signal.SIGKILL)
    return task


def deadly(task: int) -> int:
    """Task 3 always kills its worker."""
    if task == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return task
