"""Reading plain dicts written by others: every mistake is named with its path."""

from typing import Any, NoReturn, final

from saqqara.core.errors import InvalidPosition
from saqqara.core.reason import Arguments


@final
class Fields:
    """One dict of a position, read key by key; `hidden` allows None for what a view may not know."""

    def __init__(self, value: object, path: str, keys: tuple[str, ...], hidden: bool = False) -> None:
        if not isinstance(value, dict):
            raise InvalidPosition("wrong_type", path or "position", {"expected": "object"})
        for key in keys:
            if key not in value:
                raise InvalidPosition("missing_key", _join(path, key), {})
        for found in value:
            if found not in keys:
                raise InvalidPosition("unknown_key", _join(path, str(found)), {})
        self._dict: dict[str, Any] = value
        self._path = path
        self.hidden = hidden

    def refuse(self, key: str, code: str, arguments: Arguments, rule: str = "") -> NoReturn:
        raise InvalidPosition(code, _join(self._path, key), arguments, rule)

    def raw(self, key: str) -> Any:
        return self._dict[key]

    def number(self, key: str, low: int, high: int) -> int:
        return self._number(self._dict[key], key, low, high)

    def numbers(self, key: str, length: int, low: int, high: int) -> list[int]:
        items = self.items(key, length, length)
        return [self._number(item, f"{key}[{index}]", low, high) for index, item in enumerate(items)]

    def series(self, key: str, longest: int, low: int, high: int) -> list[int]:
        items = self.items(key, 0, longest)
        return [self._number(item, f"{key}[{index}]", low, high) for index, item in enumerate(items)]

    def gapped(self, key: str, length: int, low: int, high: int) -> list[int | None]:
        """Numbers, or None where there is nothing."""
        items = enumerate(self.items(key, length, length))
        return [None if item is None else self._number(item, f"{key}[{index}]", low, high) for index, item in items]

    def optional_number(self, key: str, low: int, high: int) -> int | None:
        return None if self._dict[key] is None else self.number(key, low, high)

    def flag(self, key: str) -> bool:
        value = self._dict[key]
        if not isinstance(value, bool):
            self.refuse(key, "wrong_type", {"expected": "true or false"})
        return value

    def word(self, key: str, choices: tuple[str, ...]) -> str:
        return self.choice(self._dict[key], key, choices)

    def words(self, key: str, longest: int, choices: tuple[str, ...]) -> list[str]:
        return self._words(self._dict[key], key, longest, choices)

    def lists_of_words(self, key: str, length: int, longest: int, choices: tuple[str, ...]) -> list[list[str]]:
        lists = enumerate(self.items(key, length, length))
        return [self._words(value, f"{key}[{index}]", longest, choices) for index, value in lists]

    def gapped_words(self, key: str, shortest: int, longest: int, choices: tuple[str, ...]) -> list[str | None]:
        """Words, or None where there is nothing."""
        items = enumerate(self.items(key, shortest, longest))
        return [None if item is None else self.choice(item, f"{key}[{index}]", choices) for index, item in items]

    def hidden_words(self, key: str, shortest: int, longest: int, choices: tuple[str, ...]) -> list[str | None]:
        """Words; in a view None, where its seat does not know them."""
        words = self.gapped_words(key, shortest, longest, choices)
        if not self.hidden and None in words:
            self.refuse(f"{key}[{words.index(None)}]", "wrong_value", {"choices": ", ".join(choices)})
        return words

    def choice(self, value: object, key: str, choices: tuple[str, ...]) -> str:
        """`value`, found at `key`, if it is one of the choices."""
        if not isinstance(value, str) or value not in choices:
            self.refuse(key, "wrong_value", {"choices": ", ".join(choices)})
        return value

    def items(self, key: str, low: int, high: int) -> list[Any]:
        return self._items(self._dict[key], key, low, high)

    def child(self, key: str, keys: tuple[str, ...]) -> "Fields":
        return Fields(self._dict[key], _join(self._path, key), keys, self.hidden)

    def children(self, key: str, low: int, high: int, keys: tuple[str, ...]) -> "list[Fields]":
        return [
            Fields(item, _join(self._path, f"{key}[{index}]"), keys, self.hidden)
            for index, item in enumerate(self.items(key, low, high))
        ]

    def _items(self, value: object, key: str, low: int, high: int) -> list[Any]:
        if not isinstance(value, list | tuple):
            self.refuse(key, "wrong_type", {"expected": "list"})
        if not low <= len(value) <= high:
            self.refuse(key, "wrong_length", {"low": low, "high": high, "length": len(value)})
        return list(value)

    def _words(self, value: object, key: str, longest: int, choices: tuple[str, ...]) -> list[str]:
        items = self._items(value, key, 0, longest)
        return [self.choice(item, f"{key}[{index}]", choices) for index, item in enumerate(items)]

    def _number(self, value: object, key: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            self.refuse(key, "wrong_type", {"expected": "whole number"})
        if not low <= value <= high:
            self.refuse(key, "out_of_range", {"low": low, "high": high})
        return value


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
