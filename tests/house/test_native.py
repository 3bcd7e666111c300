"""The lint of what mypyc gets wrong finds each of it, and nothing in the rules."""

import runpy
from pathlib import Path

import pytest

from tests.tree import ROOT, texts

LINT = runpy.run_path(str(ROOT / "scripts" / "lint_native.py"))
HEAD = """
from typing import Final
from mypy_extensions import i64
from other import tables
from other.tables import FIVE, HUGE_ONE
ONE: Final = 1
WIDE: Final = 0x80000000
SHIFTED: Final = ONE << 4
"""
TABLES = "from typing import Final\nFIVE: Final = 5\nHUGE_ONE: Final = 1 << 40\n"
WRONG = [
    "def f(n: i64) -> i64:\n    return 1 << n",
    "def f(n: i64) -> i64:\n    return 255 >> n",
    "def f(n: i64) -> i64:\n    return -1 << n",
    "def f(n: i64) -> i64:\n    return ONE << n",
    "def f(n: i64) -> i64:\n    return SHIFTED << 2 * n",
    "def f(n: i64) -> i64:\n    return FIVE << n",
    "def f(n: i64) -> i64:\n    return tables.FIVE << n",
    "def f(n: i64) -> i64:\n    return i64(1) << n",
    "def f(n: i64) -> i64:\n    one: i64 = 1\n    return one << n",
    "def f(n: i64) -> i64:\n    x: i64 = 0\n    for k in range(n):\n        x |= 1 << k\n    return x",
    "def f(t: Table) -> i64:\n    return 1 << t.seat",
    "def f(n: i64) -> i64:\n    return n & 0x4000000000000000",
    "def f(n: i64) -> i64:\n    return 0 if n == 5 else n",
    "def f(t: Table, n: int) -> i64:\n    return t.seat if n else ONE",
]
RIGHT = [
    "def f(n: i64) -> i64:\n    return shl(1, n)",
    "def f(n: i64) -> i64:\n    return WIDE << n",
    "def f(n: i64) -> i64:\n    return HUGE_ONE << n",
    "def f(n: i64) -> i64:\n    return n << 4",
    "def f(n: i64) -> i64:\n    return 1 << 4",
    "def f(n: int) -> int:\n    return 1 << n",
    "def f(names: list[str]) -> int:\n    return 1 << names.index('a')",
    "def f(names: list[str]) -> int:\n    x = 0\n    for k, _ in enumerate(names):\n        x += 1 << k\n    return x",
    "def f(n: i64) -> i64:\n    x: i64 = 1\n    x = x + n\n    return x << n",
    "def f(n: i64) -> i64:\n    return 3 << n  # native: n is 4 at most",
    "def f(n: i64) -> i64:\n    return 0 if n == 5 else 7",
    "def f(n: int) -> int:\n    return 0 if n == 5 else n",
]


def found(code: str, source: Path) -> list[str]:
    folder = source / "other"
    folder.mkdir(exist_ok=True)
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "tables.py").write_text(TABLES, encoding="utf-8")
    return [complaint for _, complaint in LINT["findings"](HEAD + code, LINT["Modules"](source))]


@pytest.mark.parametrize("code", WRONG)
def test_the_lint_finds_it(code: str, tmp_path: Path) -> None:
    assert len(found(code, tmp_path)) == 1


@pytest.mark.parametrize("code", RIGHT)
def test_the_lint_lets_it_pass(code: str, tmp_path: Path) -> None:
    assert found(code, tmp_path) == []


@pytest.mark.parametrize("path", [path for path in texts() if path.startswith(LINT["ROOMS"]) and path.endswith(".py")])
def test_the_rules_hold_nothing_of_it(path: str) -> None:
    modules = LINT["Modules"](LINT["SOURCE"])
    assert list(LINT["findings"](texts()[path], modules)) == []
