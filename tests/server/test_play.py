"""Playing at a table: what is said, what everybody hears, what is refused."""

import pytest

from saqqara.server.protocol import changes, client, server

from .lab import ANN, BOB, EVE, Client, Lab

pytestmark = pytest.mark.anyio


async def test_hello_is_answered_by_a_snapshot(lab: Lab) -> None:
    room = await lab.table()
    ann = Client(lab, room, ANN)
    heard = await ann.hello()
    snapshot = heard[0]
    assert isinstance(snapshot, server.Snapshot)
    assert (snapshot.seat, snapshot.seats, snapshot.host) == (0, (0,), True)
    assert snapshot.table.status == "running"
    assert snapshot.position is not None
    assert snapshot.position.view["seat"] == 0
    assert [one.action for one in snapshot.own.legal] == room.table.game.state.legal_actions()


async def test_an_action_reaches_all_with_its_number_and_events(lab: Lab) -> None:
    room = await lab.table()
    ann, bob, eve = await lab.client(room, ANN), await lab.client(room, BOB), await lab.watcher(room)
    await ann.play(0, "load 1.1")
    for one in (ann, bob, eve):
        update = one.last(server.Update)
        assert update.number == room.table.number == 3
        assert isinstance(update.change, changes.Played)
        assert (update.change.seat, update.change.text) == (0, "load 1.1")
        assert update.change.events[0].kind == "stone_loaded"
        assert isinstance(update.patch, server.Patch)
        assert update.patch.to_move == 1


async def test_only_the_asker_gets_its_ref_and_only_who_decides_gets_actions(lab: Lab) -> None:
    room = await lab.table()
    ann, bob, eve = await lab.client(room, ANN), await lab.client(room, BOB), await lab.watcher(room)
    await ann.play(0, "load 1.1")
    assert ann.last(server.Update).ref == 1
    assert b'"ref"' not in bob.raw[-1] + eve.raw[-1]
    told = bob.last(server.Update).own
    assert isinstance(told, server.Own)
    assert [one.action for one in told.legal] == room.table.game.state.legal_actions()
    assert b'"own"' not in eve.raw[-1]


async def test_patches_add_up_to_the_view(lab: Lab) -> None:
    room = await lab.table()
    ann = await lab.client(room, ANN)
    snapshot = ann.last(server.Snapshot)
    assert snapshot.position is not None
    view, scores = dict(snapshot.position.view), snapshot.position.scores
    while room.table.status == "running":
        both = ann if room.table.game.state.to_move == 0 else await lab.client(room, BOB)
        await both.play_any()
        if both is not ann:
            both.leave()
        patch = ann.last(server.Update).patch
        assert isinstance(patch, server.Patch)
        view.update(patch.view if isinstance(patch.view, dict) else {})
        scores = patch.scores if isinstance(patch.scores, tuple) else scores
        shown = room.table.game.state.view(0)
        assert view == shown.to_json()
        assert scores == shown.scores()
    result = ann.last(server.Update)
    assert isinstance(result.patch, server.Patch)
    assert isinstance(result.patch.result, type(room.table.result()))
    assert result.patch.result == room.table.result()


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (client.Play(1, 1, 2, 0), "not_your_seat"),
        (client.Play(1, 3, 2, 0), "not_your_seat"),
        (client.Play(1, 0, 1, 0), "stale"),
        (client.Play(1, 0, 2, "dance"), "unknown_text"),
        (client.Play(1, 0, 2, 99), "unknown_action"),
        (client.Play(1, 0, 2, "sail 1 temple"), "below_minimum"),
        (client.Confirm(1, 0, 2), "nothing_to_confirm"),
        (client.Undo(1, 0, 2), "nothing_to_undo"),
        (client.Preview(1, 1, 0), "not_your_seat"),
        (client.Explain(1, 0, "dance"), "unknown_text"),
        (client.Look(1, 1), "not_your_seat"),
        (client.Start(1), "started_already"),
        (client.Reclaim(1, 0), "nothing_to_reclaim"),
        (client.Resume(1, 0), "not_paused"),
    ],
    ids=repr,
)
async def test_what_is_refused_changes_nothing(lab: Lab, message: client.ClientMessage, code: str) -> None:
    room = await lab.table()
    ann = await lab.client(room, ANN)
    assert await ann.refusal(message) == code


async def test_off_turn_the_reason_has_a_rule(lab: Lab) -> None:
    room = await lab.table()
    bob = await lab.client(room, BOB)
    await bob.play(1, "load 1.1")
    refused = bob.last(server.Refused)
    assert (refused.code, refused.ref, bool(refused.rule)) == ("not_your_decision", 1, True)


