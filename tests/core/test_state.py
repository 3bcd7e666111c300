"""What every game's states have in common: numbers, texts, refusals, copies, equality."""

from collections.abc import Callable
from typing import Any

import pytest

import saqqara
from saqqara import IllegalAction, Reason, Rng, State, UnknownAction
from tests.testing.coins import ACCEPT, DRAW, KEEP, OFFER, PEEK, REFUSE, Coins

from .helpers import COPIES, Index

OUTSIDE = (-1, 9, 62, 64, 2**63, -(2**70), 10**5000)
NO_NUMBERS: tuple[Any, ...] = (True, False, "0", "draw", 0.0, 1.5, None, [0], (0,), b"0")
ASKS: dict[str, Callable[[State], Callable[[Any], object]]] = {
    "apply": lambda state: state.apply,
    "text": lambda state: state.text,
    "explain": lambda state: state.explain,
    "events": lambda state: state.events,
    "happened": lambda state: state.happened,
    "view.text": lambda state: state.view(1).text,
    "view.explain": lambda state: state.view(1).explain,
    "view.events": lambda state: state.view(1).events,
    "view.preview": lambda state: state.view(1).preview,
}
LOOKS_AHEAD = [name for name in ASKS if name.split(".")[-1] in ("apply", "events", "happened", "preview")]
SEATS: dict[str, Callable[[State, Any], object]] = {
    "view": State.view,
    "determinise": lambda state, seat: state.determinise(seat, Rng(1)),
    "events": lambda state, seat: state.events(DRAW, seat),
    "happened": lambda state, seat: state.happened(DRAW, seat),
}


# --- Numbers


@pytest.mark.parametrize("name", ASKS)
def test_what_is_no_whole_number_is_no_action(table: Coins, name: str) -> None:
    before = table.copy()
    for thing in NO_NUMBERS:
        if not (isinstance(thing, str) and name.endswith("explain")):
            with pytest.raises(TypeError):
                ASKS[name](table)(thing)
    assert table == before


@pytest.mark.parametrize("name", ASKS)
def test_whole_numbers_of_other_libraries_are_actions(table: Coins, name: str) -> None:
    plain, other = table.copy(), table.copy()
    assert ASKS[name](plain)(PEEK) == ASKS[name](other)(Index(PEEK))
    assert plain == other
    with pytest.raises((IllegalAction, UnknownAction)):
        ASKS["apply" if name.endswith("explain") else name](table)(Index(99))


@pytest.mark.parametrize("thing", [True, False, "0", 0.0, 1.5, [0]], ids=repr)
@pytest.mark.parametrize("name", SEATS)
def test_what_is_no_whole_number_is_no_seat(table: Coins, name: str, thing: Any) -> None:
    with pytest.raises(TypeError):
        SEATS[name](table, thing)


@pytest.mark.parametrize("seat", [-1, 2, 3, 2**70])
@pytest.mark.parametrize("name", SEATS)
def test_there_are_no_other_seats(table: Coins, name: str, seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat} among 2 players"):
        SEATS[name](table, seat)


@pytest.mark.parametrize("name", SEATS)
def test_whole_numbers_of_other_libraries_are_seats(table: Coins, name: str) -> None:
    assert SEATS[name](table, Index(1)) == SEATS[name](table, 1)
    assert type(table.view(Index(1)).seat) is int


# --- Actions


@pytest.mark.parametrize("outside", OUTSIDE, ids=range(len(OUTSIDE)))
def test_ids_outside_the_space(table: Coins, outside: int) -> None:
    before = table.copy()
    for asks in (table.text, table.view(0).text):
        with pytest.raises(UnknownAction) as unknown:
            asks(outside)
        assert (unknown.value.code, unknown.value.rule) == ("unknown_text", "CO-1")
    reason = Reason("unknown_action", "CO-1", {"action": outside, "actions": 9})
    assert table.explain(outside) == table.view(0).explain(outside) == table.view(None).explain(outside) == reason
    for name in LOOKS_AHEAD:
        with pytest.raises(IllegalAction) as illegal:
            ASKS[name](table)(outside)
        assert (illegal.value.code, illegal.value.rule, illegal.value.arguments) == tuple(reason)
    assert table == before


def test_illegal_actions_leave_the_state(peeked: Coins) -> None:
    before, words = peeked.copy(), peeked.words()
    for action in (DRAW, PEEK, OFFER, OFFER + 1, OFFER + 3, ACCEPT, REFUSE):
        if peeked.is_legal(action):
            continue
        for name in LOOKS_AHEAD:
            with pytest.raises(IllegalAction) as illegal:
                ASKS[name](peeked)(action)
            assert (illegal.value.code, illegal.value.rule, illegal.value.arguments) == peeked.explain(action)
    assert (peeked, peeked.words()) == (before, words)


def test_after_the_end_nothing_is_legal(table: Coins) -> None:
    table.playout(Rng(1))
    assert (table.legal_actions(), table.legal_mask(), table.legal_count(), table.to_move) == ([], 0, 0, None)
    over = Reason("game_over", "CO-7", {})
    assert [table.explain(action) for action in range(9)] == [over] * 9
    assert [table.view(0).explain(action) for action in range(9)] == [over] * 9
    unknown = table.explain(9)
    assert unknown is not None
    assert unknown.code == "unknown_action"
    with pytest.raises(IllegalAction, match="The game is over"):
        table.apply(DRAW)


