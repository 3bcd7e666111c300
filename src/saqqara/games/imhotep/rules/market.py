"""Cards: drawn, taken, kept, carried out and discarded (IM-R2, IM-A1, IM-B1, IM-B2a, IM-M1)."""

from mypy_extensions import i64

from saqqara.core.bits import shl
from saqqara.core.errors import Hidden
from saqqara.core.rng import next_word, scaled
from saqqara.games.imhotep import decisions, events
from saqqara.games.imhotep.rules.sites import ask, place
from saqqara.games.imhotep.state import Table, lane, nibble, one
from saqqara.games.imhotep.tables import (
    BURIAL,
    CHISEL,
    ENTRANCE,
    LEVER,
    NO_CARD,
    OBELISKS,
    PAVED_PATH,
    PYRAMID,
    PYRAMID_DECORATION,
    SARCOPHAGUS,
    STATUE,
    UNKNOWN_CARD,
)

# --- The deck


def card_in_deck(t: Table, index: i64) -> i64:
    """The card at `index`, 0 being the lowest."""
    if index < 15:
        return nibble(t.deck0, index)
    if index < 30:
        return nibble(t.deck1, index - 15)
    return nibble(t.deck2, index - 30)


def lay_in_deck(t: Table, index: i64, card: i64) -> None:
    """Put a card where another one lay, or none."""
    if index < 15:
        t.deck0 = t.deck0 & ~shl(15, 4 * index) | card << 4 * index
    elif index < 30:
        t.deck1 = t.deck1 & ~shl(15, 4 * (index - 15)) | card << 4 * (index - 15)
    else:
        t.deck2 = t.deck2 & ~shl(15, 4 * (index - 30)) | card << 4 * (index - 30)


def draw(t: Table) -> i64:
    """IM-R2: the top card. Only an empty deck is made anew, and from nothing comes nothing."""
    if t.deck_count == 0:
        reshuffle(t)
        if t.deck_count == 0:
            return NO_CARD
    t.deck_count -= 1
    card: i64 = card_in_deck(t, t.deck_count)
    if card == UNKNOWN_CARD:
        raise Hidden
    lay_in_deck(t, t.deck_count, NO_CARD)
    return card


def reshuffle(t: Table) -> None:
    """IM-R2: the discards become the new deck, in an order that `t.reshuffle` decides."""
    if t.discards == 0:
        return
    if t.reshuffle == 0:
        raise Hidden
    for card in range(1, CHISEL + 1):
        copies: i64 = nibble(t.discards, card)
        while copies > 0:
            lay_in_deck(t, t.deck_count, card)
            t.deck_count += 1
            copies -= 1
    t.discards = 0
    last: i64 = t.deck_count - 1
    while last > 0:
        t.reshuffle = next_word(t.reshuffle)
        other: i64 = scaled(t.reshuffle, last + 1)
        moved: i64 = card_in_deck(t, other)
        lay_in_deck(t, other, card_in_deck(t, last))
        lay_in_deck(t, last, moved)
        last -= 1
    t.pair = t.pair & 0xFF | sorted_pair(t.pair & 0xFF) << 8
    events.reshuffled(t)


def sorted_pair(pair: i64) -> i64:
    """Two cards, the lower kind first."""
    first: i64 = pair & 15
    second: i64 = pair >> 4
    if second != NO_CARD and first > second:
        return first << 4 | second
    return pair


# --- Discards


def discard(t: Table, rule: str, card: i64) -> None:
    t.discards += shl(1, 4 * card)
    if t.trace is not None:
        events.discarded(t, rule, card)


def discard_what_lies_apart(t: Table) -> None:
    """IM-M1: all that the red cards caused is done."""
    for card in range(ENTRANCE, PAVED_PATH + 1):
        copies: i64 = nibble(t.apart, card)
        while copies > 0:
            discard(t, "IM-M1", card)
            copies -= 1
    t.apart = 0


def clear_market(t: Table) -> None:
    """IM-R4: the leftover cards go face up to the discards, the pair too."""
    for space in range(4):
        if nibble(t.market, space):
            discard(t, "IM-R4", nibble(t.market, space))
    t.market = 0
    for which in range(2):
        card: i64 = nibble(t.pair, which)
        if card == UNKNOWN_CARD:
            raise Hidden
        if card:
            discard(t, "IM-R4", card)
            t.learnt = 1
    t.pair = 0


# --- The market


def fill_market(t: Table, spaces: i64) -> None:
    """IM-R2: turn up a card onto each space; on side B (three spaces) two more lie face down."""
    for space in range(spaces):
        card: i64 = draw(t)
        t.market |= card << 4 * space
        if card and t.trace is not None:
            events.turned_up(t, card, space)
    if spaces == 3:
        for which in range(2):
            hidden: i64 = draw(t)
            t.pair |= hidden << 4 * which
            if hidden:
                events.laid_face_down(t)


def pick(t: Table, owner: i64, space: i64) -> None:
    """IM-A1: a face-up card."""
    card: i64 = nibble(t.market, space)
    t.market &= ~shl(15, 4 * space)
    if t.trace is not None:
        events.took_card(t, owner, card, space)
    take_card(t, owner, card)


def look(t: Table, owner: i64) -> None:
    """IM-B1: look at the pair instead."""
    if t.pair & 15 == UNKNOWN_CARD:
        raise Hidden
    t.learnt = 1
    events.looked(t, owner, t.pair & 15, t.pair >> 4 & 15)
    ask(t, decisions.KEEP, owner)


def keep(t: Table, owner: i64, which: i64) -> None:
    """IM-B1: the other card goes face up to the discards, then the kept one is taken."""
    kept: i64 = nibble(t.pair, which)
    other: i64 = nibble(t.pair, 1 - which)
    if kept == UNKNOWN_CARD:
        raise Hidden
    t.learnt = 1
    t.pair = 0
    if other:
        discard(t, "IM-B1", other)
    if t.trace is not None:
        events.kept(t, owner, kept)
    take_card(t, owner, kept)


def draw_for(t: Table, owner: i64) -> None:
    """IM-B2a: the top card of the deck, shown and treated like one taken at the market."""
    card: i64 = draw(t)
    if card:
        t.learnt = 1
        if t.trace is not None:
            events.drew(t, owner, card)
        take_card(t, owner, card)


def take_card(t: Table, owner: i64, card: i64) -> None:
    """IM-A1: red cards are carried out at once, all others lie before their owner."""
    if card >= LEVER:
        t.blue_cards += shl(1, 8 * owner + 2 * (card - LEVER))
    elif card == STATUE:
        t.kept_cards += shl(1, 16 * owner + 8)
    elif card >= PYRAMID_DECORATION:
        t.kept_cards += shl(1, 16 * owner + 2 * (card - PYRAMID_DECORATION))
    else:
        _carry_out(t, owner, card)


def _carry_out(t: Table, owner: i64, card: i64) -> None:
    """IM-M1: a stone of the quarry goes to the card's site; meanwhile the card lies apart."""
    t.apart += shl(1, 4 * card)
    if lane(t.quarries, owner) == 0:
        events.idle(t, owner, card)
        return
    t.quarries -= one(owner)
    if t.trace is not None:
        events.carried_out(t, owner, card)
    if card == ENTRANCE:
        place(t, owner, PYRAMID)
    elif card == SARCOPHAGUS:
        place(t, owner, BURIAL)
    else:
        place(t, owner, OBELISKS)
