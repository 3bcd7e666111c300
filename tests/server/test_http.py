"""Tables over HTTP: making, finding, entering, joining, looking back; and what every answer keeps to."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from saqqara import Record
from saqqara.server.api.app import make_app
from saqqara.server.config import Config
from saqqara.server.house import House
from saqqara.server.protocol import changes
from saqqara.server.protocol.rest import Limits
from saqqara.server.protocol.routes import ROUTES
from saqqara.server.tables.entries import Moved

from .lab import FakeClock, Inline

pytestmark = pytest.mark.anyio
DESCRIPTION = "/api/openapi.json"
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


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    clock = FakeClock()
    config = Config(data=str(tmp_path), undo_grace=0, requests=1000)
    app = make_app(config, thinker=Inline(), clock=clock)
    async with app.lifespan():
        yield Site(app, clock)


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


async def test_the_program_has_the_addresses_that_it_says(site: Site) -> None:
    described = {
        (method, re.sub(r"id_|:\w+", lambda found: "id" if found[0] == "id_" else "", route.path))
        for route in site.app.routes
        for method in set(getattr(route, "methods", ()) or ["GET"]) - {"OPTIONS", "HEAD"}
    }
    promised = {(route.method, route.path.partition("?")[0]) for route in ROUTES}
    assert promised <= described
    assert {path for _, path in described - promised} - {"/", "/{path}"} == {
        f"{DESCRIPTION}{more}" for more in ("", "/openapi.json", "/{path}")
    }


async def test_a_table_is_made_and_its_maker_sits_there(site: Site) -> None:
    ann = site.browser()
    table = await made(ann)
    assert table["table"]["status"] == "open"
    assert [seat["kind"] for seat in table["table"]["seats"]] == ["person", "open"]
    assert [link["seat"] for link in table["links"]["seats"]] == [0]
    assert all(table["links"][kind] for kind in ("join", "watch", "host"))
    mine = (await ann.get("/api/tables/mine")).json()["tables"]
    assert [(line["id"], line["seats"], line["open"]) for line in mine] == [(table["id"], [0], 1)]


async def test_a_friend_comes_by_link(site: Site) -> None:
    ann, bob = site.browser(), site.browser()
    table = await made(ann)
    id_ = table["id"]
    assert (await bob.get(f"/api/tables/{id_}")).status_code == 403
    assert (await bob.post(f"/api/tables/{id_}/join", json={"name": "Bob"})).json()["code"] == "no_invitation"
    entered = await bob.post(f"/api/tables/{id_}/enter", json={"token": table["links"]["join"]})
    assert (entered.status_code, entered.json()["right"], entered.json()["seats"]) == (200, "join", [])
    joined = await bob.post(f"/api/tables/{id_}/join", json={"name": "Bob"})
    assert joined.json()["table"]["status"] == "running"
    assert joined.json()["link"]["seat"] == 1
    assert (await bob.post(f"/api/tables/{id_}/join", json={"name": "Bob"})).json()["code"] == "started_already"
    phone = site.browser()
    entered = await phone.post(f"/api/tables/{id_}/enter", json={"token": joined.json()["link"]["token"]})
    assert (entered.json()["right"], entered.json()["seats"], entered.json()["host"]) == ("seat", [1], False)


async def test_cookies_are_signed_and_hidden_from_scripts(site: Site) -> None:
    ann = site.browser()
    answer = await ann.post("/api/tables", json=TWO)
    said = answer.headers["set-cookie"].lower()
    assert "httponly" in said
    assert "samesite=lax" in said
    assert "secure" not in said
    id_ = answer.json()["id"]
    thief = site.browser()
    for cookie in ("x", "x.y", answer.cookies["saqqara"][:-1] + "_", "", "." * 50):
        assert (await thief.get(f"/api/tables/{id_}", headers={"cookie": f"saqqara={cookie}"})).status_code == 403
    assert (await site.browser().get("/api/tables/mine", headers={"cookie": "saqqara=x.y"})).json() == {"tables": []}


async def test_over_https_cookies_are_secure(site: Site) -> None:
    safe = browser(site.app, "https://site.test")
    assert "; secure" in (await safe.post("/api/tables", json=TWO)).headers["set-cookie"].lower()


@pytest.mark.parametrize("token", ["", "x", "x" * 64, "é", "x" * 65])
async def test_wrong_tokens(site: Site, token: str) -> None:
    table = await made(site.browser())
    answer = await site.browser().post(f"/api/tables/{table['id']}/enter", json={"token": token})
    assert answer.json()["code"] in ("wrong_token", "malformed")
    assert "set-cookie" not in answer.headers


async def test_tokens_of_one_table_open_no_other(site: Site) -> None:
    one, other = await made(site.browser()), await made(site.browser())
    for token in (one["links"]["host"], one["links"]["join"], one["links"]["seats"][0]["token"]):
        answer = await site.browser().post(f"/api/tables/{other['id']}/enter", json={"token": token})
        assert answer.json()["code"] == "wrong_token"


async def test_programs_have_a_bearer_token(site: Site) -> None:
    table = await made(site.browser())
    program = site.browser()
    headers = {"authorization": f"Bearer {table['links']['seats'][0]['token']}"}
    assert (await program.get(f"/api/tables/{table['id']}", headers=headers)).status_code == 200
    links = (await program.get(f"/api/tables/{table['id']}/links", headers=headers)).json()
    assert (links["seats"], links["host"]) == (table["links"]["seats"], None)
    assert (await program.get(f"/api/tables/{table['id']}/links", headers={"authorization": "Bearer x"})).json() == {
        "seats": [],
        "join": None,
        "watch": None,
        "host": None,
    }


async def test_the_lobby_shows_public_tables_alone(site: Site) -> None:
    ann = site.browser()
    await made(ann)
    public = await made(ann, {**TWO, "settings": {"public": True}})
    lines = (await site.browser().get("/api/tables")).json()["tables"]
    assert [line["id"] for line in lines] == [public["id"]]
    joined = await site.browser().post(f"/api/tables/{public['id']}/join", json={"name": "Bob"})
    assert joined.status_code == 200


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "malformed"),
        ({**TWO, "more": 1}, "malformed"),
        ({**TWO, "game": "chess"}, "unknown_game"),
        ({**TWO, "seats": []}, "malformed"),
        ({**TWO, "seats": [{"kind": "mine", "name": "A" * 25}, {"kind": "open"}]}, "malformed"),
        ({**TWO, "seats": [{"kind": "open"}] * 5}, "invalid_option"),
        ({**TWO, "settings": {"clock": {"kind": "bank", "seconds": 0, "increment": 0}}}, "malformed"),
        ({**TWO, "options": {"market": "C"}}, "invalid_option"),
    ],
)
async def test_tables_that_cannot_be_made(site: Site, body: dict[str, Any], code: str) -> None:
    answer = await site.browser().post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


async def test_pages_of_other_sites_may_change_nothing(site: Site) -> None:
    ann = site.browser()
    for headers in ({"origin": "https://evil.test"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        answer = await ann.post("/api/tables", json=TWO, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
    assert (await ann.post("/api/tables", json=TWO, headers={"origin": "http://site.test"})).status_code == 201


async def test_every_answer_has_the_usual_headers(site: Site) -> None:
    for path in ("/", "/api/server", "/api/tables/none", "/healthz"):
        headers = (await site.browser().get(path)).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]


async def test_unknown_addresses_and_methods(site: Site) -> None:
    ann = site.browser()
    assert (await ann.get("/api/nothing")).json()["code"] == "no_such_address"
    assert (await ann.get("/assets/nothing.js")).status_code == 404
    assert (await ann.get("/api/tables/none")).json()["code"] == "no_such_table"
    assert (await ann.put("/api/tables", json={})).json()["code"] == "wrong_method"
    assert (await ann.post("/api/tables", content=b"x" * 70_000)).json()["code"] in ("too_large", "malformed")


async def test_a_host_deletes_its_table(site: Site) -> None:
    ann = site.browser()
    id_ = (await made(ann))["id"]
    assert (await site.browser().delete(f"/api/tables/{id_}")).json()["code"] == "host_only"
    assert (await ann.delete(f"/api/tables/{id_}")).status_code == 204
    assert (await ann.get(f"/api/tables/{id_}")).status_code == 404


async def test_one_may_have_ones_name_deleted(site: Site) -> None:
    ann = site.browser()
    id_ = (await made(ann))["id"]
    assert (await site.browser().post(f"/api/tables/{id_}/forget")).json()["code"] == "no_seat"
    assert (await ann.post(f"/api/tables/{id_}/forget")).status_code == 204
    assert (await ann.get(f"/api/tables/{id_}")).json()["seats"][0]["name"] == "?"


async def test_looking_back_at_a_running_game(site: Site) -> None:
    ann, eve = site.browser(), site.browser()
    table = await made(ann, {**TWO, "seats": [{"kind": "mine", "name": "Ann"}, {"kind": "mine", "name": "Bob"}]})
    id_ = table["id"]
    past = (await ann.get(f"/api/games/{id_}/0?seat=1")).json()
    assert (past["seat"], past["last"], past["view"]["seat"]) == (1, 0, 1)
    assert (await ann.get(f"/api/games/{id_}/1")).json()["code"] == "no_such_ply"
    assert (await ann.get(f"/api/games/{id_}/0?seat=7")).json()["code"] == "no_such_seat"
    assert (await ann.get(f"/api/games/{id_}/record")).json()["format"] == "saqqara-view-record/1"
    assert (await ann.post(f"/api/games/{id_}/0/fork", json={"seats": [{"kind": "open"}] * 2})).json()["code"] == (
        "not_over"
    )
    for path in ("0", "log", "record"):
        assert (await eve.get(f"/api/games/{id_}/{path}")).json()["code"] == "no_spectators"
    await eve.post(f"/api/tables/{id_}/enter", json={"token": table["links"]["watch"]})
    assert (await eve.get(f"/api/games/{id_}/0")).json()["seat"] is None
    assert (await eve.get(f"/api/games/{id_}/0?seat=0")).json()["code"] == "not_your_seat"


async def test_looking_back_at_a_finished_game(site: Site) -> None:
    _, id_ = await resigned(site)
    eve = site.browser()
    record = Record.from_json((await eve.get(f"/api/games/{id_}/record")).json())
    assert len(record.actions) == 1
    assert record.facts["resigned"] == [{"ply": 1, "seat": 1}]
    assert (await eve.get(f"/api/games/{id_}/1?seat=1")).json()["result"]["reason"] == "resigned"
    assert (await eve.get(f"/api/games/{id_}/0?seat=1")).json()["result"] is None
    log = (await eve.get(f"/api/games/{id_}/log?seat=0")).json()
    assert [(one["ply"], one["seat"]) for one in log["plies"]] == [(0, 0)]
    assert log["plies"][0]["events"]


async def test_a_game_goes_on_from_a_position_of_the_past(site: Site) -> None:
    _, id_ = await resigned(site)
    eve = site.browser()
    body = {"seats": [{"kind": "mine", "name": "Eve"}, {"kind": "mine", "name": "Eve too"}]}
    fork = await eve.post(f"/api/games/{id_}/1/fork", json=body)
    assert (fork.status_code, fork.json()["table"]["forked"]) == (201, True)
    past = (await eve.get(f"/api/games/{fork.json()['id']}/0?seat=0")).json()
    before = (await eve.get(f"/api/games/{id_}/1?seat=0")).json()
    assert past["view"] == before["view"]
    wrong = {"seats": [{"kind": "open"}]}
    assert (await eve.post(f"/api/games/{id_}/1/fork", json=wrong)).json()["code"] == "wrong_number_of_seats"
    assert (await eve.post(f"/api/games/{id_}/9/fork", json=body)).json()["code"] == "no_such_ply"


async def test_where_a_game_ended_there_is_nothing_to_play_on(site: Site) -> None:
    ann = site.browser()
    bots = [{"kind": "bot", "level": "random"}] * 2
    id_ = (await made(ann, {"game": "imhotep", "seats": bots}))["id"]
    while (room := await site.house.room(id_)).table.status != "over":
        await asyncio.sleep(0.01)
    last = room.table.game.ply
    answer = await ann.post(f"/api/games/{id_}/{last}/fork", json={"seats": [{"kind": "open"}] * 2})
    assert (answer.status_code, answer.json()["code"]) == (409, "game_over")


async def test_full_tables_have_no_free_seat(site: Site) -> None:
    ann = site.browser()
    wanted = {**TWO, "seats": SOLO["seats"], "settings": {"public": True, "autostart": False}}
    id_ = (await made(ann, wanted))["id"]
    answer = await site.browser().post(f"/api/tables/{id_}/join", json={"name": "Bob"})
    assert answer.json()["code"] == "no_free_seat"


async def test_our_own_mistakes_tell_nothing(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ValueError("secret")

    monkeypatch.setattr(site.house.storage, "count", broken)
    answer = await site.browser().get("/healthz")
    assert (answer.status_code, answer.json()["code"]) == (500, "server_error")
    assert "secret" not in answer.text


async def test_a_rematch_is_one_table_for_all(site: Site) -> None:
    ann, id_ = await resigned(site)
    first = await ann.post(f"/api/tables/{id_}/rematch")
    assert first.status_code == 201
    assert [seat["name"] for seat in first.json()["table"]["seats"]] == ["Bob", "Ann"]
    assert first.json()["table"]["status"] == "running"
    assert (await ann.post(f"/api/tables/{id_}/rematch")).json()["id"] == first.json()["id"]
    assert (await site.browser().post(f"/api/tables/{id_}/rematch")).json()["code"] == "no_seat"
    assert (await ann.get(f"/api/tables/{id_}")).json()["rematch"] == first.json()["id"]


async def test_before_the_end_there_is_no_rematch(site: Site) -> None:
    ann = site.browser()
    id_ = (await made(ann))["id"]
    assert (await ann.post(f"/api/tables/{id_}/rematch")).json()["code"] == "not_over"


async def test_administration(site: Site) -> None:
    ann, boss = site.browser(), site.browser()
    id_ = (await made(ann))["id"]
    for answer in (await ann.get("/api/admin"), await ann.delete(f"/api/admin/tables/{id_}")):
        assert answer.json()["code"] == "admin_only"
    assert (await boss.post("/api/admin/enter", json={"token": "x"})).json()["code"] == "wrong_token"
    token = site.house.access.admin_token()
    assert (await boss.post("/api/admin/enter", json={"token": token})).status_code == 204
    overview = (await boss.get("/api/admin")).json()
    assert [table["id"] for table in overview["tables"]] == [id_]
    assert (await boss.post(f"/api/admin/tables/{id_}/close")).status_code == 204
    assert (await ann.get(f"/api/tables/{id_}")).json()["status"] == "closed"
    assert (await boss.delete(f"/api/admin/tables/{id_}")).status_code == 204
    assert (await boss.get("/api/admin")).json()["tables"] == []
    headers = {"authorization": f"Bearer {token}"}
    assert (await site.browser().get("/api/admin", headers=headers)).status_code == 200


async def test_limits(site: Site) -> None:
    boss, ann = site.browser(), site.browser()
    headers = {"authorization": f"Bearer {site.house.access.admin_token()}"}
    answer = await boss.put("/api/admin/limits", json={"tables": 1}, headers=headers)
    assert answer.json()["tables"] == 1
    assert site.house.limits == Limits(tables=1)
    await made(ann)
    refused = await ann.post("/api/tables", json=TWO)
    assert (refused.status_code, refused.json()["code"]) == (429, "too_many_tables")


async def test_one_address_makes_so_many_tables_in_an_hour(site: Site) -> None:
    ann = site.browser()
    answers = [await ann.post("/api/tables", json=TWO) for _ in range(31)]
    assert [answer.status_code for answer in answers] == [201] * 30 + [429]
    assert answers[-1].json()["code"] == "too_many_new_tables"
    site.clock.go(3600)
    assert (await ann.post("/api/tables", json=TWO)).status_code == 201


async def test_one_address_makes_so_many_requests(tmp_path: Path) -> None:
    clock = FakeClock()
    app = make_app(Config(data=str(tmp_path), requests=2), thinker=Inline(), clock=clock)
    async with app.lifespan():
        ann = Site(app, clock).browser()
        answers = [(await ann.get("/api/server")).status_code for _ in range(12)]
        assert answers == [200] * 10 + [429] * 2
        clock.go(1)
        assert (await ann.get("/api/server")).status_code == 200


async def test_what_a_client_has_to_know(site: Site) -> None:
    told = (await site.browser().get("/api/server")).json()
    assert [game["name"] for game in told["games"]] == ["imhotep", "pyramido"]
    assert told["games"][0]["levels"]
    assert "en" in told["languages"]


async def test_operations(site: Site) -> None:
    ann = site.browser()
    await made(ann, SOLO)
    assert (await ann.get("/healthz")).text == "ok\n"
    figures = (await ann.get("/metrics")).text
    assert "\nsaqqara_tables 1\n" in figures
    assert "# TYPE saqqara_moves_total counter" in figures


async def test_the_description_names_every_address(site: Site) -> None:
    described = (await site.browser().get("/api/openapi.json")).json()
    assert "/api/tables/{id_}/join" in described["paths"]


async def test_where_no_client_is_built_a_page_says_how(tmp_path: Path) -> None:
    app = make_app(Config(data=str(tmp_path / "x"), static=tmp_path / "nothing"), thinker=Inline(), clock=FakeClock())
    async with app.lifespan():
        page = await browser(app).get("/")
        assert page.headers["content-type"].startswith("text/html")
        assert "make web" in page.text


async def test_the_client_is_served_with_caching_and_compression(tmp_path: Path) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>client")
    (folder / "assets" / "main-abc.js").write_text("x = 1;" * 1000)
    (tmp_path / "secret.txt").write_text("secret")
    app = make_app(Config(data=str(tmp_path / "x"), static=folder), thinker=Inline(), clock=FakeClock())
    async with app.lifespan():
        reader = browser(app)
        script = await reader.get("/assets/main-abc.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == "x = 1;" * 1000
        page = await reader.get("/")
        for path in ("/", "/t/abc", "/admin"):
            page = await reader.get(path)
            assert (page.text, page.headers["cache-control"]) == ("<!doctype html>client", "no-cache")
        again = await reader.get("/", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"):
            assert "secret" not in (await reader.get(path)).text
