"""Tables over HTTP: making, finding, entering, joining, deleting."""

import secrets
from typing import Any

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody

from saqqara.core.rng import system_seed
from saqqara.server import facts, making
from saqqara.server.access import HOST, JOIN, WATCH, new_id, seat_of, seat_right
from saqqara.server.api.visitor import Asker, Here, Id, Visitor
from saqqara.server.forgetting import forget
from saqqara.server.house import House
from saqqara.server.looking import check_may_look
from saqqara.server.protocol import changes, rest
from saqqara.server.protocol.shared import TableInfo
from saqqara.server.refusals import Forbidden, NotNow, TooMuch
from saqqara.server.room import Room
from saqqara.server.tables import sitting
from saqqara.server.tables.actor import check_host
from saqqara.server.tables.past import ended

_LOBBY = ("open", "running", "paused")
_MINE = 100


class Tables(Controller):
    path = "/api/tables"

    @get("/")
    async def lobby(self, house: Here) -> rest.TableList:
        """The lobby: public tables with a free seat, or to be watched."""
        stored = await house.storage.tables(statuses=_LOBBY, public=True, limit=200)
        lines = [(one, facts.read(one.facts.data)) for one in stored]
        return rest.TableList(
            tuple(
                facts.line(one)
                for one, kept in lines
                if kept.spectators or (one.facts.status == "open" and kept.open > 0)
            )
        )

    @get("/mine")
    async def mine(self, house: Here, visitor: Asker) -> rest.TableList:
        """The tables at which this browser has a seat or is host."""
        held = await house.storage.held_by(visitor.holder) if visitor.holder is not None else []
        found = []
        for id_ in dict.fromkeys(one.table for one in held if one.right == HOST or seat_of(one.right) is not None):
            stored = await house.storage.find(id_)
            if stored is not None:
                seats = tuple(seat for one in held if one.table == id_ and (seat := seat_of(one.right)) is not None)
                to_move = None
                if stored.facts.status == "running":
                    to_move = (await house.room(id_)).table.game.state.to_move
                found.append(facts.line(stored, seats, to_move))
        return rest.TableList(tuple(sorted(found, key=lambda line: -line.changed)[:_MINE]))

    @post("/")
    async def create(self, data: JSONBody[rest.CreateTable], house: Here, visitor: Asker) -> Response[rest.Created]:
        """A new table; the cookie gets the seats and the host."""
        lot = [secrets.randbits(64) for _ in data.seats]
        return await open_table(house, visitor, making.new_table(data, lot, system_seed()))

    @get("/{id_:str}")
    async def one(self, id_: Id, house: Here, visitor: Asker) -> TableInfo:
        """One table."""
        room = await house.room(id_)
        check_may_look(room, await visitor.rights(room))
        return room.table.info()

    @delete("/{id_:str}")
    async def delete(self, id_: Id, house: Here, visitor: Asker) -> None:
        """The host deletes the table with all that was said and played."""
        room = await house.room(id_)
        check_host(room.actor(await visitor.rights(room)))
        await house.delete(id_)

    @post("/{id_:str}/enter", status_code=200)
    async def enter(self, id_: Id, data: JSONBody[rest.Enter], house: Here, visitor: Asker) -> Response[rest.Entered]:
        """Exchange the secret of a link for a cookie."""
        room = await house.room(id_)
        right = house.access.right_of(room.table, data.token)
        if right is None:
            raise Forbidden("wrong_token", "", {})
        visitor = visitor.known()
        await house.grant(room, visitor.holder or "", right)
        room.tell_presence()
        actor = room.actor(await visitor.rights(room))
        kind: Any = "seat" if seat_of(right) is not None else right
        return visitor.answered(rest.Entered(room.table.info(), tuple(sorted(actor.seats)), actor.host, kind))

    @post("/{id_:str}/join", status_code=200)
    async def join(self, id_: Id, data: JSONBody[rest.Join], house: Here, visitor: Asker) -> Response[rest.Joined]:
        """Take an open seat."""
        room = await house.room(id_)
        rights = await visitor.rights(room)
        if not room.table.settings.public and not rights & {HOST, JOIN}:
            raise Forbidden("no_invitation", "", {})
        seat = _seat(room, data.seat)
        await house.change(room, sitting.join(room.table, seat, data.name, data.colour))
        visitor = visitor.known()
        right = seat_right(seat)
        await house.grant(room, visitor.holder or "", right)
        room.tell_presence()
        return visitor.answered(
            rest.Joined(room.table.info(), rest.SeatLink(seat, house.access.token(room.table, right)))
        )

    @post("/{id_:str}/forget", status_code=204)
    async def forget(self, id_: Id, house: Here, visitor: Asker) -> None:
        """Delete one's own names and chat lines from the table."""
        room = await house.room(id_)
        seats = await visitor.seats(room)
        if not seats:
            raise Forbidden("no_seat", "", {})
        await forget(house, room, seats)

    @get("/{id_:str}/links")
    async def links(self, id_: Id, house: Here, visitor: Asker) -> rest.Links:
        """The secrets of one's own seats and rights."""
        room = await house.room(id_)
        return links_of(house, room, await visitor.rights(room))

    @post("/{id_:str}/rematch")
    async def rematch(self, id_: Id, house: Here, visitor: Asker) -> Response[rest.Created]:
        """The same people, everybody one seat further."""
        room = await house.room(id_)
        if not await visitor.seats(room):
            raise Forbidden("no_seat", "", {})
        if not ended(room.table):
            raise NotNow("not_over", "", {})
        if room.table.rematch is None:
            await _rematch(house, room)
        another = await house.room(room.table.rematch or "")
        rights = await visitor.rights(another)
        links = links_of(house, another, rights)
        return visitor.known().answered(rest.Created(another.table.id, another.table.info(), links), 201)


