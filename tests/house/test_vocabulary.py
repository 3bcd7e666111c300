"""Which words belong to which room: a game's nouns to that game, people and wires to no game."""

import re

import pytest

from tests.tree import texts

KNOWLEDGE = "src/saqqara/bots/knowledge/"  # names the game that it knows
SHARED_ROOMS = tuple(
    f"src/saqqara/{room}/" for room in ("core", "bots", "arena", "testing", "words", "server", "storage")
)
GAMES = "src/saqqara/games/"
NOUNS = {
    *("imhotep", "pharaoh", "ship", "sled", "harbour", "quarry", "stone", "cargo", "market", "temple", "pyramid"),
    *("burial", "obelisk", "decoration", "statue", "sarcophagus", "entrance", "lever", "hammer", "chisel", "wrath"),
    *("pyramido", "domino", "jewel", "marker", "minos", "stage", "quadrant", "raster", "repair", "scarab"),
}
NOT_OF_A_GAME = {"user", "socket", "password", "cookie", "server", "client", "database", "http"}
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def words(text: str) -> set[str]:
    """The words of a text, those inside of names too, in the singular."""
    found = {word.lower() for word in WORD.findall(text)}
    return found | {singular(word) for word in found}


def singular(word: str) -> str:
    return word[:-3] + "y" if word.endswith("ies") else word.removesuffix("s")


@pytest.mark.parametrize(
    "path", [path for path in texts() if path.startswith(SHARED_ROOMS) and not path.startswith(KNOWLEDGE)]
)
def test_shared_rooms_know_no_noun_of_a_game(path: str) -> None:
    assert sorted(words(texts()[path]) & NOUNS) == []


@pytest.mark.parametrize("path", [path for path in texts() if path.startswith(GAMES)])
def test_games_know_neither_people_nor_wires(path: str) -> None:
    assert sorted(words(texts()[path]) & NOT_OF_A_GAME) == []


@pytest.mark.parametrize(("game", "other"), [("imhotep", "pyramido"), ("pyramido", "imhotep")])
def test_games_do_not_know_each_other(game: str, other: str) -> None:
    assert [path for path, text in texts().items() if path.startswith(f"{GAMES}{game}/") and other in words(text)] == []


@pytest.mark.parametrize(
    ("text", "noun"),
    [
        ("free_ships = 1", "ship"),
        ("class StoneAt: ...", "stone"),
        ("TEMPLE: Final", "temple"),
        ("# two quarries", "quarry"),
    ],
)
def test_the_scan_finds_nouns_inside_of_names(text: str, noun: str) -> None:
    assert noun in words(text)
