"""Which texts the source asks for, read from its syntax trees: every key with the arguments it gets.

A call that names a code (`Reason("game_over", ...)`, `say("goodbye")`, ...) is a use of a text. A function that passes
on a code that it was given itself is followed to its callers, and so are variables, conditions, f-strings and tables of
codes.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from importlib import import_module
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

import saqqara
from saqqara import SaqqaraError

SOURCE = Path(saqqara.__file__).parent
ANY = "*"


@dataclass(frozen=True)
class Hole:
    """What the caller gives as this parameter."""

    parameter: str


Part = str | Hole
Key = tuple[Part, ...]


@dataclass(frozen=True)
class Given:
    """The names of a text's arguments; some may come from the caller, or from where nobody can tell."""

    names: frozenset[str] = frozenset()
    holes: frozenset[str] = frozenset()
    unclear: bool = False

    def __or__(self, other: "Given") -> "Given":
        return Given(self.names | other.names, self.holes | other.holes, self.unclear or other.unclear)


@dataclass(frozen=True)
class Use:
    key: Key
    given: Given
    where: str

    @property
    def pattern(self) -> str:
        return "".join(ANY if isinstance(part, Hole) else part for part in self.key)


@dataclass(frozen=True)
class Sink:
    """A call that needs the text `<kind>-<code>`. `code` and `arguments` are parameters of it."""

    parameters: tuple[str, ...]
    key: Key
    given: Given
    defaults: tuple[tuple[str, ast.expr], ...] = ()


def _sink(parameters: str, key: tuple[Part, ...], *names: str, arguments: str = "arguments") -> Sink:
    holes = frozenset({arguments}) if arguments in parameters.split() else frozenset()
    return Sink(tuple(parameters.split()), key, Given(frozenset(names), holes))


_CODE = Hole("code")
KEYWORDS = "**"  # a parameter that stands for all keyword arguments
_SINKS = {
    "saqqara.core.reason.Reason": _sink("code rule arguments", ("reason-", _CODE), "rule"),
    "saqqara.core.reason.sentence": _sink("kind code arguments", (Hole("kind"), "-", _CODE)),
    "saqqara.core.event.Event": _sink("code seat rule arguments", ("event-", _CODE), "rule"),
    "saqqara.core.result.result": _sink("standings scores code", ("reason-", _CODE)),
    "saqqara.words.sentence": _sink("code arguments", (_CODE,)),
    "saqqara.cli.texts.say": _sink("code **", ("cli-", _CODE), arguments=KEYWORDS),
    "trace.add": _sink("code seat rule arguments", ("event-", _CODE), "rule"),
    "trace.add_secret": _sink("code seat rule arguments", ("event-", _CODE), "rule"),
}
_UNSEEN = _sink("code", ("event-", _CODE, "-unseen"), "rule")
_RAISED = ("code", "rule", "arguments")
_PLUMBING = "core/event.py"  # its `add` is known above, and other things have an `add`, too


