"""The texts of actions (docs/actions.md). Placements are counted from the corner of their box: its top left cell."""

import re

from saqqara.games.pyramido import actions
from saqqara.games.pyramido.tables import COLOUR_NAMES, SLOTS, STACKS, TURNS

_COLOURS = COLOUR_NAMES[1:]
_BLOCKS = (1, 2)
_CELL = "(0|-?[1-9])"
_PLACE = re.compile(f"place{_CELL},{_CELL}(0|90|180|270)")
WINDOW_SIZE = 7

Corner = tuple[int, int]


def _texts() -> dict[int, str]:
    """All but those of placements."""
    texts = [
        *((actions.DRAFT + slot, f"draft {slot + 1}") for slot in range(SLOTS)),
        *((actions.MARK + block - 1, f"mark {block}") for block in _BLOCKS),
        (actions.SKIP, "skip"),
        *((actions.REPAIR + side, f"repair {colour}") for side, colour in enumerate(_COLOURS)),
        *((lay(block - 1, turns), f"lay {block} {90 * turns}") for block in _BLOCKS for turns in range(TURNS)),
        *((actions.REFILL + stack, f"refill {stack + 1}") for stack in range(STACKS)),
    ]
    return dict(texts)


def lay(block: int, turns: int) -> int:
    return actions.LAY + TURNS * block + turns


_TEXTS: dict[int, str] = _texts()
_ACTIONS: dict[str, int] = {"".join(text.split()): action for action, text in _TEXTS.items()}


def describe(corner: Corner, action: int) -> str:
    if action in _TEXTS:
        return _TEXTS[action]
    x, y, turns = placement(corner, action)
    return f"place {x},{y} {90 * turns}"


def read_text(corner: Corner, words: tuple[str, ...]) -> int:
    """The action of these words; -1 if there is none."""
    text = "".join(words)
    placed = _PLACE.fullmatch(text)
    if placed is None:
        return _ACTIONS.get(text, -1)
    x, y, degrees = (int(number) for number in placed.groups())
    column, row = x - corner[0] + 2, y - corner[1] + 2
    if not (0 <= column < WINDOW_SIZE and 0 <= row < WINDOW_SIZE):
        return -1
    return actions.PLACE + TURNS * (WINDOW_SIZE * row + column) + degrees // 90


def placement(corner: Corner, action: int) -> tuple[int, int, int]:
    """Of a `place`: x and y of the left block's cell, and the quarter turns."""
    cell, turns = divmod(action - actions.PLACE, TURNS)
    row, column = divmod(cell, WINDOW_SIZE)
    return corner[0] + column - 2, corner[1] + row - 2, turns
