"""Looking back over HTTP: log, record, positions, and new tables from there."""

from typing import Any

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody

from saqqara.server import making
from saqqara.server.api.tables import open_table
from saqqara.server.api.visitor import Asker, Eyes, Here, Id, Visitor
from saqqara.server.house import House
from saqqara.server.looking import check_may_look
from saqqara.server.protocol import rest
from saqqara.server.refusals import NotNow
from saqqara.server.room import Room
from saqqara.server.tables import past
from saqqara.server.tables.eyes import Viewer


class Games(Controller):
    path = "/api/games/{id_:str}"

    @get("/log")
    async def log(self, id_: Id, house: Here, visitor: Asker, seat: Eyes = None) -> rest.Log:
        """All actions with what they did, as one seat saw it."""
        room, viewer = await _look(house, visitor, id_, seat)
        return past.log(room.table, viewer)

    @get("/record")
    async def record(self, id_: Id, house: Here, visitor: Asker, seat: Eyes = None) -> dict[str, Any]:
        """The record; while the game runs, a seat's view-record."""
        room, viewer = await _look(house, visitor, id_, seat)
        return past.record(room.table, viewer)

    @get("/{ply:int}")
    async def position(self, id_: Id, ply: FromPath[int], house: Here, visitor: Asker, seat: Eyes = None) -> rest.Past:
        """A position; of a running game only one's own past."""
        room, viewer = await _look(house, visitor, id_, seat)
        return past.position(room.table, ply, viewer)

    @post("/{ply:int}/fork")
    async def fork(
        self, id_: Id, ply: FromPath[int], data: JSONBody[rest.ForkTable], house: Here, visitor: Asker
    ) -> Response[rest.Created]:
        """A new table from there; of finished games."""
        room, _ = await _look(house, visitor, id_, None)
        past.check_started(room.table)
        past.check_ply(room.table, ply)
        if not past.ended(room.table):
            raise NotNow("not_over", "", {})
        return await open_table(house, visitor, making.forked_table(room.table, ply, data))


async def _look(house: House, visitor: Visitor, id_: str, seat: int | None) -> tuple[Room, Viewer]:
    """A table that this visitor may see, and the eyes to see it through; what has ended is open to all with its id."""
    room = await house.room(id_)
    await house.committer.settled()
    if not past.ended(room.table):
        check_may_look(room, await visitor.rights(room))
    return room, past.check_seat(room.table, seat, await visitor.seats(room))
