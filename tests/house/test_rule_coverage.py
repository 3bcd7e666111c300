"""Every rule of a rules page is named by at least one test of its game."""

import pytest

from tests.tree import RULE, RULES, SOURCE, rule_ids, texts


def named_by_tests(game: str) -> set[str]:
    """The ids, each spelt out, in the test modules of a game."""
    folder = f"tests/games/{game}/"
    modules = (text for path, text in texts().items() if path.startswith(folder) and "/test_" in path)
    return {rule for text in modules for rule in RULE.findall(text)}


@pytest.mark.parametrize("game", RULES)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    if not (SOURCE / "games" / game / "game.py").exists():
        pytest.skip(f"no engine of {game} yet")
    missing = [rule for rule in rule_ids(game) if rule not in named_by_tests(game)]
    assert missing == []


@pytest.mark.parametrize(
    ("game", "rules"), [("imhotep", {"IM-C1", "IM-T4", "IM-T4a", "IM-B2c"}), ("pyramido", {"PY-T11"})]
)
def test_the_pages_are_read_to_the_letter(game: str, rules: set[str]) -> None:
    assert rules <= set(rule_ids(game))
    assert "IM-T4" not in RULE.findall("IM-T4a alone")
