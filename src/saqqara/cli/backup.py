"""`saqqara backup FILE`: all tables in one file, also while the server runs."""

from pathlib import Path

from saqqara.cli import files, keeping
from saqqara.cli.texts import say


def run(arguments: list[str]) -> int:
    chosen = keeping.parser("backup").parse_args(arguments)
    target = keeping.file_address(chosen.file)
    files.refuse_existing(target)
    number = keeping.copied(chosen.data, target)
    print(say("backed-up", number=number, file=Path(target).name))
    return 0
