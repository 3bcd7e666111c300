"""Strength as one number: Elo ratings of the Bradley-Terry model, under which a bot rated 400 higher wins 10 to 1."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import exp, log
from typing import NamedTuple

from saqqara.arena.contests import Contest
from saqqara.arena.playing import Played
from saqqara.arena.statistics import SURE, quantile
from saqqara.core.rng import Rng

ELO = 400 / log(10)
_ROUNDS = 100
_NEAR = 1e-9
_STRIDE = 1.0  # the longest step towards the best fit: Newton's own may lead astray where nearly all games are won
_FINE = 2**29

Pair = tuple[int, int]
Wins = Mapping[Pair, float]  # how often the first beat the second


class Rating(NamedTuple):
    elo: float
    interval: tuple[float, float]


def ratings(contest: Contest, games: Iterable[Played], seed: int = 0, resamples: int = 1000) -> dict[str, Rating]:
    """The rating of each name; the first one's is 0.

    Deals are weighed at random again and again (the Bayesian bootstrap), because games of one deal are not independent.
    Two imaginary deals keep a bot that always won from being infinitely strong: in one every pair is won by its first
    bot, in the other by its second.
    """
    names = list(dict.fromkeys(name for match in contest.matches for name in match.names))
    deals = _deals(contest, games, names)
    met = sorted({pair for wins in deals for pair in wins})
    deals += _imaginary(deals)
    table = [[wins.get(pair, 0.0) for wins in deals] for pair in met]
    best = fitted(len(names), dict(zip(met, map(sum, table), strict=True)))
    rng = Rng(seed, "bootstrap")
    fits = []
    for _ in range(resamples):
        weights = [-log((int(rng.below(_FINE)) + 0.5) / _FINE) for _ in deals]
        weighed = (sum(map(float.__mul__, row, weights)) for row in table)
        fits.append(fitted(len(names), dict(zip(met, weighed, strict=True)), best))
    columns = [sorted(column) for column in zip(*fits, strict=True)]
    return {name: Rating(ELO * best[number], _middle(columns[number])) for number, name in enumerate(names)}


def fitted(players: int, wins: Wins, near: Sequence[float] = ()) -> list[float]:
    """The strengths, 0 for the first player, that make these wins most likely: i beats j in 1 / (1 + exp(j - i)).

    >>> round(ELO * fitted(2, {(0, 1): 1, (1, 0): 10})[1])
    400
    """
    strengths = list(near) or [0.0] * players
    for _ in range(_ROUNDS):
        step = _step(strengths, wins)
        longest = max(map(abs, step), default=0.0)
        scale = min(1.0, _STRIDE / longest) if longest else 0.0
        for player, change in enumerate(step, start=1):
            strengths[player] += scale * change
        if longest < _NEAR:
            break
    return strengths


def _step(strengths: list[float], wins: Wins) -> list[float]:
    """Newton's step for all but the first player."""
    size = len(strengths) - 1
    slopes = [0.0] * (size + 1)
    curves = [[0.0] * (size + 1) for _ in strengths]
    for (one, other), won in wins.items():
        chance = 1 / (1 + exp(strengths[other] - strengths[one]))
        slopes[one] += won * (1 - chance)
        slopes[other] -= won * (1 - chance)
        curve = won * chance * (1 - chance)
        for row, column, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
            curves[row][column] += sign * curve
    return _solved([row[1:] for row in curves[1:]], slopes[1:])


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """x with matrix * x = right, by elimination; the matrix is symmetric and positive, so no rows need swapping."""
    size = len(right)
    for pivot in range(size):
        for row in range(pivot + 1, size):
            factor = matrix[row][pivot] / matrix[pivot][pivot]
            for column in range(pivot, size):
                matrix[row][column] -= factor * matrix[pivot][column]
            right[row] -= factor * right[pivot]
    for row in reversed(range(size)):
        known = sum(matrix[row][column] * right[column] for column in range(row + 1, size))
        right[row] = (right[row] - known) / matrix[row][row]
    return right


def _deals(contest: Contest, games: Iterable[Played], names: list[str]) -> list[dict[Pair, float]]:
    """For each deal who beat whom how often. One game counts as one meeting of each two of its names."""
    deals: dict[int, dict[Pair, float]] = defaultdict(lambda: defaultdict(float))
    for played in games:
        seated = [names.index(name) for name in contest.seated(played.fixture)]
        for one, other in combinations(sorted(set(seated)), 2):
            won = _won(played.places, seated, one, other)
            deals[played.fixture.block][one, other] += won
            deals[played.fixture.block][other, one] += 1 - won
    return [deals[block] for block in sorted(deals)]


def _won(places: tuple[int, ...], seated: list[int], one: int, other: int) -> float:
    """The part of the pairs of their seats in which `one` is placed before `other`; equal places are half a win."""
    own = [place for place, player in zip(places, seated, strict=True) if player == one]
    theirs = [place for place, player in zip(places, seated, strict=True) if player == other]
    points = [(mine < its) + (mine == its) / 2 for mine in own for its in theirs]
    return sum(points) / len(points)


def _imaginary(deals: list[dict[Pair, float]]) -> list[dict[Pair, float]]:
    sizes: dict[Pair, float] = defaultdict(float)
    for wins in deals:
        for one, other in wins:
            if one < other:
                sizes[one, other] = max(sizes[one, other], wins[one, other] + wins[other, one])
    return [dict(sizes), {(other, one): size for (one, other), size in sizes.items()}]


def _middle(ordered: list[float]) -> tuple[float, float]:
    return ELO * quantile(ordered, (1 - SURE) / 2), ELO * quantile(ordered, (1 + SURE) / 2)
