"""Who asks, and the checks that many messages share."""

from typing import NamedTuple

from saqqara.server.refusals import Forbidden, NotNow, Unknown
from saqqara.server.tables.table import Chair, Table


class Actor(NamedTuple):
    seats: frozenset[int]
    host: bool


NOBODY = Actor(frozenset(), False)


def own_chair(table: Table, actor: Actor, seat: int) -> Chair:
    if seat not in actor.seats:
        raise Forbidden("not_your_seat", "", {"seat": seat})
    return chair_of(table, seat)


def chair_of(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Unknown("no_such_seat", "", {"seat": seat})
    return table.chairs[seat]


def check_host(actor: Actor) -> None:
    if not actor.host:
        raise Forbidden("host_only", "", {})


def check_running(table: Table) -> None:
    if table.status != "running":
        raise NotNow("not_running", "", {"status": table.status})


def check_version(table: Table, version: int) -> None:
    if version != table.game.version:
        raise NotNow("stale", "", {"version": table.game.version})
