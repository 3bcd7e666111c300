"""The examples of the rules page, by their numbers. Seats 0-3 are black, white, brown and gray."""

import pytest

from tests.games.imhotep.table import banked, options, play, projected, table


def test_example_1_ships_of_a_round_card() -> None:
    """IM-R1, IM-C3: card 4322 brings ships of 4, 3, 2 and 2."""
    state = table("""
        players  2
        ships    .... ... .. ..
    """)
    assert [(ship["size"], ship["minimum"]) for ship in state.to_json()["ships"]] == [(4, 3), (3, 2), (2, 1), (2, 1)]
    assert state.to_json()["round_cards"]["seen"] == ["4322"]


def test_example_1_room_for_two() -> None:
    """IM-T1: with room for two, two stones are taken."""
    state = table("""
        sleds    3 3 4 5
    """)
    play(state, "take")
    assert state.to_json()["sleds"] == [5, 3, 4, 5]
    assert state.to_json()["quarries"] == [24, 26, 25, 24]


def test_example_2_pyramid_a() -> None:
    """IM-A2: the front stone lands first, each stone scores its space: 2, 1, 3, then 2."""
    state = table("""
        ships    2021 ... .. ..
    """)
    play(state, "sail 1 pyramid")
    assert banked(state, "pyramid") == [1, 2, 2 + 3, 0]
    assert state.to_json()["pyramid"] == [2, 0, 2, 1]


def test_example_3_temple_a_levels() -> None:
    """IM-A3: brown completes level 1, brown covers gray, white covers black."""
    state = table("""
        ships    .... 221 .. ..
        temple   3013
    """)
    play(state, "sail 2 temple")
    assert state.to_json()["temple"] == {"seen": [2, 1, 1, 3, 2], "stones": [1, 2, 2, 2]}


def test_example_4_temple_a_scores() -> None:
    """IM-A3: gray, gray, white, brown and black are seen at the round's end: 2, 1, 1, 1."""
    state = table("""
        ships    ....>burial ...>obelisks ..>temple 3.
        temple   33120
    """)
    play(state, "sail 4 pyramid")
    assert banked(state, "temple") == [1, 1, 1, 2]
    assert state.to_json()["round"] == 2


def test_example_5_burial_chamber_a() -> None:
    """IM-A4: white a pair, black a single, brown groups of 3 and 1, gray a group of 6."""
    #   gray  gray  gray   white  brown
    #   gray  gray  gray   white
    #   black brown brown  brown
    state = table("""
        burial   330 332 332 112 2
    """)
    assert projected(state, "burial") == [1, 3, 6 + 1, 17]
    assert banked(state, "burial") == [0, 0, 0, 0]


def test_example_6_obelisks_a() -> None:
    """IM-A5: 4, 3, 3 and none: the two in the middle share 10 + 5."""
    state = table("""
        obelisks 3 4 0 3
    """)
    assert projected(state, "obelisks") == [7, 15, 0, 7]


def test_example_7_market_a() -> None:
    """IM-A1: white, brown and gray choose in the order of their stones; all three stones return."""
    state = table("""
        ships    12.3 ... .. ..
        market   lever statue sail temple_decoration
    """)
    play(state, "sail 1 market")
    assert state.to_move == 1
    assert options(state) == ["pick 1", "pick 2", "pick 3", "pick 4", "decline"]
    play(state, "pick 3", "pick 2", "pick 1")
    assert state.to_json()["cards"] == [[], ["sail"], ["statue"], ["lever"]]
    assert state.to_json()["quarries"] == [29, 29, 29, 29]
    assert state.to_json()["market"] == [None, None, None, "temple_decoration"]
    assert (state.to_move, state.turn) == (1, 1)


def test_example_8_pyramids_b() -> None:
    """IM-B2: three stones on the middle pyramid, one on the left one."""
    state = table("""
        sides    ABAAA
        ships    2021 ... .. ..
        sleds    2 3 4 5
    """)
    play(state, "sail 1 pyramid")
    assert options(state) == ["build left", "build middle", "build right"]
    play(state, "build middle", "build middle", "build middle")
    assert (state.to_move, options(state)) == (2, ["take", "decline"])
    play(state, "take", "build left")
    assert state.to_json()["pyramid"] == {"left": [1], "middle": [2, 0, 2], "right": []}
    assert state.to_json()["sleds"] == [2, 3, 5, 5]
    assert banked(state, "pyramid") == [3, 2, 2 + 1, 0]


