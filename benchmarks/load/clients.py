"""Two scripted players at each of many tables."""

import asyncio
import random
import resource
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import final

import msgspec

from benchmarks.load.server import Served
from benchmarks.load.wire import Socket, post


class Legal(msgspec.Struct):
    action: int


class Own(msgspec.Struct):
    legal: list[Legal] = []


class Where(msgspec.Struct):
    version: int
    to_move: int | None


class Heard(msgspec.Struct):
    """What a player needs of a message."""

    type: str
    own: Own | None = None
    patch: Where | None = None
    position: Where | None = None
    ref: int | None = None
    code: str = ""


_decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Report:
    seconds: float = 0.0
    moves: int = 0
    latencies: list[float] = field(default_factory=list)
    cpu: float = 0.0
    client_cpu: float = 0.0
    memory_idle: int = 0
    refused: int = 0

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    def percentile(self, share: int) -> float:
        """In milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, len(ordered) * share // 100)] if ordered else float("nan")


@final
class Match:
    """One table and its two players; a new one when the game is over."""

    def __init__(self, load: "Load", chance: random.Random) -> None:
        self._load = load
        self._chance = chance
        self._sockets: list[Socket] = []
        self._sent_at = 0.0
        self._mover = -1
        self._next_at = 0.0
        self._ref = 0

    async def open(self) -> None:
        wanted = {"game": self._load.game, "seats": [{"kind": "mine", "name": name} for name in ("Ann", "Bob")]}
        made, cookie = await post(self._load.port, "/api/tables", wanted)
        loop = asyncio.get_running_loop()
        for seat in range(2):
            path = f"/api/tables/{made['id']}/socket"
            made_socket = partial(Socket, path, cookie, self._listener(seat))
            _, socket = await loop.create_connection(made_socket, "127.0.0.1", self._load.port)
            self._sockets.append(socket)
            socket.say(b'{"type":"hello","seat":%d}' % seat)

    def _listener(self, seat: int) -> Callable[[bytes], None]:
        return lambda message: self._hear(seat, message)

    def _hear(self, seat: int, message: bytes) -> None:
        heard = _decode(message)
        if heard.type == "refused":
            self._load.report.refused += 1
            return
        where = heard.patch or heard.position
        if where is None or heard.type not in ("update", "snapshot"):
            return
        if heard.type == "update" and seat != self._mover:
            self._load.count(time.perf_counter() - self._sent_at)
        if where.to_move is None:
            if seat == self._mover:
                self._load.renew(self)
        elif heard.own is not None and heard.own.legal:
            self._decide(seat, where.version, heard.own.legal)

    def _decide(self, seat: int, version: int, legal: list[Legal]) -> None:
        action = legal[self._chance.randrange(len(legal))].action
        if not self._load.pace:
            self._play(seat, version, action)
            return
        now = asyncio.get_running_loop().time()
        self._next_at = max(now, self._next_at + 1 / self._load.pace) if self._next_at else now + self._chance.random()
        asyncio.get_running_loop().call_at(self._next_at, self._play, seat, version, action)

    def _play(self, seat: int, version: int, action: int) -> None:
        if self._load.over:
            return
        self._mover, self._ref = seat, self._ref + 1
        self._sent_at = time.perf_counter()
        self._sockets[seat].say(
            b'{"type":"play","ref":%d,"seat":%d,"version":%d,"action":%d,"sure":true}'
            % (self._ref, seat, version, action)
        )

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()


@final
class Load:
    def __init__(self, server: Served, game: str, tables: int, pace: float, seconds: float) -> None:
        self._server = server
        self.port = server.port
        self.game = game
        self.pace = pace
        self.over = True
        self.report = Report()
        self._tables = tables
        self._seconds = seconds
        self._matches: set[Match] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._chance = random.Random(1)

    async def run(self) -> Report:
        """Sit everybody down, then play."""
        report = self.report
        opening = asyncio.Semaphore(20)
        before = self._server.memory()
        await asyncio.gather(*(self._open(opening) for _ in range(self._tables)))
        await asyncio.sleep(1)
        report.memory_idle = (self._server.memory() - before) // self._tables
        self.over = False
        for match in self._matches:
            for socket in match._sockets:
                socket.say(b'{"type":"sync","ref":0}')
        await asyncio.sleep(min(2, self._seconds / 4))
        report.moves, report.latencies = 0, []
        start, cpu, own = time.perf_counter(), self._server.cpu(), _own_cpu()
        await asyncio.sleep(self._seconds)
        report.seconds = time.perf_counter() - start
        report.cpu = (self._server.cpu() - cpu) / report.seconds
        report.client_cpu = (_own_cpu() - own) / report.seconds
        self.over = True
        for match in self._matches:
            match.close()
        return report

    async def _open(self, opening: asyncio.Semaphore) -> None:
        async with opening:
            match = Match(self, random.Random(self._chance.random()))
            self._matches.add(match)
            await match.open()

    def count(self, latency: float) -> None:
        self.report.moves += 1
        self.report.latencies.append(latency)

    def renew(self, match: Match) -> None:
        """The game is over: the next one, please."""
        match.close()
        self._matches.discard(match)
        if not self.over:
            task = asyncio.get_running_loop().create_task(self._open(asyncio.Semaphore(1)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


def _own_cpu() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime
