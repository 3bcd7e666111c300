"""Names what the compiler of the rules gets wrong without a word. Usage: lint_native.py [FILE_OR_FOLDER...]

mypyc writes a shift of a small number as a 32-bit shift in C: `1 << n` is wrong from n = 31 on, and so is a name that
stands for such a number. Numbers from 2**62 on, and conditional expressions of a number and a native word, become
Python objects at every use, which is slow. Where that does no harm, a comment says why:

    mask = 15 << n  # native: n is 20 at most
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
ROOMS = ("src/saqqara/core", "src/saqqara/games")
SMALL = 1 << 31  # from here on a number is 64 bits wide in C
BOXED = 1 << 62
PROVEN = "# native:"
PLAIN_CALLS = {"int", "len", "index", "bit_length"}
Finals = dict[str, int]
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Modules:
    """The whole numbers that modules of the source name `Final`."""

    def __init__(self, source: Path) -> None:
        self._source = source
        self._known: dict[str, Finals] = {}

    def finals(self, module: str) -> Finals:
        if module not in self._known:
            self._known[module] = {}
            path = self._path(module)
            if path is not None:
                self._known[module] = self.named_in(ast.parse(path.read_text(encoding="utf-8")))
        return self._known[module]

    def _path(self, module: str) -> Path | None:
        path = self._source.joinpath(*module.split("."))
        found = (path / "__init__.py", path.with_suffix(".py"))
        return next((file for file in found if file.is_file()), None)

    def named_in(self, tree: ast.Module) -> Finals:
        """Its own, and those it imports: as `NAME` or as `module.NAME`."""
        finals: Finals = {}
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                for alias in node.names:
                    finals |= self._imported(node.module, alias)
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    finals |= prefixed(alias.asname or alias.name, self.finals(alias.name))
            elif isinstance(node, ast.AnnAssign) and "Final" in ast.unparse(node.annotation) and node.value:
                value = value_of(node.value, finals)
                if value is not None:
                    finals[ast.unparse(node.target)] = value
        return finals

    def _imported(self, module: str, alias: ast.alias) -> Finals:
        name = alias.asname or alias.name
        own = self.finals(module)
        if alias.name in own:
            return {name: own[alias.name]}
        return prefixed(name, self.finals(f"{module}.{alias.name}"))


def prefixed(module: str, finals: Finals) -> Finals:
    return {f"{module}.{name}": value for name, value in finals.items() if "." not in name}


def value_of(node: ast.expr, finals: Finals) -> int | None:
    """The number that an expression is while it is compiled."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.Name | ast.Attribute):
        return finals.get(ast.unparse(node))
    if isinstance(node, ast.Call) and ast.unparse(node.func) in {"i64", "i32", "int"} and len(node.args) == 1:
        return value_of(node.args[0], finals)
    if isinstance(node, ast.UnaryOp | ast.BinOp):
        return folded(node, finals)
    return None


def folded(node: ast.UnaryOp | ast.BinOp, finals: Finals) -> int | None:
    parts = [node.operand] if isinstance(node, ast.UnaryOp) else [node.left, node.right]
    values = [value_of(part, finals) for part in parts]
    if None in values:
        return None
    names = {f"v{index}": value for index, value in enumerate(values)}
    parts = [ast.Name(name, ast.Load()) for name in names]
    made = ast.UnaryOp(node.op, *parts) if isinstance(node, ast.UnaryOp) else ast.BinOp(parts[0], node.op, parts[1])
    expression = ast.fix_missing_locations(ast.Expression(made))
    try:
        value = eval(compile(expression, "number", "eval"), {"__builtins__": {}}, names)  # noqa: S307 - only numbers
    except (ArithmeticError, ValueError):
        return None
    return value if type(value) is int else None


