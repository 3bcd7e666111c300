"""Looking back over HTTP, and what comes after a game."""

import asyncio

import pytest

from saqqara import Record

from .site import TWO, Site, made, resigned

pytestmark = pytest.mark.anyio


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
