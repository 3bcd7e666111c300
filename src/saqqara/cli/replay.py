"""`saqqara replay FILE`: a record, position by position."""

import sys
from typing import final

from saqqara import Record, SaqqaraError, State
from saqqara.cli.arguments import Parser
from saqqara.cli.console import show_position
from saqqara.cli.files import read_record
from saqqara.cli.scores import show_result, show_scores
from saqqara.cli.telling import told
from saqqara.cli.texts import printable, say
from saqqara.cli.typed import MANY_DIGITS


class NoSuchPlace(SaqqaraError):
    """A ply or a seat that the record does not have."""


def run(arguments: list[str]) -> int:
    chosen = _parser().parse_args(arguments)
    replay = Replay(read_record(chosen.file), chosen.seat)
    if chosen.ply is not None:
        replay.show(replay.checked(chosen.ply))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        replay.step_through()
    else:
        for ply in range(replay.plies + 1):
            replay.show(ply)
    return 0


def _parser() -> Parser:
    parser = Parser("replay")
    parser.add_argument("file", metavar="FILE", help=say("help-file"))
    parser.add_argument("--ply", type=int, metavar="N", help=say("help-ply"))
    parser.add_argument("--seat", type=int, metavar="N", help=say("help-seat"))
    return parser


@final
class Replay:
    """With a seat, all is shown as this seat saw it; else as the box holds it, hidden cards included."""

    def __init__(self, record: Record, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < record.start.players:
            raise NoSuchPlace("no_such_seat", "", {"seat": seat, "last": record.start.players - 1})
        self._record = record
        self._states = record.states()
        self._seat = seat
        numbered = [say("seat", seat=number) for number in range(record.start.players)]
        self._names = [printable(name) for name in record.facts.get("names", numbered)]

    @property
    def plies(self) -> int:
        return len(self._record.actions)

    def checked(self, ply: int) -> int:
        if not 0 <= ply <= self.plies:
            raise NoSuchPlace("no_such_ply", "", {"ply": ply, "last": self.plies})
        return ply

    def show(self, ply: int) -> None:
        """The action that led here, what it did, and the table."""
        if ply:
            self._show_action(self._states[ply - 1], self._record.actions[ply - 1])
        state = self._states[ply]
        table = state if self._seat is None else state.view(self._seat)
        print(f"\n{say('position', ply=ply, last=self.plies)}")
        show_position(table)
        result = state.result()
        if result is not None:
            show_scores(state, self._names)
            show_result(result, self._names)

    def step_through(self) -> None:
        """Onwards with Enter, back with b, anywhere with a number."""
        ply = 0
        while True:
            self.show(ply)
            try:
                ply = self._next(ply, input(say("prompt-replay")).strip().lower())
            except (StopIteration, EOFError):
                return
            except SaqqaraError as error:
                print(error)

    def _next(self, ply: int, line: str) -> int:
        if line in say("replay-quit").split():
            raise StopIteration
        if line in say("replay-back").split():
            return max(0, ply - 1)
        if line.isdecimal():
            return self.checked(int(line[:MANY_DIGITS]))
        return min(self.plies, ply + 1)

    def _show_action(self, before: State, action: int) -> None:
        seat = before.to_move or 0
        print(say("played", player=self._names[seat], action=before.text(action)))
        viewer = seat if self._seat is None else self._seat
        for line in told(before.happened(action, viewer), seat, self._names):
            print(say("told", text=line))
