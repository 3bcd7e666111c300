"""Players that decide by themselves: a seat, its view, and nothing else."""

from saqqara.bots.levels import UnknownBot, levels, make, names
from saqqara.bots.player import Bot

__all__ = ["Bot", "UnknownBot", "levels", "make", "names"]
