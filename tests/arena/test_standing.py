"""What games say about each name."""

import pytest

from saqqara.arena import Fixture, Played, Thinking, standings, thinking

from .toys import ended, match


def test_wins_places_and_points_of_two() -> None:
    """Wins: A 1 + 0.5 + 0, B 0 + 0.5 + 1."""
    games = [ended(Fixture(0, 0, 0), 5, 3), ended(Fixture(0, 0, 1), 4, 4), ended(Fixture(1, 0, 0), 1, 9)]
    a, b = standings(match("A", "B"), games).values()
    assert (a.win_rate.value, b.win_rate.value) == (0.5, 0.5)
    assert (a.place.value, b.place.value) == pytest.approx((4 / 3, 4 / 3))
    assert (a.score.value, b.score.value) == pytest.approx((10 / 3, 16 / 3))
    assert (a.seats, b.seats) == (1, 1)


def test_several_seats_of_one_name() -> None:
    """A,B,A and B,A,B: any of a name's seats may win; places and points are those of a seat."""
    games = [ended(Fixture(0, 0, 0), 9, 5, 9), ended(Fixture(0, 0, 1), 2, 8, 4)]
    a, b = standings(match("A", "B", seats=3), games).values()
    assert (a.win_rate.value, b.win_rate.value) == (1, 0)
    assert (a.place.value, b.place.value) == pytest.approx((3 / 3, (3 + 3 + 2) / 3))
    assert (a.score.value, b.score.value) == pytest.approx((26 / 3, 11 / 3))
    assert (a.seats, b.seats) == (1.5, 1.5)


def test_shared_wins_of_several_names() -> None:
    games = [ended(Fixture(0, 0, 0), 7, 7, 1)]
    rates = [one.win_rate.value for one in standings(match("A", "B", "C"), games).values()]
    assert rates == [0.5, 0.5, 0]


def test_other_matches_do_not_count() -> None:
    contest = match("A", "B")._replace(matches=(*match("A", "B").matches, *match("B", "C").matches))
    games = [ended(Fixture(0, 0, 0), 5, 3), ended(Fixture(0, 1, 0), 1, 9)]
    assert standings(contest, games, 0)["B"].win_rate.value == 0
    assert standings(contest, games, 1)["B"].win_rate.value == 0
    assert standings(contest, games, 1)["C"].win_rate.value == 1


def test_thinking_times_go_with_the_name() -> None:
    micros = (tuple(range(1000, 101000, 1000)), (5_000_000,))
    games = [
        Played(Fixture(0, 0, 0), (1, 2), (1, 0), (), micros),
        Played(Fixture(0, 0, 1), (1, 2), (1, 0), (), ((), ())),
    ]
    times = thinking(match("A", "B"), games)
    assert times == {"A": Thinking(0.05, 0.095), "B": Thinking(5, 5)}
    assert thinking(match("A", "B"), [])["A"] == Thinking(0, 0)
