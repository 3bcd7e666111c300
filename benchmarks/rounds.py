"""All timings of one run: worker processes, asked one after the other on one core, round after round."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Self

from benchmarks.builds import ROOT, environment_of

Key = tuple[str, ...]


class Worker:
    """One build, or one Python with peers, in a process of its own."""

    def __init__(self, build: Path, python: str = sys.executable) -> None:
        self._process = subprocess.Popen(  # noqa: S603
            [python, "-m", "benchmarks.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=environment_of(build),
        )

    def ask(self, *question: Any) -> Any:
        if self._process.stdin is None or self._process.stdout is None:
            raise RuntimeError("a worker has no pipes")
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"a worker could not answer {question}")
        return json.loads(answer)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()


@dataclass
class Timing:
    """One piece of work, and the seconds for one unit of it in each round."""

    worker: Worker
    question: list[Any]
    seconds: list[float] = field(default_factory=list)

    @property
    def best(self) -> float:
        return min(self.seconds)

    @property
    def rate(self) -> float:
        return 1 / self.best


def run(timings: dict[Key, Timing], rounds: int, seconds: float) -> None:
    """Every piece of work once a round."""
    for number in range(rounds):
        sys.stderr.write(f"\rround {number + 1} of {rounds} ")
        sys.stderr.flush()
        for timing in timings.values():
            units, taken = timing.worker.ask("timed", seconds, *timing.question)
            timing.seconds.append(taken / units)
    sys.stderr.write("\n")


def ratio(fast: Timing, slow: Timing) -> float:
    """How many times as fast: the median over the rounds, in each of which both met the same machine."""
    return median(late / early for early, late in zip(fast.seconds, slow.seconds, strict=True))


def one_core() -> None:
    """This process and those it starts share one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
