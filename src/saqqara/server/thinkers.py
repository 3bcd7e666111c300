"""Bots think in processes of their own, and never keep the tables waiting."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Protocol, final

from saqqara import bots
from saqqara.core.rng import Rng
from saqqara.core.view import View

_log = logging.getLogger(__name__)
_TRIES = 2


class Thinker(Protocol):
    async def choose(self, level: str, view: View, seed: int) -> int:
        """One of the view's legal actions, whatever happens."""
        ...

    async def close(self) -> None: ...


def choice(level: str, view: View, seed: int) -> int:
    return bots.make(level, view.game, seed).choose(view)


def _pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_ignore_interrupt)


def _ignore_interrupt() -> None:
    """Ctrl-C is for the server, which then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@final
class Worker:
    """One process; a new one when it has died or had to be killed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._process: int | None = None

    async def choose(self, level: str, view: View, seed: int, budget: float) -> int:
        pool = self._pool = self._pool or _pool()
        loop = asyncio.get_running_loop()
        try:
            if self._process is None:
                self._process = await loop.run_in_executor(pool, os.getpid)
            return await asyncio.wait_for(loop.run_in_executor(pool, choice, level, view, seed), budget)
        except (BrokenExecutor, TimeoutError):
            self.kill()
            raise

    def kill(self) -> None:
        """End the process at once, thinking or not."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGKILL)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._process = None

    @property
    def process(self) -> int | None:
        return self._process


@final
class Workers:
    """Some workers and a queue before them."""

    def __init__(self, number: int, budget: float) -> None:
        self._budget = budget
        self.workers = [Worker() for _ in range(number)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self._free.put_nowait(worker)
        self._jobs: set[asyncio.Task[int]] = set()
        self.waiting = 0

    async def choose(self, level: str, view: View, seed: int) -> int:
        """Who waits may be cancelled at any time; the worker then finishes for nobody, within its budget."""
        job = asyncio.create_task(self._job(level, view, seed))
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)
        return await asyncio.shield(job)

    async def _job(self, level: str, view: View, seed: int) -> int:
        self.waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self.waiting -= 1
        try:
            for _ in range(_TRIES):
                try:
                    return await worker.choose(level, view, seed, self._budget)
                except (BrokenExecutor, TimeoutError) as error:
                    _log.warning("a bot's process had to be replaced: %s", type(error).__name__)
        except Exception:
            _log.exception("a bot failed")
        finally:
            self._free.put_nowait(worker)
        return any_action(view, seed)

    async def close(self) -> None:
        for job in self._jobs:
            job.cancel()
        for worker in self.workers:
            worker.kill()


def any_action(view: View, seed: int) -> int:
    """What a bot does that cannot think: anything."""
    actions = view.legal_actions()
    return actions[Rng(seed).below(len(actions))]