async def _rematch(house: House, room: Room) -> None:
    """A new table; whoever had a right at the old one has it at the new one."""
    id_ = new_id()
    await house.change(room, [changes.Rematched(id_)])
    another = await house.create(id_, making.rematch(room.table, system_seed()), started=True)
    for holder, rights in list(room.rights.items()):
        for right in sorted(rights):
            seat = seat_of(right)
            chairs = room.table.chairs
            moved = right if seat is None else seat_right(making.seat_after_rematch(chairs[seat], len(chairs)))
            await house.grant(another, holder, moved)


def _seat(room: Room, wanted: int | None) -> int:
    """The seat that somebody gets: where the lot decides, it has decided when the table was made."""
    if room.table.status != "open":
        raise NotNow("started_already", "", {})
    free = sitting.open_seats(room.table)
    if room.table.settings.starts == "lot" and free:
        return secrets.choice(free)
    if wanted is not None:
        return wanted
    if not free:
        raise NotNow("no_free_seat", "", {})
    return free[0]


async def open_table(house: House, visitor: Visitor, made: making.Made) -> Response[rest.Created]:
    """Put a new table up, and give its maker all rights."""
    if not house.creations.take(visitor.address):
        raise TooMuch("too_many_new_tables", "", {})
    visitor = visitor.known()
    holder = visitor.holder or ""
    room = await house.create(new_id(), made.created, made.started)
    for right in (HOST, *(seat_right(seat) for seat in made.mine)):
        await house.grant(room, holder, right)
    links = links_of(house, room, room.rights_of(holder))
    return visitor.answered(rest.Created(room.table.id, room.table.info(), links), 201)


def links_of(house: House, room: Room, rights: set[str]) -> rest.Links:
    """What somebody with these rights may hand on."""
    table, host = room.table, HOST in rights
    seats = sorted(seat for right in rights if (seat := seat_of(right)) is not None)
    insider = bool(seats) or host
    return rest.Links(
        seats=tuple(rest.SeatLink(seat, house.access.token(table, seat_right(seat))) for seat in seats),
        join=house.access.token(table, JOIN) if insider or JOIN in rights else None,
        watch=house.access.token(table, WATCH) if table.settings.spectators and (insider or WATCH in rights) else None,
        host=house.access.token(table, HOST) if host else None,
    )
