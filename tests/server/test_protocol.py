"""The protocol as it is written down: closed, complete, and the same for Python, TypeScript and people."""

import re
import runpy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saqqara.server.protocol import Change, ClientMessage, ServerMessage, changes, client, server
from saqqara.server.tables import table
from saqqara.server.tables.commands import COMMANDS
from saqqara.server.tables.entries import Moved
from tests.tree import ROOT, read, texts

SCRIPT = runpy.run_path(str(ROOT / "scripts" / "protocol.py"))
UNIONS = {"client": ClientMessage, "server": ServerMessage, "change": Change}


@pytest.mark.parametrize(("name", "path"), [("page", "docs/protocol.md"), ("typescript_file", "protocol.gen.ts")])
def test_the_files_are_what_the_script_writes(name: str, path: str) -> None:
    file = ROOT / path if "/" in path else ROOT / "web" / "src" / "lib" / "net" / path
    assert read(file) == SCRIPT[name](), "python scripts/protocol.py writes it anew"


@pytest.mark.parametrize("union", UNIONS.values(), ids=UNIONS)
def test_tags_are_different(union: Any) -> None:
    tags = [kind.__struct_config__.tag for kind in union.__args__]
    assert len(set(tags)) == len(tags) > 5


def test_every_client_message_is_carried_out() -> None:
    answered = {client.Hello, client.Look, client.Preview, client.Explain, client.Sync, client.Ping}
    assert {*COMMANDS, *answered} == set(ClientMessage.__args__)


def test_every_change_has_its_folding() -> None:
    assert set(table._FOLD) - {Moved} == set(Change.__args__) - {changes.Played}


def test_unknown_fields_are_refused_from_clients_alone() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"ping","ref":1,"x":1}', type=ClientMessage)
    assert msgspec.json.decode(b'{"type":"pong","ref":1,"at":2,"x":1}', type=ServerMessage) == server.Pong(1, 2)


def test_what_is_unset_is_not_written() -> None:
    update = server.Update(3, 4, changes.Paused())
    assert msgspec.json.encode(update) == b'{"type":"update","number":3,"at":4,"change":{"kind":"paused"}}'


@pytest.mark.parametrize(
    "change",
    [
        changes.Seated(0, "Ann", 1),
        changes.Requested(0, "takeback", (1, 2), ply=3),
        changes.StoodIn(1, "random", "idle"),
        changes.Said(0, "hello"),
        changes.Played(0, 1, "load 1.1", (), bot=False, at=5),
    ],
)
def test_changes_read_back(change: Change) -> None:
    assert msgspec.json.decode(msgspec.json.encode(change), type=Change) == change


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    said = set(re.findall(r"^refused-(\w+) =", read(ROOT / "locales" / "en" / "server.ftl"), re.MULTILINE))
    sources = "".join(text for path, text in texts().items() if path.startswith("src/saqqara/server/"))
    kinds = "Refused|Unknown|Forbidden|NotNow|TooMuch|Unsaved|Failed|NoMethod|TooLarge"
    assert set(re.findall(rf'\b(?:{kinds})\("(\w+)"', sources)) == said


def test_every_refusal_of_the_sources_is_met_by_a_test() -> None:
    said = set(re.findall(r"^refused-(\w+) =", read(ROOT / "locales" / "en" / "server.ftl"), re.MULTILINE))
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert {code for code in said if f'"{code}"' not in tests} == set()
