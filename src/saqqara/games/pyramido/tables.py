"""What is printed on dominoes and cards (PY-C1 to PY-C3), and the numbers that stand for it.

A *block* is one byte: its colour, 1 to 6, and above these three bits one bit for each quadrant that shows a jewel.
"""

from typing import Final

from saqqara.core.bits import shl

# --- Colours, quadrants and turns
COLOURS: Final = 6
COLOUR_NAMES: Final = ("", "brown", "blue", "yellow", "turquoise", "red", "green")
QUADRANTS: Final = 4
QUADRANT_NAMES: Final = ("tl", "tr", "bl", "br")
TURNS: Final = 4  # each by 90 degrees clockwise

# --- Set-up and pyramid
DOMINOES: Final = 90
SLOTS: Final = 3
STACKS: Final = 4
STACK_HEIGHTS: Final = (22, 22, 22, 21)
CARDS: Final = 3  # of each player; card k has the colours 2k + 1 and 2k + 2
STAGES: Final = 4
STAGE_BLOCKS: Final = 0x02_06_0C_14  # a byte a stage, the first stage lowest
SEEN_QUADRANTS: Final = 80  # of a finished stage, from above
SOURCES: Final = (
    "stage1_jewels", "stage1_minos", "stage2_jewels", "stage2_minos",
    "stage3_jewels", "stage3_minos", "stage4_jewels", "stage4_minos",
)  # fmt: skip

# --- The dominoes (PY-C1), lying horizontally: the left and the right block, each with its colour and its jewels
PRINTED: Final = (
    "brown bl | brown tr",  # 1
    "blue tl | brown bl",  # 2
    "blue tl bl | brown",  # 3
    "blue tl br | brown",  # 4
    "yellow tl | brown tr",  # 5
    "yellow bl | brown br",  # 6
    "yellow bl | brown tr",  # 7
    "yellow tl | brown br",  # 8
    "yellow tl bl | brown",  # 9
    "yellow bl tr | brown",  # 10
    "turquoise tl | brown tr",  # 11
    "brown tl | brown br",  # 12
    "turquoise bl | brown br",  # 13
    "turquoise bl | brown tl",  # 14
    "turquoise tl bl | brown",  # 15
    "turquoise tl br | brown",  # 16
    "red tl | brown tr",  # 17
    "red bl | brown br",  # 18
    "red bl tr | brown",  # 19
    "red tl br | brown",  # 20
    "red tl bl | brown",  # 21
    "green tl bl | brown",  # 22
    "brown tr | brown tr",  # 23
    "green bl tr | brown",  # 24
    "green tl br | brown",  # 25
    "green tl tr | brown",  # 26
    "blue tr | blue tr",  # 27
    "blue br | blue br",  # 28
    "blue bl | blue tr",  # 29
    "blue tl | blue br",  # 30
    "yellow tl | blue tr",  # 31
    "yellow bl | blue br",  # 32
    "yellow bl | blue tr",  # 33
    "brown br | brown br",  # 34
    "yellow tl | blue br",  # 35
    "yellow tl bl | blue",  # 36
    "yellow tl br | blue",  # 37
    "turquoise tl | blue tr",  # 38
    "turquoise bl | blue br",  # 39
    "turquoise tl | blue br",  # 40
    "turquoise tl bl | blue",  # 41
    "turquoise bl tr | blue",  # 42
    "red tl | blue tr",  # 43
    "red bl | blue br",  # 44
    "brown tl | brown tr",  # 45
    "red tl bl | blue",  # 46
    "red bl tr | blue",  # 47
    "green tl | blue tr",  # 48
    "green tl bl | blue",  # 49
    "green tl br | blue",  # 50
    "yellow bl | yellow tr",  # 51
    "yellow tl | yellow br",  # 52
    "yellow tr | yellow tr",  # 53
    "turquoise tl | yellow tr",  # 54
    "turquoise bl | yellow br",  # 55
    "blue tl | brown tr",  # 56
    "turquoise bl | yellow tr",  # 57
    "turquoise tl bl | yellow",  # 58
    "turquoise tl br | yellow",  # 59
    "red tl | yellow tr",  # 60
    "red bl | yellow br",  # 61
    "red tl bl | yellow",  # 62
    "red tl br | yellow",  # 63
    "green bl | yellow br",  # 64
    "green tl bl | yellow",  # 65
    "green bl tr | yellow",  # 66
    "blue bl | brown br",  # 67
    "turquoise bl | turquoise tr",  # 68
    "turquoise tl | turquoise br",  # 69
    "red tl | turquoise tr",  # 70
    "red bl | turquoise br",  # 71
    "red tl | turquoise br",  # 72
    "red tl bl | turquoise",  # 73
    "green bl | turquoise br",  # 74
    "green tl bl | turquoise",  # 75
    "green bl tr | turquoise",  # 76
    "green tl br | turquoise",  # 77
    "blue bl | brown tr",  # 78
    "red bl | red tr",  # 79
    "green tl | red tr",  # 80
    "green bl | red br",  # 81
    "green bl | red tr",  # 82
    "green tl bl | red",  # 83
    "green bl br | red",  # 84
    "green tl | green br",  # 85
    "red | red tl br",  # 86
    "green | green tl br",  # 87
    "yellow tl | turquoise br",  # 88
    "blue tl | brown br",  # 89
    "blue br | turquoise bl",  # 90
)

JEWELS: Final = 3  # the lowest bit of a block's jewels
_TURNED: Final = (1, 3, 0, 2)  # where each quadrant goes with a turn: tl to tr, tr to br, br to bl, bl to tl
CARD_JEWELS: Final = 0x4821  # a nibble a turn: the jewel of a repair card goes from tl to tr, br and bl (PY-C3)


def block_of(printed: str) -> int:
    """A block from its words.

    >>> block_of("blue tl br") == 2 | 0b1001 << 3
    True
    """
    colour, *jewels = printed.split()
    return COLOUR_NAMES.index(colour) | sum(shl(1, QUADRANT_NAMES.index(jewel)) for jewel in jewels) << JEWELS


def turned(block: int, turns: int) -> int:
    """A block after so many turns."""
    colour, jewels = block & 7, block >> JEWELS
    for _ in range(turns):
        jewels = sum((jewels >> quadrant & 1) << _TURNED[quadrant] for quadrant in range(QUADRANTS))
    return colour | jewels << JEWELS


def _blocks() -> bytes:
    """The two blocks of each domino for each turn; domino 0 is none."""
    blocks = [0] * (2 * TURNS)
    for printed in PRINTED:
        left, right = (block_of(words) for words in printed.split("|"))
        for turns in range(TURNS):
            blocks += [turned(left, turns), turned(right, turns)]
    return bytes(blocks)


BLOCKS: Final[bytes] = _blocks()  # at 8 * domino + 2 * turns + 0 for the left or 1 for the right block


def _looks_same_turned(domino: int) -> bool:
    left, right = BLOCKS[8 * domino], BLOCKS[8 * domino + 1]
    return left == turned(right, 2)


LOOKS_SAME: Final[bytes] = bytes([_looks_same_turned(domino) for domino in range(DOMINOES + 1)])
