"""What one seat knows, and nothing else: a copy of the state that has forgotten the rest."""

from typing import TYPE_CHECKING, Any, SupportsIndex, final

from saqqara.core.errors import Hidden, InvalidPosition
from saqqara.core.event import UNKNOWN, Event, Trace
from saqqara.core.meta import Choice
from saqqara.core.position import VIEW, contents, headed
from saqqara.core.preview import Preview
from saqqara.core.reason import Reason
from saqqara.core.rng import Rng

if TYPE_CHECKING:
    from saqqara.core.result import Result
    from saqqara.core.state import Breakdown, State


@final
class View:
    """Everything `seat` (None: a spectator) may know of a position, what it looked at earlier included. Immutable."""

    __slots__ = ("_known", "_seat")

    def __init__(self, seat: int | None, known: "State") -> None:
        """`known` has forgotten what this seat does not know, and nobody else holds it."""
        self._seat = seat
        self._known = known

    @property
    def seat(self) -> int | None:
        return self._seat

    @property
    def game(self) -> str:
        return self._known.game

    @property
    def players(self) -> int:
        return self._known.players

    @property
    def options(self) -> dict[str, Choice]:
        return self._known.options

    @property
    def rules_version(self) -> int:
        return self._known.rules_version

    @property
    def to_move(self) -> int | None:
        return self._known.to_move

    @property
    def turn(self) -> int:
        return self._known.turn

    @property
    def revealed(self) -> int:
        return self._known.revealed

    def legal_actions(self) -> list[int]:
        """This seat's legal actions; [] while another seat decides."""
        return self._known.legal_actions() if self._decides() else []

    def text(self, action: SupportsIndex) -> str:
        return self._known.text(action)

    def parse(self, text: str) -> int:
        return self._known.parse(text)

    def explain(self, action: SupportsIndex | str) -> Reason | None:
        """Why this seat may not do this now; None if it may."""
        reason = self._known.explain(action)
        if self._decides() or (reason is not None and reason.code in ("unknown_action", "game_over")):
            return reason
        return Reason("not_your_decision", self._known.meta().turn_rule, {"seat": self._known.to_move or 0})

    def cautions(self, action: int) -> tuple[Reason, ...]:
        return self._known.cautions(action)

    def breakdown(self) -> "Breakdown":
        return self._known.breakdown()

    def scores(self) -> tuple[int, ...]:
        return self._known.scores()

    def details(self) -> dict[str, Any]:
        """What else there is to show, in the game's own words."""
        return self._known.details()

    def result(self) -> "Result | None":
        return self._known.result()

    def events(self, action: SupportsIndex) -> tuple[Event, ...]:
        """What an action that is legal for the seat to move would do, up to the first thing this seat cannot know."""
        trace, _, unknown = self._tried(action)
        rest = (Event(UNKNOWN, None, self._known.meta().turn_rule, {}),) if unknown else ()
        return trace.seen_by(self._seat) + rest

    def preview(self, action: SupportsIndex) -> Preview:
        """How that action would change each seat's projected points, up to the first thing this seat cannot know."""
        _, after, unknown = self._tried(action)
        return Preview.between(self._known.breakdown(), after.breakdown(), unknown)

    def determinise(self, rng: Rng) -> "State":
        """A full state that this seat can't tell from the true one; all such states are equally likely."""
        state = self._known.copy()
        state.redeal(rng)
        return state

    def deal_into(self, state: "State", rng: Rng) -> None:
        """What `determinise` gives, in a state of the same game that is there already; allocates nothing."""
        state.copy_from(self._known)
        state.redeal(rng)

    def same_knowledge(self, other: "View") -> bool:
        """Whether both seats know exactly the same."""
        return self._known == other._known

    def to_json(self) -> dict[str, Any]:
        return headed(VIEW, self._known, {"seat": self._seat, **self._known.position()})

    @staticmethod
    def from_json(view: object) -> "View":
        game, said = contents(view, VIEW)
        if "seat" not in said:
            raise InvalidPosition("missing_key", "seat", {})
        seat = said.pop("seat")
        known = game.read(said, hidden=True)
        if seat is not None and (type(seat) is not int or not 0 <= seat < known.players):
            raise InvalidPosition("out_of_range", "seat", {"low": 0, "high": known.players - 1})
        forgetful = known.copy()
        forgetful.hide(seat)
        if forgetful != known:
            raise InvalidPosition("not_hidden", "seat", {})
        return View(seat, known)

    def _decides(self) -> bool:
        return self._seat is not None and self._seat == self._known.to_move

    def _tried(self, action: SupportsIndex) -> "tuple[Trace, State, bool]":
        legal = self._known._legal(action)
        after = self._known.copy()
        trace = Trace()
        after.tell(trace)
        try:
            after.step(legal)
        except Hidden:
            return trace, after, True
        return trace, after, False

    def __copy__(self) -> "View":
        return self

    def __deepcopy__(self, memo: object) -> "View":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return View, (self._seat, self._known)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._seat == other._seat and self._known == other._known

    def __hash__(self) -> int:
        return hash((self._seat, self._known))

    def __str__(self) -> str:
        return str(self._known)

    def __repr__(self) -> str:
        return f"<view of seat {self._seat}: {self._known!r}>"
