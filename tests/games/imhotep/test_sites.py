"""What the five sites do with a stone (IM-A, IM-B)."""

import pytest

from tests.games.imhotep.table import banked, options, play, projected, table

LAST_SHIP = "....>burial ...>obelisks ..>temple"


def test_market_a_may_be_declined() -> None:
    """IM-A1: the stone has gone back before its owner chooses."""
    state = table("""
        ships    .... .12 .. ..
        market   - - lever -
    """)
    play(state, "sail 2 market")
    assert state.to_json()["quarries"] == [29, 29, 28, 29]
    assert options(state) == ["pick 3", "decline"]
    play(state, "decline")
    assert (state.to_move, options(state)) == (2, ["pick 3", "decline"])


def test_an_empty_market_asks_nobody() -> None:
    """IM-A1."""
    state = table("""
        ships    .... .12 .. ..
        market   - - - -
    """)
    play(state, "sail 2 market")
    assert state.to_json()["quarries"] == [29] * 4
    assert (state.to_move, state.turn) == (1, 1)


def test_a_taken_blue_card_can_be_played_next_turn() -> None:
    """IM-A1."""
    state = table("""
        players  2
        ships    .... .01 .. ..
        market   hammer - chisel -
    """)
    play(state, "sail 2 market", "pick 1", "pick 3")
    assert state.to_move == 1
    play(state, "take")
    assert "play hammer" in options(state)


def test_pyramid_a_order_and_values() -> None:
    """IM-A2: level 1 column by column, then levels 2 and 3; then beside it for 1 point each."""
    filled = ""
    values = []
    for space in range(16):
        drawn = f"pyramid {filled[:14]}\n surplus 0 0 {max(0, space - 14)} 0" if filled else ""
        state = table(
            f"""
            ships    .... ... .. 2.
            {drawn}
        """
        )
        before = banked(state, "pyramid")[2]
        play(state, "sail 4 pyramid")
        values.append(banked(state, "pyramid")[2] - before)
        filled += "2"
    assert values == [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4, 1, 1]


def test_temple_a_levels_of_5_and_of_4() -> None:
    """IM-A3: from left to right; with 2 players four spaces; a full level is covered from the left, without limit."""
    five = table("""
        ships    .... ... .. 3.
        temple   01201 20120
    """)
    play(five, "sail 4 temple")
    assert five.to_json()["temple"]["seen"] == [3, 0, 1, 2, 0]
    four = table("""
        players  2
        ships    .... ... .. 0.
        temple   1111 1111 1111
    """)
    play(four, "sail 4 temple")
    assert four.to_json()["temple"]["seen"] == [0, 1, 1, 1]


def test_burial_chamber_a_fills_columns() -> None:
    """IM-A4: three rows, from the top down, from the left; groups join across rows and columns, not corners."""
    # 0 1
    # 1 0
    # 0
    state = table("""
        burial   010 10
    """)
    assert projected(state, "burial") == [1 + 1 + 1, 1 + 1, 0, 0]


@pytest.mark.parametrize(("stones", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (13, 31)])
def test_burial_chamber_a_groups(stones: int, points: int) -> None:
    """IM-A4: 1, 3, 6, 10, 15, beyond five 2 a stone."""
    state = table(f"""
        burial   {"0" * stones}
    """)
    assert projected(state, "burial")[0] == points


def test_a_burial_chamber_beyond_what_can_be_reached() -> None:
    """IM-A4: 30 stones are drawn; set up by hand and played on, further ones go back to their quarries."""
    state = table("""
        ships    012. ... .. ..
        burial   0123 0123 0123 0123 0123 0123 0123
    """)
    play(state, "sail 1 burial")
    assert state.to_json()["burial"][28:] == [0, 1]
    assert state.to_json()["quarries"] == [29 - 8, 29 - 8, 29 - 7, 29 - 7]


def test_obelisks_a_rank_only_who_is_there() -> None:
    """IM-A5: places nobody holds are lost."""
    state = table("""
        players  3
        obelisks 0 5 5
    """)
    assert projected(state, "obelisks") == [0, 9, 9]


