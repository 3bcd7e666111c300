"""All tables: in memory when somebody needs them, changed one after the other, on disk before anybody hears."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence, Set
from typing import final

from saqqara.server import facts
from saqqara.server.access import Access, seat_of, seat_right
from saqqara.server.bot_desk import BotDesk
from saqqara.server.config import Config
from saqqara.server.connection import Connection
from saqqara.server.protocol import changes, server
from saqqara.server.rates import Rate, Rates
from saqqara.server.refusals import NotNow, TooMuch, Unknown, Unsaved
from saqqara.server.room import Room
from saqqara.server.since import MOST, updates_since
from saqqara.server.tables import due, entries
from saqqara.server.tables.entries import Created, Entry, Moved
from saqqara.server.tables.eyes import Viewer
from saqqara.server.tables.table import Table
from saqqara.server.tables.teller import Telling
from saqqara.server.thinkers import Thinker
from saqqara.server.timing import Clock, Timekeeper
from saqqara.storage import Append, Committer, Holding, Line, Storage

_log = logging.getLogger(__name__)
_QUIET = (Moved, changes.Said, changes.Warned, changes.Requested, changes.Answered, changes.Withdrawn)
_ALIVE = ("open", "running", "paused")


@final
class House:
    def __init__(self, config: Config, storage: Storage, thinker: Thinker, clock: Clock, access: Access) -> None:
        self.config = config
        self.limits = config.limits
        self.storage = storage
        self.clock = clock
        self.access = access
        self.rooms: dict[str, Room] = {}
        self.committer = Committer(storage)
        self.timekeeper = Timekeeper(clock, self._ring)
        self.bots = BotDesk(self, thinker)
        self.connections: set[Connection] = set()
        self.addresses: Counter[str] = Counter()
        per_hour = config.limits.tables_per_address
        self.creations = Rates(Rate(per_hour / 3600, per_hour), clock)
        self.moves = 0
        self.alive = 0  # tables that are not over
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # --- Beginning and end -------------------------------------------------------------------------------------------

    async def start(self) -> None:
        self.committer.start()
        self.timekeeper.start()
        self.alive = await self.storage.count(_ALIVE)
        for stored in await self.storage.tables(statuses=("running",), limit=self.limits.tables):
            if facts.read(stored.facts.data).restless:
                await self.room(stored.id)
        self._keep(asyncio.create_task(self._hear_of_changes(), name="changes"))

    async def stop(self) -> None:
        """Nothing more is begun; what is begun is finished."""
        self._tell_goodbye()
        await self.timekeeper.stop()
        await self.bots.stop()
        await self.committer.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _tell_goodbye(self) -> None:
        for room in self.rooms.values():
            room.tell_all(server.Goodbye("restart"))
        for connection in self.connections:
            connection.close()

    def welcome(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.addresses[connection.address] += 1

    def farewell(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.addresses[connection.address] -= 1
        if not self.addresses[connection.address]:
            del self.addresses[connection.address]

    # --- Rooms -------------------------------------------------------------------------------------------------------

    async def room(self, id_: str) -> Room:
        """The table of this id, from memory or from its log."""
        room = self.rooms.get(id_)
        if room is not None:
            return room
        if id_ not in self._loading:
            self._loading[id_] = asyncio.create_task(self._load(id_))
            self._loading[id_].add_done_callback(lambda _: self._loading.pop(id_, None))
        return await asyncio.shield(self._loading[id_])

    async def _load(self, id_: str) -> Room:
        lines = await self.storage.read(id_)
        if not lines:
            raise Unknown("no_such_table", "", {"table": id_[:40]})
        table = folded(id_, lines)
        rights: dict[str, set[str]] = {}
        for holding in await self.storage.held_at(id_):
            rights.setdefault(holding.holder, set()).add(holding.right)
        return self._admit(Room(table, rights, self.clock.now()))

    def _admit(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        self.schedule(room)
        return room

    async def create(self, id_: str, created: Created, started: bool) -> Room:
        """A new table, on disk."""
        if self.alive >= self.limits.tables:
            raise TooMuch("too_many_tables", "", {"limit": self.limits.tables})
        now = self.clock.now()
        room = Room(Table(id_, created, now), {}, now)
        lines = [Line(1, now, entries.written(created))]
        if started:
            start = changes.Started()
            room.teller.apply(start, now, ())
            lines.append(Line(2, now, entries.written(start)))
        saved = asyncio.get_running_loop().create_future()
        self.committer.submit(Append(id_, 0, tuple(lines), facts.of(room.table)), saved.set_result)
        if not await saved:
            raise Unsaved("not_saved", "", {})
        self.alive += 1
        return self._admit(room)

    async def delete(self, id_: str) -> None:
        room = self.rooms.pop(id_, None)
        if room is not None:
            self.alive -= room.table.status in _ALIVE
            self._abandon(room, "deleted")
        await self.committer.settled()
        await self.storage.delete(id_)

    def drop(self, room: Room) -> None:
        """Its log has been rewritten: who looks is to come back and read it anew."""
        self._abandon(room, "restart")
        self.rooms.pop(room.table.id, None)

    def evict(self) -> None:
        """Let go of the tables that nobody looks at and where nothing will happen by itself."""
        now = self.clock.now()
        for id_, room in list(self.rooms.items()):
            quiet = not room.connections and room.bot is None and not self.timekeeper.is_set(id_)
            if quiet and now - room.left_at >= self.config.idle_minutes * 60_000:
                room.gone = True
                del self.rooms[id_]

    # --- Rights ------------------------------------------------------------------------------------------------------

    async def grant(self, room: Room, holder: str, right: str) -> None:
        if right not in room.rights.setdefault(holder, set()):
            room.rights[holder].add(right)
            await self.storage.hold(Holding(holder, room.table.id, right))

    async def rights(self, room: Room, holder: str | None, said: Set[str] = frozenset()) -> set[str]:
        """What somebody may do at a table; another server may have granted it."""
        known = room.rights.get(holder or "", set())
        seated = any(seat_of(right) is not None for right in known)
        if holder is not None and self.storage.shared and not seated:
            held = {one.right for one in await self.storage.held_by(holder) if one.table == room.table.id}
            room.rights[holder] = known | held
        return room.rights_of(holder, said)

    async def missed(self, room: Room, viewer: Viewer, last: int) -> list[bytes] | None:
        """The updates that a client has missed; None if a snapshot serves it better."""
        if room.table.number - last > MOST:
            return None
        await self.committer.settled()
        number = room.table.number
        told = updates_since(room.table.id, await self.storage.read(room.table.id), viewer, last)
        return told if told is not None and len(told) == number - last and room.table.number == number else None

    # --- Changes -----------------------------------------------------------------------------------------------------

    async def change(self, room: Room, changed: Sequence[Entry]) -> None:
        """Commit, and wait for it."""
        saved = asyncio.get_running_loop().create_future()
        self.commit(room, changed, done=saved.set_result)
        if not await saved:
            raise Unsaved("not_saved", "", {})

    def commit(
        self,
        room: Room,
        changed: Sequence[Entry],
        asker: Connection | None = None,
        ref: int | None = None,
        done: Callable[[bool], None] | None = None,
    ) -> None:
        """Let it happen in memory; as soon as it is on disk, all who look are told, `asker` with its `ref`."""
        if room.gone:
            raise NotNow("stale", "", {"version": room.table.game.version})
        table = room.table
        now = max(self.clock.now(), table.changed_at)
        after, was = table.number, table.status
        try:
            tellings = [room.teller.apply(entry, now, room.viewers()) for entry in changed]
        except Exception:
            self._reload(room, None, None)
            raise
        lines = tuple(
            Line(after + number, now, entries.written(entry)) for number, entry in enumerate(changed, start=1)
        )
        noted = None if all(isinstance(entry, _QUIET) for entry in changed) and table.status == was else facts.of(table)
        self.alive -= was in _ALIVE and table.status not in _ALIVE
        listeners = [(one, one.viewer) for one in room.connections if one.greeted]

        def told(saved: bool) -> None:
            if saved:
                self.moves += sum(type(entry) is Moved for entry in changed)
                _tell(listeners, tellings, asker, ref)
                self.schedule(room)
                if not table.settings.spectators and any(type(entry) is changes.Started for entry in changed):
                    room.close_to_spectators()
            else:
                self._reload(room, asker, ref)
            if done is not None:
                done(saved)

        self.committer.submit(Append(table.id, after, lines, noted), told)
        for entry in changed:
            if isinstance(entry, changes.Vacated):
                self._drop_rights(room, seat_right(entry.seat))

    def _drop_rights(self, room: Room, right: str) -> None:
        room.drop_right(right)
        self._keep(asyncio.create_task(self.storage.drop_holdings(room.table.id, right)))

    def schedule(self, room: Room) -> None:
        """See to what happens by itself: bots, clocks, people who are away."""
        if room.gone:
            return
        bot_at = self.bots.next_due(room)
        times = [time for time in (due.next_due(room.table), bot_at) if time is not None]
        self.timekeeper.set(room.table.id, min(times, default=None))

    def _ring(self, id_: str) -> None:
        room = self.rooms.get(id_)
        if room is not None:
            changed = due.due_entries(room.table, self.clock.now())
            if changed:
                self.commit(room, changed)
            else:
                self.schedule(room)

    # --- When the disk says no, or somebody else was first -----------------------------------------------------------

    def _reload(self, room: Room, asker: Connection | None, ref: int | None) -> None:
        """What is in memory never came about: begin again from the log."""
        if asker is not None:
            asker.send(facts.refused(ref, Unsaved("not_saved", "", {})))
        self._abandon(room, "restart")
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]

    def _abandon(self, room: Room, code: str) -> None:
        if room.gone:
            return
        room.gone = True
        self.timekeeper.set(room.table.id, None)
        self.bots.cancel(room)
        room.tell_all(server.Goodbye(code))
        for connection in room.connections:
            connection.close()

    async def _hear_of_changes(self) -> None:
        """Other processes play at the same tables."""
        async for id_ in self.storage.changes():
            for room in [room for room in self.rooms.values() if id_ in ("", room.table.id)]:
                await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        """Let happen here what has happened elsewhere."""
        await self.committer.settled()
        for line in await self.storage.read(room.table.id, room.table.number):
            if room.gone or line.number != room.table.number + 1:
                return
            entry = entries.read(line.data)
            telling = room.teller.apply(entry, line.at, room.viewers())
            if isinstance(entry, changes.Vacated):
                room.drop_right(seat_right(entry.seat))
            _tell([(one, one.viewer) for one in room.connections if one.greeted], [telling], None, None)
        self.schedule(room)

    def _keep(self, task: "asyncio.Task[None]") -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def folded(id_: str, lines: Sequence[Line]) -> Table:
    """The table that a log tells of."""
    created = entries.read(lines[0].data)
    if not isinstance(created, Created):
        raise Unknown("no_such_table", "", {"table": id_[:40]})
    table = Table(id_, created, lines[0].at)
    for line in lines[1:]:
        table.apply(entries.read(line.data), line.at)
    return table


def _tell(
    listeners: Sequence[tuple[Connection, Viewer]],
    tellings: Sequence[Telling],
    asker: Connection | None,
    ref: int | None,
) -> None:
    """The last of several changes answers the one who asked."""
    last = len(tellings) - 1
    for connection, viewer in listeners:
        for index, telling in enumerate(tellings):
            connection.send(telling.message(viewer, ref if connection is asker and index == last else None))
