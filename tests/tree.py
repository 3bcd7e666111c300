"""The files of the checkout, as the tests of the house and of the documentation read them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "saqqara"
RULES = {"imhotep": "IM", "pyramido": "PY"}  # the games' rules pages and how their ids begin
_GAMES = "|".join(RULES.values())
RULE = re.compile(rf"\b(?:{_GAMES})-[A-Z]\d+[a-z]?\b")
_RANGE = re.compile(rf"\b((?:{_GAMES})-[A-Z])(\d+)([a-z]?) to (?:\1(\d+)([a-z]?)\b|([a-z]\b))")
_HEADING = re.compile(rf"^#{{3,4}} ((?:{_GAMES})-\w+)$", re.MULTILINE)


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def source_of(module: ModuleType) -> Path:
    """Where a module was written, also when the compiled one is running."""
    return ROOT / "src" / f"{module.__name__.replace('.', '/')}.py"


def named(path: Path) -> str:
    """The path as it is called in messages."""
    return path.relative_to(ROOT).as_posix()


@cache
def texts() -> dict[str, str]:
    """All text files that belong to the project, by path: what .gitignore names does not."""
    found = {}
    for path in _files(ROOT, _ignored()):
        try:
            found[named(path)] = read(path)
        except UnicodeDecodeError:
            continue
    return found


def _ignored() -> set[str]:
    return {".git", *(line.rstrip("/") for line in read(ROOT / ".gitignore").splitlines())}


def _files(folder: Path, ignored: set[str]) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.name in ignored or f"*{path.suffix}" in ignored:
            continue
        if path.is_dir():
            yield from _files(path, ignored)
        else:
            yield path


def pages() -> list[Path]:
    """Every Markdown page."""
    return [ROOT / path for path in texts() if path.endswith(".md")]


def rules_page(game: str, language: str = "") -> str:
    """The page in English, or its translation."""
    return read(ROOT / "docs" / "rules" / language / f"{game}.md")


def rule_ids(game: str, language: str = "") -> list[str]:
    """The ids that the rules page of a game gives a heading."""
    return _HEADING.findall(rules_page(game, language))


def cited(text: str) -> set[str]:
    """The ids that a text names; in "IM-T1 to IM-T4" and "IM-T4a to IM-T4d" those between, too."""
    found = set(RULE.findall(text))
    for chapter, first, letter, last, last_letter, only_letter in _RANGE.findall(text):
        end = last_letter or only_letter
        if letter and end:
            found |= {f"{chapter}{first}{chr(code)}" for code in range(ord(letter), ord(end) + 1)}
        elif last:
            found |= {f"{chapter}{number}" for number in range(int(first), int(last) + 1)}
    return found
