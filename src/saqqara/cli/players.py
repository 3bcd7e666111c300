"""Who sits where."""

from collections import Counter
from typing import NamedTuple

from saqqara import bots
from saqqara.bots import Bot, UnknownBot
from saqqara.cli.texts import say
from saqqara.core.rng import Rng

YOU = "you"


class Player(NamedTuple):
    name: str
    bot: Bot | None  # None: a person at this terminal


def seated(listed: str, game: str, seed: int) -> list[Player]:
    """The players of a list like "you,random,greedy", seat by seat."""
    kinds = split(listed)
    unknown = next((kind for kind in kinds if kind not in (YOU, *bots.names(game))), None)
    if unknown is not None:
        raise UnknownBot(unknown, game, (YOU, *bots.names(game)))
    names = [say("you") if kind == YOU else kind for kind in kinds]
    counts = Counter(names)
    players = []
    for seat, (kind, name) in enumerate(zip(kinds, names, strict=True)):
        shown = say("one-of-several", name=name, seat=seat) if counts[name] > 1 else name
        players.append(Player(shown, None if kind == YOU else make(kind, game, seed, seat)))
    return players


def split(listed: str) -> tuple[str, ...]:
    return tuple(kind.strip().lower() for kind in listed.split(","))


def make(kind: str, game: str, seed: int, seat: int) -> Bot:
    """The bot on a seat; every seat of every game has its own stream of chance."""
    return bots.make(kind, game, int(Rng(seed, f"seat {seat}").state))
