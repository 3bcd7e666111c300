"""Every example in a docstring runs; read from the source, because compiled modules have lost theirs."""

import ast
import doctest
from importlib import import_module

import pytest

from tests.tree import texts

SOURCES = {path: text for path, text in texts().items() if path.startswith("src/") and ">>> " in text}


def module_of(path: str) -> str:
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@pytest.mark.parametrize("path", SOURCES)
def test_examples_of_a_module(path: str) -> None:
    module = import_module(module_of(path))
    parser, said, attempted = doctest.DocTestParser(), list[str](), 0
    for node in ast.walk(ast.parse(SOURCES[path])):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and (text := ast.get_docstring(node)):
            name = getattr(node, "name", path)
            examples = parser.get_doctest(text, dict(vars(module)), name, path, 0)
            attempted += doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=said.append).attempted
    assert attempted > 0
    assert said == []
