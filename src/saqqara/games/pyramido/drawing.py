"""The whole table as text, to play from: what this state knows, or this view."""

from typing import Final

from saqqara.core.reason import Arguments, sentence
from saqqara.games.pyramido import decisions
from saqqara.games.pyramido.areas import Place, Quadrant, seen_from_above
from saqqara.games.pyramido.decisions import DECISION_NAMES
from saqqara.games.pyramido.scoring import stage_points, total_points
from saqqara.games.pyramido.state import (
    Pyramid,
    Table,
    coordinates,
    corner,
    has_marker,
    is_open,
    is_out,
    octet,
    pyramid_of,
    sides_held,
)
from saqqara.games.pyramido.tables import BLOCKS, CARDS, COLOUR_NAMES, COLOURS, JEWELS, SLOTS, STACKS, STAGES

WIDTH: Final = 100
JEWEL: Final = "◆"
MARKER: Final = "●"
CARD: Final = "+"
MARKED_CARD: Final = "⊕"
FREE: Final = "·"
_GAP: Final = "   "
_TILE: Final = 16
_BORDERS: Final = (" ", "─", "═"), (" ", "│", "║")  # none, of blocks, of stages: lying, standing
# Where borders meet, by the arms there are: 1 up, 2 right, 4 down, 8 left. Each: all of blocks; those standing, those
# lying, all of stages.
_JOINTS: Final = {
    3: "└╙╘╚", 5: "│║│║", 6: "┌╓╒╔", 7: "├╟╞╠", 9: "┘╜╛╝", 10: "──══",
    11: "┴╨╧╩", 12: "┐╖╕╗", 13: "┤╢╡╣", 14: "┬╥╤╦", 15: "┼╫╪╬",
}  # fmt: skip

Seen = dict[Place, Quadrant]


def drawn(t: Table) -> str:
    """Stacks, quarry, pyramids from above, players."""
    over = t.decision == decisions.OVER
    lines = [_say("heading", {"stage": int(t.stage) + 1, "stages": STAGES}), *_legend(), ""]
    lines += [*_stacks(t), *_quarry(t), ""]
    lines += [*_side_by_side([_panel(t, seat) for seat in range(t.seats)]), *_players(t), ""]
    lines.append(_say("over", {}) if over else _decision(t))
    return "\n".join(line.rstrip() for line in lines)


def _say(code: str, arguments: Arguments) -> str:
    return sentence("pyramido", code, arguments)


def _letter(colour: int) -> str:
    return sentence("letter", COLOUR_NAMES[colour], {})


def _legend() -> list[str]:
    named = (f"{_letter(colour)} {sentence('colour', COLOUR_NAMES[colour], {})}" for colour in range(1, COLOURS + 1))
    marks: Arguments = {"jewel": JEWEL, "marker": MARKER, "card": CARD, "marked_card": MARKED_CARD, "free": FREE}
    return [_say("colours", {"colours": "  ".join(named)}), _say("marks", marks)]


# --- Dominoes


def _stacks(t: Table) -> list[str]:
    """The tops, and how many dominoes a stack has."""
    tiles = []
    for stack in range(STACKS):
        heading = _say("stack", {"stack": stack + 1, "dominoes": int(octet(t.heights, stack))})
        tiles.append([heading, *_tile(t.dominoes[octet(t.tops, stack)])])
    return _in_row(tiles, "")


