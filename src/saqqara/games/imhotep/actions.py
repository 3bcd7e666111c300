"""The frozen actions (docs/actions.md): 59 small numbers, so that a legal set is one native word.

A range begins at its name: load is LOAD + 4 * ship + space, sail is SAIL + 5 * ship + site; ships and spaces count
from 0.
"""

from typing import Final

TAKE: Final = 0
LOAD: Final = 1  # + 4 * ship + space
SAIL: Final = 17  # + 5 * ship + site
PLAY: Final = 37  # + lever, hammer, sail, chisel
PICK: Final = 41  # + market space
PICK_HIDDEN: Final = 45
KEEP: Final = 46  # + first, second of the pair
BUILD: Final = 48  # + left, middle, right
CHOOSE_POINTS: Final = 51
CHOOSE_STONES: Final = 52
UNLOAD: Final = 53  # + space
DECLINE: Final = 57
PASS: Final = 58
N_ACTIONS: Final = 59
