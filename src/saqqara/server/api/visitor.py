"""Who asks over HTTP, and what every request has to keep to."""

from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from saqqara.server.access import ADMIN, seat_of
from saqqara.server.config import Config
from saqqara.server.house import House
from saqqara.server.refusals import Forbidden, TooMuch
from saqqara.server.room import Room

T = TypeVar("T")
Asking = Request[Any, Any, Any]
Connected = ASGIConnection[Any, Any, Any, Any]
COOKIE = "saqqara"
_YEAR = 365 * 24 * 60 * 60
_SAFE = ("GET", "HEAD", "OPTIONS")


class Visitor(NamedTuple):
    house: House
    address: str
    cookie: str | None  # as the browser sent it, if it is ours
    holder: str | None
    bearer: str | None
    secure: bool

    async def rights(self, room: Room) -> set[str]:
        rights = await self.house.rights(room, self.holder)
        right = self.house.access.right_of(room.table, self.bearer) if self.bearer is not None else None
        return rights | {right} if right is not None else rights

    async def seats(self, room: Room) -> frozenset[int]:
        return frozenset(seat for right in await self.rights(room) if (seat := seat_of(right)) is not None)

    async def is_admin(self) -> bool:
        if self.bearer is not None and self.house.access.is_admin(self.bearer):
            return True
        held = await self.house.storage.held_by(self.holder) if self.holder is not None else []
        return any(one.right == ADMIN for one in held)

    def known(self) -> "Visitor":
        """The same visitor with a cookie."""
        if self.holder is not None:
            return self
        cookie = self.house.access.new_cookie()
        return self._replace(cookie=cookie, holder=self.house.access.holder(cookie))

    def answered(self, body: T, status: int = 200) -> Response[T]:
        """An answer with the visitor's cookie."""
        config = self.house.config
        cookie = Cookie(
            key=COOKIE,
            value=self.cookie,
            path=config.root_path or "/",
            max_age=_YEAR,
            httponly=True,
            samesite="lax",
            secure=self.secure or config.secure,
        )
        return Response(body, status_code=status, cookies=[cookie])


Here = NamedDependency[House]
Id = FromPath[str]
Eyes = FromQuery[int | None]
Asker = NamedDependency[Visitor]


async def provide_visitor(request: Asking) -> Visitor:
    return visitor_of(request, request.app.state.house)


def visitor_of(connection: Connected, house: House) -> Visitor:
    cookie = connection.cookies.get(COOKIE)
    holder = house.access.holder(cookie)
    kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
    return Visitor(
        house=house,
        address=connection.client.host if connection.client is not None else "",
        cookie=cookie if holder is not None else None,
        holder=holder,
        bearer=bearer.strip()[:64] if kind.lower() == "bearer" else None,
        secure=connection.scope["scheme"] in ("https", "wss"),
    )


def check_origin(connection: Connected, config: Config) -> None:
    """Nobody's page but our own may use the cookies of a browser."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise Forbidden("wrong_origin", "", {})
        return
    if origin not in config.origins and urlsplit(origin).netloc != connection.headers.get("host"):
        raise Forbidden("wrong_origin", "", {})


async def guard(request: Asking) -> None:
    """Before every request."""
    house: House = request.app.state.house
    address = request.client.host if request.client is not None else ""
    if not request.app.state.requests.take(address):
        raise TooMuch("too_often", "", {})
    if request.method not in _SAFE:
        check_origin(request, house.config)
