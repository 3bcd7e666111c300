"""A game at the terminal, typed from the first table to the last."""

import sys
from typing import NoReturn

import pytest

import saqqara
from saqqara import State
from saqqara.cli import main

from .conftest import Keyboard, Terminal

ALONE = "play pebbles --seed 3 --players you,random"
TWO = "play pebbles --seed 3 --players you,you"


def pebbles(seed: int) -> State:
    return saqqara.start("pebbles", seed=seed)


def test_a_newcomer_sees_the_table_who_decides_and_what_can_be_done(terminal: Terminal) -> None:
    ran = terminal(ALONE)
    assert ran.lines[:2] == [
        "pebbles. Seats: 0 you, 1 random.",
        "Type an action, its number or its beginning; “help” lists what else you can type.",
    ]
    assert "Bag: ? ? ? ?. Points: 0 0." in ran.lines
    assert "To decide: you" in ran.lines
    assert "1  take   2  wait   3  lend   4  peek" in ran.lines


def test_a_whole_game(terminal: Terminal) -> None:
    state = pebbles(3)
    worth = list(state.position()["bag"])
    ran = terminal(TWO, ["take"] * 4)
    assert ran.code == 0
    points = (worth[0] + worth[2], worth[1] + worth[3])
    assert f"Bag: empty. Points: {points[0]} {points[1]}." in ran.lines
    assert "The game is over: bag_empty." in ran.lines
    first, second = sorted(enumerate(points), key=lambda seat: -seat[1])
    assert f"1. you ({first[0]}), {first[1]} points" in ran.lines
    place = 1 if first[1] == second[1] else 2
    assert f"{place}. you ({second[0]}), {second[1]} points" in ran.lines


def test_bots_play_without_anybody(terminal: Terminal) -> None:
    ran = terminal("play pebbles --seed 1 --players random,greedy,random")
    assert ran.code == 0
    assert any(line.startswith("1. ") for line in ran.lines)
    assert ran.out == terminal("play pebbles --seed 1 --players random,greedy,random").out


@pytest.mark.parametrize("typed", ["take", "1", "TAKE", "t", "  ta  "])
def test_an_action_is_its_text_its_number_or_its_beginning(terminal: Terminal, typed: str) -> None:
    assert "you (0): take" in terminal(TWO, [typed]).lines


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("dance", "“dance” is no action of this game (PB-T1)."),
        ("9", "There is no number 9: 1 to 4 are listed."),
        ("0", "There is no number 0: 1 to 4 are listed."),
        ("9" * 6000, "There is no number 999,999,999: 1 to 4 are listed."),
        ("-1", "“-1” is no action of this game (PB-T1)."),
        ("²", "“²” is no action of this game (PB-T1)."),
        ("lend left", "reason-lend_first action=lend left rule=PB-T2"),
        ("why", "Which action? For example: why 1"),
        ("why dance", "“dance” is no action of this game (PB-T1)."),
        ("why lend r", "reason-lend_first action=lend right rule=PB-T2"),
        ("why lend l", "reason-lend_first action=lend left rule=PB-T2"),
        ("why take", "“take” can be played now."),
        ("events lend left", "reason-lend_first action=lend left rule=PB-T2"),
        ("events", "Which action? For example: events 1"),
        ("save", "Which file? For example: save my-game.json"),
        ("load", "Which file? For example: load my-game.json"),
        ("load /nowhere/at/all", "“/nowhere/at/all” cannot be read: No such file or directory."),
        ("save /nowhere/at/all", "“/nowhere/at/all” cannot be written: No such file or directory."),
        ("save bad\0name", "“bad\0name” cannot be written: embedded null byte."),
        ("undo", "Nobody at this terminal has played anything that could be taken back."),
    ],
)
def test_what_cannot_be_is_answered_and_nothing_changes(terminal: Terminal, typed: str, answer: str) -> None:
    ran = terminal(TWO, [typed, "scores"])
    assert ran.code == 0
    assert answer in ran.lines
    assert not any(line.startswith("you (0): ") for line in ran.lines)


def test_what_is_not_clear_is_asked_again(terminal: Terminal) -> None:
    ran = terminal(TWO, ["lend", "y", "l"])
    assert "“l” could be: lend left, lend right. Type a little more." in ran.lines


