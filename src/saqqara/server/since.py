"""What a client has missed, told from the log as it would have been told then."""

from collections.abc import Sequence

from saqqara.server.protocol import changes
from saqqara.server.tables import entries
from saqqara.server.tables.entries import Created
from saqqara.server.tables.eyes import Viewer
from saqqara.server.tables.table import Table
from saqqara.server.tables.teller import Teller
from saqqara.storage import Line

MOST = 30  # changes; after more a snapshot is shorter


def updates_since(id_: str, lines: Sequence[Line], viewer: Viewer, last: int) -> list[bytes] | None:
    """The updates after change `last`; None if a snapshot is needed."""
    if not 0 < last <= len(lines) or len(lines) - last > MOST:
        return None
    created = entries.read(lines[0].data)
    if not isinstance(created, Created):
        return None
    table = Table(id_, created, lines[0].at)
    for line in lines[1:last]:
        table.apply(entries.read(line.data), line.at)
    teller = Teller(table)
    teller.look(viewer)
    told = []
    for line in lines[last:]:
        entry = entries.read(line.data)
        if isinstance(entry, changes.Seated | changes.Vacated):
            return None  # who may see what may have changed
        told.append(teller.apply(entry, line.at, [viewer]).message(viewer, None))
    return told
