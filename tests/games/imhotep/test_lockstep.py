"""The engine and its slow twin agree at every step, in every set-up (IM-S1)."""

from collections import Counter

import pytest

from tests.games.imhotep.soaking import SETUPS, play


@pytest.mark.parametrize("part", range(4))
def test_all_192_set_ups(part: int) -> None:
    met = sum((play("uniform", setup) for setup in range(part, len(SETUPS), 4)), Counter())
    assert met["games"] == 48
    assert met["reshuffles"] > 0


def test_hoarders_meet_what_chance_does_not() -> None:
    """IM-T5 is common between two hoarders: forced passes, stuck rounds."""
    two_players = [setup for setup, (players, _, _) in enumerate(SETUPS) if players == 2]
    met = sum((play("hoarding", setup) for setup in two_players), Counter())
    assert met["passes"] > 0
    assert met["stuck rounds"] > 0
    assert met["red cards with an empty quarry"] > 0
    assert met["stones beside the pyramid"] > 0
