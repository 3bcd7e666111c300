"""Writes docs/rulings.md from the rules pages. Usage: rulings.py [--check]"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "rulings.md"
GAMES = {"imhotep": "Imhotep", "pyramido": "Pyramido"}
TITLE = """\
# Rulings

Where the printed rules differ between editions or say nothing we had to decide. Every such decision stands under its
rule; here are all of them. This page is written by `scripts/rulings.py` from the rules pages.
"""
HEADING = re.compile(r"#{3,4} ([A-Z]+-[A-Z]\d+[a-z]?)")
RULING = re.compile(r"\*\*Ruling\.\*\* (.+) \*Why:\* (.+)")


def rulings(page: str) -> Iterator[tuple[str, str, str]]:
    """The id, the ruling and its reason; a ruling without a reason is a mistake."""
    rule = ""
    for paragraph in page.split("\n\n"):
        line = " ".join(paragraph.split())
        heading = HEADING.fullmatch(line)
        if heading is not None:
            rule = heading[1]
        elif "**Ruling." in line:
            ruling = RULING.fullmatch(line)
            if ruling is None or not rule:
                raise ValueError(f"not a ruling with its rule and its reason: {line}")
            yield rule, ruling[1], ruling[2]


def table(game: str) -> Iterator[str]:
    page = f"rules/{game}.md"
    yield f"\n## {GAMES[game]}\n"
    yield "| rule | ruling | why |"
    yield "|---|---|---|"
    for rule, *cells in rulings((ROOT / "docs" / page).read_text(encoding="utf-8")):
        linked = [cell.replace("](#", f"]({page}#") for cell in cells]
        yield f"| [{rule}]({page}#{rule.lower()}) | {' | '.join(linked)} |"


def written() -> str:
    return TITLE + "\n".join(line for game in GAMES for line in table(game)) + "\n"


def main() -> int:
    if "--check" in sys.argv:
        return 0 if PAGE.read_text(encoding="utf-8") == written() else 1
    PAGE.write_text(written(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
