"""`saqqara games`: all games with their options."""

import saqqara
from saqqara.cli.arguments import Parser
from saqqara.cli.game_options import written
from saqqara.cli.texts import say


def run(arguments: list[str]) -> int:
    Parser("games").parse_args(arguments)
    for name in saqqara.games():
        meta = saqqara.game(name)
        print(say("game", name=name, players=", ".join(map(str, meta.players))))
        for option in meta.options:
            choices = ", ".join(map(written, option.choices))
            print(say("game-option", key=option.key, choices=choices, default=written(option.default)))
    return 0
