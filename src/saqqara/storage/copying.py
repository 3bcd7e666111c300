"""From one storage to another: how tables are backed up and come back, also while a server plays on."""

from saqqara.storage.base import Append, Storage

STATUSES = ("open", "running", "paused", "over", "closed")
_KEY = "key"
_MANY = 1_000_000


async def copy(source: Storage, target: Storage) -> int:
    """Everything in `source` is in `target` afterwards, in place of what had the same name; how many tables.

    A table that is played on meanwhile is copied as far as it was when it was read.
    """
    await target.setting(_KEY, await source.setting(_KEY, ""))
    tables = await source.tables(statuses=STATUSES, limit=_MANY)
    for stored in tables:
        lines = tuple(await source.read(stored.id))
        if lines:
            await target.delete(stored.id)
            await target.append([Append(stored.id, 0, lines, stored.facts)])
            for holding in await source.held_at(stored.id):
                await target.hold(holding)
    return len(tables)
