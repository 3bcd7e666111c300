"""The project speaks of itself alone, and of no machine."""

import re

import pytest

from tests.tree import ROOT, texts

HERE = "tests/house/test_tree.py"
TREE = [path for path in texts() if path not in {HERE, "LICENSE"}]
MACHINE = re.compile(r"(?<![\w.$])/(?:home|root|Users|work|mnt|media)/|/tmp/|[A-Z]:\\\\")
# How a piece of work came about belongs to no page, comment or sentence.
WORK = re.compile(
    r"\b(?:issues?|tickets?|pull requests?|sprints?|milestones?|(?:sub-?)?agents?|co-workers?|closing notes?|"
    r"(?:this|previous|last|next|helper) session|sessions? \d|as requested|the brief|to-?do|fixme|hack|wip)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("path", TREE)
def test_no_path_of_a_machine(path: str) -> None:
    assert MACHINE.findall(texts()[path]) == []


@pytest.mark.parametrize("path", TREE)
def test_no_word_of_how_it_came_about(path: str) -> None:
    assert WORK.findall(texts()[path]) == []


@pytest.mark.parametrize("path", TREE)
def test_plain_text(path: str) -> None:
    """Unix lines, no blank at a line's end, one end of line at the end, no tab but in the Makefile."""
    text = texts()[path]
    assert "\r" not in text
    assert re.findall(r"[ \t]+$", text, re.MULTILINE) == []
    assert text == "" or (text.endswith("\n") and not text.endswith("\n\n"))
    assert path == "Makefile" or "\t" not in text


def test_the_scans_find_what_they_look_for() -> None:
    assert MACHINE.search("see /home/ann/notes")
    assert WORK.search("fixes issue 7")
    assert WORK.search("as said in session 3")


def test_the_tree_is_the_whole_checkout() -> None:
    assert {"README.md", "Makefile", "pyproject.toml", "src/saqqara/__init__.py", "scripts/need"} <= set(texts())
    assert not any(path.startswith((".git/", ".venv/")) for path in texts())
    assert (ROOT / ".gitignore").exists()