@pytest.mark.parametrize("text", ["draw", " DRAW ", "Draw\n", "\tdRaW"])
def test_texts_are_read_whatever_their_case_and_blanks(table: Coins, text: str) -> None:
    assert table.parse(text) == table.view(0).parse(text) == DRAW
    assert table.explain(text) is None
    assert table.explain("  OFFER0") == table.explain(OFFER) is not None


@pytest.mark.parametrize(
    "text", ["", " ", "dra w", "draw draw", "draw.", "offer", "offer 4", "offer -1", "0", "zeichne"]
)
def test_texts_of_no_action(table: Coins, text: str) -> None:
    for asks in (table.parse, table.explain, table.view(0).parse, table.view(0).explain):
        with pytest.raises(UnknownAction) as unknown:
            asks(text)
        assert (unknown.value.code, unknown.value.rule) == ("unknown_text", "CO-1")
        assert unknown.value.arguments == {"text": text}


@pytest.mark.parametrize("game", saqqara.games())
def test_the_mask_is_the_list(game: str) -> None:
    state, rng = saqqara.start(game, players=3, seed=6), Rng(6)
    while (count := state.legal_count()) > 0:
        legal = state.legal_actions()
        assert state.legal_mask() == sum(1 << action for action in legal)
        assert type(state.legal_mask()) is int
        assert all(type(action) is int for action in legal)
        legal.clear()
        assert len(state.legal_actions()) == count
        state.apply(state.legal_at(rng.below(count)))
    assert (state.legal_mask(), state.legal_actions()) == (0, [])


# --- Copies, equality and what is printed


@pytest.mark.parametrize("how", ["copy()", *COPIES])
@pytest.mark.parametrize("game", saqqara.games())
def test_copies_are_equal_and_go_their_own_way(game: str, how: str) -> None:
    state = saqqara.start(game, players=4, seed=2)
    state.apply(state.legal_actions()[-1])
    words = state.words()
    twin = state.copy() if how == "copy()" else COPIES[how](state)
    assert type(twin) is type(state)
    assert (twin, hash(twin), twin.words(), str(twin)) == (state, hash(state), words, str(state))
    twin.playout(Rng(5))
    assert (state.words(), twin == state) == (words, False)
    state.playout(Rng(5))
    assert twin == state


def test_a_trace_is_not_copied(table: Coins) -> None:
    heard: list[object] = []
    table.happened(PEEK, 1)
    for how in COPIES.values():
        heard += [how(table).happened(DRAW), table.happened(DRAW)]
    assert all(events == heard[0] for events in heard)


def test_equality_is_that_of_all_there_is(table: Coins) -> None:
    assert table == Coins.restore(table.words())
    hidden = list(table.words())
    hidden[-5], hidden[-4] = hidden[-4], hidden[-5]
    other = Coins.restore(tuple(hidden))
    assert other != table
    assert other.view(None) == table.view(None)
    assert len({table, table.copy(), other}) == 2


def test_a_state_is_no_other_thing(table: Coins) -> None:
    imhotep, pyramido = saqqara.start("imhotep", seed=1), saqqara.start("pyramido", seed=1)
    for other in (imhotep, pyramido, table.view(0), table.words(), table.to_json(), None, 0):
        assert table != other
        assert other != table
    assert imhotep != pyramido


@pytest.mark.parametrize("game", saqqara.games())
def test_repr_is_a_line_and_text_a_table(game: str) -> None:
    state = saqqara.start(game, players=3, seed=1)
    assert repr(state) == f"<{game}: 3 players, turn 0, to move 0>"
    assert repr(state.view(2)) == f"<view of seat 2: {state!r}>"
    assert repr(state.view(None)) == f"<view of seat None: {state!r}>"
    assert len(str(state).splitlines()) > 5
    state.playout(Rng(1))
    assert repr(state).endswith("to move None>")


@pytest.mark.parametrize("name", ["game", "players", "options", "rules_version", "to_move", "turn", "revealed"])
@pytest.mark.parametrize("game", saqqara.games())
def test_facts_of_a_state_are_not_set(game: str, name: str) -> None:
    state = saqqara.start(game, seed=1)
    with pytest.raises((AttributeError, TypeError)):
        setattr(state, name, 1)
    assert state == saqqara.start(game, seed=1)


def test_determinised_states_are_of_this_game_and_fit_what_is_known(peeked: Coins) -> None:
    deals = {peeked.determinise(1, Rng(seed)) for seed in range(40)}
    assert all(type(deal) is Coins and deal.view(1) == peeked.view(1) for deal in deals)
    assert len(deals) == 6
    assert peeked.determinise(1, Rng(3)) == peeked.determinise(1, Rng(3)) == peeked.view(1).determinise(Rng(3))
    assert len({deal.words()[-5] for deal in (peeked.determinise(0, Rng(seed)) for seed in range(40))}) > 1
    assert {deal.text(KEEP) for deal in deals} == {"keep"}
