"""How a check says what is wrong, and where."""

from dataclasses import dataclass
from typing import NoReturn

from saqqara.core.meta import Choice
from saqqara.core.start import start_game
from saqqara.core.state import State

SHOWN = 300  # characters of what differs


@dataclass(frozen=True)
class Where:
    """One point of one game: what was played so far, and what comes next (None: nothing is chosen yet)."""

    game: str
    players: int
    options: dict[str, Choice]
    seed: int
    actions: tuple[int, ...] = ()
    action: int | None = None
    text: str = ""

    @property
    def ply(self) -> int:
        return len(self.actions)

    def state(self) -> State:
        """The position, played again from its seed."""
        state = start_game(self.game, self.players, self.seed, self.options)
        for action in self.actions:
            state.apply(action)
        return state

    def __str__(self) -> str:
        coming = "" if self.action is None else f", action {self.action} {self.text!r}".removesuffix(" ''")
        return (
            f"{self.game}, {self.players} players, options {self.options}, seed {self.seed}, ply {self.ply}{coming}"
            f" (played before: {list(self.actions)})"
        )


class Nonconformance(AssertionError):
    """A game does not keep the contract: which check says so, and where."""

    def __init__(self, check: str, where: Where, said: str) -> None:
        super().__init__(f"{check}: {said}\n  in {where}")
        self.args = (check, where, said)
        self.check = check
        self.where = where
        self.said = said

    def __str__(self) -> str:
        return f"{self.check}: {self.said}\n  in {self.where}"


def fail(said: str) -> NoReturn:
    raise AssertionError(said)


def equal(found: object, wanted: object, what: str) -> None:
    if found != wanted:
        one, other = repr(found), repr(wanted)
        start = max(0, _common(one, other) - SHOWN // 2)
        fail(f"{what}: {_short(one, start)} instead of {_short(other, start)}")


def _common(one: str, other: str) -> int:
    """The length of the common beginning; 0 for texts that are short enough to be shown as a whole."""
    if max(len(one), len(other)) <= SHOWN:
        return 0
    return next((index for index, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)


def _short(said: str, start: int) -> str:
    """The part of a long text that matters."""
    end = start + SHOWN
    return f"{'...' if start else ''}{said[start:end]}{'...' if end < len(said) else ''}"
