"""Rounds, turns and the four actions (IM-R, IM-T)."""

import pytest

from saqqara import IllegalAction, State
from tests.games.imhotep.table import banked, options, play, table

SITES = ("market", "pyramid", "temple", "burial", "obelisks")


def refused(state: State, text: str) -> tuple[str, str]:
    reason = state.explain(text)
    assert reason is not None
    return (reason.code, reason.rule)


def test_four_cards_are_turned_up() -> None:
    """IM-R2: onto spaces 1 to 4 in the order in which they are drawn."""
    state = table("""
        ships    ....>burial ...>obelisks ..>temple 3.
        market   lever - - statue
        deck     sail hammer chisel entrance
    """)
    play(state, "sail 4 pyramid")
    assert state.to_json()["market"] == ["sail", "hammer", "chisel", "entrance"]


def test_side_b_turns_up_three_and_lays_two_face_down() -> None:
    """IM-R2: the pair comes last, first drawn first."""
    state = table("""
        sides    BAAAA
        ships    ....>burial ...>obelisks ..>temple 3.
        deck     sail hammer chisel entrance paved_path statue
    """)
    play(state, "sail 4 pyramid")
    assert state.to_json()["market"] == ["sail", "hammer", "chisel"]
    assert state.to_json()["pair"] == ["entrance", "paved_path"]
    assert state.to_json()["deck"][0] == "statue"


def test_only_an_empty_deck_is_made_anew() -> None:
    """IM-R2: the last card is drawn first; only then the discards, which lie in the order of the reshuffle word."""
    state = table("""
        ships    ....>burial ...>obelisks ..>temple 3.
        market   lever statue - -
        deck     end
    """)
    play(state, "sail 4 pyramid")
    position = state.to_json()
    assert len(position["deck"]) == 34 - 4
    assert position["discards"] == []
    assert position["reshuffle"] != f"{1:016x}"


def test_the_last_card_of_the_deck_is_drawn_without_reshuffling() -> None:
    """IM-R2: not earlier than a card is missing."""
    state = table("""
        sides    ABAAA
        ships    .... ... .. 0.
        pyramid  0 | |
        deck     statue end
    """)
    play(state, "sail 4 pyramid", "build left")
    assert state.to_json()["cards"][0] == ["statue"]
    assert state.to_json()["deck"] == []
    assert len(state.to_json()["discards"]) == 33


def test_turns_go_clockwise_one_action_each() -> None:
    """IM-R3."""
    state = table("""
        players  3
        sleds    1 1 1
    """)
    seats = []
    for text in ("take", "load 1.1", "take", "load 2.1"):
        seats.append(state.to_move)
        play(state, text)
    assert seats == [0, 1, 2, 0]
    assert (state.to_move, state.turn) == (1, 4)


def test_round_ends_with_the_fourth_ship() -> None:
    """IM-R3, IM-R4: the temple scores, leftover cards are discarded, stones stay; left of the sailor starts."""
    state = table("""
        players  3
        round    2
        active   1
        ships    ....>burial ...>obelisks ..>temple 2.
        market   lever - statue -
        temple   012
        sleds    1 2 3
    """)
    play(state, "sail 4 pyramid")
    position = state.to_json()
    assert banked(state, "temple") == [1, 1, 1]
    assert position["discards"] == ["statue", "lever"]
    assert (position["round"], position["active"], state.to_move, state.turn) == (3, 2, 2, 1)
    assert [ship["site"] for ship in position["ships"]] == [None] * 4
    assert position["temple"]["stones"] == [1, 1, 1]


def test_round_end_discards_the_pair_face_up() -> None:
    """IM-R4: everybody sees what it was."""
    state = table("""
        players  3
        sides    BAAAA
        ships    ....>burial ...>obelisks ..>temple 0.
        market   - - -
        pair     lever sail
    """)
    play(state, "sail 4 pyramid")
    assert state.to_json()["discards"] == ["lever", "sail"]
    assert state.revealed == 1


