"""Tasks on Ray (https://www.ray.io), on one machine or many. Ray is not needed for anything else."""

from collections import deque
from collections.abc import Callable, Generator, Sequence
from importlib import import_module
from typing import Any, final

from saqqara.arena.executors import Outcome, Task
from saqqara.core.errors import SaqqaraError

_AHEAD = 2  # tasks under way for each processor, so that none waits for us
_RETRIES = 5  # of a task whose worker died


class NoRay(SaqqaraError):
    """Ray is not installed."""


@final
class Cluster:
    """`address`: of a running cluster; without one Ray starts on this machine, with `number` workers."""

    def __init__(self, address: str = "", number: int | None = None) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ImportError as error:
            raise NoRay("no_ray", "", {}) from error
        self._address = address
        self._number = number

    def run(self, work: Callable[[Task], Outcome], tasks: Sequence[Task]) -> Generator[Outcome, None, None]:
        ray = self._ray
        where = {"address": self._address} if self._address else {"num_cpus": self._number, "include_dashboard": False}
        ray.init(**where, log_to_driver=False, configure_logging=False)
        try:
            remote = ray.remote(max_retries=_RETRIES)(_done)
            ahead = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting, under_way = deque(tasks), list[Any]()
            while waiting or under_way:
                while waiting and len(under_way) < ahead:
                    under_way.append(remote.remote(work, waiting.popleft()))
                arrived, under_way = ray.wait(under_way)
                yield from ray.get(arrived)
        finally:
            ray.shutdown()


def _done(work: Callable[[Task], Outcome], task: Task) -> Outcome:
    return work(task)
