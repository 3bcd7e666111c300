"""What is fixed about a game: enough for a lobby, without its rules."""

from typing import NamedTuple

Choice = str | bool


class Option(NamedTuple):
    key: str
    choices: tuple[Choice, ...]
    default: Choice


class Meta(NamedTuple):
    name: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    sources: tuple[str, ...]  # the keys of breakdown()
    n_actions: int
    rules_version: int
    turn_rule: str  # the rule that says who may do what when
    end_rule: str  # the rule that says when the game is over
