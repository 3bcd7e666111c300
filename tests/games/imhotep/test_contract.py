"""Imhotep keeps the contract that table, bot and researcher share."""

import copy
import json
import pickle
from itertools import pairwise

import pytest

import saqqara
from saqqara import InvalidOption, InvalidRecord, Record, Rng, State, View
from saqqara.core.event import Trace
from saqqara.testing import Sampling, conformance

from .games import MIXES, games, set_up
from .soaking import hoarding
from .table import play, table

PLAYERS = (2, 3, 4)
SOURCES = ("pyramid", "temple", "burial", "obelisks", "decorations", "statues", "blue_cards", "wrath")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB"])
def test_it_conforms(players: int, sides: str) -> None:
    """IM-S1; with all sides B Pharaoh's Wrath is played (IM-V1)."""
    options = set_up(sides, players, 1, wrath=sides == "BBBBB").options
    conformance("imhotep", players=(players,), options=[options], sampling=Sampling(seeds=(1,)))


@pytest.mark.parametrize(("players", "sides"), [(2, "AABAB"), (3, "BBAAA")])
def test_it_conforms_among_hoarders(players: int, sides: str) -> None:
    """IM-T5: empty quarries, full ships, passes; and IM-S1: any mix of sides may be played."""
    options = set_up(sides, players, 1, wrath=True).options
    sampling = Sampling(seeds=(3,), branches_every=24)
    conformance("imhotep", players=(players,), options=[options], sampling=sampling, policy=hoarding)


# --- What is fixed


def test_meta_im_c1_im_s1() -> None:
    meta = saqqara.game("imhotep")
    assert meta.players == PLAYERS
    assert meta.sources == SOURCES
    assert [(option.key, option.choices, option.default) for option in meta.options] == [
        *((site, ("A", "B"), "A") for site in ("market", "pyramid", "temple", "burial", "obelisks")),
        ("wrath", (False, True), False),
    ]
    assert (meta.turn_rule, meta.end_rule, meta.rules_version) == ("IM-R3", "IM-E1", 1)


@pytest.mark.parametrize(
    ("key", "value"),
    [("market", "C"), ("market", "b"), ("wrath", 1), ("wrath", "B"), ("temple", True), ("sphinx", "A")],
)
def test_other_options_are_refused_im_s1(key: str, value: str | bool) -> None:
    with pytest.raises(InvalidOption) as refused:
        saqqara.start("imhotep", options={key: value})
    assert (refused.value.key, refused.value.value) == (key, value)


@pytest.mark.parametrize("players", [0, 1, 5, True, "2"])
def test_other_numbers_of_players_are_refused_im_c1(players: int) -> None:
    with pytest.raises(InvalidOption) as refused:
        saqqara.start("imhotep", players=players)
    assert refused.value.choices == PLAYERS


def test_what_a_state_says_of_its_game() -> None:
    state = set_up("ABABA", 3, 5, wrath=True)
    assert (state.game, state.players, state.rules_version, state.to_move) == ("imhotep", 3, 1, 0)
    assert state.options == {
        "market": "A", "pyramid": "B", "temple": "A", "burial": "B", "obelisks": "A", "wrath": True
    }  # fmt: skip
    assert (state.turn, state.revealed, state.result()) == (0, 0, None)


# --- Copies, equality, text


def some_states() -> list[State]:
    return [state for number, (state, _) in enumerate(games(MIXES[::5])) if number % 11 == 0]


def test_copies_are_equal_and_apart() -> None:
    for state in some_states():
        words = state.words()
        twins = [state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]  # noqa: S301
        other = set_up("AAAAA", 2, 1)
        other.copy_from(state)
        for twin in (*twins, other):
            assert twin == state
            assert hash(twin) == hash(state)
            assert twin.to_json() == state.to_json()
            twin.playout(Rng(1))
        assert state.words() == words


def test_copies_of_a_state_tell_nobody_what_they_do() -> None:
    state = set_up("AAAAA", 2, 1)
    trace = Trace()
    state.tell(trace)
    for twin in (state.copy(), pickle.loads(pickle.dumps(state))):  # noqa: S301
        twin.step(0)
    assert trace.seen_by(None) == ()
    state.step(0)
    assert [event.kind for event in trace.seen_by(None)] == ["stones_taken", "turn_began"]


def test_states_differ_in_what_is_hidden_and_in_nothing_else() -> None:
    one, other = table("deck sail lever"), table("deck lever sail")
    assert one != other
    assert one.view(0) == other.view(0)
    assert one == table("deck sail lever")
    assert one != one.to_json()
    assert one.view(0) not in (one, one.view(1), one.view(None))


def test_states_are_kept_in_sets() -> None:
    states = [state for state, _ in games(["ABABA"])]
    assert len({*states, *(saqqara.from_json(state.to_json()) for state in states)}) == len(states)


