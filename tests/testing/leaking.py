"""Coins that tell too much, or deal wrongly what is hidden: the suite has to notice it."""

from typing import Any, SupportsIndex

from saqqara.core.event import Event
from saqqara.core.reason import Reason
from saqqara.core.rng import Rng
from saqqara.core.state import Breakdown

from .coins import PEEK, PEEKED, UNSEEN, Coins


class LeaksInTheView(Coins):
    """The coin that will be left over is seen."""

    def hide(self, seat: int | None) -> None:
        last = self._coins[-1]
        super().hide(seat)
        self._coins = (*self._coins[:-1], last)

    def redeal(self, rng: Rng) -> None:
        if UNSEEN in self._coins:
            first = self._coins.index(UNSEEN)
            self._coins = self._coins[:first] + (UNSEEN,) * (len(self._coins) - first)
        super().redeal(rng)


class LeaksInTexts(Coins):
    """Peeking has two names; which one is used depends on the coin."""

    def describe(self, action: int) -> str:
        return "look" if action == PEEK and self._coins[-1] > 2 else super().describe(action)

    def read_text(self, text: tuple[str, ...]) -> int:
        return PEEK if text == ("look",) else super().read_text(text)


class LeaksInReasons(Coins):
    def why_not(self, action: int) -> Reason:
        reason = super().why_not(action)
        return reason._replace(arguments={**reason.arguments, "coin": self._coins[-1]})


class LeaksInDetails(Coins):
    def details(self) -> dict[str, Any]:
        return {"left over": self._coins[-1]}


class LeaksInEvents(Coins):
    def events(self, action: SupportsIndex, seat: SupportsIndex | None = None) -> tuple[Event, ...]:
        return self.happened(action, seat)


class TellsTheSecret(Coins):
    def _peek(self, active: int) -> None:
        self._tell("peek", active, "CO-2", {"coin": self._next_coin()})
        trace, self._trace = self._trace, None
        super()._peek(active)
        self._trace = trace


class ProjectsLessWhenHidden(Coins):
    def breakdown(self) -> Breakdown:
        points = super().breakdown()
        for sources in points:
            sources["crown"]["projected"] *= UNSEEN not in self._coins
        return points


class RedealsOnes(Coins):
    def redeal(self, rng: Rng) -> None:  # noqa: ARG002
        self._coins = tuple(coin or 1 for coin in self._coins)


class RedealsAGameThatStops(Coins):
    """What is dealt anew cannot be played on."""

    _stopped = False

    def redeal(self, rng: Rng) -> None:
        super().redeal(rng)
        self._stopped = True

    def playout(self, rng: Rng) -> None:
        if not self._stopped:
            super().playout(rng)


class RedealsByItself(Coins):
    _own = Rng(1)

    def redeal(self, rng: Rng) -> None:  # noqa: ARG002
        super().redeal(self._own)


class RedealsUnevenly(Coins):
    """Every deal can come, but the smallest coins tend to lie on top."""

    def redeal(self, rng: Rng) -> None:
        known = self._coins.index(UNSEEN)
        super().redeal(rng)
        if rng.below(4) == 0:
            self._coins = (*self._coins[:known], *sorted(self._coins[known:]))


class RedealsTooLittle(Coins):
    """The coin on top is never the greatest one."""

    def redeal(self, rng: Rng) -> None:
        known = self._coins.index(UNSEEN)
        super().redeal(rng)
        hidden = self._coins[known:]
        if hidden[0] == max(hidden):
            self._coins = (*self._coins[:known], *reversed(hidden))


class PeeksUncounted(Coins):
    def _peek(self, active: int) -> None:
        super()._peek(active)
        self._revealed -= self._decision == PEEKED


class HidesNothing(Coins):
    def hide(self, seat: int | None) -> None:
        """Nobody forgets anything."""

    def redeal(self, rng: Rng) -> None:
        """There is nothing to deal."""
