"""A turn, step by step (PY-T1 to PY-T11)."""

from mypy_extensions import i64

from saqqara.games.pyramido import actions, decisions, events
from saqqara.games.pyramido.rules.legal import legal_at, legal_count
from saqqara.games.pyramido.rules.markers import mark, markable
from saqqara.games.pyramido.rules.placing import find_placements, place
from saqqara.games.pyramido.rules.quarry import draft, refill
from saqqara.games.pyramido.rules.repair import fill_hole, hole_block, repair
from saqqara.games.pyramido.rules.stages import end_turn, is_last_domino
from saqqara.games.pyramido.state import Table


def play(t: Table, action: i64) -> None:
    """Carry out a legal action, and all that follows until somebody has a choice again."""
    _answer(t, action)
    while decisions.PLACE <= t.decision <= decisions.REPAIR and legal_count(t) == 1:
        _answer(t, legal_at(t, 0))


def _answer(t: Table, action: i64) -> None:
    """Carry out what the seat has chosen."""
    decision: i64 = t.decision
    if decision == decisions.DRAFT:
        draft(t, action - actions.DRAFT)
        find_placements(t)
        t.decision = decisions.PLACE
    elif decision == decisions.PLACE:
        place(t, action - actions.PLACE)
        t.decision = decisions.REPAIR
        if markable(t):
            t.decision = decisions.MARK
    elif decision == decisions.MARK:
        mark(t, "PY-T7", t.second if action > actions.MARK else t.first)
        t.decision = decisions.REPAIR
    elif decision == decisions.REPAIR:
        _repair_or_skip(t, action)
    elif decision == decisions.LAY:
        repair(t, (action - actions.LAY) >> 2, (action - actions.LAY) & 3)
        _end_building(t)
    elif decision == decisions.REFILL:
        refill(t, action - actions.REFILL)
        end_turn(t)
    else:
        _fill(t, decision, action)


def _repair_or_skip(t: Table, action: i64) -> None:
    """PY-T9: the player may."""
    if action == actions.SKIP:
        events.skipped(t)
        _end_building(t)
    else:
        _choose_side(t, "PY-T9", action)
        t.decision = decisions.LAY


def _choose_side(t: Table, rule: str, action: i64) -> None:
    t.colour = action - actions.REPAIR + 1
    events.chose_side(t, rule)


def _end_building(t: Table) -> None:
    """PY-T11: a refill, but not after the last domino of the game."""
    t.first = 0
    t.second = 0
    if is_last_domino(t):
        end_turn(t)
    else:
        t.decision = decisions.REFILL


def _fill(t: Table, decision: i64, action: i64) -> None:
    """PY-T5: a card for each of the two cells; then the turn is over, and the quarry stays."""
    if decision == decisions.FORCED_REPAIR:
        _choose_side(t, "PY-T5", action)
        t.decision = decisions.FORCED_LAY
        return
    last: bool = hole_block(t) == 1
    fill_hole(t, (action - actions.LAY) & 3)
    if last:
        end_turn(t)
    else:
        t.decision = decisions.FORCED_REPAIR
