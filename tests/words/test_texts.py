"""No text is missing, none is left over, and none asks for what it does not get."""

import ast
import re
from functools import cache

import pytest

import saqqara

from .messages import OF_THE_BROWSER, messages
from .scan import ANY, SOURCE, Use, uses

USES = uses()
OF_CODES = ("reason-", "error-", "event-", "position-", "cli-")  # where a code that nobody can tell is a mistake


_MESSAGES = messages("en")
TEXTS = {key: text.arguments for key, text in _MESSAGES.items()}
OF_THE_PROGRAM = [key for key, text in _MESSAGES.items() if text.file not in OF_THE_BROWSER]


def _matches(use: Use, key: str) -> bool:
    return re.fullmatch(".+".join(map(re.escape, use.pattern.split(ANY))), key) is not None


def _is_name_of_a_code(key: str) -> bool:
    """`site-port` is used where some text says `$site_name`, and where "port" is a word of the source."""
    kind, _, code = key.partition("-")
    arguments = {name for use in USES for name in use.given.names}
    said = {name for names in TEXTS.values() for name in names}
    asked = [f"{kind}_name"] if kind != "name" else [f"{argument}_name" for argument in arguments]
    return code in _words_of_the_source() and any(name in said for name in asked)


@cache
def _words_of_the_source() -> set[str]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")]
    constants = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str)} | set(saqqara.games())


def test_the_scan_sees_the_source() -> None:
    patterns = {use.pattern for use in USES}
    assert len(patterns) > 100
    assert {"reason-game_over", "error-unknown_game", "position-wrong_type", "cli-goodbye", "event-points"} <= patterns


@pytest.mark.parametrize("use", [use for use in USES if ANY in use.pattern], ids=lambda use: use.where)
def test_every_code_can_be_told_from_the_source(use: Use) -> None:
    assert use.pattern not in [f"{kind}{ANY}" for kind in OF_CODES], f"{use.where}: which text is meant here?"


def test_no_text_is_missing() -> None:
    missing = sorted(
        f"{use.pattern} ({use.where})" for use in USES if ANY not in use.pattern and use.pattern not in TEXTS
    )
    assert missing == []


def test_no_text_is_left_over() -> None:
    left = [
        key for key in OF_THE_PROGRAM if not any(_matches(use, key) for use in USES) and not _is_name_of_a_code(key)
    ]
    assert left == []


def test_no_text_asks_for_what_it_does_not_get() -> None:
    wrong = []
    for use in USES:
        given = use.given.names | {f"{name}_name" for name in use.given.names}
        asked = TEXTS.get(use.pattern, set())
        if not use.given.unclear and not asked <= given:
            wrong.append(f"{use.where}: {use.pattern} gets no {', '.join(sorted(asked - given))}")
    assert wrong == []


@pytest.mark.parametrize("game", saqqara.games())
def test_every_source_of_points_has_a_name(game: str) -> None:
    assert [source for source in saqqara.game(game).sources if f"source-{source}" not in TEXTS] == []


@pytest.mark.parametrize("game", saqqara.games())
def test_every_game_has_a_name(game: str) -> None:
    assert f"game-{game}" in TEXTS
