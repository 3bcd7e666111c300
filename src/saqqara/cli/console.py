"""Tables and progress bars. Rich is imported when the first one is drawn."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from saqqara import State, View
from saqqara.cli.layout import fitted

Advance = Callable[[int], object]  # so many steps are done


def show_table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table on stdout under its title: the first column is text, the others are numbers."""
    from rich import box  # noqa: PLC0415
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    print(title)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    for index, column in enumerate(columns):
        table.add_column(Text(column), justify="right" if index else "left")
    for row in rows:
        table.add_row(*map(Text, row))
    Console(file=sys.stdout).print(table)


def show_position(position: State | View) -> None:
    """A printed table, in a terminal broken to its width."""
    text = str(position)
    print(f"\n{fitted(text) if sys.stdout.isatty() else text}\n")


def wipe() -> None:
    """An empty screen, and nothing left to scroll back to."""
    print("\x1b[H\x1b[2J\x1b[3J", end="")


@contextmanager
def progress(title: str, steps: int) -> Iterator[Advance]:
    """A bar on stderr while the block runs; none where nobody would see it."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task(title, total=steps)
        yield lambda steps: bar.advance(task, steps)
