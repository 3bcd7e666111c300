"""What is measured: every game, with every number of players and each side of its boards."""

from typing import NamedTuple

import saqqara
from saqqara import State
from saqqara.core.meta import Choice

SEED = 1


class Setup(NamedTuple):
    game: str
    players: int
    sides: str  # the letter that all boards show; "" where a game has none

    @property
    def name(self) -> str:
        return " ".join(part for part in (self.game, str(self.players), self.sides) if part)

    def start(self) -> State:
        options: dict[str, Choice] = {
            option.key: self.sides for option in saqqara.game(self.game).options if self.sides in option.choices
        }
        return saqqara.start(self.game, players=self.players, seed=SEED, options=options)


def setups() -> list[Setup]:
    return [
        Setup(game, players, sides)
        for game in saqqara.games()
        for sides in _sides(game)
        for players in saqqara.game(game).players
    ]


def _sides(game: str) -> list[str]:
    lettered = [option.choices for option in saqqara.game(game).options if isinstance(option.default, str)]
    return sorted({str(side) for choices in lettered for side in choices}) or [""]
