"""Taking back: one's own turn freely, the rest by consent; handing over."""

import pytest

from saqqara.server.protocol import changes, client, server
from saqqara.server.protocol.shared import Request
from saqqara.server.room import Room

from .lab import ANN, BOB, CYD, Client, Lab

pytestmark = pytest.mark.anyio


def version(room: Room) -> int:
    return room.table.game.version


async def undo(one: Client, seat: int, turn: bool = False) -> str:
    """The code with which it is refused, or nothing."""
    heard = await one.say(client.Undo(one.ref(), seat, version(one.room), turn))
    return next((message.code for message in heard if isinstance(message, server.Refused)), "")


async def test_the_last_decision_is_taken_back_and_everybody_sees_it(lab: Lab) -> None:
    room = await lab.table()
    ann, bob = await lab.client(room, ANN), await lab.client(room, BOB)
    before = room.table.game.state.copy()
    await ann.play(0, "load 1.1")
    assert await undo(ann, 0) == ""
    assert room.table.game.state == before
    for one in (ann, bob):
        assert one.change() == changes.Undone(0, 0, consent=False)
        patch = one.last(server.Update).patch
        assert isinstance(patch, server.Patch)
        assert (patch.ply, patch.to_move) == (0, 0)


async def test_an_update_says_whether_one_can_undo(lab: Lab) -> None:
    room = await lab.table()
    ann = await lab.client(room, ANN)
    await ann.play(0, "load 1.1")
    own = ann.last(server.Update).own
    assert own == server.Own(undo=True)


async def test_not_once_a_later_turn_is_played_even_if_that_was_taken_back(lab: Lab) -> None:
    room = await lab.table()
    ann, bob = await lab.client(room, ANN), await lab.client(room, BOB)
    await ann.play(0, "load 1.1")
    await bob.play(1, "load 1.2")
    assert await undo(ann, 0) == "another_has_decided"
    assert await undo(bob, 1) == ""
    assert await undo(ann, 0) == "later_turn_begun"


async def test_not_once_something_hidden_was_seen(lab: Lab) -> None:
    """The last ship of a round sails: new cards are turned up."""
    room = await lab.table()
    ann, bob = await lab.client(room, ANN), await lab.client(room, BOB)
    state = room.table.game.state
    while state.revealed == 0:
        seat = state.to_move
        assert seat is not None
        sails = [one for one in state.legal_actions() if state.text(one).startswith("sail")]
        await (ann, bob)[seat].play(seat, (sails or state.legal_actions())[0], sure=True)
        state = room.table.game.state
    last = room.table.game.marks[-1].seat
    assert await undo((ann, bob)[last], last) == "something_revealed"


async def test_a_whole_turn_begins_again(lab: Lab) -> None:
    """Several decisions of one turn: a card that lets a player act twice, found by playing on."""
    room = await lab.table((ANN, ANN), options={})
    ann = await lab.client(room, ANN)
    game = room.table.game
    while not (len(game.marks) > 1 and game.marks[-1].turn == game.marks[-2].turn and game.can_undo(game.marks[-1].seat)
               and game.marks[-1].seat == game.marks[-2].seat):  # fmt: skip
        actions = game.state.legal_actions()
        await ann.play(game.state.to_move or 0, actions[(7 * game.ply) % len(actions)], sure=True)
    seat, ply = game.marks[-1].seat, game.turn_of(game.marks[-1].seat)
    assert ply <= game.ply - 2
    assert game.last_of(seat) == game.ply - 1
    assert await undo(ann, seat, turn=True) == ""
    assert game.ply == ply


async def test_the_table_may_have_no_undo(lab: Lab) -> None:
    room = await lab.table(undo="none")
    ann = await lab.client(room, ANN)
    await ann.play(0, "load 1.1")
    assert await undo(ann, 0) == "undo_off"
    assert ann.last(server.Update).own == server.Own()


async def test_bots_wait_while_a_person_can_take_back(lab: Lab) -> None:
    room = await lab.table((ANN, "bot:random"))
    lab.house.config = lab.house.config.__class__(undo_grace=1500)
    ann = await lab.client(room, ANN)
    await ann.play(0, "load 1.1")
    assert room.table.game.ply == 1
    assert await undo(ann, 0) == ""
    await lab.go(2)
    assert room.table.game.ply == 0
    await ann.play(0, "load 1.1")
    await lab.go(1.4)
    assert room.table.game.ply == 1
    await lab.go(0.2)
    assert room.table.game.ply == 2
    assert room.table.game.marks[1].bot


async def test_with_confirm_the_next_seat_waits(lab: Lab) -> None:
    room = await lab.table((ANN, "bot:random", BOB), confirm=True)
    ann = await lab.client(room, ANN)
    await ann.play(0, "load 1.1")
    assert ann.last(server.Update).own == server.Own(undo=True, confirm=True)
    await lab.go(60)
    assert room.table.game.ply == 1
    await ann.say(client.Confirm(ann.ref(), 0, version(room)))
    await lab.settled()
    assert room.table.game.ply == 2
    assert await undo(ann, 0) == "confirmed"


