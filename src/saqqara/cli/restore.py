"""`saqqara restore FILE`: the tables of a backup are back, in place of what they have become since."""

from pathlib import Path

from saqqara.cli import files, keeping
from saqqara.cli.texts import say


def run(arguments: list[str]) -> int:
    chosen = keeping.parser("restore").parse_args(arguments)
    source = keeping.file_address(chosen.file)
    if not Path(source).is_file():
        raise files.BadFile("unreadable_file", "", {"file": source, "error": say("no-such-file")})
    number = keeping.copied(source, chosen.data)
    print(say("restored", number=number, file=Path(source).name))
    return 0
