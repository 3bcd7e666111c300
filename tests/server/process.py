"""`saqqara serve` as a process of its own, on any free port."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

COMMAND = "import sys; from saqqara.cli import main; sys.exit(main())"


class Process:
    """`log` is all that it has written."""

    def __init__(self, folder: Path, *flags: str, data: str | None = None) -> None:
        self._log = folder / "log.txt"
        where = ["--data", data or str(folder / "data")]
        command = [sys.executable, "-c", COMMAND, "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
        environment = {key: value for key, value in os.environ.items() if not key.startswith("SAQQARA_")}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603
                [*command, *where, *flags], stdout=subprocess.PIPE, stderr=log, env=environment
            )
        self.said = self._until_ready()
        found = re.search(r"localhost:(\d+)", self.said)
        assert found is not None, self.log
        self.address = f"127.0.0.1:{found[1]}"

    def _until_ready(self) -> str:
        assert self._process.stdout is not None
        lines = []
        for line in self._process.stdout:
            lines.append(line.decode())
            if "Ctrl-C" in lines[-1]:
                break
        return "".join(lines)

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def kill(self) -> None:
        """No last words."""
        self._process.kill()
        self._end()

    def stop(self) -> int:
        """SIGTERM; the exit code."""
        self._process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        assert self._process.stdout is not None
        self._process.stdout.close()
        return self._process.wait(30)

    def browser(self) -> httpx.AsyncClient:
        limits = httpx.Limits(max_keepalive_connections=0)  # so that nothing is left open
        return httpx.AsyncClient(base_url=f"http://{self.address}", trust_env=False, limits=limits)

    async def socket(self, table: str, browser: httpx.AsyncClient, **rest: Any) -> ClientConnection:
        headers = {"cookie": f"saqqara={browser.cookies.get('saqqara', '')}", **rest.pop("headers", {})}
        address = f"ws://{self.address}/api/tables/{table}/socket"
        return await connect(address, additional_headers=headers, proxy=None, open_timeout=30, **rest)


async def made(browser: httpx.AsyncClient, *names: str, game: str = "imhotep", **more: Any) -> dict[str, Any]:
    seats: list[dict[str, str]] = [{"kind": "mine", "name": name} for name in names]
    answer = await browser.post("/api/tables", json={"game": game, "seats": [*seats, *more.pop("seats", [])], **more})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this type."""
    while True:
        message: dict[str, Any] = msgspec.json.decode(await socket.recv())
        if message["type"] == kind:
            return message
