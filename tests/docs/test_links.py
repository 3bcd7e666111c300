"""What the pages refer to exists: files, headings, commands."""

import re
from pathlib import Path

import pytest

from tests.tree import ROOT, SOURCE, named, pages, read

LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
PATH = re.compile(r"`(?:python )?((?:docs|locales|requirements|scripts|src|tests)/[\w./-]*)`")
PAGES = [pytest.param(page, id=named(page)) for page in pages()]


def anchors(page: Path) -> set[str]:
    """What follows the # of a link to one of the page's headings."""
    plain = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(read(page)))
    return {heading.strip().replace(" ", "-") for heading in plain}


@pytest.mark.parametrize("page", PAGES)
def test_relative_links_resolve(page: Path) -> None:
    for link in LINK.findall(read(page)):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), f"{named(page)}: {link}"
        if anchor:
            assert anchor in anchors(target), f"{named(page)}: {link}"


@pytest.mark.parametrize("page", PAGES)
def test_paths_named_in_pages_exist(page: Path) -> None:
    folders = [folder for folder in page.parents if folder.is_relative_to(ROOT)]
    missing = [path for path in PATH.findall(read(page)) if not any((folder / path).exists() for folder in folders)]
    assert missing == []


@pytest.mark.parametrize("page", PAGES)
def test_commands_named_in_pages_exist(page: Path) -> None:
    text = read(page)
    commands = set(re.findall(r"`(?:\.venv/bin/)?saqqara ([a-z]+)", text))
    assert [name for name in sorted(commands) if not (SOURCE / "cli" / f"{name}.py").exists()] == []
    wanted = set(re.findall(r"(?:^|`)make ([a-z-]+)", text, re.MULTILINE))
    targets = set(re.findall(r"^([a-z-]+):", read(ROOT / "Makefile"), re.MULTILINE))
    assert wanted <= targets, named(page)


def test_the_first_screen_names_the_two_commands() -> None:
    first_screen = read(ROOT / "README.md").splitlines()[:12]
    assert [line.split(" #")[0].rstrip() for line in first_screen if line.startswith("make ")] == [
        "make play",
        "make test",
    ]


def test_every_page_of_the_documentation_is_listed() -> None:
    listed = {(ROOT / "docs" / link).resolve() for link in LINK.findall(read(ROOT / "docs" / "README.md"))}
    wanted = {page for page in pages() if page.is_relative_to(ROOT / "docs") and page.name != "README.md"}
    assert wanted <= listed
