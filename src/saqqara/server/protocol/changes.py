"""What can happen at a table. Every change has a number, and every viewer of the table gets all of them."""

from msgspec import Struct

from saqqara.server.protocol.shared import Happening, What, Why


class _Change(Struct, frozen=True, tag_field="kind"):
    pass


class Seated(_Change, frozen=True, tag="seated"):
    """A person has taken an open seat, or has changed name or colour."""

    seat: int
    name: str
    colour: int


class Vacated(_Change, frozen=True, tag="vacated"):
    """A seat is open again; only before the game starts."""

    seat: int


class BotSeated(_Change, frozen=True, tag="bot_seated"):
    """The host has given an open seat to a bot."""

    seat: int
    level: str


class Started(_Change, frozen=True, tag="started"):
    pass


class Played(_Change, frozen=True, tag="played"):
    seat: int
    action: int
    text: str
    events: tuple[Happening, ...]
    bot: bool  # a bot, or a bot that stands in for a person
    at: int  # server time in milliseconds


class Confirmed(_Change, frozen=True, tag="confirmed"):
    """The seat has handed over: nothing of its turn can be undone any more."""

    seat: int


class Undone(_Change, frozen=True, tag="undone"):
    """The position of `ply` is on the table again."""

    seat: int
    ply: int
    consent: bool  # a takeback that all persons agreed to


class Requested(_Change, frozen=True, tag="requested"):
    """A seat asks for something that others have to agree to."""

    seat: int
    what: What
    waiting: tuple[int, ...]  # who has to agree
    ply: int | None = None
    target: int | None = None


class Answered(_Change, frozen=True, tag="answered"):
    """A single "no" ends the request."""

    seat: int
    yes: bool


class Withdrawn(_Change, frozen=True, tag="withdrawn"):
    """The request has lapsed: its seat has withdrawn it, or the game went on."""


class Paused(_Change, frozen=True, tag="paused"):
    pass


class Resumed(_Change, frozen=True, tag="resumed"):
    seat: int


class Warned(_Change, frozen=True, tag="warned"):
    """The seat has done nothing for 75 % of the time after which it counts as idle."""

    seat: int


class TurnedIdle(_Change, frozen=True, tag="turned_idle"):
    """The seat counts as idle; the others may ask for a bot to stand in."""

    seat: int


class StoodIn(_Change, frozen=True, tag="stood_in"):
    """From now on a bot plays for this seat."""

    seat: int
    level: str
    why: Why


class Reclaimed(_Change, frozen=True, tag="reclaimed"):
    """The person plays again."""

    seat: int


class Resigned(_Change, frozen=True, tag="resigned"):
    seat: int


class Said(_Change, frozen=True, tag="said"):
    """A line of chat; an empty text has been deleted."""

    seat: int
    text: str


class Muted(_Change, frozen=True, tag="muted"):
    """The host lets a seat speak no more, or again."""

    seat: int
    muted: bool


class Rematched(_Change, frozen=True, tag="rematched"):
    """The same people have another table, everybody one seat further."""

    table: str


class Closed(_Change, frozen=True, tag="closed"):
    """The host or the administration has ended the table."""


Plain = (
    Seated
    | Vacated
    | BotSeated
    | Started
    | Confirmed
    | Undone
    | Requested
    | Answered
    | Withdrawn
    | Paused
    | Resumed
    | Warned
    | TurnedIdle
    | StoodIn
    | Reclaimed
    | Resigned
    | Said
    | Muted
    | Rematched
    | Closed
)
Change = Plain | Played
