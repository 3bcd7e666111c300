"""Which build runs, and that both play the same games."""

import os
import subprocess
import sys

import pytest

import saqqara
from tests.tree import ROOT

from .digest import digests


def test_the_build_is_the_expected_one() -> None:
    """A compile that fails silently would make everything sixty times slower."""
    expected = os.environ.get("SAQQARA_EXPECT") == "compiled"
    assert expected == saqqara.COMPILED


@pytest.mark.long
@pytest.mark.skipif(not saqqara.COMPILED, reason="there is only one build to compare: this is plain Python")
def test_both_builds_play_the_same_games() -> None:
    environment = {**os.environ, "PYTHONPATH": "src"}
    command = [sys.executable, "-m", "tests.core.digest"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)  # noqa: S603
    build, *plain = done.stdout.splitlines()
    assert build == "plain"
    assert list(digests()) == plain
    assert len(plain) == sum(len(saqqara.game(game).players) for game in saqqara.games())
