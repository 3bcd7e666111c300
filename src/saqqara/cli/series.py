"""A series of games between bots. The same seed gives the same games, however many processes play them."""

import signal
from collections.abc import Iterable
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from typing import NamedTuple, final

import saqqara
from saqqara.cli.console import Advance
from saqqara.cli.players import make
from saqqara.core.meta import Choice
from saqqara.core.rng import SEED_BITS

_CHUNKS = 50  # of a process: few enough to cost nothing, enough for a bar that moves


class Series(NamedTuple):
    game: str
    bots: tuple[str, ...]
    options: dict[str, Choice]
    seed: int


class Played(NamedTuple):
    places: tuple[int, ...]
    scores: tuple[int, ...]
    plies: int


@final
class Tally:
    """Sums of whole numbers, so that the order of adding does not matter. A shared victory counts as its share."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.longest = 0
        self._plies = 0
        self._shares: list[dict[int, int]] = [{} for _ in range(seats)]
        self._places = [0] * seats
        self._scores = [0] * seats
        self._squares = [0] * seats

    def add(self, played: Played) -> None:
        self.games += 1
        self._plies += played.plies
        self.longest = max(self.longest, played.plies)
        winners = played.places.count(1)
        for seat, (place, score) in enumerate(zip(played.places, played.scores, strict=True)):
            self._places[seat] += place
            self._scores[seat] += score
            self._squares[seat] += score * score
            if place == 1:
                shares = self._shares[seat]
                shares[winners] = shares.get(winners, 0) + 1

    @property
    def mean_plies(self) -> float:
        return self._plies / self.games

    def win_rate(self, seat: int) -> float:
        return sum(wins / winners for winners, wins in sorted(self._shares[seat].items())) / self.games

    def mean_place(self, seat: int) -> float:
        return self._places[seat] / self.games

    def mean_score(self, seat: int) -> float:
        return self._scores[seat] / self.games

    def score_error(self, seat: int) -> float:
        """The standard error of the mean score; 0 with a single game."""
        if self.games < 2:
            return 0.0
        deviations = self._squares[seat] - self._scores[seat] ** 2 / self.games
        return sqrt(max(0.0, deviations) / (self.games - 1) / self.games)


def play_all(series: Series, games: int, jobs: int, advance: Advance) -> Tally:
    """Games 0 .. games-1 of a series, in this process or in several."""
    chunk = max(1, games // (jobs * _CHUNKS))
    spans = [range(first, min(first + chunk, games)) for first in range(0, games, chunk)]
    if jobs == 1:
        return _collect(series, map(partial(play_span, series), spans), advance)
    with _processes(min(jobs, len(spans))) as executor:
        return _collect(series, executor.map(partial(play_span, series), spans), advance)


def play_span(series: Series, span: range) -> list[Played]:
    return [_play(series, number) for number in span]


def _play(series: Series, number: int) -> Played:
    seed = (series.seed + number) % 2**SEED_BITS
    state = saqqara.start(series.game, players=len(series.bots), seed=seed, options=series.options)
    bots = [make(kind, series.game, seed, seat) for seat, kind in enumerate(series.bots)]
    plies = 0
    while (seat := state.to_move) is not None:
        state.apply(bots[seat].choose(state.view(seat)))
        plies += 1
    result = state.result()
    if result is None:
        raise RuntimeError(f"{series.game} with seed {seed} ends without a result")
    return Played(result.places, result.scores, plies)


def _collect(series: Series, spans: Iterable[list[Played]], advance: Advance) -> Tally:
    tally = Tally(len(series.bots))
    for span in spans:
        for played in span:
            tally.add(played)
        advance(len(span))
    return tally


def _processes(jobs: int) -> Executor:
    # Ctrl-C is for this process alone; the others end with it.
    ignore = partial(signal.signal, signal.SIGINT, signal.SIG_IGN)
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=ignore)
