"""Bots at tables: they decide, are cancelled, and are replaced when they break."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

import saqqara
from saqqara.core.view import View
from saqqara.server.protocol import client, server
from saqqara.server.thinkers import Worker, Workers, any_action, choice

from .lab import ANN, Inline, Lab, laboratory

pytestmark = pytest.mark.anyio


async def test_a_table_of_bots_plays_to_its_end(lab: Lab) -> None:
    room = await lab.table(("bot:random", "bot:greedy", "bot:random"))
    for _ in range(400):
        await lab.settled()
        if room.table.status == "over":
            break
    assert room.table.status == "over"
    assert all(mark.bot for mark in room.table.game.marks)


class Slow:
    """A bot that thinks until it is let go."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.asked: list[tuple[str, View]] = []
        self.cancelled = 0

    async def choose(self, level: str, view: View, seed: int) -> int:
        self.asked.append((level, view))
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return choice(level, view, seed)

    async def close(self) -> None:
        return


async def ticks(number: int = 50) -> None:
    for _ in range(number):
        await asyncio.sleep(0.002)


async def test_a_bot_gets_its_view_and_nothing_else(lab: Lab) -> None:
    slow = Slow()
    lab.house.bots._thinker = slow
    room = await lab.table((ANN, "bot:random"))
    ann = await lab.client(room, ANN)
    await ann.talk.hear(b'{"type":"play","ref":1,"seat":0,"version":2,"action":"load 1.1"}')
    await ticks()
    [(level, view)] = slow.asked
    assert level == "random"
    assert view == room.table.game.state.view(1)
    slow.go.set()
    await lab.settled()
    assert room.table.game.ply == 2


async def test_thinking_can_be_seen_and_is_cancelled_when_the_table_moves_on(lab: Lab) -> None:
    slow = Slow()
    lab.house.bots._thinker = slow
    room = await lab.table((ANN, "bot:random"))
    ann = await lab.client(room, ANN)
    await ann.talk.hear(b'{"type":"play","ref":1,"seat":0,"version":2,"action":"load 1.1"}')
    await ticks(150)
    assert server.Thinking(1) in ann.hear()
    await ann.talk.hear(b'{"type":"undo","ref":2,"seat":0,"version":3}')
    await ticks()
    assert slow.cancelled == 1
    assert room.table.game.ply == 0
    assert room.bot is None
    slow.go.set()
    await ann.play(0, "load 1.1")
    assert room.table.game.ply == 2


async def test_what_is_chosen_for_another_position_is_not_played(lab: Lab) -> None:
    """The bot answers although the position has gone: nothing but the new position's choice is played."""
    room = await lab.table((ANN, "bot:random"))
    ann = await lab.client(room, ANN)
    for _ in range(5):
        await ann.play(0, room.table.game.state.legal_actions()[0], sure=True)
        await ann.say(client.Undo(ann.ref(), 0, room.table.game.version))
        await ann.say(client.Ask(ann.ref(), 0, "takeback", ply=0))
        assert room.table.game.ply == 0


async def test_bots_repeat_nothing_from_seat_to_seat(tmp_path: Path) -> None:
    """The chance of a bot comes from the house's key, the table and the position: equal for equal, else not."""
    async with laboratory(tmp_path) as lab:
        access = lab.house.access
        seeds = {access.bot_seed(table, version) for table in ("a", "b") for version in range(20)}
        assert len(seeds) == 40
        assert access.bot_seed("a", 1) == access.bot_seed("a", 1)


def view_to_think_about() -> View:
    return saqqara.start("imhotep", seed=1).view(0)


async def test_processes_think_and_one_that_dies_is_replaced() -> None:
    workers = Workers(1, budget=60)
    view = view_to_think_about()
    try:
        assert await workers.choose("random", view, 7) == choice("random", view, 7)
        process = workers.workers[0].process
        assert process is not None
        os.kill(process, signal.SIGKILL)
        assert await workers.choose("greedy", view, 8) == choice("greedy", view, 8)
        assert workers.workers[0].process not in (None, process)
    finally:
        await workers.close()


async def test_who_thinks_too_long_is_ended_and_something_is_played() -> None:
    workers = Workers(1, budget=60)
    view = view_to_think_about()
    try:
        await workers.choose("random", view, 1)
        workers._budget = 0.0
        assert await workers.choose("vizier", view, 2) == any_action(view, 2)
        assert workers.workers[0].process is None
    finally:
        await workers.close()


async def test_a_bot_that_fails_still_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> int:
        raise ValueError("no idea")

    monkeypatch.setattr(Worker, "choose", broken)
    workers = Workers(1, budget=60)
    view = view_to_think_about()
    assert await workers.choose("random", view, 3) in view.legal_actions()


async def test_a_long_queue_is_answered_at_once(lab: Lab) -> None:
    lab.house.limits = lab.house.limits.__class__(bots=1)
    lab.house.bots.waiting = 5
    lab.house.bots._thinker = Slow()
    room = await lab.table((ANN, "bot:random"))
    ann = await lab.client(room, ANN)
    await ann.play(0, "load 1.1")
    assert room.table.game.ply == 2


def test_the_inline_twin_is_a_thinker() -> None:
    view = view_to_think_about()
    assert asyncio.run(Inline().choose("greedy", view, 5)) == choice("greedy", view, 5)
