"""Group commit: whatever came in while the last commit was on its way shares the next one."""

import asyncio
import logging
from collections.abc import Callable
from typing import final

from saqqara.storage.base import Append, Storage

Done = Callable[[bool], None]
_log = logging.getLogger(__name__)


@final
class Committer:
    """Appends in the order of submission. Every `done` is called in that order too, with whether it is on disk."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._waiting: list[tuple[Append | None, Done]] = []
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.lines = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="committer")

    async def stop(self) -> None:
        """Commit what is waiting, then end."""
        await self.settled()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    def submit(self, append: Append, done: Done) -> None:
        self._waiting.append((append, done))
        self._idle.clear()
        self._wake.set()

    def afterwards(self, done: Done) -> None:
        """Call `done` as soon as all that has been submitted is on disk."""
        if self._idle.is_set():
            done(True)
        else:
            self._waiting.append((None, done))
            self._wake.set()

    async def settled(self) -> None:
        """Wait until nothing is on its way."""
        await self._idle.wait()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)
            self._idle.set()

    async def _commit(self, batch: list[tuple[Append | None, Done]]) -> None:
        appends = [append for append, _ in batch if append is not None]
        try:
            refused = await self._storage.append(appends) if appends else frozenset()
        except Exception:
            _log.exception("a commit failed")
            refused = frozenset(range(len(appends)))
        self.commits += bool(appends)
        self.lines += sum(len(append.lines) for append in appends)
        index = -1
        for append, done in batch:
            index += append is not None
            try:
                done(append is None or index not in refused)
            except Exception:
                _log.exception("what follows a commit failed")
