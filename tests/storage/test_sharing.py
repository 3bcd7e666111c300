"""Two servers on one PostgreSQL: a client on one sees what is played on the other."""

import asyncio
from pathlib import Path

import pytest

from saqqara.server.protocol import client, server
from saqqara.server.protocol.changes import Said
from saqqara.storage import opened
from tests.server.lab import ANN, BOB, Client, laboratory

from .cluster import database

pytestmark = pytest.mark.anyio


async def until_heard(one: Client, number: int) -> server.Update:
    for _ in range(500):
        one.hear()
        found = [told for told in one.messages if isinstance(told, server.Update) and told.number == number]
        if found:
            return found[0]
        await asyncio.sleep(0.01)
    raise AssertionError(f"change {number} has not come")


async def test_moves_cross_from_server_to_server(postgres: Path, tmp_path: Path) -> None:
    url = database(postgres)
    async with (
        laboratory(tmp_path, storage=opened(url)) as here,
        laboratory(tmp_path, storage=opened(url)) as there,
    ):
        room = await here.table()
        ann = await here.client(room, ANN)
        bob = await there.client(await there.house.room(room.table.id), BOB)
        await asyncio.sleep(0.2)  # until both listen
        for ply in range(6):
            mover, other = (ann, bob) if ply % 2 == 0 else (bob, ann)
            state = mover.room.table.game.state
            await mover.play(ply % 2, state.legal_actions()[0], sure=True)
            told = await until_heard(other, mover.room.table.number)
            assert told.patch == mover.last(server.Update).patch
        assert ann.room.table.game.actions == bob.room.table.game.actions
        await bob.say(client.Say(1, 1, "hello"))
        assert (await until_heard(ann, bob.room.table.number)).change == Said(1, "hello")


async def test_rights_given_here_hold_there(postgres: Path, tmp_path: Path) -> None:
    url = database(postgres)
    async with (
        laboratory(tmp_path, storage=opened(url)) as here,
        laboratory(tmp_path, storage=opened(url)) as there,
    ):
        room = await here.table((ANN, None))
        twin = await there.house.room(room.table.id)
        await here.house.grant(room, BOB, "watch")
        bob = await there.client(twin, BOB)
        assert bob.last(server.Snapshot).seats == ()
        await here.house.grant(room, BOB, "seat 1")
        await bob.hello()
        assert bob.last(server.Snapshot).seats == (1,)
