"""From an address to a storage: a folder for SQLite, a URL for PostgreSQL."""

from pathlib import Path

from saqqara.storage.base import Storage
from saqqara.storage.sqlite import SqliteStorage

FILE = "saqqara.db"
_POSTGRES = ("postgresql://", "postgres://")


def opened(address: str) -> Storage:
    """The storage at a folder, a file that ends in .db, or a URL; not open yet."""
    if address.startswith(_POSTGRES):
        from saqqara.storage.postgres import PostgresStorage  # noqa: PLC0415 asyncpg need not be there

        return PostgresStorage(address)
    path = Path(address)
    return SqliteStorage(path if path.suffix == ".db" else path / FILE)
