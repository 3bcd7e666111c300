"""The texts of actions (docs/actions.md)."""

from saqqara.games.imhotep import actions
from saqqara.games.imhotep.tables import CARD_NAMES, LEVER, SHIPS, SITE_NAMES, SITES, SMALL_PYRAMID_NAMES

_SPACES = 4
_BLUE_CARDS = CARD_NAMES[LEVER:]


def _texts() -> list[str]:
    """One for each action, in the order of their numbers."""
    ships = range(1, SHIPS + 1)
    spaces = range(1, _SPACES + 1)
    return [
        "take",
        *(f"load {ship}.{space}" for ship in ships for space in spaces),
        *(f"sail {ship} {site}" for ship in ships for site in SITE_NAMES),
        *(f"play {card}" for card in _BLUE_CARDS),
        *(f"pick {space}" for space in spaces),
        "pick hidden",
        "keep 1",
        "keep 2",
        *(f"build {pyramid}" for pyramid in SMALL_PYRAMID_NAMES),
        "choose points",
        "choose stones",
        *(f"unload {space}" for space in spaces),
        "decline",
        "pass",
    ]


TEXTS: tuple[str, ...] = tuple(_texts())
_ACTIONS: dict[str, int] = {"".join(text.split()): action for action, text in enumerate(TEXTS)}


def describe(action: int) -> str:
    return TEXTS[action]


def read_text(words: tuple[str, ...]) -> int:
    """The action of these words; -1 if there is none."""
    return _ACTIONS.get("".join(words), -1)


def ship_and_space(action: int) -> tuple[int, int]:
    """Of a `load`, counted from 0."""
    return divmod(action - actions.LOAD, _SPACES)


def ship_and_site(action: int) -> tuple[int, int]:
    """Of a `sail`, counted from 0."""
    return divmod(action - actions.SAIL, SITES)
