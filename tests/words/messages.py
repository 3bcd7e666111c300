"""The messages of a language, read from their syntax trees."""

from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from saqqara.words import locales

OF_THE_BROWSER: Final = ("boards.ftl", "web.ftl")  # the tests of the web client know who asks for these
_PLURALS: Final = frozenset({"zero", "one", "two", "few", "many"})


class Text(Visitor):
    """What a message is made of."""

    def __init__(self, file: str, message: ftl.Message) -> None:
        self.file = file
        self.message = message
        self.arguments: set[str] = set()
        self.plain = ""
        self.choices: dict[str, set[str]] = {}
        self.plurals: list[set[str]] = []
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.plain += f"{node.value}\n"

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        """Plural forms are a language's own matter; all other choices are between codes or numbers of the program."""
        keys = {
            key.name if isinstance(key, ftl.Identifier) else key.value for key in (one.key for one in node.variants)
        }
        if keys & _PLURALS:
            self.plurals.append({*(keys & _PLURALS), "other"})
        codes = keys - _PLURALS - {"other"}
        if codes and isinstance(node.selector, ftl.VariableReference):
            self.choices.setdefault(node.selector.id.name, set()).update(codes)
        self.generic_visit(node)

    @property
    def has_words(self) -> bool:
        return any(sign.isalpha() for sign in self.plain)


def messages(language: str) -> dict[str, Text]:
    """Every message by its key."""
    texts: dict[str, Text] = {}
    for path in sorted((locales() / language).glob("*.ftl")):
        for entry in _entries(path):
            assert entry.id.name not in texts, f"{path.name}: {entry.id.name} is there twice"
            texts[entry.id.name] = Text(path.name, entry)
    return texts


def _entries(path: Path) -> list[ftl.Message]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    for entry in entries:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
    return [entry for entry in entries if isinstance(entry, ftl.Message)]
