"""Every example in README.md and docs/ runs."""

import doctest
from pathlib import Path

import pytest

import saqqara
from tests.tree import ROOT, named, pages, read

PARSER = doctest.DocTestParser()


@pytest.mark.parametrize("page", [page for page in pages() if ">>>" in read(page)], ids=named)
def test_examples_of_a_page(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    # api.md quotes docstrings, which take the names around them for granted.
    known = vars(saqqara) if page.name == "api.md" else {}
    examples = PARSER.get_doctest(read(page), dict(known), named(page), str(page), 0)
    said: list[str] = []
    outcome = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=said.append)
    assert outcome.attempted > 0
    assert outcome.failed == 0, "".join(said)


def test_the_first_screen_plays_a_game() -> None:
    """The README's session starts a game, is refused something, and ends with a result."""
    examples = PARSER.get_examples(read(ROOT / "README.md"))
    assert len(examples) + sum(len(example.want.splitlines()) for example in examples) <= 16
    assert "saqqara.start(" in "".join(example.source for example in examples)
    assert examples[-1].want.startswith("Result(")
