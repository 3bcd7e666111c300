"""docs/rng.md: who follows the page alone gets the same numbers. (Its test vectors run with all other examples.)"""

import hashlib

import pytest

from saqqara import Rng
from saqqara.core.rng import Deal

M = 698769069
W = M * 2**32 - 2
SEEDS = (0, 1, 7, 2**64, 2**128 - 1)


def written(seed: int) -> bytes:
    return seed.to_bytes(16, "little")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("stream", ["sampling", "bot greedy", "Zufall und Würfel"])
def test_an_rng_from_the_page(seed: int, stream: str) -> None:
    digest = hashlib.blake2b(written(seed) + stream.encode("utf-8"), digest_size=16).digest()
    s = int.from_bytes(digest, "little") % W + 1
    rng = Rng(seed, stream)
    assert rng.state == s
    for n in (2, 6, 59, 1000, 2**30 - 1) * 20:
        s = M * (s % 2**32) + s // 2**32
        assert rng.below(n) == s % 2**32 * n // 2**32
        assert rng.state == s


@pytest.mark.parametrize("seed", SEEDS)
def test_a_deal_from_the_page(seed: int) -> None:
    def draw(k: int) -> int:
        block = k.to_bytes(8, "little") + b"imhotep"
        return int.from_bytes(hashlib.blake2b(block, digest_size=8, key=written(seed)).digest(), "little")

    things = list(range(34))
    for count, last in enumerate(range(33, 0, -1)):
        other = draw(count) % (last + 1)
        things[last], things[other] = things[other], things[last]
    deal = Deal(seed, "imhotep")
    assert deal.shuffled(list(range(34))) == things
    assert deal.word() == draw(33) % W + 1


def test_draws_of_the_incomplete_run_are_skipped() -> None:
    """With n = 2**63 + 1 half of all draws are beyond the last complete run."""
    n = 2**63 + 1
    deal = Deal(1, "any game")
    raw = Deal(1, "any game")
    kept = [drawn for drawn in (raw.below(2**64) for _ in range(40)) if drawn < n]
    assert 5 < len(kept) < 35
    assert [deal.below(n) for _ in kept] == kept
