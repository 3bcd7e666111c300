"""One game at the terminal, from the first table to the last."""

import sys
from collections.abc import Callable, Sequence
from typing import final

from saqqara import IllegalAction, Record, SaqqaraError, UnknownAction, View, words
from saqqara.cli import files
from saqqara.cli.console import show_position
from saqqara.cli.curtain import Curtain
from saqqara.cli.layout import in_columns
from saqqara.cli.match import CannotUndo, Match
from saqqara.cli.players import Player
from saqqara.cli.scores import show_result, show_scores
from saqqara.cli.telling import told
from saqqara.cli.texts import say
from saqqara.cli.typed import action_of, begins_like_an_action

_DONE, _INTERRUPTED = 0, 130


class WrongCommand(SaqqaraError):
    """A command that lacks something, or a file of another game."""


class _Leave(Exception):
    """Somebody wants to stop."""


@final
class Session:
    """`confirm`: before a bot plays on, whoever has just played is asked. `file`: where the game is kept all along."""

    def __init__(self, match: Match, players: Sequence[Player], confirm: bool = False, file: str | None = None) -> None:
        self._match = match
        self._players = players
        self._names = [player.name for player in players]
        self._persons = {seat for seat, player in enumerate(players) if player.bot is None}
        self._curtain = Curtain(self._persons, self._names)
        self._confirm = confirm
        self._file = file
        self._unconfirmed = False  # a person has played and nobody since
        self._show = True  # the table has changed since it was last shown
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._help,
            "table": self._table,
            "scores": self._scores,
            "why": self._why,
            "events": self._events,
            "undo": self._undo,
            "save": self._save,
            "load": self.load,
            "quit": self._quit,
            "exit": self._quit,
        }

    def run(self) -> int:
        """Play until the game is over or somebody leaves."""
        if self._file is not None:
            files.write_record(self._file, self.record())
        self._welcome()
        try:
            while self._match.state.to_move is not None or self._stay():
                self._decide()
        except _Leave:
            return self._leave(_DONE)
        except EOFError:
            print()
            return self._leave(_DONE)
        except KeyboardInterrupt:
            print()
            return self._leave(_INTERRUPTED)
        return _DONE

    def record(self) -> Record:
        return self._match.record(self._names)

    # --- Deciding ----------------------------------------------------------------------------------------------------

    def _decide(self) -> None:
        seat = self._match.state.to_move
        if seat is None:
            return
        bot = self._players[seat].bot
        if bot is None:
            self._ask(seat)
        elif not self._unconfirmed or self._hand_over(seat):
            self._play(seat, bot.choose(self._match.state.view(seat)))

    def _ask(self, seat: int) -> None:
        self._curtain.open(self._match.state, seat)
        view = self._match.state.view(seat)
        if self._show:
            self._show_table(view)
        line = input(say("prompt", player=self._names[seat])).strip()
        if line:
            self._obey(line, view)

    def _hand_over(self, seat: int) -> bool:
        """Whether the bot may play on; else something was taken back or asked."""
        line = input(say("hand-over", player=self._names[seat])).strip()
        if line:
            self._obey(line, self._view())
        return not line

    def _stay(self) -> bool:
        """The game is over: show it, and let people save it or look back."""
        result = self._match.state.result()
        if result is None:
            return True
        if self._show:
            self._show = False
            show_position(self._view())
            show_scores(self._view(), self._names)
            show_result(result, self._names)
        if not self._persons:
            return False
        line = input(say("prompt-over")).strip()
        if line:
            self._obey(line, self._view())
        return bool(line)

    def _obey(self, line: str, view: View) -> None:
        """An action of the viewing seat, or a command."""
        try:
            command, _, rest = line.partition(" ")
            obey = self._commands.get(command.lower())
            if obey is not None and not begins_like_an_action(line, view):
                obey(rest.strip())
            else:
                self._try(action_of(line, view), view)
        except UnknownAction as error:
            print(error)
            print(say("hint"))
        except SaqqaraError as error:
            print(error)

    def _try(self, action: int, view: View) -> None:
        reason = view.explain(action)
        if reason is not None:
            raise IllegalAction.because(reason)
        cautions = view.cautions(action)
        for caution in cautions:
            print(caution)
        if cautions and input(say("sure")).strip().lower() not in say("yes").split():
            return
        if view.seat is not None:
            self._play(view.seat, action)

    def _play(self, seat: int, action: int) -> None:
        before = self._match.state
        self._match.play(action)
        self._curtain.close(self._match.state.to_move)
        print(say("played", player=self._names[seat], action=before.text(action)))
        for line in told(before.happened(action, self._only_person()), seat, self._names):
            print(say("told", text=line))
        self._changed(unconfirmed=self._confirm and seat in self._persons)

    def _changed(self, unconfirmed: bool = False) -> None:
        """Another position is on the table."""
        self._show = True
        self._unconfirmed = unconfirmed
        if self._file is not None:
            try:
                files.write_record(self._file, self.record())
            except SaqqaraError as error:  # a full disk is no reason to lose the game
                print(error, file=sys.stderr)

    # --- Commands ----------------------------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        print(say("help"))
        self._tell_about_game("help")

    def _table(self, _: str) -> None:
        if self._match.state.to_move in self._persons:
            self._show = True
        else:
            show_position(self._view())

    def _scores(self, _: str) -> None:
        show_scores(self._view(), self._names)

    def _why(self, text: str) -> None:
        view = self._view()
        if not text:
            raise WrongCommand("command_needs_action", "", {"command": "why"})
        action = action_of(text, view)
        reason = view.explain(action)
        print(say("legal", action=view.text(action)) if reason is None else reason)

    def _events(self, text: str) -> None:
        view = self._view()
        if not text:
            raise WrongCommand("command_needs_action", "", {"command": "events"})
        action = action_of(text, view)
        reason = view.explain(action)
        if reason is not None:
            raise IllegalAction.because(reason)
        lines = list(told(view.events(action), view.seat, self._names))
        for line in lines or [say("no-events")]:
            print(say("told", text=line))

    def _undo(self, _: str) -> None:
        try:
            number = self._match.undo(self._persons)
        except CannotUndo as error:
            if error.code == "later_turn_begun" and not self._confirm and len(self._persons) < len(self._players):
                raise CannotUndo("bot_has_begun", "", {}) from error
            raise
        self._changed()
        print(say("undone", number=number))

    def _save(self, name: str) -> None:
        if not name:
            raise WrongCommand("command_needs_file", "", {"command": "save"})
        files.write_record(name, self.record())
        print(say("saved", file=name))

    def load(self, name: str) -> None:
        if not name:
            raise WrongCommand("command_needs_file", "", {"command": "load"})
        record = files.read_record(name)
        own = self._match.state
        if (record.game, record.start.players) != (own.game, own.players):
            players = record.start.players
            raise WrongCommand("record_of_another_table", "", {"game": record.game, "players": players})
        self._match = Match.resumed(record)
        self._changed()
        print(say("loaded", file=name, plies=self._match.plies))

    def _quit(self, _: str) -> None:
        raise _Leave

    # --- Showing -----------------------------------------------------------------------------------------------------

    def _welcome(self) -> None:
        seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(self._names))
        print(say("welcome", game=self._match.state.game, seats=seats))
        self._tell_about_game("intro")
        if self._persons:
            print(say("how-to-type"))

    def _tell_about_game(self, kind: str) -> None:
        """A game may have more to say, in the text `<kind>-<game>`."""
        key = f"{kind}-{self._match.state.game}"
        if words.has(key):
            print(words.sentence(key, {}))

    def _only_person(self) -> int | None:
        return min(self._persons) if len(self._persons) == 1 else None

    def _view(self) -> View:
        """What may be shown now: to whoever decides, else to the only person, else to all."""
        seat = self._match.state.to_move
        return self._match.state.view(seat if seat in self._persons else self._only_person())

    def _show_table(self, view: View) -> None:
        self._show = False
        show_position(view)
        print(say("to-move", player=self._names[view.seat or 0]))
        actions = view.legal_actions()
        width = len(str(len(actions)))
        print(in_columns([f"{number:>{width}}  {view.text(action)}" for number, action in enumerate(actions, 1)]))

    def _leave(self, code: int) -> int:
        self._curtain.close(None)
        print(say("goodbye"))
        return code
