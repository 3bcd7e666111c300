"""`saqqara version`: this program, how it was built, and whose rules it plays."""

from importlib.metadata import PackageNotFoundError, version

import saqqara
from saqqara.cli.arguments import Parser
from saqqara.cli.texts import say


def run(arguments: list[str]) -> int:
    Parser("version").parse_args(arguments)
    print(say("version-compiled" if saqqara.COMPILED else "version-pure", version=_own_version()))
    for name in saqqara.games():
        print(say("version-rules", game=name, rules=saqqara.game(name).rules_version))
    return 0


def _own_version() -> str:
    try:
        return version("saqqara")
    except PackageNotFoundError:
        return say("version-unknown")
