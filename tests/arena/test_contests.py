"""Who sits where, and what is dealt."""

from collections import Counter
from itertools import pairwise, product

import pytest

from saqqara import InvalidOption, SaqqaraError, UnknownGame, arena
from saqqara.arena import Contest, Fixture, Match, fixtures, seatings
from saqqara.bots import UnknownBot, levels

TABLES = [(names, seats) for seats in (2, 3, 4) for names in range(1, seats + 1)]


def names_of(number: int) -> tuple[str, ...]:
    return tuple("ABCD"[:number])


@pytest.mark.parametrize(("number", "seats"), TABLES)
def test_each_name_sits_equally_often_on_each_seat(number: int, seats: int) -> None:
    names = names_of(number)
    seated = seatings(Match(names, seats))
    sat = Counter((seat, name) for one in seated for seat, name in enumerate(one))
    assert sat == dict.fromkeys(product(range(seats), names), len(seated) // number)
    assert len(set(seated)) == len(seated)
    rotated = {one[turn:] + one[:turn] for one in seated for turn in range(seats)}
    assert rotated == set(seated)


@pytest.mark.parametrize(("number", "seats"), TABLES)
def test_parts_of_a_block_are_fair_already(number: int, seats: int) -> None:
    names = names_of(number)
    seated = seatings(Match(names, seats))
    for first in range(0, len(seated), number):
        part = seated[first : first + number]
        assert all(sorted(one[seat] for one in part) == list(names) for seat in range(seats))


def test_names_are_dealt_to_the_seats_in_turn() -> None:
    assert seatings(Match(("A", "B"), 2)) == [("A", "B"), ("B", "A")]
    assert seatings(Match(("A", "B"), 4)) == [("A", "B", "A", "B"), ("B", "A", "B", "A")]
    assert set(map("".join, seatings(Match(("A", "B"), 3)))) == {"ABA", "BAA", "AAB", "BAB", "ABB", "BBA"}


def test_one_against_three_of_a_kind() -> None:
    assert Counter(seatings(Match(("A", "B", "B", "B"), 4))) == {
        tuple(one): 1 for one in ("ABBB", "BABB", "BBAB", "BBBA")
    }


def test_fixtures_go_deal_by_deal_through_all_matches() -> None:
    contest = arena.ladder("imhotep", ["random", "greedy", "random"])
    assert len(contest.matches) == 1  # a name has one place in a ladder
    contest = contest._replace(matches=contest.matches * 2)
    assert fixtures(contest, 3) == [
        *(Fixture(0, match, seating) for match in (0, 1) for seating in (0, 1)),
        *(Fixture(1, match, 0) for match in (0, 1)),
    ]


def test_deals_depend_on_seed_and_block_alone_and_bots_on_their_seat_too() -> None:
    one, other = (Contest("imhotep", {}, (Match(("A", "B"), 2),), seed) for seed in (1, 2))
    deals = {contest.deal_seed(block) for contest in (one, other) for block in range(50)}
    assert len(deals) == 100
    seats = product(range(20), (0, 1), (0, 1))
    assert len({one.bot_seed(Fixture(block, 0, seating), seat) for block, seating, seat in seats} | deals) == 180
    assert one.bot_seed(Fixture(3, 0, 1), 1) == one.bot_seed(Fixture(3, 5, 1), 1)


def test_seats_are_as_many_as_names_or_as_the_game_needs() -> None:
    assert [
        arena.contest("imhotep", ["random"] * number).matches[0].seats for number in (1, 2, 3, 4)
    ] == [2, 2, 3, 4]  # fmt: skip
    assert arena.contest("imhotep", ["random", "greedy"], seats=4).matches == (Match(("random", "greedy"), 4),)


def test_a_ladder_takes_all_levels_of_the_game() -> None:
    names = arena.ladder("imhotep").matches
    assert all(upper.names[0] == lower.names[1] for lower, upper in pairwise(names))
    assert len(names) + 1 == len(levels("imhotep"))


@pytest.mark.parametrize(
    ("names", "how", "error"),
    [
        (["random", "magic"], {}, UnknownBot),
        (["random"] * 3, {"seats": 2}, SaqqaraError),
        (["random"] * 5, {}, InvalidOption),
        (["random"], {"seats": 7}, InvalidOption),
        (["random"], {"seed": -1}, InvalidOption),
        (["random"], {"options": {"moon": True}}, InvalidOption),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(names: list[str], how: dict[str, int], error: type) -> None:
    with pytest.raises(error):
        arena.contest("imhotep", names, **how)  # type: ignore[arg-type]
    with pytest.raises(UnknownGame):
        arena.contest("chess", names)


def test_one_bot_is_no_ladder() -> None:
    with pytest.raises(arena.BadContest, match="“random” alone is no ladder"):
        arena.ladder("imhotep", ["random", "random"])


def test_options_left_out_are_their_defaults() -> None:
    assert arena.contest("imhotep", ["random"]) == arena.contest("imhotep", ["random"], options={"wrath": False})
