"""Imhotep, slow twin: start positions and positions by hand for the twin's tests."""

from __future__ import annotations

import copy
import random
from typing import Any

from .imhotep import Twin
from .imhotep_table import CARD_COUNTS, CARD_ORDER, MINIMUM, SITES, Json, sorted_cards

ROUND_CARDS = {  # IM-C3
    2: ["4322", "4331", "4221", "4321", "3221", "3322", "3321"],
    3: ["4421", "4332", "4322", "4321", "4221", "3332", "3322"],
    4: ["4421", "4332", "4333", "3332", "4432", "4422", "4322"],
}
BLACK, WHITE, BROWN, GRAY = 0, 1, 2, 3


def reshuffle(word: str, discards: list[str]) -> tuple[list[str], str]:
    assert discards == sorted_cards(discards)
    assert discards
    rng = random.Random(word)
    deck = list(discards)
    rng.shuffle(deck)
    return deck, f"{rng.getrandbits(64):016x}"


def ship(size: int, stones: list[int | None] | None = None, site: str | None = None) -> Json:
    padded = (stones or []) + [None] * (size - len(stones or []))
    return {"size": size, "minimum": MINIMUM[size], "stones": padded, "site": site}


def start(players: int = 4, sides: str = "AAAAA", wrath: bool = False, seed: int = 1) -> Json:
    """IM-S1 to IM-S3 and the first IM-R1, IM-R2."""
    rng = random.Random(seed)
    rounds = list(ROUND_CARDS[players])
    rng.shuffle(rounds)
    deck = [card for card in CARD_ORDER for _ in range(CARD_COUNTS[card])]
    rng.shuffle(deck)
    options: Json = dict(zip(SITES, sides, strict=True))
    options["wrath"] = wrath
    spaces = 4 if sides[0] == "A" else 3
    hidden = 0 if sides[0] == "A" else 2
    zeros = [0] * players
    return {
        "format": "saqqara-position/1",
        "game": "imhotep",
        "rules_version": 1,
        "players": players,
        "options": options,
        "turn": 0,
        "revealed": 0,
        "to_move": 0,
        "round": 1,
        "active": 0,
        "passes": 0,
        "round_cards": {"seen": rounds[:1], "pile": rounds[2:], "removed": rounds[1]},
        "ships": [ship(int(size)) for size in rounds[0]],
        "sleds": [2 + seat for seat in range(players)],
        "quarries": [27 - seat for seat in range(players)],
        "market": deck[:spaces],
        "pair": deck[spaces : spaces + hidden],
        "old_pair": [],
        "deck": deck[spaces + hidden :],
        "discards": [],
        "apart": [],
        "reshuffle": f"{seed:016x}",
        "cards": [[] for _ in range(players)],
        "pyramid": [] if sides[1] == "A" else {"left": [], "middle": [], "right": []},
        "surplus": list(zeros),
        "temple": {"seen": [None] * (4 if players == 2 else 5), "stones": list(zeros)},
        "temple_points": list(zeros),
        "burial": [],
        "obelisks": {"stones": list(zeros)} if sides[4] == "A" else {"built": [], "waiting": list(zeros)},
        "pending": {"decision": "action", "ship": None, "order": [], "temple_space": None},
    }


def changed(base: Json, **parts: Any) -> Json:
    """A position by hand: the named keys replaced (stones and cards then need not add up)."""
    p = copy.deepcopy(base)
    for key, value in parts.items():
        assert key in p
        p[key] = value
    return p


def twin(base: Json, **parts: Any) -> Twin:
    return Twin(changed(base, **parts), reshuffle)


def play(t: Twin, *texts: str) -> Twin:
    for text in texts:
        t.play(text)
    return t


def banked(t: Twin, source: str) -> list[int]:
    return [parts[source]["banked"] for parts in t.breakdown()]


def projected(t: Twin, source: str) -> list[int]:
    return [parts[source]["projected"] for parts in t.breakdown()]


def first_ship(stones: list[int | None], size: int) -> list[Json]:
    """Nothing has sailed; the first ship carries these stones."""
    return [ship(size, stones), ship(3), ship(2), ship(2)]


def last_ship(stones: list[int | None], size: int = 4) -> list[Json]:
    """Three ships have sailed to burial, obelisks and temple; the first is still here."""
    return [
        ship(size, stones),
        ship(2, site="burial"),
        ship(2, site="obelisks"),
        ship(2, site="temple"),
    ]


def expect(t: Twin, **parts: Any) -> None:
    """Checks several attributes (or what methods say) at once."""
    found = {name: getattr(t, name) for name in parts}
    assert {name: value() if callable(value) else value for name, value in found.items()} == parts
