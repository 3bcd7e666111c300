"""The whole program: real sockets, signals, logs, and what is left after it was killed."""

import asyncio
import random
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from saqqara import Record
from saqqara.cli import main, serve
from tests.tree import ROOT

from .process import Process, heard, made

pytestmark = pytest.mark.anyio
TABLES = 6


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    started = Process(tmp_path_factory.mktemp("served"), "--undo-grace", "0")
    try:
        yield started
    finally:
        started.kill()


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def test_two_browsers_play(process: Process) -> None:
    ann, bob = process.browser(), process.browser()
    table = await made(ann, "Ann", seats=[{"kind": "open"}], settings={"starts": "chosen"})
    await bob.post(f"/api/tables/{table['id']}/enter", json={"token": table["links"]["join"]})
    host = await process.socket(table["id"], ann)
    await say(host, type="hello")
    assert (await heard(host, "snapshot"))["position"] is None
    await bob.post(f"/api/tables/{table['id']}/join", json={"name": "Bob"})
    started = await heard(host, "update")
    while started["change"]["kind"] != "started":
        started = await heard(host, "update")
    guest = await process.socket(table["id"], bob)
    await say(guest, type="hello", seat=1)
    assert (await heard(guest, "snapshot"))["seat"] == 1
    await say(host, type="play", ref=1, seat=0, version=started["number"], action="load 1.1")
    told = await heard(guest, "update")
    assert (told["change"]["text"], told["patch"]["to_move"]) == ("load 1.1", 1)
    assert told["own"]["legal"]
    await host.close()
    await guest.close()


async def test_a_program_plays_with_its_token(process: Process) -> None:
    ann = process.browser()
    table = await made(ann, "Ann", seats=[{"kind": "bot", "level": "random"}], settings={"starts": "chosen"})
    program = await process.socket(table["id"], process.browser())
    await say(program, type="hello", token=table["links"]["seats"][0]["token"])
    snapshot = await heard(program, "snapshot")
    assert snapshot["seats"] == [0]
    action = snapshot["own"]["legal"][0]["action"]
    version = snapshot["position"]["version"]
    await say(program, type="play", ref=1, seat=0, version=version, action=action, sure=True)
    assert (await heard(program, "update"))["ref"] == 1
    assert (await heard(program, "update"))["change"]["bot"] is True
    await program.close()


async def refusal(socket: ClientConnection) -> str:
    """Why the server ends this."""
    refused = await heard(socket, "refused")
    assert refused["fatal"]
    await ended(socket)
    return str(refused["code"])


async def ended(socket: ClientConnection) -> int:
    """The code with which the server has closed it."""
    with pytest.raises(ConnectionClosed) as closed:
        await drained(socket)
    return closed.value.rcvd.code if closed.value.rcvd is not None else 0


async def drained(socket: ClientConnection) -> None:
    while True:
        await socket.recv()


async def test_sockets_that_are_refused(process: Process) -> None:
    ann = process.browser()
    table = await made(ann, "Ann", "Bob")
    evil = await process.socket(table["id"], ann, headers={"origin": "https://evil.test"})
    assert await refusal(evil) == "wrong_origin"
    assert await refusal(await process.socket("nothing", ann)) == "no_such_table"
    stranger = await process.socket(table["id"], process.browser())
    await say(stranger, type="hello")
    assert await refusal(stranger) == "no_spectators"
    guessing = await process.socket(table["id"], process.browser())
    await say(guessing, type="hello", token="guess")  # noqa: S106
    assert await refusal(guessing) == "wrong_token"


async def test_what_is_too_large_or_no_text_ends_the_socket(process: Process) -> None:
    ann = process.browser()
    table = await made(ann, "Ann", "Bob")
    for said in ("x" * 9000, b"\x00\x01"):
        socket = await process.socket(table["id"], ann)
        await socket.send(said)
        assert await refusal(socket) == "malformed"
    huge = await process.socket(table["id"], ann)
    await huge.send("x" * 200_000)
    with pytest.raises(ConnectionClosed):
        await huge.recv()
    assert (await ann.get("/healthz")).status_code == 200


