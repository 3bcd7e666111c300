"""Messages in Fluent (https://projectfluent.org), one folder of `.ftl` files for each language."""

from contextlib import suppress
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
_HERE = Path(__file__).resolve()
_LARGEST = 10**15


@cache
def locales() -> Path:
    """The folder of all languages: in the installed package, or at the root of the checkout."""
    shipped = _HERE.parents[1] / "locales"
    return shipped if shipped.is_dir() else _HERE.parents[3] / "locales"


def languages(root: Path | None = None) -> tuple[str, ...]:
    """The languages there are, English first."""
    folder = root or locales()
    found = {path.name for path in folder.iterdir() if path.is_dir()} if folder.is_dir() else set()
    return (ENGLISH, *sorted(found - {ENGLISH}))


@final
class Words:
    """The sentences of one language; what it lacks is said in English, what English lacks as bare key and arguments."""

    def __init__(self, language: str, root: Path | None = None) -> None:
        self.language = language
        self._root = root or locales()

    def checked(self, key: str, arguments: dict[str, Any]) -> tuple[str, tuple[str, ...]]:
        """The sentence, and all that is wrong with it: a missing text, a missing argument, a code without a name."""
        plain = {name: _plain(value) for name, value in arguments.items()}
        if key not in self:
            text = self._english.checked(key, plain)[0] if self._english else _bare(key, plain)
            return text, (f"{self.language}: no text for {key}",)
        codes = {f"{name}_name": code for name, code in plain.items() if isinstance(code, str)}
        named = {**self._names(plain), **plain}
        text, problems = self._filled(key, named)
        return (self._filled(key, {**codes, **named})[0], problems) if problems else (text, ())

    def __contains__(self, key: str) -> bool:
        """Whether this language itself has a text for `key`."""
        return self._bundle.has_message(key) and self._bundle.get_message(key).value is not None

    def has(self, key: str) -> bool:
        """Whether there is a text for `key`, in English at worst."""
        return key in self or (self._english is not None and key in self._english)

    @cached_property
    def _english(self) -> "Words | None":
        return None if self.language == ENGLISH else Words(ENGLISH, self._root)

    @cached_property
    def _bundle(self) -> "FluentBundle":
        return _read(self._root / self.language, self.language)

    def _names(self, arguments: dict[str, Any]) -> dict[str, str]:
        """Names for codes: `site`, "port" comes with `site_name`, the text of `site-port` or else of `name-port`."""
        names = {}
        for argument, code in arguments.items():
            if isinstance(code, str):
                key = next((key for key in (f"{argument}-{code}", f"name-{code}") if self.has(key)), None)
                if key is not None:
                    names[f"{argument}_name"] = self.checked(key, {})[0]
        return names

    def _filled(self, key: str, arguments: dict[str, Any]) -> tuple[str, tuple[str, ...]]:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # noqa: S101 for the type checker: `key` is in this language
        try:
            text, errors = self._bundle.format_pattern(pattern, arguments)
        except Exception as error:  # a text that refers to itself, for instance
            return _bare(key, arguments), (f"{self.language}: {key}: {type(error).__name__}",)
        return str(text), tuple(f"{self.language}: {key}: {error}" for error in errors)


def _read(folder: Path, language: str) -> "FluentBundle":
    # Fluent takes as long to import as all the rest, so it waits for the first sentence.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    try:
        bundle = FluentBundle([language], use_isolating=False)
    except ValueError:  # no language has this name; its texts are read all the same
        bundle = FluentBundle([ENGLISH], use_isolating=False)
    for path in sorted(folder.glob("*.ftl")):
        with suppress(OSError):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8", errors="replace")))
    return bundle


def _plain(value: Any) -> int | str:
    """What Fluent can write: a number of an ordinary size, or a text."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= _LARGEST:
        return value
    try:
        return str(value)
    except ValueError:  # Python writes no number of thousands of digits.
        return "…"


def _bare(key: str, arguments: dict[str, Any]) -> str:
    """What is said where there are no words."""
    return " ".join([key, *(f"{name}={value}" for name, value in arguments.items())])
