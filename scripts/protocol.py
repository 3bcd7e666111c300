"""Writes docs/protocol.md and web/src/lib/net/protocol.gen.ts. Usage: protocol.py [--check]

The structs of saqqara.server.protocol give the types, their source the remarks.
"""

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as types

from saqqara.server.protocol import changes, client, rest, routes, server, shared

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "protocol.md"
TYPES = ROOT / "web" / "src" / "lib" / "net" / "protocol.gen.ts"
TEXTS = ROOT / "locales" / "en" / "server.ftl"
MODULES = (shared, changes, client, server, rest)
UNIONS = {"Clock": shared.Clock, "Change": changes.Change, "SeatPlan": rest.SeatPlan}
DIRECTIONS = {"ClientMessage": client.ClientMessage, "ServerMessage": server.ServerMessage}
INTRODUCTION = (ROOT / "scripts" / "protocol-introduction.md").read_text(encoding="utf-8")

Struct = type[msgspec.Struct]


def structs(module: ModuleType) -> list[Struct]:
    """The structs that a module defines, in its order."""
    found = [thing for thing in vars(module).values() if inspect.isclass(thing) and issubclass(thing, msgspec.Struct)]
    return [kind for kind in found if kind.__module__ == module.__name__ and not is_base(kind)]


def is_base(kind: Struct) -> bool:
    return bool(kind.__struct_config__.tag_field and kind.__struct_config__.tag is None) or kind is rest.Body


def remarks(kind: Struct) -> dict[str, str]:
    """The comment at the end of each field's line."""
    lines = inspect.getsource(kind).splitlines()
    found = {}
    for node in ast.parse("\n".join(lines)).body[0].body:  # type: ignore[attr-defined]
        if isinstance(node, ast.AnnAssign):
            line = lines[(node.end_lineno or node.lineno) - 1].encode()[node.end_col_offset or 0 :].decode()
            found[ast.unparse(node.target)] = line.partition("#")[2].strip()
    return found


def said(kind: Struct) -> str:
    """The docstring, if it is its own."""
    return inspect.cleandoc(vars(kind).get("__doc__") or "").replace("\n", " ")


def typescript(kind: types.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case types.Metadata(type=inner):
            return typescript(inner)
        case types.StructType(cls=cls):
            return cls.__name__
        case types.UnionType(types=members):
            return " | ".join(dict.fromkeys(typescript(one) for one in members))
        case types.LiteralType(values=literals):
            return " | ".join(f'"{literal}"' for literal in literals)
        case types.VarTupleType(item_type=item) | types.ListType(item_type=item):
            listed = typescript(item)
            return f"({listed})[]" if " | " in listed else f"{listed}[]"
        case types.DictType(key_type=key, value_type=item):
            return f"Record<{typescript(key)}, {typescript(item)}>"
    return _SIMPLE[type(kind)]


_SIMPLE: dict[type, str] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}


def optional(field: types.Field, incoming: bool) -> bool:
    """Whether a field may be missing: what the server sends always has all fields but those that are unset."""
    return field.default is msgspec.UNSET or (incoming and not field.required)


def incoming(kind: Struct) -> bool:
    """Whether clients write it."""
    return kind.__module__ == client.__name__ or issubclass(kind, rest.Body) or kind is shared.Settings


def fields(kind: Struct) -> Iterator[tuple[str, str, str]]:
    """Name, type and remark of each field; the tag first."""
    config = kind.__struct_config__
    if config.tag is not None:
        yield str(config.tag_field), f'"{config.tag}"', ""
    told = remarks(kind)
    for field in types.type_info(kind).fields:  # type: ignore[attr-defined]
        mark = "?" if optional(field, incoming(kind)) else ""
        yield f"{field.encode_name}{mark}", typescript(field.type), told.get(field.name, "")


def interface(kind: Struct) -> str:
    about = f"/** {said(kind)} */\n" if said(kind) else ""
    lines = [f"  {name}: {written};" + (f" // {remark}" if remark else "") for name, written, remark in fields(kind)]
    return about + "\n".join([f"export interface {kind.__name__} {{", *lines, "}"]) + "\n"


def members(union: Any) -> list[Struct]:
    return list(union.__args__)


def union(name: str, of: Any) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {kind.__name__}" for kind in members(of)) + ";\n"


def aliases() -> Iterator[str]:
    for name in ("Status", "SeatKind", "Why", "What"):
        yield f"export type {name} = {typescript(types.type_info(getattr(shared, name)))};\n"


def typescript_file() -> str:
    parts = ["// This file is written by scripts/protocol.py from saqqara.server.protocol. Do not edit it.\n"]
    parts += aliases()
    parts += [interface(kind) for module in MODULES for kind in structs(module)]
    parts += [union(name, of) for name, of in {**UNIONS, **DIRECTIONS}.items()]
    return "\n".join(parts)


def table(kind: Struct) -> str:
    rows = [f"| `{name}` | `{escaped(written)}` | {remark} |" for name, written, remark in fields(kind)]
    head = f"### {kind.__name__}\n\n" + (f"{said(kind)}\n\n" if said(kind) else "")
    return head + "\n".join(["| field | type | |", "|---|---|---|", *rows]) + "\n" if rows else head + "No fields.\n"


def escaped(text: str) -> str:
    return text.replace("|", "\\|")


def route_table() -> str:
    rows = []
    for route in routes.ROUTES:
        takes, gives = (kind.__name__ if kind is not None else "" for kind in (route.takes, route.gives))
        given = {"dict": "a record"}.get(gives, f"`{gives}`" if gives else "")
        rows.append(f"| `{route.method} {route.path}` | {f'`{takes}`' if takes else ''} | {given} | {route.about} |")
    return "\n".join(["| address | takes | gives | |", "|---|---|---|---|", *rows]) + "\n"


def refusals() -> str:
    """The codes with their English sentences."""
    rows = re.findall(r"^refused-(\w+) = (.+)$", TEXTS.read_text(encoding="utf-8"), re.MULTILINE)
    lines = [f"| `{code}` | {escaped(text)} |" for code, text in sorted(rows)]
    return "\n".join(["| code | in English |", "|---|---|", *lines]) + "\n"


def page() -> str:
    parts = [INTRODUCTION, "## HTTP\n", route_table(), "## What a client says\n"]
    parts += [table(kind) for kind in members(DIRECTIONS["ClientMessage"])]
    parts += ["## What the server says\n", *(table(kind) for kind in members(DIRECTIONS["ServerMessage"]))]
    parts += ["## What happens at a table\n", *(table(kind) for kind in members(changes.Change))]
    shown = {*members(client.ClientMessage), *members(server.ServerMessage), *members(changes.Change)}
    parts += ["## What these are made of\n"]
    parts += [table(kind) for module in MODULES for kind in structs(module) if kind not in shown]
    parts += ["## Refusals\n", refusals()]
    return "\n".join(parts)


def written() -> str:
    return page()


def main() -> int:
    files = {PAGE: page(), TYPES: typescript_file()}
    if "--check" in sys.argv:
        return int(any(path.read_text(encoding="utf-8") != text for path, text in files.items()))
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
