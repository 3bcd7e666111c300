"""Pebbles: a game small enough to know by heart, to see what the terminal makes of any game.

A bag hides pebbles worth 1 or 2. In a turn a seat may `take` the top pebble (all see it: something is revealed), `wait`
(nothing happens), `peek` at the top pebble (then the turn goes on; only that seat knows this pebble), or `lend`, which
needs a second decision in the same turn: lend `left` or `right`. Lending loses one point and asks first.
With the option `long` there are four pebbles a seat, else two. The bag empty, the game is over; most points win.
With the option `mood=wild` it is over when one pebble is left, which nobody sees.
"""

from typing import Any

from saqqara.core.errors import Hidden
from saqqara.core.event import POINTS, Trace
from saqqara.core.fields import Fields
from saqqara.core.meta import Choice, Meta, Option
from saqqara.core.reason import Reason
from saqqara.core.result import Result, result
from saqqara.core.rng import Deal, Rng
from saqqara.core.state import Breakdown, State

TAKE, WAIT, LEND, LEFT, RIGHT, PEEK = range(6)
TEXTS = ("take", "wait", "lend", "lend left", "lend right", "peek")
SIDES = ("A", "B")
META = Meta(
    name="pebbles",
    players=(2, 3, 4),
    options=(
        Option("bag", SIDES, "A"),
        Option("table", SIDES, "B"),
        Option("long", (False, True), False),
        Option("mood", ("calm", "wild"), "calm"),
    ),
    sources=("pebbles", "loans"),
    n_actions=len(TEXTS),
    rules_version=3,
    turn_rule="PB-T1",
    end_rule="PB-E1",
)
_KEYS = ("players", "options", "to_move", "turn", "revealed", "lending", "points", "loans", "peeked", "bag")