async def test_spectators_hear_and_play_nothing(lab: Lab) -> None:
    room = await lab.table()
    eve = await lab.watcher(room)
    assert eve.last(server.Snapshot).seats == ()
    assert await eve.refusal(client.Play(1, 0, 2, 0)) == "not_your_seat"
    assert await eve.refusal(client.Start(1)) == "host_only"


async def test_strangers_are_shown_nothing(lab: Lab) -> None:
    room = await lab.table()
    eve = Client(lab, room, EVE)
    heard = await eve.hello()
    assert [(type(one), getattr(one, "code", "")) for one in heard] == [(server.Refused, "no_spectators")]
    assert eve.connection.closing


async def test_a_seat_on_two_devices_plays_on_both(lab: Lab) -> None:
    room = await lab.table()
    desk, phone = await lab.client(room, ANN), await lab.client(room, ANN)
    await desk.play(0, "load 1.1")
    assert phone.last(server.Update).number == desk.last(server.Update).number
    assert desk.last(server.Update).ref == 1
    assert b'"ref"' not in phone.raw[-1]


async def test_one_device_for_several_seats_looks_through_each(lab: Lab) -> None:
    room = await lab.table((ANN, ANN))
    ann = await lab.client(room, ANN)
    await ann.play(0, "load 1.1")
    heard = await ann.say(client.Look(7, 1))
    assert isinstance(heard[0], server.Snapshot)
    assert (heard[0].seat, heard[0].ref, heard[0].seats) == (1, 7, (0, 1))
    assert heard[0].own.legal
    await ann.play(1, "load 1.2")
    assert room.table.game.ply == 2


async def test_preview_and_explain(lab: Lab) -> None:
    room = await lab.table()
    ann = await lab.client(room, ANN)
    await ann.say(client.Preview(4, 0, "load 1.1"))
    previewed = ann.last(server.Previewed)
    assert (previewed.ref, previewed.text, previewed.complete) == (4, "load 1.1", True)
    assert previewed.events[0].kind == "stone_loaded"
    assert len(previewed.changes) == 2
    await ann.say(client.Explain(5, 0, "sail 1 temple"))
    why = ann.last(server.Explained)
    assert why.reason is not None
    assert (why.reason.code, why.reason.rule) == ("below_minimum", "IM-T3")
    await ann.say(client.Explain(6, 0, "load 1.1"))
    assert ann.last(server.Explained).reason is None
    assert room.table.number == 2


async def test_ping_and_sync(lab: Lab) -> None:
    room = await lab.table()
    ann = await lab.client(room, ANN)
    assert await ann.say(client.Ping(3)) == [server.Pong(3, lab.clock.now())]
    heard = await ann.say(client.Sync(4))
    assert isinstance(heard[0], server.Snapshot)
    assert heard[0].ref == 4


async def test_before_hello_nothing_is_heard(lab: Lab) -> None:
    room = await lab.table()
    ann = Client(lab, room, ANN)
    heard = await ann.say(client.Ping(1))
    assert isinstance(heard[0], server.Refused)
    assert (heard[0].code, heard[0].fatal) == ("hello_first", True)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"type":"dance"}', '{"type":"play"}', '{"type":"ping","ref":-1}', '{"type":"ping"}',
     '{"type":"ping","ref":1,"more":2}', '{"type":"play","ref":1,"seat":9,"version":2,"action":0}',
     '{"type":"play","ref":1,"seat":0,"version":2,"action":true}', '{"type":"say","ref":1,"seat":0,"text":""}',
     '"' + "x" * 5000 + '"', '{"type":"play","ref":1e999,"seat":0,"version":2,"action":0}', "\x00"],
)  # fmt: skip
async def test_what_cannot_be_read_is_refused_and_the_socket_stays(lab: Lab, text: str) -> None:
    room = await lab.table()
    ann = await lab.client(room, ANN)
    heard = await ann.say_raw(text)
    assert [getattr(one, "code", "") for one in heard] == ["malformed"]
    assert await ann.play(0, "load 1.1")
    assert room.table.game.ply == 1


async def test_too_many_messages_are_refused(lab: Lab) -> None:
    room = await lab.table()
    ann = await lab.client(room, ANN)
    for ref in range(2000):
        await ann.talk.hear(b'{"type":"ping","ref":%d}' % ref)
    answers = ann.hear()
    assert sum(isinstance(one, server.Pong) for one in answers) < 1000
    assert isinstance(answers[-1], server.Refused)
    assert answers[-1].code == "too_often"
    lab.clock.go(5)
    assert await ann.say(client.Ping(1)) == [server.Pong(1, lab.clock.now())]
