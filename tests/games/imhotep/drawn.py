"""Tables to be read: those that are refused, and one for every pending decision."""

from typing import Any

import saqqara
from saqqara import State

from .damage import GONE
from .table import position

# The table, its lines parted by slashes; where something else is written; code, path and rule of the refusal.
Case = tuple[str, str, object, str, str, str]
UNLOADING = "ships .1.2>market ... .. .. / market sail - - - / asks market 0 ship 1 order 2 4"
UNLOADED = "ships ....>market ... .. .. / market sail - - - / asks market 0 ship 1"
KEEPING = "sides BAAAA / ships .1..>market ... .. .. / pair sail lever / asks keep 0 ship 1 order 2"
ORDERING = "ships 0211>burial ... .. .. / asks lever_order 2 ship 1 order 3 / active 2"
BUILDING = "sides ABAAA / ships .1..>pyramid ... .. .. / asks build 0 ship 1 order 2"
CHOOSING = "sides AABAA / ships ....>market ...>pyramid ..>temple ..>burial / temple 01 / asks choice 0 temple_space 1"
OVER = "round 6 / asks nobody"
LATE = "ships ....>market ...>pyramid ..>temple 12"
PAIRED = "sides BAAAA / pair statue lever"
SHAPES: list[Case] = [
    ("", "sleds", 5, "wrong_type", "sleds", ""),
    ("", "sleds[1]", 2.0, "wrong_type", "sleds[1]", ""),
    ("", "turn", True, "wrong_type", "turn", ""),
    ("", "options", [], "wrong_type", "options", ""),
    ("", "options.wrath", 1, "wrong_type", "options.wrath", ""),
    ("", "reshuffle", None, "wrong_type", "reshuffle", ""),
    ("", "reshuffle", "000000000000001", "wrong_type", "reshuffle", ""),
    ("", "reshuffle", "000000000000000G", "wrong_type", "reshuffle", ""),
    ("", "reshuffle", "0000000000000000", "wrong_value", "reshuffle", ""),
    ("", "reshuffle", "ffffffffffffffff", "wrong_value", "reshuffle", ""),
    ("", "temple", GONE, "missing_key", "temple", ""),
    ("", "ships[1].site", GONE, "missing_key", "ships[1].site", ""),
    ("", "pending.order", GONE, "missing_key", "pending.order", ""),
    ("", "seat", 0, "unknown_key", "seat", ""),
    ("", "ships[3].name", "boat", "unknown_key", "ships[3].name", ""),
    ("", "format", "saqqara-view/1", "wrong_value", "format", ""),
    ("", "rules_version", 2, "wrong_value", "rules_version", ""),
    ("", "rules_version", True, "wrong_value", "rules_version", ""),
    ("", "options.temple", "C", "wrong_value", "options.temple", ""),
    ("", "market[0]", "Sail", "wrong_value", "market[0]", ""),
    ("", "deck[3]", None, "wrong_value", "deck[3]", ""),
    ("", "round_cards.pile[4]", None, "wrong_value", "round_cards.pile[4]", ""),
    ("", "round_cards.removed", None, "wrong_value", "round_cards.removed", ""),
    ("", "round_cards.removed", "4331", "wrong_value", "round_cards.removed", ""),
    (PAIRED, "pair[1]", None, "wrong_value", "pair[1]", ""),
    ("cards lever | | |", "cards[0][0]", "entrance", "wrong_value", "cards[0][0]", ""),
    ("", "apart", ["sail"], "wrong_value", "apart[0]", ""),
    ("", "pending.decision", "thinking", "wrong_value", "pending.decision", ""),
    ("", "sleds", [0, 0, 0], "wrong_length", "sleds", ""),
    ("", "ships", [], "wrong_length", "ships", ""),
    ("", "market", [None] * 3, "wrong_length", "market", ""),
    ("", "pair", ["sail"], "wrong_length", "pair", ""),
    (PAIRED, "old_pair", ["statue", "lever", "sail"], "wrong_length", "old_pair", ""),
    ("", "pyramid", [0] * 15, "wrong_length", "pyramid", ""),
    (BUILDING, "pyramid.left", [0] * 6, "wrong_length", "pyramid.left", ""),
    ("", "burial", [0] * 31, "wrong_length", "burial", ""),
    ("", "temple.seen", [None] * 4, "wrong_length", "temple.seen", ""),
    ("", "players", 5, "out_of_range", "players", ""),
    ("", "round", 0, "out_of_range", "round", ""),
    ("", "round", 7, "out_of_range", "round", ""),
    ("", "active", 4, "out_of_range", "active", ""),
    ("", "to_move", 4, "out_of_range", "to_move", ""),
    ("", "passes", 5, "out_of_range", "passes", ""),
    ("", "sleds[2]", 6, "out_of_range", "sleds[2]", ""),
    ("", "quarries[0]", -1, "out_of_range", "quarries[0]", ""),
    ("", "ships[0].stones[3]", 4, "out_of_range", "ships[0].stones[3]", ""),
    ("", "pending.ship", 5, "out_of_range", "pending.ship", ""),
    (CHOOSING, "pending.temple_space", 6, "out_of_range", "pending.temple_space", ""),
    ("sides AAAAB", "obelisks.waiting[1]", 3, "out_of_range", "obelisks.waiting[1]", ""),
]  # fmt: skip
CONTENTS: list[Case] = [
    # Cards and ships of the round
    ("", "round", 2, "wrong_length", "round_cards.seen", "IM-R1"),
    ("", "round_cards.removed", "4432", "round_card_twice", "round_cards", "IM-C3"),
    ("", "ships[0].size", 3, "other_ship_size", "ships[0].size", "IM-R1"),
    ("", "ships[3].minimum", 2, "other_minimum", "ships[3].minimum", "IM-C2"),
    ("players 2 / ships .... ... .. .", "ships[3].minimum", 2, "other_minimum", "ships[3].minimum", "IM-C2"),
    ("ships ....>temple ... .. ..", "ships[2].site", "temple", "site_taken", "ships[2].site", "IM-T3"),
    ("ships 012. ... .. ..", "ships[0].site", "temple", "stones_on_empty_ship", "ships[0].stones", "IM-T3"),
    # Who decides what
    ("", "pending", None, "nothing_to_decide", "to_move", "IM-E1"),
    ("", "to_move", None, "nobody_to_move", "to_move", "IM-R3"),
    ("active 2", "to_move", 1, "not_the_active_seat", "to_move", "IM-R3"),
    (ORDERING, "active", 0, "not_the_active_seat", "to_move", "IM-R3"),
    ("", "passes", 4, "round_is_over", "passes", "IM-T5"),
    (LATE, "ships[3]", {"size": 2, "minimum": 1, "stones": [None] * 2, "site": "burial"},
     "other_number_of_stones_in_all", "quarries", "IM-C1"),
    (UNLOADING, "passes", 1, "round_goes_on", "passes", "IM-T5"),
    (CHOOSING, "ships[3].site", None, "round_goes_on", "ships", "IM-R4"),
    # Cards
    ("", "deck", [], "other_number_of_cards", "cards", "IM-C4"),
    ("deck sail lever", "deck[0]", "lever", "too_many_of_a_card", "cards", "IM-C4"),
    ("cards lever lever | | |", "cards[1]", ["lever"], "other_number_of_cards", "cards", "IM-C4"),
    ("", "apart", ["entrance"], "other_number_of_cards", "cards", "IM-C4"),
    (PAIRED, "old_pair", ["statue", "lever"], "", "", ""),
    (PAIRED, "old_pair", ["lever", "statue"], "not_of_the_pair", "old_pair", "IM-R2"),
    (PAIRED, "old_pair", ["lever"], "not_of_the_pair", "old_pair", "IM-R2"),
    (PAIRED, "old_pair", ["sail"], "not_of_the_pair", "old_pair", "IM-R2"),
    # Stones
    ("sleds 2 2 2 2", "sleds[3]", 3, "other_number_of_stones_in_all", "quarries", "IM-C1"),
    (BUILDING, "to_move", 3, "other_number_of_stones_in_all", "quarries", "IM-C1"),
    ("temple 012", "temple.seen", [0, 1, None, None, None], "other_number_of_stones", "temple.seen", "IM-A3"),
    ("temple 012", "temple.seen", [0, 1, None, 2, None], "other_number_of_stones", "temple.seen", "IM-A3"),
    ("temple 012", "temple.seen", [0, 1, 1, None, None], "more_seen_than_there", "temple.seen", "IM-A3"),
    # Positions that cannot be played on
    (UNLOADED, "pending.ship", None, "does_not_fit", "pending.ship", "IM-A1"),
    (UNLOADED, "pending.ship", 2, "does_not_fit", "pending.ship", "IM-A1"),
    (UNLOADED, "ships[0].site", "temple", "no_choice", "pending.decision", "IM-A1"),
    (UNLOADING, "pending.temple_space", 1, "does_not_fit", "pending.ship", "IM-A1"),
    (UNLOADING, "pending.order", [2], "does_not_fit", "pending.order", "IM-A1"),
    (UNLOADING, "pending.order", [2, 3], "does_not_fit", "pending.order", "IM-A1"),
    (UNLOADING, "pending.order", [2, 4, 4], "does_not_fit", "pending.order", "IM-A1"),
    ("", "pending.ship", 1, "does_not_fit", "pending.ship", "IM-R3"),
    ("", "pending.order", [1], "does_not_fit", "pending.order", "IM-R3"),
    ("", "pending.temple_space", 1, "does_not_fit", "pending.temple_space", "IM-R3"),
    ("ships .... 01. .. .. / asks sail_ship 0 ship 2", "pending.ship", 1, "does_not_fit", "pending.ship", "IM-T4c"),
    ("ships .... 01. .. .. / asks sail_ship 0 ship 2", "pending.ship", None, "does_not_fit", "pending.ship", "IM-T4c"),
    (ORDERING, "pending.order", [3, 4], "", "", ""),
    (ORDERING, "pending.order", [2, 2], "does_not_fit", "pending.order", "IM-T4a"),
    (ORDERING, "pending.order", [4, 3], "does_not_fit", "pending.order", "IM-T4a"),
    (ORDERING, "pending.ship", 2, "stones_on_empty_ship", "ships[0].stones", "IM-T3"),
    (ORDERING, "pending.order", [1, 2, 3, 4], "no_choice", "pending.decision", "IM-T4a"),
    (CHOOSING, "pending.temple_space", 2, "does_not_fit", "pending.temple_space", "IM-B3"),
    (CHOOSING, "options.temple", "A", "does_not_fit", "pending.temple_space", "IM-B3"),
    (CHOOSING, "pending.order", [1], "does_not_fit", "pending.order", "IM-B3"),
    (UNLOADING, "pending.decision", "keep", "no_choice", "pending.decision", "IM-B1"),
    (UNLOADING, "pending.decision", "stones", "no_choice", "pending.decision", "IM-B2b"),
    (UNLOADING, "pending.decision", "load", "no_choice", "pending.decision", "IM-B2c"),
    (UNLOADING, "pending.decision", "choice", "no_choice", "pending.decision", "IM-B3"),
    ("", "pending.decision", "hammer", "no_choice", "pending.decision", "IM-T4b"),
    ("sleds 1 1 1 1", "pending.decision", "chisel_first", "no_choice", "pending.decision", "IM-T4d"),
    ("", "pending.decision", "lever_ship", "no_choice", "pending.decision", "IM-T4a"),
]  # fmt: skip
# Whole tables that are refused: code, path and rule.
TABLES = [
    ("ships ....>market ...>pyramid ..>temple ..>burial", "round_is_over", "ships", "IM-R3"),
    ("ships .... ... .. .. / asks lever_order 0 ship 1", "does_not_fit", "pending.ship", "IM-T4a"),
    ("apart entrance", "nothing_caused_by_it", "apart", "IM-M1"),
    ("surplus 1 0 0 0 / pyramid 0123012301230", "pyramid_not_complete", "surplus", "IM-A2"),
    ("sides ABAAA / surplus 0 0 1 0 / pyramid 01230 | 01230 | 0123", "pyramid_not_complete", "surplus", "IM-B2"),
    ("round 5 / asks nobody", "not_the_last_round", "round", "IM-E1"),
    (f"{OVER} / market sail - - -", "not_cleared", "market", "IM-R4"),
    (f"{OVER} / sides BAAAA / pair sail", "not_cleared", "pair", "IM-R4"),
    (f"{OVER} / apart sarcophagus", "not_cleared", "apart", "IM-R4"),
    (f"{OVER} / ships .... ... .. ..", "wrong_length", "ships", ""),
    ("ships ....>market ... .. .. / asks market 0 ship 1", "no_choice", "pending.decision", "IM-A1"),
    ("sides BAAAA / ships ....>market ... .. .. / asks keep 0 ship 1", "no_choice", "pending.decision", "IM-B1"),
    ("ships ....>pyramid ... .. .. / asks build 0 ship 1", "no_choice", "pending.decision", "IM-B2"),
    ("sides ABAAA / ships ....>pyramid ... .. .. / pyramid 01230 | 01230 | 01230 / asks build 0 ship 1",
     "no_choice", "pending.decision", "IM-B2"),
    ("sides ABAAA / ships ....>pyramid ... .. .. / sleds 5 0 0 0 / asks stones 0 ship 1",
     "no_choice", "pending.decision", "IM-B2b"),
    ("sides ABAAA / ships ....>pyramid ... .. .. / asks load 0 ship 1", "no_choice", "pending.decision", "IM-B2c"),
    ("sides ABBAA / ships ....>market ...>pyramid ..>temple ..>burial / temple 0 / sleds 2 0 0 0 "
     "/ asks load 0 temple_space 1", "no_choice", "pending.decision", "IM-B2c"),
    ("sides AABAA / ships ....>market ...>pyramid ..>temple ..>burial / temple 01 / asks choice 1 temple_space 2",
     "no_choice", "pending.decision", "IM-B3"),
    ("sides AABAA / ships 0... ... .. .. / temple 01 / passes 4 / asks choice 0 temple_space 1",
     "round_goes_on", "ships", "IM-R4"),
    ("ships 0123 0.. .. .. / sleds 0 0 2 2 / asks sail_load 0", "no_choice", "pending.decision", "IM-T4c"),
    ("ships ....>temple 0.. .. .. / sleds 2 2 2 2 / asks sail_ship 0 ship 2", "does_not_fit", "pending.ship", "IM-T4c"),
    ("ships 01.. 0.. .. .. / asks lever_ship 0", "no_choice", "pending.decision", "IM-T4a"),
    ("ships 0123 012 01 1. / sleds 2 2 2 2 / asks chisel_first 0", "no_choice", "pending.decision", "IM-T4d"),
]  # fmt: skip
ACCEPTED = [
    ("", "action"),
    ("sleds 2 2 2 2 / asks hammer 0", "hammer"),
    ("sleds 2 2 2 2 / asks chisel_first 0", "chisel_first"),
    ("sleds 1 2 2 2 / asks chisel_second 0", "chisel_second"),
    ("ships .... 0.. .. .. / sleds 2 2 2 2 / asks sail_load 0", "sail_load"),
    ("ships .... 01. .. .. / asks sail_ship 0 ship 2", "sail_ship"),
    ("ships 0123 ... .. .. / asks lever_ship 0", "lever_ship"),
    (ORDERING, "lever_order"),
    (UNLOADING, "market"),
    (KEEPING, "keep"),
    (BUILDING, "build"),
    ("sides ABAAA / ships .1..>pyramid ... .. .. / asks stones 0 ship 1 order 2", "stones"),
    ("sides ABAAA / ships .1..>pyramid ... .. .. / sleds 2 2 2 2 / asks load 0 ship 1 order 2", "load"),
    (CHOOSING, "choice"),
    # Off the beaten track
    ("sides BAAAA / ships .1..>market ... .. .. / pair sail / asks keep 0 ship 1 order 2", "keep"),
    ("ships 0211>burial ... .. .. / asks lever_order 2 ship 1 / active 2", "lever_order"),
    ("ships 0211>burial ...>market ..>temple ..>pyramid / asks lever_order 2 ship 1 / active 2", "lever_order"),
    ("sides AABAA / ships .... ... .. .. / temple 01 / passes 4 / asks choice 0 temple_space 1", "choice"),
    ("sides ABBAA / ships ....>market ...>pyramid ..>temple ..>burial / temple 0120 / apart entrance "
     "/ asks build 0 temple_space 4", "build"),
    ("sides BBAAA / ships .1..>pyramid ... .. .. / apart entrance entrance / asks build 2 ship 1 order 2", "build"),
    ("market - - - - / discards statue / deck end", "action"),
]  # fmt: skip


def written(*drawn: str) -> dict[str, Any]:
    """The position of a table whose lines are parted by slashes."""
    return position("\n".join(drawn).replace(" / ", "\n"))


def laid(*drawn: str) -> State:
    return saqqara.from_json(written(*drawn))
