"""Play the engines against their slow twins: python -m tests.soak [GAME] [-n GAMES] [--seed SEED] [--policy POLICY]"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import NamedTuple

import saqqara
from saqqara import Rng, State


class Course(NamedTuple):
    """Games of one policy, one after the other."""

    game: str
    policy: str
    seeds: range


class Report(NamedTuple):
    met: Counter[str]
    longest: int
    mismatches: list[str]


def courses(games: Iterable[str], policy: str | None, number: int, seed: int, pieces: int) -> list[Course]:
    """`number` games of each policy, cut into `pieces`."""
    found = []
    for game in games:
        policies: dict[str, object] = import_module(f"tests.games.{game}.soaking").POLICIES
        for name in policies if policy is None else [policy]:
            if name not in policies:
                sys.exit(f"{game} has no policy {name}; there is: {', '.join(policies)}")
            found += [Course(game, name, range(seed + piece, seed + number, pieces)) for piece in range(pieces)]
    return found


def run(course: Course) -> Report:
    play: Callable[[str, int], Counter[str]] = import_module(f"tests.games.{course.game}.soaking").play
    met: Counter[str] = Counter()
    mismatches = []
    longest = 0
    for seed in course.seeds:
        try:
            game = play(course.policy, seed)
        except AssertionError as error:
            again = f"python -m tests.soak {course.game} -n 1 --seed {seed} --policy {course.policy}"
            mismatches.append(f"{again}\n{error}")
            continue
        longest = max(longest, game["decisions"])
        met.update(game)
    return Report(met, longest, mismatches)


def added(reports: Iterable[Report]) -> Report:
    met: Counter[str] = Counter()
    mismatches: list[str] = []
    longest = 0
    for report in reports:
        met.update(report.met)
        mismatches += report.mismatches
        longest = max(longest, report.longest)
    return Report(met, longest, mismatches)


def show(game: str, policy: str, report: Report, seconds: float) -> None:
    print(f"{game}, {policy}: {report.met['decisions']:,} decisions in {report.met['games']:,} games, {seconds:.0f} s")
    for name, number in sorted(report.met.items()):
        if name not in ("decisions", "games"):
            print(f"  {name + ':':<34}{number:>9,}")
    print(f"  {'longest game, in decisions:':<34}{report.longest:>9,}")
    print(f"  {'mismatches:':<34}{len(report.mismatches):>9,}", flush=True)
    for mismatch in report.mismatches[:5]:
        print(mismatch)


def longest_game(game: str, number: int, seed: int) -> None:
    """The longest of many random games, the engine alone."""
    begin: Callable[[int, int], State] = import_module(f"tests.games.{game}.soaking").begin
    found = (0, 0)
    for each in range(seed, seed + number):
        state, rng, decisions = begin(each, each), Rng(each), 0
        while count := state.legal_count():
            state.step(state.legal_at(rng.below(count)))
            decisions += 1
        found = max(found, (decisions, each))
    print(f"{game}: the longest of {number:,} random games has {found[0]:,} decisions (seed {found[1]})", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("game", nargs="?", choices=saqqara.games(), help="without one: every game")
    parser.add_argument("-n", type=int, default=500, help="games of each policy")
    parser.add_argument("--seed", type=int, default=1, help="the first game's; the others follow")
    parser.add_argument("--policy", help="without one: every policy of the game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--longest", action="store_true", help="only look for the longest of N random games")
    chosen = parser.parse_args()
    games = saqqara.games() if chosen.game is None else (chosen.game,)
    if chosen.longest:
        for game in games:
            longest_game(game, chosen.n, chosen.seed)
        return 0
    mismatches = 0
    with ProcessPoolExecutor(chosen.jobs) as pool:
        planned = courses(games, chosen.policy, chosen.n, chosen.seed, chosen.jobs)
        for game, policy in dict.fromkeys((course.game, course.policy) for course in planned):
            began = time.monotonic()
            report = added(pool.map(run, [course for course in planned if course[:2] == (game, policy)]))
            show(game, policy, report, time.monotonic() - began)
            mismatches += len(report.mismatches)
    return 1 if mismatches else 0


if __name__ == "__main__":
    sys.exit(main())