def test_example_9_temple_b() -> None:
    """IM-B3: gray on *choice*, brown on *two*, white on *choice* and on *card*, black on *choice*."""
    state = table("""
        sides    AABAA
        ships    ....>burial ...>obelisks ..>temple 3.
        sleds    2 3 4 3
        temple   32110
        deck     statue
    """)
    play(state, "sail 4 pyramid")
    assert (state.to_move, options(state)) == (3, ["choose points", "choose stones"])
    play(state, "choose stones")
    assert state.to_json()["sleds"][3] == 5
    play(state, "choose points")
    assert state.to_json()["cards"][1] == ["statue"]
    play(state, "choose points")
    assert banked(state, "temple") == [1, 1, 2, 0]


def test_example_10_burial_chamber_b() -> None:
    """IM-B4: top row 3, 1, 1: 8, 3, 3; middle row 3, 1: 8, 4; bottom row: 8."""
    #   white white white brown gray
    #   black black black white
    #   gray  gray  gray  gray
    state = table("""
        sides    AAABA
        burial   103 103 103 213 3
    """)
    assert projected(state, "burial") == [8, 8 + 4, 3, 3 + 8]


def test_example_11_obelisks_b() -> None:
    """IM-B5: black's first stone waits, white's third makes the second obelisk, gray's waits."""
    state = table("""
        sides    AAAAB
        ships    .... 013 .. ..
        obelisks 2 | 0 2 0 0
    """)
    play(state, "sail 2 obelisks")
    assert state.to_json()["obelisks"] == {"built": [2, 1], "waiting": [1, 0, 0, 1]}
    assert banked(state, "obelisks") == [0, 9, 10, 0]
    assert projected(state, "obelisks") == [1, 9, 10, 1]


def test_example_12_decoration_and_statues() -> None:
    """IM-M2, IM-M3: 13 stones in the burial chamber: 4; three statues: 6."""
    state = table("""
        burial   0123012301230
        cards    burial_chamber_decoration | statue statue statue | |
    """)
    assert projected(state, "decorations") == [4, 0, 0, 0]
    assert projected(state, "statues") == [0, 6, 0, 0]


@pytest.mark.parametrize(
    ("players", "heights", "points"),
    [
        (3, "3 3 0", [9, 9, 0]),
        (3, "3 3 2", [9, 9, 1]),
        (3, "3 2 2", [12, 3, 3]),
        (3, "3 3 3", [6, 6, 6]),
        (3, "0 0 2", [0, 0, 12]),
        (4, "4 4 1 1", [12, 12, 3, 3]),
        (2, "2 2", [5, 5]),
    ],
)
def test_example_13_obelisks_a(players: int, heights: str, points: list[int]) -> None:
    """IM-A5: tied players share the points of the places they take up, rounded down."""
    state = table(f"""
        players  {players}
        obelisks {heights}
    """)
    assert projected(state, "obelisks") == points


@pytest.mark.parametrize(
    ("players", "top_row", "points"),
    [
        (2, "0101", [6, 6]),
        (3, "001122", [4, 4, 4]),
        (4, "00112233", [3, 3, 3, 3]),
        (4, "000123", [8, 2, 2, 2]),
    ],
)
def test_example_14_burial_row_b(players: int, top_row: str, points: list[int]) -> None:
    """IM-B4: the two lower rows hold one stone of each player in every place, so all share them alike."""
    even = [str(index % players) for index in range(len(top_row))]
    burial = " ".join(stone + below + below for stone, below in zip(top_row, even, strict=True))
    state = table(f"""
        players  {players}
        sides    AAABA
        burial   {burial}
    """)
    below = table(f"""
        players  {players}
        sides    AAABA
        burial   {" ".join(stone * 3 for stone in even)}
    """)
    shared = [points_of_three_rows // 3 for points_of_three_rows in projected(below, "burial")]
    assert [total - 2 * row for total, row in zip(projected(state, "burial"), shared, strict=True)] == points


def test_example_15_a_chain_ends_before_the_next_stone() -> None:
    """IM-T3b: Lever, Entrance from the market onto *card*, Paved Path, an obelisk: then only the next stone."""
    state = table("""
        players  2
        sides    ABAAB
        ships    .... 010 .. ..
        cards    lever |
        market   entrance statue sail hammer
        deck     paved_path statue
        pyramid  1 | |
        obelisks | 0 2
    """)
    play(state, "play lever", "sail 2 market")
    assert options(state) == ["unload 1", "unload 2"]
    play(state, "unload 2")  # both others are black: the rest of the order is forced
    assert (state.to_move, state.to_json()["pending"]["order"]) == (1, [1, 3])
    play(state, "pick 1")
    assert state.to_json()["apart"] == ["entrance"]
    play(state, "build left")
    assert state.to_json()["obelisks"] == {"built": [1], "waiting": [0, 0]}
    assert state.to_json()["discards"] == ["entrance", "paved_path", "lever"]
    assert (state.to_move, state.to_json()["pending"]["order"]) == (0, [3])
    assert banked(state, "pyramid") == [0, 2 + 1]
    assert banked(state, "obelisks") == [0, 10]
