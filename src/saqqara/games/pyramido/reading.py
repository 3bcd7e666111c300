"""A written position (docs/positions.md) laid out on the table again; `checking` says whether it can be played on."""

from typing import Any

from saqqara.core.bits import shl
from saqqara.core.fields import Fields
from saqqara.games.pyramido import decisions
from saqqara.games.pyramido.checking import check
from saqqara.games.pyramido.decisions import DECISION_NAMES, DECISION_RULES
from saqqara.games.pyramido.rules.placing import find_placements, lay_block
from saqqara.games.pyramido.state import (
    POINT_BITS,
    ROW,
    SCORED,
    Pyramid,
    Table,
    board,
    corner,
    has_marker,
    is_full,
    lay_out_stacks,
    occupied,
    origin,
    pyramid_of,
    seat_players,
    sides_held,
)
from saqqara.games.pyramido.tables import (
    COLOUR_NAMES,
    DOMINOES,
    JEWELS,
    QUADRANT_NAMES,
    SEEN_QUADRANTS,
    SLOTS,
    STACKS,
    STAGES,
)

KEYS = (
    "players", "options", "turn", "revealed", "to_move", "stage", "quarry", "stacks",
    "pyramids", "stage_points", "eliminated", "pending",
)  # fmt: skip
BLOCK_KEYS = ("x", "y", "colour", "jewels", "card", "marker")
MOST_TURNS = 2**31
LONGEST_SIDE = 5
ALL_COLOURS = COLOUR_NAMES[1:]

Cell = tuple[int, int]


def read(t: Table, position: dict[str, Any], hidden: bool) -> None:
    """Lay `position` out on the empty table `t`; with `hidden` it is a view's. InvalidPosition says what is wrong."""
    fields = Fields(position, "", (*KEYS, "hidden") if hidden else KEYS, hidden)
    _read_game(t, fields)
    for seat, stages in enumerate(fields.items("pyramids", t.seats, t.seats)):
        _read_pyramid(t, pyramid_of(t, seat), _one(fields, f"pyramids[{seat}]", stages), f"pyramids[{seat}]")
    for seat, points in enumerate(fields.items("stage_points", t.seats, t.seats)):
        _read_stage_points(pyramid_of(t, seat), _one(fields, f"stage_points[{seat}]", points), f"stage_points[{seat}]")
    _read_pending(t, fields)
    _read_dominoes(t, fields)
    check(t, fields)
    if t.decision == decisions.PLACE:
        find_placements(t)


def _one(fields: Fields, key: str, value: object) -> Fields:
    """A list within a list, to be read by its path."""
    return Fields({key: value}, "", (key,), fields.hidden)


def _read_game(t: Table, fields: Fields) -> None:
    seat_players(t, fields.number("players", 2, 4))
    fields.child("options", ())
    t.turns = fields.number("turn", 0, MOST_TURNS)
    t.reveals = fields.number("revealed", 0, MOST_TURNS)
    t.stage = fields.number("stage", 1, STAGES) - 1
    lost = fields.series("eliminated", t.seats - 1, 0, t.seats - 1)
    for place, seat in enumerate(lost):
        if seat in lost[:place]:
            fields.refuse(f"eliminated[{place}]", "seat_twice", {"seat": seat}, "PY-T6")
        t.lost |= (seat + 1) << 4 * place


# --- Dominoes


def _read_dominoes(t: Table, fields: Fields) -> None:
    """PY-C1, PY-S2: each domino lies in one place."""
    seen = [int(t.domino)] if t.domino else []
    for slot, domino in enumerate(fields.gapped("quarry", SLOTS, 1, DOMINOES)):
        if domino is not None:
            _see(seen, domino, fields, f"quarry[{slot}]")
            t.quarry |= domino << 8 * slot
    stacks = [_stack(fields, stack, each) for stack, each in enumerate(fields.items("stacks", STACKS, STACKS))]
    hidden = _hidden(fields, sum(stack.count(None) for stack in stacks)) if fields.hidden else []
    t.veiled = int(fields.hidden)
    order: list[int] = []
    unknown = iter(hidden)
    for stack, dominoes in enumerate(stacks):
        for place, domino in enumerate(dominoes):
            known = next(unknown) if domino is None else domino
            _see(seen, known, fields, f"stacks[{stack}][{place}]")
            order.append(known)
    lay_out_stacks(t, bytes(order), [len(stack) for stack in stacks])