def _quarry(t: Table) -> list[str]:
    """Each slot lies between the stacks that refill it."""
    tiles = []
    for slot in range(SLOTS):
        heading = _say("slot", {"slot": slot + 1})
        tiles.append([heading, *_tile(int(octet(t.quarry, slot)))])
    if t.domino:
        tiles.append([_say("drafted", {}), *_tile(int(t.domino))])
    return _in_row(tiles, " " * (_TILE // 2))


def _tile(domino: int) -> list[str]:
    """A domino lying: its number, and its two rows of quadrants."""
    if domino == 0:
        return ["-", "", ""]
    left, right = BLOCKS[8 * domino], BLOCKS[8 * domino + 1]
    return [f"#{domino}", *(f"{_half(left, row)}│{_half(right, row)}" for row in range(2))]


def _half(block: int, row: int) -> str:
    """A row of a block."""
    jewels = block >> JEWELS + 2 * row
    letter = _letter(block & 7)
    return "".join(f"{letter}{JEWEL if jewels >> column & 1 else ' '}" for column in range(2))


def _in_row(tiles: list[list[str]], indent: str) -> list[str]:
    return [indent + "".join(f"{line:<{_TILE}}" for line in lines) for lines in zip(*tiles, strict=True)]


# --- Pyramids


def _side_by_side(panels: list[list[str]]) -> list[str]:
    """As many in a row as the terminal is wide enough for."""
    rows: list[list[list[str]]] = [[]]
    for panel in panels:
        if rows[-1] and sum(len(other[0]) + len(_GAP) for other in rows[-1]) + len(panel[0]) > WIDTH:
            rows.append([])
        rows[-1].append(panel)
    lines = []
    for row in rows:
        height = max(len(panel) for panel in row)
        filled = [[*panel, *[" " * len(panel[0])] * (height - len(panel))] for panel in row]
        lines += [_GAP.join(parts) for parts in zip(*filled, strict=True)]
        lines.append("")
    return lines


def _panel(t: Table, seat: int) -> list[str]:
    """A pyramid under the name of its seat, with the coordinates of the stage that is being built."""
    p = pyramid_of(t, seat)
    deciding = t.decision != decisions.OVER and seat == t.seat
    heading = ("> " if deciding else "  ") + _say("seat", {"seat": seat})
    left, top, right, bottom = _frame(t, p, deciding)
    body = _body(t, p, (left, top, right, bottom))
    labels = _column_labels(t, p, left, right)
    lines = [
        heading,
        labels,
        *(f"{label}{line}" for label, line in zip(_row_labels(t, p, top, bottom), body, strict=True)),
    ]
    width = max(len(line) for line in lines)
    return [f"{line:<{width}}" for line in lines]


def _frame(t: Table, p: Pyramid, deciding: bool) -> tuple[int, int, int, int]:
    """The quadrants that are drawn: first column and row, and those after the last.

    Around the open raster of the seat to move two cells more, as far as a domino can reach.
    """
    width, height = max(int(p.width), 2), max(int(p.height), 1)
    across = down = 0
    if t.stage == 0 and deciding and p.width and is_open(p):
        across = min(2, (5 if height <= 4 else 4) - width)
        down = min(2, (5 if width <= 4 else 4) - height)
    return -2 * across, -2 * down, 2 * (width + across), 2 * (height + down)


def _body(t: Table, p: Pyramid, frame: tuple[int, int, int, int]) -> list[str]:
    """Rows of quadrants, and between them the borders of blocks and stages."""
    left, top, right, bottom = frame
    seen = seen_from_above(p)
    lines = []
    for row in range(top, bottom + 1):
        border, inside = "", ""
        for column in range(left, right + 1):
            border += _crossing(t, p, seen, column, row) + _border(seen, (column, row - 1), (column, row), 0) * 2
            inside += _border(seen, (column - 1, row), (column, row), 1) + _quadrant(seen, column, row)
        lines += [border[:-2], inside[:-2]]
    return lines[:-1]


def _quadrant(seen: Seen, column: int, row: int) -> str:
    quadrant = seen.get((column, row))
    return "  " if quadrant is None else _letter(quadrant.colour) + (JEWEL if quadrant.jewel else " ")


def _rank(seen: Seen, one: Place, other: Place) -> int:
    """0: no border; 1: between blocks of a stage; 2: between stages, or around all."""
    first, second = seen.get(one), seen.get(other)
    if first is None or second is None:
        return 0 if first is second else 2
    if first.cell == second.cell:
        return 0
    return 1 if first.stage == second.stage else 2


def _border(seen: Seen, one: Place, other: Place, standing: int) -> str:
    return _BORDERS[standing][_rank(seen, one, other)]


def _crossing(t: Table, p: Pyramid, seen: Seen, column: int, row: int) -> str:
    """Above and to the left of a quadrant: borders meet there, or it is the middle of a cell."""
    above_left, above = (column - 1, row - 1), (column, row - 1)
    below_left, below = (column - 1, row), (column, row)
    up, down = _rank(seen, above_left, above), _rank(seen, below_left, below)
    right, left = _rank(seen, above, below), _rank(seen, above_left, below_left)
    if up or down or right or left:
        arms = (up > 0) + 2 * (right > 0) + 4 * (down > 0) + 8 * (left > 0)
        return _JOINTS[arms][(max(up, down) == 2) + 2 * (max(right, left) == 2)]
    if below in seen:
        return _mark(p, seen[below])
    return FREE if t.stage == 0 and column % 2 and row % 2 else " "


def _mark(p: Pyramid, quadrant: Quadrant) -> str:
    """In the middle of a block."""
    if p.cards >> quadrant.cell & 1:
        return MARKED_CARD if quadrant.marked else CARD
    return MARKER if quadrant.marked else " "


def _column_labels(t: Table, p: Pyramid, left: int, right: int) -> str:
    """x over the middle of each column of cells."""
    line = [" "] * (5 + 3 * (right - left))
    stage = int(t.stage)
    for column in range(left + stage, right - stage, 2):
        label = f"{corner(p, stage)[0] + (column - stage) // 2:>2}"
        at = 4 + 3 * (column - left) + 2
        line[at : at + 2] = label
    return "".join(line)


def _row_labels(t: Table, p: Pyramid, top: int, bottom: int) -> list[str]:
    """y beside the middle of each row of cells."""
    labels = ["    "] * (2 * (bottom - top) + 1)
    stage = int(t.stage)
    for row in range(top + stage, bottom - stage, 2):
        labels[2 * (row - top) + 2] = f"{corner(p, stage)[1] + (row - stage) // 2:>3} "
    return labels


# --- Players


def _players(t: Table) -> list[str]:
    codes = ("seat-column", "points", "stage-column", "cards", "markers")
    heads = [_say(code, {}) for code in codes]
    lines = [f"  {heads[0]:<8}{heads[1]:>8}{heads[2]:>24}   {heads[3]:<14}{heads[4]}"]
    for seat in range(t.seats):
        p = pyramid_of(t, seat)
        jewels, minos = stage_points(p)
        now = f"{jewels} + {minos}"
        if is_out(t, seat):
            now = _say("eliminated", {})
        elif t.decision == decisions.OVER:
            now = "-"
        lines.append(f"  {seat:<8}{total_points(p):>8}{now:>24}   {_cards(p):<14}{_markers(p)}")
    return lines


def _cards(p: Pyramid) -> str:
    """The two letters of each card that is held."""
    sides = int(sides_held(p))
    held = [card for card in range(CARDS) if sides >> 2 * card & 1]
    return " ".join(f"{_letter(2 * card + 1)}/{_letter(2 * card + 2)}" for card in held) or "-"


def _markers(p: Pyramid) -> str:
    """The letters of those that are held."""
    return " ".join(_letter(colour) for colour in range(1, COLOURS + 1) if has_marker(p, colour)) or "-"


def _decision(t: Table) -> str:
    arguments: Arguments = {"seat": int(t.seat), "first": _cell(t, t.first), "second": _cell(t, t.second)}
    if t.colour:
        arguments["colour"] = COLOUR_NAMES[t.colour]
    return _say(f"asks-{DECISION_NAMES[t.decision].replace('_', '-')}", arguments)


def _cell(t: Table, cell: int) -> str:
    x, y = coordinates(pyramid_of(t, t.seat), t.stage, cell)
    return f"{x},{y}"
