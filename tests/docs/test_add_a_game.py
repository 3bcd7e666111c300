"""docs/add-a-game.md and docs/architecture.md speak of the folders that there are."""

import re

from tests.tree import ROOT, SOURCE, read


def listed() -> list[str]:
    return re.findall(r"^ +\| `([a-z_/.]+)` \|", read(ROOT / "docs" / "add-a-game.md"), re.MULTILINE)


def test_the_table_of_files_is_the_folder_of_imhotep() -> None:
    folder = SOURCE / "games" / "imhotep"
    found = {path.name for path in folder.glob("*.py")} | {f"{path.name}/" for path in folder.glob("[a-z]*/")}
    assert len(listed()) == len(set(listed()))
    assert set(listed()) == {name for name in found if not name.startswith("__pycache__")}


def test_the_steps_are_numbered() -> None:
    steps = re.findall(r"^(\d+)\. ", read(ROOT / "docs" / "add-a-game.md"), re.MULTILINE)
    assert [int(step) for step in steps] == list(range(1, len(steps) + 1))


def test_the_rooms_are_the_folders_of_the_package() -> None:
    table = read(ROOT / "docs" / "architecture.md").split("## Rooms")[1].split("## ")[0]
    rooms = [
        room for row in re.findall(r"^\| (`[a-z`, ]+) \|", table, re.MULTILINE) for room in re.findall(r"`(\w+)`", row)
    ]
    assert sorted(rooms) == sorted(path.parent.name for path in SOURCE.glob("*/__init__.py"))


def test_the_drawn_tree_of_errors_is_that_of_the_source() -> None:
    drawn = read(ROOT / "docs" / "architecture.md").split("```text\n")[1].split("```")[0]
    assert drawn.strip() in read(SOURCE / "core" / "errors.py")