async def test_a_fuzz_of_messages_changes_nothing(process: Process) -> None:
    """Whatever is sent: an answer or nothing, and the table as it was."""
    chance = random.Random(5)
    ann = process.browser()
    table = await made(ann, "Ann", "Bob")
    socket = await process.socket(table["id"], ann)
    await say(socket, type="hello")
    before = await heard(socket, "snapshot")
    for _ in range(300):
        await socket.send(_nonsense(chance))
    await asyncio.sleep(4)  # until the rate is below its limit
    await say(socket, type="sync", ref=77)
    after = await heard(socket, "snapshot")
    assert (after["number"], after["position"]) == (before["number"], before["position"])
    await socket.close()


def _nonsense(chance: random.Random) -> str:
    kinds = ["play", "undo", "confirm", "reply", "resume", "reclaim", "vacate", "seat_bot", "start", "dance", 7, None]
    values = [0, 1, 2, 3, -1, 99, 2**70, 1.5, "", "x", None, [], {}, True, "load 9.9"]
    keys = ["ref", "seat", "version", "action", "yes", "level", "turn", "sure", "what", "more"]
    said = {key: chance.choice(values) for key in chance.sample(keys, chance.randrange(6))}
    text = msgspec.json.encode({"type": chance.choice(kinds), **{k: v for k, v in said.items() if v != 2**70}}).decode()
    cut = chance.randrange(len(text))
    return text if chance.random() < 0.7 else text[:cut]


async def test_no_plain_http_where_a_socket_is(process: Process) -> None:
    ann = process.browser()
    assert (await ann.get("/api/tables/x/socket")).status_code in (404, 405)
    with pytest.raises(InvalidStatus):
        await process.socket("../../healthz", ann)


async def test_logs_hold_no_secret(process: Process) -> None:
    ann = process.browser()
    table = await made(ann, "Ann", "Bob")
    socket = await process.socket(table["id"], process.browser())
    token = table["links"]["seats"][0]["token"]
    await say(socket, type="hello", token=token)
    await heard(socket, "snapshot")
    await ann.get(f"/api/tables/{table['id']}/{token}")
    await socket.close()
    for secret in (token, table["links"]["host"], table["id"], str(ann.cookies["saqqara"])):
        assert secret not in process.log


async def test_one_address_has_so_many_sockets(tmp_path: Path) -> None:
    process = Process(tmp_path, "--max-per-address", "2")
    ann = process.browser()
    table = await made(ann, "Ann", "Bob")
    sockets = [await process.socket(table["id"], ann) for _ in range(2)]
    assert await refusal(await process.socket(table["id"], ann)) == "too_many_connections"
    await sockets[0].close()
    await asyncio.sleep(0.2)
    again = await process.socket(table["id"], ann)
    await say(again, type="hello")
    assert (await heard(again, "snapshot"))["seats"] == [0, 1]
    process.kill()
    for socket in (sockets[1], again):
        await ended(socket)


async def test_sigterm_ends_it_cleanly_and_clients_are_told(tmp_path: Path) -> None:
    process = Process(tmp_path)
    ann = process.browser()
    table = await made(ann, "Ann", "Bob")
    socket = await process.socket(table["id"], ann)
    await say(socket, type="hello")
    await heard(socket, "snapshot")
    assert await asyncio.to_thread(process.stop) == 0
    assert await ended(socket) == 1012
    assert "Traceback" not in process.log


class Player:
    """Plays both seats of a table and remembers what was acknowledged."""

    def __init__(self, browser: httpx.AsyncClient, table: str, chance: random.Random) -> None:
        self.browser = browser
        self.table = table
        self.acknowledged: list[int] = []
        self.sent: int | None = None  # on its way when the server died
        self._chance = chance

    async def play(self, process: Process) -> None:
        """Until the server is gone or the game is over."""
        try:
            socket = await process.socket(self.table, self.browser)
            await say(socket, type="hello")
            told = await heard(socket, "snapshot")
            seat, position, legal = told["seat"], told["position"], told["own"]["legal"]
            while position["to_move"] is not None:
                if position["to_move"] != seat:
                    await say(socket, type="look", ref=0, seat=position["to_move"])
                    told = await heard(socket, "snapshot")
                    seat, position, legal = told["seat"], told["position"], told["own"]["legal"]
                action = self._chance.choice(legal)["action"]
                self.sent = action
                version = position["version"]
                await say(socket, type="play", ref=1, seat=seat, version=version, action=action, sure=True)
                update = await heard(socket, "update")
                assert update["ref"] == 1
                self.acknowledged.append(action)
                self.sent = None
                position = update["patch"]
                legal = update["own"]["legal"] if "own" in update else legal
        except (WebSocketException, OSError, EOFError):
            return

    async def check(self, process: Process) -> None:
        """No acknowledged move is missing, none is doubled; one more may be there that was on its way."""
        answer = await process.browser().get(
            f"/api/games/{self.table}/log", headers={"cookie": f"saqqara={self.browser.cookies['saqqara']}"}
        )
        actions = [one["action"] for one in answer.json()["plies"]]
        expected = [self.acknowledged]
        if self.sent is not None:
            expected.append([*self.acknowledged, self.sent])
        assert actions in expected
        self.acknowledged, self.sent = actions, None


