"""The games of the house: every folder in here is one."""

from importlib import import_module
from pkgutil import iter_modules

from saqqara.core.registry import register


def register_all() -> None:
    """Make every game known; a new game is a new folder, named nowhere else."""
    for folder in iter_modules(__path__):
        register(import_module(f"{__name__}.{folder.name}.game").GAME)
