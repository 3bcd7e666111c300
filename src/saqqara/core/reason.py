"""Why something is refused or worth a second thought: a code, a rule and its arguments, not a sentence."""

from collections.abc import Callable
from typing import NamedTuple

Arguments = dict[str, int | str]
Speaker = Callable[[str, Arguments], str]


class Reason(NamedTuple):
    """`code` names a sentence in `locales/`, `rule` a rule of the rules pages."""

    code: str
    rule: str
    arguments: Arguments

    def __str__(self) -> str:
        return sentence("reason", self.code, {**self.arguments, "rule": self.rule})


def _unspoken(key: str, arguments: Arguments) -> str:
    return " ".join([key, *(f"{name}={value}" for name, value in arguments.items())])


_speakers: list[Speaker] = [_unspoken]


def speak_with(speaker: Speaker) -> None:
    """Let `speaker` turn keys and arguments into sentences; without one, the bare key and arguments are shown."""
    _speakers[0] = speaker


def sentence(kind: str, code: str, arguments: Arguments) -> str:
    return _speakers[0](f"{kind}-{code}", arguments)
