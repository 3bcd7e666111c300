"""Chance: `Rng` for sampling and bots, `Deal` for what a game hides.

A small generator is fine for sampling, where speed counts. A deal is different: who finds its seed sees all hidden
cards, and a generator with 62 bits of state could be found by trying. So deals are drawn from BLAKE2b, keyed by the
whole 128-bit seed.
"""

import hashlib
import secrets
from typing import Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

SEED_BITS: Final = 128
MULTIPLIER: Final = 698769069  # multiply-with-carry with this factor stays below 2**62 and has a period near 2**61
WORDS: Final = MULTIPLIER * 2**32 - 2  # states 1 .. WORDS; 0 and WORDS + 1 would stay as they are
_MASK32: Final = 0xFFFFFFFF


def system_seed() -> int:
    """A seed nobody can guess, from the operating system."""
    return secrets.randbits(SEED_BITS)


def next_word(word: i64) -> i64:
    """The state after `word`; its low 32 bits are the number drawn."""
    return MULTIPLIER * (word & _MASK32) + (word >> 32)


def scaled(word: i64, n: i64) -> i64:
    """The number drawn, scaled to 0 .. n-1."""
    return (word & _MASK32) * n >> 32


@mypyc_attr(acyclic=True)
@final
class Rng:
    """A copyable stream of numbers for sampling and bots: equal seeds and names give equal streams.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(8)]
    [0, 5, 1, 4, 4, 1, 1, 2]
    """

    def __init__(self, seed: int, stream: str = "sampling") -> None:
        self.state: i64 = _mixed(seed, stream)

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, for 0 < n < 2**30."""
        self.state = next_word(self.state)
        return scaled(self.state, n)

    def word(self) -> i64:
        """A state for `next_word`."""
        word: i64 = self.below(MULTIPLIER) << 32 | self.below(0x10000) << 16 | self.below(0x10000)
        return word if 0 < word <= WORDS else 1  # native: rarely asked

    def copy(self) -> "Rng":
        twin: Rng = Rng(0)
        twin.state = self.state
        return twin

    def __copy__(self) -> "Rng":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Rng":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _rng_at, (int(self.state),)


def _rng_at(state: int) -> Rng:
    rng = Rng(0)
    rng.state = state
    return rng


def _mixed(seed: int, stream: str) -> int:
    if not 0 <= seed < 2**SEED_BITS:
        raise ValueError("a seed is a whole number from 0 to 2**128 - 1")
    digest = hashlib.blake2b(seed.to_bytes(SEED_BITS // 8, "little") + stream.encode(), digest_size=16).digest()
    return int.from_bytes(digest, "little") % WORDS + 1


@final
class Deal:
    """The hidden future of one game: BLAKE2b in counter mode, keyed by the seed.

    >>> Deal(7, "any game").shuffled(list("abcdef"))
    ['b', 'd', 'c', 'f', 'a', 'e']
    """

    def __init__(self, seed: int, game: str) -> None:
        self._key: bytes = seed.to_bytes(SEED_BITS // 8, "little")
        self._game: bytes = game.encode()
        self._counter: int = 0

    def below(self, n: int) -> int:
        """A number from 0 to n-1, every one equally likely."""
        limit = 2**64 - 2**64 % n
        while (drawn := self._draw()) >= limit:
            pass
        return drawn % n

    def shuffled(self, things: list[T]) -> list[T]:
        things = list(things)
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
        return things

    def word(self) -> int:
        """A state for `next_word`."""
        return self.below(WORDS) + 1

    def _draw(self) -> int:
        block = self._counter.to_bytes(8, "little") + self._game
        self._counter += 1
        return int.from_bytes(hashlib.blake2b(block, digest_size=8, key=self._key).digest(), "little")
