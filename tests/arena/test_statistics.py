"""Means, shares and their intervals: known values, and how often they hold the truth."""

import pytest

from saqqara.arena import Contest, Standing, standings
from saqqara.arena.statistics import Block, mean, quantile, share, student
from saqqara.core.rng import Rng

from .toys import match, tossed


# From tables of Student's distribution.
@pytest.mark.parametrize(
    ("degrees", "reach"),
    [(1, 12.7062), (2, 4.3027), (5, 2.5706), (6, 2.4469), (10, 2.2281), (30, 2.0423), (100, 1.9840), (10**6, 1.9600)],
)
def test_student(degrees: int, reach: float) -> None:
    assert student(degrees) == pytest.approx(reach, abs=2e-3)


def test_mean_of_equal_blocks() -> None:
    """4, 6, 8, 10: mean 7, standard deviation 2.582, so 7 +- 3.182 * 2.582 / 2."""
    value, interval = mean([Block(2 * one, 2) for one in (4, 6, 8, 10)])
    assert value == 7
    assert interval == pytest.approx((7 - 4.108, 7 + 4.108), abs=1e-3)


def test_blocks_count_by_their_size() -> None:
    assert mean([Block(10, 10), Block(0, 30)]).value == 0.25
    assert mean([Block(3, 3), Block(5, 5)]).interval == (1, 1)


def test_a_single_block_says_nothing_about_chance() -> None:
    assert mean([Block(3, 2)]) == (1.5, None)
    assert share([Block(2, 2)]) == (1, (0, 1))


def test_a_share_stays_between_0_and_1_and_leaves_a_doubt() -> None:
    value, interval = share([Block(2, 2)] * 10)
    assert value == 1
    assert interval is not None
    assert 0.65 < interval[0] < 0.8
    assert interval[1] == 1
    assert share([Block(0, 2)] * 10).interval == pytest.approx((0, 1 - interval[0]))


def test_quantiles() -> None:
    assert [quantile(range(1, 101), part) for part in (0, 0.025, 0.5, 0.95, 1)] == [1, 3, 50, 95, 100]
    assert quantile([7], 0.95) == 7


def standing(contest: Contest, chance: float, games: int, luck: float, seed: int) -> Standing:
    rng = Rng(seed, f"coin {chance} {luck}")
    tosses = tossed(contest, games, lambda one, _: chance if one == "A" else 1 - chance, rng, luck)
    return standings(contest, tosses)["A"]


@pytest.mark.parametrize(("chance", "luck"), [(0.5, 0), (0.5, 0.4), (0.65, 0.3), (0.9, 0), (0.9, 0.1)])
def test_intervals_hold_the_truth_in_95_of_100_cases(chance: float, luck: float) -> None:
    held = dict.fromkeys(("wins", "place", "score"), 0)
    for seed in range(400):
        one = standing(match("A", "B"), chance, 100, luck, seed)
        for key, truth, estimate in (
            ("wins", chance, one.win_rate),
            ("place", 2 - chance, one.place),
            ("score", chance, one.score),
        ):
            low, high = estimate.interval or (1, 0)
            held[key] += low <= truth <= high
    assert all(0.93 * 400 <= number <= 0.985 * 400 for number in held.values()), held


def test_playing_each_deal_twice_takes_the_luck_of_the_deal_away() -> None:
    """Equal bots, and deals that mostly decide who wins: seats changed, there is little left to be unsure about."""
    changed = standing(match("A", "B"), 0.5, 400, 0.45, 1)
    fixed = standing(match("A", "B"), 0.5, 400, 0, 1)
    widths = [high - low for low, high in (one.win_rate.interval or (0, 0) for one in (changed, fixed))]
    assert widths[0] < 0.6 * widths[1]
