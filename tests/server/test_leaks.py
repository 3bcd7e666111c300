"""Nothing that is sent to a seat depends on what that seat may not know."""

import json
import re
from pathlib import Path

import msgspec
import pytest

import saqqara
from saqqara import Rng
from saqqara.core.state import State
from saqqara.server.protocol import changes, client, server
from saqqara.server.room import Room
from saqqara.server.tables import past
from saqqara.server.tables.eyes import Viewer
from saqqara.server.tables.table import Table
from tests.tree import texts

from .lab import ANN, BOB, CYD, EVE, Client, Lab, laboratory

pytestmark = pytest.mark.anyio
GAMES = saqqara.games()
PEOPLE = (ANN, BOB, CYD)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
async def test_two_deals_that_a_seat_cannot_tell_apart_give_it_the_same_bytes(
    tmp_path: Path, game: str, viewer: Viewer
) -> None:
    """Deal the hidden part anew, and play the same on both tables as long as they look the same."""
    compared = 0
    for seed in range(8):
        if compared > 20:
            break
        async with laboratory(tmp_path / f"{seed}") as lab:
            state = _somewhere(game, seed)
            other = state.determinise(viewer, Rng(seed))
            assert other != state
            tables = [await _continued(lab, one, game) for one in (state, other)]
            compared += await _compare(lab, tables, viewer)
    assert compared > 3


async def _compare(lab: Lab, rooms: list[Room], viewer: Viewer) -> int:
    """How many actions were played until the hidden parts made a difference that all see."""
    listeners = [await _listen(lab, room, viewer) for room in rooms]
    movers = [[await lab.client(room, one) for one in PEOPLE] for room in rooms]
    rng = Rng(7)
    for played in range(60):
        _assert_same(listeners, rooms, viewer)
        state = rooms[0].table.game.state
        seat = state.to_move
        if seat is None:
            return played
        action = state.legal_actions()[rng.below(len(state.legal_actions()))]
        nexts = [_after(room.table.game.state, action) for room in rooms]
        if nexts[0] is None or nexts[1] is None or nexts[0].view(viewer) != nexts[1].view(viewer):
            return played
        await _ask(listeners, viewer, action)
        for row in movers:
            await row[seat].play(seat, action, sure=True)
    return 60


def _after(state: State, action: int) -> State | None:
    if action not in state.legal_actions():
        return None
    after = state.copy()
    after.apply(action)
    return after


async def _ask(listeners: list[Client], viewer: Viewer, action: int) -> None:
    """Whatever a seat may ask."""
    for one in listeners:
        if viewer is not None:
            await one.say(client.Preview(one.ref(), viewer, action))
            await one.say(client.Explain(one.ref(), viewer, (action + 1) % one.room.table.game.state.meta().n_actions))
        await one.say(client.Sync(one.ref()))


def _assert_same(listeners: list[Client], rooms: list[Room], viewer: Viewer) -> None:
    for one in listeners:
        one.hear()
    told = [[_without_names(message, one.room) for message in one.raw] for one in listeners]
    assert told[0] == told[1]
    for look in (past.log, past.record):
        found = [json.dumps(_plain(look(room.table, viewer)), default=str, sort_keys=True) for room in rooms]
        assert found[0].replace(rooms[0].table.id, "") == found[1].replace(rooms[1].table.id, "")


def _plain(thing: object) -> object:
    return thing if isinstance(thing, dict) else repr(thing)


def _without_names(message: bytes, room: Room) -> bytes:
    return message.replace(room.table.id.encode(), b"ID")


async def _listen(lab: Lab, room: Room, viewer: Viewer) -> Client:
    return await (lab.watcher(room) if viewer is None else lab.client(room, PEOPLE[viewer]))


def _somewhere(game: str, seed: int) -> State:
    state = saqqara.start(game, players=3, seed=seed)
    rng = Rng(seed)
    for _ in range(3 + 4 * seed):
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    return state


async def _continued(lab: Lab, state: State, game: str) -> Room:
    """A table that starts from this position."""
    room = await lab.table(PEOPLE, game=game)
    lab.house.rooms.pop(room.table.id)
    created = msgspec.structs.replace(room.table.created, start=state.to_json())
    again = Room(Table(room.table.id, created, lab.clock.now()), room.rights, lab.clock.now())
    again.teller.apply(changes.Started(), lab.clock.now(), ())
    lab.house.rooms[room.table.id] = again
    return again


