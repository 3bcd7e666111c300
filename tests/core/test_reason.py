"""Codes and sentences: who speaks, and what is shown while nobody does."""

from collections.abc import Iterator

import pytest

import saqqara
from saqqara import Reason
from saqqara.core import reason
from saqqara.core.reason import Arguments, sentence, speak_with


@pytest.fixture
def silence() -> Iterator[None]:
    """Nobody speaks for the time of one test."""
    spoken = reason._speakers[0]
    speak_with(reason._unspoken)
    yield
    speak_with(spoken)


@pytest.mark.usefixtures("silence")
def test_without_a_speaker_key_and_arguments_are_shown() -> None:
    assert sentence("reason", "not_now", {}) == "reason-not_now"
    assert sentence("error", "too_many", {"count": 3, "of": "coins"}) == "error-too_many count=3 of=coins"
    assert str(Reason("not_now", "CO-1", {"seat": 2})) == "reason-not_now seat=2 rule=CO-1"
    error = saqqara.InvalidPosition("out_of_range", "turn", {"low": 0, "high": 9}, "CO-1")
    assert str(error) == "position-out_of_range low=0 high=9 path=turn rule=CO-1"


@pytest.mark.usefixtures("silence")
def test_a_speaker_gets_the_key_the_arguments_and_the_rule() -> None:
    heard: list[tuple[str, Arguments]] = []

    def speaker(key: str, arguments: Arguments) -> str:
        heard.append((key, arguments))
        return "Not now."

    speak_with(speaker)
    assert str(Reason("not_now", "CO-1", {"seat": 2})) == "Not now."
    assert heard == [("reason-not_now", {"seat": 2, "rule": "CO-1"})]


def test_the_package_speaks_english() -> None:
    assert str(Reason("game_over", "CO-7", {})) == "The game is over: nothing more can be played (CO-7)."


def test_a_reason_is_data() -> None:
    code, rule, arguments = Reason("not_now", "CO-1", {"seat": 2})
    assert (code, rule, arguments) == ("not_now", "CO-1", {"seat": 2})
    assert Reason("not_now", "CO-1", {"seat": 2}) == Reason("not_now", "CO-1", {"seat": 2})
    assert Reason("not_now", "CO-1", {"seat": 2}) != Reason("not_now", "CO-2", {"seat": 2})
