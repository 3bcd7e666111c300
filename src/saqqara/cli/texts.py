"""What the terminal says, and what it calls the things of a game."""

from typing import Any

from saqqara.words import has, sentence


def say(key: str, /, **arguments: Any) -> str:
    """The terminal's sentence `cli-<key>`."""
    return sentence(f"cli-{key}", arguments)


def printable(text: str) -> str:
    """A text from elsewhere, without what would steer a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def name_of(kind: str, code: str) -> str:
    """What people call a thing of a game, e.g. a source of points: the text of `<kind>-<code>`; else the bare code."""
    key = f"{kind}-{code}"
    return sentence(key, {}) if has(key) else code