@dataclass
class _Function:
    """Where a call stands: the innermost function around it (None: the module itself) and its class."""

    node: ast.FunctionDef | None
    owner: type | None
    module: ModuleType
    bindings: dict[str, list[ast.expr | tuple[ast.expr, int]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for node in ast.walk(self.node) if self.node else ():
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    self.bindings.setdefault(name, []).append(value)
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                    self.bindings.setdefault(name, []).append(value)
                case ast.For(target=target, iter=values) | ast.comprehension(target=target, iter=values):
                    names = target.elts if isinstance(target, ast.Tuple) else [target]
                    for index, name_node in enumerate(names):
                        if isinstance(name_node, ast.Name):
                            at = index if isinstance(target, ast.Tuple) else -1
                            self.bindings.setdefault(name_node.id, []).append((values, at))

    @property
    def parameters(self) -> tuple[str, ...]:
        if self.node is None:
            return ()
        arguments = self.node.args
        names = tuple(one.arg for one in (*arguments.posonlyargs, *arguments.args))
        return names[1:] if self.owner is not None else names

    @property
    def defaults(self) -> tuple[tuple[str, ast.expr], ...]:
        """Only codes count."""
        given = self.node.args.defaults if self.node else []
        pairs = zip(self.parameters[len(self.parameters) - len(given) :], given, strict=True)
        return tuple((name, value) for name, value in pairs if isinstance(value, ast.Constant) and value.value)

    @property
    def name(self) -> str:
        """How calls of it are recognised; of a method by its name alone."""
        if self.node is None:
            return ""
        if self.owner is None:
            return f"{self.module.__name__}.{self.node.name}"
        return _path(self.owner) if self.node.name == "__init__" else f".{self.node.name}"


def _path(thing: Any) -> str:
    return f"{thing.__module__}.{thing.__qualname__}"


def uses() -> list[Use]:
    """All uses of texts in the source of Saqqara."""
    sites = [site for path in sorted(SOURCE.rglob("*.py")) for site in _calls(path)]
    sinks = dict(_SINKS)
    while True:
        found = [use for site in sites for use in _uses_at(*site, sinks)]
        passed_on = {caller.name: _passing(caller, use) for caller, use in found if _asks_caller(caller, use)}
        if passed_on.keys() <= sinks.keys():
            return [use for caller, use in found if use.pattern != ANY and not _asks_caller(caller, use)]
        sinks = {**passed_on, **sinks}


def _asks_caller(caller: _Function, use: Use) -> bool:
    return any(isinstance(part, Hole) and part.parameter in caller.parameters for part in use.key)


def _passing(caller: _Function, use: Use) -> Sink:
    return Sink(caller.parameters, use.key, use.given, caller.defaults)


def _calls(path: Path) -> Iterator[tuple[ast.Call, _Function, str]]:
    inside = path.relative_to(SOURCE).as_posix()
    if inside == _PLUMBING or path.name == "__main__.py":
        return
    dotted = ".".join(("saqqara", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")
    module = import_module(dotted)
    yield from _calls_in(ast.parse(path.read_text(encoding="utf-8")), _Function(None, None, module), inside)


def _calls_in(node: ast.AST, function: _Function, inside: str) -> Iterator[tuple[ast.Call, _Function, str]]:
    for child in ast.iter_child_nodes(node):
        within = function
        if isinstance(child, ast.FunctionDef):
            within = _Function(child, function.owner, function.module)
        elif isinstance(child, ast.ClassDef):
            within = _Function(None, getattr(function.module, child.name, None), function.module)
        elif isinstance(child, ast.Call):
            yield child, function, f"{inside}:{child.lineno}"
        yield from _calls_in(child, within, inside)


def _uses_at(call: ast.Call, caller: _Function, where: str, sinks: dict[str, Sink]) -> Iterator[tuple[_Function, Use]]:
    name, sink = _sink_of(call, caller, sinks)
    if sink is None:
        return
    named = {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}
    given = {**dict(sink.defaults), **named, **dict(zip(sink.parameters, call.args, strict=False))}
    kinds = [sink, replace(_UNSEEN, parameters=sink.parameters)] if name == "trace.add_secret" else [sink]
    for kind in kinds:
        arguments = Given(kind.given.names, frozenset(), kind.given.unclear)
        for hole in kind.given.holes:
            arguments |= _keywords(call, caller) if hole == KEYWORDS else _names(given.get(hole), caller)
        for key in _filled(kind.key, given, caller):
            yield caller, Use(key, arguments, where)


def _sink_of(call: ast.Call, caller: _Function, sinks: dict[str, Sink]) -> tuple[str, Sink | None]:
    thing = _real(call.func, caller)
    if isinstance(thing, type) and issubclass(thing, SaqqaraError):
        maker = next(kind for kind in thing.__mro__ if "__init__" in vars(kind))
        return _path(thing), _raised(thing) if maker is SaqqaraError else sinks.get(_path(maker))
    if thing is not None and hasattr(thing, "__qualname__"):
        return _path(thing), sinks.get(_path(thing))
    if not isinstance(call.func, ast.Attribute):
        return "", None
    method, receiver = call.func.attr, ast.unparse(call.func.value)
    if receiver == "super()" and method == "__init__" and caller.owner is not None:
        return "super", _raised(caller.owner) if issubclass(caller.owner, SaqqaraError) else None
    name = f"trace.{method}" if receiver.endswith("trace") else f".{method}"
    return name, sinks.get(name)


def _raised(error: type[SaqqaraError]) -> Sink | None:
    if error is SaqqaraError:
        return None
    return Sink(_RAISED, (f"{error.kind}-", _CODE), Given(frozenset({"rule"}), frozenset({"arguments"})))


def _filled(key: Key, given: dict[str, ast.expr], caller: _Function) -> Iterator[Key]:
    parts: list[list[Key]] = []
    for part in key:
        if isinstance(part, str):
            parts.append([(part,)])
        else:
            parts.append(list(_texts(given.get(part.parameter), caller)))
    for chosen in product(*parts):
        yield tuple(part for piece in chosen for part in piece)


def _texts(node: ast.AST | None, caller: _Function) -> Iterator[Key]:
    """What a text may be; nothing at all for a code that comes out of a reason or an error: it was seen there."""
    match node:
        case ast.Constant(value=str() as text):
            yield (text,)
        case ast.Attribute(attr="code" | "kind"):
            return
        case ast.IfExp(body=body, orelse=other):
            yield from _texts(body, caller)
            yield from _texts(other, caller)
        case ast.JoinedStr(values=values):
            pieces = [list(_texts(getattr(value, "value", None), caller)) if isinstance(value, ast.FormattedValue)
                      else list(_texts(value, caller)) for value in values]  # fmt: skip
            for chosen in product(*pieces):
                yield tuple(part for piece in chosen for part in piece)
        case ast.Name(id=name) if name in caller.parameters:
            yield (Hole(name),)
        case ast.Name(id=name) if name in caller.bindings:
            for bound in caller.bindings[name]:
                yield from _elements(*bound, caller) if isinstance(bound, tuple) else _texts(bound, caller)
        case _:
            texts = sorted(set(_strings(_real(node.value if isinstance(node, ast.Subscript) else node, caller))))
            yield from ((text,) for text in texts) if texts else ((ANY,),)


def _elements(values: ast.expr, at: int, caller: _Function) -> Iterator[Key]:
    """What a loop over `values` gives to its variable, or to the one of them at index `at`."""
    match values:
        case ast.Tuple(elts=elements) | ast.List(elts=elements):
            for element in elements:
                yield from _texts(element.elts[at] if isinstance(element, ast.Tuple) and at >= 0 else element, caller)
        case ast.Call(func=ast.Attribute(value=mapping, attr="items")):
            table = _real(mapping, caller)
            for pair in table.items() if isinstance(table, dict) else ((ANY, ANY),):
                yield (str(pair[at]),)
        case _:
            real = _real(values, caller)
            for text in _strings(real) or (ANY,):
                yield (text,)


def _strings(value: Any) -> tuple[str, ...]:
    if isinstance(value, str):
        return (value,) if value else ()
    if isinstance(value, dict):
        return tuple(text for one in value.values() for text in _strings(one))
    if isinstance(value, tuple | list):
        return tuple(text for one in value for text in _strings(one))
    return ()


def _names(node: ast.AST | None, caller: _Function) -> Given:
    """The keys of a dict of arguments."""
    match node:
        case None:
            return Given()
        case ast.Dict(keys=keys, values=values):
            given = Given()
            for key, value in zip(keys, values, strict=True):
                constant = isinstance(key, ast.Constant)
                given |= Given(frozenset({str(key.value)})) if constant else _names(value, caller)  # type: ignore[union-attr]
            return given
        case ast.Name(id=name) if name in caller.parameters:
            return Given(holes=frozenset({name}))
        case ast.Name(id=name) if name in caller.bindings:
            given = Given()
            for bound in caller.bindings[name]:
                given |= Given(unclear=True) if isinstance(bound, tuple) else _names(bound, caller)
            return given
    return Given(unclear=True)


def _keywords(call: ast.Call, caller: _Function) -> Given:
    given = Given(frozenset(keyword.arg for keyword in call.keywords if keyword.arg))
    for keyword in call.keywords:
        if keyword.arg is None:
            given |= _names(keyword.value, caller)
    return given


def _real(node: ast.AST | None, caller: _Function) -> Any:
    """The module's own value of a name or of a chain of names, if it has one."""
    if isinstance(node, ast.Name) and node.id not in (*caller.parameters, *caller.bindings):
        return getattr(caller.module, node.id, None)
    if isinstance(node, ast.Attribute):
        whole = _real(node.value, caller)
        return getattr(whole, node.attr, None) if isinstance(whole, ModuleType | type) else None
    return None
