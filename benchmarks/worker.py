"""A process that times what it is asked for, line by line: python -m benchmarks.worker

A line in is a JSON list: a name of `ASKED` and its arguments. A line out is the answer as JSON.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Any

from benchmarks import peers

_jobs: dict[str, tuple[Callable[[int], int], int]] = {}


def job_of(kind: str, arguments: list[Any]) -> Callable[[int], int]:
    if kind == "peer":
        return peers.PEERS[arguments[0]].job()
    from benchmarks import jobs  # noqa: PLC0415 - a process with peers need not know the games
    from benchmarks.setups import Setup  # noqa: PLC0415

    makers: dict[str, Callable[..., Callable[[int], int]]] = {
        **{"native": jobs.native, "public": jobs.public, "copy": jobs.copy, "copy_from": jobs.copy_from},
        **{"limit": jobs.limit, "nothing": jobs.nothing},
    }
    parts = [Setup(*part) if isinstance(part, list) else part for part in arguments]
    return makers[kind](*parts)


def timed(seconds: float, kind: str, *arguments: Any) -> tuple[int, float]:
    """Units done and seconds taken, by a job that lasts about `seconds`."""
    key = json.dumps([kind, arguments])
    if key not in _jobs:
        job = job_of(kind, list(arguments))
        _jobs[key] = job, fitting(job, seconds)
    job, times = _jobs[key]
    begin = time.process_time()
    units = job(times)
    return units, time.process_time() - begin


def fitting(job: Callable[[int], int], seconds: float) -> int:
    """How often the job has to be done to last that long."""
    times = 1
    while True:
        begin = time.process_time()
        job(times)
        taken = time.process_time() - begin
        if taken > seconds / 4:
            return max(1, round(times * seconds / taken))
        times *= 4


def setups() -> list[list[str | int]]:
    from benchmarks.setups import setups as all_setups  # noqa: PLC0415

    return [list(setup) for setup in all_setups()]


def facts(setup: list[Any]) -> dict[str, Any]:
    from benchmarks.jobs import facts as facts_of  # noqa: PLC0415
    from benchmarks.setups import Setup  # noqa: PLC0415

    return facts_of(Setup(*setup))


ASKED: dict[str, Callable[..., Any]] = {"timed": timed, "setups": setups, "facts": facts, "peers": peers.installed}


def main() -> None:
    for line in sys.stdin:
        name, *arguments = json.loads(line)
        sys.stdout.write(json.dumps(ASKED[name](*arguments)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
