"""Who plays whom, on which deals, and in which seats: everything that decides a game before it begins."""

from collections.abc import Iterator
from hashlib import blake2b
from itertools import pairwise
from typing import NamedTuple

from saqqara.bots import levels, make
from saqqara.core.errors import SaqqaraError
from saqqara.core.meta import Choice
from saqqara.core.registry import find
from saqqara.core.rng import SEED_BITS
from saqqara.core.start import completed, start_game


class BadContest(SaqqaraError):
    """These names cannot be seated: some would never play each other."""


class Match(NamedTuple):
    names: tuple[str, ...]  # dealt to the seats in turn: A,B at 4 seats are A,B,A,B
    seats: int


class Fixture(NamedTuple):
    """One game of a contest. A block is one deal, played in all seatings."""

    block: int
    match: int
    seating: int


class Contest(NamedTuple):
    game: str
    options: dict[str, Choice]
    matches: tuple[Match, ...]
    seed: int

    def seated(self, fixture: Fixture) -> tuple[str, ...]:
        """The names, seat by seat."""
        return seatings(self.matches[fixture.match])[fixture.seating]

    def deal_seed(self, block: int) -> int:
        """The same for all matches and seatings: what is dealt shall favour nobody."""
        return _drawn(f"deal {self.seed} {block}")

    def bot_seed(self, fixture: Fixture, seat: int) -> int:
        return _drawn(f"bot {self.seed} {fixture.block} {fixture.seating} {seat}")


def contest(
    game: str, names: list[str], *, seats: int = 0, options: dict[str, Choice] | None = None, seed: int = 0
) -> Contest:
    """One match of these bots; without `seats` there are as many as names, or as few as the game allows."""
    return _checked(game, [Match(tuple(names), seats or _enough(game, names))], options or {}, seed)


def ladder(
    game: str,
    names: list[str] | None = None,
    *,
    seats: int = 0,
    options: dict[str, Choice] | None = None,
    seed: int = 0,
) -> Contest:
    """A match of each bot, weakest first, and the next one; without names, of all levels of the game."""
    steps = list(dict.fromkeys(names or levels(game)))
    if len(steps) < 2:
        raise BadContest("ladder_of_one", "", {"name": steps[0]})
    pairs = pairwise(steps)
    return _checked(game, [Match(pair, seats or _enough(game, pair)) for pair in pairs], options or {}, seed)


def seatings(match: Match) -> list[tuple[str, ...]]:
    """All rotations of the names around the table: in the end each has sat equally often on each seat.

    Already the first rotations, as many as there are names, put each name once on each seat.

    >>> seatings(Match(("A", "B"), 3))[:2]
    [('A', 'B', 'A'), ('B', 'A', 'B')]
    """
    names, seats = match
    places = dict.fromkeys(_rotations(len(names), seats))
    return [tuple(names[place] for place in seated) for seated in places]


def fixtures(played: Contest, games: int) -> list[Fixture]:
    """The first so many games of each match, block by block."""
    found = []
    for number, match in enumerate(played.matches):
        size = len(seatings(match))
        found += [Fixture(game // size, number, game % size) for game in range(games)]
    return sorted(found)


def _rotations(names: int, seats: int) -> Iterator[tuple[int, ...]]:
    for turned in range(seats):
        for first in range(names):
            yield tuple((first + (seat + turned) % seats) % names for seat in range(seats))


def _enough(game: str, names: list[str] | tuple[str, ...]) -> int:
    return max(len(names), min(find(game).meta().players))


def _checked(game: str, matches: list[Match], options: dict[str, Choice], seed: int) -> Contest:
    """All that can be wrong shows here, before any work is handed out."""
    for names, seats in matches:
        start_game(game, seats, seed, options)
        if len(names) > seats:
            raise BadContest("more_names_than_seats", "", {"names": len(names), "seats": seats})
        for name in names:
            make(name, game, seed)
    return Contest(game, completed(find(game).meta(), options), tuple(matches), seed)


def _drawn(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=SEED_BITS // 8).digest(), "little")