def _see(seen: list[int], domino: int, fields: Fields, path: str) -> None:
    if domino in seen:
        fields.refuse(path, "domino_twice", {"domino": domino}, "PY-C1")
    seen.append(domino)


def _stack(fields: Fields, stack: int, dominoes: object) -> list[int | None]:
    """Top first; below the top a view says None, a position never does."""
    key = f"stacks[{stack}]"
    one = _one(fields, key, dominoes)
    read = one.gapped(key, len(one.items(key, 1, DOMINOES)), 1, DOMINOES)
    for place, domino in enumerate(read):
        if domino is None and (place == 0 or not fields.hidden):
            fields.refuse(f"{key}[{place}]", "wrong_type", {"expected": "whole number"})
        if domino is not None and place > 0 and fields.hidden:
            fields.refuse(f"{key}[{place}]", "not_hidden", {}, "PY-S2")
    return read


def _hidden(fields: Fields, number: int) -> list[int]:
    dominoes = fields.numbers("hidden", number, 1, DOMINOES)
    if dominoes != sorted(dominoes):
        fields.refuse("hidden", "not_sorted", {})
    return dominoes


# --- Pyramids


def _read_pyramid(t: Table, p: Pyramid, fields: Fields, path: str) -> None:
    for stage, blocks in enumerate(fields.items(path, STAGES, STAGES)):
        key = f"{path}[{stage}]"
        one = _one(fields, key, blocks)
        if one.items(key, 0, 20):
            _read_stage(t, p, stage, one, key)


def _read_stage(t: Table, p: Pyramid, stage: int, fields: Fields, path: str) -> None:
    """PY-B1 to PY-B3: a stage lies on a full one, within its raster."""
    if stage > t.stage:
        fields.refuse(path, "stage_not_begun", {"stage": stage + 1}, "PY-R1")
    if stage > 0 and not is_full(p, stage - 1):
        fields.refuse(path, "stage_below_not_full", {"stage": stage}, "PY-B3")
    blocks = fields.children(path, 0, 20, BLOCK_KEYS)
    low, columns, rows = 0, int(p.width) - stage, int(p.height) - stage
    if stage == 0:
        low, columns, rows = -LONGEST_SIDE, LONGEST_SIDE, LONGEST_SIDE
    cells = [(each.number("x", low, columns - 1), each.number("y", low, rows - 1)) for each in blocks]
    if cells != sorted(set(cells), key=lambda cell: (cell[1], cell[0])):
        fields.refuse(path, "not_sorted", {})
    if stage == 0:
        _read_box(p, cells, fields, path)
    for (x, y), each in zip(cells, blocks, strict=True):
        _read_block(t, p, stage, _cell_at(p, stage, x, y), each)


def _read_box(p: Pyramid, cells: list[Cell], fields: Fields, path: str) -> None:
    """PY-B2: some raster holds all blocks; the first domino is among them."""
    if (0, 0) not in cells or (1, 0) not in cells:
        fields.refuse(path, "first_domino_missing", {}, "PY-B2")
    left, top = -min(x for x, _ in cells), -min(y for _, y in cells)
    p.draw_box(left, top, max(x for x, _ in cells) + left + 1, max(y for _, y in cells) + top + 1)
    if p.width + p.height > 9 or max(p.width, p.height) > LONGEST_SIDE:
        fields.refuse(path, "beyond_the_raster", {"width": int(p.width), "height": int(p.height)}, "PY-B1")


def _cell_at(p: Pyramid, stage: int, x: int, y: int) -> int:
    """On the map."""
    left, top = corner(p, stage)
    return int(origin(stage)) + ROW * (y - top) + x - left


