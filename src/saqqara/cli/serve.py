"""`saqqara serve`: tables for people with browsers, and for bots over the network."""

import argparse
import os
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from saqqara import SaqqaraError
from saqqara.cli.arguments import BadArgument, Parser
from saqqara.cli.texts import say

if TYPE_CHECKING:
    from saqqara.server.config import Config
    from saqqara.server.running import Addresses

_PREFIX = "SAQQARA_"
_TRUE = ("1", "true", "yes", "on")


class NotInstalled(SaqqaraError):
    """The server needs packages that playing at the terminal does not."""


def run(arguments: list[str]) -> int:
    chosen = _parser().parse_args(arguments)
    try:
        from saqqara.server.running import run as serve  # noqa: PLC0415
    except ImportError as error:
        raise NotInstalled("server_not_installed", "", {"name": str(error.name)}) from error
    try:
        serve(_config(chosen), lambda addresses: _announce(addresses, not chosen.no_browser), chosen.log == "json")
    except OSError as error:
        raise BadArgument("cannot_listen", "", {"port": chosen.port, "error": str(error)}) from error
    return 0


def _parser() -> Parser:
    """Every flag has a variable of the environment, which says its default."""
    parser = Parser("serve", epilog=say("serve-environment"))
    parser.add_argument("--host", default=_default("HOST", "0.0.0.0"), help=say("help-host"))  # noqa: S104
    parser.add_argument("--port", type=int, default=_default("PORT", "8000"), help=say("help-port"))
    parser.add_argument("--data", metavar="DIR|URL", default=_default("DATA", "saqqara-data"), help=say("help-data"))
    parser.add_argument("--no-browser", action="store_true", default=_flag("NO_BROWSER"), help=say("help-no-browser"))
    parser.add_argument("--root-path", metavar="PATH", default=_default("ROOT_PATH", ""), help=say("help-root-path"))
    parser.add_argument(
        "--proxies", metavar="ADDRESSES", default=_default("PROXIES", "127.0.0.1"), help=say("help-proxies")
    )
    parser.add_argument("--origins", metavar="URLS", default=_default("ORIGINS", ""), help=say("help-origins"))
    parser.add_argument("--secure", action="store_true", default=_flag("SECURE"), help=say("help-secure"))
    parser.add_argument("--static", metavar="DIR", default=_default("STATIC", ""), help=say("help-static"))
    parser.add_argument("--log", choices=("text", "json"), default=_default("LOG", "text"), help=say("help-log"))
    for name, default, kind in _NUMBERS:
        flag = name.lower().replace("_", "-")
        about = say(f"help-{flag}")
        parser.add_argument(f"--{flag}", type=kind, metavar="N", default=_default(name, default), help=about)
    return parser


_NUMBERS: tuple[tuple[str, str, type], ...] = (
    ("WORKERS", "2", int),
    ("BOT_BUDGET", "30", float),
    ("UNDO_GRACE", "1.5", float),
    ("MESSAGES", "20", int),
    ("REQUESTS", "20", int),
    ("KEEP_FINISHED", "180", int),
    ("KEEP_UNFINISHED", "60", int),
    ("MAX_TABLES", "10000", int),
    ("MAX_CONNECTIONS", "10000", int),
    ("MAX_PER_ADDRESS", "200", int),
    ("MAX_NEW_TABLES", "30", int),
)


def _default(name: str, otherwise: str) -> str:
    return os.environ.get(_PREFIX + name, otherwise)


def _flag(name: str) -> bool:
    return os.environ.get(_PREFIX + name, "").lower() in _TRUE


def _config(chosen: argparse.Namespace) -> "Config":
    from saqqara.server.config import Config  # noqa: PLC0415
    from saqqara.server.protocol.rest import Limits  # noqa: PLC0415

    return Config(
        host=chosen.host,
        port=chosen.port,
        data=chosen.data,
        root_path=chosen.root_path.rstrip("/"),
        proxies=chosen.proxies,
        origins=tuple(filter(None, chosen.origins.split(","))),
        secure=chosen.secure,
        workers=max(1, chosen.workers),
        bot_budget=chosen.bot_budget,
        undo_grace=int(chosen.undo_grace * 1000),
        messages=chosen.messages,
        requests=chosen.requests,
        keep_finished=chosen.keep_finished,
        keep_unfinished=chosen.keep_unfinished,
        static=Path(chosen.static) if chosen.static else None,
        limits=Limits(
            tables=chosen.max_tables,
            connections=chosen.max_connections,
            connections_per_address=chosen.max_per_address,
            tables_per_address=chosen.max_new_tables,
        ),
    )


def _announce(addresses: "Addresses", browser: bool) -> None:
    """Where to go, for people on this machine and beside it."""
    print(say("serve-ready"))
    print(say("serve-local", address=addresses.local))
    if addresses.network is not None:
        print(say("serve-network", address=addresses.network))
        if sys.stdout.isatty():
            _show_code(addresses.network)
    print(say("serve-admin", address=addresses.admin))
    print(say("serve-end"), flush=True)
    if browser and sys.stdout.isatty():
        webbrowser.open(addresses.local)


def _show_code(address: str) -> None:
    """The address as a picture for a telephone's camera."""
    import segno  # noqa: PLC0415

    segno.make(address, error="l").terminal(compact=True)
