"""Whose turn it is, and how a stage and the game end (PY-B1, PY-T5, PY-T6, PY-R1 to PY-R6, PY-E1)."""

from mypy_extensions import i64

from saqqara.core.bits import popcount, shl
from saqqara.games.pyramido import decisions, events
from saqqara.games.pyramido.rules.placing import fits
from saqqara.games.pyramido.scoring import stage_points
from saqqara.games.pyramido.state import (
    POINT_BITS,
    SCORED,
    Table,
    cards_held,
    free_cells,
    is_full,
    is_out,
    jewel_points,
    minos_points,
    players_left,
    pyramid_of,
    seat_after,
)
from saqqara.games.pyramido.tables import STAGES


def is_last_domino(t: Table) -> bool:
    """PY-T11: whether nobody will draft any more."""
    return t.stage == STAGES - 1 and is_stage_built(t)


def is_stage_built(t: Table) -> bool:
    """PY-R1: whoever comes next has had all turns of the stage, and so have all others."""
    return is_full(pyramid_of(t, seat_after(t, t.seat)), t.stage)


def end_turn(t: Table) -> None:
    """PY-S3: the turn goes clockwise; PY-T6 is settled as it reaches a seat."""
    while not is_stage_built(t):
        seat: i64 = seat_after(t, t.seat)
        if not has_lost(t, seat):
            _begin_turn(t, seat)
            return
        _eliminate(t, seat)
        if players_left(t) == 1:
            _end_game(t)
            return
    _end_stage(t)


def has_lost(t: Table, seat: i64) -> bool:
    """PY-T6: cells to fill, and too few cards."""
    p = pyramid_of(t, seat)
    return not fits(p, t.stage) and popcount(free_cells(p, t.stage)) > cards_held(p)


def _begin_turn(t: Table, seat: i64) -> None:
    """PY-T5: without a place for a domino the cells have to be filled."""
    t.turns += 1
    t.seat = seat
    if fits(pyramid_of(t, seat), t.stage):
        t.decision = decisions.DRAFT
    else:
        t.decision = decisions.FORCED_REPAIR
    events.turn_began(t)


def _eliminate(t: Table, seat: i64) -> None:
    """PY-T6: no turn begins for this seat."""
    events.eliminated(t, seat)
    at: i64 = 0
    while t.lost >> at:
        at += 4
    t.lost |= (seat + 1) << at


def _end_stage(t: Table) -> None:
    """PY-R1: each one scores; PY-R5: then all markers go back, those of eliminated players too."""
    events.stage_ended(t)
    for seat in range(t.seats):
        if not is_out(t, seat):
            _score(t, seat)
        pyramid_of(t, seat).markers = 0
    if t.stage == STAGES - 1:
        _end_game(t)
        return
    starter: i64 = _next_starter(t)
    t.stage += 1
    events.stage_began(t, starter)
    _begin_turn(t, starter)


def _score(t: Table, seat: i64) -> None:
    """PY-R2, PY-R3."""
    p = pyramid_of(t, seat)
    jewels, minos = stage_points(p)
    p.points |= (jewels | minos << 7) << POINT_BITS * t.stage
    p.points += shl(1, SCORED)
    events.scored(t, seat, jewels, minos)


def _next_starter(t: Table) -> i64:
    """PY-R6: the fewest points in this stage; on a tie the first one clockwise after the last to act."""
    starter: i64 = seat_after(t, t.seat)
    fewest: i64 = _points_of_stage(t, starter)
    seat: i64 = starter
    for _ in range(players_left(t) - 1):
        seat = seat_after(t, seat)
        points: i64 = _points_of_stage(t, seat)
        if points < fewest:
            starter = seat
            fewest = points
    return starter


def _points_of_stage(t: Table, seat: i64) -> i64:
    p = pyramid_of(t, seat)
    return jewel_points(p, t.stage) + minos_points(p, t.stage)


def _end_game(t: Table) -> None:
    """PY-E1, PY-T6."""
    t.decision = decisions.OVER
    t.seat = 0
    events.game_ended(t)
