"""Playing the games of a contest. A game depends on its fixture alone, not on where or when it is played."""

from collections.abc import Callable, Iterable
from contextlib import closing
from functools import partial
from time import perf_counter_ns
from typing import NamedTuple

from saqqara.arena.contests import Contest, Fixture, fixtures
from saqqara.arena.executors import Executor
from saqqara.bots import make
from saqqara.core.record import Record
from saqqara.core.start import start_game
from saqqara.core.state import State


class Played(NamedTuple):
    fixture: Fixture
    places: tuple[int, ...]
    scores: tuple[int, ...]
    actions: tuple[int, ...]
    micros: tuple[tuple[int, ...], ...]  # for each seat, how long each of its decisions took; no two runs agree


def play_all(
    contest: Contest,
    games: int,
    executor: Executor,
    done: Iterable[Played] = (),
    keep: Callable[[Played], object] = lambda _: None,
) -> list[Played]:
    """So many games of each match, in order; those already `done` are not played again. `keep` gets each as it ends."""
    finished = {played.fixture: played for played in done}
    wanted = fixtures(contest, games)
    missing = [fixture for fixture in wanted if fixture not in finished]
    with closing(executor.run(partial(play, contest), missing)) as arriving:
        for played in arriving:
            keep(played)
            finished[played.fixture] = played
    return [finished[fixture] for fixture in wanted]


def play(contest: Contest, fixture: Fixture) -> Played:
    state = _start(contest, fixture)
    bots = [
        make(name, contest.game, contest.bot_seed(fixture, seat)) for seat, name in enumerate(contest.seated(fixture))
    ]
    actions: list[int] = []
    micros: list[list[int]] = [[] for _ in bots]
    while (seat := state.to_move) is not None:
        view = state.view(seat)
        began = perf_counter_ns()
        action = bots[seat].choose(view)
        micros[seat].append((perf_counter_ns() - began) // 1000)
        state.apply(action)
        actions.append(int(action))
    result = state.result()
    if result is None:
        raise RuntimeError(f"{contest.game} with seed {contest.deal_seed(fixture.block)} ends without a result")
    return Played(fixture, result.places, result.scores, tuple(actions), tuple(map(tuple, micros)))


def record(contest: Contest, played: Played) -> Record:
    names = list(contest.seated(played.fixture))
    return Record(_start(contest, played.fixture), played.actions, {"names": names})


def _start(contest: Contest, fixture: Fixture) -> State:
    seats = contest.matches[fixture.match].seats
    return start_game(contest.game, seats, contest.deal_seed(fixture.block), contest.options)
