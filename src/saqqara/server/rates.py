"""Not too often: buckets that fill with time."""

from typing import NamedTuple, final

from saqqara.server.timing import Clock


class Rate(NamedTuple):
    per_second: float
    burst: float


@final
class Bucket:
    """Holds `burst` drops at most and gains `per_second`."""

    __slots__ = ("_at", "_drops", "_rate")

    def __init__(self, rate: Rate, now: int) -> None:
        self._rate = rate
        self._drops = rate.burst
        self._at = now

    def take(self, now: int) -> bool:
        """Whether there was a drop."""
        gained = (now - self._at) * self._rate.per_second / 1000
        self._drops = min(self._rate.burst, self._drops + gained)
        self._at = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


@final
class Rates:
    """A bucket for each name, e.g. an address; full ones are forgotten."""

    def __init__(self, rate: Rate, clock: Clock, names: int = 10_000) -> None:
        self._rate = rate
        self._clock = clock
        self._names = names
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        now = self._clock.now()
        bucket = self._buckets.pop(name, None) or Bucket(self._rate, now)
        self._buckets[name] = bucket  # the one used last stands last
        if len(self._buckets) > self._names:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(now)
