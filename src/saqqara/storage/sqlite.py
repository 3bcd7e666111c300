"""SQLite: one file, nothing to install. All work is done by one thread, so the event loop never waits for the disk."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar, final

from saqqara.storage.base import Append, Facts, Holding, Line, NotSaved, StoredTable
from saqqara.storage.batches import append_all
from saqqara.storage.migrations import STEPS, statements

T = TypeVar("T")
_TABLE = "SELECT id, head, created, changed, status, public, facts FROM tables"


@final
class SqliteStorage:
    shared = False

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "storage")
        self._database: sqlite3.Connection | None = None

    async def open(self) -> None:
        await self._do(self._open)

    async def close(self) -> None:
        await self._do(self._close)
        self._thread.shutdown()

    async def append(self, batch: Sequence[Append]) -> frozenset[int]:
        return await self._do(lambda: self._append(batch))

    async def read(self, table: str, after: int = 0) -> list[Line]:
        query = "SELECT number, at, data FROM lines WHERE table_id = ? AND number > ? ORDER BY number"
        return [Line(*row) for row in await self._rows(query, table, after)]

    async def replace(self, table: str, lines: Sequence[Line]) -> None:
        query = "UPDATE lines SET data = ? WHERE table_id = ? AND number = ?"
        await self._change(*((query, (line.data, table, line.number)) for line in lines))

    async def delete(self, table: str) -> None:
        names = ("lines", "holdings")
        queries = [(f"DELETE FROM {name} WHERE table_id = ?", (table,)) for name in names]  # noqa: S608
        await self._change(*queries, ("DELETE FROM tables WHERE id = ?", (table,)))

    async def find(self, table: str) -> StoredTable | None:
        rows = await self._rows(f"{_TABLE} WHERE id = ?", table)
        return _stored(rows[0]) if rows else None

    async def tables(
        self, *, statuses: Sequence[str], public: bool = False, unchanged_since: int | None = None, limit: int = 1000
    ) -> list[StoredTable]:
        query = f"{_TABLE} WHERE status IN ({_marks(statuses)})"
        arguments: list[object] = [*statuses]
        if public:
            query += " AND public"
        if unchanged_since is not None:
            query += " AND changed < ?"
            arguments.append(unchanged_since)
        query += " ORDER BY changed DESC LIMIT ?"
        return [_stored(row) for row in await self._rows(query, *arguments, limit)]

    async def count(self, statuses: Sequence[str]) -> int:
        query = f"SELECT count(*) FROM tables WHERE status IN ({_marks(statuses)})"  # noqa: S608
        return int((await self._rows(query, *statuses))[0][0])

    async def hold(self, holding: Holding) -> None:
        query = "INSERT INTO holdings (holder, table_id, held) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self._change((query, tuple(holding)))

    async def drop_holdings(self, table: str, right: str) -> None:
        await self._change(("DELETE FROM holdings WHERE table_id = ? AND held = ?", (table, right)))

    async def held_by(self, holder: str) -> list[Holding]:
        query = "SELECT holder, table_id, held FROM holdings WHERE holder = ? ORDER BY table_id, held"
        return [Holding(*row) for row in await self._rows(query, holder)]

    async def held_at(self, table: str) -> list[Holding]:
        query = "SELECT holder, table_id, held FROM holdings WHERE table_id = ? ORDER BY holder, held"
        return [Holding(*row) for row in await self._rows(query, table)]

    async def setting(self, key: str, default: str) -> str:
        await self._change(("INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (key, default)))
        return str((await self._rows("SELECT value FROM settings WHERE key = ?", key))[0][0])

    async def changes(self) -> AsyncIterator[str]:
        """A file has one server, so nobody else changes it."""
        await asyncio.Event().wait()
        yield ""  # pragma: no cover

    # --- In the thread -----------------------------------------------------------------------------------------------

    def _open(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        database = sqlite3.connect(self._path, isolation_level=None, timeout=30, check_same_thread=False)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA secure_delete = ON")
        self._database = database
        (done,) = database.execute("PRAGMA user_version").fetchone()
        if done > len(STEPS):
            raise NotSaved("newer_database", "", {"file": str(self._path)})
        for step in range(done, len(STEPS)):
            changes = [(one, ()) for one in statements(step, "BLOB")]
            self._commit([*changes, (f"PRAGMA user_version = {step + 1}", ())])

    def _close(self) -> None:
        if self._database is not None:
            self._database.close()
            self._database = None

    def _append(self, batch: Sequence[Append]) -> frozenset[int]:
        database = self._opened()
        refused: frozenset[int] = frozenset()
        database.execute("BEGIN IMMEDIATE")
        try:
            if not append_all(database, batch):
                database.execute("ROLLBACK")
                database.execute("BEGIN IMMEDIATE")
                refused = frozenset(index for index, one in enumerate(batch) if not _appended(database, one))
            database.execute("COMMIT")
        except BaseException:
            database.execute("ROLLBACK")
            raise
        return refused

    def _commit(self, changes: Sequence[tuple[str, tuple[object, ...]]]) -> None:
        database = self._opened()
        database.execute("BEGIN IMMEDIATE")
        try:
            for query, arguments in changes:
                database.execute(query, arguments)
            database.execute("COMMIT")
        except BaseException:
            database.execute("ROLLBACK")
            raise

    def _opened(self) -> sqlite3.Connection:
        if self._database is None:
            raise NotSaved("storage_closed", "", {})
        return self._database

    async def _rows(self, query: str, *arguments: object) -> list[tuple[Any, ...]]:
        return await self._do(lambda: self._opened().execute(query, arguments).fetchall())

    async def _change(self, *changes: tuple[str, tuple[object, ...]]) -> None:
        await self._do(lambda: self._commit(changes))

    async def _do(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except (sqlite3.Error, OSError) as error:
            raise NotSaved("storage_fails", "", {"error": str(error)}) from error


def _appended(database: sqlite3.Connection, one: Append) -> bool:
    """Whether the log ended where it should."""
    head, changed = one.lines[-1].number, one.lines[-1].at
    if one.after == 0 and one.facts is not None:
        query = (
            "INSERT INTO tables (id, head, created, changed, status, public, facts) VALUES (?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING"
        )
        done = database.execute(query, (one.table, head, one.lines[0].at, changed, *one.facts))
    elif one.facts is not None:
        query = "UPDATE tables SET head = ?, changed = ?, status = ?, public = ?, facts = ? WHERE id = ? AND head = ?"
        done = database.execute(query, (head, changed, *one.facts, one.table, one.after))
    else:
        query = "UPDATE tables SET head = ?, changed = ? WHERE id = ? AND head = ?"
        done = database.execute(query, (head, changed, one.table, one.after))
    if done.rowcount != 1:
        return False
    insert = "INSERT INTO lines (table_id, number, at, data) VALUES (?, ?, ?, ?)"
    for line in one.lines:
        database.execute(insert, (one.table, *line))
    return True


def _stored(row: tuple[Any, ...]) -> StoredTable:
    name, head, created, changed, status, public, data = row
    facts = Facts(status, bool(public), bytes(data))
    return StoredTable(name, head, created, changed, facts)


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))
