"""The command line: what it offers, and how it refuses."""

import subprocess
import sys

import pytest

import saqqara

from .conftest import Terminal

COMMANDS = ("play", "simulate", "replay", "check", "games", "bots", "version")
PLAY = "play pebbles --seed 3 --players you,you"

BOTS = "apprentice, mason, foreman, architect, vizier, random, greedy"


def test_without_a_command_all_are_listed(terminal: Terminal) -> None:
    for arguments in ("", "-h", "--help"):
        ran = terminal(arguments)
        assert (ran.code, ran.err) == (0, "")
        for command in COMMANDS:
            assert f"\n  {command} " in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(terminal: Terminal, command: str) -> None:
    ran = terminal(f"{command} -h")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"usage: saqqara {command} ")
    assert ran.out == terminal(f"{command} --help").out
    assert "help-" not in ran.out  # every text is there


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_options_of_a_game_are_explained_with_it(terminal: Terminal, command: str) -> None:
    assert "--sides" not in terminal(f"{command} -h").out
    out = terminal(f"{command} pebbles -h").out
    assert "--sides AB" in out
    assert "--long, --no-long" in out
    assert "mood=calm|wild" in out


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("fly", "saqqara: argument COMMAND: invalid choice: 'fly'"),
        ("--language klingon", "saqqara: argument --language: invalid choice: 'klingon'"),
        ("play", "saqqara play: the following arguments are required: GAME. “saqqara play --help” tells more."),
        ("play chess", "There is no game “chess”. There is: "),
        ("play chess --sides AA", "There is no game “chess”. There is: "),
        ("simulate chess", "There is no game “chess”. There is: "),
        ("bots chess", "There is no game “chess”. There is: "),
        ("bots", "saqqara bots: the following arguments are required: GAME."),
        ("check", "saqqara check: the following arguments are required: FILE."),
        ("replay", "saqqara replay: the following arguments are required: FILE."),
        ("replay a b", "saqqara replay: unrecognized arguments: b."),
        ("replay a --ply x", "saqqara replay: argument --ply: invalid int value: 'x'."),
        ("games all", "saqqara games: unrecognized arguments: all."),
        ("version 2", "saqqara version: unrecognized arguments: 2."),
        ("play pebbles --fast", "saqqara play: unrecognized arguments: --fast."),
        ("play pebbles --seed x", "saqqara play: argument --seed: invalid int value: 'x'."),
        ("play pebbles --seed", "saqqara play: argument --seed: expected one argument."),
        ("play pebbles --seed -1", "“-1” cannot be chosen for “seed”."),
        (f"play pebbles --seed {2**128}", f"“{2**128}” cannot be chosen for “seed”."),
        (f"simulate pebbles -n 1 --seed {2**128}", f"“{2**128}” cannot be chosen for “seed”."),
        ("play pebbles --players you", "“1” cannot be chosen for “players”. Possible: 2, 3, 4."),
        ("play pebbles --players you,you,you,you,you", "“5” cannot be chosen for “players”."),
        ("play pebbles --players you,magic", "There is no bot “magic” for pebbles. There is: you, " + BOTS + "."),
        ("play pebbles --players ,", "There is no bot “” for pebbles."),
        ("simulate pebbles --players you,random", "There is no bot “you” for pebbles. There is: " + BOTS + "."),
        ("simulate pebbles --players random", "“1” cannot be chosen for “players”."),
        ("simulate pebbles -n 0", "At least one game and one process are needed."),
        ("simulate pebbles -n x", "saqqara simulate: argument -n: invalid int value: 'x'."),
        ("simulate pebbles --jobs 0", "At least one game and one process are needed."),
        ("play pebbles --sides A", "“A”: 2 letters, each A or B, are needed for bag, table."),
        ("play pebbles --sides ABA", "“ABA”: 2 letters, each A or B, are needed for bag, table."),
        ("play pebbles --sides AC", "“AC”: 2 letters, each A or B, are needed for bag, table."),
        ("play pebbles --option mood", "“mood”: an option is written as KEY=VALUE."),
        ("play pebbles --option mood=sad", "“sad” cannot be chosen for “mood”. Possible: calm, wild."),
        ("play pebbles --option long=maybe", "“maybe” cannot be chosen for “long”. Possible: false, true."),
        ("play pebbles --option colour=red", "This game has no option “colour”. It has: bag, table, long, mood."),
        ("play pebbles --save /nowhere/at/all", "“/nowhere/at/all” cannot be written: No such file or directory."),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(terminal: Terminal, command: str, answer: str) -> None:
    assert terminal.refused(command).startswith(answer)


@pytest.mark.parametrize(
    ("extra", "changed"),
    [
        ("", {}),
        ("--sides BA", {"bag": "B", "table": "A"}),
        ("--sides ba", {"bag": "B", "table": "A"}),
        ("--long", {"long": True}),
        ("--long --no-long", {}),
        ("--option mood=WILD --option long=yes --option bag=b", {"mood": "wild", "long": True, "bag": "B"}),
        ("--sides BB --option bag=A", {"bag": "A", "table": "B"}),
    ],
)
def test_options_are_those_of_the_game(terminal: Terminal, extra: str, changed: dict[str, object]) -> None:
    played = terminal(f"simulate pebbles -n 1 --seed 1 --json {extra}").out
    options = saqqara.start("pebbles", seed=1).options
    for key, value in {**options, **changed}.items():
        assert (
            f'"{key}": {"true" if value is True else "false" if value is False else f""""{value}""" + chr(34)}'
            in played
        )


def test_the_games_are_listed_with_their_options(terminal: Terminal) -> None:
    lines = terminal("games").lines
    assert "pebbles: 2, 3, 4 players" in lines
    assert "  bag: A, B (default: A)" in lines
    assert "  long: false, true (default: false)" in lines


def test_the_bots_are_listed(terminal: Terminal) -> None:
    assert terminal("bots pebbles").lines == ["apprentice", "mason", "foreman", "architect", "vizier"]


def test_the_version_tells_the_rules_too(terminal: Terminal) -> None:
    lines = terminal("version").lines
    assert lines[0].startswith("saqqara ")
    assert "pebbles: rules version 3" in lines
    assert terminal("--version").lines == lines


def test_english_can_be_asked_for(terminal: Terminal) -> None:
    assert "To decide: you (0)" in terminal(f"--language en {PLAY}").lines


def test_the_program_itself() -> None:
    """Once as a process of its own; else everything runs in this one."""
    ran = subprocess.run(
        [sys.executable, "-c", "import sys, saqqara.cli; sys.exit(saqqara.cli.main())", "play", "nothing"],
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)


def test_a_reader_that_leaves_early_is_no_mistake() -> None:
    game = "saqqara.cli.main(['play', 'imhotep', '--players', 'random,random,random,random', '--seed', '1'])"
    ran = subprocess.Popen(  # noqa: S603 our own words
        [sys.executable, "-c", f"import sys, saqqara.cli; sys.exit({game})"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert ran.stdout is not None
    assert ran.stderr is not None
    ran.stdout.read(10)
    ran.stdout.close()
    errors = ran.stderr.read()
    ran.stderr.close()
    assert (ran.wait(), errors) == (0, b"")
