"""A site without a network: the whole program, with browsers that call it directly."""

from typing import Any

import httpx
from litestar import Litestar

from saqqara.server.house import House
from saqqara.server.protocol import changes
from saqqara.server.tables.entries import Moved

from .lab import FakeClock

Http = httpx.AsyncClient
TWO = {
    "game": "imhotep",
    "seats": [{"kind": "mine", "name": "Ann"}, {"kind": "open"}],
    "settings": {"starts": "chosen"},
}
SOLO = {"game": "imhotep", "seats": [{"kind": "mine", "name": "Ann"}, {"kind": "bot", "level": "random"}]}


def browser(app: Litestar, address: str = "http://site.test") -> Http:
    return Http(transport=httpx.ASGITransport(app), base_url=address)  # type: ignore[arg-type]


class Site:
    def __init__(self, app: Litestar, clock: FakeClock) -> None:
        self.app = app
        self.clock = clock

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def browser(self) -> Http:
        """One more browser, which has no cookie yet."""
        return browser(self.app)


async def made(one: Http, wanted: dict[str, Any] = TWO) -> dict[str, Any]:
    answer = await one.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def resigned(site: Site, wanted: dict[str, Any] = TWO) -> tuple[Http, str]:
    """A browser and its table, which is over."""
    ann = site.browser()
    table = await made(ann, {**wanted, "seats": [{"kind": "mine", "name": "Ann"}, {"kind": "mine", "name": "Bob"}]})
    room = await site.house.room(table["id"])
    await site.house.change(room, [Moved(0, room.table.game.state.legal_actions()[0])])
    await site.house.change(room, [changes.Resigned(1)])
    return ann, table["id"]
