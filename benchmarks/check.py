"""Instructions of the compiled build for fixed pieces of work: python -m benchmarks.check [--write]

Seconds depend on the machine and on what else it does; instructions do not. They are counted by valgrind, the Python
loop around the engine included, and compared with instructions.json: a piece that grew by more than 5 % is a failure.
--write records anew.
"""

import json
import platform
import re
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

from benchmarks.builds import ROOT, compiled, environment_of

RECORD = Path(__file__).with_name("instructions.json")
GROWTH = 1.05
MARK = "CPyPy_*Rng___copy"  # how mypyc names what Python calls for counted.mark()
TOTAL = re.compile(r"^(?:totals|summary): (\d+)", re.MULTILINE)


def counted() -> dict[str, float]:
    """Instructions for one unit of each piece."""
    build = compiled()
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", f"--dump-before={MARK}"]
        command += [sys.executable, "-m", "benchmarks.counted"]
        done = subprocess.run(  # noqa: S603
            command, cwd=ROOT, env=environment_of(build), capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            raise RuntimeError(done.stderr)
        units: dict[str, int] = json.loads(done.stdout)
        # Each dump is what came before a mark: before the first piece, the first piece, before the second one, ...
        dumps = [Path(folder, f"out.{number}") for number in range(2, 2 * len(units) + 1, 2)]
        return {
            name: round(total(dump.read_text(encoding="utf-8")) / number, 1)
            for (name, number), dump in zip(units.items(), dumps, strict=True)
        }


def total(dump: str) -> int:
    found = TOTAL.search(dump)
    if found is None:
        raise ValueError("a profile without its total")
    return int(found[1])


def made_with() -> dict[str, str]:
    """What else the instructions depend on."""
    compiler = subprocess.run(["cc", "-dumpfullversion"], capture_output=True, text=True, check=True)  # noqa: S607
    return {
        "machine": platform.machine(),
        "compiler": compiler.stdout.strip(),
        "python": platform.python_version(),
        "mypy": version("mypy"),
    }


def complaints(recorded: dict[str, float], now: dict[str, float]) -> list[str]:
    """What grew too much, and what is measured on one side only."""
    grown = [
        f"{name}: {now[name]} instructions, recorded are {before} ({now[name] / before - 1:+.1%})"
        for name, before in recorded.items()
        if name in now and now[name] > before * GROWTH
    ]
    strange = sorted(recorded.keys() ^ now.keys())
    return grown + [f"{name}: recorded or measured, but not both" for name in strange]


def main() -> int:
    now = counted()
    for name, number in now.items():
        sys.stdout.write(f"{name:<48} {number:>12,.1f}\n")
    if "--write" in sys.argv:
        record = {"made with": made_with(), "instructions": now}
        RECORD.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
        return 0
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    if record["made with"] != made_with():
        sys.stdout.write(f"Not compared: recorded with {record['made with']}, here is {made_with()}\n")
        return 0
    wrong = complaints(record["instructions"], now)
    sys.stdout.write("".join(f"{line}\n" for line in wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
