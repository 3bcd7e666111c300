"""A written position (docs/positions.md) laid out on the table again; `checking` says whether it can be played on."""

import re
from itertools import chain
from typing import Any

from saqqara.core.bits import shl
from saqqara.core.fields import Fields
from saqqara.core.rng import WORDS as HIGHEST_WORD
from saqqara.games.imhotep.checking import check
from saqqara.games.imhotep.decisions import ACTION, DECISION_NAMES, OVER
from saqqara.games.imhotep.rules.market import lay_in_deck, take_card
from saqqara.games.imhotep.rules.ships import holds_minimum
from saqqara.games.imhotep.state import Table, is_b, temple_width
from saqqara.games.imhotep.tables import (
    BURIAL_SPACES,
    CARD_COUNTS,
    CARD_NAMES,
    CARDS,
    MARKET,
    OBELISK_STONES,
    OBELISKS,
    OBELISKS_OF_VALUE,
    PAVED_PATH,
    PYRAMID,
    PYRAMID_A_SPACES,
    PYRAMID_DECORATION,
    ROUND_CARDS,
    ROUNDS,
    SHIPS,
    SITE_NAMES,
    SITES,
    SLED_PLACES,
    SMALL_PYRAMID_NAMES,
    SMALL_PYRAMID_SPACES,
    STONES,
    UNKNOWN_CARD,
    UNKNOWN_ROUND_CARD,
)

KEYS = (
    "players", "options", "turn", "revealed", "to_move", "round", "active", "passes", "round_cards", "ships",
    "sleds", "quarries", "market", "pair", "old_pair", "deck", "discards", "apart", "reshuffle", "cards",
    "pyramid", "surplus", "temple", "temple_points", "burial", "obelisks", "pending",
)  # fmt: skip
MOST_TURNS = 2**31
MOST_TEMPLE_POINTS = 99
ALL_CARDS = CARD_NAMES[1:]
RED_CARDS = CARD_NAMES[1 : PAVED_PATH + 1]
KEPT_CARDS = CARD_NAMES[PYRAMID_DECORATION:]


def read(t: Table, position: dict[str, Any], hidden: bool) -> None:
    """Lay `position` out on the empty table `t`; with `hidden` it is a view's. InvalidPosition says what is wrong."""
    fields = Fields(position, "", KEYS, hidden)
    _read_game(t, fields)
    _read_pending(t, fields)
    _read_ships(t, fields)
    _read_stones(t, fields)
    _read_cards(t, fields)
    _read_pyramid(t, fields)
    _read_temple(t, fields)
    _read_burial_chamber(t, fields)
    _read_obelisks(t, fields)
    check(t, fields)


def _read_game(t: Table, fields: Fields) -> None:
    t.seats = fields.number("players", 2, 4)
    options = fields.child("options", (*SITE_NAMES, "wrath"))
    t.variant = options.flag("wrath") << SITES
    for site, name in enumerate(SITE_NAMES):
        t.variant |= (options.word(name, ("A", "B")) == "B") << site
    t.turns = fields.number("turn", 0, MOST_TURNS)
    t.reveals = fields.number("revealed", 0, MOST_TURNS)
    t.round = fields.number("round", 1, ROUNDS) - 1
    t.active = fields.number("active", 0, t.seats - 1)
    t.passes = fields.number("passes", 0, t.seats)
    _read_round_cards(t, fields)


def _read_round_cards(t: Table, fields: Fields) -> None:
    """IM-C3: each card lies in one place."""
    names = ROUND_CARDS[t.seats]
    cards = fields.child("round_cards", ("seen", "pile", "removed"))
    seen = cards.words("seen", ROUNDS, names)
    if len(seen) != t.round + 1:
        cards.refuse("seen", "wrong_length", {"low": t.round + 1, "high": t.round + 1, "length": len(seen)}, "IM-R1")
    left = ROUNDS - len(seen)
    order = [*seen, *cards.hidden_words("pile", left, left, names)]
    removed = cards.raw("removed")
    order.append(None if fields.hidden and removed is None else cards.choice(removed, "removed", names))
    known = [card for card in order if card is not None]
    for card in known:
        if known.count(card) > 1:
            fields.refuse("round_cards", "round_card_twice", {"card": card}, "IM-C3")
    for index, name in enumerate(order):
        t.round_cards |= (UNKNOWN_ROUND_CARD if name is None else names.index(name)) << 3 * index


