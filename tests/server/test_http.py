"""Tables over HTTP: making, finding, entering, joining, deleting, administration."""

from typing import Any

import pytest

from saqqara.server.protocol.rest import Limits

from .site import SOLO, TWO, Site, browser, made

pytestmark = pytest.mark.anyio


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


async def test_full_tables_have_no_free_seat(site: Site) -> None:
    ann = site.browser()
    wanted = {**TWO, "seats": SOLO["seats"], "settings": {"public": True, "autostart": False}}
    id_ = (await made(ann, wanted))["id"]
    answer = await site.browser().post(f"/api/tables/{id_}/join", json={"name": "Bob"})
    assert answer.json()["code"] == "no_free_seat"


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
