"""Everything that is measured, in one run on one core: python -m benchmarks.bench

--rounds N    how often everything is timed (7); the best of them counts
--seconds S   how long one piece of work lasts (0.1)
--peers PATH  a Python that has other libraries to compare with, if this one has not
--write       also into docs/performance.md and its plot
"""

import argparse
import sys
from contextlib import ExitStack
from itertools import product
from typing import Any

from benchmarks import page
from benchmarks.builds import PURE, compiled
from benchmarks.peers import NATIVE, PEERS
from benchmarks.rounds import Key, Timing, Worker, one_core, ratio, run
from benchmarks.setups import Setup

COMPILED, PLAIN = "compiled", "pure"


class Bench:
    def __init__(self, workers: dict[str, Worker], peers: Worker) -> None:
        self.workers = workers
        self.timings: dict[Key, Timing] = {}
        self.setups = [Setup(*parts) for parts in workers[COMPILED].ask("setups")]
        self.facts: dict[Setup, dict[str, Any]] = {
            setup: workers[COMPILED].ask("facts", setup) for setup in self.setups
        }
        if not all(facts["compiled"] for facts in self.facts.values()):
            raise RuntimeError("the compiled build is not compiled")
        self.peers: dict[str, str] = peers.ask("peers")
        self._plan(peers)

    def _plan(self, peers: Worker) -> None:
        for setup, build in product(self.setups, self.workers):
            worker, about = self.workers[build], list(setup)
            for policy in self.facts[setup]["policies"]:
                self.timings[setup.name, build, "native", policy] = Timing(worker, ["native", about, policy])
            for kind in ("public", "copy", "copy_from"):
                self.timings[setup.name, build, kind] = Timing(worker, [kind, about])
        for build, worker in self.workers.items():
            self.timings[build, "nothing"] = Timing(worker, ["nothing"])
        for setup in self.setups:
            if self.facts[setup]["limit"]:
                self.timings[setup.name, "limit"] = Timing(self.workers[COMPILED], ["limit", list(setup)])
        for peer in self.peers:
            self.timings["peer", peer] = Timing(peers, ["peer", peer])

    # --- Figures

    def games(self) -> list[dict[str, Any]]:
        """A row for each set-up and policy."""
        return [self._game(setup, policy) for setup in self.setups for policy in self.facts[setup]["policies"]]

    def _game(self, setup: Setup, policy: str) -> dict[str, Any]:
        time, name, counted = self.timings, setup.name, self.facts[setup]["policies"][policy]
        native, plain = time[name, COMPILED, "native", policy], time[name, PLAIN, "native", policy]
        return {
            "set-up": name,
            "policy": policy,
            **counted,
            "playouts": native.rate / counted["decisions"],
            "native": native.rate,
            "public": time[name, COMPILED, "public"].rate,
            "copy": self._copying(name, COMPILED, "copy"),
            "copy_from": self._copying(name, COMPILED, "copy_from"),
            "bytes": self.facts[setup]["bytes"],
            "pure playouts": plain.rate / counted["decisions"],
            "pure native": plain.rate,
            "pure public": time[name, PLAIN, "public"].rate,
            "pure copy": self._copying(name, PLAIN, "copy"),
            "pure copy_from": self._copying(name, PLAIN, "copy_from"),
            "times native": ratio(native, plain),
            "times public": ratio(time[name, COMPILED, "public"], time[name, PLAIN, "public"]),
        }

    def _copying(self, name: str, build: str, kind: str) -> float:
        """Seconds for one, without the loop around it."""
        return self.timings[name, build, kind].best - self.timings[build, "nothing"].best

    def limits(self) -> list[dict[str, Any]]:
        """How far from C."""
        return [
            {
                "set-up": name[0],
                "limit": limit.rate,
                "share": ratio(self.timings[name[0], COMPILED, "native", "uniform"], limit),
            }
            for name, limit in self.timings.items()
            if name[1:] == ("limit",)
        ]

    def others(self) -> list[dict[str, Any]]:
        return [
            {
                "library": f"{PEERS[name].package} {version}",
                "workload": PEERS[name].workload,
                "driven": "native" if name in NATIVE else "from Python",
                "rate": self.timings["peer", name].rate,
            }
            for name, version in self.peers.items()
        ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--peers", default=sys.executable)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    builds = {COMPILED: compiled(), PLAIN: PURE}
    one_core()
    with ExitStack() as stack:
        workers = {name: stack.enter_context(Worker(build)) for name, build in builds.items()}
        bench = Bench(workers, stack.enter_context(Worker(builds[COMPILED], arguments.peers)))
        run(bench.timings, arguments.rounds, arguments.seconds)
        measured = page.Measured(bench.games(), bench.limits(), bench.others())
    sys.stdout.write(page.tables(measured))
    if arguments.write:
        page.write(measured)
    return 0


if __name__ == "__main__":
    sys.exit(main())
