"""What is deleted: names and chat of those who want it, and tables that nobody has touched for long."""

from collections.abc import Callable
from typing import Any

import msgspec

from saqqara.server.config import DAY
from saqqara.server.house import House
from saqqara.server.protocol import changes
from saqqara.server.room import Room
from saqqara.server.tables import entries
from saqqara.server.tables.entries import Created, Entry
from saqqara.storage import Line

NOBODY = "?"
_ENDED = ("over", "closed")
_OTHERS = ("open", "running", "paused")


async def forget(house: House, room: Room, seats: frozenset[int]) -> None:
    """Write other lines in place of those that say the names of these seats or what they said."""
    await house.committer.settled()
    lines = await house.storage.read(room.table.id)
    changed = []
    for line in lines:
        entry = entries.read(line.data)
        cleaned = _cleaned(entry, seats)
        if cleaned != entry:
            changed.append(Line(line.number, line.at, entries.written(cleaned)))
    await house.storage.replace(room.table.id, changed)
    for seat in sorted(seats):
        chair = room.table.chairs[seat]
        await house.change(room, [changes.Seated(seat, NOBODY, chair.colour)] if chair.kind == "person" else [])
    house.drop(room)


def _cleaned(entry: Entry, seats: frozenset[int]) -> Entry:
    clean = _CLEAN.get(type(entry))
    return entry if clean is None else clean(entry, seats)


def _clean_created(entry: Created, seats: frozenset[int]) -> Entry:
    planned = tuple(
        msgspec.structs.replace(one, name=NOBODY) if seat in seats and one.kind == "person" else one
        for seat, one in enumerate(entry.seats)
    )
    return msgspec.structs.replace(entry, seats=planned)


def _clean_seated(entry: changes.Seated, seats: frozenset[int]) -> Entry:
    return msgspec.structs.replace(entry, name=NOBODY) if entry.seat in seats else entry


def _clean_said(entry: changes.Said, seats: frozenset[int]) -> Entry:
    return msgspec.structs.replace(entry, text="") if entry.seat in seats else entry


_CLEAN: dict[type, Callable[[Any, frozenset[int]], Entry]] = {
    Created: _clean_created,
    changes.Seated: _clean_seated,
    changes.Said: _clean_said,
}


async def tidy(house: House) -> int:
    """Delete tables that are too old, and let go of those nobody looks at; how many were deleted."""
    house.evict()
    now = house.clock.now()
    deleted = 0
    for statuses, days in ((_ENDED, house.config.keep_finished), (_OTHERS, house.config.keep_unfinished)):
        if days > 0:
            for stored in await house.storage.tables(statuses=statuses, unchanged_since=now - days * DAY):
                await house.delete(stored.id)
                deleted += 1
    return deleted
