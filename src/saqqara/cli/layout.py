"""Text that fits the terminal."""

import re
import textwrap
from shutil import get_terminal_size

_GAP = 3
_COLUMN = re.compile(rf" {{{_GAP},}}(?=\S)")


def in_columns(entries: list[str], width: int = 0) -> str:
    """The entries, read downwards, in as many columns as the terminal (or `width`) has room for."""
    if not entries:
        return ""
    room = width or get_terminal_size().columns
    cell = max(map(len, entries)) + _GAP
    columns = max(1, (room + _GAP) // cell)
    rows = -(-len(entries) // columns)
    lines = ("".join(entry.ljust(cell) for entry in entries[row::rows]).rstrip() for row in range(rows))
    return "\n".join(lines)


def fitted(text: str, width: int = 0) -> str:
    """The text with its long lines broken between words; they go on below the column in which they end."""
    room = width or get_terminal_size().columns
    return "\n".join(line if len(line) <= room else _broken(line, room) for line in text.split("\n"))


def _broken(line: str, room: int) -> str:
    starts = [found.end() for found in _COLUMN.finditer(line) if found.end() <= room * 2 // 3]
    indent = " " * (starts[-1] if starts else 0)
    return textwrap.fill(line, room, subsequent_indent=indent, replace_whitespace=False, break_long_words=False)
