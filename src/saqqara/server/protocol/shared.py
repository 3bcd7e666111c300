"""What several messages are made of."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=3)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Colour = Annotated[int, Meta(ge=0, le=7)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Seconds = Annotated[int, Meta(ge=1, le=100_000_000)]
Arguments = dict[str, int | str]
Sources = dict[str, dict[str, int]]
Json = dict[str, Any]

Status = Literal["open", "running", "paused", "over", "closed"]
SeatKind = Literal["open", "person", "bot"]
Why = Literal["idle", "clock", "vote", "left", "resigned"]
What = Literal["takeback", "pause", "stand_in"]


class Told(Struct, frozen=True):
    """Why something is refused or worth a second thought: a code, a rule and its arguments, not a sentence."""

    code: str  # the key of a sentence: `reason-<code>`
    rule: str  # an id of the rules pages, or empty
    arguments: Arguments


class Happening(Struct, frozen=True):
    """One step of what an action does, as this viewer sees it."""

    kind: str  # the key of a sentence: `event-<kind>`
    seat: int | None
    rule: str
    arguments: Arguments


class LegalAction(Struct, frozen=True):
    action: int  # its frozen number
    text: str


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """Nobody is in a hurry."""


class MoveClock(Struct, frozen=True, tag_field="kind", tag="move"):
    """So many seconds for every turn."""

    seconds: Seconds


class BankClock(Struct, frozen=True, tag_field="kind", tag="bank"):
    """So many seconds for the whole game, and some more for every turn."""

    seconds: Seconds
    increment: Annotated[int, Meta(ge=0, le=100_000)]


class DaysClock(Struct, frozen=True, tag_field="kind", tag="days"):
    """So many days for every turn: nobody need be there at the same time."""

    days: Annotated[int, Meta(ge=1, le=60)]


Clock = NoClock | MoveClock | BankClock | DaysClock


class Idle(Struct, frozen=True):
    """What becomes of a seat whose person does nothing for so long; at 75 % of it there is a warning."""

    seconds: Seconds
    level: Level  # the bot that stands in
    by: Literal["bot", "vote"]  # at once, or when all others agree


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays; chosen when it is made."""

    public: bool = False  # listed in the lobby; else by link
    spectators: bool = True
    chat: bool = True
    clock: Clock = NoClock()
    idle: Idle | None = None
    undo: Literal["turn", "none"] = "turn"  # one's own decisions, until a later turn began or something was revealed
    takeback: bool = True  # beyond undo, if all other persons agree
    confirm: bool = False  # the next seat waits until a turn is confirmed, as long as it can be taken back
    starts: Literal["lot", "chosen"] = "lot"  # chosen: seats in the order of the plan, seat 0 starts
    autostart: bool = True  # the game starts when the last seat is taken


class SeatInfo(Struct, frozen=True):
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str
    colour: int
    level: str | None = None  # of a bot
    stand_in: str | None = None  # the level of the bot that plays for this person now
    idle: bool = False
    resigned: bool = False
    muted: bool = False


class Result(Struct, frozen=True):
    """How a game ended. A table of two that one has resigned has the reason "resigned"."""

    places: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Request(Struct, frozen=True):
    """A request that other persons have to answer."""

    what: What
    seat: int  # who asks
    waiting: tuple[int, ...]  # whose answers are missing
    ply: int | None = None  # takeback: the position to go back to
    target: int | None = None  # stand_in: the seat that a bot would take


class TimeLeft(Struct, frozen=True):
    """The clocks: `left` of the running seats counts down from the time `at`."""

    at: int  # server time in milliseconds
    left: tuple[int | None, ...]  # milliseconds, seat by seat; None without a clock
    running: int | None  # the seat whose clock runs


class TableInfo(Struct, frozen=True):
    """A table as all may know it who may see it."""

    id: str
    game: str
    options: dict[str, str | bool]
    rules_version: int
    players: int
    status: Status
    seats: tuple[SeatInfo, ...]
    settings: Settings
    created: int  # server time in milliseconds
    forked: bool = False  # it did not start as its game starts
    rematch: str | None = None  # the id of the next table
