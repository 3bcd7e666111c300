"""What is said over HTTP. Every refusal has the form of `Refusal`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from saqqara.server.protocol.shared import (
    Arguments,
    Colour,
    Happening,
    Json,
    Level,
    Name,
    Result,
    Seat,
    Settings,
    Status,
    TableInfo,
)

Token = Annotated[str, Meta(min_length=1, max_length=64)]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Refusal(Struct, frozen=True):
    """The sentence of a code is `refused-<code>`, else `error-<code>`, else `reason-<code>`."""

    code: str
    rule: str
    arguments: Arguments


class OptionInfo(Struct, frozen=True):
    key: str
    choices: tuple[str | bool, ...]
    default: str | bool


class GameInfo(Struct, frozen=True):
    name: str
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    sources: tuple[str, ...]
    n_actions: int
    rules_version: int
    levels: tuple[str, ...]  # the bots, weakest first


class Mine(Body, frozen=True, tag_field="kind", tag="mine"):
    """The maker of the table sits here; several of them share one device."""

    name: Name
    colour: Colour | None = None


class Open(Body, frozen=True, tag_field="kind", tag="open"):
    """Somebody who has the link."""


class Bot(Body, frozen=True, tag_field="kind", tag="bot"):
    level: Level


SeatPlan = Mine | Open | Bot


class CreateTable(Body, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str | bool], Meta(max_length=40)] = {}
    settings: Settings = Settings()


class ForkTable(Body, frozen=True):
    """A new table from a position of a finished game; seats in the order of the game."""

    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=8)]
    settings: Settings = Settings()


class SeatLink(Struct, frozen=True):
    """The secret of a seat: it stands in the link's fragment, /t/ID#token, and nowhere else."""

    seat: int
    token: str


class Links(Struct, frozen=True):
    """The secrets that one's own seats and rights give: /t/ID#token."""

    seats: tuple[SeatLink, ...]
    join: str | None  # for people who want an open seat
    watch: str | None  # for spectators
    host: str | None


class Created(Struct, frozen=True):
    id: str
    table: TableInfo
    links: Links


class Enter(Body, frozen=True):
    """Exchange the secret of a link for a cookie."""

    token: Token


class Entered(Struct, frozen=True):
    table: TableInfo
    seats: tuple[int, ...]  # one's own seats by now
    host: bool
    right: Literal["seat", "join", "watch", "host", "none"]  # what this secret was for; none: no secret was needed


class Join(Body, frozen=True):
    """Take an open seat; where the lot decides who starts, it decides the seat."""

    name: Name
    colour: Colour | None = None
    seat: Seat | None = None


class Joined(Struct, frozen=True):
    table: TableInfo
    link: SeatLink


class TableLine(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    names: tuple[str, ...]
    open: int  # how many seats are free
    created: int
    changed: int
    seats: tuple[int, ...] = ()  # one's own
    to_move: int | None = None


class TableList(Struct, frozen=True):
    tables: tuple[TableLine, ...]


class Ply(Struct, frozen=True):
    """One action, as this viewer saw it."""

    ply: int  # of the position before
    seat: int
    action: int
    text: str
    events: tuple[Happening, ...]
    bot: bool
    at: int


class Log(Struct, frozen=True):
    plies: tuple[Ply, ...]
    seat: int | None


class Past(Struct, frozen=True):
    """A position of a game as one seat saw it."""

    ply: int
    last: int  # how many plies there are
    seat: int | None
    to_move: int | None
    scores: tuple[int, ...]
    breakdown: tuple[dict[str, dict[str, int]], ...]
    view: Json
    details: Json
    result: Result | None


class AdminTable(Struct, frozen=True):
    id: str
    game: str
    status: Status
    public: bool
    names: tuple[str, ...]
    created: int
    changed: int
    connections: int


class Limits(Body, frozen=True):
    """What keeps a small machine alive."""

    tables: Annotated[int, Meta(ge=1)] = 10_000  # that are not over
    connections: Annotated[int, Meta(ge=1)] = 10_000
    connections_per_address: Annotated[int, Meta(ge=1)] = 200
    tables_per_address: Annotated[int, Meta(ge=1)] = 30  # made in an hour
    bots: Annotated[int, Meta(ge=1)] = 2_000  # waiting to think


class Overview(Struct, frozen=True):
    tables: tuple[AdminTable, ...]
    limits: Limits
    connections: int
    waiting_bots: int


class Server(Struct, frozen=True):
    """What a client should know before anything else."""

    version: str
    languages: tuple[str, ...]
    games: tuple[GameInfo, ...]
