"""What the games of a match say about each name."""

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from saqqara.arena.contests import Contest
from saqqara.arena.playing import Played
from saqqara.arena.statistics import Block, Estimate, mean, quantile, share


class Standing(NamedTuple):
    seats: float  # of a game, on average: with equal strength the win rate is this part of all seats
    win_rate: Estimate  # of all games; a shared win counts by its share
    place: Estimate  # of a seat
    score: Estimate  # of a seat


class Thinking(NamedTuple):
    """How long a decision takes, in seconds."""

    median: float
    p95: float


class _Sums:
    """Of one name in one block."""

    def __init__(self) -> None:
        self.games = self.seats = self.places = self.scores = 0
        self.wins = 0.0

    def add(self, played: Played, seats: list[int]) -> None:
        self.games += 1
        self.seats += len(seats)
        self.places += sum(played.places[seat] for seat in seats)
        self.scores += sum(played.scores[seat] for seat in seats)
        self.wins += sum(played.places[seat] == 1 for seat in seats) / played.places.count(1)


def standings(contest: Contest, games: Iterable[Played], match: int = 0) -> dict[str, Standing]:
    """For each name of a match."""
    sums: dict[str, dict[int, _Sums]] = {name: defaultdict(_Sums) for name in contest.matches[match].names}
    for played in games:
        if played.fixture.match == match:
            seated = contest.seated(played.fixture)
            for name, blocks in sums.items():
                seats = [seat for seat, one in enumerate(seated) if one == name]
                blocks[played.fixture.block].add(played, seats)
    return {name: _standing(list(blocks.values())) for name, blocks in sums.items()}


def _standing(blocks: list[_Sums]) -> Standing:
    return Standing(
        sum(block.seats for block in blocks) / sum(block.games for block in blocks),
        share([Block(block.wins, block.games) for block in blocks]),
        mean([Block(block.places, block.seats) for block in blocks]),
        mean([Block(block.scores, block.seats) for block in blocks]),
    )


def thinking(contest: Contest, games: Iterable[Played]) -> dict[str, Thinking]:
    """For each name of the contest; measured, so no two runs agree."""
    micros: dict[str, list[int]] = {name: [] for match in contest.matches for name in match.names}
    for played in games:
        for name, decisions in zip(contest.seated(played.fixture), played.micros, strict=True):
            micros[name] += decisions
    return {name: _thinking(sorted(decisions)) for name, decisions in micros.items()}


def _thinking(ordered: list[int]) -> Thinking:
    if not ordered:
        return Thinking(0, 0)
    return Thinking(quantile(ordered, 0.5) / 10**6, quantile(ordered, 0.95) / 10**6)
