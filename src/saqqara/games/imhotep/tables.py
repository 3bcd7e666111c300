"""What is printed on cards and boards (IM-C1 to IM-C5), and the numbers that stand for it."""

from typing import Final

STONES: Final = 29  # of each colour in play
SLED_PLACES: Final = 5
TAKEN_AT_ONCE: Final = 3
ROUNDS: Final = 6
SHIPS: Final = 4

# --- Sites, in the order in which they score
MARKET: Final = 0
PYRAMID: Final = 1
TEMPLE: Final = 2
BURIAL: Final = 3
OBELISKS: Final = 4
SITES: Final = 5
SITE_NAMES: Final = ("market", "pyramid", "temple", "burial", "obelisks")

# --- Round cards: the ships' sizes, largest first (IM-C3)
ROUND_CARDS: Final = {
    2: ("4322", "4331", "4221", "4321", "3221", "3322", "3321"),
    3: ("4421", "4332", "4322", "4321", "4221", "3332", "3322"),
    4: ("4421", "4332", "4333", "3332", "4432", "4422", "4322"),
}
# The same for the engine: 8 bits a card, 2 bits a ship, size - 1, ship 1 lowest.
ROUND_CARDS_OF_2: Final = 0x1A_5A_16_1B_17_2B_5B
ROUND_CARDS_OF_3: Final = 0x5A_6A_17_1B_5B_6B_1F
ROUND_CARDS_OF_4: Final = 0x5B_5F_6F_6A_AB_6B_1F
UNKNOWN_ROUND_CARD: Final = 7

# --- Market cards (IM-C4)
NO_CARD: Final = 0
ENTRANCE: Final = 1
SARCOPHAGUS: Final = 2
PAVED_PATH: Final = 3
PYRAMID_DECORATION: Final = 4
TEMPLE_DECORATION: Final = 5
BURIAL_CHAMBER_DECORATION: Final = 6
OBELISK_DECORATION: Final = 7
STATUE: Final = 8
LEVER: Final = 9
HAMMER: Final = 10
SAIL: Final = 11
CHISEL: Final = 12
UNKNOWN_CARD: Final = 15
CARD_NAMES: Final = (
    "", "entrance", "sarcophagus", "paved_path",
    "pyramid_decoration", "temple_decoration", "burial_chamber_decoration", "obelisk_decoration",
    "statue", "lever", "hammer", "sail", "chisel",
)  # fmt: skip
CARD_COUNTS: Final = (0, 2, 2, 2, 2, 2, 2, 2, 10, 2, 2, 3, 3)
CARDS: Final = 34

# --- Values of the sites
PYRAMID_A_SPACES: Final = 14
PYRAMID_A_VALUES: Final = 0x4_3132_312_342_312  # a nibble a space, the first space lowest (IM-A2)
PYRAMID_B_VALUES: Final = 0x41332_41132_42312  # left, middle, right pyramid: five nibbles each, left lowest (IM-B2)
SMALL_PYRAMIDS: Final = 3
SMALL_PYRAMID_SPACES: Final = 5
SMALL_PYRAMID_NAMES: Final = ("left", "middle", "right")
CARD_SPACE: Final = 1  # of the fifteen spaces of side B, counted from 0: left bottom left
STONES_SPACE: Final = 7  # middle top right
LOAD_SPACE: Final = 13  # right bottom right
SURPLUS_VALUE: Final = 1

OBELISK_PRIZES_OF_2: Final = 0x01_0A  # a byte a place, the first place lowest (IM-A5)
OBELISK_PRIZES_OF_3: Final = 0x01_06_0C
OBELISK_PRIZES_OF_4: Final = 0x01_05_0A_0F
OBELISK_STONES: Final = 3
OBELISK_VALUES: Final = 0x5556789A  # a nibble an obelisk, the first one lowest (IM-B5)
OBELISKS_OF_VALUE: Final = 8
LATER_OBELISK_VALUE: Final = 5

CHAMBER_ROWS: Final = 3
BURIAL_SPACES: Final = 30  # without limit on the board; more than 28 cannot be reached
CHAMBER_PRIZES: Final = 0x00_02_04_08  # a byte a place (IM-B4)

WRATH_POINTS: Final = 5
