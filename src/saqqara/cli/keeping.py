"""What `saqqara backup` and `saqqara restore` share."""

import asyncio
import os
from pathlib import Path

from saqqara.cli.arguments import Parser
from saqqara.cli.serve import NotInstalled
from saqqara.cli.texts import say


def parser(command: str) -> Parser:
    made = Parser(command)
    made.add_argument("file", metavar="FILE", help=say("help-backup-file"))
    default = os.environ.get("SAQQARA_DATA", "saqqara-data")
    made.add_argument("--data", metavar="DIR|URL", default=default, help=say("help-data"))
    return made


def copied(source: str, target: str) -> int:
    """Copy all tables from one address to another; how many there are."""
    try:
        from saqqara import storage  # noqa: PLC0415
    except ImportError as error:
        raise NotInstalled("server_not_installed", "", {"name": str(error.name)}) from error

    async def work() -> int:
        one, other = storage.opened(source), storage.opened(target)
        await one.open()
        await other.open()
        try:
            return await storage.copy(one, other)
        finally:
            await one.close()
            await other.close()

    return asyncio.run(work())


def file_address(name: str) -> str:
    """A backup is a database of its own, whatever it is called."""
    return str(Path(name) if name.endswith(".db") else Path(f"{name}.db"))
