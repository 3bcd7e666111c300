"""Fair guesses: every deal that a seat cannot rule out is equally likely."""

from collections.abc import Callable, Collection, Hashable, Mapping

from saqqara.core.rng import Rng
from saqqara.core.state import State
from saqqara.testing.failure import fail

DEVIATIONS = 5.0  # how far a sum of squares may lie above its mean, in standard deviations: once in a million


def the_state(state: State) -> Hashable:
    return state.words()


def check_even_deals(
    state: State,
    seat: int | None,
    expected: int | Collection[Hashable] | Mapping[Hashable, int],
    draws: int,
    rng: Rng,
    *,
    deal: Callable[[State], Hashable] = the_state,
) -> None:
    """`draws` redeals for `seat` give the expected deals, all of them, and each as often as it should.

    expected: how many different deals there are, which ones, or each with its weight. deal: what is compared of a
    state, for games that hide more than is looked at. Only as good as `draws`: some 30 a deal.
    """
    counts: dict[Hashable, int] = {}
    for _ in range(draws):
        found = deal(state.determinise(seat, rng))
        counts[found] = counts.get(found, 0) + 1
    weights = _weights(expected, counts)
    strange = [found for found in counts if found not in weights]
    if strange:
        fail(f"{len(strange)} impossible deals for {seat}, such as {strange[0]!r}")
    missing = [wanted for wanted in weights if wanted not in counts]
    if missing:
        fail(f"{len(missing)} of {len(weights)} deals never come for {seat}, such as {missing[0]!r}")
    _check_even(counts, weights, draws)


def _weights(
    expected: int | Collection[Hashable] | Mapping[Hashable, int], counts: dict[Hashable, int]
) -> dict[Hashable, int]:
    if isinstance(expected, Mapping):
        return dict(expected)
    if not isinstance(expected, int):
        return dict.fromkeys(expected, 1)
    if len(counts) != expected:
        fail(f"{len(counts)} different deals, not {expected}")
    return dict.fromkeys(counts, 1)


def _check_even(counts: dict[Hashable, int], weights: dict[Hashable, int], draws: int) -> None:
    """Pearson's sum, against a bound after Wilson and Hilferty."""
    total = sum(weights.values())
    found = sum(
        (counts[deal] - draws * weight / total) ** 2 / (draws * weight / total) for deal, weight in weights.items()
    )
    freedom = max(1, len(weights) - 1)
    spread = 2 / (9 * freedom)
    bound = freedom * (1 - spread + DEVIATIONS * spread**0.5) ** 3
    if found > bound:
        often = sorted(counts.values())
        share = f"{often[0]} to {often[-1]} of {draws} draws for {len(weights)} deals"
        fail(f"uneven deals: {share} ({found:.0f} > {bound:.0f})")
