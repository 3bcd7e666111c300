"""The frozen actions (docs/actions.md): 220 small numbers.

A range begins at its name: place is PLACE + 4 * window cell + quarter turns, lay is LAY + 4 * block + quarter turns;
slots, blocks, sides and stacks count from 0.
"""

from typing import Final

DRAFT: Final = 0  # + slot
PLACE: Final = 3  # + 4 * cell of the window + quarter turns
MARK: Final = 199  # + block
SKIP: Final = 201
REPAIR: Final = 202  # + side of a card
LAY: Final = 208  # + 4 * block + quarter turns
REFILL: Final = 216  # + stack
N_ACTIONS: Final = 220
