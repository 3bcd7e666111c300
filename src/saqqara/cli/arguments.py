"""Reading a command line: what is wrong with it is said in one sentence."""

import argparse
from typing import NoReturn

from saqqara import SaqqaraError
from saqqara.cli.texts import say


class BadArgument(SaqqaraError):
    """Something on the command line cannot be."""


class Parser(argparse.ArgumentParser):
    """The parser of a command; without one, of the whole program."""

    def __init__(self, command: str = "", epilog: str = "") -> None:
        super().__init__(
            prog=f"saqqara {command}".strip(),
            description=say(f"about-{command}" if command else "about"),
            epilog=epilog,
            formatter_class=argparse.HelpFormatter if command else argparse.RawDescriptionHelpFormatter,
        )

    def error(self, message: str) -> NoReturn:
        raise BadArgument("bad_arguments", "", {"program": self.prog, "message": message})
