"""What happens at the table, told step by step: every event of Pyramido, its rule and its arguments.

From the events of an action one can draw the table as it is afterwards: nothing changes without being told. Cells are
counted as in the texts of actions; stages, slots, stacks and blocks from 1.
"""

from mypy_extensions import i64

from saqqara.core.event import POINTS
from saqqara.games.pyramido.state import (
    Table,
    colour_at,
    coordinates,
    pyramid_of,
)
from saqqara.games.pyramido.tables import COLOUR_NAMES, SOURCES

# --- Turns


def turn_began(t: Table) -> None:
    if t.trace is not None:
        t.trace.add("turn_began", t.seat, "PY-B1", {})


def drafted(t: Table, slot: i64) -> None:
    if t.trace is not None:
        t.trace.add("drafted", t.seat, "PY-T1", {"domino": int(t.domino), "slot": slot + 1})


def placed(t: Table, turns: i64) -> None:
    """The cell is that of the left block."""
    if t.trace is not None:
        where = cell_arguments(t, t.first)
        t.trace.add("placed", t.seat, "PY-T1", {"domino": int(t.domino), **where, "degrees": 90 * turns})


def marked(t: Table, rule: str, cell: i64) -> None:
    if t.trace is not None:
        colour = COLOUR_NAMES[colour_at(pyramid_of(t, t.seat), cell)]
        t.trace.add("marked", t.seat, rule, {"colour": colour, **cell_arguments(t, cell)})


def skipped(t: Table) -> None:
    if t.trace is not None:
        t.trace.add("skipped", t.seat, "PY-T9", {})


def chose_side(t: Table, rule: str) -> None:
    if t.trace is not None:
        t.trace.add("side_chosen", t.seat, rule, {"colour": COLOUR_NAMES[t.colour]})


def laid_card(t: Table, rule: str, cell: i64, turns: i64) -> None:
    if t.trace is not None:
        where = cell_arguments(t, cell)
        t.trace.add("card_laid", t.seat, rule, {"colour": COLOUR_NAMES[t.colour], **where, "degrees": 90 * turns})


def cell_arguments(t: Table, cell: i64) -> dict[str, int | str]:
    x, y = coordinates(pyramid_of(t, t.seat), t.stage, cell)
    return {"x": x, "y": y}


# --- Quarry


def refilled(t: Table, slot: i64, stack: i64, domino: i64) -> None:
    if t.trace is not None:
        arguments: dict[str, int | str] = {"slot": slot + 1, "stack": stack + 1, "domino": domino}
        t.trace.add("refilled", t.seat, "PY-T11", arguments)


def split(t: Table, highest: i64, stack: i64, dominoes: i64) -> None:
    if t.trace is not None:
        arguments: dict[str, int | str] = {"highest": highest + 1, "stack": stack + 1, "dominoes": dominoes}
        t.trace.add("stack_split", None, "PY-T12", arguments)


def turned_up(t: Table, stack: i64, domino: i64) -> None:
    if t.trace is not None:
        t.trace.add("turned_up", None, "PY-T11", {"stack": stack + 1, "domino": domino})


# --- Stages


def eliminated(t: Table, seat: i64) -> None:
    if t.trace is not None:
        t.trace.add("eliminated", seat, "PY-T6", {})


def stage_ended(t: Table) -> None:
    if t.trace is not None:
        t.trace.add("stage_ended", None, "PY-R1", {"stage": t.stage + 1})


def scored(t: Table, seat: i64, jewels: i64, minos: i64) -> None:
    """Points that are banked now; the markers then go back (PY-R5)."""
    if t.trace is not None:
        _points(t, seat, "PY-R2", SOURCES[2 * t.stage], jewels)
        _points(t, seat, "PY-R3", SOURCES[2 * t.stage + 1], minos)


def _points(t: Table, seat: i64, rule: str, source: str, number: i64) -> None:
    if t.trace is not None and number != 0:
        t.trace.add(POINTS, seat, rule, {"source": source, "points": number})


def stage_began(t: Table, starter: i64) -> None:
    if t.trace is not None:
        t.trace.add("stage_began", starter, "PY-R6", {"stage": t.stage + 1})


def game_ended(t: Table) -> None:
    if t.trace is not None:
        t.trace.add("game_ended", None, "PY-E1", {})