class Pebbles(State):
    def __init__(self, players: int, options: dict[str, Choice], bag: list[int | None]) -> None:
        self.seats = players
        self.chosen = options
        self.bag = bag
        self.numbers = [0, 0, 0, 0]  # seat to move, turn, revealed, lending
        self.earned = [0] * players
        self.loans = [0] * players
        self.peeked = [0] * players  # 1: this seat knows the top pebble
        self.trace: Trace | None = None

    @classmethod
    def meta(cls) -> Meta:
        return META

    @classmethod
    def deal(cls, players: int, options: dict[str, Choice], seed: int) -> "Pebbles":
        deal = Deal(seed, META.name)
        return cls(players, options, [1 + deal.below(2) for _ in range(players * (4 if options["long"] else 2))])

    @classmethod
    def read(cls, position: dict[str, Any], hidden: bool) -> "Pebbles":
        fields = Fields(position, "", _KEYS, hidden)
        players = fields.number("players", 2, 4)
        state = cls(players, dict(fields.raw("options")), fields.items("bag", 0, 16))
        state.numbers = [0, *(fields.number(key, 0, 999) for key in ("turn", "revealed", "lending"))]
        state.numbers[0] = fields.optional_number("to_move", 0, players - 1) or 0
        state.earned = fields.numbers("points", players, 0, 99)
        state.loans = fields.numbers("loans", players, -99, 0)
        state.peeked = fields.numbers("peeked", players, 0, 1)
        return state

    def position(self) -> dict[str, Any]:
        _, turn, revealed, lending = self.numbers
        counts = (self.earned, self.loans, self.peeked)
        said = (self.seats, self.chosen, self.to_move, turn, revealed, lending, *counts, self.bag)
        return dict(zip(_KEYS, said, strict=True))

    def words(self) -> tuple[int, ...]:
        bag = [9 if pebble is None else pebble for pebble in self.bag]
        chosen = [int(self.chosen[option.key] == option.choices[1]) for option in META.options]
        return (self.seats, *chosen, *self.numbers, *self.earned, *self.loans, *self.peeked, *bag)

    @classmethod
    def restore(cls, words: tuple[int, ...]) -> "Pebbles":
        players = words[0]
        chosen = {option.key: option.choices[word] for option, word in zip(META.options, words[1:5], strict=True)}
        state = cls(players, chosen, [None if word == 9 else word for word in words[9 + 3 * players :]])
        state.numbers = list(words[5:9])
        counts = [list(words[first : first + players]) for first in range(9, 9 + 3 * players, players)]
        state.earned, state.loans, state.peeked = counts
        return state

    def copy(self) -> "Pebbles":
        return self.restore(self.words())

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Pebbles)
        self.__dict__.update(other.copy().__dict__)

    def legal(self) -> list[int]:
        if self._is_over():
            return []
        if self.numbers[3]:
            return [LEFT, RIGHT]
        return [TAKE, WAIT, LEND] if self.peeked[self.numbers[0]] else [TAKE, WAIT, LEND, PEEK]

    def _is_over(self) -> bool:
        return len(self.bag) == int(self.chosen["mood"] == "wild")

    def legal_count(self) -> int:
        return len(self.legal())

    def legal_at(self, k: int) -> int:
        return self.legal()[k]

    def is_legal(self, action: int) -> bool:
        return action in self.legal()

    def step(self, action: int) -> None:
        seat = self.numbers[0]
        if action == LEND:
            self.numbers[3] = 1
            return
        if action == PEEK:
            self._peek(seat)
            return
        if action == TAKE:
            self._take(seat)
        elif action != WAIT:
            self.loans[seat] -= 1
            other = (seat + (1 if action == LEFT else -1)) % self.seats
            self._tell("lent", seat, {"owner": other})
            self._tell(POINTS, seat, {"source": "loans", "points": -1})
        self.numbers[0] = (seat + 1) % self.seats
        self.numbers[1] += 1
        self.numbers[3] = 0

    def _peek(self, seat: int) -> None:
        if self.bag[0] is None:
            raise Hidden
        self.peeked[seat] = 1
        self.numbers[2] += 1
        if self.trace is not None:
            self.trace.add_secret("peeked", seat, META.turn_rule, {"worth": self.bag[0]})

    def _take(self, seat: int) -> None:
        if self.bag[0] is None:
            raise Hidden
        worth = self.bag.pop(0) or 0
        self.earned[seat] += worth
        self.peeked = [0] * self.seats
        self.numbers[2] += 1
        self._tell("taken", seat, {"worth": worth})
        self._tell(POINTS, seat, {"source": "pebbles", "points": worth})

    def _tell(self, kind: str, seat: int, arguments: dict[str, int | str]) -> None:
        if self.trace is not None:
            self.trace.add(kind, seat, META.turn_rule, arguments)

    def tell(self, trace: Trace | None) -> None:
        self.trace = trace

    def hide(self, seat: int | None) -> None:
        known = 1 if seat is not None and self.peeked[seat] else 0
        self.bag = self.bag[:known] + [None] * (len(self.bag) - known)

    def redeal(self, rng: Rng) -> None:
        self.bag = [1 + int(rng.below(2)) if pebble is None else pebble for pebble in self.bag]

    def why_not(self, action: int) -> Reason:
        if action == PEEK:
            return Reason("peeked_already", "PB-T4", {})
        return Reason("lend_first", "PB-T2", {"action": TEXTS[action]})

    def cautions(self, action: int) -> tuple[Reason, ...]:
        return (Reason("costs_a_point", "PB-T3", {}),) if action == LEND else ()

    def describe(self, action: int) -> str:
        return TEXTS[action]

    def read_text(self, text: tuple[str, ...]) -> int:
        said = " ".join(text)
        return TEXTS.index(said) if said in TEXTS else -1

    def breakdown(self) -> Breakdown:
        return [
            {source: {"banked": points, "projected": points} for source, points in (("pebbles", own), ("loans", lent))}
            for own, lent in zip(self.earned, self.loans, strict=True)
        ]

    def result(self) -> Result | None:
        return (
            None if not self._is_over() else result([(points,) for points in self.scores()], self.scores(), "bag_empty")
        )

    @property
    def players(self) -> int:
        return self.seats

    @property
    def options(self) -> dict[str, Choice]:
        return self.chosen

    @property
    def to_move(self) -> int | None:
        return None if self._is_over() else self.numbers[0]

    @property
    def turn(self) -> int:
        return self.numbers[1]

    @property
    def revealed(self) -> int:
        return self.numbers[2]

    def __str__(self) -> str:
        shown = " ".join("?" if pebble is None else str(pebble) for pebble in self.bag)
        return f"Bag: {shown or 'empty'}. Points: {' '.join(map(str, self.scores()))}."
