"""Chance: in range, even, repeatable, and no stream like another."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import saqqara
from saqqara import Rng
from saqqara.core.rng import MULTIPLIER, WORDS, Deal, next_word, scaled, system_seed

from .helpers import COPIES, check_even

P = WORDS + 1


def drawn(rng: Rng, n: int = 1000, count: int = 50) -> list[int]:
    return [int(rng.below(n)) for _ in range(count)]


# --- Rng


@pytest.mark.parametrize("n", [1, 2, 3, 59, 1000, 2**30 - 1])
def test_below_stays_below(n: int) -> None:
    numbers = drawn(Rng(5), n, 500)
    assert 0 <= min(numbers) <= max(numbers) < n
    assert len(set(numbers)) > min(n, 400) // 2


@pytest.mark.parametrize("seed", [1, 2**127 + 1])
@pytest.mark.parametrize("n", [2, 6, 59])
def test_below_is_even(n: int, seed: int) -> None:
    check_even(drawn(Rng(seed), n, 100 * n), n)


def test_one_number_says_nothing_of_the_next() -> None:
    check_even(pairwise(drawn(Rng(3), 8, 6400)), 64)


def test_the_first_numbers_of_neighbouring_seeds_are_even() -> None:
    check_even((Rng(seed).below(6) for seed in range(1200)), 6)
    check_even(((Rng(seed).below(3), Rng(seed + 1).below(3)) for seed in range(900)), 9)


def test_equal_seeds_and_names_give_equal_streams() -> None:
    assert drawn(Rng(7, "bot")) == drawn(Rng(7, "bot"))
    assert drawn(Rng(7)) == drawn(Rng(7, "sampling"))


def test_no_two_streams_are_alike() -> None:
    streams = [Rng(seed, name) for seed in (0, 1, 2, 2**64, 2**128 - 1) for name in ("sampling", "bot", "Bot", "")]
    assert len({rng.state for rng in streams}) == len(streams)
    assert len({tuple(drawn(rng)) for rng in streams}) == len(streams)


@pytest.mark.parametrize("how", ["copy()", *COPIES])
def test_copies_go_on_alike_and_apart(how: str) -> None:
    rng = Rng(9, "bot")
    drawn(rng)
    twin = rng.copy() if how == "copy()" else COPIES[how](rng)
    assert type(twin) is Rng
    assert twin is not rng
    ahead = drawn(rng)
    assert twin.state != rng.state
    assert drawn(twin) == ahead
    assert twin.state == rng.state


def test_the_state_is_all_there_is() -> None:
    rng, other = Rng(1), Rng(2)
    other.state = rng.state
    assert drawn(other) == drawn(rng)


@pytest.mark.parametrize("seed", [-1, 2**128, -(2**200), 10**60])
def test_seeds_have_128_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number from 0 to 2"):
        Rng(seed)
    with pytest.raises(ValueError, match="a seed is a whole number from 0 to 2"):
        saqqara.playouts(saqqara.start("imhotep", seed=1), 1, seed)


def test_seeds_of_128_bits_give_states() -> None:
    for seed in (0, 1, 2**127, 2**128 - 1):
        assert 0 < Rng(seed).state <= WORDS


# --- Words


@settings(derandomize=True, deadline=None, database=None)
@given(st.integers(1, WORDS))
def test_a_word_leads_to_a_word_and_back(word: int) -> None:
    """Multiply-with-carry divides by 2**32 modulo a prime: nothing is lost, and never is it stuck at 0."""
    after = next_word(word)
    assert 0 < after <= WORDS
    assert after * 2**32 % P == word


def test_words_are_bounded_by_what_would_never_move() -> None:
    assert WORDS + 1 == MULTIPLIER * 2**32 - 1 < 2**62
    for still in (0, WORDS + 1):
        assert next_word(still) == still


@pytest.mark.parametrize("n", [1, 6, 2**30 - 1])
def test_scaled_stays_below(n: int) -> None:
    assert [scaled(word, n) for word in (0, 2**32, 2**32 - 1, WORDS)] == [0, 0, n - 1, (WORDS % 2**32) * n >> 32]


@pytest.mark.parametrize("chance", [Rng(3), Deal(3, "any game")], ids=["Rng", "Deal"])
def test_word_is_one_to_go_on_from(chance: Rng | Deal) -> None:
    words = [int(chance.word()) for _ in range(2000)]
    assert 0 < min(words) <= max(words) <= WORDS
    assert len(set(words)) == 2000
    check_even((word * 16 // (WORDS + 1) for word in words), 16)
    check_even((word % 16 for word in words), 16)


# --- Deal


@pytest.mark.parametrize("n", [1, 2, 7, 34, 2**64 - 1])
def test_a_deal_draws_below(n: int) -> None:
    deal = Deal(4, "any game")
    numbers = [deal.below(n) for _ in range(200)]
    assert 0 <= min(numbers) <= max(numbers) < n


@pytest.mark.parametrize("n", [2, 7, 34])
def test_a_deal_draws_evenly(n: int) -> None:
    deal = Deal(4, "any game")
    check_even((deal.below(n) for _ in range(100 * n)), n)


def test_all_orders_of_four_things_are_dealt_evenly() -> None:
    check_even(("".join(Deal(seed, "any game").shuffled(list("abcd"))) for seed in range(2400)), 24)


def test_one_deal_shuffles_evenly_again_and_again() -> None:
    deal = Deal(2**100, "any game")
    check_even((tuple(deal.shuffled([0, 1, 2, 3])) for _ in range(2400)), 24)


def test_a_shuffle_takes_nothing_and_leaves_its_list() -> None:
    things = [3, 1, 1, 2, 5, 8]
    shuffled = Deal(1, "any game").shuffled(things)
    assert things == [3, 1, 1, 2, 5, 8]
    assert sorted(shuffled) == sorted(things)
    assert Deal(1, "any game").shuffled([]) == []


def test_deals_differ_by_seed_and_by_game() -> None:
    deals = [Deal(seed, game) for seed in (0, 1, 2**127) for game in ("imhotep", "pyramido", "coins")]
    assert len({tuple(deal.shuffled(list(range(20)))) for deal in deals}) == len(deals)


def test_the_operating_system_gives_seeds() -> None:
    seeds = {system_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(0 <= seed < 2**128 for seed in seeds)
    assert max(seeds) > 2**100
