"""Every language says all that English says: with the same arguments, without gaps, and in words of its own."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from babel import Locale

from saqqara.words import ENGLISH, Words, languages

from .messages import Text, messages

OTHERS = [language for language in languages() if language != ENGLISH]
NUMBERS = (0, 1, 2, 5, 20, 100, 101)
# What is typed, read by a program or looked up elsewhere is the same everywhere.
VERBATIM = re.compile(r"%\(\w+\)s|%|--[a-z][a-z-]*|SAQQARA_\w+|\b(?:api|docs)/[\w./]+\w|saqqara-record/1|Ctrl-[CD]")
METAVAR = re.compile(r"\b(?:FILE|DIR|ADDRESS|KEY=VALUE|COMMAND)\b")
COMMAND = re.compile(r"^([a-z]+)(?: \S+)* {2,}", re.MULTILINE)
HELP = ("cli-help", "help-imhotep", "help-pyramido")
SITES = ("market", "pyramid", "temple", "burial", "obelisks")
# Columns of the printed tables, and how many letters go into them.
NARROW = {
    **{f"imhotep-{bonus}": 6 for bonus in ("card", "stones", "load")},
    **{f"imhotep-{head}": 8 for head in ("seat", "points", "quarry")},
    **{"imhotep-sled": 9, "imhotep-at-the-end": 11},
    **{f"site-{site}": 15 for site in SITES},
    **{f"pyramid-{place}": 18 for place in ("left", "middle", "right")},
    **{"pyramido-seat-column": 7, "pyramido-points": 8, "pyramido-stage-column": 23, "pyramido-cards": 13},
    **{"pyramido-drafted": 15, "pyramido-eliminated": 23},
}
COLOURS = ("brown", "blue", "yellow", "turquoise", "red", "green")

# Names, and words that happen to be the same as in English.
ALIKE_EVERYWHERE = {
    *("cli-column-elo", "cli-column-p95", "cli-column-bot", "cli-replay-back", "cli-replay-quit"),
    *("game-imhotep", "game-pyramido", "page-title", "web-bot", "web-seat-bot"),
    *(f"letter-{colour}" for colour in COLOURS),
}
_GERMANIC = {"board-card-hammer", "board-card-statue", "name-hammer", "name-statue", "web-chat", "web-option-chat"}
_LOANS = {"board-bonus", "board-jewel-green", "board-jewel-yellow"}
_DANO_NORWEGIAN = {
    *("board-minos", "board-side", "board-site-label", "web-text-side"),
    *("web-key-m", "web-pause", "web-send", "web-start"),
}
ALIKE = {
    "da": {
        *(_GERMANIC | _LOANS | _DANO_NORWEGIAN),
        *("board-choose-points", "board-top", "board-top-value", "web-key-l", "web-links", "web-log"),
    },
    "de": {*_GERMANIC, "web-links", "web-name", "web-pause"},
    "nb": {*(_GERMANIC | _LOANS | _DANO_NORWEGIAN), "web-motion-full"},
    "ro": {*_LOANS, "cli-total", "web-total"},
    "sv": {*_LOANS, "board-jewel-brown", "web-motion-full"},
}

_words = cache(Words)
_messages = cache(messages)


@pytest.fixture(params=OTHERS)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def _pairs(language: str) -> Iterator[tuple[str, Text, Text]]:
    """Every key that both have, with the English text and the other one."""
    english, other = _messages(ENGLISH), _messages(language)
    return ((key, english[key], other[key]) for key in english if key in other)


def _said(language: str, key: str, arguments: dict[str, Any]) -> str:
    return _words(language).checked(key, arguments)[0]


def test_every_text_is_there_in_the_file_of_the_same_name(language: str) -> None:
    wanted = {(text.file, key) for key, text in _messages(ENGLISH).items()}
    there = {(text.file, key) for key, text in _messages(language).items()}
    assert (sorted(wanted - there), sorted(there - wanted)) == ([], [])


def test_every_text_asks_for_the_same_arguments(language: str) -> None:
    wrong = {key: english.arguments ^ other.arguments for key, english, other in _pairs(language)}
    assert {key: arguments for key, arguments in wrong.items() if arguments} == {}


def test_every_text_tells_the_same_codes_apart(language: str) -> None:
    """Some languages tell more apart: a site's article, for instance."""
    missing = {key: _codes(english) - _codes(other) for key, english, other in _pairs(language)}
    assert {key: codes for key, codes in missing.items() if codes} == {}


def _codes(text: Text) -> set[tuple[str, str]]:
    return {(argument, code) for argument, codes in text.choices.items() for code in codes}


def test_every_plural_form_of_the_language_is_there(language: str) -> None:
    forms = {*Locale(language).plural_form.tags, "other"}
    assert [key for key, text in _messages(language).items() if any(one != forms for one in text.plurals)] == []


@pytest.mark.parametrize("language", languages())
def test_every_text_can_be_said_with_any_number(language: str) -> None:
    wrong = []
    for key, text in _messages(language).items():
        empty = key in _messages(ENGLISH) and _messages(ENGLISH)[key].plain == ""
        for arguments in _arguments(text):
            said, problems = _words(language).checked(key, arguments)
            if problems or not (said or empty):
                wrong.append((key, arguments, problems))
    assert wrong == []


def _arguments(text: Text) -> Iterator[dict[str, Any]]:
    """Some of everything: each number for all arguments at once, then each code that the text knows."""
    if not text.arguments:
        yield {}
        return
    for number in NUMBERS:
        yield {name: "name" if name.endswith("_name") else number for name in text.arguments}
    for name, codes in text.choices.items():
        for code in codes:
            yield {**dict.fromkeys(text.arguments, 1), name: code}


def test_no_text_is_english(language: str) -> None:
    english = {key for key, one, other in _pairs(language) if other.has_words and _alike(one, other)}
    assert english - ALIKE_EVERYWHERE - ALIKE.get(language, set()) == set()


def _alike(one: Text, other: Text) -> bool:
    patterns = one.message.value, other.message.value
    return patterns[0] is not None and patterns[1] is not None and bool(patterns[0].equals(patterns[1]))


def test_what_is_typed_or_looked_up_is_the_same(language: str) -> None:
    wrong = {key: _verbatim(one, key) ^ _verbatim(other, key) for key, one, other in _pairs(language)}
    assert {key: what for key, what in wrong.items() if what} == {}


def _verbatim(text: Text, key: str) -> set[str]:
    options = METAVAR.findall(text.plain) if key.startswith("cli-help-") else []
    return {*VERBATIM.findall(text.plain), *options}


@pytest.mark.parametrize("key", HELP)
def test_help_tells_the_same_commands(language: str, key: str) -> None:
    commands = [word for word in COMMAND.findall(_said(ENGLISH, key, {})) if word not in SITES]
    assert len(commands) >= 4
    assert [word for word in COMMAND.findall(_said(language, key, {})) if word in commands] == commands


@pytest.mark.parametrize("language", languages())
def test_captions_fit_the_printed_tables(language: str) -> None:
    assert {key: said for key in NARROW if len(said := _said(language, key, {})) > NARROW[key]} == {}
    assert len(_said(language, "pyramido-stack", {"stack": 4, "dominoes": 22})) < 16


@pytest.mark.parametrize("language", languages())
def test_every_colour_has_a_letter_of_its_own(language: str) -> None:
    letters = [_said(language, f"letter-{colour}", {}) for colour in COLOURS]
    assert [len(letter) for letter in letters] == [1] * len(COLOURS)
    assert len(set(letters)) == len(COLOURS)
