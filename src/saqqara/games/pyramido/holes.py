"""Holes that no domino can fill (PY-T4), and what they would cost."""

from saqqara.core.bits import shl
from saqqara.core.reason import Reason
from saqqara.games.pyramido import actions, decisions
from saqqara.games.pyramido.rules.legal import is_legal
from saqqara.games.pyramido.rules.placing import window_step
from saqqara.games.pyramido.state import (
    EVERY_ROW,
    ROW,
    WINDOW,
    Table,
    board,
    cards_held,
    occupied,
    pyramid_of,
    rectangle,
)
from saqqara.games.pyramido.tables import TURNS

_SIZES = ((5, 4), (4, 5))
_WHOLE_ROW = 0x7F


def cautions(t: Table, action: int) -> tuple[Reason, ...]:
    """What to ask before this legal action is played."""
    if not is_legal(t, action):
        return ()
    if t.decision == decisions.PLACE:
        return _of_placement(t, action)
    if t.decision == decisions.REPAIR and action >= actions.REPAIR:
        return _of_repair(t)
    return ()


def _of_placement(t: Table, action: int) -> tuple[Reason, ...]:
    """PY-T4; PY-T6: with too few cards the player will lose."""
    cells = holes_after(t, action)
    if cells <= holes(t):
        return ()
    cards = int(cards_held(pyramid_of(t, t.seat)))
    if cells > cards:
        return (Reason("leads_to_elimination", "PY-T6", {"cells": cells, "cards": cards}),)
    return (Reason("leaves_a_hole", "PY-T4", {"cells": cells, "cards": cards}),)


def _of_repair(t: Table) -> tuple[Reason, ...]:
    """PY-T6: the card will be needed."""
    cells, cards = holes(t), int(cards_held(pyramid_of(t, t.seat)))
    if cells == cards > 0:
        return (Reason("card_will_be_needed", "PY-T6", {"cells": cells, "cards": cards - 1}),)
    return ()


def holes(t: Table) -> int:
    """How many cells of the stage stay empty for the seat to move, if all goes on as well as it can."""
    return _fewest(t, _laid(t))


def holes_after(t: Table, action: int) -> int:
    """The same after this placement."""
    cell, turns = divmod(action - actions.PLACE, TURNS)
    return _fewest(t, _laid(t) | int(shl(1, cell)) | int(shl(1, cell + window_step(turns))))


def _laid(t: Table) -> int:
    """In the window."""
    return int(board(occupied(pyramid_of(t, t.seat)), t.stage)) << WINDOW


def _fewest(t: Table, laid: int) -> int:
    """In the best raster that these cells of the window leave open."""
    p = pyramid_of(t, t.seat)
    if t.stage > 0:
        return unmatched(int(rectangle(p.width - t.stage, p.height - t.stage)) & ~(laid >> WINDOW))
    columns = [column for column in range(ROW) if laid >> column & EVERY_ROW]
    rows = [row for row in range(ROW) if laid >> ROW * row & _WHOLE_ROW]
    if not columns:
        return 0
    laid >>= ROW * rows[0] + columns[0]
    fewest = max(width * height for width, height in _SIZES)
    for width, height in _SIZES:
        for right in range(width - (columns[-1] - columns[0])):
            for down in range(height - (rows[-1] - rows[0])):
                free = int(rectangle(width, height)) & ~(laid << ROW * down + right)
                fewest = min(fewest, unmatched(free))
                if fewest == 0:
                    return 0
    return fewest


def unmatched(free: int) -> int:
    """How many of these cells stay empty when as many dominoes as possible are laid on them.

    >>> unmatched(0b0111)
    1
    """
    cells = [cell for cell in range(free.bit_length()) if free >> cell & 1]
    partners: dict[int, int] = {}
    for cell in cells:
        if _is_even(cell):
            _find_partner(cell, free, partners, set())
    return len(cells) - 2 * len(partners)


def _is_even(cell: int) -> bool:
    """As on a chessboard."""
    return (cell % ROW + cell // ROW) % 2 == 0


def _find_partner(cell: int, free: int, partners: dict[int, int], tried: set[int]) -> bool:
    """Give an even cell a neighbour of its own; others may have to change theirs."""
    for other in (cell + 1, cell + ROW, cell - 1, cell - ROW):
        if other >= 0 and free >> other & 1 and other not in tried:
            tried.add(other)
            if other not in partners or _find_partner(partners[other], free, partners, tried):
                partners[other] = cell
                return True
    return False