def test_repr_and_text() -> None:
    state = table("turn 7\nactive 2\nsleds 2 2 2 2")
    assert repr(state) == "<imhotep: 4 players, turn 7, to move 2>"
    assert repr(state.view(1)) == "<view of seat 1: <imhotep: 4 players, turn 7, to move 2>>"
    assert "Seat 2 has an action" in str(state)
    assert "{" not in str(state)


def test_every_table_can_be_printed() -> None:
    for state in some_states():
        for shown in (str(state), str(state.view(None)), str(state.view(0))):
            assert "imhotep-" not in shown
            assert "name-" not in shown
            assert all(line == line.rstrip() for line in shown.splitlines())


# --- Chance


def test_equal_seeds_deal_equal_games_im_s2() -> None:
    assert set_up("BBBBB", 4, 2**128 - 1) == set_up("BBBBB", 4, 2**128 - 1)
    assert len({set_up("AAAAA", 2, seed) for seed in range(50)}) == 50


def test_without_a_seed_no_game_is_like_another_im_s2() -> None:
    assert saqqara.start("imhotep") != saqqara.start("imhotep")


def test_playouts_leave_the_state_as_it_is_and_repeat() -> None:
    state = set_up("BABAB", 3, 4)
    before = state.copy()
    scores = saqqara.playouts(state, 5, seed=9)
    assert scores == saqqara.playouts(state, 5, seed=9)
    assert scores != saqqara.playouts(state, 5, seed=10)
    assert state == before
    assert all(len(each) == 3 for each in scores)


def test_playouts_of_a_finished_game_are_its_scores() -> None:
    over = table("players 2\nround 6\npyramid 0011\nasks nobody")
    assert saqqara.playouts(over, 3, seed=1) == [over.scores()] * 3


# --- Counters


def test_turn_and_revealed_rise_as_they_should() -> None:
    """IM-R3: a turn's first decision is always offered; IM-S4: `revealed` rises when a card is seen."""
    shows = {"pair_seen", "card_kept", "card_drawn", "round_began", "card_laid_face_down"}
    for (state, action), (after, _) in pairwise(games(MIXES[::3], seed=2)):
        if action < 0:
            continue
        kinds = [event.kind for event in state.happened(action)]
        assert after.turn - state.turn == kinds.count("turn_began") <= 1
        pair = state.to_json()["pair"] != [] and "round_ended" in kinds
        if shows & set(kinds):
            assert after.revealed == state.revealed + 1
        elif not pair and "game_ended" not in kinds:
            assert after.revealed == state.revealed


# --- Records


def whole_game(sides: str) -> Record:
    moves = list(games([sides], seed=5))
    return Record(moves[0][0], [action for _, action in moves[:-1]])


@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB", "BABBA"])
def test_a_record_replays_the_game(sides: str) -> None:
    states = [state for state, _ in games([sides], seed=5)]
    record = whole_game(sides)
    again = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert again == record
    assert again.states() == states
    assert again.result == states[-1].result()
    assert again.texts() == [state.text(action) for state, action in zip(states, record.actions, strict=False)]


def test_a_record_may_start_in_the_midst_of_a_game_im_b1() -> None:
    start = table("sides BAAAA\nships .1..>market ... .. ..\npair sail lever\nasks keep 3 ship 1 order 2")
    record = Record(start, [47])
    assert record.states()[1] == play(start.copy(), "keep 2")
    assert Record.from_json(record.to_json()) == record


def test_a_record_with_an_illegal_action_is_refused_im_t2() -> None:
    data = whole_game("AAAAA").to_json()
    with pytest.raises(InvalidRecord) as refused:
        Record.from_json({**data, "actions": [*data["actions"][:3], 58, *data["actions"][3:]]})
    assert refused.value.ply == 3
    assert refused.value.reason.rule == "IM-T5"


def test_a_record_with_another_result_is_refused_im_e1() -> None:
    data = whole_game("AAAAA").to_json()
    assert data["result"]["reason"] == "rounds_played"
    with pytest.raises(InvalidRecord) as refused:
        Record.from_json({**data, "result": {**data["result"], "winners": []}})
    assert refused.value.reason.code == "wrong_result"


# --- Views


def test_views_cannot_be_played_on_and_are_pickled_whole() -> None:
    state = table("sides BAAAA\nships .1..>market ... .. ..\npair sail lever\nasks keep 3 ship 1 order 2")
    for seat in (None, 0, 1, 2, 3):
        view = state.view(seat)
        assert pickle.loads(pickle.dumps(view)) == view  # noqa: S301
        assert not hasattr(view, "apply")
        assert View.from_json(view.to_json()) == view
        assert view.seat == seat


@pytest.mark.parametrize("seat", [-1, 4, 100])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        table("").view(seat)
