"""A server in a process of its own, from its first address to the last commit."""

import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from typing import NamedTuple, final

import uvicorn

from saqqara.server.api.app import make_app
from saqqara.server.api.socket import LARGEST
from saqqara.server.config import Config
from saqqara.server.house import House
from saqqara.server.logs import set_up_logs

_SWITCH = 0.0002  # seconds; the storage's thread asks for its turn a dozen times in each commit
_HEARTBEAT = 20  # seconds between pings, and until an answer is missed


class Addresses(NamedTuple):
    local: str
    network: str | None  # None: only this machine can come here
    admin: str


@final
class _Server(uvicorn.Server):
    """Says when play is possible."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def run(config: Config, announce: Callable[[Addresses], None], json_logs: bool = False) -> None:
    """Serve until somebody ends it; `announce` is called once play is possible."""
    set_up_logs(json_logs)
    houses: list[House] = []
    app = make_app(config, ready=houses.append)
    settings = uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        root_path=config.root_path,
        proxy_headers=True,
        forwarded_allow_ips=config.proxies,
        ws="websockets-sansio",
        ws_max_size=LARGEST * 4,
        ws_ping_interval=_HEARTBEAT,
        ws_ping_timeout=_HEARTBEAT,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=10,
    )
    _collect_rarely()
    sys.setswitchinterval(_SWITCH)
    bound = settings.bind_socket()
    port = int(bound.getsockname()[1])
    server = _Server(settings, lambda: announce(_addresses(config, port, houses[0].access.admin_token())))
    logging.getLogger(__name__).info("starting")
    for asked in (signal.SIGTERM, signal.SIGINT):  # uvicorn raises them once more when it has ended
        signal.signal(asked, lambda *_: None)
    server.run(sockets=[bound])


def _collect_rarely() -> None:
    """Tables live long and make few cycles: with thousands of them each search for cycles would be felt."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def _addresses(config: Config, port: int, token: str) -> Addresses:
    path = config.root_path.rstrip("/")
    local = f"http://localhost:{port}{path}/"
    everywhere = config.host in ("0.0.0.0", "::")  # noqa: S104 only compared
    address = _network_address() if everywhere else None
    network = f"http://{address}:{port}{path}/" if address is not None else None
    return Addresses(local, network, f"{local}admin#{token}")


def _network_address() -> str | None:
    """How this machine is called in its network; nothing is sent to find out."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None
