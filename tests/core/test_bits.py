"""Bits of native words, against Python's own numbers."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saqqara.core.bits import lowest, nth, popcount, shl

BITS = 62
WORD = st.integers(0, 2**BITS - 1)
SPARSE = st.sets(st.integers(0, BITS - 1), min_size=1)
repeatable = settings(derandomize=True, deadline=None, database=None)


@repeatable
@given(WORD)
def test_popcount_is_bit_count(word: int) -> None:
    assert popcount(word) == word.bit_count()


@repeatable
@given(SPARSE)
def test_set_bits_are_found_in_ascending_order(bits: set[int]) -> None:
    word = sum(1 << bit for bit in bits)
    assert popcount(word) == len(bits)
    assert lowest(word) == min(bits)
    assert [nth(word, k) for k in range(len(bits))] == sorted(bits)


@repeatable
@given(st.integers(0, BITS - 1).flatmap(lambda n: st.tuples(st.integers(0, 2 ** (BITS - n) - 1), st.just(n))))
def test_shl_is_python_s_shift(shifted: tuple[int, int]) -> None:
    word, n = shifted
    assert shl(word, n) == word << n


@pytest.mark.parametrize("bit", range(BITS))
def test_each_single_bit(bit: int) -> None:
    word = shl(1, bit)
    assert word == 2**bit
    assert (popcount(word), lowest(word), nth(word, 0)) == (1, bit, bit)
    assert popcount(word - 1) == bit
    assert popcount(2**BITS - 1 - word) == BITS - 1


def test_the_fullest_and_the_emptiest_word() -> None:
    full = 2**BITS - 1
    assert (popcount(0), popcount(full)) == (0, BITS)
    assert [nth(full, k) for k in range(BITS)] == list(range(BITS))
