"""The engine and its slow twin agree at every step, with every number of players."""

from collections import Counter

import pytest

from tests.games.pyramido.soaking import play


def soaked(policy: str, seeds: range) -> Counter[str]:
    return sum((play(policy, seed) for seed in seeds), Counter())


@pytest.mark.parametrize("part", range(3))
def test_uniform_play(part: int) -> None:
    met = soaked("uniform", range(part, 60, 3))
    assert met["games"] == 20
    assert met["eliminations"] > 0


@pytest.mark.parametrize("seed", range(4))
def test_who_avoids_holes_builds_all_stages(seed: int) -> None:
    met = play("hole_avoiding", seed)
    assert met["stages begun"] == 3
    assert met["games ended: pyramids_built"] == 1


def test_who_seeks_holes_has_to_fill_them() -> None:
    """PY-T5, PY-T6."""
    met = soaked("hole_seeking", range(24))
    assert met["forced repairs"] > 0
    assert met["eliminations"] > 0
    assert met["games ended: last_builder"] > 0
