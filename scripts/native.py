"""Compiles the rules (core and games) and the search when a wheel is built, as hatchling's build hook.

Where no compiler works, or where SAQQARA_NATIVE=0 says so, the wheel holds plain Python, which does the same. With
SAQQARA_NATIVE=1 a compile that fails is an error. Editable installs stay plain, so that edits take effect.
SAQQARA_CFLAGS adds flags for the compiler.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOMS = ("core", "games", "bots/search", "bots/knowledge")
LIBRARIES = (".so", ".pyd")


class NativeBuildHook(BuildHookInterface[Any]):
    """The hook that pyproject.toml names."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wanted = os.environ.get("SAQQARA_NATIVE", "")
        if version == "editable" or wanted == "0":
            return
        self._folder = tempfile.TemporaryDirectory()
        libraries = compiled(Path(self.root), Path(self._folder.name))
        if not libraries:
            if wanted == "1":
                raise RuntimeError("the rules could not be compiled; the compiler's messages are above")
            self.app.display_warning("No compiler works here: Saqqara is installed as plain Python, which is slower.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in libraries:
            build_data["force_include"][str(library)] = str(library.relative_to(self._folder.name))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        if hasattr(self, "_folder"):
            self._folder.cleanup()


def compiled(root: Path, folder: Path) -> list[Path]:
    """The libraries that were made in `folder`; none if that failed."""
    command = [sys.executable, str(Path(__file__).resolve()), str(folder)]
    done = subprocess.run(command, cwd=root, check=False)  # noqa: S603
    return sorted(path for path in folder.rglob("*") if path.suffix in LIBRARIES) if done.returncode == 0 else []


def compile_rules(folder: str) -> None:
    """One group of modules, so that calls between them are C calls."""
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import setup  # type: ignore[import-untyped]  # noqa: PLC0415

    modules = sorted(str(path) for room in ROOMS for path in Path("src/saqqara", room).rglob("*.py"))
    extensions = mypycify(["--strict", *modules], opt_level="3", group_name="saqqara", target_dir=f"{folder}/c")
    for extension in extensions:
        extension.extra_compile_args += ["-fno-semantic-interposition", *os.environ.get("SAQQARA_CFLAGS", "").split()]
    made = ["--quiet", "build_ext", "--build-lib", folder, "--build-temp", f"{folder}/temp"]
    setup(name="saqqara", packages=[], ext_modules=extensions, script_args=made)


if __name__ == "__main__":
    compile_rules(sys.argv[1])
