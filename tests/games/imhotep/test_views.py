"""What each seat knows (IM-S4, IM-B1), and that every deal it cannot rule out is equally likely."""

from collections.abc import Callable, Collection, Hashable, Iterable
from itertools import permutations
from typing import Any

import pytest

import saqqara
from saqqara import Rng, State, View
from saqqara.testing import check_even_deals

from .drawn import laid
from .games import MIXES, games
from .table import options, play

Json = dict[str, Any]
Deal = Callable[[State], Hashable]
SEATS = (None, 0, 1, 2, 3)
LOOKING = "ships 0... ..1>market .. .. / market - sail - / asks keep 2 ship 2 order 3"


def hidden_from(state: State, seat: int | None) -> dict[str, Any]:
    """What a view says otherwise than the position, and in place of it."""
    view, p = state.view(seat).to_json(), state.to_json()
    assert view.pop("seat", "none") == seat
    assert view.keys() == p.keys()
    return {key: view[key] for key in view if view[key] != p[key] and key != "format"}


# --- What is hidden


@pytest.mark.parametrize("seat", SEATS)
def test_hidden_from_all_im_s4(seat: int | None) -> None:
    """The order of the deck and of the round pile, the removed round card, the next reshuffle; and the pair."""
    state = laid(
        "round 3 / sides BAAAA / market sail - - / pair lever statue / deck chisel hammer end / cards | sail | |"
    )
    assert hidden_from(state, seat) == {
        "deck": [None, None],
        "pair": [None, None],
        "reshuffle": None,
        "round_cards": {"seen": state.to_json()["round_cards"]["seen"], "pile": [None] * 3, "removed": None},
    }
    assert len(state.to_json()["round_cards"]["seen"]) == 3


@pytest.mark.parametrize("seat", SEATS)
def test_only_who_looks_knows_the_pair_im_b1(seat: int | None) -> None:
    state = laid("sides BAAAA / pair lever statue", LOOKING)
    assert state.view(seat).to_json()["pair"] == (["lever", "statue"] if seat == 2 else [None, None])
    assert state.view(seat).legal_actions() == ([46, 47] if seat == 2 else [])


def test_before_looking_nobody_knows_the_pair_im_b1() -> None:
    state = laid("sides BAAAA / ships 0... ..1>market .. .. / pair lever statue / asks market 2 ship 2 order 3")
    assert all(state.view(seat).to_json()["pair"] == [None, None] for seat in SEATS)
    play(state, "pick hidden")
    assert options(state) == ["keep 1", "keep 2"]
    assert [state.view(seat).to_json()["pair"] for seat in SEATS].count([None, None]) == 4


def test_after_keeping_all_have_seen_both_im_b1() -> None:
    state = play(laid("sides BAAAA / pair lever statue", LOOKING), "keep 1")
    for seat in SEATS:
        view = state.view(seat).to_json()
        assert (view["pair"], view["discards"], view["cards"][2]) == ([], ["statue"], ["lever"])


def test_a_card_that_lies_in_the_pair_since_before_the_reshuffle_is_known_im_r2() -> None:
    """All other cards of the old deck have been seen: which they are is public, which of them comes first is not."""
    state = laid("sides BAAAA / pair statue lever / old_pair statue lever / deck sail end")
    assert hidden_from(state, 1).keys() == {"pair", "deck", "reshuffle", "round_cards"}
    assert state.view(1).to_json()["old_pair"] == ["statue", "lever"]


def test_without_a_pair_only_piles_are_hidden_im_s4() -> None:
    state = laid("market sail statue lever - / cards lever | statue | sail |")
    assert all(hidden_from(state, seat).keys() == {"deck", "reshuffle", "round_cards"} for seat in SEATS)


def test_in_round_6_only_the_removed_card_is_left_im_s2() -> None:
    state = laid("round 6")
    assert state.view(0).to_json()["round_cards"]["pile"] == []
    assert state.view(0).to_json()["round_cards"]["removed"] is None
    assert state.view(0).determinise(Rng(1)).to_json()["round_cards"] == state.to_json()["round_cards"]


def test_views_of_equal_knowledge_are_equal_im_s4() -> None:
    """Positions that differ in hidden things alone cannot be told apart."""
    one = laid("sides BAAAA / pair lever statue / deck sail chisel")
    other = laid("sides BAAAA / pair chisel sail / deck statue lever")
    assert one != other
    for seat in SEATS:
        assert one.view(seat) == other.view(seat)
        assert hash(one.view(seat)) == hash(other.view(seat))
        assert str(one.view(seat)) == str(other.view(seat))
    assert one.view(0) != one.view(1)


def test_a_spectator_sees_what_all_see() -> None:
    state = laid("sides BAAAA / pair lever statue")
    assert {**state.view(None).to_json(), "seat": 2} == state.view(2).to_json()


# --- Fair guesses


def cards(state: State) -> Hashable:
    p = state.to_json()
    return tuple(p["pair"]), tuple(p["deck"])


def deals_of(unknown: Iterable[str], in_pair: int = 0) -> set[Hashable]:
    """All orders of cards, the first ones being the pair."""
    return {(tuple(order[:in_pair]), tuple(order[in_pair:])) for order in permutations(unknown)}


