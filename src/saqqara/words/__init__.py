"""Codes become sentences: in English, or in any language that has a folder in `locales/`.

Nothing is read before the first sentence is asked for.
"""

from typing import Any

from saqqara.words.texts import ENGLISH, Words, languages, locales

__all__ = ["ENGLISH", "Words", "has", "languages", "locales", "sentence", "speak"]

_spoken: dict[str, Words] = {}
_chosen: list[str] = [ENGLISH]


def sentence(key: str, arguments: dict[str, Any]) -> str:
    """The sentence of a key, in the language chosen by `speak`; it never fails."""
    return _words().checked(key, arguments)[0]


def has(key: str) -> bool:
    """Whether there is a text for this key."""
    return _words().has(key)


def speak(language: str) -> None:
    """Use this language for all sentences of this program from now on."""
    if language not in languages():
        raise ValueError(f"no language {language!r} among {', '.join(languages())}")
    _chosen[0] = language


def _words() -> Words:
    language = _chosen[0]
    if language not in _spoken:
        _spoken[language] = Words(language)
    return _spoken[language]
