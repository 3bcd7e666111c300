"""A server of its own, as `saqqara serve` starts it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

_MUCH = "1000000"


class Served(NamedTuple):
    port: int
    process: int

    def memory(self) -> int:
        """Bytes that the server's process holds."""
        status = Path(f"/proc/{self.process}/status").read_text(encoding="utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found[1]) * 1024 if found else 0

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(folder: Path) -> Iterator[Served]:
    command = [
        str(Path(sys.executable).parent / "saqqara"),
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--no-browser",
    ]
    for limit in ("max-per-address", "max-new-tables", "max-connections", "max-tables", "messages", "requests"):
        command += [f"--{limit}", _MUCH]
    process = subprocess.Popen([*command, "--data", str(folder)], stdout=subprocess.PIPE, text=True)  # noqa: S603
    assert process.stdout is not None
    try:
        port = 0
        for line in process.stdout:
            found = re.search(r"localhost:(\d+)", line)
            port = int(found[1]) if found else port
            if "Ctrl-C" in line:
                break
        yield Served(port, process.pid)
    finally:
        process.terminate()
        process.wait(30)
