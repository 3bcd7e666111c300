"""`saqqara arena`: what it says and writes, and that an interrupted one goes on where it stopped."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import active_children
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from saqqara import Record, arena
from saqqara.arena import Here, Journal

from .conftest import Terminal

MATCH = "arena pebbles --players random,greedy --games 24 --jobs 1 --seed 3"
LADDER = "arena pebbles --ladder --players random,greedy --games 24 --jobs 1 --seed 3"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@contextmanager
def interrupted_after(games: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Ctrl-C while the game after so many is half written."""
    left = [games]

    def write(journal: Journal, line: str) -> None:
        if left[0] == 0:
            journal._file.write(line[: len(line) // 2])
            journal._file.flush()
            raise KeyboardInterrupt
        left[0] -= '"format"' not in line
        write_all(journal, line)

    write_all = Journal._write
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "_write", write)
        yield


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}


def test_the_json_has_the_numbers_of_the_games(terminal: Terminal, folder: Path) -> None:
    ran = terminal(f"{MATCH} --json out.json")
    assert (ran.code, ran.err) == (0, "")
    told: dict[str, Any] = json.loads((folder / "out.json").read_text())
    contest = arena.contest("pebbles", ["random", "greedy"], seed=3)
    standings = arena.standings(contest, arena.play_all(contest, 24, Here()))
    assert told["games"] == 24
    assert list(told["players"]) == ["random", "greedy"]
    for name, one in standings.items():
        player = told["players"][name]
        assert (player["win_rate"], player["mean_place"], player["mean_score"]) == (
            one.win_rate.value,
            one.place.value,
            one.score.value,
        )
        assert tuple(player["interval"]) == one.win_rate.interval
        assert tuple(player["place_interval"]) == one.place.interval
    assert sum(player["win_rate"] for player in told["players"].values()) == pytest.approx(1)
    assert (told["game"], told["seats"], told["seed"], told["options"]["mood"]) == ("pebbles", 2, 3, "calm")
    assert "thinking" not in told


def test_the_table_shows_the_same_numbers(terminal: Terminal, folder: Path) -> None:
    lines = terminal(f"{MATCH} --json out.json").lines
    players = json.loads((folder / "out.json").read_text())["players"]
    assert lines[0] == "pebbles, 2 seats: 24 games"
    assert lines[1].split() == ["bot", "wins", "95", "%", "place", "95", "%", "points", "thinks", "p95"]
    for (name, player), line in zip(players.items(), lines[3:5], strict=True):
        bot, wins, _, around, place, _, points, *times = line.split()
        low, high = around.split("–")  # noqa: RUF001
        assert bot == name
        assert float(wins) == pytest.approx(100 * player["win_rate"], abs=0.05)
        assert [float(low), float(high)] == pytest.approx([100 * end for end in player["interval"]], abs=0.05)
        assert float(place) == pytest.approx(player["mean_place"], abs=0.005)
        assert float(points) == pytest.approx(player["mean_score"], abs=0.005)
        assert times[1::2] == ["ms", "ms"]
    assert lines[-1] == "The seed was 3."


def test_thinking_times_are_written_on_request(terminal: Terminal, folder: Path) -> None:
    terminal(f"{MATCH} --json out.json --timing")
    thinking = json.loads((folder / "out.json").read_text())["thinking"]
    assert list(thinking) == ["random", "greedy"]
    assert all(0 <= one["median"] <= one["p95"] < 60 for one in thinking.values())


def test_records_are_right_and_tell_who_sat_where(terminal: Terminal, folder: Path) -> None:
    terminal(f"{MATCH} --seats 3 --records games/all")
    files = sorted((folder / "games" / "all").iterdir())
    assert [files[0].name, files[-1].name] == ["random-greedy-00000-0.json", "random-greedy-00003-5.json"]
    records = [Record.from_json(json.loads(file.read_text())) for file in files]
    assert len(records) == 24
    assert all(record.result for record in records)
    assert len({record.start for record in records}) == 4
    assert [tuple(record.facts["names"]) for record in records[:6]] == arena.seatings(
        arena.Match(("random", "greedy"), 3)
    )


def test_a_ladder_has_ratings_and_every_match(terminal: Terminal, folder: Path) -> None:
    ran = terminal(f"{LADDER} --json out.json --plot out.svg")
    told = json.loads((folder / "out.json").read_text())
    terminal(f"{MATCH} --json match.json")
    match = json.loads((folder / "match.json").read_text())
    assert told["games"] == 24
    assert told["matches"] == [{"games": 24, "players": match["players"]}]
    assert told["ratings"]["random"] == {"elo": 0, "interval": [0, 0]}
    low, high = told["ratings"]["greedy"]["interval"]
    assert low < told["ratings"]["greedy"]["elo"] < high
    assert ran.lines[0] == "pebbles, 2 seats: 24 games of each two neighbours"
    assert ran.lines[3].split()[:3] == ["random", "0", "0–0"]  # noqa: RUF001
    bot, elo, _, wins, *_ = ran.lines[4].split()
    assert (bot, int(elo)) == ("greedy", round(told["ratings"]["greedy"]["elo"]))
    assert float(wins) == pytest.approx(100 * match["players"]["greedy"]["win_rate"], abs=0.05)
    texts = [one.text for one in Xml.parse(folder / "out.svg").iter("{http://www.w3.org/2000/svg}text")]  # noqa: S314
    assert {"random", "greedy", "Elo, with 95 % intervals"} <= set(texts)


