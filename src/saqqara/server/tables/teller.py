"""From changes of a table to the bytes that its viewers get: encoded once for all who may see the same."""

from collections.abc import Iterable
from typing import Any, NamedTuple, final

import msgspec
from msgspec import UNSET, UnsetType

from saqqara.core.event import Event
from saqqara.server.protocol import changes, server
from saqqara.server.protocol.shared import Request, TableInfo, TimeLeft
from saqqara.server.tables import eyes
from saqqara.server.tables.actor import Actor
from saqqara.server.tables.entries import Created, Entry, Moved
from saqqara.server.tables.eyes import Known, Seen, Viewer
from saqqara.server.tables.table import Table

_encode = msgspec.json.Encoder().encode
NOTHING = server.Own()


class Surroundings(NamedTuple):
    """What is shown of a table beside the table."""

    present: tuple[int, ...]
    watchers: int
    thinking: int | None


class Telling(NamedTuple):
    """One change: the update for each viewer, and what is new of what single seats may do."""

    bodies: dict[Viewer, bytes]
    own: dict[int, bytes]

    def message(self, viewer: Viewer, ref: int | None) -> bytes:
        tail = self.own.get(viewer, b"") if viewer is not None else b""
        if ref is not None:
            tail += b',"ref":%d' % ref
        body = self.bodies[viewer]
        return body[:-1] + tail + b"}" if tail else body


