"""Clients that lose messages, connections and servers: in the end each has the server's state."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saqqara.server.protocol import client
from saqqara.server.room import Room

from .lab import ANN, BOB, CYD, Client, Lab, laboratory

pytestmark = pytest.mark.anyio
PEOPLE = (ANN, BOB, CYD)


class Mirror:
    """What a client makes of what it hears: docs/protocol.md, and nothing else."""

    def __init__(self, lab: Lab, room: Room, seat: int, chance: random.Random) -> None:
        self.lab = lab
        self.id = room.table.id
        self.seat = seat
        self.chance = chance
        self.number: int | None = None
        self.position: dict[str, Any] = {}
        self.own: dict[str, Any] = {}
        self.line: Client | None = None

    async def connected(self) -> Client:
        if self.line is None or self.line.connection.closing or self.line.room.gone:
            self.line = Client(self.lab, await self.lab.house.room(self.id), PEOPLE[self.seat])
            last = self.number if self.chance.random() < 0.8 else None
            self.line.connection.send(b"")  # something old that comes too late
            await self.line.talk.hear(msgspec.json.encode(client.Hello(self.seat, last=last)))
            await self.lab.settled()
        return self.line

    def listen(self) -> None:
        """Take what has come; now and then the line breaks in the middle of it."""
        if self.line is None:
            return
        messages = self.line.connection.taken()
        breaks = self.chance.random() < 0.15
        for message in messages[: self.chance.randrange(len(messages) + 1)] if breaks else messages:
            if message:
                self._understand(msgspec.json.decode(message))
        if breaks:
            self.hang_up()

    def hang_up(self) -> None:
        if self.line is not None:
            self.line.leave()
            self.line = None

    def _understand(self, told: dict[str, Any]) -> None:
        if told["type"] == "snapshot":
            self.number, self.position, self.own = told["number"], told["position"], told["own"]
        elif told["type"] == "update" and self.number is not None:
            if told["number"] <= self.number:
                return
            assert told["number"] == self.number + 1, "a gap"
            self.number = told["number"]
            self.own = told.get("own", self.own)
            self._patch(told.get("patch", {}))

    def _patch(self, patch: dict[str, Any]) -> None:
        for key, value in patch.items():
            if key in ("view", "details"):
                self.position[key] = {**self.position[key], **value}
            else:
                self.position[key] = value

    async def act(self) -> None:
        """Decide, if this client thinks it is to; what it asks for may get lost."""
        if not self.own.get("legal") or self.position["to_move"] != self.seat:
            return
        line = await self.connected()
        action = self.chance.choice(self.own["legal"])["action"]
        message = client.Play(1, self.seat, self.position["version"], action, sure=True)
        if self.chance.random() < 0.9:
            await line.talk.hear(msgspec.json.encode(message))
        if self.chance.random() < 0.1:  # sent twice
            await line.talk.hear(msgspec.json.encode(message))


async def play(lab: Lab, game: str, chance: random.Random) -> None:
    room = await lab.table(PEOPLE, game=game)
    mirrors = [Mirror(lab, room, seat, chance) for seat in range(len(PEOPLE))]
    for _ in range(5000):
        table = (await lab.house.room(room.table.id)).table
        if table.status == "over":
            break
        if chance.random() < 0.02:
            lab.house.drop(await lab.house.room(room.table.id))  # as if the server had started anew
        for mirror in mirrors:
            if chance.random() < 0.8:
                await mirror.connected()
                mirror.listen()
                await mirror.act()
                await lab.settled()
    table = (await lab.house.room(room.table.id)).table
    assert table.status == "over"
    for mirror in mirrors:
        mirror.chance = random.Random(1)
        for _ in range(20):
            await mirror.connected()
            mirror.listen()
            if mirror.number == table.number:
                break
        assert mirror.number == table.number
        assert mirror.position["view"] == table.game.state.view(mirror.seat).to_json()
        assert tuple(mirror.position["scores"]) == table.game.state.scores()
        assert mirror.position["result"]["winners"] == list(table.game.state.result()[1])  # type: ignore[index]
        assert mirror.own["legal"] == []
        mirror.hang_up()
    assert len(table.game.actions) == len(table.game.marks)


@pytest.mark.parametrize("games", [6, pytest.param(1000, marks=pytest.mark.soak)])
async def test_every_client_ends_with_the_servers_state(tmp_path: Path, games: int) -> None:
    async with laboratory(tmp_path) as lab:
        for number in range(games):
            await play(lab, ("imhotep", "pyramido")[number % 2], random.Random(number))