def test_taking_stones() -> None:
    """IM-T1: three, or what fits, or what is left; not with a full sled or an empty quarry."""
    state = table("""
        sleds    2 3 5 1
        burial   333 333 333 333 333 333 333 333 33
    """)
    play(state, "take", "take")
    assert state.to_json()["sleds"] == [5, 5, 5, 1]
    assert refused(state, "take") == ("sled_full", "IM-T1")
    play(state, "load 1.1", "take")
    assert state.to_json()["sleds"][3] == 3
    assert state.to_json()["quarries"][3] == 0


def test_loading_any_free_space_of_any_ship() -> None:
    """IM-T2: one stone, ships that have sailed excepted."""
    state = table("""
        ships    0... ...>temple .. ..
        sleds    1 1 1 1
    """)
    loads = [text for text in options(state) if text.startswith("load")]
    assert loads == ["load 1.2", "load 1.3", "load 1.4", "load 3.1", "load 3.2", "load 4.1", "load 4.2"]
    play(state, "load 1.3")
    assert state.to_json()["ships"][0]["stones"] == [0, None, 0, None]
    assert state.to_json()["sleds"] == [0, 1, 1, 1]


def test_sailing_needs_the_minimum_and_a_free_site() -> None:
    """IM-T3: no stone of one's own is needed aboard."""
    state = table("""
        ships    11.. 112 ..>temple ..
    """)
    sails = [text for text in options(state) if text.startswith("sail")]
    assert sails == ["sail 2 market", "sail 2 pyramid", "sail 2 burial", "sail 2 obelisks"]
    assert refused(state, "sail 1 market") == ("below_minimum", "IM-T3")
    assert refused(state, "sail 2 temple") == ("site_taken", "IM-T3")
    assert refused(state, "sail 3 market") == ("ship_sailed", "IM-T3")


def test_unloading_skips_empty_spaces() -> None:
    """IM-T3: from the front to the back; the empty ship stays there; left of the sailor goes on."""
    state = table("""
        ships    1.02 ... .. ..
    """)
    play(state, "sail 1 burial")
    assert state.to_json()["burial"] == [1, 0, 2]
    assert state.to_json()["ships"][0] == {"size": 4, "minimum": 3, "stones": [None] * 4, "site": "burial"}
    assert state.to_move == 1


def test_what_a_stone_brings_is_its_owners_choice() -> None:
    """IM-T3a: off turn, too."""
    state = table("""
        ships    222. ... .. ..
        sides    ABAAA
    """)
    play(state, "sail 1 pyramid")
    assert state.to_move == 2
    assert (state.turn, state.to_json()["active"]) == (0, 0)
    assert state.view(0).legal_actions() == []
    play(state, "build left", "build middle", "build right")
    assert (state.to_move, state.turn) == (1, 1)


def test_blue_card_is_discarded_before_it_takes_effect() -> None:
    """IM-T4: one a turn; it lies among the discards while it is being carried out."""
    state = table("""
        sleds    0 1 1 1
        cards    hammer chisel | | |
    """)
    assert {text for text in options(state) if text.startswith("play")} == {"play hammer"}
    play(state, "play hammer")
    assert state.to_json()["discards"] == ["hammer"]
    assert all(text.startswith("load") for text in options(state))
    play(state, "load 1.1")
    assert state.to_json()["sleds"][0] == 2
    assert state.to_move == 1


def test_lever_fixes_the_whole_order_first() -> None:
    """IM-T4a: ship and site, then every stone; of one colour only the foremost is offered."""
    state = table("""
        ships    0112 ... .. ..
        cards    lever | | |
    """)
    play(state, "play lever", "sail 1 burial")
    assert options(state) == ["unload 1", "unload 2", "unload 4"]
    assert refused(state, "unload 3") == ("not_the_foremost", "IM-T4a")
    play(state, "unload 4")
    assert options(state) == ["unload 1", "unload 2"]
    assert state.to_json()["burial"] == []
    play(state, "unload 2", "unload 1")  # the last one is forced
    assert state.to_json()["burial"] == [2, 1, 0, 1]


def test_hammer_with_a_full_sled_or_an_empty_quarry() -> None:
    """IM-T4b: the stones are not a choice; playable when a stone can be loaded afterwards."""
    full = table("""
        sleds    5 1 1 1
        cards    hammer | | |
    """)
    play(full, "play hammer", "load 1.1")
    assert full.to_json()["sleds"][0] == 4
    nothing_to_load = table("""
        burial   000 000 000 000 000 000 000 000 000 0
        temple   0
        cards    hammer | | |
    """)
    assert refused(nothing_to_load, "play hammer") == ("sled_stays_empty", "IM-T4b")


