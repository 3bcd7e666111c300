"""Coins gone wrong: each class breaks one promise, and the suite has to notice which."""

from itertools import count
from operator import index
from typing import Any, SupportsIndex

from saqqara.core.errors import IllegalAction
from saqqara.core.event import POINTS
from saqqara.core.meta import Choice, Meta, Option
from saqqara.core.reason import Reason
from saqqara.core.result import Result, result
from saqqara.core.rng import Rng
from saqqara.core.state import Breakdown, State

from .coins import DRAW, KEYS, META, OFFERED, OVER, PEEK, PEEKED, TEXTS, TURN, UNSEEN, Coins

# What a game says of itself, and how it starts.


class NoSuchDefault(Coins):
    @classmethod
    def meta(cls) -> Meta:
        return META._replace(options=(Option("curse", (False, True), "perhaps"),))


class StartsLate(Coins):
    @classmethod
    def deal(cls, players: int, options: dict[str, Choice], seed: int) -> Coins:
        state = super().deal(players, options, seed)
        state._revealed = 1
        return state


class OneDeal(Coins):
    @classmethod
    def deal(cls, players: int, options: dict[str, Choice], seed: int) -> Coins:  # noqa: ARG003
        return super().deal(players, options, 0)


class AnotherDealEachTime(Coins):
    _deals = count()

    @classmethod
    def deal(cls, players: int, options: dict[str, Choice], seed: int) -> Coins:
        return super().deal(players, options, seed + next(cls._deals))


# Copies.


class SharedList(Coins):
    """A list instead of a tuple: += changes it in place."""

    def __init__(self, players: int, curse: bool, coins: tuple[int, ...]) -> None:
        super().__init__(players, curse, coins)
        self._owners = []  # type: ignore[assignment]


class LentList(SharedList):
    """A copy leaves the list alone, but the original doesn't."""

    _lent = False

    def copy(self) -> Coins:
        twin = super().copy()
        assert isinstance(twin, LentList)
        twin._lent = True
        return twin

    def step(self, action: int) -> None:
        if self._lent:
            self._owners = tuple(self._owners)
        super().step(action)


class ForgetfulCopyFrom(Coins):
    def copy(self) -> Coins:
        return self.restore(self.words())

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        self._asked = 0


# The course of the game.


class Endless(Coins):
    def step(self, action: int) -> None:  # noqa: ARG002
        self._turn += 1


class DeadEnd(Coins):
    def _legal_now(self) -> list[int]:
        return [] if self._decision == OFFERED else super()._legal_now()


class SeatsFromOne(Coins):
    @property
    def to_move(self) -> int | None:
        seat = super().to_move
        return None if seat is None else seat + 1


class WrongSum(Coins):
    def scores(self) -> tuple[int, ...]:
        return tuple(points + 1 for points in super().scores())


class LeastPointsWin(Coins):
    def result(self) -> Result | None:
        result = super().result()
        if result is None:
            return None
        places = tuple(1 + sum(other < own for other in result.scores) for own in result.scores)
        return result._replace(places=places, winners=tuple(seat for seat, place in enumerate(places) if place == 1))


class NobodyIsFirst(Coins):
    def result(self) -> Result | None:
        result = super().result()
        return None if result is None else result._replace(places=tuple(place + 1 for place in result.places))


class RevealsTwice(Coins):
    def _gain(self, seat: int, rule: str) -> None:
        super()._gain(seat, rule)
        self._revealed += 1


class SkipsATurn(Coins):
    def _gain(self, seat: int, rule: str) -> None:
        super()._gain(seat, rule)
        self._turn += self._decision == TURN and len(self._owners) == 1


class NotForced(Coins):
    def _peek(self, active: int) -> None:
        super()._peek(active)
        if self._decision == TURN:  # kept already
            self._owners = self._owners[:-1]
            self._turn -= 1
            self._decision = PEEKED


class AppliesDifferently(Coins):
    def apply(self, action: SupportsIndex) -> None:
        super().apply(DRAW if action == PEEK else action)


# Actions.


class LegalByGuess(Coins):
    def is_legal(self, action: int) -> bool:
        return super().is_legal(action) or action == PEEK


class EqualTexts(Coins):
    def describe(self, action: int) -> str:
        return TEXTS[DRAW] if action == PEEK else TEXTS[action]


class CaseMatters(Coins):
    def parse(self, text: str) -> int:
        return super().parse(text) if text.strip().islower() else super().parse("no such action")


class TakesAnything(Coins):
    def apply(self, action: SupportsIndex) -> None:
        self.step(index(action))


class ChangesWhenRefusing(Coins):
    def apply(self, action: SupportsIndex) -> None:
        try:
            super().apply(action)
        except IllegalAction:
            self._revealed += 1
            raise


class NoRuleGiven(Coins):
    def why_not(self, action: int) -> Reason:
        return super().why_not(action)._replace(rule="")


class TakesTrueForOne(Coins):
    def apply(self, action: SupportsIndex) -> None:
        super().apply(int(action))


class ListsCautions(Coins):
    def cautions(self, action: int) -> tuple[Reason, ...]:
        return list(super().cautions(action))  # type: ignore[return-value]


# Positions and records.


class LosesAField(Coins):
    @classmethod
    def read(cls, position: dict[str, Any], hidden: bool) -> Coins:
        state = super().read(position, hidden)
        state._revealed = len(state._owners)
        return state


