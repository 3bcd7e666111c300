"""The file of finished games: what is written is read again, and what is broken is seen."""

from pathlib import Path

import pytest

from saqqara.arena import BrokenJournal, Contest, Fixture, Journal, OtherContest, Played
from saqqara.core import registry
from tests.testing.coins import Coins

from .toys import chain, ended, match

GAMES = [
    Played(Fixture(0, 0, 0), (1, 2), (9, 3), (0, 1, 2), ((100, 5), (7,))),
    Played(Fixture(12, 0, 1), (1, 1), (4, 4), (), ((), ())),
    ended(Fixture(0, 0, 1), -3, 20),
]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(registry, "_games", {**registry._games, "coins": Coins})
    with Journal(tmp_path / "games.jsonl", match("A", "B")) as journal:
        assert (journal.played, journal.dropped) == ([], False)
        for played in GAMES:
            journal.append(played)
    return tmp_path / "games.jsonl"


def test_what_is_written_is_read_again(file: Path) -> None:
    with Journal(file, match("A", "B")) as journal:
        assert (journal.played, journal.dropped) == (GAMES, False)
        journal.append(GAMES[0])
    assert file.read_text().count("\n") == 5


def test_a_game_is_in_the_file_as_soon_as_it_is_written(file: Path) -> None:
    before = file.read_bytes()
    with Journal(file, match("A", "B")) as journal:
        journal.append(GAMES[0])
        assert file.read_bytes().startswith(before)
        assert len(file.read_bytes()) > len(before)


@pytest.mark.parametrize("cut", [1, 10, 40])
def test_a_broken_last_line_is_dropped(file: Path, cut: int) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    with Journal(file, match("A", "B")) as journal:
        assert (journal.played, journal.dropped) == (GAMES[:2], True)
        journal.append(GAMES[2])
    assert file.read_bytes() == whole


def test_a_last_line_that_is_no_game_is_dropped(file: Path) -> None:
    whole = file.read_bytes()
    for garbage in (b"\xff\n", b"{}\n", b"[1]\n", b"\n", b'{"block":0,"match":0,"seating":"x"}\n'):
        file.write_bytes(whole + garbage)
        with Journal(file, match("A", "B")) as journal:
            assert (journal.played, journal.dropped) == (GAMES, True)
        assert file.read_bytes() == whole


def test_a_heading_that_was_not_written_to_its_end_is_written_again(file: Path) -> None:
    heading = file.read_bytes().splitlines(keepends=True)[0]
    for left in (b"", heading[:20], heading[:-1]):
        file.write_bytes(left)
        with Journal(file, match("A", "B")) as journal:
            assert journal.played == []
        assert file.read_bytes() == heading


def test_another_broken_line_is_refused_and_the_file_stays(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    broken = b"".join([*lines[:2], b"{\n", *lines[3:]])
    file.write_bytes(broken)
    with pytest.raises(BrokenJournal, match="line 3"):
        Journal(file, match("A", "B"))
    assert file.read_bytes() == broken


@pytest.mark.parametrize(
    "other",
    [
        match("B", "A"),
        match("A", "B", seats=3),
        chain("A", "B", "C"),
        match("A", "B")._replace(seed=1),
        match("A", "B")._replace(options={"curse": True}),
    ],
)
def test_games_of_another_contest_are_refused_and_the_file_stays(file: Path, other: Contest) -> None:
    whole = file.read_bytes()
    with pytest.raises(OtherContest, match="other bots, options or seeds"):
        Journal(file, other)
    assert file.read_bytes() == whole


def test_other_rules_are_another_contest(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    meta = Coins.meta()._replace(rules_version=2)
    monkeypatch.setattr(Coins, "meta", classmethod(lambda _: meta))
    with pytest.raises(OtherContest):
        Journal(file, match("A", "B"))


def test_a_file_of_something_else_is_refused(file: Path) -> None:
    file.write_text("Dear diary,\nnothing happened today.\n")
    with pytest.raises(OtherContest):
        Journal(file, match("A", "B"))