def locals_of(function: Function, finals: Finals) -> Finals:
    """Also the locals that are only ever one number: the compiler puts the number in their place."""
    stored: dict[str, int] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            stored[node.id] = stored.get(node.id, 0) + 1
    known = {name: value for name, value in finals.items() if name not in parameters(function)}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            value = value_of(node.value, finals)
            if isinstance(target, ast.Name) and stored[target.id] == 1 and value is not None:
                known[target.id] = value
    return known


def parameters(function: Function) -> set[str]:
    arguments = function.args
    return {argument.arg for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)}


def findings(text: str, modules: Modules) -> Iterator[tuple[int, str]]:
    """Line and complaint."""
    tree = ast.parse(text)
    finals = modules.named_in(tree)
    lines = text.splitlines()
    complaints = [*boxed(tree)]
    for function in (node for node in ast.walk(tree) if isinstance(node, Function)):
        complaints += wrong_in(function, locals_of(function, finals))
    for line, complaint in sorted(set(complaints)):
        if PROVEN not in lines[line - 1]:
            yield line, complaint


def wrong_in(function: Function, known: Finals) -> Iterator[tuple[int, str]]:
    plain = plain_names(function)
    for node in ast.walk(function):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift | ast.RShift):
            value = value_of(node.left, known)
            by = value_of(node.right, known)
            if value is not None and abs(value) < SMALL and by is None and not is_plain(node.right, plain):
                yield node.end_lineno or node.lineno, f"a 32-bit shift once compiled: {ast.unparse(node)}"
        elif isinstance(node, ast.IfExp):
            words = [part for part in (node.body, node.orelse) if value_of(part, known) is None]
            if len(words) == 1 and not is_plain(words[0], plain):
                yield node.end_lineno or node.lineno, f"becomes a Python object: {ast.unparse(node)}"


def plain_names(function: Function) -> set[str]:
    """The names that are Python's own integers, or no numbers at all, where the compiler goes wrong in nothing."""
    arguments = function.args
    every = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
    plain = {argument.arg for argument in every if argument.annotation and not names_word(argument.annotation)}
    native: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.For | ast.comprehension):
            counts = isinstance(node.iter, ast.Call) and ast.unparse(node.iter.func) == "range"
            (native if counts else plain).update(stored_in(node.target))
        elif isinstance(node, ast.AnnAssign):
            (native if names_word(node.annotation) else plain).update(stored_in(node.target))
        elif isinstance(node, ast.Assign):
            is_other = not is_plain(node.value, plain)
            (native if is_other else plain).update(name for target in node.targets for name in stored_in(target))
    return plain - native


def names_word(annotation: ast.expr) -> bool:
    return "i64" in ast.unparse(annotation)


def stored_in(target: ast.expr) -> set[str]:
    return {node.id for node in ast.walk(target) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}


def is_plain(node: ast.expr, plain: set[str]) -> bool:
    """Whether an expression is for sure no native word."""
    if isinstance(node, ast.Constant | ast.List | ast.Tuple | ast.Dict | ast.Set | ast.JoinedStr | ast.ListComp):
        return True
    if isinstance(node, ast.Name):
        return node.id in plain
    if isinstance(node, ast.Call):
        return ast.unparse(node.func).rpartition(".")[2] in PLAIN_CALLS
    if isinstance(node, ast.UnaryOp):
        return is_plain(node.operand, plain)
    if isinstance(node, ast.BinOp):
        return is_plain(node.left, plain) and is_plain(node.right, plain)
    return False


def boxed(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value >= BOXED:
            yield node.end_lineno or node.lineno, f"a Python object at every use: {node.value:#x}"


def files(names: list[str]) -> Iterator[Path]:
    for name in names:
        path = Path(name)
        yield from sorted(path.rglob("*.py")) if path.is_dir() else [path]


def main() -> int:
    modules = Modules(SOURCE)
    found = 0
    for path in files(sys.argv[1:] or [str(ROOT / room) for room in ROOMS]):
        for line, complaint in findings(path.read_text(encoding="utf-8"), modules):
            print(f"{path}:{line}: {complaint}")
            found += 1
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