def test_win_rates_are_drawn_of_a_match(terminal: Terminal, folder: Path) -> None:
    terminal(f"{MATCH} --plot out.svg")
    texts = [one.text or "" for one in Xml.parse(folder / "out.svg").iter("{http://www.w3.org/2000/svg}text")]  # noqa: S314
    assert {"random", "greedy", "games won, with 95 % intervals"} <= set(texts)
    assert sum(text.endswith(" %") for text in texts) >= 2


def test_ladder_without_names_takes_all_levels(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saqqara.arena.contests.levels", lambda _: ("greedy", "random"))
    lines = terminal("arena pebbles --ladder --games 2 --jobs 1").lines
    assert [line.split()[0] for line in lines[3:5]] == ["greedy", "random"]


@pytest.mark.parametrize("command", [MATCH, LADDER, f"{MATCH} --seats 4 --long"])
def test_an_interrupted_arena_goes_on_and_ends_as_if_nothing_had_been(
    terminal: Terminal, folder: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    outputs = "--json out.json --plot out.svg --records games"
    terminal(f"{command} {outputs}")
    whole = {**content(folder), **content(folder / "games")}
    assert len(whole) == 26  # the file of finished games has gone
    for path in [*folder.glob("*.*"), *(folder / "games").iterdir()]:
        path.unlink()

    kept = ""
    for stop, there in ((7, 7), (10, 17)):
        with interrupted_after(stop, monkeypatch):
            ran = terminal(f"{command} {outputs}")
        (kept,) = content(folder)
        assert ran.code == 130
        assert f"{there} of 24 games are kept in {kept}; the same command goes on from there." in ran.err
    ran = terminal(f"{command} {outputs}")
    assert ran.code == 0
    assert ran.err == (
        f"The last line of {kept} was broken and has been dropped; its game is played again.\n"
        f"17 of 24 games are in {kept} already.\n"
    )
    assert {**content(folder), **content(folder / "games")} == whole


def test_processes_are_interrupted_and_go_on(terminal: Terminal, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = "arena imhotep --players random,greedy --games 12 --json out.json"
    terminal(f"{command} --jobs 1")
    whole = content(folder)
    (folder / "out.json").unlink()
    with interrupted_after(4, monkeypatch):
        assert terminal(f"{command} --jobs 2").code == 130
    assert active_children() == []
    assert "4 of 12 games" in terminal(f"{command} --jobs 2").err
    assert content(folder) == whole


def test_a_file_of_games_stays_and_more_games_can_be_asked_for(terminal: Terminal, folder: Path) -> None:
    terminal(f"{MATCH} --json whole.json")
    few = MATCH.replace("24", "10")
    assert terminal(f"{few} --resume kept.jsonl").code == 0
    assert (folder / "kept.jsonl").read_text().count("\n") == 11
    assert (
        terminal(f"{MATCH} --resume kept.jsonl --json more.json").err == "10 of 24 games are in kept.jsonl already.\n"
    )
    assert (folder / "more.json").read_bytes() == (folder / "whole.json").read_bytes()
    assert terminal(f"{few} --resume kept.jsonl").lines[0] == "pebbles, 2 seats: 10 games"
    refusal = terminal.refused(f"{MATCH.replace('--seed 3', '--seed 4')} --resume kept.jsonl")
    assert refusal.startswith("“kept.jsonl” holds the games of other bots, options or seeds.")


def test_what_cannot_be_is_refused_in_one_sentence(terminal: Terminal, folder: Path) -> None:
    (folder / "file").write_text("")
    for command, sentence in {
        "arena pebbles": "Who plays?",
        "arena pebbles --players random,magic": "There is no bot “magic”",
        "arena pebbles --players random,random,random --seats 2": "3 names are too many for 2 seats.",
        "arena pebbles --players random --ladder": "“random” alone is no ladder.",
        "arena pebbles --players random --seats 9": "“9” cannot be chosen for “players”.",
        "arena chess --players random": "There is no game “chess”.",
        f"{MATCH} --games 0": "At least one game and one process are needed.",
        f"{MATCH} --jobs 0": "At least one game and one process are needed.",
        f"{MATCH} --resume file/games": "“file/games” cannot be written:",
        f"{MATCH} --records file/games": "“file/games” cannot be written:",
    }.items():
        assert terminal.refused(command).startswith(sentence)


def test_without_ray_it_says_where_ray_comes_from(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert terminal.refused(f"{MATCH} --ray") == "Ray is not installed. It comes with the extra “cluster” of saqqara."


def test_results_that_cannot_be_written_cost_no_games(terminal: Terminal, folder: Path) -> None:
    (folder / "file").write_text("")
    ran = terminal(f"{MATCH} --json file/out")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("“file/out” cannot be written:")
    assert "24 of 24 games" in terminal(f"{MATCH} --json out.json").err
