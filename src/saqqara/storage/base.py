"""What a storage is: it appends lines to logs, reads them back, and knows nothing of what they say."""

from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple, Protocol

from saqqara.core.errors import SaqqaraError


class NotSaved(SaqqaraError):
    """The storage cannot be used."""


class Line(NamedTuple):
    """One line of a log; numbers are 1, 2, 3, ... without a gap."""

    number: int
    at: int  # milliseconds
    data: bytes


class Facts(NamedTuple):
    """What lists of tables say of one."""

    status: str
    public: bool
    data: bytes


class Append(NamedTuple):
    """Lines for the end of a log whose last number is `after`; 0: a new log."""

    table: str
    after: int
    lines: tuple[Line, ...]
    facts: Facts | None = None  # None: as before


class StoredTable(NamedTuple):
    id: str
    head: int  # the number of the last line
    created: int
    changed: int
    facts: Facts


class Holding(NamedTuple):
    """Somebody has a right at a table; what `right` means is not for the storage to know."""

    holder: str
    table: str
    right: str


class Storage(Protocol):
    """All methods may be called at the same time; `append` is one commit, on disk when it returns."""

    shared: bool  # whether other servers may write, too

    async def open(self) -> None:
        """Make ready, with all migrations."""
        ...

    async def close(self) -> None: ...

    async def append(self, batch: Sequence[Append]) -> frozenset[int]:
        """Commit all that fits; the indices of those whose log does not end where they say."""
        ...

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """The lines after this number; [] for a table that is not there."""
        ...

    async def replace(self, table: str, lines: Sequence[Line]) -> None:
        """Other data for lines that are there: what somebody wants deleted."""
        ...

    async def delete(self, table: str) -> None:
        """The table with all that belongs to it."""
        ...

    async def find(self, table: str) -> StoredTable | None: ...

    async def tables(
        self, *, statuses: Sequence[str], public: bool = False, unchanged_since: int | None = None, limit: int = 1000
    ) -> list[StoredTable]:
        """Tables of these statuses, the latest change first; with `public`, only those for all."""
        ...

    async def count(self, statuses: Sequence[str]) -> int: ...

    async def hold(self, holding: Holding) -> None:
        """Note a right; it may be noted already."""
        ...

    async def drop_holdings(self, table: str, right: str) -> None: ...

    async def held_by(self, holder: str) -> list[Holding]: ...

    async def held_at(self, table: str) -> list[Holding]: ...

    async def setting(self, key: str, default: str) -> str:
        """A setting of the house; the first `default` that is asked for stays."""
        ...

    def changes(self) -> AsyncIterator[str]:
        """The ids of tables that other processes have changed, as they do; "" when any may have changed. Endless."""
        ...
