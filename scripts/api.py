"""Writes docs/api.md from the source. Usage: api.py [--check]

It reads the source instead of importing it: compiled modules have lost their docstrings and signatures.
"""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
PAGE = ROOT / "docs" / "api.md"
TITLE = """\
# The programming interface

All public names, with what the source says about them. This page is written by `scripts/api.py`; how the pieces fit
together is told in [architecture.md](architecture.md).
"""
PACKAGES = ("saqqara", "saqqara.bots", "saqqara.testing")
# Names that are met in the signatures of others.
BESIDE = {"saqqara": (("saqqara.core.meta", "Option"), ("saqqara.core.preview", "Preview"))}
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Found:
    """A definition, and the source it stands in."""

    node: ast.stmt
    lines: tuple[str, ...]

    def remark(self, node: ast.stmt) -> str:
        """The comment at the end of a statement's last line."""
        line = self.lines[(node.end_lineno or node.lineno) - 1].encode()[node.end_col_offset or 0 :].decode()
        return line.partition("#")[2].strip()


def source_of(module: str) -> Path:
    path = SOURCE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def find(module: str, name: str) -> Found:
    """Where a name of a module is defined, through all imports."""
    text = source_of(module).read_text(encoding="utf-8")
    for node in ast.parse(text).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if name == (alias.asname or alias.name):
                    return find(node.module, alias.name)
        elif name in defined(node):
            return Found(node, tuple(text.splitlines()))
    raise LookupError(f"{module} does not define {name}")


def defined(node: ast.stmt) -> list[str]:
    """The names that a statement defines."""
    if isinstance(node, Function | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.AnnAssign):
        return [ast.unparse(node.target)]
    return [ast.unparse(target) for target in node.targets] if isinstance(node, ast.Assign) else []


def public_names(module: str) -> list[str]:
    names = find(module, "__all__").node
    return list(ast.literal_eval(names.value)) if isinstance(names, ast.Assign) else []


def docstring(node: Function | ast.ClassDef | ast.Module) -> str:
    return ast.get_docstring(node, clean=True) or ""


def decorators(node: Function) -> set[str]:
    return {ast.unparse(decorator) for decorator in node.decorator_list}


def signature(node: Function, bound: bool) -> str:
    """The function's head as it stands in the source, without `self`."""
    arguments = ast.unparse(Unquoted().visit(node.args))
    if bound and "staticmethod" not in decorators(node):
        arguments = arguments.partition(", ")[2]
    return f"{node.name}({arguments}){returns(node, ' -> ')}"


def returns(node: Function, sign: str) -> str:
    return sign + ast.unparse(Unquoted().unquoted(node.returns)) if node.returns else ""


class Unquoted(ast.NodeTransformer):
    """Annotations without the quotes that some need in the source."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        if node.annotation is not None:
            node.annotation = self.unquoted(node.annotation)
        return node

    def unquoted(self, annotation: ast.expr) -> ast.expr:
        if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
            return ast.parse(annotation.value, mode="eval").body
        return annotation


def described(head: str, text: str) -> str:
    """A definition, then prose; not marked as Python, which the formatter would put into another shape."""
    return f"```text\n{head}\n```\n" + (f"\n{prose(text)}\n" if text else "")


def prose(text: str) -> str:
    """A docstring as Markdown; its examples and indented parts become code."""
    parts = []
    for is_code, blocks in groupby(text.split("\n\n"), lambda block: block.startswith((">>> ", "    "))):
        together = "\n\n".join(dedent(block) if is_code else block.replace("\n", " ") for block in blocks)
        if ">>> " in together:
            together += "\n"  # where the output of the last example ends
        parts.append(f"```text\n{together}\n```" if is_code else together)
    return "\n\n".join(parts)


def member_lines(kind: ast.ClassDef, found: Found) -> Iterator[str]:
    """The public attributes and methods of a class, in the order of the source."""
    for node in kind.body:
        if isinstance(node, ast.AnnAssign) and not ast.unparse(node.target).startswith("_"):
            yield member(ast.unparse(node), found.remark(node))
        elif isinstance(node, Function) and node.name == "__init__":
            yield from attributes(node)
        elif isinstance(node, Function) and not node.name.startswith("_"):
            yield method(node)


def attributes(init: Function) -> Iterator[str]:
    """The public attributes that a constructor sets; `args` is what pickle needs."""
    for node in init.body:
        kind = f": {ast.unparse(node.annotation)}" if isinstance(node, ast.AnnAssign) else ""
        for target in [name.removeprefix("self.") for name in defined(node) if name.startswith("self.")]:
            if target.isidentifier() and not target.startswith("_") and target != "args":
                yield member(target + kind, "")


def method(node: Function) -> str:
    if "property" in decorators(node):
        return member(node.name + returns(node, ": "), docstring(node))
    kind = next((f" ({kind})" for kind in ("staticmethod", "classmethod") if kind in decorators(node)), "")
    return member(signature(node, bound=True), docstring(node), kind)


def member(head: str, text: str, kind: str = "") -> str:
    said = " ".join(text.split())
    return f"- `{head}`{kind}" + (f": {said}" if said else "")


def entry(name: str, found: Found) -> str:
    node = found.node
    parts = [f"### {name}\n"]
    if isinstance(node, ast.ClassDef):
        parts.append(described(class_head(node), docstring(node)))
        parts.append("\n".join(member_lines(node, found)) + "\n")
    elif isinstance(node, Function):
        parts.append(described(signature(node, bound=False), docstring(node)))
    else:
        parts.append(described(ast.unparse(node), found.remark(node)))
    return "\n".join(part for part in parts if part.strip())


def class_head(node: ast.ClassDef) -> str:
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    init = next((child for child in node.body if isinstance(child, Function) and child.name == "__init__"), None)
    head = f"class {node.name}({bases})" if bases else f"class {node.name}"
    return (
        f"{head}\n{signature(init, bound=True).replace('__init__', node.name).removesuffix(' -> None')}"
        if init
        else head
    )


def package(module: str) -> str:
    about = docstring(ast.parse(source_of(module).read_text(encoding="utf-8")))
    found = {name: find(module, name) for name in public_names(module)}
    found |= {name: find(home, name) for home, name in BESIDE.get(module, ())}
    entries = [entry(name, found[name]) for name in sorted(found, key=lambda name: (name.islower(), name))]
    return f"\n## {module}\n\n{prose(about)}\n\n" + "\n".join(entries)


def written() -> str:
    return TITLE + "".join(package(module) for module in PACKAGES)


def main() -> int:
    if "--check" in sys.argv:
        return 0 if PAGE.read_text(encoding="utf-8") == written() else 1
    PAGE.write_text(written(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
