"""Clocks, people who are away, pauses: all by a clock that moves when it is told."""

import pytest

from saqqara.server.protocol import changes, client, server
from saqqara.server.protocol.shared import BankClock, DaysClock, Idle, MoveClock, TableInfo, TimeLeft

from .lab import ANN, BOB, CYD, Lab

pytestmark = pytest.mark.anyio

DAY = 24 * 60 * 60


async def test_without_a_clock_nothing_is_ever_due(lab: Lab) -> None:
    room = await lab.table()
    ann = await lab.client(room, ANN)
    assert ann.last(server.Snapshot).clock is None
    await lab.go(100 * DAY)
    assert room.table.number == 2


async def test_time_for_each_turn(lab: Lab) -> None:
    room = await lab.table(clock=MoveClock(60))
    ann = await lab.client(room, ANN)
    await lab.go(50)
    await ann.play(0, "load 1.1")
    clock = ann.last(server.Update).clock
    assert clock == TimeLeft(lab.clock.now(), (10_000, 60_000), 1)
    await lab.go(59)
    assert room.table.chairs[1].person
    await lab.go(1)
    assert room.table.chairs[1].stand_in == "foreman"
    assert isinstance(ann.change(), changes.Played)


async def test_a_bank_with_increment(lab: Lab) -> None:
    room = await lab.table(clock=BankClock(100, 5))
    ann, bob = await lab.client(room, ANN), await lab.client(room, BOB)
    await lab.go(30)
    await ann.play(0, "load 1.1")
    assert room.table.clocks.left == [75_000, 100_000]
    await lab.go(10)
    await bob.play(1, "load 1.2")
    assert room.table.clocks.left == [75_000, 95_000]


async def test_taking_back_gains_no_time(lab: Lab) -> None:
    room = await lab.table(clock=BankClock(100, 5))
    ann = await lab.client(room, ANN)
    for _ in range(3):
        await ann.play(0, "load 1.1")
        await ann.say(client.Undo(ann.ref(), 0, room.table.game.version))
    await ann.play(0, "load 1.1")
    assert room.table.clocks.left[0] == 105_000


async def test_days_for_each_turn(lab: Lab) -> None:
    room = await lab.table(clock=DaysClock(2))
    await lab.go(2 * DAY - 1)
    assert room.table.chairs[0].person
    await lab.go(2)
    assert room.table.chairs[0].stand_in is not None


async def test_when_time_is_up_a_bot_plays_until_the_person_is_back(lab: Lab) -> None:
    room = await lab.table(clock=BankClock(60, 1), idle=Idle(1000, "random", "bot"))
    ann = await lab.client(room, ANN)
    await lab.go(61)
    assert room.table.takeovers[0] == {"ply": 0, "seat": 0, "level": "random", "why": "clock"}
    assert room.table.game.marks[0].bot
    await ann.play(0, "take")
    assert ann.last(server.Refused).code in ("bot_plays", "not_your_decision")
    await ann.say(client.Reclaim(ann.ref(), 0))
    assert room.table.chairs[0].person
    assert (room.table.clocks.left[0] or 0) >= 30_000
    assert room.table.facts()["takeovers"][-1] == {"ply": 1, "seat": 0, "why": "reclaimed"}


async def test_who_is_away_is_warned_and_then_replaced(lab: Lab) -> None:
    room = await lab.table(idle=Idle(100, "random", "bot"))
    ann, bob = await lab.client(room, ANN), await lab.client(room, BOB)
    await lab.go(74)
    assert room.table.number == 2
    await lab.go(1)
    assert bob.change() == changes.Warned(0)
    await lab.go(24)
    assert room.table.chairs[0].person
    await lab.go(1)
    heard = [one.change for one in bob.hear() if isinstance(one, server.Update)]
    assert heard[0] == changes.StoodIn(0, "random", "idle")
    assert isinstance(heard[1], changes.Played)
    assert heard[1].bot
    assert ann.last(server.Update).number == bob.last(server.Update).number


async def test_acting_starts_the_time_anew(lab: Lab) -> None:
    room = await lab.table((ANN, ANN), idle=Idle(100, "random", "bot"))
    ann = await lab.client(room, ANN)
    for _ in range(3):
        await lab.go(70)
        await ann.play_any()
    await lab.go(70)
    assert not room.table.warned
    assert not room.table.takeovers


async def test_the_others_may_vote(lab: Lab) -> None:
    room = await lab.table((ANN, BOB, CYD), idle=Idle(100, "random", "vote"))
    bob, cyd = await lab.client(room, BOB), await lab.client(room, CYD)
    await lab.go(100)
    assert room.table.chairs[0].idle
    await lab.go(1000)
    assert room.table.chairs[0].person
    await bob.say(client.Ask(bob.ref(), 1, "stand_in", target=0))
    assert room.table.request is not None
    assert room.table.request.waiting == {2}
    await cyd.say(client.Reply(cyd.ref(), 2, yes=True))
    assert room.table.takeovers[0]["why"] == "vote"
    assert room.table.game.ply > 0


async def test_who_comes_back_in_time_is_idle_no_more(lab: Lab) -> None:
    room = await lab.table(idle=Idle(100, "random", "vote"))
    ann = await lab.client(room, ANN)
    await lab.go(100)
    await ann.play_any()
    assert not room.table.chairs[0].idle
    table = ann.last(server.Update).table
    assert isinstance(table, TableInfo)
    assert not table.seats[0].idle


async def test_a_pause_stops_the_clock(lab: Lab) -> None:
    room = await lab.table(clock=MoveClock(60))
    ann, bob = await lab.client(room, ANN), await lab.client(room, BOB)
    await lab.go(20)
    await ann.say(client.Ask(ann.ref(), 0, "pause"))
    await bob.say(client.Reply(bob.ref(), 1, yes=True))
    assert room.table.status == "paused"
    assert await ann.refusal(client.Play(1, 0, room.table.game.version, 0)) == "not_running"
    await lab.go(1000)
    assert room.table.clocks.left[0] == 40_000
    await bob.say(client.Resume(bob.ref(), 1))
    await lab.go(39)
    assert room.table.chairs[0].person
    await lab.go(1)
    assert not room.table.chairs[0].person


async def test_a_person_may_step_out_and_come_back(lab: Lab) -> None:
    room = await lab.table()
    ann = await lab.client(room, ANN)
    await ann.say(client.StepOut(ann.ref(), 0))
    await lab.settled()
    assert room.table.game.marks[0].bot
    await ann.say(client.Reclaim(ann.ref(), 0))
    assert room.table.chairs[0].person


async def test_the_same_log_gives_the_same_clocks(lab: Lab) -> None:
    room = await lab.table(clock=BankClock(100, 5), idle=Idle(50, "random", "bot"))
    ann = await lab.client(room, ANN)
    await lab.go(7)
    await ann.play(0, "load 1.1")
    await lab.go(51)
    ann.leave()
    del lab.house.rooms[room.table.id]
    again = (await lab.house.room(room.table.id)).table
    assert again.clocks.left == room.table.clocks.left
    assert again.clocks.deadline == room.table.clocks.deadline
    assert again.facts() == room.table.facts()
    assert again.game.state == room.table.game.state
