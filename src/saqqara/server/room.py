"""A table in memory, with all who look at it."""

import asyncio
from collections.abc import Set
from typing import final

import msgspec

from saqqara.server.access import HOST, seat_of
from saqqara.server.connection import Connection
from saqqara.server.protocol import server
from saqqara.server.tables.actor import Actor
from saqqara.server.tables.eyes import Viewer
from saqqara.server.tables.table import Table
from saqqara.server.tables.teller import Surroundings, Teller

_encode = msgspec.json.Encoder().encode


@final
class Room:
    def __init__(self, table: Table, rights: dict[str, set[str]], now: int) -> None:
        self.table = table
        self.teller = Teller(table)
        self.rights = rights  # of those who hold cookies
        self.connections: set[Connection] = set()
        self.thinking: int | None = None
        self.bot: asyncio.Task[None] | None = None
        self.bot_version = 0  # the position it thinks about
        self.left_at = now  # when the last one who looked has gone
        self.gone = False  # what is on disk is something else: this room is not to be used any more

    def rights_of(self, holder: str | None, said: Set[str] = frozenset()) -> set[str]:
        return self.rights.get(holder or "", set()) | set(said)

    def drop_right(self, right: str) -> None:
        """Nobody has it any more."""
        for rights in (*self.rights.values(), *(connection.rights for connection in self.connections)):
            rights.discard(right)

    def actor(self, rights: Set[str]) -> Actor:
        seats = frozenset(seat for right in rights if (seat := seat_of(right)) is not None)
        return Actor(seats, HOST in rights)

    def actor_of(self, connection: Connection) -> Actor:
        return self.actor(self.rights_of(connection.holder, connection.rights))

    def viewers(self) -> set[Viewer]:
        return {connection.viewer for connection in self.connections if connection.greeted}

    def beside(self) -> Surroundings:
        present: set[int] = set()
        watchers = 0
        for connection in self.connections:
            seats = self.actor_of(connection).seats
            present |= seats
            watchers += not seats
        return Surroundings(tuple(sorted(present)), watchers, self.thinking)

    def snapshot(self, connection: Connection, now: int, ref: int | None) -> bytes:
        return self.teller.snapshot(connection.viewer, self.actor_of(connection), self.beside(), now, ref)

    def tell_presence(self) -> None:
        beside = self.beside()
        self.tell_all(server.Presence(beside.present, beside.watchers))

    def tell_all(self, message: server.Message) -> None:
        told = _encode(message)
        for connection in self.connections:
            if connection.greeted:
                connection.send(told)

    def close_to_spectators(self) -> None:
        """The game has started, and only those who play may look on."""
        for connection in self.connections:
            if not self.actor_of(connection).seats:
                connection.send(_encode(server.Goodbye("no_spectators")))
                connection.close()
