"""Pyramido: leave no hole that no domino fills, and keep the repair cards for when they are needed."""

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from saqqara.bots.search.rollout import Rollout
from saqqara.core.bits import popcount, shl
from saqqara.core.rng import Rng
from saqqara.core.state import State
from saqqara.games.pyramido import actions, decisions
from saqqara.games.pyramido.game import Pyramido
from saqqara.games.pyramido.rules.legal import legal_at, legal_count
from saqqara.games.pyramido.rules.placing import window_step
from saqqara.games.pyramido.rules.turns import play
from saqqara.games.pyramido.state import ROW, WINDOW, board, occupied, pyramid_of, rectangle

_TRIES: Final = 12  # placements that are tried before one with a hole is accepted
_REPAIRS: Final = 12  # one turn in so many
_WHOLE_ROW: Final = 0x7F
_LIGHT: Final = 0x1555555555555  # every second cell of the window, as on a chessboard: rows are seven cells long


@mypyc_attr(acyclic=True)
@final
class Careful(Rollout):
    """Chance, but for placements that leave a hole, and for most repairs."""

    def play(self, state: State, rng: Rng) -> None:
        t = cast(Pyramido, state)
        while True:
            count: i64 = legal_count(t)
            if count == 0:
                return
            play(t, careful_action(t, rng, count))

    def choose(self, state: State, rng: Rng) -> i64:
        return careful_action(cast(Pyramido, state), rng, state.legal_count())


def careful_action(t: Pyramido, rng: Rng, count: i64) -> i64:
    if t.decision == decisions.REPAIR and rng.below(_REPAIRS) > 0:
        return actions.SKIP
    action: i64 = legal_at(t, rng.below(count))
    if t.decision == decisions.PLACE:
        tries: i64 = 1
        while tries < _TRIES and leaves_hole(t, action - actions.PLACE):
            action = legal_at(t, rng.below(count))
            tries += 1
    return action


def leaves_hole(t: Pyramido, placement: i64) -> bool:
    """PY-T4: whether some cell of the stage must stay empty after this placement (4 * cell of the window + turns)."""
    p = pyramid_of(t, t.seat)
    cell: i64 = placement >> 2
    laid: i64 = board(occupied(p), t.stage) << WINDOW | shl(1, cell) | shl(1, cell + window_step(placement & 3))
    if t.stage > 0:
        return not can_be_filled(rectangle(p.width - t.stage, p.height - t.stage) & ~(laid >> WINDOW))
    columns: i64 = 0
    rest: i64 = laid
    while rest:
        columns |= rest & _WHOLE_ROW
        rest >>= ROW
    left: i64 = 0
    while columns >> left & 1 == 0:
        left += 1
    top: i64 = 0
    while laid >> ROW * top & _WHOLE_ROW == 0:
        top += 1
    laid >>= ROW * top + left
    columns >>= left
    return not (_fits_into(laid, columns, 5, 4) or _fits_into(laid, columns, 4, 5))


def _fits_into(laid: i64, columns: i64, width: i64, height: i64) -> bool:
    """PY-B2: in some raster of this size what is laid leaves cells that can all be filled."""
    right: i64 = 0
    while columns << right < shl(1, width):
        down: i64 = 0
        while laid << ROW * down < shl(1, ROW * height):
            if can_be_filled(rectangle(width, height) & ~(laid << ROW * down + right)):
                return True
            down += 1
        right += 1
    return False


def can_be_filled(free: i64) -> bool:
    """Whether dominoes can fill exactly these cells: as many light as dark ones, and then by trying."""
    light: i64 = popcount(free & _LIGHT)
    return 2 * light == popcount(free) and _fill(free)


def _fill(free: i64) -> bool:
    """The first cell goes with its right or with its lower neighbour."""
    if free == 0:
        return True
    first: i64 = free & -free
    if free & first << 1 and _fill(free ^ first ^ first << 1):
        return True
    if free & first << ROW:
        return _fill(free ^ first ^ first << ROW)
    return False


ROLLOUT: Final[Rollout] = Careful()
