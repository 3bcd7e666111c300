"""A table as its log has made it. `apply` is the only thing that changes it."""

from collections.abc import Callable
from typing import Any, final

from msgspec import Struct

from saqqara.core.position import read_position
from saqqara.server.protocol import changes
from saqqara.server.protocol.server import ChatLine
from saqqara.server.protocol.shared import Request, Result, SeatInfo, SeatKind, Status, TableInfo, TimeLeft, What
from saqqara.server.tables.clock import Clocks
from saqqara.server.tables.entries import Created, Entry, Moved, Planned
from saqqara.server.tables.game import Game

CHAT_KEPT = 200


class Chair(Struct):
    """A seat and who sits there."""

    seat: int
    kind: SeatKind
    name: str
    colour: int
    level: str | None
    stand_in: str | None = None
    idle: bool = False
    resigned: bool = False
    muted: bool = False
    generation: int = 0  # rises when the seat is vacated, so that old links end

    @property
    def person(self) -> bool:
        """A person who decides, now."""
        return self.kind == "person" and self.stand_in is None

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides, now."""
        return self.level if self.kind == "bot" else self.stand_in

    def info(self) -> SeatInfo:
        return SeatInfo(
            seat=self.seat,
            kind=self.kind,
            name=self.name,
            colour=self.colour,
            level=self.level,
            stand_in=self.stand_in,
            idle=self.idle,
            resigned=self.resigned,
            muted=self.muted,
        )


class Asked(Struct):
    """A request on its way."""

    what: What
    seat: int
    waiting: set[int]
    ply: int | None
    target: int | None

    def info(self) -> Request:
        return Request(self.what, self.seat, tuple(sorted(self.waiting)), self.ply, self.target)


@final
class Table:
    def __init__(self, id_: str, created: Created, at: int) -> None:
        self.id = id_
        self.created = created
        self.settings = created.settings
        self.created_at = at
        self.number = 1  # of the last change
        self.changed_at = at
        self.status: Status = "open"
        self.chairs = [_chair(seat, planned) for seat, planned in enumerate(created.seats)]
        self.game = Game(read_position(created.start))
        self.clocks = Clocks(self.settings.clock, len(self.chairs))
        self.request: Asked | None = None
        self.awaiting: int | None = None  # the seat that has to confirm before others go on
        self.acting: int | None = None  # the person who has to act
        self.acting_since = 0
        self.warned = False
        self.chat: list[ChatLine] = []
        self.rematch: str | None = None
        self.takeovers: list[dict[str, Any]] = []
        self.resigned: list[dict[str, int]] = []

    def apply(self, entry: Entry, at: int) -> None:
        """Carry out what the log says next."""
        self.number += 1
        self.changed_at = at
        _FOLD[type(entry)](self, entry, at)
        self._see_who_acts(entry, at)

    # --- Reading -----------------------------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        return TableInfo(
            id=self.id,
            game=self.created.game,
            options=self.created.options,
            rules_version=self.game.start.rules_version,
            players=len(self.chairs),
            status=self.status,
            seats=tuple(chair.info() for chair in self.chairs),
            settings=self.settings,
            created=self.created_at,
            forked=self.created.forked,
            rematch=self.rematch,
        )

    def time_left(self) -> TimeLeft | None:
        if not self.clocks.on:
            return None
        return TimeLeft(self.clocks.since, tuple(self.clocks.left), self.clocks.running)

    @property
    def started(self) -> bool:
        return self.game.version > 0

    @property
    def persons(self) -> set[int]:
        return {chair.seat for chair in self.chairs if chair.person}

    def result(self) -> Result | None:
        """How it ended; a table of two where one has resigned is won by the other."""
        told = self.game.state.result()
        if told is not None:
            return Result(told.places, told.winners, told.scores, told.reason)
        gone = [chair.seat for chair in self.chairs if chair.resigned]
        if len(self.chairs) != 2 or not gone:
            return None
        places = tuple(2 if seat in gone else 1 for seat in range(2))
        return Result(places, (1 - gone[0],), self.game.state.scores(), "resigned")

    def facts(self) -> dict[str, Any]:
        """What the record says of the table."""
        facts: dict[str, Any] = {"names": [chair.name or f"{chair.level or ''}" for chair in self.chairs]}
        last = self.game.ply
        if self.takeovers:
            facts["takeovers"] = [{**one, "ply": min(one["ply"], last)} for one in self.takeovers]
        if self.resigned:
            facts["resigned"] = [{**one, "ply": min(one["ply"], last)} for one in self.resigned]
        return facts

    # --- Folding -----------------------------------------------------------------------------------------------------

    def _see_who_acts(self, entry: Entry, at: int) -> None:
        acting = self._who_acts()
        if acting != self.acting or type(entry) in _ACTS:
            self.acting_since, self.warned = at, False
        self.acting = acting
        self.clocks.run(acting, self.game.state.turn, at)

    def _who_acts(self) -> int | None:
        if self.status != "running":
            return None
        seat = self.awaiting if self.awaiting is not None else self.game.state.to_move
        return seat if seat is not None and self.chairs[seat].person else None

    def _seated(self, entry: changes.Seated, _: int) -> None:
        chair = self.chairs[entry.seat]
        chair.kind, chair.name, chair.colour, chair.level = "person", entry.name, entry.colour, None

    def _vacated(self, entry: changes.Vacated, _: int) -> None:
        chair = self.chairs[entry.seat]
        chair.kind, chair.name, chair.level = "open", "", None
        chair.generation += 1

    def _bot_seated(self, entry: changes.BotSeated, _: int) -> None:
        chair = self.chairs[entry.seat]
        chair.kind, chair.name, chair.level = "bot", "", entry.level

    def _started(self, _: changes.Started, __: int) -> None:
        self.status = "running"
        self.game.version = self.number
        if self.game.state.to_move is None:
            self.status = "over"

    def _moved(self, entry: Moved, at: int) -> None:
        self.game.play(entry.seat, entry.action, entry.bot, at, self.number)
        chair = self.chairs[entry.seat]
        if not entry.bot:
            chair.idle = False
        to_move = self.game.state.to_move
        if to_move is None:
            self.status, self.request = "over", None
        elif self.settings.confirm and not entry.bot and to_move != entry.seat:
            self.awaiting = entry.seat if self.can_undo(entry.seat) else None

    def can_undo(self, seat: int) -> bool:
        return self.status == "running" and self.settings.undo == "turn" and self.game.can_undo(seat)

    def _confirmed(self, _: changes.Confirmed, __: int) -> None:
        self.awaiting = None
        self.game.confirm()

    def _undone(self, entry: changes.Undone, _: int) -> None:
        self.awaiting = self.request = None
        self.game.back_to(entry.ply, entry.seat, entry.consent, self.number)

    def _requested(self, entry: changes.Requested, _: int) -> None:
        self.request = Asked(entry.what, entry.seat, set(entry.waiting), entry.ply, entry.target)

    def _answered(self, entry: changes.Answered, _: int) -> None:
        if self.request is not None:
            self.request.waiting.discard(entry.seat)
            if not entry.yes or not self.request.waiting:
                self.request = None

    def _withdrawn(self, _: changes.Withdrawn, __: int) -> None:
        self.request = None

    def _paused(self, _: changes.Paused, __: int) -> None:
        self.status, self.request = "paused", None

    def _resumed(self, _: changes.Resumed, __: int) -> None:
        self.status = "running"

    def _warned(self, _: changes.Warned, __: int) -> None:
        self.warned = True

    def _turned_idle(self, entry: changes.TurnedIdle, _: int) -> None:
        self.chairs[entry.seat].idle = True

    def _stood_in(self, entry: changes.StoodIn, _: int) -> None:
        chair = self.chairs[entry.seat]
        chair.stand_in, chair.idle = entry.level, False
        self.takeovers.append({"ply": self.game.ply, "seat": entry.seat, "level": entry.level, "why": entry.why})
        if self.awaiting == entry.seat:
            self.awaiting = None
            self.game.confirm()
        self._no_longer_asked(entry.seat)

    def _no_longer_asked(self, seat: int) -> None:
        request = self.request
        if request is not None:
            request.waiting.discard(seat)
            if seat in (request.seat, request.target) or not request.waiting:
                self.request = None

    def _reclaimed(self, entry: changes.Reclaimed, _: int) -> None:
        self.chairs[entry.seat].stand_in = None
        self.takeovers.append({"ply": self.game.ply, "seat": entry.seat, "why": "reclaimed"})
        self.clocks.revive(entry.seat)

    def _resigned(self, entry: changes.Resigned, _: int) -> None:
        self.chairs[entry.seat].resigned = True
        self.resigned.append({"ply": self.game.ply, "seat": entry.seat})
        if len(self.chairs) == 2:
            self.status, self.request, self.awaiting = "over", None, None

    def _said(self, entry: changes.Said, at: int) -> None:
        self.chat.append(ChatLine(self.number, at, entry))
        del self.chat[:-CHAT_KEPT]

    def _muted(self, entry: changes.Muted, _: int) -> None:
        self.chairs[entry.seat].muted = entry.muted

    def _rematched(self, entry: changes.Rematched, _: int) -> None:
        self.rematch = entry.table

    def _closed(self, _: changes.Closed, __: int) -> None:
        self.status, self.request, self.awaiting = "closed", None, None


def _chair(seat: int, planned: Planned) -> Chair:
    return Chair(seat, planned.kind, planned.name, planned.colour, planned.level)


# After these the person who has to act has done something.
_ACTS = {Moved, changes.Undone, changes.Started, changes.Resumed, changes.Reclaimed}
_FOLD: dict[type, Callable[[Table, Any, int], None]] = {
    Moved: Table._moved,
    changes.Seated: Table._seated,
    changes.Vacated: Table._vacated,
    changes.BotSeated: Table._bot_seated,
    changes.Started: Table._started,
    changes.Confirmed: Table._confirmed,
    changes.Undone: Table._undone,
    changes.Requested: Table._requested,
    changes.Answered: Table._answered,
    changes.Withdrawn: Table._withdrawn,
    changes.Paused: Table._paused,
    changes.Resumed: Table._resumed,
    changes.Warned: Table._warned,
    changes.TurnedIdle: Table._turned_idle,
    changes.StoodIn: Table._stood_in,
    changes.Reclaimed: Table._reclaimed,
    changes.Resigned: Table._resigned,
    changes.Said: Table._said,
    changes.Muted: Table._muted,
    changes.Rematched: Table._rematched,
    changes.Closed: Table._closed,
}
