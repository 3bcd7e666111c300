"""What is acknowledged stays: coming back, starting again, failing disks, many tables at once."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from saqqara import Record
from saqqara.server.protocol import changes, client, server
from saqqara.server.protocol.shared import BankClock
from saqqara.server.refusals import Unknown, Unsaved
from saqqara.server.room import Room
from saqqara.server.since import MOST
from saqqara.server.tables import past
from saqqara.storage import Append, NotSaved, opened
from saqqara.storage.sqlite import SqliteStorage

from .lab import ANN, BOB, Client, Lab, laboratory

pytestmark = pytest.mark.anyio


async def back(lab: Lab, room: Room, holder: str, last: int) -> tuple[Client, list[server.ServerMessage]]:
    one = Client(lab, room, holder)
    return one, await one.hello(last=last)


async def test_who_comes_back_gets_what_it_has_missed(lab: Lab) -> None:
    """The same updates, byte for byte, that it would have got, apart from the moment's own choices."""
    room = await lab.table()
    ann, stayed, left = [await lab.client(room, one) for one in (ANN, BOB, BOB)]
    await ann.play(0, "load 1.1")
    left.hear()
    last = left.last(server.Update).number
    left.leave()
    await stayed.play(1, "load 1.2")
    await ann.say(client.Say(1, 0, "Hello?"))
    await stayed.say(client.Undo(stayed.ref(), 1, room.table.game.version))
    stayed.hear()
    again, heard = await back(lab, room, BOB, last)
    updates = [one for one in heard if isinstance(one, server.Update)]
    assert [one.number for one in updates] == [last + 1, last + 2, last + 3]
    missed = [one for one in stayed.messages if isinstance(one, server.Update) and one.number > last]
    for told, live in zip(updates, missed, strict=True):
        assert (told.change, told.patch, told.own, told.at) == (live.change, live.patch, live.own, live.at)
    await stayed.play(1, "load 1.2")
    update = again.last(server.Update)
    assert (update.number, update.own) == (room.table.number, stayed.last(server.Update).own)


async def test_who_has_missed_nothing_gets_nothing(lab: Lab) -> None:
    room = await lab.table()
    _, heard = await back(lab, room, ANN, room.table.number)
    assert [type(one) for one in heard] == [server.Presence]


@pytest.mark.parametrize("last", [0, 1_000, 2**53 - 1])
async def test_strange_numbers_get_a_snapshot(lab: Lab, last: int) -> None:
    room = await lab.table()
    _, heard = await back(lab, room, ANN, last)
    assert isinstance(heard[0], server.Snapshot)


async def test_who_was_away_for_long_gets_a_snapshot(lab: Lab) -> None:
    room = await lab.table((ANN, ANN))
    ann = await lab.client(room, ANN)
    for _ in range(MOST + 1):
        await ann.play_any()
    _, heard = await back(lab, room, ANN, 2)
    assert [type(one) for one in heard] == [server.Snapshot, server.Presence]


async def test_another_process_finds_the_table_as_it_was(tmp_path: Path) -> None:
    async with laboratory(tmp_path) as lab:
        room = await lab.table((ANN, ANN, "bot:random"), confirm=True)
        ann = await lab.client(room, ANN)
        for _ in range(20):
            state = room.table.game.state
            await ann.play(state.to_move or 0, state.legal_actions()[0], sure=True)
            if room.table.awaiting is not None:
                await ann.say(client.Confirm(ann.ref(), room.table.awaiting, room.table.game.version))
        before = room.table
    async with laboratory(tmp_path) as lab:
        table = (await lab.house.room(before.id)).table
        assert (table.number, table.game.actions, table.game.marks) == (
            before.number,
            before.game.actions,
            before.game.marks,
        )
        assert table.game.state == before.game.state
        assert table.info() == before.info()
        assert lab.house.rooms[before.id].rights_of(ANN) == {"host", "seat 0", "seat 1"}


async def test_bots_and_clocks_go_on_after_a_start(tmp_path: Path) -> None:
    async with laboratory(tmp_path) as lab:
        room = await lab.table((ANN, "bot:random"))
        lab.house.config = lab.house.config.__class__(undo_grace=10_000)
        ann = await lab.client(room, ANN)
        await ann.play(0, "load 1.1")
        assert room.table.game.ply == 1
    async with laboratory(tmp_path) as lab:
        await lab.settled()
        assert lab.house.rooms[room.table.id].table.game.ply >= 2


