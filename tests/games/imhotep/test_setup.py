"""Components and set-up (IM-C, IM-S)."""

from collections import Counter

import pytest

import saqqara
from saqqara.games.imhotep.tables import CARD_COUNTS, CARD_NAMES, ROUND_CARDS, SITE_NAMES
from tests.games.imhotep.soaking import SETUPS, begin
from tests.games.imhotep.table import options, table


def stones_of_each(position: dict[str, list[int]]) -> list[int]:
    return [sled + quarry for sled, quarry in zip(position["sleds"], position["quarries"], strict=True)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_29_stones_and_a_sled_with_room_for_5(players: int) -> None:
    """IM-C1."""
    state = saqqara.start("imhotep", players=players, seed=1)
    assert stones_of_each(state.to_json()) == [29] * players
    with pytest.raises(saqqara.InvalidPosition):
        table("sleds 6 0 0 0")


def test_minimum_of_each_ship() -> None:
    """IM-C2: 4 needs 3, 3 needs 2, 2 needs 1, 1 needs 1."""
    state = table("""
        ships    00.. 01.. 0. .
    """)
    assert [ship["minimum"] for ship in state.to_json()["ships"]] == [3, 3, 1, 1]
    sailing = {text.split()[1] for text in options(state) if text.startswith("sail")}
    assert sailing == {"3"}


@pytest.mark.parametrize(
    ("players", "cards"),
    [
        (2, "4322 4331 4221 4321 3221 3322 3321"),
        (3, "4421 4332 4322 4321 4221 3332 3322"),
        (4, "4421 4332 4333 3332 4432 4422 4322"),
    ],
)
def test_round_cards(players: int, cards: str) -> None:
    """IM-C3, IM-S2: seven for each number of players; one is removed, six are played, the largest ship first."""
    assert list(ROUND_CARDS[players]) == cards.split()
    order = saqqara.start("imhotep", players=players, seed=1).to_json()["round_cards"]
    assert sorted([*order["seen"], *order["pile"], order["removed"]]) == sorted(cards.split())
    assert len(order["pile"]) == 5


def test_34_market_cards() -> None:
    """IM-C4: 6 red, 8 green, 10 violet, 10 blue."""
    counts = dict(zip(CARD_NAMES, CARD_COUNTS, strict=True))
    assert [sum(CARD_COUNTS[low:high]) for low, high in ((1, 4), (4, 8), (8, 9), (9, 13))] == [6, 8, 10, 10]
    position = saqqara.start("imhotep", seed=1).to_json()
    del counts[""]
    assert Counter(position["deck"] + position["market"]) == Counter(counts)


def test_five_sites_with_two_sides_each() -> None:
    """IM-C5, IM-S1: any mix of sides, with Pharaoh's Wrath or without; the default is all A."""
    assert SITE_NAMES == ("market", "pyramid", "temple", "burial", "obelisks")
    assert saqqara.start("imhotep", seed=1).options == {**dict.fromkeys(SITE_NAMES, "A"), "wrath": False}
    met = {tuple(begin(setup, 1).options.values()) for setup in range(len(SETUPS))}
    assert len(met) == 64


def test_every_order_is_dealt() -> None:
    """IM-S2: each card comes to lie on top, and each round card is removed; the order of seeds shows no favour."""
    tops = Counter[str]()
    removed = Counter[str]()
    for seed in range(700):
        position = saqqara.start("imhotep", seed=seed).to_json()
        tops[position["market"][0]] += 1
        removed[position["round_cards"]["removed"]] += 1
    assert set(tops) == set(CARD_NAMES[1:])
    assert all(60 < number < 140 for number in removed.values())
    assert 150 < tops["statue"] < 260


def test_first_stones() -> None:
    """IM-S3: seat 0 starts with 2 stones, the next have 3, 4 and 5; nobody has points."""
    state = saqqara.start("imhotep", players=4, seed=1)
    assert state.to_json()["sleds"] == [2, 3, 4, 5]
    assert (state.to_move, state.turn, state.scores()) == (0, 0, (0, 0, 0, 0))
    state.apply(0)
    assert (state.to_move, state.turn) == (1, 1)


def test_what_is_hidden() -> None:
    """IM-S4: the order of the deck and of the round pile and the removed card; all else is public."""
    state = saqqara.start("imhotep", players=3, seed=1, options={"market": "B"})
    known, all_of_it = state.view(1).to_json(), state.to_json()
    assert known["deck"] == [None] * 29
    assert known["pair"] == [None, None]
    assert known["round_cards"] == {"seen": all_of_it["round_cards"]["seen"], "pile": [None] * 5, "removed": None}
    hidden = ("format", "deck", "pair", "round_cards", "reshuffle", "seat")
    assert {key: value for key, value in known.items() if key not in hidden} == {
        key: value for key, value in all_of_it.items() if key not in hidden
    }
