"""Why an action is not legal now, in the terms of the rules."""

from typing import Final

from saqqara.core.bits import popcount
from saqqara.core.reason import Reason
from saqqara.games.imhotep import actions, decisions
from saqqara.games.imhotep.decisions import DECISION_NAMES, DECISION_RULES
from saqqara.games.imhotep.notation import ship_and_site, ship_and_space
from saqqara.games.imhotep.rules.legal import sail_card_spaces
from saqqara.games.imhotep.state import Table, held, lane, nibble, stone_at
from saqqara.games.imhotep.tables import (
    CARD_NAMES,
    CHISEL,
    HAMMER,
    LEVER,
    SITE_NAMES,
    SLED_PLACES,
    SMALL_PYRAMID_NAMES,
)

# What is asked by a decision other than a turn's action, beside `decline`.
_LOADS: Final = (
    decisions.HAMMER, decisions.CHISEL_FIRST, decisions.CHISEL_SECOND, decisions.SAIL_LOAD, decisions.BONUS_LOAD,
)  # fmt: skip
_SAILS: Final = (decisions.SAIL_SHIP, decisions.LEVER_SHIP)
# The first action of each kind that answers a gift or a card, and the rule that asks for it.
_ANSWERS: Final = (
    (actions.PASS, "IM-T5"),
    (actions.DECLINE, "IM-A1"),
    (actions.UNLOAD, "IM-T4a"),
    (actions.CHOOSE_POINTS, "IM-B3"),
    (actions.BUILD, "IM-B2"),
    (actions.KEEP, "IM-B1"),
    (actions.PICK_HIDDEN, "IM-B1"),
    (actions.PICK, "IM-A1"),
)


def why_not(t: Table, action: int) -> Reason:
    """The reason for an action that is not legal, while the game goes on."""
    rule = DECISION_RULES[t.decision]
    if t.decision == decisions.ACTION:
        return _no_turn(t, action)
    if actions.LOAD <= action < actions.SAIL and t.decision in _LOADS:
        return _no_load(t, action, rule)
    if actions.SAIL <= action < actions.PLAY and t.decision in _SAILS:
        return _no_sail(t, action, rule)
    if actions.UNLOAD <= action < actions.DECLINE and t.decision == decisions.LEVER_ORDER:
        return _no_unloading(t, action - actions.UNLOAD)
    return _no_gift(t, action) or Reason("other_decision", rule, {"decision": DECISION_NAMES[t.decision]})


def _no_turn(t: Table, action: int) -> Reason:
    """IM-R3: exactly one of the four actions."""
    if action == actions.TAKE:
        return _no_stones(t, "IM-T1")
    if action < actions.SAIL:
        return _no_load(t, action, "IM-T2")
    if action < actions.PLAY:
        return _no_sail(t, action, "IM-T3")
    if action < actions.PICK:
        return _no_card(t, action - actions.PLAY + LEVER)
    if action == actions.PASS:
        return Reason("something_is_possible", "IM-T5", {})
    rule = next(rule for first, rule in _ANSWERS if action >= first)
    return Reason("not_asked", rule, {})


def _no_stones(t: Table, rule: str) -> Reason:
    if lane(t.sleds, t.seat) == SLED_PLACES:
        return Reason("sled_full", rule, {"places": SLED_PLACES})
    return Reason("quarry_empty", rule, {})


def _no_load(t: Table, action: int, rule: str) -> Reason:
    ship, space = ship_and_space(action)
    size = int(nibble(t.sizes, ship))
    if space >= size:
        return Reason("no_such_space", rule, {"ship": ship + 1, "size": size})
    if nibble(t.moored, ship):
        return _has_sailed(t, ship, rule)
    if stone_at(t.aboard, 4 * ship + space):
        return Reason("space_taken", rule, {"ship": ship + 1, "space": space + 1})
    if t.decision == decisions.SAIL_LOAD:
        return _below_minimum(t, ship, 1, rule)
    return Reason("sled_empty", rule, {})


def _no_sail(t: Table, action: int, rule: str) -> Reason:
    ship, site = ship_and_site(action)
    if t.decision == decisions.SAIL_SHIP and ship != t.ship - 1:
        return Reason("other_ship", rule, {"ship": int(t.ship)})
    if nibble(t.moored, ship):
        return _has_sailed(t, ship, rule)
    if t.ready >> 5 * ship & 1 == 0:
        return _below_minimum(t, ship, 0, rule)
    return Reason("site_taken", rule, {"site": SITE_NAMES[site]})


def _has_sailed(t: Table, ship: int, rule: str) -> Reason:
    return Reason("ship_sailed", rule, {"ship": ship + 1, "site": SITE_NAMES[nibble(t.moored, ship) - 1]})


def _below_minimum(t: Table, ship: int, more: int, rule: str) -> Reason:
    """`more`: the stone that would come aboard."""
    size = int(nibble(t.sizes, ship))
    stones = size - int(popcount(nibble(t.free, ship))) + more
    return Reason("below_minimum", rule, {"ship": ship + 1, "stones": stones, "minimum": max(1, size - 1)})


def _no_card(t: Table, card: int) -> Reason:
    """IM-T4: a blue card that is not held, or whose whole effect cannot be carried out."""
    if held(t, t.seat, card) == 0:
        return Reason("card_not_held", "IM-T4", {"card": CARD_NAMES[card]})
    if card == LEVER:
        return Reason("no_ship_ready", "IM-T4a", {})
    spaces, stones = int(popcount(t.free)), int(lane(t.sleds, t.seat))
    if card == HAMMER:
        return Reason("sled_stays_empty" if spaces else "no_free_space", "IM-T4b", {})
    if card == CHISEL:
        if stones < 2:
            return Reason("two_stones_needed", "IM-T4d", {"stones": stones})
        return Reason("two_spaces_needed", "IM-T4d", {"spaces": spaces})
    if stones and not sail_card_spaces(t):
        return Reason("no_ship_would_be_ready", "IM-T4c", {})
    return Reason("sled_empty", "IM-T4c", {})


def _no_unloading(t: Table, space: int) -> Reason:
    """IM-T4a: the order is being fixed."""
    ship = int(t.ship)
    if stone_at(t.aboard, 4 * (ship - 1) + space) == 0:
        return Reason("no_stone_there", "IM-T4a", {"ship": ship, "space": space + 1})
    queue = int(t.queue)
    while queue:
        if queue & 7 == space + 1:
            return Reason("already_ordered", "IM-T4a", {"ship": ship, "space": space + 1})
        queue >>= 3
    return Reason("not_the_foremost", "IM-T4a", {"ship": ship, "space": space + 1})


def _no_gift(t: Table, action: int) -> Reason | None:
    """IM-T3a: an answer of the right kind that is not offered."""
    if t.decision == decisions.MARKET and actions.PICK <= action < actions.PICK_HIDDEN:
        return Reason("no_card_there", "IM-A1", {"space": action - actions.PICK + 1})
    if t.decision == decisions.MARKET and action == actions.PICK_HIDDEN:
        return Reason("no_hidden_cards", "IM-B1", {})
    if t.decision == decisions.KEEP and action == actions.KEEP + 1:
        return Reason("one_card_only", "IM-B1", {})
    if t.decision == decisions.BUILD and actions.BUILD <= action < actions.CHOOSE_POINTS:
        return Reason("pyramid_complete", "IM-B2", {"pyramid": SMALL_PYRAMID_NAMES[action - actions.BUILD]})
    if t.decision == decisions.CHOICE and action == actions.CHOOSE_STONES:
        return _no_stones(t, "IM-B3")
    return None
