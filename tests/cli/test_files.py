"""Games in files: saved, loaded, replayed and checked."""

import json
from pathlib import Path
from typing import Any

import pytest

import saqqara
from saqqara import Record

from .conftest import Keyboard, Terminal

TWO = "play pebbles --seed 3 --players you,you"
TAKE, WAIT, LEND, LEFT = range(4)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a game.json".replace(" ", "-")


@pytest.fixture
def written(file: Path, terminal: Terminal) -> Path:
    """A finished game of six actions."""
    terminal(TWO, ["lend", "y", "lend left", *["take"] * 4, f"save {file}"])
    return file


def content(file: Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return read


# --- Saving and loading


def test_a_saved_game_goes_on_where_it_was(terminal: Terminal, file: Path) -> None:
    saved = terminal(TWO, ["lend", "y", "lend left", f"save {file}"])
    assert f"The game is saved in {file}." in saved.lines
    loaded = terminal(f"play pebbles --players you,you --load {file}", ["scores"])
    assert f"{file} is loaded: 2 actions have been played." in loaded.lines
    assert "To decide: you (1)" in loaded.lines
    assert "Bag: ? ? ? ?. Points: -1 0." in loaded.lines


def test_a_game_is_loaded_at_the_table(terminal: Terminal, written: Path) -> None:
    ran = terminal(TWO, [f"load {written}"])
    assert f"{written} is loaded: 6 actions have been played." in ran.lines
    assert "The game is over: bag_empty." in ran.lines


def test_a_game_of_another_table_is_not_loaded(terminal: Terminal, written: Path) -> None:
    ran = terminal("play pebbles --seed 1 --players you,you,you", [f"load {written}", "scores"])
    assert "This record is of pebbles with 2 players; the game here is another one." in ran.lines
    assert "6 actions" not in ran.out


def test_save_keeps_the_game_action_by_action(terminal: Terminal, file: Path) -> None:
    ran = terminal(f"{TWO} --save {file}", ["lend", "y", "lend right", "undo"])
    assert ran.code == 0
    assert content(file)["texts"] == ["lend"]
    again = terminal(f"play pebbles --players you,you --load {file} --save {file}", ["lend left"])
    assert again.code == 0
    assert content(file)["texts"] == ["lend", "lend left"]


def test_no_game_is_overwritten_by_starting_another(terminal: Terminal, written: Path) -> None:
    before = written.read_bytes()
    assert terminal.refused(f"{TWO} --save {written}").startswith(f"“{written}” exists already.")
    assert written.read_bytes() == before


def test_a_game_survives_a_file_that_cannot_be_written(terminal: Terminal, tmp_path: Path, file: Path) -> None:
    (tmp_path / "folder").mkdir()
    ran = terminal(TWO, ["wait", f"save {tmp_path}/folder", f"save {file}"])
    assert "cannot be written" in ran.out
    assert content(file)["texts"] == ["wait"]
    assert sorted(path.name for path in tmp_path.iterdir()) == [file.name, "folder"]


def test_a_folder_that_vanishes_does_not_end_the_game(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    ran = terminal(f"{TWO} --save {folder}/game.json", _Mover(["wait", "wait"], folder))
    assert (ran.code, ran.lines[-1]) == (0, "Goodbye.")
    assert "you (1): wait" in ran.lines
    assert ran.err == f"“{folder}/game.json” cannot be written: No such file or directory.\n" * 2


class _Mover(Keyboard):
    """Somebody who moves a folder away and types on."""

    def __init__(self, lines: list[str], folder: Path) -> None:
        super().__init__(lines)
        self._folder = folder

    def readline(self) -> str:
        if self._folder.exists():
            self._folder.rename(self._folder.with_name("elsewhere"))
        return super().readline()


# --- Replaying


def test_a_replay_shows_every_position(terminal: Terminal, written: Path) -> None:
    ran = terminal(f"replay {written}")
    assert ran.code == 0
    assert [line for line in ran.lines if line.startswith("Position ")] == [f"Position {ply} of 6" for ply in range(7)]
    record = Record.from_json(content(written))
    for state in record.states():
        assert str(state) in ran.lines
    assert "you (0): lend left" in ran.lines
    assert "  -1 point for loans" in ran.lines
    assert "The game is over: bag_empty." in ran.lines


def test_one_position_of_a_replay(terminal: Terminal, written: Path) -> None:
    ran = terminal(f"replay {written} --ply 2")
    assert [line for line in ran.lines if line.startswith("Position ")] == ["Position 2 of 6"]
    assert ran.lines[0] == "you (0): lend left"


def test_a_replay_as_a_seat_saw_it(terminal: Terminal, file: Path) -> None:
    bag = saqqara.start("pebbles", seed=3).position()["bag"]
    terminal(TWO, ["peek", "", "wait", f"save {file}"])
    hidden, seen = f"Bag: {bag[0]} ? ? ?.", f"Bag: {' '.join(map(str, bag))}."
    assert hidden in terminal(f"replay {file} --seat 0").out
    assert hidden not in terminal(f"replay {file} --seat 1").out
    assert "worth" not in terminal(f"replay {file} --seat 1").out
    assert seen in terminal(f"replay {file}").out
    assert seen not in terminal(f"replay {file} --seat 0").out


def test_names_from_a_file_do_not_steer_the_terminal(terminal: Terminal, written: Path) -> None:
    record = content(written)
    record["names"] = ["\x1b[2Jan", "bo\nb"]
    written.write_text(json.dumps(record), encoding="utf-8")
    out = terminal(f"replay {written}").out
    assert "\x1b" not in out
    assert "?[2Jan: take" in out
    assert "bo?b: take" in out


@pytest.mark.parametrize(("extra", "answer"), [
    ("--ply 7", "There is no position 7: this record has positions 0 to 6."),
    ("--ply -1", "There is no position -1: this record has positions 0 to 6."),
    ("--seat 2", "There is no seat 2: this record has seats 0 to 1."),
])  # fmt: skip
def test_what_a_replay_does_not_have(terminal: Terminal, written: Path, extra: str, answer: str) -> None:
    assert terminal.refused(f"replay {written} {extra}") == answer


# --- Checking


def test_a_right_record(terminal: Terminal, written: Path, file: Path) -> None:
    assert terminal(f"check {written}").lines == [f"{file} is right: a finished game of pebbles, 2 players, 6 actions."]
    terminal(TWO, ["lend", "y", f"save {file}"])
    assert terminal(f"check {file}").lines == [f"{file} is right: an unfinished game of pebbles, 2 players, 1 action."]


def _spoil(record: dict[str, Any], path: str, value: object) -> None:
    *way, last = path.split(".")
    for key in way:
        record = record[key]
    record[last] = value


WRONG: dict[str, tuple[str, object, list[str]]] = {
    "illegal": ("actions", [LEND, LEFT, LEFT, TAKE], [
        "  ply:     2", "  action:  lend left", "  rule:    PB-T2", "  code:    lend_first",
        "  reason-lend_first action=lend left rule=PB-T2",
    ]),
    "after the end": ("actions", [TAKE] * 5, [
        "  ply:     4", "  action:  take", "  rule:    PB-E1", "  code:    game_over",
        "  The game is over: nothing more can be played (PB-E1).",
    ]),
    "no action": ("actions", [WAIT, 99], [
        "  ply:     1", "  code:    unknown_action",
        "  There is no action 99: this game's actions are numbered from 0 to one below 6 (PB-T1).",
    ]),
    "not a number": ("actions", [WAIT, "take"], [
        "  ply:     1", "  code:    not_an_action", "  'take' stands where the number of an action is expected.",
    ]),
    "other result": ("result", {"places": [1, 1]}, [
        "  ply:     6", "  code:    wrong_result", "  It claims another result than its actions lead to.",
    ]),
    "bad start": ("start.points", [1], [
        "  ply:     0", "  code:    bad_start",
        "  Its start position cannot be read. points has 1 entry; from 2 to 2 are possible.",
    ]),
    "other version": ("rules_version", 1, [
        "  ply:     0", "  code:    other_rules_version",
        "  It was played by another version of the rules; this program plays version 3.",
    ]),
    "strange key": ("player", 1, [
        "  ply:     0", "  code:    record_key_unknown", "  It has “player”, which no record has. Is it misspelt?",
    ]),
    "bad names": ("names", ["Ann"], [
        "  ply:     0", "  code:    bad_fact", "  Its “names” is not as records write it.",
    ]),
    "unknown game": ("game", "chess", ["  There is no game “chess”. There is: imhotep, pebbles."]),
}  # fmt: skip


@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_record(terminal: Terminal, written: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saqqara.core.registry.names", lambda: ("imhotep", "pebbles"))
    path, value, told = WRONG[kind]
    record = content(written)
    if path == "actions":
        record["result"] = None
    _spoil(record, path, value)
    written.write_text(json.dumps(record), encoding="utf-8")
    ran = terminal(f"check {written}")
    assert ran.code == 1
    assert ran.lines == [f"{written} is not right.", *told]
    assert terminal.refused(f"replay {written}")
    assert terminal.refused(f"play pebbles --players you,you --load {written}")


@pytest.mark.parametrize("text", ["", "nonsense", "[1, 2", "\x00", "[" * 100_000, "9" * 5000], ids=range(6))
def test_a_file_without_json(terminal: Terminal, file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    for command in ("check", "replay", "play pebbles --load"):
        assert terminal.refused(f"{command} {file}").startswith(f"“{file}” is not JSON: ")


@pytest.mark.parametrize("text", ["null", "[]", "7", '"game"', "{}", '{"format": "saqqara-record/1"}'])
def test_json_that_is_no_record(terminal: Terminal, file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    ran = terminal(f"check {file}")
    assert (ran.code, ran.lines[0]) == (1, f"{file} is not right.")
    assert len(ran.lines) > 1


def test_a_file_that_is_no_text(terminal: Terminal, file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00")
    assert "is not JSON" in terminal.refused(f"check {file}")


@pytest.mark.parametrize("command", ["check", "replay", "play pebbles --load"])
@pytest.mark.parametrize("name", ["/nowhere/at/all", "/", "~nobody-of-this-name/game.json"])
def test_a_file_that_is_not_there(terminal: Terminal, command: str, name: str) -> None:
    assert terminal.refused(f"{command} {name}").startswith(f"“{name}” cannot be read: ")
