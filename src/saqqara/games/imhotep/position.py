"""A position as plain data, in the words of docs/positions.md; what was forgotten by `view.hide` is None."""

from typing import Any

from saqqara.core.meta import Choice
from saqqara.games.imhotep.decisions import DECISION_NAMES, OVER
from saqqara.games.imhotep.rules.market import card_in_deck
from saqqara.games.imhotep.state import Table, burial_of, held, is_b, lane, nibble, stone_at, temple_width
from saqqara.games.imhotep.tables import (
    CARD_NAMES,
    CHISEL,
    MARKET,
    OBELISK_STONES,
    OBELISKS,
    OBELISKS_OF_VALUE,
    PYRAMID,
    PYRAMID_DECORATION,
    ROUND_CARDS,
    ROUNDS,
    SHIPS,
    SITE_NAMES,
    SITES,
    SMALL_PYRAMID_NAMES,
    SMALL_PYRAMID_SPACES,
    UNKNOWN_CARD,
    UNKNOWN_ROUND_CARD,
)

Json = dict[str, Any]


def options_of(t: Table) -> dict[str, Choice]:
    options: dict[str, Choice] = {name: "B" if is_b(t, site) else "A" for site, name in enumerate(SITE_NAMES)}
    options["wrath"] = t.variant >> SITES & 1 == 1
    return options


def written(t: Table) -> Json:
    """All but the heading of `to_json`."""
    over = t.decision == OVER
    return {
        "players": int(t.seats),
        "options": options_of(t),
        "turn": int(t.turns),
        "revealed": int(t.reveals),
        "to_move": None if over else int(t.seat),
        "round": int(t.round) + 1,
        "active": int(t.active),
        "passes": int(t.passes),
        "round_cards": _round_cards(t),
        "ships": [] if over else [_ship(t, ship) for ship in range(SHIPS)],
        "sleds": _lanes(t, t.sleds),
        "quarries": _lanes(t, t.quarries),
        **_cards(t),
        **_sites(t),
        "pending": None if over else _pending(t),
    }


def _lanes(t: Table, word: int) -> list[int]:
    return [int(lane(word, seat)) for seat in range(t.seats)]


def _owner(stone: int) -> int | None:
    return None if stone == 0 else int(stone) - 1


def _round_cards(t: Table) -> Json:
    cards: list[str | None] = []
    for index in range(ROUNDS + 1):
        card = int(t.round_cards >> 3 * index & 7)
        cards.append(None if card == UNKNOWN_ROUND_CARD else ROUND_CARDS[int(t.seats)][card])
    seen = int(t.round) + 1
    return {"seen": cards[:seen], "pile": cards[seen:ROUNDS], "removed": cards[ROUNDS]}


def _ship(t: Table, ship: int) -> Json:
    size = int(nibble(t.sizes, ship))
    site = int(nibble(t.moored, ship))
    return {
        "size": size,
        "minimum": max(1, size - 1),
        "stones": [_owner(stone_at(t.aboard, 4 * ship + space)) for space in range(size)],
        "site": None if site == 0 else SITE_NAMES[site - 1],
    }


def card_name(card: int) -> str | None:
    """None for no card, and for one that nobody here knows."""
    return None if card in (0, UNKNOWN_CARD) else CARD_NAMES[card]


def _cards(t: Table) -> Json:
    spaces = 3 if is_b(t, MARKET) else 4
    return {
        "market": [card_name(nibble(t.market, space)) for space in range(spaces)],
        "pair": [card_name(nibble(t.pair, which)) for which in range(2) if nibble(t.pair, which)],
        "old_pair": [CARD_NAMES[nibble(t.pair, which)] for which in (2, 3) if nibble(t.pair, which)],
        "deck": [card_name(card_in_deck(t, index)) for index in range(t.deck_count - 1, -1, -1)],
        "discards": counted(t.discards),
        "apart": counted(t.apart),
        "reshuffle": f"{t.reshuffle:016x}" if t.reshuffle else None,
        "cards": [cards_of(t, seat) for seat in range(t.seats)],
    }


def counted(pile: int) -> list[str]:
    """The cards of a counted pile, sorted."""
    return [CARD_NAMES[card] for card in range(1, CHISEL + 1) for _ in range(nibble(pile, card))]


def cards_of(t: Table, seat: int) -> list[str]:
    """The cards in front of a seat, sorted."""
    return [CARD_NAMES[card] for card in range(PYRAMID_DECORATION, CHISEL + 1) for _ in range(held(t, seat, card))]


def _sites(t: Table) -> Json:
    return {
        "pyramid": _pyramid(t),
        "surplus": _lanes(t, t.surplus),
        "temple": {
            "seen": [_owner(stone_at(t.temple_seen, space)) for space in range(temple_width(t))],
            "stones": _lanes(t, t.temple_stones),
        },
        "temple_points": _lanes(t, t.temple_points),
        "burial": burial_stones(t),
        "obelisks": _obelisks(t),
    }


def small_pyramid(t: Table, pyramid: int) -> list[int]:
    """The owners of its stones in the order of filling."""
    first = SMALL_PYRAMID_SPACES * pyramid
    return [int(stone_at(t.pyramid, first + space)) - 1 for space in range(nibble(t.pyramid_counts, pyramid))]


def _pyramid(t: Table) -> Json | list[int]:
    if is_b(t, PYRAMID):
        return {name: small_pyramid(t, pyramid) for pyramid, name in enumerate(SMALL_PYRAMID_NAMES)}
    return [int(stone_at(t.pyramid, space)) - 1 for space in range(t.pyramid_counts)]


def burial_stones(t: Table) -> list[int]:
    """The owners in the order of filling."""
    cells = range(t.burial_count)
    return [next(seat for seat in range(t.seats) if burial_of(t, seat) >> cell & 1) for cell in cells]


def obelisk_builders(t: Table) -> list[int]:
    """The owners of the finished obelisks; those beyond the eighth by seat, for their order counts no more."""
    builders = [int(stone_at(t.obelisks, number)) - 1 for number in range(OBELISKS_OF_VALUE)]
    builders = [seat for seat in builders if seat >= 0]
    for seat in range(t.seats):
        more = int(lane(t.obelisk_stones, seat)) // OBELISK_STONES - builders.count(seat)
        builders += [seat] * more
    return builders


def _obelisks(t: Table) -> Json:
    if not is_b(t, OBELISKS):
        return {"stones": _lanes(t, t.obelisk_stones)}
    return {"built": obelisk_builders(t), "waiting": [count % OBELISK_STONES for count in _lanes(t, t.obelisk_stones)]}


def _pending(t: Table) -> Json:
    """`order` is fixed already while it is being chosen, and else what is still to come."""
    spaces = []
    queue = int(t.queue)
    while queue:
        spaces.append(queue & 7)
        queue >>= 3
    return {
        "decision": DECISION_NAMES[t.decision],
        "ship": int(t.ship) if t.ship else None,
        "order": spaces,
        "temple_space": int(t.temple_space) if t.temple_space else None,
    }
