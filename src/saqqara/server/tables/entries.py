"""What is written into the log of a table. The log is the table: folding it anew gives the same."""

from typing import Literal

import msgspec
from msgspec import Struct

from saqqara.server.protocol.changes import Plain
from saqqara.server.protocol.shared import Json, Settings


class Planned(Struct, frozen=True):
    """A seat when the table was made."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    colour: int = 0
    level: str | None = None


class Created(Struct, frozen=True, tag_field="kind", tag="created"):
    """The first line. `start` is the position with its whole deal."""

    game: str
    options: dict[str, str | bool]
    start: Json
    seats: tuple[Planned, ...]
    settings: Settings
    forked: bool = False
    previous: str | None = None  # the table whose rematch this is


class Moved(Struct, frozen=True, tag_field="kind", tag="moved"):
    seat: int
    action: int
    bot: bool = False


Entry = Created | Moved | Plain

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def written(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read(data: bytes) -> Entry:
    return _decoder.decode(data)