def _read_pending(t: Table, fields: Fields) -> None:
    """Whose decision it is, and which; at the end of the game nobody's."""
    seat = fields.optional_number("to_move", 0, t.seats - 1)
    if fields.raw("pending") is None:
        if seat is not None:
            fields.refuse("to_move", "nothing_to_decide", {}, "IM-E1")
        t.decision = OVER
        return
    pending = fields.child("pending", ("decision", "ship", "order", "temple_space"))
    if seat is None:
        fields.refuse("to_move", "nobody_to_move", {}, "IM-R3")
    t.seat = seat
    t.decision = DECISION_NAMES.index(pending.word("decision", DECISION_NAMES[ACTION:]))
    t.ship = pending.optional_number("ship", 1, SHIPS) or 0
    t.temple_space = pending.optional_number("temple_space", 1, temple_width(t)) or 0
    for index, space in enumerate(pending.series("order", 4, 1, 4)):
        t.queue |= space << 3 * index


def _read_ships(t: Table, fields: Fields) -> None:
    """IM-R1: the ships of the round's card; at the end of the game none."""
    number = 0 if t.decision == OVER else SHIPS
    t.harbours = shl(1, SITES) - 1 if number else 0  # native: only when read
    keys = ("size", "minimum", "stones", "site")
    for ship, each in enumerate(fields.children("ships", number, number, keys)):
        _read_ship(t, each, ship)


def _read_ship(t: Table, fields: Fields, ship: int) -> None:
    size = int(ROUND_CARDS[t.seats][t.round_cards >> 3 * t.round & 7][ship])
    if fields.number("size", 1, 4) != size:
        fields.refuse("size", "other_ship_size", {"size": size}, "IM-R1")
    if fields.number("minimum", 1, 3) != max(1, size - 1):
        fields.refuse("minimum", "other_minimum", {"minimum": max(1, size - 1)}, "IM-C2")
    t.sizes |= size << 4 * ship
    for space, owner in enumerate(fields.gapped("stones", size, 0, t.seats - 1)):
        if owner is None:
            t.free |= shl(1, 4 * ship + space)
        else:
            t.aboard |= (owner + 1) << 3 * (4 * ship + space)
    if fields.raw("site") is None:
        t.ready |= holds_minimum(t, ship) << 5 * ship
        return
    site = SITE_NAMES.index(fields.word("site", SITE_NAMES))
    if t.harbours >> site & 1 == 0:
        fields.refuse("site", "site_taken", {"site": SITE_NAMES[site]}, "IM-T3")
    if t.aboard >> 12 * ship & 0xFFF and t.ship != ship + 1:
        fields.refuse("stones", "stones_on_empty_ship", {}, "IM-T3")
    t.harbours ^= shl(1, site)
    t.moored |= (site + 1) << 4 * ship
    t.free &= ~shl(15, 4 * ship)


def _lanes(numbers: list[int]) -> int:
    return sum(number << 8 * seat for seat, number in enumerate(numbers))


def _read_stones(t: Table, fields: Fields) -> None:
    t.sleds = _lanes(fields.numbers("sleds", t.seats, 0, SLED_PLACES))
    t.quarries = _lanes(fields.numbers("quarries", t.seats, 0, STONES))


def _read_cards(t: Table, fields: Fields) -> None:
    """IM-C4: all 34 lie somewhere. Those that a view does not know are not told apart."""
    spaces = 3 if is_b(t, MARKET) else 4
    market = fields.gapped_words("market", spaces, spaces, ALL_CARDS)
    pair = fields.hidden_words("pair", 0, 2 if is_b(t, MARKET) else 0, ALL_CARDS)
    old_pair = _read_old_pair(fields, pair)
    deck = fields.hidden_words("deck", 0, CARDS, ALL_CARDS)
    discards = fields.words("discards", CARDS, ALL_CARDS)
    apart = fields.words("apart", CARDS, RED_CARDS)
    held = fields.lists_of_words("cards", t.seats, CARDS, KEPT_CARDS)
    face_up: list[str | None] = [card for card in market if card is not None]
    face_down = [*old_pair, *pair[len(old_pair) :]] if None in pair else pair
    _check_number_of_cards(fields, [*face_up, *face_down, *deck, *discards, *apart, *chain(*held)])
    t.market = sum(_card(card) << 4 * space for space, card in enumerate(market) if card is not None)
    for which, card in enumerate(pair):
        t.pair |= _card(card) << 4 * which
    for which, card in enumerate(old_pair):
        t.pair |= _card(card) << 4 * (2 + which)
    t.deck_count = len(deck)
    for index, card in enumerate(reversed(deck)):
        lay_in_deck(t, index, _card(card))
    t.discards = _pile(discards)
    t.apart = _pile(apart)
    for seat, cards in enumerate(held):
        for kept in cards:
            take_card(t, seat, CARD_NAMES.index(kept))
    t.reshuffle = _reshuffle(fields)


def _check_number_of_cards(fields: Fields, cards: list[str | None]) -> None:
    if len(cards) != CARDS:
        fields.refuse("cards", "other_number_of_cards", {"number": len(cards), "expected": CARDS}, "IM-C4")
    for card, most in zip(CARD_NAMES, CARD_COUNTS, strict=True):
        if cards.count(card) > most:
            fields.refuse("cards", "too_many_of_a_card", {"card": card, "number": cards.count(card)}, "IM-C4")


