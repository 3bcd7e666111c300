"""What holds for every address: headers, refusals, limits; the web client's files; figures."""

import re
from pathlib import Path

import pytest

from saqqara.server.api.app import make_app
from saqqara.server.config import Config
from saqqara.server.protocol.routes import ROUTES

from .lab import FakeClock, Inline
from .site import SOLO, Site, browser, made

DESCRIPTION = "/api/openapi.json"

pytestmark = pytest.mark.anyio


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


async def test_our_own_mistakes_tell_nothing(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ValueError("secret")

    monkeypatch.setattr(site.house.storage, "count", broken)
    answer = await site.browser().get("/healthz")
    assert (answer.status_code, answer.json()["code"]) == (500, "server_error")
    assert "secret" not in answer.text


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
