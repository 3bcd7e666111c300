"""docs/actions.md: the frozen numbers are those of the games."""

import re

import pytest

import saqqara
from tests.tree import ROOT, RULES, read

PAGE = read(ROOT / "docs" / "actions.md")


def section(game: str) -> str:
    return PAGE.split(f"## {game.capitalize()}")[1].split("\n## ")[0]


def ranges(game: str) -> str:
    return section(game).split("All of them:")[0]


@pytest.mark.parametrize("game", RULES)
def test_ranges_follow_one_another(game: str) -> None:
    """From 0 to the number in the heading, without a gap."""
    number = re.match(r": (\d+) actions", section(game))
    assert number is not None
    expected = 0
    for first, last in re.findall(r"^\| (\d+)(?:-(\d+))? \| `[a-z]+[^`]*` \| [^|]* \|$", section(game), re.MULTILINE):
        assert int(first) == expected
        expected = int(last or first) + 1
    assert expected == int(number[1])


@pytest.mark.parametrize("game", saqqara.games())
def test_the_number_of_actions(game: str) -> None:
    assert f"## {game.capitalize()}: {saqqara.game(game).n_actions} actions" in PAGE


def test_the_table_of_imhotep_names_all_texts() -> None:
    table = {int(number): text for number, text in re.findall(r"\| (\d+) \| `([^`]+)`(?= \|)", full_table())}
    state = saqqara.start("imhotep", seed=1)
    assert table == {action: state.text(action) for action in range(saqqara.game("imhotep").n_actions)}


def full_table() -> str:
    return section("imhotep").split("All of them:")[1]


@pytest.mark.parametrize("game", saqqara.games())
def test_the_first_word_of_each_range_is_that_of_its_texts(game: str) -> None:
    state = saqqara.start(game, seed=1)
    for first, last, word in re.findall(r"^\| (\d+)(?:-(\d+))? \| `([a-z]+)", ranges(game), re.MULTILINE):
        for action in (int(first), int(last or first)):
            assert state.text(action).split()[0] == word
