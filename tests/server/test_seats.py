"""Sitting down, starting, leaving, talking."""

import pytest

from saqqara.core.errors import SaqqaraError
from saqqara.server import making
from saqqara.server.access import seat_right
from saqqara.server.protocol import changes, client, rest, server
from saqqara.server.protocol.shared import Idle, Result, Settings
from saqqara.server.tables import sitting
from saqqara.server.tables.table import Table

from .lab import ANN, BOB, CYD, Client, Lab

pytestmark = pytest.mark.anyio


async def sit(lab: Lab, one: Client, seat: int, holder: str, name: str) -> None:
    await lab.house.change(one.room, sitting.join(one.room.table, seat, name, None))
    await lab.house.grant(one.room, holder, seat_right(seat))
    await lab.settled()


async def test_the_game_starts_when_the_last_seat_is_taken(lab: Lab) -> None:
    room = await lab.table((ANN, None))
    ann = await lab.client(room, ANN)
    assert ann.last(server.Snapshot).position is None
    assert await ann.refusal(client.Play(1, 0, 0, 0)) == "not_running"
    await sit(lab, ann, 1, BOB, "Bob")
    kinds = [type(one.change) for one in ann.hear() if isinstance(one, server.Update)]
    assert kinds == [changes.Seated, changes.Started]
    update = ann.last(server.Update)
    assert isinstance(update.position, server.Position)
    assert update.position.view["seat"] == 0
    assert isinstance(update.own, server.Own)
    assert update.own.legal


async def test_every_viewer_gets_the_start_with_its_own_view(lab: Lab) -> None:
    room = await lab.table((ANN, BOB, None))
    ann, bob = await lab.client(room, ANN), await lab.client(room, BOB)
    await sit(lab, ann, 2, CYD, "Cyd")
    for seat, one in enumerate((ann, bob)):
        position = one.last(server.Update).position
        assert isinstance(position, server.Position)
        assert position.view == room.table.game.state.view(seat).to_json()


async def test_the_host_starts_when_that_was_wanted(lab: Lab) -> None:
    room = await lab.table((ANN, None), autostart=False)
    ann = await lab.client(room, ANN)
    assert await ann.refusal(client.Start(1)) == "seats_open"
    await ann.say(client.SeatBot(ann.ref(), 1, "random"))
    assert not room.table.started
    await ann.say(client.Start(ann.ref()))
    assert room.table.started


async def test_the_host_seats_bots_and_opens_seats(lab: Lab) -> None:
    room = await lab.table((ANN, None, None))
    ann = await lab.client(room, ANN)
    await ann.say(client.SeatBot(ann.ref(), 1, "random"))
    assert await ann.refusal(client.SeatBot(1, 1, "random")) == "seat_taken"
    assert await ann.refusal(client.SeatBot(1, 2, "nobody")) == "unknown_bot"
    await ann.say(client.Vacate(ann.ref(), 1))
    assert await ann.refusal(client.Vacate(1, 1)) == "seat_open"
    assert room.table.chairs[1].kind == "open"


async def test_who_leaves_before_the_start_loses_the_seat_and_its_link(lab: Lab) -> None:
    room = await lab.table((ANN, BOB, None))
    token = lab.house.access.token(room.table, seat_right(1))
    bob = await lab.client(room, BOB)
    await bob.say(client.StepOut(bob.ref(), 1))
    assert room.table.chairs[1].kind == "open"
    assert await bob.refusal(client.Say(1, 1, "hello?")) == "not_your_seat"
    assert lab.house.access.right_of(room.table, token) is None
    assert not [one for one in await lab.house.storage.held_at(room.table.id) if one.right == seat_right(1)]


async def test_only_the_host_may_do_what_a_host_does(lab: Lab) -> None:
    room = await lab.table((ANN, BOB, None))
    bob = await lab.client(room, BOB)
    for message in (client.Start(1), client.SeatBot(1, 2, "random"), client.Vacate(1, 0), client.Close(1)):
        assert await bob.refusal(message) == "host_only"
    assert await bob.refusal(client.Mute(1, 0, muted=True)) == "host_only"


async def test_names_and_colours(lab: Lab) -> None:
    room = await lab.table((ANN, BOB))
    ann = await lab.client(room, ANN)
    assert [chair.colour for chair in room.table.chairs] == [0, 1]
    assert await ann.refusal(client.Rename(1, 0, "Anna", 1)) == "colour_taken"
    await ann.say(client.Rename(ann.ref(), 0, " An\u202ena\n ", 5))
    assert ann.change() == changes.Seated(0, "An na", 5)
    assert await ann.refusal(client.Rename(1, 0, "\u200b", 5)) == "empty_name"


async def test_chat_is_heard_by_all_and_kept(lab: Lab) -> None:
    room = await lab.table()
    ann, eve = await lab.client(room, ANN), await lab.watcher(room)
    await ann.say(client.Say(ann.ref(), 0, "Good\nluck!"))
    assert eve.change() == changes.Said(0, "Good luck!")
    late = await lab.client(room, BOB)
    assert [line.said.text for line in late.last(server.Snapshot).chat] == ["Good luck!"]


