"""Why an action is not legal now, in the terms of the rules."""

from typing import Final

from saqqara.core.reason import Reason
from saqqara.games.pyramido import actions, decisions
from saqqara.games.pyramido.decisions import DECISION_NAMES, DECISION_RULES
from saqqara.games.pyramido.notation import placement
from saqqara.games.pyramido.rules.placing import is_placement, only_half_turns
from saqqara.games.pyramido.rules.repair import unmarked
from saqqara.games.pyramido.state import (
    ROW,
    Table,
    board,
    colour_at,
    corner,
    empty_slot,
    has_marker,
    is_open,
    jewels_at,
    occupied,
    pyramid_of,
)
from saqqara.games.pyramido.tables import COLOUR_NAMES

# Which decisions ask for an action; each kind from its first action on, the last kind first.
_ASKED_BY: Final = (
    (actions.REFILL, (decisions.REFILL,)),
    (actions.LAY, (decisions.LAY, decisions.FORCED_LAY)),
    (actions.REPAIR, (decisions.REPAIR, decisions.FORCED_REPAIR)),
    (actions.SKIP, (decisions.REPAIR,)),
    (actions.MARK, (decisions.MARK,)),
    (actions.PLACE, (decisions.PLACE,)),
    (actions.DRAFT, (decisions.DRAFT,)),
)
_STEPS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))  # from the left block to the right one, by turn

Cell = tuple[int, int]


def why_not(t: Table, action: int) -> Reason:
    """The reason for an action that is not legal, while the game goes on."""
    asked_by = next(asking for first, asking in _ASKED_BY if action >= first)
    if t.decision not in asked_by:
        return _not_asked(t, action)
    if t.decision == decisions.PLACE:
        return _no_placement(t, action)
    if t.decision == decisions.REFILL:
        slot, stack = int(empty_slot(t)) + 1, action - actions.REFILL + 1
        return Reason("other_stack", "PY-T11", {"slot": slot, "stack": stack, "first": slot, "second": slot + 1})
    if t.decision == decisions.LAY:
        return Reason("block_has_marker", "PY-T9", {"block": 1 + (action >= actions.LAY + 4)})
    if t.decision == decisions.FORCED_LAY:
        return Reason("other_cell", "PY-T5", {"block": 2 - (action >= actions.LAY + 4)})
    return Reason("side_not_held", DECISION_RULES[t.decision], {"colour": COLOUR_NAMES[action - actions.REPAIR + 1]})


def _not_asked(t: Table, action: int) -> Reason:
    """Something else is to be decided. Why a marker can't be placed is worth more words, once the domino lies."""
    if t.decision in (decisions.REPAIR, decisions.LAY) and actions.MARK <= action < actions.SKIP:
        return _no_marker(t, action)
    if t.decision == decisions.FORCED_REPAIR and action == actions.SKIP:
        return Reason("has_to_fill", "PY-T5", {})
    return Reason("other_decision", DECISION_RULES[t.decision], {"decision": DECISION_NAMES[t.decision]})


def _no_marker(t: Table, action: int) -> Reason:
    """PY-T7: step 2 is over."""
    p = pyramid_of(t, t.seat)
    block = action - actions.MARK + 1
    cell = t.first if block == 1 else t.second
    colour = COLOUR_NAMES[colour_at(p, cell)]
    if unmarked(t) != 3:
        return Reason("one_marker_only", "PY-T7", {"block": block})
    if jewels_at(p, cell) == 0:
        return Reason("block_without_jewel", "PY-T7", {"block": block, "colour": colour})
    if not has_marker(p, colour_at(p, cell)):
        return Reason("marker_gone", "PY-T7", {"block": block, "colour": colour})
    return Reason("other_decision", DECISION_RULES[t.decision], {"decision": DECISION_NAMES[t.decision]})


# --- Placements


def _no_placement(t: Table, action: int) -> Reason:
    p = pyramid_of(t, t.seat)
    if p.width == 0:
        return Reason("opening_is_unique", "PY-B2", {})
    x, y, turns = placement(corner(p, t.stage), action)
    cells = [(x, y), (x + _STEPS[turns][0], y + _STEPS[turns][1])]
    for cell in cells:
        if _is_taken(t, cell):
            return Reason("cell_taken", "PY-T1", {"x": cell[0], "y": cell[1]})
    outside = _outside(t, cells)
    if outside is not None:
        return outside
    if turns >= 2 and only_half_turns(t) and _is_placement(t, cells[1], turns - 2):
        x, y = cells[1]
        return Reason("looks_the_same", "PY-C1", {"domino": int(t.domino), "x": x, "y": y, "degrees": 90 * (turns - 2)})
    return Reason("does_not_touch", "PY-T2", {})


def _is_taken(t: Table, cell: Cell) -> bool:
    p = pyramid_of(t, t.seat)
    left, top = corner(p, t.stage)
    column, row = cell[0] - left, cell[1] - top
    on_board = 0 <= column < ROW and row >= 0
    return on_board and board(occupied(p), t.stage) >> (ROW * row + column) & 1 == 1


def _outside(t: Table, cells: list[Cell]) -> Reason | None:
    """PY-B1 to PY-B3: beyond every raster that could hold all blocks."""
    p = pyramid_of(t, t.seat)
    left, top = corner(p, t.stage)
    right, bottom = left + int(p.width - t.stage) - 1, top + int(p.height - t.stage) - 1
    width = max(right, *(x for x, _ in cells)) - min(left, *(x for x, _ in cells)) + 1
    height = max(bottom, *(y for _, y in cells)) - min(top, *(y for _, y in cells)) + 1
    if t.stage > 0 or not is_open(p):
        if (width, height) == (right - left + 1, bottom - top + 1):
            return None
        return Reason(
            "outside_the_raster",
            "PY-B3" if t.stage else "PY-B1",
            {"width": right - left + 1, "height": bottom - top + 1},
        )
    if max(width, height) <= 5 and width + height <= 9:
        return None
    return Reason("would_not_fit", "PY-B2", {"width": width, "height": height})


def _is_placement(t: Table, cell: Cell, turns: int) -> bool:
    left, top = corner(pyramid_of(t, t.seat), t.stage)
    column, row = cell[0] - left + 2, cell[1] - top + 2
    in_window = 0 <= column < ROW and 0 <= row < ROW
    return in_window and is_placement(t, ROW * row + column, turns)
