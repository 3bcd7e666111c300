"""One position of a game, with its whole hidden future: the contract that table, bot and researcher share."""

import operator
from typing import Any, Final, NoReturn, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from saqqara.core.bits import shl
from saqqara.core.errors import IllegalAction, UnknownAction
from saqqara.core.event import Event, Trace
from saqqara.core.meta import Choice, Meta
from saqqara.core.notation import tokens
from saqqara.core.position import POSITION, headed
from saqqara.core.reason import Reason
from saqqara.core.result import Result
from saqqara.core.rng import Rng
from saqqara.core.view import View

WORD_BITS: Final = 62
Json = dict[str, Any]
Breakdown = list[dict[str, dict[str, int]]]


def _left_to_the_game(method: str) -> NoReturn:
    raise TypeError(f"a game has to define {method}()")


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """What every game offers. A game defines the first two parts; the third is the same for all."""

    # --- The search's part: native words, nothing is checked ---------------------------------------------------------

    def legal_count(self) -> i64:
        """How many actions are legal; 0 when the game is over."""
        _left_to_the_game("legal_count")

    def legal_at(self, k: i64) -> i64:
        """The k-th legal action in ascending order, counted from 0."""
        _left_to_the_game("legal_at")

    def legal_word(self, index: i64) -> i64:
        """Bit b says whether action 62 * index + b is legal."""
        word: i64 = 0
        for k in range(self.legal_count()):
            bit: i64 = self.legal_at(k) - WORD_BITS * index
            if 0 <= bit < WORD_BITS:
                word |= shl(1, bit)
        return word

    def step(self, action: i64) -> None:
        """Play a legal action."""
        _left_to_the_game("step")

    def copy(self) -> "State":
        _left_to_the_game("copy")

    def copy_from(self, other: "State") -> None:
        """Become equal to `other`, a state of the same game; allocates nothing."""
        _left_to_the_game("copy_from")

    def points(self, seat: i64) -> i64:
        """What `scores()` says of this seat."""
        return self.scores()[seat]

    def standing(self, seat: i64) -> i64:
        """What decides the places at the end, points and tie breaks in one number: the higher, the better."""
        return self.points(seat)

    def outlook(self, seat: i64) -> i64:
        """The points of this seat if the game ended now: all that `breakdown()` projects."""
        return sum(source["projected"] for source in self.breakdown()[seat].values())

    def playout(self, rng: Rng) -> None:
        """Play this state to its end by uniform random choice."""
        while (count := self.legal_count()) > 0:
            self.step(self.legal_at(rng.below(count)))

    # --- The game's part ---------------------------------------------------------------------------------------------

    @classmethod
    def meta(cls) -> Meta:
        _left_to_the_game("meta")

    @classmethod
    def deal(cls, players: int, options: dict[str, Choice], seed: int) -> "State":
        """A new game; the arguments have been checked and completed."""
        _left_to_the_game("deal")

    @classmethod
    def read(cls, position: Json, hidden: bool) -> "State":
        """The state of this `position()`; with `hidden`, where a view says None, too. Else InvalidPosition."""
        _left_to_the_game("read")

    def words(self) -> tuple[int, ...]:
        """All there is to know, as numbers: equal states have equal words."""
        _left_to_the_game("words")

    @classmethod
    def restore(cls, words: tuple[int, ...]) -> "State":
        """The state of these words."""
        _left_to_the_game("restore")

    @property
    def players(self) -> int:
        _left_to_the_game("players")

    @property
    def options(self) -> dict[str, Choice]:
        _left_to_the_game("options")

    @property
    def to_move(self) -> int | None:
        """The seat that decides now, also off turn; None when the game is over."""
        _left_to_the_game("to_move")

    @property
    def turn(self) -> int:
        """Counts turns from 0; rises when a seat's turn begins."""
        _left_to_the_game("turn")

    @property
    def revealed(self) -> int:
        """Rises by one with every `apply` in which any seat learns something hidden."""
        _left_to_the_game("revealed")

    def is_legal(self, action: int) -> bool:
        """Whether an action of the space is legal."""
        _left_to_the_game("is_legal")

    def describe(self, action: int) -> str:
        """The text of an action of the space."""
        _left_to_the_game("describe")

    def read_text(self, text: tuple[str, ...]) -> int:
        """The action of these tokens, legal or not; -1 if there is none."""
        _left_to_the_game("read_text")

    def why_not(self, action: int) -> Reason:
        """Why an action of the space is illegal now, the game not being over."""
        _left_to_the_game("why_not")

    def cautions(self, action: int) -> tuple[Reason, ...]:
        """What to ask before this legal action is played."""
        return ()

    def details(self) -> Json:
        """What else there is to show of this position, as plain data in the game's own words; a view knows it, too."""
        return {}

    def breakdown(self) -> Breakdown:
        _left_to_the_game("breakdown")

    def result(self) -> Result | None:
        _left_to_the_game("result")

    def tell(self, trace: Trace | None) -> None:
        """From now on write what `step` does to `trace`; None: no longer."""
        _left_to_the_game("tell")

    def hide(self, seat: int | None) -> None:
        """Forget all that this seat does not know. `step` then raises Hidden where it would be needed."""
        _left_to_the_game("hide")

    def redeal(self, rng: Rng) -> None:
        """Deal anew all that was forgotten by `hide`; every deal that fits what this seat knows is equally likely."""
        _left_to_the_game("redeal")

    def position(self) -> Json:
        """All but the heading of `to_json`; what was forgotten by `hide` is None."""
        _left_to_the_game("position")

    # --- What follows from these -------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self.meta().name

    @property
    def rules_version(self) -> int:
        return self.meta().rules_version

    def legal_actions(self) -> list[int]:
        return [int(self.legal_at(k)) for k in range(self.legal_count())]

    def legal_mask(self) -> int:
        mask = 0
        for action in self.legal_actions():
            mask |= 1 << action
        return mask

    def text(self, action: SupportsIndex) -> str:
        number = _whole(action)
        if self._is_action(number):
            return self.describe(number)
        raise UnknownAction(number, self.meta().turn_rule)

    def parse(self, text: str) -> int:
        action = self.read_text(tokens(text))
        if action < 0:
            raise UnknownAction(text, self.meta().turn_rule)
        return action

    def explain(self, action: SupportsIndex | str) -> Reason | None:
        """Why this action is not legal now; None if it is."""
        number = self.parse(action) if isinstance(action, str) else _whole(action)
        if not self._is_action(number):
            return Reason("unknown_action", self.meta().turn_rule, {"action": number, "actions": self.meta().n_actions})
        if self.to_move is None:
            return Reason("game_over", self.meta().end_rule, {})
        return None if self.is_legal(number) else self.why_not(number)

    def apply(self, action: SupportsIndex) -> None:
        self.step(self._legal(action))

    def events(self, action: SupportsIndex, seat: SupportsIndex | None = None) -> tuple[Event, ...]:
        """What `action` would do, as far as `seat` (None: a spectator) can tell before it is played."""
        return self.view(seat).events(self._legal(action))

    def happened(self, action: SupportsIndex, seat: SupportsIndex | None = None) -> tuple[Event, ...]:
        """What `action` does, as `seat` (None: a spectator) sees it when it is played: with the cards it turns up."""
        viewer = self._viewer(seat)
        after = self.copy()
        trace = Trace()
        after.tell(trace)
        after.step(self._legal(action))
        return trace.seen_by(viewer)

    def scores(self) -> tuple[int, ...]:
        return tuple(sum(source["banked"] for source in sources.values()) for sources in self.breakdown())

    def view(self, seat: SupportsIndex | None) -> View:
        viewer = self._viewer(seat)
        known = self.copy()
        known.hide(viewer)
        return View(viewer, known)

    def determinise(self, seat: SupportsIndex | None, rng: Rng) -> "State":
        """A state that this seat can't tell from this one, its hidden part dealt anew."""
        return self.view(seat).determinise(rng)

    def to_json(self) -> Json:
        return headed(POSITION, self, self.position())

    def _legal(self, action: SupportsIndex) -> int:
        number = _whole(action)
        reason = self.explain(number)
        if reason is not None:
            raise IllegalAction.because(reason)
        return number

    def _viewer(self, seat: SupportsIndex | None) -> int | None:
        if seat is None:
            return None
        number = _whole(seat)
        if not 0 <= number < self.players:
            raise ValueError(f"there is no seat {number} among {self.players} players")
        return number

    def _is_action(self, number: int) -> bool:
        return 0 <= number < self.meta().n_actions

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (type(self), self.words())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.words() == other.words()

    def __hash__(self) -> int:
        return hash(self.words())

    def __repr__(self) -> str:
        return f"<{self.game}: {self.players} players, turn {self.turn}, to move {self.to_move}>"


def restored(kind: type[State], words: tuple[int, ...]) -> State:
    return kind.restore(words)


def _whole(number: SupportsIndex) -> int:
    """The number of an action or a seat, numpy's integers included; True, "7" and 7.0 are none.

    What takes `int` from outside would take True for 1 and no numpy integer, once it is compiled.
    """
    if isinstance(number, bool):
        raise TypeError("an action or a seat is a whole number, not a bool")
    return operator.index(number)