async def test_chat_has_limits(lab: Lab) -> None:
    room = await lab.table()
    ann, bob = await lab.client(room, ANN), await lab.client(room, BOB)
    await ann.say(client.Mute(ann.ref(), 1, muted=True))
    assert await bob.refusal(client.Say(1, 1, "but")) == "muted"
    await ann.say(client.Mute(ann.ref(), 1, muted=False))
    assert await ann.say(client.Mute(9, 1, muted=False)) == [server.Done(9)]
    codes = [await codes_of(bob, client.Say(bob.ref(), 1, "again")) for _ in range(7)]
    assert codes == [""] * 4 + ["too_often"] * 3
    assert await ann.refusal(client.Say(1, 0, "\u200b \n")) == "empty_line"
    silent = await lab.table(chat=False)
    assert await (await lab.client(silent, ANN)).refusal(client.Say(1, 0, "hello")) == "chat_off"


async def codes_of(one: Client, message: client.ClientMessage) -> str:
    return next((said.code for said in await one.say(message) if isinstance(said, server.Refused)), "")


async def test_with_two_who_resigns_has_lost(lab: Lab) -> None:
    room = await lab.table()
    ann, bob = await lab.client(room, ANN), await lab.client(room, BOB)
    await ann.say(client.Resign(ann.ref(), 0))
    assert room.table.status == "over"
    patch = bob.last(server.Update).patch
    assert isinstance(patch, server.Patch)
    assert isinstance(patch.result, Result)
    assert (patch.result.winners, patch.result.places, patch.result.reason) == ((1,), (2, 1), "resigned")
    assert await bob.refusal(client.Play(1, 1, room.table.game.version, 0)) == "not_running"


async def test_with_more_a_bot_takes_the_seat_for_good(lab: Lab) -> None:
    room = await lab.table((ANN, BOB, CYD), idle=Idle(100, "random", "vote"))
    ann = await lab.client(room, ANN)
    await ann.say(client.Resign(ann.ref(), 0))
    assert room.table.status == "running"
    assert room.table.chairs[0].stand_in == "random"
    assert await ann.refusal(client.Reclaim(1, 0)) == "has_resigned"
    assert await ann.refusal(client.Resign(1, 0)) == "has_resigned"


async def test_the_host_closes_a_table(lab: Lab) -> None:
    room = await lab.table()
    ann = await lab.client(room, ANN)
    await ann.say(client.Close(ann.ref()))
    assert room.table.status == "closed"
    assert await ann.refusal(client.Close(1)) == "not_running"


async def test_presence(lab: Lab) -> None:
    room = await lab.table()
    ann = await lab.client(room, ANN)
    assert ann.last(server.Presence) == server.Presence((0,), 0)
    await lab.client(room, BOB)
    await lab.watcher(room)
    assert ann.last(server.Presence) == server.Presence((0, 1), 1)


async def test_no_spectators_means_none_once_it_starts(lab: Lab) -> None:
    room = await lab.table((ANN, None), spectators=False)
    await lab.invite(room, CYD)
    ann, cyd = await lab.client(room, ANN), await lab.client(room, CYD)
    await sit(lab, ann, 1, BOB, "Bob")
    assert cyd.last(server.Goodbye).code == "no_spectators"
    assert cyd.connection.closing
    assert not ann.connection.closing


def plan(*seats: rest.SeatPlan, **settings: object) -> rest.CreateTable:
    return rest.CreateTable("imhotep", seats, {}, Settings(**settings))  # type: ignore[arg-type]


def test_the_lot_decides_who_sits_where() -> None:
    seats = (rest.Mine("Ann"), rest.Bot("random"), rest.Open())
    by_lot = making.new_table(plan(*seats), (30, 10, 20), 1)
    assert [one.kind for one in by_lot.created.seats] == ["bot", "open", "person"]
    assert by_lot.mine == (2,)
    chosen = making.new_table(plan(*seats, starts="chosen"), (30, 10, 20), 1)
    assert [one.kind for one in chosen.created.seats] == ["person", "bot", "open"]


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (plan(rest.Open()), "invalid_option"),
        (plan(rest.Open(), rest.Bot("nobody")), "unknown_bot"),
        (plan(rest.Open(), rest.Open(), idle=Idle(9, "nobody", "bot")), "unknown_bot"),
        (plan(rest.Mine("A", 3), rest.Mine("B", 3)), "colour_taken"),
        (plan(rest.Mine("\u200b"), rest.Open()), "empty_name"),
        (rest.CreateTable("chess", (rest.Open(), rest.Open())), "unknown_game"),
        (rest.CreateTable("imhotep", (rest.Open(), rest.Open()), {"market": "C"}), "invalid_option"),
        (rest.CreateTable("imhotep", (rest.Open(), rest.Open()), {"wrath": "A"}), "invalid_option"),
    ],
)
def test_tables_that_cannot_be(wanted: rest.CreateTable, code: str) -> None:
    with pytest.raises(SaqqaraError) as refused:
        making.new_table(wanted, range(8), 1)
    assert refused.value.code == code


def test_colours_that_nobody_chose_are_free_ones() -> None:
    made = making.new_table(plan(rest.Mine("A"), rest.Mine("B", 0), rest.Mine("C"), starts="chosen"), range(3), 1)
    assert [one.colour for one in made.created.seats] == [1, 0, 2]


def test_a_rematch_moves_everybody_one_seat() -> None:
    created = making.new_table(plan(rest.Mine("A"), rest.Mine("B"), rest.Bot("random"), starts="chosen"), range(3), 1)
    table = Table("id", created.created, 0)
    again = making.rematch(table, 2)
    assert [one.name or one.level for one in again.seats] == ["B", "random", "A"]
    assert [making.seat_after_rematch(chair, 3) for chair in table.chairs] == [2, 0, 1]
    assert again.start != created.created.start
