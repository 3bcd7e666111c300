"""One socket of one client at one table."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import final

from saqqara.server.rates import Bucket, Rate
from saqqara.server.tables.eyes import Viewer

Send = Callable[[bytes], Awaitable[None]]
_MOST_WAITING = 2_000_000  # bytes for a client that does not read; then it is cut off and may come back


@final
class Connection:
    def __init__(self, holder: str | None, address: str, rate: Rate, now: int) -> None:
        self.holder = holder
        self.address = address
        self.viewer: Viewer = None
        self.rights: set[str] = set()  # from tokens that were said over the socket
        self.greeted = False
        self.messages = Bucket(rate, now)
        self.questions = Bucket(Rate(rate.per_second / 2, rate.burst / 2), now)
        self.chat = Bucket(Rate(0.5, 5), now)
        self.closing = False
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Goes out in order, soon; never waits."""
        if self.closing:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > _MOST_WAITING:
            self._waiting.clear()
            self.closing = True
        self._wake.set()

    def close(self) -> None:
        """Send what waits, then end."""
        self.closing = True
        self._wake.set()

    async def write(self, send: Send) -> None:
        """Send until the connection is to be closed."""
        while self._waiting or not self.closing:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
            for message in self.taken():
                await send(message)

    def taken(self) -> list[bytes]:
        """What waits, and waits no longer."""
        messages = list(self._waiting)
        self._waiting.clear()
        self._bytes = 0
        return messages
