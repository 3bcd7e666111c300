"""A house without a network: a clock that only moves when told, bots that decide at once, clients made of lists."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from saqqara.core.view import View
from saqqara.server import making
from saqqara.server.access import HOST, JOIN, WATCH, Access, new_id, seat_right
from saqqara.server.config import Config
from saqqara.server.connection import Connection
from saqqara.server.house import House
from saqqara.server.protocol import changes, client, rest, server
from saqqara.server.protocol.shared import Settings
from saqqara.server.rates import Rate
from saqqara.server.room import Room
from saqqara.server.talk import Talk
from saqqara.server.thinkers import choice
from saqqara.storage import Storage, opened

T = TypeVar("T")
KEY = "ab" * 32
ANN, BOB, CYD, EVE = "ann", "bob", "cyd", "eve"
_decoder: msgspec.json.Decoder[server.ServerMessage] = msgspec.json.Decoder(server.ServerMessage)
_encode = msgspec.json.Encoder().encode


class FakeClock:
    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def now(self) -> int:
        return self.time

    def go(self, seconds: float) -> None:
        self.time += int(seconds * 1000)


class Inline:
    """Bots that think where everybody waits for them."""

    async def choose(self, level: str, view: View, seed: int) -> int:
        await asyncio.sleep(0)
        return choice(level, view, seed)

    async def close(self) -> None:
        return


class Client:
    """One socket."""

    def __init__(self, lab: "Lab", room: Room, holder: str | None) -> None:
        self.lab = lab
        self.room = room
        self.connection = Connection(holder, "10.0.0.1", Rate(1000, 1000), lab.clock.now())
        self.talk = Talk(lab.house, room, self.connection)
        self.raw: list[bytes] = []
        self.messages: list[server.ServerMessage] = []
        self._ref = 0
        lab.house.welcome(self.connection)
        room.connections.add(self.connection)

    async def say(self, message: client.ClientMessage) -> list[server.ServerMessage]:
        """Say it, wait until all is on disk, and give what came back."""
        return await self.say_raw(_encode(message))

    async def say_raw(self, text: bytes | str) -> list[server.ServerMessage]:
        await self.talk.hear(text)
        await self.lab.settled()
        return self.hear()

    def hear(self) -> list[server.ServerMessage]:
        """What has come since this was asked last."""
        raw = self.connection.taken()
        heard = [_decoder.decode(message) for message in raw]
        self.raw += raw
        self.messages += heard
        return heard

    def last(self, kind: type[T]) -> T:
        self.hear()
        return next(message for message in reversed(self.messages) if isinstance(message, kind))

    def change(self) -> changes.Change:
        """The last change that this client has heard of."""
        return self.last(server.Update).change

    def ref(self) -> int:
        self._ref += 1
        return self._ref

    async def hello(self, seat: int | None = None, **rest: Any) -> list[server.ServerMessage]:
        return await self.say(client.Hello(seat, **rest))

    async def play(self, seat: int, action: int | str, **rest: Any) -> list[server.ServerMessage]:
        version = rest.pop("version", self.room.table.game.version)
        return await self.say(client.Play(self.ref(), seat, version, action, **rest))

    async def play_any(self) -> list[server.ServerMessage]:
        """The first legal action of the seat that decides."""
        state = self.room.table.game.state
        return await self.play(state.to_move or 0, state.legal_actions()[0], sure=True)

    async def refusal(self, message: client.ClientMessage) -> str:
        """The code with which this message is refused; nothing else has happened."""
        before = self.room.table.number
        refused = [one for one in await self.say(message) if isinstance(one, server.Refused)]
        assert len(refused) == 1
        assert self.room.table.number == before
        return refused[0].code

    def leave(self) -> None:
        self.lab.house.farewell(self.connection)
        self.room.connections.discard(self.connection)
        self.room.left_at = self.lab.clock.now()
        if not self.room.connections:
            self.room.teller.forget()


class Lab:
    def __init__(self, house: House, clock: FakeClock) -> None:
        self.house = house
        self.clock = clock
        self.seed = 0

    async def settled(self) -> None:
        """Until everything is on disk and no bot thinks."""
        await asyncio.sleep(0)
        while True:
            await self.house.committer.settled()
            thinking = [room.bot for room in self.house.rooms.values() if room.bot is not None]
            if not thinking:
                return
            await asyncio.gather(*thinking, return_exceptions=True)

    async def go(self, seconds: float) -> None:
        """Time passes, and what is due happens."""
        self.clock.go(seconds)
        self.house.timekeeper.ring_due()
        await self.settled()

    async def table(
        self,
        people: Sequence[str | None] = (ANN, BOB),
        game: str = "imhotep",
        options: dict[str, str | bool] | None = None,
        **settings: Any,
    ) -> Room:
        """A table with these people, seat by seat; "bot:LEVEL" is a bot, None an open seat. The first is the host."""
        plans = tuple(_plan(person) for person in people)
        settings.setdefault("starts", "chosen")
        self.seed += 1
        wanted = rest.CreateTable(game, plans, options or {}, Settings(**settings))
        made = making.new_table(wanted, range(len(plans)), self.seed)
        room = await self.house.create(new_id(), made.created, made.started)
        for seat, person in enumerate(people):
            if person is not None and not person.startswith("bot:"):
                await self.house.grant(room, person, seat_right(seat))
        await self.house.grant(room, str(people[0]), HOST)
        await self.settled()
        return room

    async def client(self, room: Room, holder: str | None, seat: int | None = None) -> Client:
        made = Client(self, room, holder)
        await made.hello(seat)
        return made

    async def watcher(self, room: Room) -> Client:
        await self.house.grant(room, EVE, WATCH)
        return await self.client(room, EVE)

    async def invite(self, room: Room, holder: str) -> None:
        await self.house.grant(room, holder, JOIN)


def _plan(person: str | None) -> rest.SeatPlan:
    if person is None:
        return rest.Open()
    kind, _, level = person.partition(":")
    return rest.Bot(level) if kind == "bot" else rest.Mine(person.title())


@asynccontextmanager
async def laboratory(folder: Path, storage: Storage | None = None, **config: Any) -> AsyncIterator[Lab]:
    clock = FakeClock()
    kept = storage or opened(str(folder))
    await kept.open()
    config.setdefault("undo_grace", 0)
    house = House(Config(**config), kept, Inline(), clock, Access(KEY))
    await house.start()
    try:
        yield Lab(house, clock)
    finally:
        await house.stop()
        await kept.close()
