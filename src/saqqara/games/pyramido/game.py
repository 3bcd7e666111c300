"""Pyramido for everybody else: the contract, put together from the parts of this folder."""

from typing import Any, Final, cast, final

from mypy_extensions import i64, mypyc_attr

from saqqara.core.event import Trace
from saqqara.core.meta import Choice, Meta
from saqqara.core.reason import Reason
from saqqara.core.result import Result
from saqqara.core.result import result as ranked
from saqqara.core.rng import Deal, Rng, next_word, scaled
from saqqara.core.state import Breakdown, State
from saqqara.games.pyramido import decisions, notation, reasons, scoring
from saqqara.games.pyramido.areas import details
from saqqara.games.pyramido.drawing import drawn
from saqqara.games.pyramido.holes import cautions
from saqqara.games.pyramido.meta import META
from saqqara.games.pyramido.position import stack_of, written
from saqqara.games.pyramido.reading import read
from saqqara.games.pyramido.rules.legal import is_legal, legal_at, legal_count, legal_word
from saqqara.games.pyramido.rules.turns import play
from saqqara.games.pyramido.state import (
    PYRAMID_WORDS,
    WORDS,
    Table,
    copy_table,
    corner,
    lay_out_stacks,
    players_left,
    pyramid_of,
)
from saqqara.games.pyramido.tables import DOMINOES, SLOTS, STACK_HEIGHTS, STACKS
from saqqara.games.pyramido.view import hide, redeal


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Pyramido(Table):
    """One position of Pyramido."""

    def legal_count(self) -> i64:
        return legal_count(self)

    def legal_at(self, k: i64) -> i64:
        return legal_at(self, k)

    def legal_word(self, index: i64) -> i64:
        return legal_word(self, index)

    def step(self, action: i64) -> None:
        play(self, action)

    def copy(self) -> "Pyramido":
        twin: Pyramido = Pyramido(self.seats)
        copy_table(twin, self)
        return twin

    def copy_from(self, other: State) -> None:
        copy_table(self, cast(Pyramido, other))

    def points(self, seat: i64) -> i64:
        return scoring.total_points(pyramid_of(self, seat))

    def standing(self, seat: i64) -> i64:
        return scoring.standing(self, seat)

    def outlook(self, seat: i64) -> i64:
        return scoring.outlook(self, seat)

    def playout(self, rng: Rng) -> None:
        word: i64 = rng.state
        while True:
            count: i64 = legal_count(self)
            if count == 0:
                break
            word = next_word(word)
            play(self, legal_at(self, scaled(word, count)))
        rng.state = word

    @classmethod
    def meta(cls) -> Meta:
        return META

    @classmethod
    def deal(cls, players: int, options: dict[str, Choice], seed: int) -> "Pyramido":  # noqa: ARG003 - there are none
        """PY-S1 to PY-S3."""
        table = Pyramido(players)
        order = Deal(seed, META.name).shuffled(list(range(1, DOMINOES + 1)))
        for slot in range(SLOTS):
            table.quarry |= order[slot] << 8 * slot
        lay_out_stacks(table, bytes(order[SLOTS:]), STACK_HEIGHTS)
        return table

    @classmethod
    def read(cls, position: dict[str, Any], hidden: bool) -> "Pyramido":
        table = Pyramido()
        read(table, position, hidden)
        return table

    def words(self) -> tuple[int, ...]:
        """The table, the stacks as they lie, the pyramids."""
        words = [int(getattr(self, word)) for word in WORDS]
        for stack in range(STACKS):
            words += stack_of(self, stack)
        for seat in range(self.seats):
            pyramid = pyramid_of(self, seat)
            words += [int(getattr(pyramid, word)) for word in PYRAMID_WORDS]
        return tuple(words)

    @classmethod
    def restore(cls, words: tuple[int, ...]) -> "Pyramido":
        table = Pyramido(words[0])
        given = iter(words)
        for name in WORDS:
            setattr(table, name, next(given))
        heights = [int(table.heights) >> 8 * stack & 0xFF for stack in range(STACKS)]
        lay_out_stacks(table, bytes([next(given) for _ in range(sum(heights))]), heights)
        for seat in range(table.seats):
            pyramid = pyramid_of(table, seat)
            for name in PYRAMID_WORDS:
                setattr(pyramid, name, next(given))
        return table

    @property
    def players(self) -> int:
        return self.seats

    @property
    def options(self) -> dict[str, Choice]:
        return {}

    @property
    def to_move(self) -> int | None:
        return None if self.decision == decisions.OVER else self.seat

    @property
    def turn(self) -> int:
        return self.turns

    @property
    def revealed(self) -> int:
        return self.reveals

    def is_legal(self, action: int) -> bool:
        return is_legal(self, action)

    def describe(self, action: int) -> str:
        return notation.describe(self._corner(), action)

    def read_text(self, text: tuple[str, ...]) -> int:
        return notation.read_text(self._corner(), text)

    def why_not(self, action: int) -> Reason:
        return reasons.why_not(self, action)

    def cautions(self, action: int) -> tuple[Reason, ...]:
        return cautions(self, action)

    def breakdown(self) -> Breakdown:
        return [scoring.breakdown_of(self, seat) for seat in range(self.seats)]

    def details(self) -> dict[str, Any]:
        return details(self)

    def scores(self) -> tuple[int, ...]:
        return tuple([int(self.points(seat)) for seat in range(self.seats)])

    def result(self) -> Result | None:
        """PY-E1, PY-T6."""
        if self.decision != decisions.OVER:
            return None
        standings: list[tuple[int, ...]] = [(int(self.standing(seat)),) for seat in range(self.seats)]
        reason = "last_builder" if players_left(self) == 1 else "pyramids_built"
        return ranked(standings, self.scores(), reason)

    def tell(self, trace: Trace | None) -> None:
        self.trace = trace

    def hide(self, seat: int | None) -> None:  # noqa: ARG002 - all know the same
        hide(self)

    def redeal(self, rng: Rng) -> None:
        redeal(self, rng)

    def position(self) -> dict[str, Any]:
        return written(self)

    def _corner(self) -> tuple[int, int]:
        """Of the box that placements are counted from."""
        return (0, 0) if self.decision == decisions.OVER else corner(pyramid_of(self, self.seat), self.stage)

    def __str__(self) -> str:
        return drawn(self)


GAME: Final = Pyramido