class LosesWhatWasSeen(Coins):
    @classmethod
    def read(cls, position: dict[str, Any], hidden: bool) -> Coins:
        state = super().read(position, hidden)
        if state._decision == PEEKED and hidden:
            state.hide(None)
        return state


class ReadsGapsAnywhere(Coins):
    @classmethod
    def read(cls, position: dict[str, Any], hidden: bool) -> Coins:  # noqa: ARG003
        return super().read(position, True)


class OverlooksKeys(Coins):
    @classmethod
    def read(cls, position: dict[str, Any], hidden: bool) -> Coins:
        return super().read({key: said for key, said in position.items() if key in KEYS}, hidden)


class ReadsCarelessly(Coins):
    @classmethod
    def read(cls, position: dict[str, Any], hidden: bool) -> Coins:
        return super().read({**position, "players": len(position["coins"]) // 3}, hidden)


class HalfRead(Coins):
    """What is read differs in something that no words tell."""

    _read = False

    @classmethod
    def read(cls, position: dict[str, Any], hidden: bool) -> Coins:
        state = super().read(position, hidden)
        assert isinstance(state, HalfRead)
        state._read = True
        return state

    def step(self, action: int) -> None:
        super().step(action)
        self._revealed += self._read and action == PEEK


class LenientOnceRead(HalfRead):
    def step(self, action: int) -> None:
        Coins.step(self, action)

    def apply(self, action: SupportsIndex) -> None:
        if self._read:
            self.step(index(action))
        else:
            super().apply(action)


# Playouts and events.


class StopsEarly(Coins):
    def playout(self, rng: Rng) -> None:
        self.step(self.legal_at(rng.below(self.legal_count()))) if self.legal_count() else None


class PlaysOutByItself(Coins):
    _own = Rng(1)

    def playout(self, rng: Rng) -> None:  # noqa: ARG002
        super().playout(self._own)


class NoRuleTold(Coins):
    def _tell(self, kind: str, seat: int, rule: str, arguments: dict[str, int | str]) -> None:
        super()._tell(kind, seat, "" if rule == "CO-6" else rule, arguments)


class TellsNothing(Coins):
    def _tell(self, kind: str, seat: int, rule: str, arguments: dict[str, int | str]) -> None:
        if kind != "offer":
            super()._tell(kind, seat, rule, arguments)


class PointsFromNowhere(Coins):
    def _tell(self, kind: str, seat: int, rule: str, arguments: dict[str, int | str]) -> None:
        super()._tell(kind, seat, rule, {"points": 0} if kind == POINTS else arguments)


class ForgetsTheCrown(Coins):
    def _tell(self, kind: str, seat: int, rule: str, arguments: dict[str, int | str]) -> None:
        if (kind, rule) != (POINTS, "CO-7"):
            super()._tell(kind, seat, rule, arguments)


class ForeseesLess(Coins):
    def _tell(self, kind: str, seat: int, rule: str, arguments: dict[str, int | str]) -> None:
        if kind != "offer" or UNSEEN not in self._coins:
            super()._tell(kind, seat, rule, arguments)


class CountsWhatIsTraced(Coins):
    def breakdown(self) -> Breakdown:
        points = super().breakdown()
        points[0]["crown"]["projected"] += self._trace is not None
        return points


# Wrong in a way of their own.


class RichAtLast(Coins):
    def scores(self) -> tuple[int, ...]:
        return tuple(points + (self._decision == OVER) for points in super().scores())


class Curious(Coins):
    def cautions(self, action: int) -> tuple[Reason, ...]:
        self._revealed += 1
        return super().cautions(action)


class Crashing(Coins):
    def breakdown(self) -> Any:
        raise KeyError(self._turn)


class PeeksNeverPay(Coins):
    def scores(self) -> tuple[int, ...]:
        peeked = 2 * len(self._owners) == self._revealed > 11
        return tuple(points - peeked for points in super().scores())


class Passing(Coins):
    """Peeking costs a turn, and nobody gets the coin."""

    def _peek(self, active: int) -> None:
        self._tell("peek", active, "CO-2", {})
        self._turn += 1


class SeatZeroIsOut(Coins):
    def standing(self, seat: int) -> int:
        return self.scores()[seat] if seat else -100

    def result(self) -> Any:
        ended = super().result()
        if ended is None:
            return None
        places = [1 + sum(other > own for other in ended.scores[1:]) for own in ended.scores[1:]]
        winners = tuple(seat for seat, place in enumerate(places, 1) if place == 1)
        return ended._replace(places=(len(places) + 1, *places), winners=winners)


# What a search asks for.


class HidesAChoice(Coins):
    def legal_word(self, index: int) -> int:
        word = super().legal_word(index)
        return word & (word - 1)


class CountsOnlyCoins(Coins):
    def outlook(self, seat: int) -> int:
        return self.breakdown()[seat]["coins"]["projected"]


class LeadsAstray(Coins):
    """The result goes by points and ties; the search believes the opposite."""

    def standing(self, seat: int) -> int:
        return -super().standing(seat)

    def result(self) -> Result | None:
        standings: list[tuple[int, ...]] = [(super(LeadsAstray, self).standing(seat),) for seat in range(self.players)]
        return result(standings, self.scores(), "coins_drawn") if self._decision == OVER else None