@pytest.mark.parametrize("kills", [5, pytest.param(200, marks=pytest.mark.soak)])
async def test_killed_in_the_middle_of_play_nothing_acknowledged_is_lost(tmp_path: Path, kills: int) -> None:
    chance = random.Random(kills)
    process = Process(tmp_path, "--messages", "100000", "--max-new-tables", "100000")
    players: list[Player] = []
    acknowledged = 0
    for _ in range(kills):
        for player in players:
            await player.check(process)
        players = [player for player in players if await running(process, player)]
        while len(players) < TABLES:
            browser = process.browser()
            players.append(Player(browser, (await made(browser, "Ann", "Bob"))["id"], random.Random(chance.random())))
        before = sum(len(player.acknowledged) for player in players)
        playing = [asyncio.create_task(player.play(process)) for player in players]
        await asyncio.sleep(0.1 + 0.5 * chance.random())
        await asyncio.to_thread(process.kill)
        await asyncio.gather(*playing)
        acknowledged += sum(len(player.acknowledged) for player in players) - before
        process = Process(tmp_path, "--messages", "100000", "--max-new-tables", "100000")
    for player in players:
        await player.check(process)
    process.kill()
    assert acknowledged > 10 * kills


async def running(process: Process, player: Player) -> bool:
    cookie = {"cookie": f"saqqara={player.browser.cookies['saqqara']}"}
    told = (await process.browser().get(f"/api/tables/{player.table}", headers=cookie)).json()
    return bool(told["status"] == "running")


async def test_the_example_of_a_bot_plays_a_whole_game(process: Process) -> None:
    example = runpy.run_path(str(ROOT / "examples" / "network_bot.py"))
    ann = process.browser()
    table = await made(ann, "Ann", seats=[{"kind": "bot", "level": "random"}])
    link = f"http://{process.address}/t/{table['id']}#{table['links']['seats'][0]['token']}"
    scores = await asyncio.to_thread(example["play"], link)
    record = Record.from_json((await ann.get(f"/api/games/{table['id']}/record")).json())
    assert record.result is not None
    assert tuple(scores) == record.result.scores


def test_backup_and_restore_while_the_server_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, file = str(tmp_path / "data"), str(tmp_path / "kept.db")
    process = Process(tmp_path)
    try:
        with httpx.Client(base_url=f"http://{process.address}", trust_env=False) as ann:
            seats = [{"kind": "mine", "name": name} for name in ("Ann", "Bob")]
            id_ = ann.post("/api/tables", json={"game": "imhotep", "seats": seats}).json()["id"]
            assert main(["backup", file, "--data", data]) == 0
            assert main(["backup", file, "--data", data]) == 2
            assert ann.delete(f"/api/tables/{id_}").status_code == 204
            assert ann.get(f"/api/tables/{id_}").status_code == 404
            assert main(["restore", file, "--data", data]) == 0
            seated = ann.get(f"/api/tables/{id_}").json()["seats"]
            assert {seat["name"] for seat in seated} == {"Ann", "Bob"}
    finally:
        process.kill()
    assert main(["restore", str(tmp_path / "nothing.db"), "--data", data]) == 2
    said = capsys.readouterr()
    assert "One table is in kept.db." in said.out
    assert "One table is back from kept.db." in said.out


def test_every_flag_has_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAQQARA_PORT", "1234")
    monkeypatch.setenv("SAQQARA_MAX_TABLES", "7")
    monkeypatch.setenv("SAQQARA_SECURE", "yes")
    config = serve._config(serve._parser().parse_args(["--undo-grace", "0.5"]))
    assert (config.port, config.limits.tables, config.secure, config.undo_grace) == (1234, 7, True, 500)
