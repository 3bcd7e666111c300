"""The house's own door: whoever has its link sees all tables, and may close and delete them."""

from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody

from saqqara.server import facts
from saqqara.server.access import ADMIN
from saqqara.server.api.visitor import Asker, Here, Id, Visitor
from saqqara.server.protocol import rest
from saqqara.server.refusals import Forbidden
from saqqara.server.tables import sitting
from saqqara.storage import Holding

_ALL = ("open", "running", "paused", "over", "closed")


async def _check(visitor: Visitor) -> None:
    if not await visitor.is_admin():
        raise Forbidden("admin_only", "", {})


class Admin(Controller):
    path = "/api/admin"

    @post("/enter", status_code=204)
    async def enter(self, data: JSONBody[rest.Enter], house: Here, visitor: Asker) -> Response[None]:
        """Exchange the administration's secret for a cookie."""
        if not house.access.is_admin(data.token):
            raise Forbidden("wrong_token", "", {})
        visitor = visitor.known()
        await house.storage.hold(Holding(visitor.holder or "", "", ADMIN))
        return visitor.answered(None, 204)

    @get("/")
    async def overview(self, house: Here, visitor: Asker) -> rest.Overview:
        """All tables, and the limits."""
        await _check(visitor)
        tables = []
        for stored in await house.storage.tables(statuses=_ALL):
            line = facts.line(stored)
            room = house.rooms.get(stored.id)
            connections = len(room.connections) if room is not None else 0
            public = stored.facts.public
            tables.append(
                rest.AdminTable(
                    line.id, line.game, line.status, public, line.names, line.created, line.changed, connections
                )
            )
        return rest.Overview(tuple(tables), house.limits, len(house.connections), house.bots.waiting)

    @put("/limits")
    async def limits(self, data: JSONBody[rest.Limits], house: Here, visitor: Asker) -> rest.Limits:
        """Other limits, until the server stops."""
        await _check(visitor)
        house.limits = data
        return data

    @post("/tables/{id_:str}/close", status_code=204)
    async def close(self, id_: Id, house: Here, visitor: Asker) -> None:
        """End a table."""
        await _check(visitor)
        room = await house.room(id_)
        await house.change(room, sitting.closing(room.table))

    @delete("/tables/{id_:str}")
    async def delete(self, id_: Id, house: Here, visitor: Asker) -> None:
        """Delete a table."""
        await _check(visitor)
        await house.room(id_)
        await house.delete(id_)