def test_sail_card_needs_the_minimum_with_its_stone() -> None:
    """IM-T4c: load one stone, and this ship sails."""
    state = table("""
        ships    1... 1.. .. ..>temple
        sleds    1 1 1 1
        cards    sail | | |
    """)
    play(state, "play sail")
    assert options(state) == ["load 2.2", "load 2.3", "load 3.1", "load 3.2"]
    assert refused(state, "load 1.2") == ("below_minimum", "IM-T4c")
    play(state, "load 2.2")
    assert options(state) == ["sail 2 market", "sail 2 pyramid", "sail 2 burial", "sail 2 obelisks"]
    play(state, "sail 2 burial")
    assert state.to_json()["burial"] == [1, 0]


def test_chisel_loads_two() -> None:
    """IM-T4d: onto one ship or two; playable only when both can be loaded."""
    state = table("""
        sleds    2 1 1 1
        cards    chisel | chisel | |
    """)
    play(state, "play chisel", "load 1.1", "load 3.2")
    assert [ship["stones"].count(0) for ship in state.to_json()["ships"]] == [1, 0, 1, 0]
    assert refused(state, "play chisel") == ("two_stones_needed", "IM-T4d")


def test_chisel_needs_two_spaces() -> None:
    """IM-T4d."""
    state = table("""
        ships    ....>temple ...>burial 1. ..>market
        sleds    2 1 1 1
        cards    chisel | | |
    """)
    assert refused(state, "play chisel") == ("two_spaces_needed", "IM-T4d")


STUCK = """
    players  2
    round    6
    ships    11.. ...>temple ..>pyramid ..>burial
    burial   000 000 000 000 000 000 000
    temple   0000 0000 1111 1111 1111 1111 1111 1111 111
"""


def test_passing_is_offered_only_when_nothing_else_is_possible() -> None:
    """IM-T5: an empty sled, an empty quarry and no ship at its minimum; it is asked every turn."""
    state = table(STUCK)
    assert options(state) == ["pass"]
    play(state, "pass")
    assert (state.to_move, options(state)) == (1, ["pass"])


def test_a_pass_is_refused_while_something_is_possible() -> None:
    """IM-T5."""
    state = table("sleds 0 0 0 0")
    assert refused(state, "pass") == ("something_is_possible", "IM-T5")
    with pytest.raises(IllegalAction, match="IM-T5"):
        state.apply(state.parse("pass"))


def test_stuck_round_ends_and_stones_go_home() -> None:
    """IM-T5: as many passes in a row as there are players; stones aboard go back first, then the temple scores."""
    state = table(STUCK)
    play(state, "pass", "pass")
    assert state.to_move is None
    assert state.to_json()["quarries"] == [0, 2]
    assert banked(state, "temple") == [0, 4]


def test_stuck_round_before_the_last() -> None:
    """IM-T5: the player left of the last to pass starts the next round."""
    state = table(STUCK.replace("round    6", "round    5\n    active   1"))
    play(state, "pass", "pass")
    assert (state.to_json()["round"], state.to_move, state.to_json()["passes"]) == (6, 1, 0)


def test_any_other_action_starts_the_count_of_passes_anew() -> None:
    """IM-T5: the passes have to come in a row."""
    state = table("""
        players  2
        round    6
        passes   1
        active   1
        ships    .... ... ..>pyramid ..>burial
        burial   000 000 000 000 000 000 000
        temple   0000 0000 1111 1111 1111 1111 1111 1111 1
    """)
    play(state, "take")
    assert state.to_json()["passes"] == 0


@pytest.mark.parametrize("site", SITES)
def test_every_site_takes_one_ship_a_round(site: str) -> None:
    """IM-T3: where a ship has moored no other can."""
    state = table(f"""
        ships    .... ...>{site} 2. 2.
    """)
    assert f"sail 3 {site}" not in options(state)
    assert len([text for text in options(state) if text.startswith("sail 3")]) == 4
