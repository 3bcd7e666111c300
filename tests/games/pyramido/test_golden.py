"""Whole games as they were: python -m tests.golden writes them anew."""

from pathlib import Path

import pytest

from tests.golden import golden_files, played_anew

FILES = golden_files("pyramido")


def test_there_is_one_for_each_number_of_players() -> None:
    assert [path.stem for path in FILES] == ["2_players", "3_players", "4_players"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_playthrough(path: Path) -> None:
    assert played_anew(path) == path.read_text(encoding="utf-8")


def test_they_show_what_is_rare() -> None:
    """PY-T5, PY-T6, PY-T12: forced repairs, eliminations and split stacks."""
    told = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    assert "PY-T5 seat" in told
    assert "PY-T6 seat" in told
    assert "PY-T12 stack_split" in told
    assert "stage=4" in told
