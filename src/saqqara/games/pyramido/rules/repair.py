"""Repair cards (PY-T9, PY-T10), and holes that have to be filled with them (PY-T5)."""

from mypy_extensions import i64

from saqqara.core.bits import lowest, popcount, shl
from saqqara.games.pyramido import events
from saqqara.games.pyramido.rules.markers import mark
from saqqara.games.pyramido.rules.placing import clear, lay_block
from saqqara.games.pyramido.state import Pyramid, Table, free_cells, has_marker, nibble, origin, pyramid_of
from saqqara.games.pyramido.tables import CARD_JEWELS, JEWELS


def block_of_card(colour: i64, turns: i64) -> i64:
    """PY-C3: a jewel of its colour in one quadrant."""
    return colour | nibble(CARD_JEWELS, turns) << JEWELS


def unmarked(t: Table) -> i64:
    """PY-T9: a bit for each block of the new domino without a marker."""
    p = pyramid_of(t, t.seat)
    blocks: i64 = 3
    if p.markers >> t.first & 1:
        blocks = 2
    if p.markers >> t.second & 1:
        blocks &= 1
    return blocks


def repair(t: Table, which: i64, turns: i64) -> None:
    """PY-T9: the card replaces a block; PY-T10: its marker goes on it."""
    p = pyramid_of(t, t.seat)
    cell: i64 = t.second if which else t.first
    marker: bool = has_marker(p, t.colour)
    clear(p, cell)
    _lay_card(t, p, cell, turns, "PY-T9")
    if marker:
        mark(t, "PY-T10", cell)


def hole_block(t: Table) -> i64:
    """PY-T5: 0 while both cells are free, then 1."""
    free: i64 = free_cells(pyramid_of(t, t.seat), t.stage)
    return 2 - popcount(free)


def next_hole(p: Pyramid, stage: i64) -> i64:
    """PY-T5: the first free cell, by rows."""
    return lowest(free_cells(p, stage)) + origin(stage)


def fill_hole(t: Table, turns: i64) -> None:
    """PY-T5: no marker goes on the card."""
    p = pyramid_of(t, t.seat)
    _lay_card(t, p, next_hole(p, t.stage), turns, "PY-T5")


def _lay_card(t: Table, p: Pyramid, cell: i64, turns: i64, rule: str) -> None:
    lay_block(p, cell, block_of_card(t.colour, turns))
    p.cards |= shl(1, cell)
    events.laid_card(t, rule, cell, turns)
    t.colour = 0