def test_after_nonsense_a_hint(terminal: Terminal) -> None:
    assert any("“help” lists" in line for line in terminal(TWO, ["dance"]).lines[5:])


def test_help(terminal: Terminal) -> None:
    for word in ("help", "HELP", "?"):
        out = terminal(TWO, [word]).out
        for command in ("why", "events", "scores", "table", "undo", "save", "load", "quit"):
            assert f"\n{command} " in out


def test_some_actions_ask_first(terminal: Terminal) -> None:
    refused = terminal(TWO, ["lend", "n", "take"])
    assert "reason-costs_a_point rule=PB-T3" in refused.lines
    assert "you (0): lend" not in refused.out
    assert "you (0): take" in refused.lines
    assert "you (0): lend" in terminal(TWO, ["lend", "yes"]).out


def test_scores(terminal: Terminal) -> None:
    ran = terminal(TWO, ["lend", "y", "lend left", "scores"])
    table = [line.split() for line in ran.lines[-6:]]
    assert ["pebbles", "0", "0"] in table
    assert ["loans", "-1", "0"] in table
    assert ["total", "-1", "0"] in table


def test_events_tell_what_an_action_would_do_as_far_as_one_can_know(terminal: Terminal) -> None:
    ran = terminal(TWO, ["events wait", "events take", "lend", "y", "events lend left"])
    assert ran.lines[ran.lines.index("you (0)> events wait") + 1] == "  nothing happens"
    assert ran.lines[ran.lines.index("you (0)> events take") + 1] == "  what follows depends on something hidden"
    assert "  -1 point for loans" in ran.lines
    assert "you (0): lend left" not in ran.lines


def test_the_table_is_shown_again_with_the_list(terminal: Terminal) -> None:
    ran = terminal(TWO, ["why take", "table"])
    assert sum(line.startswith("1  take") for line in ran.lines) == 2


@pytest.mark.parametrize("typed", [["quit"], ["exit"], []])
def test_people_leave(terminal: Terminal, typed: list[str]) -> None:
    ran = terminal(TWO, typed)
    assert ran.code == 0
    assert ran.lines[-1].endswith("Goodbye.")
    assert ran.err == ""


def test_leaving_in_the_middle_of_a_question(terminal: Terminal) -> None:
    ran = terminal(TWO, ["lend"])
    assert (ran.code, ran.err, ran.lines[-1]) == (0, "", "Goodbye.")


class _Interrupted(Keyboard):
    def readline(self) -> NoReturn:
        raise KeyboardInterrupt


def test_ctrl_c(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    terminal("games")
    monkeypatch.setattr(sys, "stdin", _Interrupted([]))
    assert main(TWO.split()) == 130
    out, err = capsys.readouterr()
    assert out.endswith("\nGoodbye.\n")
    assert err == ""


def test_the_end_can_be_looked_at(terminal: Terminal) -> None:
    ran = terminal(TWO, [*["take"] * 4, "scores", "take", "dance", ""])
    assert ran.code == 0
    assert sum("Points" in line for line in ran.lines) >= 2
    assert "The game is over: nothing more can be played (PB-E1)." in ran.out
    assert "Goodbye." not in ran.out


def test_the_last_table_shows_nothing_that_is_still_hidden(terminal: Terminal) -> None:
    """Else the last turn could be taken back by somebody who knows more."""
    ran = terminal(f"{TWO} --option mood=wild", ["take"] * 3)
    assert "The game is over: bag_empty." in ran.lines
    assert any(line.startswith("Bag: ?. Points: ") for line in ran.lines)


def test_the_options_are_played(terminal: Terminal) -> None:
    assert "Bag: ? ? ? ? ? ? ? ?." in terminal(f"{TWO} --long").out


def test_bots_ask_with_confirm_only(terminal: Terminal) -> None:
    asking = "Enter to let random play on, or “undo”: "
    assert asking not in terminal(ALONE, ["wait"]).out
    ran = terminal(f"{ALONE} --confirm", ["wait", "dance", ""])
    assert ran.out.count(asking) == 2
    assert "random: " in ran.out
