"""The terminal with somebody at it: typed lines in, printed lines out."""

import sys
from collections.abc import Sequence
from typing import NamedTuple

import pytest

from saqqara import words
from saqqara.cli import main
from saqqara.core import registry

from .fake import Pebbles


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


class Keyboard:
    """What is typed appears on the screen, as it does in a terminal; after the last line comes Ctrl-D."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = [f"{line}\n" for line in lines]

    def readline(self) -> str:
        line = self._lines.pop(0) if self._lines else ""
        sys.stdout.write(line)
        return line

    def isatty(self) -> bool:
        return False


class Terminal:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, command: str, typed: Sequence[str] | Keyboard = ()) -> Ran:
        """Run `saqqara <command>` while somebody types these lines, and then Ctrl-D."""
        self._monkeypatch.setattr(sys, "stdin", typed if isinstance(typed, Keyboard) else Keyboard(typed))
        code = main(command.split())
        return Ran(code, *self._capsys.readouterr())

    def refused(self, command: str) -> str:
        """The one sentence with which this command is refused."""
        ran = self(command)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.count("\n") == 1
        return ran.err.strip()


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    monkeypatch.setattr(registry, "_games", {**registry._games, "pebbles": Pebbles})
    monkeypatch.setattr(words, "_chosen", [words.ENGLISH])
    monkeypatch.setenv("COLUMNS", "80")
    return Terminal(monkeypatch, capsys)
