"""A turn may be taken back until a later turn has begun to be played or something hidden was seen."""

import json
from pathlib import Path

from .conftest import Terminal

TWO = "play pebbles --seed 3 --players you,you"
ONE_BACK = "One action has been taken back."
LATER = "This cannot be taken back: a later turn has already begun to be played."
SEEN = "This cannot be taken back: something hidden has been seen since."


def test_the_last_decision_is_taken_back(terminal: Terminal) -> None:
    ran = terminal(TWO, ["wait", "undo"])
    assert ONE_BACK in ran.lines
    assert ran.lines.count("To decide: you (0)") == 2


def test_a_turn_of_several_decisions_is_taken_back_one_by_one(terminal: Terminal) -> None:
    ran = terminal(TWO, ["lend", "y", "lend left", "undo", "undo", "undo"])
    assert ONE_BACK in ran.lines
    assert ONE_BACK in ran.lines
    assert "Nobody at this terminal has played anything that could be taken back." in ran.out


def test_not_once_a_later_turn_has_begun(terminal: Terminal) -> None:
    ran = terminal(TWO, ["wait", "lend", "y", "undo", "undo"])
    assert ONE_BACK in ran.lines
    assert LATER in ran.lines


def test_not_once_something_hidden_was_seen(terminal: Terminal) -> None:
    assert SEEN in terminal(TWO, ["take", "undo"]).lines
    assert SEEN in terminal(TWO, ["peek", "", "undo"]).out


def test_a_bot_ends_it_and_says_how_not_to(terminal: Terminal) -> None:
    ran = terminal("play pebbles --seed 3 --players you,random", ["wait", "undo"])
    assert "a bot has begun to play since. With --confirm" in ran.out


def test_before_a_bot_that_was_asked_to_wait(terminal: Terminal) -> None:
    ran = terminal("play pebbles --seed 3 --players you,random --confirm", ["wait", "undo", "wait", ""])
    assert ONE_BACK in ran.out
    assert ran.out.count("you: wait\n") == 2
    assert ran.out.index(ONE_BACK) < ran.out.index("random: ")


def test_what_was_taken_back_stays_in_the_record(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal(TWO, ["lend", "y", "lend left", "undo", "lend right", f"save {file}"])
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["texts"] == ["lend", "lend right"]
    assert record["undone"] == [{"ply": 1, "seat": 0, "actions": [3]}]
    assert terminal(f"check {file}").code == 0
