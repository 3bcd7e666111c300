"""Texts of actions: case and blanks do not matter."""

import re

_TOKEN = re.compile(r"[a-z]+|-?\d+|[^\sa-z\d]")


def tokens(text: str) -> tuple[str, ...]:
    """The words, numbers and signs of a text.

    >>> tokens("  LOAD 1 .2")
    ('load', '1', '.', '2')
    """
    return tuple(_TOKEN.findall(text.lower()))