@pytest.mark.parametrize("game", GAMES)
async def test_no_position_of_a_running_game_is_sent_whole(lab: Lab, game: str) -> None:
    """The words of a whole position are in no byte; those of the own view are."""
    room = await lab.table(PEOPLE, game=game)
    everybody = [await lab.client(room, one) for one in PEOPLE] + [await lab.watcher(room)]
    for _ in range(25):
        seat = room.table.game.state.to_move
        assert seat is not None
        await everybody[seat].play_any()
    whole = json.dumps(room.table.game.state.to_json())
    hidden = set(re.findall(r"\[[^\[\]{}]*\]", whole))
    for viewer, one in zip((0, 1, 2, None), everybody, strict=True):
        one.hear()
        seen = json.dumps(room.table.game.state.view(viewer).to_json())
        secrets = [part for part in hidden if part not in seen and part.count(",") > 3]
        assert secrets
        sent = b"".join(one.raw).decode().replace(",", ", ").replace(":", ": ")
        assert [part for part in secrets if part in sent] == []
        assert b'"saqqara-position/1"' not in b"".join(one.raw)


async def test_a_running_game_gives_nobody_its_record(lab: Lab) -> None:
    room = await lab.table()
    ann = await lab.client(room, ANN)
    await ann.play(0, "load 1.1")
    record = past.record(room.table, 0)
    assert record["format"] == "saqqara-view-record/1"
    assert record["view"] == room.table.game.state.view(0).to_json()
    assert record["texts"] == ["load 1.1"]
    assert "saqqara-position/1" not in json.dumps(record)


def test_only_one_module_makes_views() -> None:
    """So there is one place to look at."""
    makers = re.compile(r"\.(?:view|determinise|happened|seen_by|events|preview)\(|to_json\(")
    found = {
        path
        for path, text in texts().items()
        if path.startswith("src/saqqara/server/") and path.endswith(".py") and makers.search(text)
    }
    # `making` writes the start into the log; `past` gives the whole record of a game that has ended.
    allowed = {f"src/saqqara/server/{name}.py" for name in ("tables/eyes", "making", "tables/past")}
    assert found == allowed


async def test_tokens_and_keys_are_in_no_message(lab: Lab) -> None:
    room = await lab.table()
    ann, eve = await lab.client(room, ANN), await lab.client(room, EVE)
    await ann.play(0, "load 1.1")
    sent = b"".join(ann.raw + eve.raw).decode()
    access = lab.house.access
    for secret in ("ab" * 16, access.admin_token(), *(access.token(room.table, f"seat {seat}") for seat in range(2))):
        assert secret not in sent


async def test_what_one_seat_looks_at_the_others_are_not_sent(lab: Lab) -> None:
    """Cards that a seat looks at alone: its own bytes name them, those of all others do not."""
    private = 0
    for seed in range(4):
        lab.seed = seed
        room = await lab.table(
            PEOPLE, options=dict.fromkeys(("market", "pyramid", "temple", "burial", "obelisks"), "B")
        )
        listeners = [await lab.client(room, one) for one in PEOPLE] + [await lab.watcher(room)]
        seen: list[dict[str, object]] = [{} for _ in listeners]
        rng = Rng(seed)
        while room.table.status == "running":
            state = room.table.game.state
            actions = state.legal_actions()
            seat = state.to_move
            assert seat is not None
            await listeners[seat].play(seat, actions[rng.below(len(actions))], sure=True)
            state = room.table.game.state
            for viewer, one, shown in zip((0, 1, 2, None), listeners, seen, strict=True):
                one.hear()
                told = one.last(server.Update)
                patch = told.patch
                assert isinstance(patch, server.Patch)
                shown.update(patch.view if isinstance(patch.view, dict) else {})
                view = state.view(viewer).to_json()
                assert {key: view[key] for key in shown} == shown
                assert isinstance(told.change, changes.Played)
                events = room.table.game.at(room.table.game.ply - 1).happened(told.change.action, viewer)
                assert [one.arguments for one in told.change.events] == [event.arguments for event in events]
            pairs = [state.view(viewer).to_json()["pair"] for viewer in (0, 1, 2, None)]
            private += pairs.count(pairs[-1]) < len(pairs)
    assert private > 3