def _card(name: str | None) -> int:
    return UNKNOWN_CARD if name is None else CARD_NAMES.index(name)


def _pile(names: list[str]) -> int:
    return sum(1 << 4 * CARD_NAMES.index(name) for name in names)


def _read_old_pair(fields: Fields, pair: list[str | None]) -> list[str]:
    """IM-B1: who knows one card of the pair knows both; those older than the last reshuffle were drawn first."""
    old = fields.words("old_pair", len(pair), ALL_CARDS)
    known = [card for card in pair if card is not None]
    if 0 < len(known) < len(pair):
        fields.refuse(f"pair[{pair.index(None)}]", "wrong_value", {"choices": ", ".join(ALL_CARDS)}, "IM-B1")
    if old != sorted(old, key=CARD_NAMES.index) or (known and sorted(known[: len(old)]) != sorted(old)):
        fields.refuse("old_pair", "not_of_the_pair", {}, "IM-R2")
    return old


def _reshuffle(fields: Fields) -> int:
    written = fields.raw("reshuffle")
    if written is None and fields.hidden:
        return 0
    if not isinstance(written, str) or not re.fullmatch("[0-9a-f]{16}", written):
        fields.refuse("reshuffle", "wrong_type", {"expected": "16 hexadecimal digits"})
    word = int(written, 16)
    if not 1 <= word <= HIGHEST_WORD:
        fields.refuse("reshuffle", "wrong_value", {"choices": f"{1:016x} - {HIGHEST_WORD:016x}"})
    return word


def _read_pyramid(t: Table, fields: Fields) -> None:
    t.surplus = _lanes(fields.numbers("surplus", t.seats, 0, STONES))
    if not is_b(t, PYRAMID):
        _fill_pyramid(t, 0, fields.series("pyramid", PYRAMID_A_SPACES, 0, t.seats - 1))
        return
    pyramids = fields.child("pyramid", SMALL_PYRAMID_NAMES)
    for pyramid, name in enumerate(SMALL_PYRAMID_NAMES):
        _fill_pyramid(t, pyramid, pyramids.series(name, SMALL_PYRAMID_SPACES, 0, t.seats - 1))


def _fill_pyramid(t: Table, pyramid: int, owners: list[int]) -> None:
    for space, owner in enumerate(owners):
        t.pyramid |= (owner + 1) << 3 * (SMALL_PYRAMID_SPACES * pyramid + space)
    t.pyramid_counts |= len(owners) << 4 * pyramid


def _read_temple(t: Table, fields: Fields) -> None:
    """IM-A3: the space of the next stone follows from their number."""
    width = int(temple_width(t))
    temple = fields.child("temple", ("seen", "stones"))
    stones = temple.numbers("stones", t.seats, 0, STONES)
    seen = temple.gapped("seen", width, 0, t.seats - 1)
    if [owner is not None for owner in seen] != [space < sum(stones) for space in range(width)]:
        temple.refuse("seen", "other_number_of_stones", {"number": min(width, sum(stones))}, "IM-A3")
    for seat in range(t.seats):
        if seen.count(seat) > stones[seat]:
            temple.refuse("seen", "more_seen_than_there", {"seat": seat}, "IM-A3")
    for space, owner in enumerate(seen):
        t.temple_seen |= (0 if owner is None else owner + 1) << 3 * space
    t.temple_stones = _lanes(stones)
    t.temple_next = sum(stones) % width
    t.temple_points = _lanes(fields.numbers("temple_points", t.seats, 0, MOST_TEMPLE_POINTS))


def _read_burial_chamber(t: Table, fields: Fields) -> None:
    owners = fields.series("burial", BURIAL_SPACES, 0, t.seats - 1)
    for cell, owner in enumerate(owners):
        if owner < 2:
            t.burial01 |= shl(1, BURIAL_SPACES * owner + cell)
        else:
            t.burial23 |= shl(1, BURIAL_SPACES * (owner - 2) + cell)
    t.burial_count = len(owners)


def _read_obelisks(t: Table, fields: Fields) -> None:
    if not is_b(t, OBELISKS):
        t.obelisk_stones = _lanes(fields.child("obelisks", ("stones",)).numbers("stones", t.seats, 0, STONES))
        return
    obelisks = fields.child("obelisks", ("built", "waiting"))
    builders = obelisks.series("built", t.seats * STONES // OBELISK_STONES, 0, t.seats - 1)
    waiting = obelisks.numbers("waiting", t.seats, 0, OBELISK_STONES - 1)
    t.obelisk_stones = _lanes([OBELISK_STONES * builders.count(seat) + waiting[seat] for seat in range(t.seats)])
    for number, owner in enumerate(builders[:OBELISKS_OF_VALUE]):
        t.obelisks |= (owner + 1) << 3 * number
