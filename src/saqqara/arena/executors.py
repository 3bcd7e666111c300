"""Where tasks are done: in this process, or in several of this machine."""

import signal
from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any, Protocol, TypeVar, final

from saqqara.core.errors import SaqqaraError

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

_LIVES = 3  # so many deaths for each worker, one after the other and nothing done between them, are no accident


class WorkersDie(SaqqaraError):
    """Worker after worker ends before it has done anything."""


class Executor(Protocol):
    def run(self, work: Callable[[Task], Outcome], tasks: Sequence[Task]) -> Generator[Outcome, None, None]:
        """The outcome of every task once, as they come. What a dying worker was at is done again by another.

        `work`, the tasks and the outcomes can be pickled. Closing the generator stops all work.
        """
        ...


@final
class Here:
    """One after the other, in this process."""

    def run(self, work: Callable[[Task], Outcome], tasks: Sequence[Task]) -> Generator[Outcome, None, None]:
        yield from map(work, tasks)


@final
class Processes:
    def __init__(self, number: int) -> None:
        self._number = number

    def run(self, work: Callable[[Task], Outcome], tasks: Sequence[Task]) -> Generator[Outcome, None, None]:
        waiting = deque(tasks)
        crew: list[_Worker] = []
        deaths = 0
        try:
            while waiting or any(worker.busy for worker in crew):
                self._hand_out(work, waiting, crew)
                for worker in _heard_of(crew):
                    try:
                        outcome = worker.outcome()
                    except (EOFError, OSError):
                        deaths += 1
                        waiting.append(worker.task)  # at the end, in case that it is the task which kills
                        worker.stop()
                        crew.remove(worker)
                    else:
                        deaths = 0
                        yield outcome
                if deaths >= _LIVES * self._number:
                    raise WorkersDie("workers_die", "", {"deaths": deaths})
        finally:
            for worker in crew:
                worker.stop()

    def _hand_out(self, work: Callable[[Task], Outcome], waiting: deque[Task], crew: "list[_Worker]") -> None:
        while waiting and len(crew) < self._number:
            crew.append(_Worker(work))
            crew[-1].begin(waiting.popleft())
        for worker in crew:
            if waiting and not worker.busy:
                worker.begin(waiting.popleft())


class _Worker:
    """A process, and the task it is at."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, work), daemon=True)
        self._process.start()
        theirs.close()  # now the pipe ends when the process does
        self.busy = False

    def begin(self, task: Any) -> None:
        self.task = task
        self.busy = True
        with suppress(OSError):  # it is dead; that shows when its outcome is asked for
            self.pipe.send(task)

    def outcome(self) -> Any:
        done, outcome = self.pipe.recv()
        self.busy = False
        if not done:
            raise RuntimeError(f"a worker failed at {self.task}:\n{outcome}")
        return outcome

    def stop(self) -> None:
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()


def _heard_of(crew: list[_Worker]) -> list[_Worker]:
    """Those who have done their task, or are dead; waits for the first."""
    ready = wait([worker.pipe for worker in crew if worker.busy])
    return [worker for worker in crew if worker.pipe in ready]


def _serve(pipe: "Connection[Any, Any]", work: Callable[[Any], Any]) -> None:
    """What a worker does until its pipe is closed. Ctrl-C is for the process that handed the work out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            pipe.send(_done(work, task))


def _done(work: Callable[[Any], Any], task: Any) -> tuple[bool, Any]:
    try:
        return True, work(task)
    except Exception:
        return False, format_exc()
