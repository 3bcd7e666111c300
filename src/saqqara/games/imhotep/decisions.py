"""Who is asked what: the decisions of docs/positions.md."""

from typing import Final

NOTHING: Final = 0  # nobody is asked: the game goes on by itself
OVER: Final = 1
ACTION: Final = 2
HAMMER: Final = 3
CHISEL_FIRST: Final = 4
CHISEL_SECOND: Final = 5
SAIL_LOAD: Final = 6
SAIL_SHIP: Final = 7
LEVER_SHIP: Final = 8
LEVER_ORDER: Final = 9
MARKET: Final = 10
KEEP: Final = 11
BUILD: Final = 12
BONUS_STONES: Final = 13
BONUS_LOAD: Final = 14
CHOICE: Final = 15
DECISION_NAMES: Final = (
    "", "", "action", "hammer", "chisel_first", "chisel_second", "sail_load", "sail_ship", "lever_ship", "lever_order",
    "market", "keep", "build", "stones", "load", "choice",
)  # fmt: skip
DECISION_RULES: Final = (
    "", "IM-E1", "IM-R3", "IM-T4b", "IM-T4d", "IM-T4d", "IM-T4c", "IM-T4c", "IM-T4a", "IM-T4a",
    "IM-A1", "IM-B1", "IM-B2", "IM-B2b", "IM-B2c", "IM-B3",
)  # fmt: skip
