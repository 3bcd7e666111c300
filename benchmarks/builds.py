"""The two builds of one source: where Python finds them."""

import hashlib
import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PURE = ROOT / "src"
BUILD = ROOT / "build" / "benchmarks"
NATIVE = ROOT / "build" / "native" / "done"


def compiled() -> Path:
    """The compiled build: what `make native` made, or one of our own, made anew where the source has changed."""
    if NATIVE.exists() and NATIVE.stat().st_mtime >= max(path.stat().st_mtime for path in sources()):
        return NATIVE.parent
    folder = BUILD / "compiled"
    stamp = folder / "stamp"
    wanted = fingerprint()
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        sys.stderr.write("Compiling the rules; that takes some minutes ...\n")
        make_wheel(folder, {})
        stamp.write_text(wanted, encoding="utf-8")
    return folder


def sources() -> list[Path]:
    """All that a build is made from."""
    return [*sorted(PURE.rglob("*.py")), ROOT / "scripts" / "native.py", ROOT / "pyproject.toml"]


def fingerprint() -> str:
    digest = hashlib.sha256(sys.version.encode())
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def make_wheel(folder: Path, environment: dict[str, str]) -> None:
    """A compiled wheel, unpacked into `folder`."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir"]
    with tempfile.TemporaryDirectory() as temporary:
        subprocess.run(  # noqa: S603
            [*command, temporary, str(ROOT)], check=True, env={**os.environ, "SAQQARA_NATIVE": "1", **environment}
        )
        wheel = next(Path(temporary).glob("*.whl"))
        folder.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)


def environment_of(build: Path) -> dict[str, str]:
    """For a process that plays with this build, and always does the same."""
    return {**os.environ, "PYTHONPATH": f"{build}{os.pathsep}{ROOT}", "PYTHONHASHSEED": "0"}
