"""Imhotep, slow twin: random games and what has to be true at every position."""

from __future__ import annotations

import random

from .imhotep import Twin
from .imhotep_scoring import SOURCES
from .imhotep_start import reshuffle
from .imhotep_table import CARD_COUNTS, Json


def stones_of(p: Json, seat: int) -> int:
    aboard = sum(s["stones"].count(seat) for s in p["ships"])
    pyramids = [p["pyramid"]] if isinstance(p["pyramid"], list) else list(p["pyramid"].values())
    obelisks = p["obelisks"]
    if "stones" in obelisks:
        piled = obelisks["stones"][seat]
    else:
        piled = 3 * obelisks["built"].count(seat) + obelisks["waiting"][seat]
    in_hand = p["pending"] is not None and p["pending"]["decision"] == "build" and p["to_move"] == seat
    built = sum(stones.count(seat) for stones in pyramids) + p["surplus"][seat]
    placed = built + p["temple"]["stones"][seat] + p["burial"].count(seat) + piled
    return int(p["sleds"][seat] + p["quarries"][seat] + aboard + placed + in_hand)


def all_cards(p: Json) -> list[str]:
    cards = p["pair"] + p["deck"] + p["discards"] + p["apart"] + [card for held in p["cards"] for card in held]
    return sorted(cards + [card for card in p["market"] if card is not None])


def check(t: Twin) -> None:
    p = t.position()
    assert [stones_of(p, seat) for seat in range(t.players)] == [29] * t.players
    assert all_cards(p) == sorted(card for card, number in CARD_COUNTS.items() for _ in range(number))
    assert max(p["sleds"]) <= 5
    assert min(p["sleds"] + p["quarries"]) >= 0
    moored = [s["site"] for s in p["ships"] if s["site"] is not None]
    assert len(moored) == len(set(moored))
    assert not (set(p["old_pair"]) - set(p["pair"]))
    assert len(t.legal()) >= 1 or t.to_move is None
    table = t.breakdown()
    assert [list(parts) for parts in table] == [SOURCES] * t.players
    assert t.scores() == [sum(part["banked"] for part in parts.values()) for parts in table]
    if t.over:
        assert all(part["banked"] == part["projected"] for parts in table for part in parts.values())


def check_copy(t: Twin, text: str, after: Twin) -> None:
    """A position that is read again goes on in the same way."""
    t.play(text)
    assert t.position() == after.position()
    assert t.legal() == after.legal()


def random_game(p: Json, rng: random.Random, hoard: bool) -> Twin:
    t = Twin(p, reshuffle)
    assert t.position() == p
    moves = 0
    while t.to_move is not None:
        legal = t.legal()
        assert legal == sorted(set(legal))
        assert t.result() is None
        if hoard and t.decision == "action":
            legal = [text for text in legal if not text.startswith("sail")] or legal
        text = rng.choice(legal)
        before = (t.turn, t.revealed)
        again = Twin(t.position(), reshuffle) if moves % 9 == 0 or t.decision != "action" else None
        t.play(text)
        if again is not None:
            check_copy(again, text, t)
        assert t.turn - before[0] in [0, 1]
        assert t.revealed - before[1] in [0, 1]
        if moves % 5 == 0 or t.decision != "action":
            check(t)
        moves += 1
        assert moves < 1000
    check(t)
    assert t.legal() == []
    assert t.round == 6
    assert t.result() is not None
    return t
