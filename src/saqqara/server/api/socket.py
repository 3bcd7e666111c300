"""The WebSocket of a table."""

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from saqqara.core.errors import SaqqaraError
from saqqara.server import facts
from saqqara.server.api.visitor import check_origin, visitor_of
from saqqara.server.connection import Connection, Send
from saqqara.server.house import House
from saqqara.server.rates import Rate
from saqqara.server.refusals import Forbidden, Refused, TooMuch
from saqqara.server.room import Room
from saqqara.server.talk import Talk

LARGEST = 8192  # bytes of a message
_PATIENCE = 20  # seconds until the first message
_LAST_WORDS = 5  # seconds for what is still to be said
_POLICY, _LATER = 1008, 1013


@websocket("/api/tables/{id_:str}/socket")
async def table_socket(socket: "WebSocket[Any, Any, Any]", id_: FromPath[str]) -> None:
    """One client at one table."""
    house: House = socket.app.state.house
    await socket.accept()
    try:
        check_origin(socket, house.config)
        visitor = visitor_of(socket, house)
        _check_limits(house, visitor.address)
        room = await house.room(id_)
    except SaqqaraError as error:
        await socket.send_text(facts.refused(None, error, fatal=True).decode())
        await socket.close(_LATER if isinstance(error, TooMuch) else _POLICY)
        return
    rate = Rate(house.config.messages, house.config.messages * 3)
    connection = Connection(visitor.holder, visitor.address, rate, house.clock.now())
    await _serve(house, room, connection, socket)


def _check_limits(house: House, address: str) -> None:
    if len(house.connections) >= house.limits.connections:
        raise TooMuch("too_many_connections", "", {"limit": house.limits.connections})
    if house.addresses[address] >= house.limits.connections_per_address:
        raise TooMuch("too_many_connections", "", {"limit": house.limits.connections_per_address})


async def _serve(house: House, room: Room, connection: Connection, socket: "WebSocket[Any, Any, Any]") -> None:
    """Until one of the two ends it."""
    house.welcome(connection)
    room.connections.add(connection)
    reading = asyncio.create_task(_read(Talk(house, room, connection), connection, socket))
    writing = asyncio.create_task(connection.write(_sender(socket)))
    try:
        await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        if connection.closing:
            await asyncio.wait((writing,), timeout=_LAST_WORDS)
    finally:
        house.farewell(connection)
        room.connections.discard(connection)
        room.left_at = house.clock.now()
        if connection.greeted and not room.gone:
            room.tell_presence()
        if not room.connections:
            room.teller.forget()
        for task in (reading, writing):
            task.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)
        with contextlib.suppress(Exception):  # it may be closed already
            await socket.close()


def _sender(socket: "WebSocket[Any, Any, Any]") -> Send:
    send = socket.send

    async def sender(message: bytes) -> None:
        await send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    return sender


async def _read(talk: Talk, connection: Connection, socket: "WebSocket[Any, Any, Any]") -> None:
    try:
        async with asyncio.timeout(_PATIENCE):
            while not connection.greeted and await _hear(talk, connection, socket):
                pass
    except TimeoutError:
        connection.send(facts.refused(None, Forbidden("hello_first", "", {}), fatal=True))
        connection.close()
    while not connection.closing and await _hear(talk, connection, socket):
        pass


async def _hear(talk: Talk, connection: Connection, socket: "WebSocket[Any, Any, Any]") -> bool:
    """Whether there may be more."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        return False
    said = event.get("text")
    if said is None or len(said) > LARGEST:
        connection.send(facts.refused(None, Refused("malformed", "", {}), fatal=True))
        connection.close()
        return False
    await talk.hear(said)
    return not connection.closing
