"""`saqqara bots GAME`: the names of its bots, weakest first."""

import saqqara
from saqqara.bots import levels
from saqqara.cli.arguments import Parser
from saqqara.cli.texts import say


def run(arguments: list[str]) -> int:
    parser = Parser("bots")
    parser.add_argument("game", metavar="GAME", help=say("help-game", games=", ".join(saqqara.games())))
    for level in levels(parser.parse_args(arguments).game):
        print(level)
    return 0