async def test_before_the_confirmation_nobody_else_plays(lab: Lab) -> None:
    room = await lab.table(confirm=True)
    ann, bob = await lab.client(room, ANN), await lab.client(room, BOB)
    await ann.play(0, "load 1.1")
    await bob.play(1, "load 1.2")
    assert bob.last(server.Refused).code == "awaits_confirmation"
    assert await undo(ann, 0) == ""
    assert room.table.awaiting is None


async def test_a_takeback_needs_every_other_person(lab: Lab) -> None:
    room = await lab.table((ANN, BOB, CYD, "bot:random"))
    ann, bob, cyd = [await lab.client(room, one) for one in (ANN, BOB, CYD)]
    await ann.play(0, "load 1.1")
    await bob.play(1, "load 1.2")
    await ann.say(client.Ask(ann.ref(), 0, "takeback", ply=0))
    request = cyd.last(server.Update).request
    assert request == Request("takeback", 0, (1, 2), 0, None)
    await bob.say(client.Reply(bob.ref(), 1, yes=True))
    assert room.table.game.ply == 2
    await cyd.say(client.Reply(cyd.ref(), 2, yes=True))
    assert room.table.game.ply == 0
    assert cyd.change() == changes.Undone(0, 0, consent=True)
    assert room.table.request is None
    assert room.table.game.record({}).to_json()["undone"] == [{"ply": 0, "seat": 0, "actions": 2}]


async def test_one_no_ends_it_and_playing_on_ends_it(lab: Lab) -> None:
    room = await lab.table()
    ann, bob = await lab.client(room, ANN), await lab.client(room, BOB)
    await ann.play(0, "load 1.1")
    await bob.play(1, "load 1.2")
    await ann.say(client.Ask(ann.ref(), 0, "takeback", ply=0))
    await bob.say(client.Reply(bob.ref(), 1, yes=False))
    assert (room.table.request, room.table.game.ply) == (None, 2)
    await bob.say(client.Ask(bob.ref(), 1, "takeback", ply=1))
    await ann.play(0, "load 1.3" if "load 1.3" in texts(room) else "take", sure=True)
    assert room.table.request is None
    assert [type(one.change) for one in bob.messages + bob.hear() if isinstance(one, server.Update)][-2:] == [
        changes.Withdrawn,
        changes.Played,
    ]


def texts(room: Room) -> list[str]:
    return [room.table.game.state.text(one) for one in room.table.game.state.legal_actions()]


async def test_alone_with_bots_a_takeback_needs_nobody(lab: Lab) -> None:
    room = await lab.table((ANN, "bot:random"))
    ann = await lab.client(room, ANN)
    await ann.play(0, "load 1.1")
    assert room.table.game.ply == 2
    await ann.say(client.Ask(ann.ref(), 0, "takeback", ply=0))
    assert room.table.game.ply == 0


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (client.Ask(1, 0, "takeback", ply=5), "no_such_ply"),
        (client.Ask(1, 0, "takeback"), "no_such_ply"),
        (client.Ask(1, 0, "stand_in", target=1), "not_idle"),
        (client.Ask(1, 0, "stand_in"), "no_such_seat"),
        (client.Reply(1, 0, yes=True), "nothing_asked"),
        (client.Ask(1, 1, "pause"), "not_your_seat"),
    ],
)
async def test_what_cannot_be_asked(lab: Lab, message: client.ClientMessage, code: str) -> None:
    room = await lab.table()
    ann = await lab.client(room, ANN)
    assert await ann.refusal(message) == code


async def test_one_request_at_a_time_and_only_by_those_asked(lab: Lab) -> None:
    room = await lab.table((ANN, BOB, CYD))
    ann, bob, cyd = [await lab.client(room, one) for one in (ANN, BOB, CYD)]
    await ann.say(client.Ask(ann.ref(), 0, "pause"))
    assert await bob.refusal(client.Ask(9, 1, "pause")) == "asked_already"
    assert await ann.refusal(client.Reply(9, 0, yes=True)) == "own_request"
    await bob.say(client.Reply(bob.ref(), 1, yes=True))
    assert await bob.refusal(client.Reply(9, 1, yes=True)) == "answered_already"
    await ann.say(client.Reply(ann.ref(), 0, yes=False))
    assert cyd.change() == changes.Withdrawn()


async def test_a_table_without_takeback(lab: Lab) -> None:
    room = await lab.table(takeback=False)
    ann = await lab.client(room, ANN)
    await ann.play(0, "load 1.1")
    assert await ann.refusal(client.Ask(1, 0, "takeback", ply=0)) == "takeback_off"
