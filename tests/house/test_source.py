"""What the rooms of the rules may not contain, whatever they import."""

import ast
from collections.abc import Iterator

import pytest

from tests.tree import texts

RULES_ROOMS = ("src/saqqara/core/", "src/saqqara/games/", "src/saqqara/bots/search/")
SOURCES = {path: text for path, text in texts().items() if path.startswith(RULES_ROOMS) and path.endswith(".py")}


def strays(text: str) -> Iterator[str]:
    """Everything that has no place in the rules, with its line."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.AsyncFunctionDef | ast.AsyncFor | ast.AsyncWith | ast.Await):
            yield f"{node.lineno}: async"
        elif isinstance(node, ast.Global):
            yield f"{node.lineno}: global"
        elif isinstance(node, ast.Name) and node.id in {"print", "input", "open"}:
            yield f"{node.lineno}: {node.id}"


def floats(text: str) -> Iterator[str]:
    """Everything that makes a number no whole number."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, float):
            yield f"{node.lineno}: {node.value}"
        elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
            yield f"{node.lineno}: /"
        elif isinstance(node, ast.Name) and node.id == "float":
            yield f"{node.lineno}: float"


@pytest.mark.parametrize("path", SOURCES)
def test_rules_neither_wait_nor_print_nor_keep_globals(path: str) -> None:
    assert list(strays(SOURCES[path])) == []


@pytest.mark.parametrize("path", [path for path in SOURCES if path.startswith(RULES_ROOMS[:2])])
def test_rules_count_in_whole_numbers(path: str) -> None:
    assert list(floats(SOURCES[path])) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("async def f(): pass", "1: async"),
        ("def f():\n    global x", "2: global"),
        ("print(1)", "1: print"),
        ("points = 0.5", "1: 0.5"),
        ("points = 1 / 2", "1: /"),
        ("points /= 2", "1: /"),
        ("def f() -> float: ...", "1: float"),
    ],
)
def test_the_scan_finds_what_it_looks_for(line: str, found: str) -> None:
    assert found in [*strays(line), *floats(line)]


def test_the_scan_looks_at_every_room() -> None:
    for room in RULES_ROOMS:
        assert sum(path.startswith(room) for path in SOURCES) > 1
