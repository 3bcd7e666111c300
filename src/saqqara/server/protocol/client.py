"""What a client says over the socket of a table. `ref` is its own number, which comes back in the answer."""

from typing import Annotated

from msgspec import Meta, Struct

from saqqara.server.protocol.shared import Colour, Level, Name, Seat, What

Ref = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
ActionOrText = Annotated[int, Meta(ge=-(2**53), le=2**53 - 1)] | Annotated[str, Meta(max_length=80)]


class Message(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(Message, frozen=True, tag="hello"):
    """The first message. The answer is a snapshot, or the updates after the number `last`."""

    seat: Seat | None = None  # whose view to show; None: the lowest own seat, else a spectator's
    last: Count | None = None  # the last update this client has
    token: Annotated[str, Meta(max_length=64)] | None = None  # of a seat or of spectators; a browser has its cookie


class Look(Message, frozen=True, tag="look"):
    """Show the table as another of one's own seats sees it (several people at one device)."""

    ref: Ref
    seat: Seat | None = None


class Play(Message, frozen=True, tag="play"):
    """Refused if `version` is not the position's, or if the action needs a second thought and `sure` is false."""

    ref: Ref
    seat: Seat
    version: Count
    action: ActionOrText
    sure: bool = False


class Undo(Message, frozen=True, tag="undo"):
    """Take back one's last decision, or with `turn` all decisions of one's turn."""

    ref: Ref
    seat: Seat
    version: Count
    turn: bool = False


class Confirm(Message, frozen=True, tag="confirm"):
    """Hand over to the next seat."""

    ref: Ref
    seat: Seat
    version: Count


class Preview(Message, frozen=True, tag="preview"):
    """What would this action do, as far as the seat can know?"""

    ref: Ref
    seat: Seat
    action: ActionOrText


class Explain(Message, frozen=True, tag="explain"):
    """Why is this action not legal now?"""

    ref: Ref
    seat: Seat
    action: ActionOrText


class Ask(Message, frozen=True, tag="ask"):
    """Ask all other persons: to take back, to pause, or to let a bot stand in for an idle seat."""

    ref: Ref
    seat: Seat
    what: What
    ply: Count | None = None  # takeback: the position to go back to
    target: Seat | None = None  # stand_in: the idle seat


class Reply(Message, frozen=True, tag="reply"):
    """Answer a request. Who asked can withdraw it by a "no"."""

    ref: Ref
    seat: Seat
    yes: bool


class Resume(Message, frozen=True, tag="resume"):
    """End a pause."""

    ref: Ref
    seat: Seat


class StepOut(Message, frozen=True, tag="step_out"):
    """Before the start: leave the seat. Later: let a bot stand in until one comes back."""

    ref: Ref
    seat: Seat


class Reclaim(Message, frozen=True, tag="reclaim"):
    """Take the seat back from the bot that stands in."""

    ref: Ref
    seat: Seat


class Resign(Message, frozen=True, tag="resign"):
    """With two players the game ends; with more a bot takes the seat for good."""

    ref: Ref
    seat: Seat


class Say(Message, frozen=True, tag="say"):
    ref: Ref
    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Rename(Message, frozen=True, tag="rename"):
    ref: Ref
    seat: Seat
    name: Name
    colour: Colour


class Start(Message, frozen=True, tag="start"):
    """The host starts the game; every seat must be taken."""

    ref: Ref


class SeatBot(Message, frozen=True, tag="seat_bot"):
    """The host gives an open seat to a bot."""

    ref: Ref
    seat: Seat
    level: Level


class Vacate(Message, frozen=True, tag="vacate"):
    """The host opens a seat again, before the start."""

    ref: Ref
    seat: Seat


class Mute(Message, frozen=True, tag="mute"):
    """The host lets a seat speak no more, or again."""

    ref: Ref
    seat: Seat
    muted: bool


class Close(Message, frozen=True, tag="close"):
    """The host ends the table."""

    ref: Ref


class Sync(Message, frozen=True, tag="sync"):
    """Send a snapshot: the client has lost count."""

    ref: Ref


class Ping(Message, frozen=True, tag="ping"):
    """Is anybody there?"""

    ref: Ref


Referring = (
    Look
    | Play
    | Undo
    | Confirm
    | Preview
    | Explain
    | Ask
    | Reply
    | Resume
    | StepOut
    | Reclaim
    | Resign
    | Say
    | Rename
    | Start
    | SeatBot
    | Vacate
    | Mute
    | Close
    | Sync
    | Ping
)
ClientMessage = Hello | Referring
