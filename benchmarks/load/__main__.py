"""Starts a server, plays at its tables, and prints what it took."""

import argparse
import tempfile
from pathlib import Path

import uvloop

from benchmarks.load.clients import Load
from benchmarks.load.server import served


def main() -> None:
    chosen = _parser().parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        report = uvloop.run(Load(server, chosen.game, chosen.tables, chosen.pace, chosen.seconds).run())
    pace = f"{chosen.pace} moves/s each" if chosen.pace else "closed loop"
    print(f"{chosen.game}, {chosen.tables} tables, {pace}, {chosen.seconds} s")
    print(f"moves/s {report.moves_per_second:.0f}, refused {report.refused}")
    print(f"latency ms: p50 {report.percentile(50):.1f}, p99 {report.percentile(99):.1f}")
    print(f"processor: server {report.cpu:.2f}, clients {report.client_cpu:.2f}")
    print(f"memory for a table with two connections: {report.memory_idle / 1024:.0f} kB")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load")
    parser.add_argument("--game", default="imhotep")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pace", type=float, default=0.0, help="moves a second at each table; 0: closed loop")
    parser.add_argument("--seconds", type=float, default=10.0)
    return parser


if __name__ == "__main__":
    main()
