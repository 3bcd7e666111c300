"""Whole games as they were: python -m tests.golden writes them anew."""

from pathlib import Path

import pytest

from tests.golden import golden_files, played_anew

FILES = golden_files("imhotep")


def test_there_is_one_for_each_number_of_players_and_one_with_all_sides_b() -> None:
    assert [path.stem for path in FILES] == ["2_players", "3_players", "4_players", "all_b"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_playthrough(path: Path) -> None:
    assert played_anew(path) == path.read_text(encoding="utf-8")
