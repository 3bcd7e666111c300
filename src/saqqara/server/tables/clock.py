"""The clocks of a table. Times are given, never asked for: the same log gives the same clocks."""

from typing import final

from saqqara.server.protocol.shared import BankClock, Clock, DaysClock, MoveClock, NoClock

_DAY = 24 * 60 * 60 * 1000
_GRACE = 30_000  # what a person has who takes back a seat whose time was up


@final
class Clocks:
    """At most one clock runs. A bank gets its increment once for each turn."""

    def __init__(self, clock: Clock, players: int) -> None:
        self._clock = clock
        self.left: list[int | None] = [_full(clock)] * players
        self.running: int | None = None
        self.since = 0
        self._last: int | None = None  # the seat whose clock ran last
        self._credited = [-1] * players  # the turn of the last increment

    @property
    def on(self) -> bool:
        return not isinstance(self._clock, NoClock)

    @property
    def deadline(self) -> int | None:
        """When the running seat's time is up."""
        if self.running is None:
            return None
        left = self.left[self.running]
        return None if left is None else self.since + left

    def run(self, seat: int | None, turn: int, at: int) -> None:
        """From `at` on the clock of `seat` runs; None: none does. `turn` is the game's turn now."""
        if not self.on:
            return
        self._settle(at)
        if seat is not None and seat != self._last:
            if isinstance(self._clock, BankClock) and self._last is not None:
                self._credit(self._last, turn, self._clock.increment)
            if not isinstance(self._clock, BankClock):
                self.left[seat] = _full(self._clock)
            self._last = seat
        self.running = seat
        self.since = at

    def revive(self, seat: int) -> None:
        """The person is back: there has to be some time."""
        left = self.left[seat]
        if left is not None:
            self.left[seat] = max(left, _GRACE if isinstance(self._clock, BankClock) else (_full(self._clock) or 0))

    def _settle(self, at: int) -> None:
        if self.running is not None:
            left = self.left[self.running]
            if left is not None:
                self.left[self.running] = max(0, left - (at - self.since))

    def _credit(self, seat: int, turn: int, increment: int) -> None:
        left = self.left[seat]
        if left is not None and self._credited[seat] < turn:
            self._credited[seat] = turn
            self.left[seat] = left + increment * 1000


def _full(clock: Clock) -> int | None:
    match clock:
        case MoveClock(seconds=seconds) | BankClock(seconds=seconds):
            return seconds * 1000
        case DaysClock(days=days):
            return days * _DAY
    return None