def test_market_b_looking_obliges() -> None:
    """IM-B1: one of the two is kept, the other is discarded first, face up; the space stays empty."""
    state = table("""
        sides    BAAAA
        ships    .... 1.2 .. ..
        market   lever - -
        pair     statue entrance
    """)
    play(state, "sail 2 market")
    assert options(state) == ["pick 1", "pick hidden", "decline"]
    play(state, "pick hidden")
    assert (state.to_move, options(state)) == (1, ["keep 1", "keep 2"])
    assert state.view(1).to_json()["pair"] == ["statue", "entrance"]
    assert state.view(2).to_json()["pair"] == [None, None]
    play(state, "keep 1")
    assert state.to_json()["discards"] == ["entrance"]
    assert state.to_json()["cards"][1] == ["statue"]
    assert options(state) == ["pick 1", "decline"]


def test_market_b_two_equal_cards_are_both_offered() -> None:
    """IM-B1."""
    state = table("""
        sides    BAAAA
        ships    .... ... .. 1.
        market   - - -
        pair     statue statue
    """)
    play(state, "sail 4 market", "pick hidden")
    assert options(state) == ["keep 1", "keep 2"]


def test_pyramids_b_values() -> None:
    """IM-B2: left 2, card, 3, 2, 4; middle 2, 3, stones, 1, 4; right 2, 3, 3, load, 4; a bonus space scores 1."""
    found = {}
    for name, before in (("left", "{} | |"), ("middle", "| {} |"), ("right", "| | {}")):
        values = []
        for space in range(5):
            state = table(f"""
                sides    ABAAA
                ships    .... ... .. 2.
                pyramid  {before.format("0" * space)}
                deck     statue
            """)
            play(state, "sail 4 pyramid", f"build {name}")
            values.append(banked(state, "pyramid")[2])
        found[name] = values
    assert found == {"left": [2, 1, 3, 2, 4], "middle": [2, 3, 1, 1, 4], "right": [2, 3, 3, 1, 4]}


def test_pyramids_b_only_open_ones_are_offered() -> None:
    """IM-B2: a single one is forced; when all are complete the stone lies beside them and scores 1."""
    state = table("""
        sides    ABAAA
        ships    .... 22. .. ..
        pyramid  00000 | 0000 | 11111
    """)
    play(state, "sail 2 pyramid")
    assert state.to_json()["pyramid"]["middle"] == [0, 0, 0, 0, 2]
    assert state.to_json()["surplus"] == [0, 0, 1, 0]
    assert banked(state, "pyramid")[2] == 4 + 1


def test_card_space_draws_the_top_card() -> None:
    """IM-B2a: shown, and treated like one taken at the market; always taken."""
    state = table("""
        sides    ABAAA
        ships    .... ... .. 2.
        pyramid  0 | |
        deck     chisel
    """)
    play(state, "sail 4 pyramid", "build left")
    assert state.to_json()["cards"][2] == ["chisel"]
    assert state.revealed == 1


def test_stones_space() -> None:
    """IM-B2b: three stones from the quarry, as many as fit, or not; lost with a full sled."""
    drawing = """
        sides    ABAAA
        ships    .... ... .. 2.
        sleds    1 1 SLED 1
        pyramid  | 00 |
    """
    state = play(table(drawing.replace("SLED", "4")), "sail 4 pyramid", "build middle")
    assert options(state) == ["take", "decline"]
    assert play(state.copy(), "take").to_json()["sleds"] == [1, 1, 5, 1]
    assert play(state, "decline").to_json()["sleds"] == [1, 1, 4, 1]
    full = play(table(drawing.replace("SLED", "5")), "sail 4 pyramid", "build middle")
    assert (full.to_move, full.turn) == (1, 1)


