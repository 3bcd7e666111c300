"""A PostgreSQL of one's own: in a new folder, on a socket in that folder, no port."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

_NUMBERS = count()
_USER = "postgres"


def program(name: str) -> str:
    """Debian keeps its programs out of the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name) or ""


@contextmanager
def cluster() -> Iterator[Path]:
    """The folder of a running server."""
    folder = Path(tempfile.mkdtemp(prefix="saqqara-postgres-"))
    as_user = []
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(folder, _USER)
        as_user = ["runuser", "-u", _USER, "--"]
    data = folder / "data"
    _run(*as_user, program("initdb"), "-D", str(data), "-U", _USER, "-A", "trust", "--no-sync")
    options = f"-c listen_addresses= -c unix_socket_directories={folder}"
    control = [*as_user, program("pg_ctl"), "-D", str(data), "-w"]
    _run(*control, "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield folder
    finally:
        _run(*control, "-m", "immediate", "stop")
        shutil.rmtree(folder)


def database(folder: Path) -> str:
    """The address of a new database."""
    name = f"test{next(_NUMBERS)}"
    _run(program("psql"), "-q", "-h", str(folder), "-U", _USER, "-c", f"CREATE DATABASE {name}")
    return f"postgresql://{_USER}@/{name}?host={folder}"


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, cwd="/")  # noqa: S603
