"""How a game ended."""

from typing import NamedTuple


class Result(NamedTuple):
    places: tuple[int, ...]  # 1, 1, 3 style
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


def places(standings: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Each seat's place; a standing is its points and tie breaks, the greatest is first.

    >>> places([(7, 0), (9, 1), (9, 1)])
    (3, 1, 1)
    """
    return tuple(1 + sum(other > own for other in standings) for own in standings)


def result(standings: list[tuple[int, ...]], scores: tuple[int, ...], reason: str) -> Result:
    ranks = places(standings)
    return Result(ranks, tuple(seat for seat, place in enumerate(ranks) if place == 1), scores, reason)
