"""Sentences in any language, whatever is wrong with them."""

from pathlib import Path

import pytest

from saqqara import words
from saqqara.words import Words, languages

# For each language: numbers and the plural form that its grammar asks for.
PLURALS = {
    "en": {0: "other", 1: "one", 2: "other", 5: "other", 20: "other", 21: "other"},
    "de": {0: "other", 1: "one", 2: "other", 5: "other", 20: "other", 21: "other"},
    "da": {0: "other", 1: "one", 2: "other", 5: "other", 20: "other", 21: "other"},
    "nb": {0: "other", 1: "one", 2: "other", 5: "other", 20: "other", 21: "other"},
    "sv": {0: "other", 1: "one", 2: "other", 5: "other", 20: "other", 21: "other"},
    "ro": {0: "few", 1: "one", 2: "few", 5: "few", 19: "few", 20: "other", 21: "other", 101: "few", 120: "other"},
}
STONES = """\
stones =
    { $stones ->
        [one] one
        [few] few
       *[other] other
    }
"""


@pytest.fixture
def write(tmp_path: Path) -> "Writer":
    return Writer(tmp_path)


class Writer:
    """Languages in a folder of their own."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def __call__(self, language: str, texts: str) -> Words:
        folder = self.root / language
        folder.mkdir(exist_ok=True)
        (folder / f"{len(list(folder.iterdir()))}.ftl").write_text(texts, encoding="utf-8")
        return self.words(language)

    def words(self, language: str) -> Words:
        return Words(language, self.root)


def said(words: Words, key: str, **arguments: object) -> str:
    return words.checked(key, arguments)[0]


@pytest.mark.parametrize("language", PLURALS)
def test_plural_forms(write: Writer, language: str) -> None:
    spoken = write(language, STONES)
    assert {number: said(spoken, "stones", stones=number) for number in PLURALS[language]} == PLURALS[language]


def test_a_text_that_is_missing_is_said_in_english(write: Writer) -> None:
    write("en", "sail = Sail to { $site_name }\nsite-port = the port\n")
    german = write("de", "load = Laden\n")
    assert said(german, "load") == "Laden"
    assert said(german, "sail", site="port") == "Sail to the port"
    assert "sail" not in german
    assert german.has("sail")
    assert not german.has("sink")


def test_a_name_that_is_missing_is_said_in_english(write: Writer) -> None:
    write("en", "site-port = port\n")
    german = write("de", "sail = Segeln: { $site_name }\n")
    assert said(german, "sail", site="port") == "Segeln: port"


def test_a_key_without_any_text_is_shown_with_its_arguments(write: Writer) -> None:
    write("en", "load = Load\n")
    assert said(write("de", ""), "sink", ship=2, site="port") == "sink ship=2 site=port"


def test_a_code_without_a_name_stands_for_itself(write: Writer) -> None:
    english = write("en", "sail = Sail to { $site_name }\nname-port = the port\n")
    assert english.checked("sail", {"site": "port"}) == ("Sail to the port", ())
    text, problems = english.checked("sail", {"site": "moon"})
    assert text == "Sail to moon"
    assert len(problems) == 1


def test_several_files_make_one_language(write: Writer) -> None:
    write("en", "load = Load\n")
    english = write("en", "sail = Sail\n")
    assert (said(english, "load"), said(english, "sail")) == ("Load", "Sail")


def test_english_comes_first_among_the_languages(write: Writer) -> None:
    for language in ("sv", "de", "en"):
        write(language, "")
    assert languages(write.root) == ("en", "de", "sv")


VALUES = (None, True, float("nan"), 10**30, -(10**30), 10**5000, [1], "", "port", "\x00", "{ $x }")


@pytest.mark.parametrize("language", ["en", "de", "no such language", "xx"])
@pytest.mark.parametrize("key", ["stones", "circle", "broken", "unclosed", "nothing", "", "no key", "-term", "file"])
def test_a_sentence_never_fails(write: Writer, key: str, language: str) -> None:
    texts = f"{STONES}circle = {{ circle }}\nbroken = {{ nothing }} {{ $nobody }}\nunclosed = {{ $x\n-term = term\n"
    write("en", texts)
    write("no such language", texts)
    (write.root / "en" / "folder.ftl").mkdir()
    (write.root / "en" / "no text.ftl").write_bytes(b"file = \xff\xfe\n")
    spoken = write.words(language)
    for value in VALUES:
        assert isinstance(said(spoken, key, stones=value), str)
        assert isinstance(spoken.checked(key, {"": value, "a b": value, "key": value, "self": value})[0], str)


def test_numbers_of_any_size_are_said(write: Writer) -> None:
    english = write("en", "number = { $number }\n")
    assert said(english, "number", number=7) == "7"
    assert said(english, "number", number=10**30) == str(10**30)


def test_the_program_speaks_one_language_at_a_time(write: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    write("en", "hello = Hello\n")
    write("de", "hello = Hallo\n")
    monkeypatch.setattr(words, "_chosen", [words.ENGLISH])
    monkeypatch.setattr(words, "_spoken", {language: write.words(language) for language in ("en", "de")})
    monkeypatch.setattr(words, "languages", lambda: languages(write.root))
    assert words.sentence("hello", {}) == "Hello"
    words.speak("de")
    assert words.sentence("hello", {}) == "Hallo"
    with pytest.raises(ValueError, match="no language 'fr' among en, de"):
        words.speak("fr")
    assert words.has("hello")
    assert not words.has("goodbye")
