"""Numbers that come from elsewhere, all ways of copying, and whether chance is even."""

import copy
import pickle
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from math import sqrt
from typing import Any, NamedTuple

Copier = Callable[[Any], Any]


class Index(NamedTuple):
    """A whole number of another library, as numpy's are: no int, but usable as one."""

    number: int

    def __index__(self) -> int:
        return self.number


def _pickling(protocol: int) -> Copier:
    return lambda thing: pickle.loads(pickle.dumps(thing, protocol))  # noqa: S301 - just pickled


COPIES: dict[str, Copier] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    **{f"pickle {protocol}": _pickling(protocol) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)},
}


def check_even(drawn: Iterable[Hashable], kinds: int) -> None:
    """All kinds come, equally often: chi-square within five standard deviations of what is to be expected."""
    counts = Counter(drawn)
    assert len(counts) == kinds
    expected = counts.total() / kinds
    assert expected >= 20, "too few draws to tell"
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = kinds - 1
    assert abs(chi_square - freedom) < 5 * sqrt(2 * freedom)
