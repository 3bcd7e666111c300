"""From the words of a command line to the module of its command; only that one is loaded."""

import io
import os
import sys
from argparse import REMAINDER
from importlib import import_module

from saqqara import SaqqaraError, words
from saqqara.cli.arguments import Parser
from saqqara.cli.texts import say

_COMMANDS = {
    "play": "about-play",
    "serve": "about-serve",
    "simulate": "about-simulate",
    "arena": "about-arena",
    "replay": "about-replay",
    "check": "about-check",
    "games": "about-games",
    "bots": "about-bots",
    "backup": "about-backup",
    "restore": "about-restore",
    "version": "about-version",
}
_DONE, _REFUSED, _INTERRUPTED = 0, 2, 130


def main(argv: list[str] | None = None) -> int:
    """Run a command; the exit code: 0 done, 1 a record is wrong, 2 refused, 130 interrupted."""
    arguments = sys.argv[1:] if argv is None else argv
    _survive_strange_letters()
    try:
        code = _run(arguments)
        sys.stdout.flush()
    except SystemExit as asked:
        return asked.code if isinstance(asked.code, int) else _REFUSED
    except SaqqaraError as error:
        print(error, file=sys.stderr)
        return _REFUSED
    except KeyboardInterrupt:
        print()
        return _INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone; nothing more is to be written, not even at the interpreter's end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _DONE
    return code


def _run(arguments: list[str]) -> int:
    if not arguments or arguments[0] not in _COMMANDS:
        chosen = _parser().parse_args(arguments)
        if chosen.language is not None:
            words.speak(chosen.language)
        if chosen.version:
            return _run(["version"])
        if chosen.command is None:
            _parser().print_help()
            return _DONE
        arguments = [chosen.command, *chosen.arguments]
    command = import_module(f"saqqara.cli.{arguments[0]}")
    return int(command.run(arguments[1:]))


def _survive_strange_letters() -> None:
    """What a terminal cannot show or send is a question mark, not the end of a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _parser() -> Parser:
    width = max(map(len, _COMMANDS))
    about = "\n".join(f"  {command.ljust(width)}  {say(key)}" for command, key in _COMMANDS.items())
    parser = Parser(epilog=f"{say('commands')}\n{about}\n\n{say('more-help')}")
    parser.add_argument("--version", action="store_true", help=say("about-version"))
    parser.add_argument("--language", choices=words.languages(), help=say("help-language"))
    parser.add_argument("command", nargs="?", choices=_COMMANDS, metavar="COMMAND")
    parser.add_argument("arguments", nargs=REMAINDER, metavar="...")
    return parser
