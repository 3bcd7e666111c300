"""Random games of Imhotep in C: `imhotep.c`, compiled when it is first asked for."""

import ctypes
import shutil
import subprocess
from functools import cache
from pathlib import Path

from saqqara import Rng, State
from saqqara.games.imhotep.decisions import ACTION
from saqqara.games.imhotep.state import WORDS

SOURCE = Path(__file__).with_suffix(".c")
BUILD = SOURCE.parents[2] / "build" / "benchmarks"
FLAGS = ("-O3", "-std=c11", "-Wall", "-Wextra", "-Werror")
# Those of the state's words that its struct begins with, in its order; the rest is 0 where a turn begins.
FIELDS = (
    *("seats", "round", "active", "round_cards", "sizes", "aboard", "moored", "free", "ready", "harbours"),
    *("sleds", "quarries", "market", "deck0", "deck1", "deck2", "deck_count", "discards", "reshuffle"),
    *("blue_cards", "kept_cards", "pyramid", "pyramid_counts", "surplus", "temple_seen", "temple_stones"),
    *("temple_next", "temple_points", "burial01", "burial23", "burial_count", "obelisk_stones", "passes", "seat"),
)
OWN_FIELDS = ("decision", "ship", "queue")


class Table(ctypes.Structure):
    """The struct of the C program."""

    _fields_ = tuple((name, ctypes.c_int64) for name in (*FIELDS, *OWN_FIELDS))


def compiler() -> str | None:
    return shutil.which("cc")


@cache
def library() -> ctypes.CDLL:
    """The C program, compiled by `cc -O3`."""
    BUILD.mkdir(parents=True, exist_ok=True)
    made = BUILD / "imhotep.so"
    command = [compiler() or "cc", *FLAGS, "-shared", "-fPIC", "-o", str(made), str(SOURCE)]
    subprocess.run(command, check=True)  # noqa: S603
    program = ctypes.CDLL(str(made))
    program.playouts.restype = ctypes.c_int64
    program.playouts.argtypes = [ctypes.POINTER(Table), ctypes.c_int64, ctypes.c_int64, ctypes.POINTER(ctypes.c_int64)]
    program.copies.argtypes = [ctypes.POINTER(Table), ctypes.POINTER(Table), ctypes.c_int64]
    if program.size_of_table() != ctypes.sizeof(Table):
        raise TypeError("the struct of imhotep.c has other fields than Table")
    return program


def can_play(state: State) -> bool:
    """Whether a turn begins, on boards that all show side A, without Pharaoh's Wrath."""
    words = dict(zip(WORDS, state.words(), strict=True))
    return words["variant"] == 0 and words["decision"] == ACTION


def table_of(state: State) -> Table:
    words = dict(zip(WORDS, state.words(), strict=True))
    if not can_play(state):
        raise ValueError("the C program plays the sides A only, from the beginning of a turn")
    return Table(*(words[name] for name in FIELDS))


def points_of(players: int, n: int) -> ctypes.Array[ctypes.c_int64]:
    """Room for the scores of `n` games."""
    return (ctypes.c_int64 * (n * players))()


def playouts(state: State, n: int, seed: int) -> tuple[list[tuple[int, ...]], int]:
    """What saqqara.playouts() gives, and how many decisions that took."""
    points = points_of(state.players, n)
    decisions = library().playouts(table_of(state), n, Rng(seed).state, points)
    flat = list(points)
    return [tuple(flat[at : at + state.players]) for at in range(0, len(flat), state.players)], int(decisions)