def check(state: State, seat: int | None, expected: Collection[Hashable], deal: Deal = cards) -> None:
    """All of them come, equally often, nothing else does, and what is dealt can be read and played."""
    assert deal(state) in expected
    check_even_deals(state, seat, expected, 40 * len(expected), Rng(7), deal=deal)
    rng = Rng(11)
    for _ in range(20):
        dealt = state.determinise(seat, rng)
        assert saqqara.from_json(dealt.to_json()) == dealt
        assert dealt.view(seat) == state.view(seat)
        assert View.from_json(dealt.view(seat).to_json()).determinise(rng.copy()) == dealt.determinise(seat, rng.copy())
        dealt.playout(rng)
        assert dealt.result() is not None


@pytest.mark.parametrize("seat", SEATS)
def test_a_deck_of_three_cards_im_s4(seat: int | None) -> None:
    check(laid("deck sail lever statue end"), seat, deals_of(["sail", "lever", "statue"]))


def test_a_deck_with_equal_cards_im_s4() -> None:
    expected = deals_of(["statue", "statue", "statue", "sail", "lever"])
    assert len(expected) == 20
    check(laid("deck statue sail statue lever statue end"), 0, expected)


@pytest.mark.parametrize("seat", [None, 2])
def test_pair_and_deck_are_dealt_from_the_same_cards_im_b1(seat: int | None) -> None:
    state = laid("sides BAAAA / pair entrance statue / deck sail lever end")
    check(state, seat, deals_of(["entrance", "statue", "sail", "lever"], in_pair=2))


def test_a_pair_without_a_deck_im_b1() -> None:
    state = laid("sides BAAAA / pair sail lever / deck end")
    check(state, 0, deals_of(["sail", "lever"], in_pair=2))


def test_a_single_face_down_card_im_b1() -> None:
    """IM-R2: drawing from nothing gives nothing, so that a position by hand may have but one."""
    state = laid("sides BAAAA / pair sail / deck lever statue end")
    check(state, 0, deals_of(["sail", "lever", "statue"], in_pair=1))


def test_one_old_card_is_the_first_of_the_pair_im_r2() -> None:
    """The reshuffle came between the two cards: the first one is known, the second one is any of the new deck."""
    state = laid("sides BAAAA / pair statue sail / old_pair statue / deck lever hammer chisel end")
    new = [(("statue", first), tuple(rest)) for first, *rest in permutations(["sail", "lever", "hammer", "chisel"])]
    check(state, 1, set(new))


def test_one_old_card_alone_im_r2() -> None:
    state = laid("sides BAAAA / pair statue / old_pair statue / deck lever hammer chisel end")
    check(state, 1, {(("statue",), order) for order in permutations(["lever", "hammer", "chisel"])})


def test_two_old_cards_lie_in_either_order_im_r2() -> None:
    state = laid("sides BAAAA / pair lever statue / old_pair statue lever / deck sail hammer chisel end")
    decks = list(permutations(["sail", "hammer", "chisel"]))
    pairs = [("lever", "statue"), ("statue", "lever")]
    check(state, None, {(pair, deck) for pair in pairs for deck in decks})


def test_two_equal_old_cards_im_r2() -> None:
    state = laid("sides BAAAA / pair statue statue / old_pair statue statue / deck sail hammer statue end")
    check(state, 0, {(("statue", "statue"), deck) for deck in permutations(["sail", "hammer", "statue"])})


@pytest.mark.parametrize("old", ["", "old_pair statue / ", "old_pair statue lever / "])
def test_who_looks_knows_the_pair_and_its_order_im_b1(old: str) -> None:
    state = laid(f"sides BAAAA / pair statue lever / {old}deck sail hammer chisel end", LOOKING)
    check(state, 2, {(("statue", "lever"), deck) for deck in permutations(["sail", "hammer", "chisel"])})


@pytest.mark.parametrize("seat", [None, 0, 1, 3])
def test_all_others_know_nothing_of_the_pair_while_one_looks_im_b1(seat: int | None) -> None:
    state = laid("sides BAAAA / pair statue lever / deck sail hammer end", LOOKING)
    check(state, seat, deals_of(["statue", "lever", "sail", "hammer"], in_pair=2))


@pytest.mark.parametrize(("round_", "deals"), [(3, 24), (4, 6), (5, 2), (6, 1)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_round_pile_and_the_removed_card_im_s2(players: int, round_: int, deals: int) -> None:
    state = laid(f"players {players} / round {round_}")
    said = state.to_json()["round_cards"]
    expected = {tuple(order) for order in permutations([*said["pile"], said["removed"]])}
    assert len(expected) == deals

    def rounds(dealt: State) -> Hashable:
        written = dealt.to_json()["round_cards"]
        assert written["seen"] == said["seen"]
        return (*written["pile"], written["removed"])

    check(state, 0, expected, rounds)


def test_the_next_reshuffle_is_dealt_anew_im_r2() -> None:
    state = laid("deck end")
    rng = Rng(3)
    words = [state.determinise(0, rng).to_json()["reshuffle"] for _ in range(50)]
    assert len(set(words)) == 50
    assert state.to_json()["reshuffle"] not in words


@pytest.mark.parametrize("mixes", [MIXES[start::4] for start in range(4)], ids=lambda mixes: mixes[0])
def test_every_guess_in_random_games_is_a_position_im_s4(mixes: list[str]) -> None:
    for number, (state, _) in enumerate(games(mixes, seed=11)):
        if number % 5:
            continue
        for seat in (None, *range(state.players)):
            dealt = state.determinise(seat, Rng(number))
            assert dealt.view(seat) == state.view(seat)
            assert saqqara.from_json(dealt.to_json()) == dealt
            assert hidden_from(dealt, seat).keys() <= {"deck", "pair", "reshuffle", "round_cards"}
