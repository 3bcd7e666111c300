"""Bits of one native word; every word stays in 0 .. 2**62-1.

`shl` and `popcount` are here because compiled code may not write `1 << n` (a 32-bit shift there) and knows no
`int.bit_count`.
"""

from typing import Final

from mypy_extensions import i64

_ODD_BITS: Final = 0x1555555555555555
_ODD_PAIRS: Final = 0x3333333333333333
_ODD_NIBBLES: Final = 0x0F0F0F0F0F0F0F0F


def shl(x: i64, n: i64) -> i64:
    return x << n


def popcount(x: i64) -> i64:
    """The number of set bits.

    >>> popcount(0b1011)
    3
    """
    x = x - ((x >> 1) & _ODD_BITS)
    x = (x & _ODD_PAIRS) + ((x >> 2) & _ODD_PAIRS)
    x = (x + (x >> 4)) & _ODD_NIBBLES
    x = x + (x >> 8)
    x = x + (x >> 16)
    return (x + (x >> 32)) & 0x7F


def lowest(x: i64) -> i64:
    """The index of the lowest set bit of x > 0.

    >>> lowest(0b1000)
    3
    """
    return popcount((x & -x) - 1)


def nth(x: i64, k: i64) -> i64:
    """The index of the k-th set bit, counted from 0.

    >>> nth(0b1011, 2)
    3
    """
    while k > 0:
        x &= x - 1
        k -= 1
    return lowest(x)
