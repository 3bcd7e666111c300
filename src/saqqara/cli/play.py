"""`saqqara play GAME`: people and bots at one terminal."""

import sys

import saqqara
from saqqara.cli import files, game_options
from saqqara.cli.arguments import Parser
from saqqara.cli.match import Match
from saqqara.cli.players import seated, split
from saqqara.cli.session import Session
from saqqara.cli.texts import say
from saqqara.core.rng import system_seed


def run(arguments: list[str]) -> int:
    chosen, meta = game_options.parsed(_parser(arguments), arguments)
    seed = system_seed() if chosen.seed is None else chosen.seed
    options = game_options.chosen(meta, chosen)
    start = saqqara.start(chosen.game, players=len(split(chosen.players)), seed=seed, options=options)
    players = seated(chosen.players, chosen.game, seed)
    if chosen.save is not None and chosen.save != chosen.load:
        files.refuse_existing(chosen.save)
    session = Session(Match(start), players, chosen.confirm, chosen.save)
    if chosen.load is not None:
        session.load(chosen.load)
    _use_line_editing()
    return session.run()


def _parser(arguments: list[str]) -> Parser:
    parser = game_options.parser("play", arguments)
    parser.add_argument("--players", default="you,greedy", metavar="you,greedy", help=say("help-players"))
    parser.add_argument("--seed", type=int, metavar="N", help=say("help-seed"))
    parser.add_argument("--confirm", action="store_true", help=say("help-confirm"))
    parser.add_argument("--load", metavar="FILE", help=say("help-load-file"))
    parser.add_argument("--save", metavar="FILE", help=say("help-save-file"))
    return parser


def _use_line_editing() -> None:
    """Arrow keys and a history for input(), where Python has them."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401, PLC0415 importing it is all it needs
        except ImportError:
            return
