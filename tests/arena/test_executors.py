"""Work in several processes: nothing is lost, whoever dies."""

import os
import signal
from functools import partial
from multiprocessing import active_children
from pathlib import Path

import pytest

from saqqara.arena import Executor, Here, Played, Processes, WorkersDie, contest, play_all

from .toys import deadly, failing, noted, squared, timeless


@pytest.mark.parametrize("executor", [Here(), Processes(1), Processes(3)], ids=["here", "one", "three"])
def test_every_task_is_done_once(executor: Executor) -> None:
    assert sorted(executor.run(squared, range(20))) == [task * task for task in range(20)]
    assert list(executor.run(squared, [])) == []
    assert active_children() == []


@pytest.mark.parametrize("executor", [Here(), Processes(2)], ids=["here", "two"])
def test_a_task_that_fails_ends_everything_and_says_why(executor: Executor) -> None:
    with pytest.raises((RuntimeError, ValueError), match=r"task \d is too hard"):
        list(executor.run(failing, range(9)))
    assert active_children() == []


def test_what_a_dying_worker_was_at_is_done_again_and_nothing_else(tmp_path: Path) -> None:
    assert sorted(Processes(2).run(partial(noted, tmp_path), range(12))) == list(range(12))
    begun = {int(file.name): file.read_text().count("begun") for file in tmp_path.iterdir()}
    assert begun == {task: 2 if task == 3 else 1 for task in range(12)}


def test_a_task_that_always_kills_comes_last_and_ends_the_run() -> None:
    outcomes: list[int] = []
    with pytest.raises(WorkersDie, match="6 processes have died"):
        outcomes.extend(Processes(2).run(deadly, range(8)))  # keeps what came before the end
    assert sorted(outcomes) == [0, 1, 2, 4, 5, 6, 7]
    assert active_children() == []


def test_a_worker_killed_in_mid_game_loses_no_game() -> None:
    played = contest("imhotep", ["random", "greedy"], seed=3)
    arrived: list[Played] = []

    def keep(one: Played) -> None:
        arrived.append(one)
        if len(arrived) in (2, 7):
            os.kill(active_children()[0].pid or 0, signal.SIGKILL)

    games = play_all(played, 16, Processes(2), keep=keep)
    assert len(arrived) == len({one.fixture for one in arrived}) == 16
    assert timeless(games) == timeless(play_all(played, 16, Here()))


def test_closing_stops_all_work() -> None:
    outcomes = Processes(2).run(squared, range(1000))
    next(outcomes)
    assert len(active_children()) == 2
    outcomes.close()
    assert active_children() == []
