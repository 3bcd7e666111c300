"""What the server says over the socket of a table."""

from msgspec import UNSET, Struct, UnsetType

from saqqara.server.protocol.changes import Change, Said
from saqqara.server.protocol.shared import (
    Arguments,
    Happening,
    Json,
    LegalAction,
    Request,
    Result,
    Sources,
    TableInfo,
    TimeLeft,
    Told,
)


class Message(Struct, frozen=True, tag_field="type"):
    pass


class Own(Struct, frozen=True):
    """What one seat may do now."""

    legal: tuple[LegalAction, ...] = ()  # empty unless the seat decides now
    undo: bool = False  # its last decision can be taken back
    confirm: bool = False  # the others wait for it to confirm


class Position(Struct, frozen=True):
    """The position as this viewer may know it."""

    version: int  # the number of the change that led here; to be named by all that refers to this position
    ply: int  # how many actions led here
    to_move: int | None
    scores: tuple[int, ...]
    breakdown: tuple[Sources, ...]  # seat by seat: source, then "banked" and "projected"
    view: Json  # as the game writes its views: docs/positions.md
    details: Json  # what else there is to show, in the game's own words
    result: Result | None = None


class Patch(Struct, frozen=True):
    """What is new in a position. Of `view` and `details` only the keys whose values changed, each with all of it."""

    version: int
    ply: int
    to_move: int | None
    scores: tuple[int, ...] | UnsetType = UNSET
    breakdown: tuple[Sources, ...] | UnsetType = UNSET
    view: Json | UnsetType = UNSET
    details: Json | UnsetType = UNSET
    result: Result | UnsetType | None = UNSET


class ChatLine(Struct, frozen=True):
    number: int
    at: int
    said: Said


class Snapshot(Message, frozen=True, tag="snapshot"):
    """Everything, as of change `number`."""

    number: int
    at: int  # server time in milliseconds
    table: TableInfo
    seats: tuple[int, ...]  # one's own
    host: bool
    seat: int | None  # whose view this is; None: a spectator's
    position: Position | None  # None before the start
    own: Own
    request: Request | None
    clock: TimeLeft | None
    chat: tuple[ChatLine, ...]
    present: tuple[int, ...]  # seats whose people are there
    watchers: int
    thinking: int | None  # the seat whose bot is thinking
    ref: int | None = None  # of the message that asked for it


class Update(Message, frozen=True, tag="update"):
    """One change, and all that is new because of it; what is not said has not changed.

    `own` is sent to seats alone, and for the seat whose view is shown.
    """

    number: int
    at: int
    change: Change
    table: TableInfo | UnsetType = UNSET
    position: Position | UnsetType = UNSET  # at the start
    patch: Patch | UnsetType = UNSET
    request: Request | UnsetType | None = UNSET
    clock: TimeLeft | UnsetType = UNSET
    own: Own | UnsetType = UNSET
    ref: int | UnsetType = UNSET  # of one's own message that caused it: it is on disk now


class Refused(Message, frozen=True, tag="refused"):
    """Nothing has changed. The sentence of a code is `refused-<code>`, or with a rule `reason-<code>`."""

    ref: int | None
    code: str
    rule: str
    arguments: Arguments
    sure: bool = False  # legal, but worth a second thought: the same message with `sure` will do it
    fatal: bool = False  # the socket is closed now


class Previewed(Message, frozen=True, tag="previewed"):
    """An answer to `preview`."""

    ref: int
    action: int
    text: str
    version: int
    events: tuple[Happening, ...]
    changes: tuple[dict[str, int], ...]  # seat by seat: source, then the change of the projected points
    complete: bool  # false where something hidden decides the rest
    cautions: tuple[Told, ...]


class Explained(Message, frozen=True, tag="explained"):
    """An answer to `explain`."""

    ref: int
    action: int
    text: str
    version: int
    reason: Told | None  # None: it is legal


class Presence(Message, frozen=True, tag="presence"):
    """Whose people are there, and how many spectators."""

    present: tuple[int, ...]
    watchers: int


class Thinking(Message, frozen=True, tag="thinking"):
    """The seat whose bot is thinking; None: none any more."""

    seat: int | None


class Done(Message, frozen=True, tag="done"):
    """An answer to what changes nothing that others see."""

    ref: int


class Pong(Message, frozen=True, tag="pong"):
    ref: int
    at: int


class Goodbye(Message, frozen=True, tag="goodbye"):
    """The server closes this socket. "restart": come back in a moment; "deleted": this table is no more."""

    code: str


ServerMessage = Snapshot | Update | Refused | Previewed | Explained | Presence | Thinking | Done | Pong | Goodbye