class Failing:
    """A disk that is full now and then."""

    def __init__(self, storage: SqliteStorage) -> None:
        self._storage = storage
        self.full = False

    def __getattr__(self, name: str) -> object:
        return getattr(self._storage, name)

    async def append(self, batch: Sequence[Append]) -> frozenset[int]:
        if self.full:
            raise NotSaved("storage_fails", "", {"error": "full"})
        return await self._storage.append(batch)


async def test_what_cannot_be_saved_did_not_happen(tmp_path: Path) -> None:
    storage = Failing(SqliteStorage(tmp_path / "tables.db"))
    async with laboratory(tmp_path, storage=storage) as lab:  # type: ignore[arg-type]
        room = await lab.table()
        ann, bob = await lab.client(room, ANN), await lab.client(room, BOB)
        ann.hear()
        bob.hear()
        storage.full = True
        heard = await ann.play(0, "load 1.1")
        assert [getattr(one, "code", "") for one in heard] == ["not_saved", "restart"]
        assert [type(one) for one in bob.hear()] == [server.Goodbye]
        assert ann.connection.closing
        with pytest.raises(Unsaved):
            await lab.table()
        storage.full = False
        again = await lab.house.room(room.table.id)
        assert (again.table.number, again.table.game.ply) == (2, 0)
        ann = await lab.client(again, ANN)
        await ann.play(0, "load 1.1")
        assert again.table.game.ply == 1


async def test_two_houses_never_both_write_the_same_number(tmp_path: Path) -> None:
    """Whoever comes second is refused, hears it, and goes on from what the first has written."""
    async with laboratory(tmp_path) as lab, laboratory(tmp_path) as other:
        room = await lab.table()
        twin = await other.house.room(room.table.id)
        ann, also_ann = await lab.client(room, ANN), await other.client(twin, ANN)
        await ann.play(0, "load 1.1")
        heard = await also_ann.play(0, "load 1.2")
        assert [getattr(one, "code", "") for one in heard] == ["not_saved", "restart"]
        assert (await other.house.room(room.table.id)).table.game.actions == room.table.game.actions


async def test_fifty_tables_at_once(lab: Lab) -> None:
    """All play to the end at the same time; every client has the server's state, and commits were shared."""
    rooms = [await lab.table((ANN, BOB)) for _ in range(50)]
    pairs = [[await lab.client(room, one) for one in (ANN, BOB)] for room in rooms]
    before = lab.house.committer.commits

    async def play(room: Room, pair: list[Client]) -> None:
        for _ in range(30):
            state = room.table.game.state
            action = state.legal_actions()[room.table.number % len(state.legal_actions())]
            message = client.Play(1, state.to_move or 0, room.table.game.version, action, sure=True)
            await pair[state.to_move or 0].say(message)

    await asyncio.gather(*(play(room, pair) for room, pair in zip(rooms, pairs, strict=True)))
    assert all(room.table.game.ply == 30 for room in rooms)
    assert lab.house.committer.commits - before < 50 * 30 / 5
    for room, pair in zip(rooms, pairs, strict=True):
        pair[0].hear()
        numbers = [one.number for one in pair[0].messages if isinstance(one, server.Update)]
        assert numbers == list(range(3, room.table.number + 1))
        on_disk = await lab.house.storage.read(room.table.id)
        assert [line.number for line in on_disk] == list(range(1, room.table.number + 1))


async def test_tables_that_nobody_looks_at_leave_the_memory(lab: Lab) -> None:
    room = await lab.table()
    timed = await lab.table(clock=BankClock(10**6, 0))
    ann = await lab.client(room, ANN)
    lab.clock.go(3600)
    lab.house.evict()
    assert set(lab.house.rooms) == {room.table.id, timed.table.id}
    ann.leave()
    lab.house.evict()
    assert room.table.id in lab.house.rooms
    lab.clock.go(3600)
    lab.house.evict()
    assert set(lab.house.rooms) == {timed.table.id}
    assert (await lab.house.room(room.table.id)).table.number == 2


async def test_an_unknown_table_is_refused(lab: Lab) -> None:
    with pytest.raises(Unknown) as refused:
        await lab.house.room("nothing")
    assert refused.value.code == "no_such_table"


async def test_a_played_game_reads_back_as_its_record(lab: Lab) -> None:
    room = await lab.table((ANN, "bot:random"))
    ann = await lab.client(room, ANN)
    while room.table.status == "running":
        await ann.play_any()
    record = Record.from_json(past.record(room.table, None))
    assert record.states()[-1] == room.table.game.state
    assert record.facts["names"] == ["Ann", "random"]
    assert isinstance(ann.change(), changes.Played)


async def test_a_storage_opens_by_address(tmp_path: Path) -> None:
    assert isinstance(opened(str(tmp_path)), SqliteStorage)
