"""Time as an argument: a clock, and what is to be done when."""

import asyncio
import heapq
import logging
import time
from collections.abc import Callable
from typing import Protocol, final

_log = logging.getLogger(__name__)


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""
        ...


@final
class SystemClock:
    def now(self) -> int:
        return time.time_ns() // 1_000_000


@final
class Timekeeper:
    """Calls `ring` with a name when its time has come. Every name has at most one time."""

    def __init__(self, clock: Clock, ring: Callable[[str], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="timekeeper")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def set(self, name: str, due: int | None) -> None:
        """From now on `due` is the time of `name`; None: it has none."""
        if due is None:
            self._due.pop(name, None)
        elif self._due.get(name) != due:
            self._due[name] = due
            if not self._heap or due < self._heap[0][0]:
                self._changed.set()
            heapq.heappush(self._heap, (due, name))

    def is_set(self, name: str) -> bool:
        return name in self._due

    def ring_due(self) -> None:
        """Ring for all whose time has come."""
        now = self._clock.now()
        while self._heap and self._heap[0][0] <= now:
            due, name = heapq.heappop(self._heap)
            if self._due.get(name) == due:
                del self._due[name]
                try:
                    self._ring(name)
                except Exception:
                    _log.exception("what was due failed")

    async def _run(self) -> None:
        while True:
            self.ring_due()
            wait = (self._heap[0][0] - self._clock.now()) / 1000 if self._heap else None
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), wait if wait is None else max(wait, 0.001))
            except TimeoutError:
                continue
