"""A turn: one action, all that follows from it, and whose turn comes next (IM-R3 to IM-T5)."""

from mypy_extensions import i64

from saqqara.core.bits import lowest, shl
from saqqara.games.imhotep import actions, decisions, events
from saqqara.games.imhotep.rules.legal import foremost_unordered, legal
from saqqara.games.imhotep.rules.market import (
    discard,
    discard_what_lies_apart,
    draw_for,
    keep,
    look,
    pick,
)
from saqqara.games.imhotep.rules.rounds import begin_round_end, begin_turn, score_temple, settle_temple
from saqqara.games.imhotep.rules.ships import (
    all_sailed,
    load,
    moor,
    next_stone,
    order_next,
    send_stones_home,
    take_stones,
    unload_from_the_front,
)
from saqqara.games.imhotep.rules.sites import CARD_BONUS, build, place, site_of
from saqqara.games.imhotep.state import Table
from saqqara.games.imhotep.tables import CHISEL, HAMMER, LEVER, SAIL, TAKEN_AT_ONCE


def play(t: Table, action: i64) -> i64:
    """Carry out a legal action, and all that follows until somebody has a choice again.

    Gives the legal actions of a decision within a turn, and 0 where a turn begins or the game is over.
    """
    choices: i64 = 0
    t.learnt = 0
    if t.decision == decisions.ACTION:
        t.decision = decisions.NOTHING
        _act(t, action)
    else:
        _answer(t, action)
    while True:
        if t.decision == decisions.NOTHING:
            if t.queue | t.temple_space | t.apart:
                _go_on(t)
            else:
                _end_turn(t)
        elif t.decision <= decisions.ACTION:  # a turn's first decision is always offered, even when it is single
            choices = 0
            break
        else:
            choices = legal(t)
            if choices & (choices - 1) != 0:
                break
            _answer(t, lowest(choices))
    t.reveals += t.learnt
    t.learnt = 0
    return choices


def _answer(t: Table, action: i64) -> None:
    """Carry out what the seat has chosen within a turn."""
    decision: i64 = t.decision
    t.decision = decisions.NOTHING
    if decision <= decisions.LEVER_ORDER:
        _finish_blue_card(t, decision, action)
    elif action == actions.DECLINE:
        _decline(t, decision)
    else:
        _use_gift(t, decision, action)


def _go_on(t: Table) -> None:
    """The next stone (IM-T3b), or the next space of the temple (IM-R4)."""
    if t.apart:
        discard_what_lies_apart(t)
    if t.queue:
        place(t, next_stone(t), site_of(t, t.ship - 1))
    elif t.temple_space:
        settle_temple(t)


def _end_turn(t: Table) -> None:
    """IM-R3: the round ends with the fourth ship; IM-T5: or when all have passed."""
    t.ship = 0
    if t.passes == t.seats:
        send_stones_home(t)
        begin_round_end(t)
    elif all_sailed(t):
        begin_round_end(t)
    else:
        left: i64 = t.active + 1
        if left == t.seats:
            left = 0
        begin_turn(t, left)


def _act(t: Table, action: i64) -> None:
    """IM-R3: a turn's one action."""
    if action == actions.PASS:
        t.passes += 1
        if t.trace is not None:
            events.passed(t, t.seat)
        return
    t.passes = 0
    if action == actions.TAKE:
        take_stones(t, t.seat, "IM-T1", TAKEN_AT_ONCE)
    elif action < actions.SAIL:
        load(t, t.seat, "IM-T2", action - actions.LOAD)
    elif action < actions.PLAY:
        _sail(t, "IM-T3", action - actions.SAIL)
    else:
        _play_blue_card(t, action - actions.PLAY + LEVER)


def _sail(t: Table, rule: str, pairing: i64) -> None:
    """IM-T3: `pairing` is 5 * ship + site."""
    ship: i64 = pairing // 5
    moor(t, rule, ship, pairing - 5 * ship)
    unload_from_the_front(t)


def _play_blue_card(t: Table, card: i64) -> None:
    """IM-T4: it goes to the discards before it takes effect."""
    if card == LEVER:
        _lay_down(t, "IM-T4a", card)
        t.decision = decisions.LEVER_SHIP
    elif card == HAMMER:
        _lay_down(t, "IM-T4b", card)
        take_stones(t, t.seat, "IM-T4b", TAKEN_AT_ONCE)
        t.decision = decisions.HAMMER
    elif card == SAIL:
        _lay_down(t, "IM-T4c", card)
        t.decision = decisions.SAIL_LOAD
    elif card == CHISEL:
        _lay_down(t, "IM-T4d", card)
        t.decision = decisions.CHISEL_FIRST


def _lay_down(t: Table, rule: str, card: i64) -> None:
    t.blue_cards -= shl(1, 8 * t.seat + 2 * (card - LEVER))
    if t.trace is not None:
        events.played_card(t, t.seat, rule, card)
    discard(t, "IM-T4", card)


def _finish_blue_card(t: Table, decision: i64, action: i64) -> None:
    """The choices of a blue card, one after the other (IM-T4a to IM-T4d)."""
    if decision == decisions.HAMMER:
        load(t, t.seat, "IM-T4b", action - actions.LOAD)
    elif decision <= decisions.CHISEL_SECOND:
        load(t, t.seat, "IM-T4d", action - actions.LOAD)
        if decision == decisions.CHISEL_FIRST:
            t.decision = decisions.CHISEL_SECOND
    elif decision == decisions.SAIL_LOAD:
        load(t, t.seat, "IM-T4c", action - actions.LOAD)
        t.ship = (action - actions.LOAD >> 2) + 1
        t.decision = decisions.SAIL_SHIP
    elif decision == decisions.SAIL_SHIP:
        _sail(t, "IM-T4c", action - actions.SAIL)
    elif decision == decisions.LEVER_SHIP:
        ship: i64 = (action - actions.SAIL) // 5
        moor(t, "IM-T4a", ship, action - actions.SAIL - 5 * ship)
        t.decision = decisions.LEVER_ORDER
    else:
        order_next(t, action - actions.UNLOAD)
        if foremost_unordered(t):
            t.decision = decisions.LEVER_ORDER


def _decline(t: Table, decision: i64) -> None:
    """IM-A1, IM-B2b, IM-B2c: where the rules say "may"."""
    rule = "IM-A1"
    if decision == decisions.BONUS_STONES:
        rule = "IM-B2b"
    elif decision == decisions.BONUS_LOAD:
        rule = "IM-B2c"
    if t.trace is not None:
        events.declined(t, t.seat, rule, decision)


def _use_gift(t: Table, decision: i64, action: i64) -> None:
    """IM-T3a: what a stone brought to its owner."""
    owner: i64 = t.seat
    if decision == decisions.MARKET:
        if action == actions.PICK_HIDDEN:
            look(t, owner)
        else:
            pick(t, owner, action - actions.PICK)
    elif decision == decisions.KEEP:
        keep(t, owner, action - actions.KEEP)
    elif decision == decisions.BUILD:
        if build(t, owner, action - actions.BUILD) == CARD_BONUS:
            draw_for(t, owner)
    elif decision == decisions.BONUS_STONES:
        take_stones(t, owner, "IM-B2b", TAKEN_AT_ONCE)
    elif decision == decisions.BONUS_LOAD:
        load(t, owner, "IM-B2c", action - actions.LOAD)
    elif action == actions.CHOOSE_STONES:
        take_stones(t, owner, "IM-B3", 2)
    else:
        score_temple(t, owner, "IM-B3", 1)
