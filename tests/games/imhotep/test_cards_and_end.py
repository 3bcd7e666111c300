"""Market cards, the end of the game and Pharaoh's Wrath (IM-M, IM-E, IM-V)."""

import pytest

from tests.games.imhotep.table import banked, options, play, projected, table


@pytest.mark.parametrize(
    ("card", "site", "landed"),
    [
        ("entrance", "pyramid", [1]),
        ("sarcophagus", "burial", [1]),
        ("paved_path", "obelisks", {"stones": [0, 1, 0, 0]}),
    ],
)
def test_red_cards(card: str, site: str, landed: object) -> None:
    """IM-M1: a stone of the quarry goes to the site, then the card is discarded."""
    state = table(f"""
        ships    .... ... .. 1.
        market   {card} - - -
    """)
    play(state, "sail 4 market", "pick 1")
    assert state.to_json()[site] == landed
    assert state.to_json()["discards"] == [card]
    assert state.to_json()["quarries"][1] == 28


def test_red_card_with_an_empty_quarry() -> None:
    """IM-M1: nothing happens, and the card is discarded. (The quarry is empty where the card is drawn by a bonus.)"""
    state = table("""
        sides    ABAAA
        ships    .... ... .. 1.
        pyramid  0 | |
        deck     entrance
        burial   111 111 111 111 111 111 111 111 111 1
    """)
    assert state.to_json()["quarries"][1] == 0
    play(state, "sail 4 pyramid", "build left")
    assert state.to_json()["discards"] == ["entrance"]
    assert state.to_json()["pyramid"] == {"left": [0, 1], "middle": [], "right": []}


def test_red_card_lies_apart_until_its_chain_is_over() -> None:
    """IM-M1: in no pile while a pyramid is being chosen."""
    state = table("""
        sides    ABAAA
        ships    .... ... .. 1.
        market   entrance - - -
    """)
    play(state, "sail 4 market", "pick 1")
    assert (state.to_json()["apart"], state.to_json()["discards"]) == (["entrance"], [])
    play(state, "build right")
    assert (state.to_json()["apart"], state.to_json()["discards"]) == ([], ["entrance"])


def test_decorations_count_everything_at_their_site() -> None:
    """IM-M2: covered, surplus, obelisks (3 each) and waiting stones; two such cards count twice."""
    state = table("""
        sides    ABAAB
        pyramid  00000 | 11111 | 22222
        surplus  0 1 2 0
        temple   0123 0123
        obelisks 012 | 1 0 0 1
        cards    pyramid_decoration pyramid_decoration | temple_decoration | obelisk_decoration |
    """)
    assert projected(state, "decorations") == [2 * 6, 2, 3, 0]
    assert banked(state, "decorations") == [0, 0, 0, 0]


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (10, 25)])
def test_statues(number: int, points: int) -> None:
    """IM-M3: 0, 1, 3, 6, 10, 15, beyond five 2 a statue."""
    state = table(f"""
        cards    {"statue " * number}| | |
    """)
    assert projected(state, "statues")[0] == points


def test_blue_cards_not_played() -> None:
    """IM-M4: 1 each."""
    state = table("""
        cards    lever hammer sail chisel chisel | sail | |
    """)
    assert projected(state, "blue_cards") == [5, 1, 0, 0]


END = """
    players  3
    round    6
    active   2
    ships    ....>burial ...>obelisks ..>temple 0.
"""


def test_end_of_the_game() -> None:
    """IM-E1: all is banked after round 6; most points win; the other places follow."""
    state = table(
        END
        + """
        sleds    1 2 3
        burial   001 0
        cards    statue statue | | sail
    """
    )
    play(state, "sail 4 pyramid")
    assert state.to_move is None
    assert state.scores() == (2 + 6 + 3, 1, 1)
    result = state.result()
    assert result is not None
    assert (result.places, result.winners, result.reason) == ((1, 3, 2), (0,), "rounds_played")
    assert options(state) == []


def test_tie_is_broken_by_stones_on_the_sled() -> None:
    """IM-E1: after the last temple scoring; then the victory is shared."""
    shared = play(table(END + "sleds 2 4 4\n burial 1 2\n temple_points 0 3 1\n cards | | sail sail"), "sail 4 pyramid")
    result = shared.result()
    assert result is not None
    assert result.scores == (2, 4, 4)
    assert (result.places, result.winners) == ((3, 1, 1), (1, 2))


def test_last_temple_b_scoring_counts_for_the_tie() -> None:
    """IM-E1, IM-B3: stones chosen in the last round lie on the sled when ties are broken."""
    state = table(END + "sides AABAA\n sleds 3 1 2\n temple 1\n burial 12\n temple_points 2 1 1")
    play(state, "sail 4 pyramid", "choose stones")
    result = state.result()
    assert result is not None
    assert state.to_json()["sleds"] == [3, 3, 2]
    assert result.scores == (4, 2, 2)
    assert result.places == (1, 2, 3)


def test_points_are_not_capped() -> None:
    """IM-E1: beyond 40."""
    state = table("""
        burial   0000000000000000000000000000
        cards    statue statue statue statue statue | | |
    """)
    assert sum(source["projected"] for source in state.breakdown()[0].values()) == (15 + 2 * 23) + 15


def test_pharaohs_wrath() -> None:
    """IM-V1: a site without a stone costs 5 points, once; surplus stones count; scores may go below zero."""
    drawing = (
        END
        + """
        wrath    WRATH
        sides    ABAAA
        pyramid  00000 | 00000 | 00000
        surplus  0 1 0
        burial   01
        temple   01
        obelisks 1 1 0
        sleds    1 1 1
    """
    )
    state = table(drawing.replace("WRATH", "yes"))
    assert projected(state, "wrath") == [0, 0, -5]
    without = table(drawing.replace("WRATH", "no"))
    assert projected(without, "wrath") == [0, 0, 0]
    play(state, "sail 4 pyramid")
    assert state.scores()[2] == -5
