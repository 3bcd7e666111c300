"""What lists of tables say, without the tables."""

import msgspec

from saqqara.core.errors import SaqqaraError
from saqqara.server.protocol import server
from saqqara.server.protocol.rest import TableLine
from saqqara.server.protocol.shared import NoClock
from saqqara.server.tables.table import Table
from saqqara.storage import Facts, StoredTable


class Kept(msgspec.Struct, frozen=True):
    game: str
    names: tuple[str, ...]
    open: int
    spectators: bool
    restless: bool  # something may happen while nobody is there


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Kept)


def of(table: Table) -> Facts:
    settings = table.settings
    bots = any(chair.bot is not None for chair in table.chairs)
    kept = Kept(
        game=table.created.game,
        names=tuple(chair.name or chair.level or "" for chair in table.chairs),
        open=sum(chair.kind == "open" for chair in table.chairs),
        spectators=settings.spectators,
        restless=bots or settings.idle is not None or not isinstance(settings.clock, NoClock),
    )
    return Facts(table.status, settings.public, _encode(kept))


def read(data: bytes) -> Kept:
    return _decoder.decode(data)


def line(stored: StoredTable, seats: tuple[int, ...] = (), to_move: int | None = None) -> TableLine:
    kept = read(stored.facts.data)
    return TableLine(
        id=stored.id,
        game=kept.game,
        status=stored.facts.status,  # type: ignore[arg-type]
        names=kept.names,
        open=kept.open,
        created=stored.created,
        changed=stored.changed,
        seats=seats,
        to_move=to_move,
    )


def refused(ref: int | None, error: SaqqaraError, fatal: bool = False) -> bytes:
    """What the socket says of an error."""
    return _encode(server.Refused(ref, error.code, error.rule, error.arguments, fatal=fatal))
