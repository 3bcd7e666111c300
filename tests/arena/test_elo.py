"""Ratings: known values, and how often their intervals hold the truth."""

from math import log

import pytest

from saqqara.arena import Fixture, Rating, ratings
from saqqara.arena.elo import ELO, fitted
from saqqara.core.rng import Rng

from .toys import chain, ended, match, tossed

TRUTH = {"A": 0.0, "B": 120.0, "C": 150.0, "D": 400.0}


def expected(one: str, other: str) -> float:
    return float(1 / (1 + 10 ** ((TRUTH[other] - TRUTH[one]) / 400)))


@pytest.mark.parametrize(
    ("won", "lost", "elo"), [(1, 1, 0), (3, 1, 190.85), (10, 1, 400), (100, 1, 800), (1, 3, -190.85)]
)
def test_ratings_of_two(won: float, lost: float, elo: float) -> None:
    assert ELO * fitted(2, {(0, 1): lost, (1, 0): won})[1] == pytest.approx(elo, abs=0.01)


def test_along_a_chain_the_differences_add_up() -> None:
    wins = {(0, 1): 30.0, (1, 0): 70.0, (1, 2): 20.0, (2, 1): 180.0, (2, 3): 5.0, (3, 2): 15.0}
    assert fitted(4, wins) == pytest.approx([0, log(7 / 3), log(21), log(63)])


def test_everybody_against_everybody_finds_the_truth() -> None:
    names = sorted(TRUTH)
    wins = {
        (i, j): 100 * expected(one, other)
        for i, one in enumerate(names)
        for j, other in enumerate(names)
        if one != other
    }
    assert [ELO * strength for strength in fitted(4, wins)] == pytest.approx(list(TRUTH.values()))


def test_results_that_contradict_each_other_are_balanced() -> None:
    """Each beats the next one by 3 to 1, in a circle: nobody is stronger."""
    wins = {(i, (i + 1) % 3): 3.0 for i in range(3)} | {((i + 1) % 3, i): 1.0 for i in range(3)}
    assert fitted(3, wins) == pytest.approx([0, 0, 0])


def test_intervals_hold_the_truth_in_95_of_100_cases() -> None:
    contest, held = chain(*TRUTH), dict.fromkeys(TRUTH, 0)
    for seed in range(100):
        games = tossed(contest, 120, expected, Rng(seed, "coins"))
        for name, (_, (low, high)) in ratings(contest, games, seed, resamples=200).items():
            held[name] += low <= TRUTH[name] <= high
    assert held.pop("A") == 100
    assert all(0.9 * 100 <= number <= 0.985 * 100 for number in held.values()), held


def test_many_games_find_the_truth_and_the_order_of_games_does_not_matter() -> None:
    contest = chain(*TRUTH)
    games = tossed(contest, 4000, expected, Rng(1))
    rated = ratings(contest, games, resamples=200)
    assert list(rated) == list(TRUTH)
    assert [one.elo for one in rated.values()] == pytest.approx(list(TRUTH.values()), abs=25)
    assert all(one.interval[0] <= one.elo <= one.interval[1] for one in rated.values())
    assert ratings(contest, games[::-1], resamples=200) == rated
    assert ratings(contest, games, seed=1, resamples=200) != rated


def test_who_always_wins_is_not_infinitely_strong() -> None:
    """20 deals won, and the two imaginary ones: 21 to 1."""
    contest = match("A", "B")
    games = [ended(Fixture(block, 0, seating), seating, 1 - seating) for block in range(20) for seating in (0, 1)]
    a, b = ratings(contest, games).values()
    assert a == Rating(0, (0, 0))
    assert b.elo == pytest.approx(400 * log(21, 10))
    assert 250 < b.interval[0] < b.elo < b.interval[1] < 2000


def test_several_seats_are_one_meeting() -> None:
    """A,B,A,B with places 1,2,3,4: A is before B in three of four pairs."""
    contest = match("A", "B", seats=4)
    games = [ended(Fixture(block, 0, 0), 9, 8, 7, 6) for block in range(98)]
    assert ratings(contest, games)["B"].elo == pytest.approx(400 * log((98 / 4 + 1) / (98 * 3 / 4 + 1), 10))
