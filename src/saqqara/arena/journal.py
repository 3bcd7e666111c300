"""Finished games in a file: one line of JSON each, written as they end, so that no end of the program loses them."""

import json
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO, final

from saqqara.arena.contests import Contest, Fixture
from saqqara.arena.playing import Played
from saqqara.core.errors import SaqqaraError
from saqqara.core.registry import find

FORMAT = "saqqara-arena/1"


class OtherContest(SaqqaraError):
    """The file holds games of other bots, other options, another seed, ..."""


class BrokenJournal(SaqqaraError):
    """A line that is not the last one is no finished game."""


@final
class Journal:
    """The first line tells the contest, every other one a game, in the order in which they ended.

    `played`: the games that were already there. `dropped`: whether the last line was broken, as it is when the program
    was stopped while writing; it is cut off.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.played: list[Played] = []
        self.dropped = False
        self._heading = _line(heading(contest))
        self._read(path.read_bytes() if path.exists() else b"")
        self._file: TextIO = path.open("a", encoding="utf-8")
        if not path.stat().st_size:
            self._write(self._heading)

    def append(self, played: Played) -> None:
        told = played._asdict()
        self._write(_line({**told.pop("fixture")._asdict(), **told}))

    def _write(self, line: str) -> None:
        self._file.write(line)
        self._file.flush()

    def _read(self, content: bytes) -> None:
        sound = 0
        lines = content.splitlines(keepends=True)
        for number, line in enumerate(lines):
            if not self._take(number, line):
                if number < len(lines) - 1:
                    raise BrokenJournal("broken_journal", "", {"file": str(self.path), "line": number + 1})
                self.dropped = True
                with self.path.open("r+b") as file:
                    file.truncate(sound)
            sound += len(line)

    def _take(self, number: int, line: bytes) -> bool:
        """Whether the line is sound; if so, its game is remembered."""
        if not line.endswith(b"\n"):
            return False
        if number == 0:
            if line != self._heading.encode():
                raise OtherContest("other_contest", "", {"file": str(self.path)})
            return True
        try:
            self.played.append(_played(json.loads(line)))
        except (ValueError, TypeError, LookupError):
            return False
        return True

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()


def heading(contest: Contest) -> dict[str, Any]:
    """All that decides which games are played; how many is left open, so that more can be asked for later."""
    matches = [match._asdict() for match in contest.matches]
    version = find(contest.game).meta().rules_version
    return {"format": FORMAT, **contest._asdict(), "matches": matches, "rules_version": version}


def _line(told: dict[str, Any]) -> str:
    return json.dumps(told, separators=(",", ":")) + "\n"


def _played(told: dict[str, Any]) -> Played:
    fixture = Fixture(*(int(told[field]) for field in Fixture._fields))
    places, scores, actions = (tuple(map(int, told[field])) for field in ("places", "scores", "actions"))
    return Played(fixture, places, scores, actions, tuple(tuple(map(int, micros)) for micros in told["micros"]))
