"""PostgreSQL: several servers share the same tables, and hear of each other's changes."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any, final

import asyncpg

from saqqara.storage.base import Append, Facts, Holding, Line, NotSaved, StoredTable
from saqqara.storage.migrations import STEPS, statements

_TABLE = "SELECT id, head, created, changed, status, public, facts FROM tables"
_CHANNEL = "saqqara_changes"
_LOCK = 0x5A99A6A  # for migrations: one server at a time
_AGAIN = 1.0  # seconds until a lost connection is tried again
_FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
_log = logging.getLogger(__name__)
Connection = Any  # of asyncpg, which has no types
_INSERT = """
    INSERT INTO tables (id, head, created, changed, status, public, facts) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO NOTHING
"""


@final
class PostgresStorage:
    shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: Any = None
        self._name = secrets.token_hex(4)  # so that a server does not hear itself

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(self._url, min_size=1, max_size=8)
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
                await _migrate(connection)
        except _FAILURES as error:
            raise NotSaved("storage_fails", "", {"error": str(error)}) from error

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()
            self._pool = None

    async def append(self, batch: Sequence[Append]) -> frozenset[int]:
        async with _Transaction(self) as connection:
            heads = await _locked_heads(connection, {one.table for one in batch if one.after > 0})
            refused = set()
            lines: list[tuple[str, int, int, bytes]] = []
            for index, one in enumerate(batch):
                if await _moved_head(connection, one, heads):
                    lines += [(one.table, *line) for line in one.lines]
                else:
                    refused.add(index)
            await connection.executemany(
                "INSERT INTO lines (table_id, number, at, data) VALUES ($1, $2, $3, $4)", lines
            )
            for table in {line[0] for line in lines}:
                await connection.execute("SELECT pg_notify($1, $2)", _CHANNEL, f"{self._name} {table}")
        return frozenset(refused)

    async def read(self, table: str, after: int = 0) -> list[Line]:
        query = "SELECT number, at, data FROM lines WHERE table_id = $1 AND number > $2 ORDER BY number"
        return [Line(*row) for row in await self._rows(query, table, after)]

    async def replace(self, table: str, lines: Sequence[Line]) -> None:
        async with _Transaction(self) as connection:
            query = "UPDATE lines SET data = $1 WHERE table_id = $2 AND number = $3"
            await connection.executemany(query, [(line.data, table, line.number) for line in lines])

    async def delete(self, table: str) -> None:
        async with _Transaction(self) as connection:
            for name in ("lines", "holdings"):
                await connection.execute(f"DELETE FROM {name} WHERE table_id = $1", table)  # noqa: S608
            await connection.execute("DELETE FROM tables WHERE id = $1", table)

    async def find(self, table: str) -> StoredTable | None:
        rows = await self._rows(f"{_TABLE} WHERE id = $1", table)
        return _stored(rows[0]) if rows else None

    async def tables(
        self, *, statuses: Sequence[str], public: bool = False, unchanged_since: int | None = None, limit: int = 1000
    ) -> list[StoredTable]:
        query = f"""{_TABLE} WHERE status = ANY($1) AND (public OR NOT $2) AND ($3::bigint IS NULL OR changed < $3)
            ORDER BY changed DESC LIMIT $4"""
        return [_stored(row) for row in await self._rows(query, list(statuses), public, unchanged_since, limit)]

    async def count(self, statuses: Sequence[str]) -> int:
        return int((await self._rows("SELECT count(*) FROM tables WHERE status = ANY($1)", list(statuses)))[0][0])

    async def hold(self, holding: Holding) -> None:
        query = "INSERT INTO holdings (holder, table_id, held) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._rows(query, *holding)

    async def drop_holdings(self, table: str, right: str) -> None:
        await self._rows("DELETE FROM holdings WHERE table_id = $1 AND held = $2", table, right)

    async def held_by(self, holder: str) -> list[Holding]:
        query = "SELECT holder, table_id, held FROM holdings WHERE holder = $1 ORDER BY table_id, held"
        return [Holding(*row) for row in await self._rows(query, holder)]

    async def held_at(self, table: str) -> list[Holding]:
        query = "SELECT holder, table_id, held FROM holdings WHERE table_id = $1 ORDER BY holder, held"
        return [Holding(*row) for row in await self._rows(query, table)]

    async def setting(self, key: str, default: str) -> str:
        await self._rows("INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", key, default)
        return str((await self._rows("SELECT value FROM settings WHERE key = $1", key))[0][0])

    async def changes(self) -> AsyncIterator[str]:
        """What other servers have changed. After a lost connection something may have been missed."""
        while True:
            try:
                async for table in self._heard():
                    yield table
            except _FAILURES as error:
                _log.warning("the other servers cannot be heard: %s", error)
                await asyncio.sleep(_AGAIN)

    async def _heard(self) -> AsyncIterator[str]:
        names: asyncio.Queue[str | None] = asyncio.Queue()
        connection = await asyncpg.connect(self._url)
        try:
            connection.add_termination_listener(lambda _: names.put_nowait(None))
            await connection.add_listener(_CHANNEL, lambda _, __, ___, said: names.put_nowait(said))
            yield ""
            while (said := await names.get()) is not None:
                server, _, table = said.partition(" ")
                if server != self._name:
                    yield table
        finally:
            await connection.close(timeout=2)

    async def _rows(self, query: str, *arguments: object) -> list[Any]:
        async with _Transaction(self) as connection:
            rows: list[Any] = await connection.fetch(query, *arguments)
            return rows

    def pool(self) -> Any:
        if self._pool is None:
            raise NotSaved("storage_closed", "", {})
        return self._pool


@final
class _Transaction:
    """A connection of the pool, in a transaction; what goes wrong is NotSaved."""

    def __init__(self, storage: PostgresStorage) -> None:
        self._storage = storage
        self._connection: Connection = None
        self._transaction: Any = None

    async def __aenter__(self) -> Connection:
        try:
            self._connection = await self._storage.pool().acquire()
            self._transaction = self._connection.transaction()
            await self._transaction.start()
        except _FAILURES as error:
            await self._release()
            raise NotSaved("storage_fails", "", {"error": str(error)}) from error
        return self._connection

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        try:
            await (self._transaction.commit() if error is None else self._transaction.rollback())
        except _FAILURES as failed:
            raise NotSaved("storage_fails", "", {"error": str(failed)}) from failed
        finally:
            await self._release()
        if isinstance(error, _FAILURES):
            raise NotSaved("storage_fails", "", {"error": str(error)}) from error

    async def _release(self) -> None:
        if self._connection is not None:
            await self._storage.pool().release(self._connection)
            self._connection = None


async def _migrate(connection: Connection) -> None:
    await connection.execute("CREATE TABLE IF NOT EXISTS migrations (step INT PRIMARY KEY)")
    done = await connection.fetchval("SELECT coalesce(max(step) + 1, 0) FROM migrations")
    if done > len(STEPS):
        raise NotSaved("newer_database", "", {"file": "PostgreSQL"})
    for step in range(done, len(STEPS)):
        for one in statements(step, "BYTEA"):
            await connection.execute(one)
        await connection.execute("INSERT INTO migrations (step) VALUES ($1)", step)


async def _locked_heads(connection: Connection, tables: Iterable[str]) -> dict[str, int]:
    """The last numbers of these logs, which nobody else can move until the commit. In order, against deadlocks."""
    query = "SELECT id, head FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE"
    return {row["id"]: row["head"] for row in await connection.fetch(query, sorted(tables))}


async def _moved_head(connection: Connection, one: Append, heads: dict[str, int]) -> bool:
    """Whether the log ended where it should; then it ends later."""
    head, changed = one.lines[-1].number, one.lines[-1].at
    if one.after == 0 and one.facts is not None:
        arguments = (one.table, head, one.lines[0].at, changed, *one.facts)
        made = bool(await connection.execute(_INSERT, *arguments) == "INSERT 0 1")
        if made:
            heads[one.table] = head
        return made
    if heads.get(one.table) != one.after:
        return False
    heads[one.table] = head
    if one.facts is not None:
        query = "UPDATE tables SET head = $1, changed = $2, status = $3, public = $4, facts = $5 WHERE id = $6"
        await connection.execute(query, head, changed, *one.facts, one.table)
    else:
        await connection.execute("UPDATE tables SET head = $1, changed = $2 WHERE id = $3", head, changed, one.table)
    return True


def _stored(row: Any) -> StoredTable:
    name, head, created, changed, status, public, data = row
    return StoredTable(name, head, created, changed, Facts(status, public, data))
