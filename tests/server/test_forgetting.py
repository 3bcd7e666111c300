"""What is deleted when somebody wants it, or when it is old."""

from pathlib import Path

import pytest

from saqqara.server.config import DAY
from saqqara.server.forgetting import forget, tidy
from saqqara.server.protocol import client

from .lab import ANN, BOB, Lab, laboratory

pytestmark = pytest.mark.anyio


async def test_names_and_chat_are_deleted_from_the_disk(tmp_path: Path) -> None:
    async with laboratory(tmp_path) as lab:
        room = await lab.table(("annabella", BOB))
        ann = await lab.client(room, "annabella")
        await ann.say(client.Say(1, 0, "my secret"))
        await ann.say(client.Rename(2, 0, "Annabella the Great", 4))
        await ann.play(0, "load 1.1")
        await forget(lab.house, room, frozenset({0}))
        again = await lab.house.room(room.table.id)
        assert [chair.name for chair in again.table.chairs] == ["?", "Bob"]
        assert [line.said.text for line in again.table.chat] == [""]
        assert again.table.game.actions == room.table.game.actions
        assert ann.connection.closing
    for path in tmp_path.iterdir():
        content = path.read_bytes()
        assert b"Annabella" not in content
        assert b"my secret" not in content


async def test_old_tables_are_deleted(lab: Lab) -> None:
    over, running = await lab.table(), await lab.table()
    ann = await lab.client(over, ANN)
    await ann.say(client.Resign(1, 0))
    ann.leave()
    assert await tidy(lab.house) == 0
    lab.clock.time += 61 * DAY
    assert await tidy(lab.house) == 1
    assert await lab.house.storage.find(running.table.id) is None
    assert await lab.house.storage.read(running.table.id) == []
    assert await lab.house.storage.held_at(running.table.id) == []
    assert await lab.house.storage.find(over.table.id) is not None
    lab.clock.time += 120 * DAY
    assert await tidy(lab.house) == 1
    assert await lab.house.storage.find(over.table.id) is None


async def test_nothing_is_deleted_where_the_host_wants_that(tmp_path: Path) -> None:
    async with laboratory(tmp_path, keep_finished=0, keep_unfinished=0) as lab:
        await lab.table()
        lab.clock.time += 10_000 * DAY
        assert await tidy(lab.house) == 0


async def test_deleting_a_table_says_goodbye(lab: Lab) -> None:
    room = await lab.table()
    ann = await lab.client(room, ANN)
    before = lab.house.alive
    await lab.house.delete(room.table.id)
    assert [getattr(one, "code", "") for one in ann.hear()][-1] == "deleted"
    assert lab.house.alive == before - 1
