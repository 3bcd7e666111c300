"""`saqqara arena GAME`: which bot is stronger, by how much, and how sure that is."""

import argparse
import json
import os
import sys
from hashlib import blake2b

from saqqara import Meta, arena
from saqqara.arena import Contest, Executor, Journal, Played
from saqqara.arena.journal import heading
from saqqara.cli import arena_results, files, game_options
from saqqara.cli.arguments import BadArgument, Parser
from saqqara.cli.console import progress
from saqqara.cli.players import split
from saqqara.cli.texts import say


def run(arguments: list[str]) -> int:
    chosen, meta = game_options.parsed(_parser(arguments), arguments)
    if chosen.games < 1 or chosen.jobs < 1:
        raise BadArgument("needs_at_least_one", "", {})
    contest = _contest(chosen, meta)
    executor = _executor(chosen)
    file = chosen.resume or _own_file(contest)
    try:
        with Journal(files.located(file), contest) as journal:
            games = _play(contest, chosen.games, executor, journal)
    except OSError as error:
        raise files.unwritable(file, error) from error
    results = arena_results.Results(contest, chosen.games, games, chosen.ladder)
    _write(chosen, results)
    results.show()
    if chosen.resume is None:
        files.located(file).unlink()
    return 0


def _parser(arguments: list[str]) -> Parser:
    parser = game_options.parser("arena", arguments)
    parser.add_argument("--players", metavar="A,B", help=say("help-arena-players"))
    parser.add_argument("--ladder", action="store_true", help=say("help-arena-ladder"))
    parser.add_argument("--games", type=int, default=400, metavar="N", help=say("help-arena-games"))
    parser.add_argument("--seats", type=int, default=0, metavar="N", help=say("help-arena-seats"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=say("help-arena-seed"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=say("help-jobs"))
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=say("help-arena-ray"))
    parser.add_argument("--resume", metavar="FILE", help=say("help-arena-resume"))
    parser.add_argument("--json", metavar="FILE", help=say("help-arena-json"))
    parser.add_argument("--timing", action="store_true", help=say("help-arena-timing"))
    parser.add_argument("--records", metavar="DIR", help=say("help-arena-records"))
    parser.add_argument("--plot", metavar="FILE", help=say("help-arena-plot"))
    return parser


def _contest(chosen: argparse.Namespace, meta: Meta) -> Contest:
    names = [] if chosen.players is None else list(split(chosen.players))
    if not names and not chosen.ladder:
        raise BadArgument("nobody_plays", "", {})
    made = arena.ladder if chosen.ladder else arena.contest
    options = game_options.chosen(meta, chosen)
    return made(meta.name, names, seats=chosen.seats, options=options, seed=chosen.seed)


def _executor(chosen: argparse.Namespace) -> Executor:
    if chosen.ray is not None:
        return arena.Cluster(chosen.ray, chosen.jobs)
    return arena.Here() if chosen.jobs == 1 else arena.Processes(chosen.jobs)


def _own_file(contest: Contest) -> str:
    """Where finished games wait for the rest. The same contest has the same file; it goes when all games are played."""
    digest = blake2b(json.dumps(heading(contest)).encode(), digest_size=4).hexdigest()
    return f"arena-{contest.game}-{digest}.jsonl"


def _play(contest: Contest, games: int, executor: Executor, journal: Journal) -> list[Played]:
    wanted = set(arena.fixtures(contest, games))
    there = len(wanted & {played.fixture for played in journal.played})
    if journal.dropped:
        _note(say("arena-dropped", file=str(journal.path)))
    if there:
        _note(say("arena-there", file=str(journal.path), there=there, games=len(wanted)))
    written = [there]
    try:
        with progress(say("playing", game=contest.game), len(wanted) - there) as advance:

            def keep(played: Played) -> None:
                journal.append(played)
                written[0] += 1
                advance(1)

            return arena.play_all(contest, games, executor, journal.played, keep)
    except KeyboardInterrupt:
        _note(say("arena-kept", file=str(journal.path), there=written[0], games=len(wanted)))
        raise


def _note(text: str) -> None:
    print(text, file=sys.stderr)


def _write(chosen: argparse.Namespace, results: "arena_results.Results") -> None:
    if chosen.records is not None:
        _write_records(chosen.records, results)
    if chosen.json is not None:
        files.write_json(chosen.json, results.as_json(chosen.timing))
    if chosen.plot is not None:
        files.write_text(chosen.plot, results.plot())


def _write_records(name: str, results: "arena_results.Results") -> None:
    folder = files.located(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise files.unwritable(name, error) from error
    for played in results.played:
        file = folder / _record_name(results.contest, played)
        files.write_record(str(file), arena.record(results.contest, played))


def _record_name(contest: Contest, played: Played) -> str:
    block, match, seating = played.fixture
    return f"{'-'.join(contest.matches[match].names)}-{block:05}-{seating}.json"
