"""Means with the interval in which the truth lies in 95 of 100 cases.

Games of one deal are not independent: a deal may favour a seat. Blocks are, so all that is said about chance is said
over blocks.
"""

from collections.abc import Sequence
from math import ceil, sqrt
from typing import NamedTuple

SURE = 0.95
_NORMAL = 1.959963985  # within so many standard errors, SURE of a normal distribution
_STUDENT = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582)  # the same of Student's with 1, 2, ... degrees


class Block(NamedTuple):
    """What a block adds to a mean: the sum of `n` things."""

    total: float
    n: float


class Estimate(NamedTuple):
    value: float
    interval: tuple[float, float] | None  # None: a single block says nothing about chance


def mean(blocks: Sequence[Block]) -> Estimate:
    """The mean over all things in all blocks; blocks may differ in size.

    >>> mean([Block(2, 2), Block(6, 2)])
    Estimate(value=2.0, interval=(-10.706205, 14.706205))
    """
    n = sum(block.n for block in blocks)
    value = sum(block.total for block in blocks) / n
    if len(blocks) < 2:
        return Estimate(value, None)
    squares = sum((block.total - value * block.n) ** 2 for block in blocks)
    reach = student(len(blocks) - 1) * sqrt(squares * len(blocks) / (len(blocks) - 1)) / n
    return Estimate(value, (value - reach, value + reach))


def share(blocks: Sequence[Block]) -> Estimate:
    """A mean of what lies between 0 and 1. Two imaginary blocks, one all won and one all lost, widen its interval.

    Without them ten wins in ten games would leave no doubt at all.
    """
    size = max(block.n for block in blocks)
    around = mean([*blocks, Block(0, size), Block(size, size)]).interval
    return Estimate(mean(blocks).value, around and (max(0.0, around[0]), min(1.0, around[1])))


def student(degrees: int) -> float:
    """Within so many standard errors lies SURE of Student's distribution (Fisher's expansion)."""
    if degrees <= len(_STUDENT):
        return _STUDENT[degrees - 1]
    z = _NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / degrees + second / degrees**2 + third / degrees**3


def quantile(ordered: Sequence[float], part: float) -> float:
    """The least of the ordered values that at least this part of them does not exceed.

    >>> quantile([1, 2, 3, 4], 0.5), quantile([1, 2, 3, 4], 0.95)
    (2, 4)
    """
    return ordered[max(0, ceil(part * len(ordered)) - 1)]
