"""Messages by the thousand, most of them nonsense: no error of ours, no table that its log does not tell."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect as types

from saqqara.server.protocol import client, server
from saqqara.server.protocol.shared import Idle
from saqqara.server.room import Room

from .lab import ANN, BOB, CYD, EVE, Client, Lab, laboratory

pytestmark = pytest.mark.anyio
KINDS = client.ClientMessage.__args__
STRANGE: tuple[Any, ...] = (
    None,
    "",
    "x" * 90,
    -1,
    4,
    2**53,
    2**70,
    1.5,
    True,
    [],
    {},
    [[]],
    {"a": 1},
    "\u0000",
    "load 1.1",
)


def message(chance: random.Random, room: Room) -> bytes:
    """Most often of a real kind; fields of the right type, or of none."""
    kind = chance.choice(KINDS)
    told: dict[str, Any] = {"type": kind.__struct_config__.tag}
    for field in types.type_info(kind).fields:  # type: ignore[attr-defined]
        if field.required or chance.random() < 0.5:
            told[field.encode_name] = _value(chance, field.encode_name, room)
    if chance.random() < 0.1:
        told[chance.choice(["type", "ref", "seat", "more"])] = _strange(chance)
    text = msgspec.json.encode(told)
    if chance.random() < 0.05:
        cut = chance.randrange(len(text))
        text = text[:cut] + chance.choice([b"", b"\xff", b"}", b'"', b"\\u0000"]) + text[cut + 1 :]
    return text


def _strange(chance: random.Random) -> Any:
    value = chance.choice(STRANGE)
    return value if value != 2**70 else 2**62


def _value(chance: random.Random, name: str, room: Room) -> Any:
    if chance.random() < 0.1:
        return _strange(chance)
    game = room.table.game
    good: dict[str, Any] = {
        "version": game.version,
        "action": chance.choice([*game.state.legal_actions(), chance.randrange(600), "pass"]),
        "level": "random",
        "what": chance.choice(["takeback", "pause", "stand_in"]),
        "ply": chance.randrange(game.ply + 2),
        "text": "hello",
        "name": "Somebody",
        "colour": chance.randrange(8),
        "token": "guess",
        "last": chance.randrange(room.table.number + 2),
    }
    if name in ("yes", "sure", "turn", "muted"):
        return chance.random() < 0.5
    return good.get(name, chance.randrange(4))


async def _fuzz(lab: Lab, room: Room, chance: random.Random, messages: int) -> int:
    """Four people say what comes to their minds; how many codes of ours were met."""
    people: dict[str, Client] = {}
    codes = set()
    for _ in range(messages):
        lab.clock.go(0.5)
        name = chance.choice((ANN, BOB, CYD, EVE))
        one = people.get(name)
        if one is None or one.connection.closing:
            if one is not None:
                one.leave()
            one = people[name] = await lab.client(room, name)
        text = message(chance, room)
        if b'"close"' in text and chance.random() < 0.99:
            continue
        for answer in await one.say_raw(text):
            if isinstance(answer, server.Refused):
                codes.add(answer.code)
    assert "server_error" not in codes
    assert "not_saved" not in codes
    return len(codes)


@pytest.mark.parametrize("messages", [2_000, pytest.param(100_000, marks=pytest.mark.soak)])
async def test_nonsense_does_no_harm(tmp_path: Path, messages: int) -> None:
    chance = random.Random(messages)
    met = 0
    async with laboratory(tmp_path, keep_finished=0) as lab:
        for number in range(messages // 400):
            game = ("imhotep", "pyramido")[number % 2]
            away = Idle(10**6, "random", "vote")
            wishes: dict[str, Any] = {"confirm": number % 3 == 0, "public": number % 2 == 0, "idle": away}
            room = await lab.table((ANN, BOB, CYD), game=game, **wishes)
            met = max(met, await _fuzz(lab, room, chance, 400))
            table = room.table
            lab.house.drop(room)
            again = (await lab.house.room(table.id)).table
            assert (again.number, again.status, again.game.actions) == (table.number, table.status, table.game.actions)
            assert again.game.state == table.game.state
            assert again.info() == table.info()
    assert met > 10