def _read_block(t: Table, p: Pyramid, stage: int, cell: int, fields: Fields) -> None:
    colour = COLOUR_NAMES.index(fields.word("colour", ALL_COLOURS))
    jewels = [QUADRANT_NAMES.index(jewel) for jewel in fields.words("jewels", 2, QUADRANT_NAMES)]
    if jewels != sorted(set(jewels)):
        fields.refuse("jewels", "not_sorted", {})
    if fields.flag("card"):
        if len(jewels) != 1:
            fields.refuse("jewels", "one_jewel_on_a_card", {}, "PY-C3")
        if sides_held(p) >> (colour - 1) & 1 == 0:
            fields.refuse("card", "card_twice", {"colour": COLOUR_NAMES[colour]}, "PY-C3")
        p.cards |= shl(1, cell)
    if fields.flag("marker"):
        if stage != t.stage:
            fields.refuse("marker", "marker_of_another_stage", {"stage": int(t.stage) + 1}, "PY-R5")
        _check_marker(p, colour, len(jewels), fields)
        p.markers |= shl(1, cell)
    lay_block(p, cell, colour | sum(shl(1, jewel) for jewel in jewels) << JEWELS)


def _check_marker(p: Pyramid, colour: int, jewels: int, fields: Fields) -> None:
    """PY-T7: on a jewel, and one of each colour."""
    if jewels == 0:
        fields.refuse("marker", "marker_without_jewel", {}, "PY-T7")
    if not has_marker(p, colour):
        fields.refuse("marker", "marker_twice", {"colour": COLOUR_NAMES[colour]}, "PY-S1")


def _read_stage_points(p: Pyramid, fields: Fields, path: str) -> None:
    """PY-R2, PY-R3."""
    scored = fields.children(path, 0, STAGES, ("jewels", "minos"))
    for stage, each in enumerate(scored):
        jewels = each.number("jewels", 0, SEEN_QUADRANTS)
        p.points |= (jewels | each.number("minos", 0, jewels) << 7) << POINT_BITS * stage
    p.points |= len(scored) << SCORED


# --- The pending decision


def _read_pending(t: Table, fields: Fields) -> None:
    """Whose decision it is, and which; at the end of the game nobody's."""
    seat = fields.optional_number("to_move", 0, t.seats - 1)
    if fields.raw("pending") is None:
        if seat is not None:
            fields.refuse("to_move", "nothing_to_decide", {}, "PY-E1")
        t.decision = decisions.OVER
        return
    pending = fields.child("pending", ("decision", "domino", "cells", "colour"))
    if seat is None:
        fields.refuse("to_move", "nobody_to_move", {}, "PY-T1")
    t.seat = seat
    t.decision = DECISION_NAMES.index(pending.word("decision", DECISION_NAMES[decisions.DRAFT :]))
    t.domino = pending.optional_number("domino", 1, DOMINOES) or 0
    _needed(t, pending, "domino", t.domino > 0, t.decision == decisions.PLACE)
    if pending.raw("colour") is not None:
        t.colour = COLOUR_NAMES.index(pending.word("colour", ALL_COLOURS))
    _needed(t, pending, "colour", t.colour > 0, t.decision in (decisions.LAY, decisions.FORCED_LAY))
    building = decisions.MARK <= t.decision <= decisions.LAY
    cells = [_read_cell(t, pending, index, cell) for index, cell in enumerate(pending.items("cells", 0, 2))]
    _needed(t, pending, "cells", len(cells) == 2, building)
    _needed(t, pending, "cells", len(cells) > 0, building)
    if building:
        t.first, t.second = cells


def _needed(t: Table, pending: Fields, key: str, said: bool, needed: bool) -> None:
    if said != needed:
        pending.refuse(key, "does_not_fit", {"decision": DECISION_NAMES[t.decision]}, DECISION_RULES[t.decision])


def _read_cell(t: Table, pending: Fields, index: int, value: object) -> int:
    """The cell of a block of the stage, on the map."""
    key = f"cells[{index}]"
    p = pyramid_of(t, t.seat)
    x, y = Fields({key: value}, "pending", (key,), pending.hidden).numbers(key, 2, -LONGEST_SIDE, LONGEST_SIDE)
    left, top = corner(p, t.stage)
    cell = ROW * (y - top) + x - left
    if x < left or y < top or x - left >= LONGEST_SIDE or board(occupied(p), t.stage) >> cell & 1 == 0:
        pending.refuse(key, "no_block_there", {"x": x, "y": y}, "PY-T1")
    return int(origin(t.stage)) + cell