@final
class Teller:
    """Knows what it has told to whom last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._known: dict[Viewer, Known] = {}
        self._own: dict[int, server.Own] = {}
        self._info: TableInfo = table.info()

    def apply(self, entry: Entry, at: int, viewers: Iterable[Viewer]) -> Telling:
        """Let the change happen, and tell it."""
        table = self.table
        state = table.game.state.copy() if type(entry) is Moved else None
        version, status, request = table.game.version, table.status, table.request
        plain = isinstance(entry, Moved) and not table.chairs[entry.seat].idle
        table.apply(entry, at)
        seen = eyes.seen(state, entry.action) if state is not None and isinstance(entry, Moved) else None
        moved = table.game.version != version
        before = self._known
        viewers = list(viewers)
        if moved:
            self._known = eyes.known_by(table.game.state, viewers) if viewers else {}
        common = self._common(plain and table.status == status, request, entry)
        bodies: dict[Viewer, bytes] = {}
        made: dict[tuple[object, ...], bytes] = {}
        for viewer in viewers:
            events = seen.happenings(viewer) if seen is not None else ()
            old, new = before.get(viewer), self._told(viewer)
            key = (_key(events), id(old), id(new), viewer if old is None else None)
            if key not in made:
                change = _change(entry, seen, events, at)
                made[key] = self._encoded(change, common, old, viewer, moved)
            bodies[viewer] = made[key]
        return Telling(bodies, self._new_own(viewers))

    def snapshot(self, viewer: Viewer, actor: Actor, beside: Surroundings, now: int, ref: int | None) -> bytes:
        table = self.table
        own = self._own_of(viewer)
        if viewer is not None:
            self._own[viewer] = own
        return _encode(
            server.Snapshot(
                number=table.number,
                at=now,
                table=table.info(),
                seats=tuple(sorted(actor.seats)),
                host=actor.host,
                seat=viewer,
                position=self._position(viewer) if table.started else None,
                own=own,
                request=None if table.request is None else table.request.info(),
                clock=table.time_left(),
                chat=tuple(table.chat),
                present=beside.present,
                watchers=beside.watchers,
                thinking=beside.thinking,
                ref=ref,
            )
        )

    def look(self, viewer: Viewer) -> None:
        """This viewer has been shown the table as it is."""
        self._told(viewer)
        if viewer is not None:
            self._own[viewer] = self._own_of(viewer)

    def forget(self) -> None:
        """Nobody is looking: keep only what the log needs."""
        self._known.clear()
        self._own.clear()

    # --- Parts -------------------------------------------------------------------------------------------------------

    def _told(self, viewer: Viewer) -> Known | None:
        if not self.table.started:
            return None
        if viewer not in self._known:
            self._known.update(eyes.known_by(self.table.game.state, [*self._known, viewer]))
        return self._known[viewer]

    def _common(self, plain: bool, request: object, entry: Entry) -> dict[str, Any]:
        """What all viewers get. After a plain move the table itself is as it was."""
        table = self.table
        common: dict[str, Any] = {}
        if not plain:
            info = table.info()
            if info != self._info:
                common["table"] = self._info = info
        if table.request is not request or type(entry) is changes.Answered:
            told: Request | None = None if table.request is None else table.request.info()
            common["request"] = told
        clock: TimeLeft | None = table.time_left()
        if clock is not None:
            common["clock"] = clock
        return common

    def _encoded(
        self, change: changes.Change, common: dict[str, Any], before: Known | None, viewer: Viewer, moved: bool
    ) -> bytes:
        table = self.table
        position: server.Position | UnsetType = UNSET
        patch: server.Patch | UnsetType = UNSET
        if moved and type(change) is changes.Started:
            position = self._position(viewer)
        elif moved or (table.status == "over" and "table" in common):
            patch = self._patch(before, viewer)
        return _encode(server.Update(table.number, table.changed_at, change, position=position, patch=patch, **common))

    def _position(self, viewer: Viewer) -> server.Position:
        table = self.table
        shown = self._told(viewer)
        assert shown is not None  # noqa: S101 the game has started
        return server.Position(
            version=table.game.version,
            ply=table.game.ply,
            to_move=table.game.state.to_move,
            scores=shown.scores,
            breakdown=shown.breakdown,
            view=shown.written(viewer),
            details=shown.details,
            result=table.result(),
        )

    def _patch(self, before: Known | None, viewer: Viewer) -> server.Patch:
        table = self.table
        shown = self._told(viewer)
        assert shown is not None  # noqa: S101 the game has started
        new: dict[str, Any] = {}
        if before is None:
            new = {
                "scores": shown.scores,
                "breakdown": shown.breakdown,
                "view": shown.written(viewer),
                "details": shown.details,
            }
        else:
            if view := eyes.patch(before.position, shown.position):
                new["view"] = view
            if details := eyes.patch(before.details, shown.details):
                new["details"] = details
            if shown.breakdown != before.breakdown:
                new["breakdown"] = shown.breakdown
            if shown.scores != before.scores:
                new["scores"] = shown.scores
        if table.status == "over":
            new["result"] = table.result()
        return server.Patch(table.game.version, table.game.ply, table.game.state.to_move, **new)

    def _own_of(self, viewer: Viewer) -> server.Own:
        table = self.table
        if viewer is None or table.status != "running":
            return NOTHING
        decides = table.game.state.to_move == viewer and table.awaiting is None and table.chairs[viewer].person
        return server.Own(
            legal=eyes.legal(table.game.state) if decides else (),
            undo=table.can_undo(viewer),
            confirm=table.awaiting == viewer,
        )

    def _new_own(self, viewers: Iterable[Viewer]) -> dict[int, bytes]:
        before, self._own = self._own, {}
        new = {}
        for viewer in viewers:
            if viewer is not None:
                own = self._own[viewer] = self._own_of(viewer)
                if own != before.get(viewer):
                    new[viewer] = b',"own":' + _encode(own)
        return new


def _key(events: tuple[Event, ...]) -> object:
    return tuple((event.kind, tuple(event.arguments.items())) for event in events)


def _change(entry: Entry, seen: Seen | None, events: tuple[Event, ...], at: int) -> changes.Change:
    """The line of the log as a viewer may read it."""
    if isinstance(entry, Moved):
        text = "" if seen is None else seen.text
        return changes.Played(entry.seat, entry.action, text, eyes.happenings(events), entry.bot, at)
    if isinstance(entry, Created):
        raise TypeError("a table is created once")
    return entry
