"""Names every source file and Python function that is too long, generated files aside. Usage: lengths.py [ROOT]"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

FOLDERS = ("src", "tests", "scripts", "benchmarks", "docs", "examples", "web/src")
SUFFIXES = {".py", ".ts", ".svelte"}
FILE_LINES = 400
FUNCTION_LINES = 60


def sources(root: Path) -> Iterator[Path]:
    for folder in FOLDERS:
        found = (path for path in (root / folder).rglob("*") if path.suffix in SUFFIXES and ".gen." not in path.name)
        yield from sorted(found)


def too_long(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    lines = len(text.splitlines())
    if lines > FILE_LINES:
        yield f"{path}:1: {lines} lines in a file, {FILE_LINES} are enough"
    if path.suffix == ".py":
        yield from long_functions(path, ast.parse(text))


def long_functions(path: Path, tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION_LINES:
                yield f"{path}:{node.lineno}: {lines} lines in {node.name}, {FUNCTION_LINES} are enough"


def main() -> int:
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    found = [line for path in sources(root) for line in too_long(path)]
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
