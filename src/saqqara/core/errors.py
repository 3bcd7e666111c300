"""Everything that Saqqara refuses.

SaqqaraError                    code, rule, arguments; str() is a sentence
|- UnknownGame                  no game of this name
|- InvalidOption                start(): key, value, choices
|- UnknownAction                a text that is no action of the game
|- IllegalAction (ValueError)   not allowed now: nothing has changed
|- InvalidPosition              from_json(): code, path, arguments
`- InvalidRecord                Record.from_json(): ply, reason
"""

from typing import ClassVar

from saqqara.core.reason import Arguments, Reason, sentence


class SaqqaraError(Exception):
    """The root of all errors."""

    kind: ClassVar[str] = "error"

    def __init__(self, code: str, rule: str, arguments: Arguments) -> None:
        super().__init__(code, rule, arguments)
        self.code = code
        self.rule = rule
        self.arguments = arguments

    def __str__(self) -> str:
        return sentence(self.kind, self.code, {**self.arguments, "rule": self.rule})

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.args


class UnknownGame(SaqqaraError):
    def __init__(self, name: str, choices: tuple[str, ...]) -> None:
        super().__init__("unknown_game", "", {"name": _shown(name), "choices": ", ".join(choices)})
        self.args = (name, choices)


class InvalidOption(SaqqaraError):
    def __init__(self, key: str, value: object, choices: tuple[object, ...]) -> None:
        listed = ", ".join(str(choice) for choice in choices)
        super().__init__("invalid_option", "", {"key": key, "value": _shown(value), "choices": listed})
        self.args = (key, value, choices)
        self.key = key
        self.value = value
        self.choices = choices


class UnknownAction(SaqqaraError):
    def __init__(self, text: object, rule: str) -> None:
        super().__init__("unknown_text", rule, {"text": _shown(text)})
        self.args = (text, rule)


class IllegalAction(SaqqaraError, ValueError):
    kind: ClassVar[str] = "reason"

    @classmethod
    def because(cls, reason: Reason) -> "IllegalAction":
        return cls(reason.code, reason.rule, reason.arguments)


class InvalidPosition(SaqqaraError):
    kind: ClassVar[str] = "position"

    def __init__(self, code: str, path: str, arguments: Arguments, rule: str = "") -> None:
        super().__init__(code, rule, {**arguments, "path": path})
        self.args = (code, path, arguments, rule)
        self.path = path


class InvalidRecord(SaqqaraError):
    """`ply` counts the actions before the one that is wrong."""

    def __init__(self, ply: int, reason: Reason) -> None:
        super().__init__("invalid_record", reason.rule, {"ply": ply, "reason": str(reason)})
        self.args = (ply, reason)
        self.ply = ply
        self.reason = reason


class Hidden(Exception):
    """An action needs what this seat does not know. Only states behind a view raise it; it never leaves the core."""


def _shown(value: object) -> str:
    try:
        return str(value)[:80]
    except ValueError:  # Python writes no number of thousands of digits.
        return "…"
