"""What a seat knows (IM-S4): hiding the rest, and dealing it anew.

Hidden from all are the order of the deck and of the round pile, the removed round card and the next reshuffle; the pair
is hidden from all but the seat that is looking at it.
"""

from mypy_extensions import i64

from saqqara.core.bits import shl
from saqqara.core.rng import Rng
from saqqara.games.imhotep.decisions import KEEP
from saqqara.games.imhotep.rules.market import card_in_deck, lay_in_deck
from saqqara.games.imhotep.state import Table, held, nibble
from saqqara.games.imhotep.tables import (
    CARD_COUNTS,
    CHISEL,
    PYRAMID_DECORATION,
    ROUNDS,
    UNKNOWN_CARD,
    UNKNOWN_ROUND_CARD,
)


def hide(t: Table, seat: int | None) -> None:
    """Forget all that this seat (None: a spectator) does not know."""
    for index in range(t.deck_count):
        lay_in_deck(t, index, UNKNOWN_CARD)
    for turn_up in range(t.round + 1, ROUNDS + 1):
        t.round_cards |= UNKNOWN_ROUND_CARD << 3 * turn_up  # native: 18 at most
    t.reshuffle = 0
    if not (t.decision == KEEP and seat is not None and seat == t.seat):
        for which in range(2):
            if nibble(t.pair, which):
                t.pair |= UNKNOWN_CARD << 4 * which  # native: 4 at most


def redeal(t: Table, rng: Rng) -> None:
    """Deal anew what was forgotten, every possible deal being equally likely."""
    _redeal_rounds(t, rng)
    _redeal_cards(t, rng)
    t.reshuffle = rng.word()


def _redeal_rounds(t: Table, rng: Rng) -> None:
    """The round cards that nobody has seen, the removed one last."""
    seen: i64 = 0
    for round_ in range(t.round + 1):
        seen |= shl(1, t.round_cards >> 3 * round_ & 7)
    at: i64 = t.round + 1
    t.round_cards &= shl(1, 3 * at) - 1
    for card in range(ROUNDS + 1):
        if seen >> card & 1 == 0:
            t.round_cards |= card << 3 * at
            at += 1
    for last in range(ROUNDS, t.round + 1, -1):
        other: i64 = t.round + 1 + rng.below(last - t.round)
        difference: i64 = (t.round_cards >> 3 * last ^ t.round_cards >> 3 * other) & 7
        t.round_cards ^= difference << 3 * last
        if other != last:
            t.round_cards ^= difference << 3 * other


def _redeal_cards(t: Table, rng: Rng) -> None:
    """The deck, and the pair unless this seat is looking at it."""
    pair_unknown: bool = t.pair & 15 == UNKNOWN_CARD
    old: i64 = t.pair >> 8
    in_pair: i64 = 0
    if pair_unknown:
        in_pair = 1 if nibble(t.pair, 1) == 0 else 2
        t.pair = old << 8
    unseen: i64 = _unseen_cards(t)
    if pair_unknown:
        unseen -= _counted(old)
    t.deck_count = 0
    for card in range(1, CHISEL + 1):
        for _ in range(nibble(unseen, card)):
            lay_in_deck(t, t.deck_count, card)
            t.deck_count += 1
    _shuffle_deck(t, rng)
    if pair_unknown:
        _redeal_pair(t, rng, old, in_pair)


def _redeal_pair(t: Table, rng: Rng, old: i64, in_pair: i64) -> None:
    """Old cards lie first: two of them in either order, one before a card of the new deck."""
    if old >> 4:
        t.pair |= (old & 15) << 4 | old >> 4 if rng.below(2) else old
        return
    t.pair |= old
    first: i64 = 0 if old == 0 else 1
    for which in range(first, in_pair):
        t.deck_count -= 1
        t.pair |= card_in_deck(t, t.deck_count) << 4 * which
        lay_in_deck(t, t.deck_count, 0)


def _shuffle_deck(t: Table, rng: Rng) -> None:
    last: i64 = t.deck_count - 1
    while last > 0:
        other: i64 = rng.below(last + 1)
        moved: i64 = card_in_deck(t, other)
        lay_in_deck(t, other, card_in_deck(t, last))
        lay_in_deck(t, last, moved)
        last -= 1


def _counted(two: i64) -> i64:
    """Up to two cards as a counted pile."""
    pile: i64 = 0
    if two & 15:
        pile += shl(1, 4 * (two & 15))
    if two >> 4:
        pile += shl(1, 4 * (two >> 4))
    return pile


def _unseen_cards(t: Table) -> i64:
    """All 34 cards less those that lie face up or are known to this seat, counted."""
    unseen: i64 = 0
    for card in range(1, CHISEL + 1):
        number: i64 = CARD_COUNTS[card] - nibble(t.discards, card) - nibble(t.apart, card)
        if card >= PYRAMID_DECORATION:
            for seat in range(t.seats):
                number -= held(t, seat, card)
        unseen += number << 4 * card
    for space in range(4):
        unseen -= _counted(nibble(t.market, space))
    return unseen - _counted(t.pair & 0xFF)