def test_load_space() -> None:
    """IM-B2c: a stone of one's own onto a ship that has not sailed; costs no turn."""
    state = table("""
        sides    ABAAA
        ships    .... ...>temple .. 2.
        sleds    1 1 1 1
        pyramid  | | 000
    """)
    play(state, "sail 4 pyramid", "build right")
    assert options(state) == ["load 1.1", "load 1.2", "load 1.3", "load 1.4", "load 3.1", "load 3.2", "decline"]
    play(state, "load 3.1")
    assert state.to_json()["ships"][2]["stones"] == [2, None]
    assert state.to_json()["sleds"] == [1, 1, 0, 1]
    assert (state.to_move, state.turn) == (1, 1)


def test_load_space_is_lost_once_no_ship_is_left() -> None:
    """IM-B2c: the point is not lost."""
    state = table(f"""
        sides    ABAAA
        ships    {LAST_SHIP} 2.
        sleds    1 1 1 1
        pyramid  | | 000
    """)
    play(state, "sail 4 pyramid", "build right")
    assert banked(state, "pyramid")[2] == 1
    assert state.to_json()["round"] == 2


def test_temple_b_gives_what_its_spaces_say() -> None:
    """IM-B3: choice, two, choice, card, choice; with 2 players the first four."""
    state = table(f"""
        players  2
        sides    AABAA
        ships    {LAST_SHIP} 0.
        temple   0110
        deck     statue
    """)
    play(state, "sail 4 pyramid")
    assert state.to_json()["pending"]["temple_space"] == 1
    play(state, "choose stones")
    assert state.to_json()["sleds"] == [2, 0]
    assert state.to_json()["pending"]["temple_space"] == 3
    play(state, "choose points")
    assert banked(state, "temple") == [0, 2 + 1]
    assert state.to_json()["cards"][0] == ["statue"]
    assert state.to_json()["round"] == 2


def test_temple_b_stones_are_offered_when_one_fits() -> None:
    """IM-B3: with a full sled the point is taken without asking."""
    drawing = f"""
        sides    AABAA
        ships    {LAST_SHIP} 0.
        sleds    1 1 1 SLED
        temple   3
    """
    state = play(table(drawing.replace("SLED", "4")), "sail 4 pyramid", "choose stones")
    assert state.to_json()["sleds"] == [1, 1, 1, 5]
    full = play(table(drawing.replace("SLED", "5")), "sail 4 pyramid")
    assert banked(full, "temple") == [0, 0, 0, 1]
    assert full.to_json()["round"] == 2


def test_temple_b_red_card_ends_its_chain_before_the_next_space() -> None:
    """IM-B3, IM-T3b: the drawn Entrance goes to a pyramid before the fifth space is settled."""
    state = table(f"""
        sides    ABBAA
        ships    {LAST_SHIP} 0.
        sleds    1 1 1 1
        temple   00023
        deck     entrance
    """)
    play(state, "sail 4 market", "choose points", "choose points")
    assert (state.to_move, options(state)) == (2, ["build left", "build middle", "build right"])
    assert state.to_json()["pending"]["temple_space"] == 4
    play(state, "build middle")
    assert (state.to_move, state.to_json()["pending"]["temple_space"]) == (3, 5)


def test_burial_chamber_b_rows() -> None:
    """IM-B4: stones need not touch; second 4, third 2, fourth 0."""
    #   0 1 0 2 0 1 3 0 1 2
    burial = "".join(top + "33" for top in "0102013012")
    state = table(f"""
        sides    AAABA
        burial   {burial}
    """)
    assert projected(state, "burial") == [8, 4, 2, 8 + 8]


def test_obelisks_b_values_fall() -> None:
    """IM-B5: 10, 9, 8, 7, 6, 5, 5, 5, and 5 beyond; waiting stones score 1 at the end; their spaces are free again."""
    values = []
    for built in range(9):
        state = table(f"""
            sides    AAAAB
            ships    .... ... .. 3.
            obelisks {"012012012"[:built]} | 0 0 0 2
        """)
        play(state, "sail 4 obelisks")
        values.append(banked(state, "obelisks")[3])
        assert state.to_json()["obelisks"]["waiting"] == [0, 0, 0, 0]
    assert values == [10, 9, 8, 7, 6, 5, 5, 5, 5]
