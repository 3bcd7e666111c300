"""A real game at the terminal."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import saqqara
from saqqara import Record, Rng, State

from .conftest import Keyboard, Terminal

WIPE = "\x1b[H\x1b[2J\x1b[3J"
SIDES_B = {"market": "B", "pyramid": "B", "temple": "B", "burial": "B", "obelisks": "B"}


def random_game(start: State, seed: int) -> Iterator[tuple[State, int]]:
    """Positions and the actions played in them."""
    rng, state = Rng(seed), start.copy()
    while state.to_move is not None:
        action = int(state.legal_at(rng.below(state.legal_count())))
        yield state.copy(), action
        state.apply(action)


@pytest.mark.parametrize(("sides", "options"), [("AAAAA", {}), ("BBBBB", SIDES_B)])
def test_a_whole_game_by_numbers_and_texts(terminal: Terminal, sides: str, options: dict[str, str]) -> None:
    start = saqqara.start("imhotep", players=2, seed=11, options={**options, "wrath": True})
    typed: list[str] = []
    secret = last = None
    for ply, (state, action) in enumerate(random_game(start, 4)):
        owner = _owner_of_a_secret(state)
        if owner is not None and owner != secret:
            typed.append("")  # the others look away
        secret = owner
        number = state.legal_actions().index(action) + 1
        typed.append(str(number) if ply % 2 else state.text(action))
        last = state
        last.apply(action)
    assert last is not None
    ran = terminal(f"play imhotep --players you,you --seed 11 --sides {sides} --wrath", typed)
    assert ran.code == 0
    result = last.result()
    assert result is not None
    assert "The game is over: six rounds have been played." in ran.lines
    for seat in range(2):
        assert f"{result.places[seat]}. you ({seat}), {result.scores[seat]} points" in ran.lines


def _owner_of_a_secret(state: State) -> int | None:
    public = {**state.view(None).to_json(), "seat": state.to_move}
    return state.to_move if state.view(state.to_move).to_json() != public else None


def test_the_newcomer_is_carried(terminal: Terminal) -> None:
    ran = terminal("play imhotep --seed 5", ["help", "why sail 1 mar", "load 1", "load 1.2"])
    assert ran.lines[0] == "Imhotep. Seats: 0 you, 1 greedy."
    assert "To decide: you" in ran.lines
    assert any(line.startswith(" 1  take") for line in ran.lines)
    assert "Ship 1 sails with 3 stones or more; it would have 0 (IM-T3)." in ran.lines
    assert "“load 1” could be: load 1.1, load 1.2, load 1.3, load 1.4. Type a little more." in ran.lines
    assert "you: load 1.2" in ran.lines
    assert any(line.startswith("greedy: ") for line in ran.lines)
    assert max(map(len, ran.lines)) <= 120


def test_load_is_a_command_and_an_action(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = terminal("play imhotep --seed 5 --players you,you", ["load 1.2", f"save {file}", "load 1.1", f"load {file}"])
    assert "you (0): load 1.2" in ran.lines
    assert f"{file} is loaded: 1 action has been played." in ran.lines


def test_a_check_finds_the_ply_and_the_rule(terminal: Terminal, tmp_path: Path) -> None:
    start = saqqara.start("imhotep", players=3, seed=8, options=SIDES_B)  # type: ignore[arg-type]
    actions = [action for _, action in random_game(start, 8)]
    record = Record(start, actions).to_json()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert terminal(f"check {file}").lines == [
        f"{file} is right: a finished game of Imhotep, 3 players, {len(actions)} actions."
    ]
    wrong = saqqara.start("imhotep", players=3, seed=8).parse("pass")
    record.update(actions=[*actions[:30], wrong, *actions[31:]], result=None)
    file.write_text(json.dumps(record), encoding="utf-8")
    ran = terminal(f"check {file}")
    assert ran.code == 1
    assert ran.lines[:4] == [f"{file} is not right.", "  ply:     30", "  action:  pass", ran.lines[3]]
    assert re.fullmatch(r"  rule:    IM-[A-Z0-9a-z]+", ran.lines[3])


class _Peeker(Keyboard):
    """Plays on both seats: takes a look at the face-down cards whenever that is offered."""

    def __init__(self, start: State, seed: int) -> None:
        super().__init__([])
        self.state = start.copy()
        self.secrets: list[tuple[int, str]] = []
        self._rng = Rng(seed)
        self._alone = False

    def readline(self) -> str:
        seat = self.state.to_move
        if seat is None:
            return ""
        view = self.state.view(seat).to_json()
        if view["pending"]["decision"] == "keep" and not self._alone:
            self._alone = True
            self.secrets.append((seat, " ".join(card.replace("_", " ") for card in view["pair"])))
            return self._typed("")
        self._alone = False
        legal = self.state.legal_actions()
        looks = [action for action in legal if self.state.text(action) == "pick hidden"]
        action = looks[0] if looks else legal[self._rng.below(len(legal))]
        text = self.state.text(action)
        self.state.apply(action)
        return self._typed(text)

    def _typed(self, line: str) -> str:
        sys.stdout.write(f"{line}\n")
        return f"{line}\n"


def test_nobody_sees_the_cards_another_looks_at(terminal: Terminal) -> None:
    start = saqqara.start("imhotep", players=2, seed=3, options={"market": "B"})
    peeker = _Peeker(start, 3)
    ran = terminal("play imhotep --players you,you --seed 3 --sides BAAAA", peeker)
    assert peeker.state.to_move is None
    assert len(peeker.secrets) >= 3
    screens = ran.out.split(WIPE)
    assert len(screens) == len(peeker.secrets) + 1
    for (seat, cards), screen in zip(peeker.secrets, screens, strict=False):
        public, private = screen.split(f"for you ({seat}) only. All others look away; then press Enter.")
        assert f"face down: {cards}" in private.lower()
        assert f"face down: {cards}" not in public.lower()
        assert f"you ({1 - seat})>" not in private


class _Screen:
    """A real terminal with the program in it."""

    def __init__(self, *arguments: str) -> None:
        self._master, inner = pty.openpty()
        # Started in the background, a process is deaf to Ctrl-C; in a terminal it is not.
        listening = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
        program = f"{listening}; import sys, saqqara.cli; sys.exit(saqqara.cli.main())"
        self._process = subprocess.Popen(  # noqa: S603 our own words
            [sys.executable, "-c", program, *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env={**os.environ, "TERM": "xterm", "COLUMNS": "80"},
        )
        os.close(inner)
        self.shown = ""

    def wait_for(self, text: str, times: int = 1) -> None:
        """Until this has been shown so many times."""
        while self.shown.count(text) < times:
            assert select.select([self._master], [], [], 30)[0], self.shown
            self.shown += os.read(self._master, 65536).decode()

    def type(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def interrupt(self) -> None:
        """Ctrl-C, once more if it came just before the program began to listen."""
        for _ in range(30):
            self._process.send_signal(signal.SIGINT)
            if select.select([self._master], [], [], 1)[0]:
                return

    def closed(self) -> int:
        """The exit code, once the program is gone."""
        return self._process.wait()

    def __enter__(self) -> "_Screen":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._master)


def test_a_real_terminal() -> None:
    with _Screen("play", "imhotep", "--seed", "5") as screen:
        screen.wait_for("you> ")
        screen.type("1\n")
        screen.wait_for("you> ", 2)
        screen.type("\x04")
        screen.wait_for("Goodbye.\r\n")
        assert screen.closed() == 0
    assert "you: take" in screen.shown
    assert "greedy: " in screen.shown
    assert screen.shown.count("To decide: you") == 2


def test_an_interrupt_in_a_real_terminal() -> None:
    with _Screen("play", "imhotep", "--seed", "5") as screen:
        screen.wait_for("you> ")
        screen.interrupt()
        screen.wait_for("Goodbye.\r\n")
        assert screen.closed() == 130
    assert "Traceback" not in screen.shown


def test_a_bar_shows_how_far_a_series_is() -> None:
    with _Screen("simulate", "imhotep", "-n", "20", "--seed", "1") as screen:
        screen.wait_for("The seed was 1.\r\n")
        assert screen.closed() == 0
    assert "Playing Imhotep" in screen.shown
    assert "20/20" in screen.shown
