"""Who may look at a table, and through whose eyes."""

from collections.abc import Set

from saqqara.server.access import HOST, JOIN, WATCH, seat_of
from saqqara.server.refusals import Forbidden
from saqqara.server.room import Room
from saqqara.server.tables.eyes import Viewer


def viewer_of(room: Room, rights: Set[str], wanted: int | None) -> Viewer:
    """The eyes to look through: the seat that is wanted, else an own one, else a spectator's."""
    seats = room.actor(rights).seats
    if wanted is not None:
        if wanted not in seats:
            raise Forbidden("not_your_seat", "", {"seat": wanted})
        return wanted
    if seats:
        return min(seats)
    check_may_look(room, rights)
    return None


def check_may_look(room: Room, rights: Set[str]) -> None:
    """Spectators need a link, unless the table is public."""
    table = room.table
    if any(seat_of(right) is not None for right in rights):
        return
    before_start = table.status == "open" and (JOIN in rights or HOST in rights)
    invited = table.settings.public or bool(rights & {HOST, JOIN, WATCH})
    if not before_start and not (table.settings.spectators and invited):
        raise Forbidden("no_spectators", "", {})
