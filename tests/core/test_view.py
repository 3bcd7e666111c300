"""What one seat knows: nothing more can be reached, and nothing of it changes."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import saqqara
from saqqara import InvalidPosition, Reason, Rng, State, View
from tests.testing.coins import DRAW, KEEP, OFFER, PEEK, Coins

from .helpers import COPIES, Index

PUBLIC = [name for name in dir(View) if not name.startswith("_")]
PLAIN = (int, str, bool, type(None))
VIEWERS = (0, 1, None)


def told(view: View) -> dict[str, Any]:
    """All that a view says without being asked for more."""
    said = {}
    for name in PUBLIC:
        value = getattr(view, name)
        if callable(value):
            try:
                value = value()
            except TypeError:  # it needs to be asked for something
                continue
        said[name] = value
    return said


def parts(value: object) -> Iterator[object]:
    """A value and all that is in it."""
    yield value
    if isinstance(value, dict):
        for key, part in value.items():
            yield from (key, *parts(part))
    elif isinstance(value, list | tuple):
        for part in value:
            yield from parts(part)


def spoil(value: Any) -> None:
    """Changes whatever can be changed in it."""
    for part in list(parts(value)):
        if isinstance(part, dict):
            part.clear()
        elif isinstance(part, list):
            part.append("spoilt")


def in_play(game: str, players: int = 3) -> State:
    state, rng = saqqara.start(game, players=players, seed=3), Rng(3)
    for _ in range(25):
        state.apply(state.legal_at(rng.below(state.legal_count())))
    return state


# --- Nothing hidden is in reach


def test_a_view_says_all_that_is_asked_of_every_game() -> None:
    view = in_play("imhotep").view(1)
    facts = {"seat", "game", "players", "options", "rules_version", "to_move", "turn", "revealed"}
    assert facts | {"legal_actions", "breakdown", "scores", "details", "result", "to_json"} == set(told(view))


@pytest.mark.parametrize("game", saqqara.games())
@pytest.mark.parametrize("seat", VIEWERS)
def test_all_that_a_view_says_is_plain(game: str, seat: int | None) -> None:
    for name, said in told(in_play(game).view(seat)).items():
        for part in parts(said):
            assert isinstance(part, (*PLAIN, dict, list, tuple)), name


@pytest.mark.parametrize("game", saqqara.games())
@pytest.mark.parametrize("seat", VIEWERS)
def test_two_deals_that_fit_cannot_be_told_apart(game: str, seat: int | None) -> None:
    state = in_play(game)
    other = state.determinise(seat, Rng(8))
    assert other != state
    ours, theirs = state.view(seat), other.view(seat)
    assert (ours, hash(ours), str(ours), repr(ours)) == (theirs, hash(theirs), str(theirs), repr(theirs))
    assert told(ours) == told(theirs)
    for action in state.legal_actions():
        assert ours.events(action) == theirs.events(action)
        assert ours.preview(action) == theirs.preview(action)


def test_a_pickled_view_holds_nothing_hidden(peeked: Coins) -> None:
    """Seat 1 knows the coin 1 that it looked at; whoever unpickles a view of seat 0 finds no coin there."""
    known = peeked.words()[6:13]
    assert known == (4, 3, 2, 1, 2, 3, 1)
    for seat, wanted in ((1, (4, 3, 2, 1, 0, 0, 0)), (0, (4, 3, 2, 0, 0, 0, 0)), (None, (4, 3, 2, 0, 0, 0, 0))):
        twin = COPIES["pickle 4"](peeked.view(seat))
        assert twin._known.words()[6:13] == wanted


# --- Nothing changes


@pytest.mark.parametrize("game", saqqara.games())
@pytest.mark.parametrize("name", [*PUBLIC, "anything", "__dict__"])
def test_nothing_of_a_view_is_set_or_deleted(game: str, name: str) -> None:
    view = in_play(game).view(1)
    before = view.to_json()
    with pytest.raises((AttributeError, TypeError)):
        setattr(view, name, 0)
    with pytest.raises((AttributeError, TypeError)):
        delattr(view, name)
    assert view.to_json() == before


@pytest.mark.parametrize("game", saqqara.games())
def test_what_a_view_gave_away_can_be_spoilt(game: str) -> None:
    state = in_play(game)
    view = state.view(state.to_move)
    before = told(view)
    action = before["legal_actions"][0]
    for value in (told(view), view.events(action), view.preview(action), view.explain(0), view.cautions(action)):
        spoil(value)
    assert told(view) == before
    view.determinise(Rng(1)).playout(Rng(1))
    assert told(view) == before


@pytest.mark.parametrize("game", saqqara.games())
def test_a_view_stays_when_the_game_goes_on(game: str) -> None:
    state = in_play(game)
    views = [state.view(seat) for seat in VIEWERS]
    before = [told(view) for view in views]
    state.playout(Rng(2))
    assert [told(view) for view in views] == before


# --- Equality, copies, JSON


@pytest.mark.parametrize("game", saqqara.games())
@pytest.mark.parametrize("seat", VIEWERS)
def test_copies_of_a_view_are_equal(game: str, seat: int | None) -> None:
    view = in_play(game).view(seat)
    for twin in (*(how(view) for how in COPIES.values()), View.from_json(view.to_json())):
        assert type(twin) is View
        assert (twin, hash(twin)) == (view, hash(view))
        assert told(twin) == told(view)
        assert twin.determinise(Rng(4)) == view.determinise(Rng(4))


def test_views_are_equal_if_the_same_seat_knows_the_same(table: Coins) -> None:
    assert table.view(0) == table.view(0) == table.copy().view(Index(0))
    assert table.view(0) != table.view(1)
    assert table.view(0) != table.view(None)
    assert len({table.view(0), table.view(1), table.view(None), table.view(0)}) == 3
    for other in (table, table.to_json(), None, 0):
        assert table.view(0) != other
    table.apply(PEEK)
    before = table.view(1)
    table.apply(KEEP)
    assert table.view(1) != before


@pytest.mark.parametrize(("change", "code", "path"), [
    ({"seat": 2}, "out_of_range", "seat"),
    ({"seat": -1}, "out_of_range", "seat"),
    ({"seat": True}, "out_of_range", "seat"),
    ({"seat": "1"}, "out_of_range", "seat"),
    ({"seat": 1.0}, "out_of_range", "seat"),
    ({"format": "saqqara-position/1"}, "wrong_value", "format"),
    ({"format": None}, "wrong_value", "format"),
    ({"rules_version": 2}, "wrong_value", "rules_version"),
    ({"rules_version": True}, "wrong_value", "rules_version"),
    ({"coins": [4, 3, 2, None, 2, None, None]}, "not_hidden", "seat"),
    ({"coins": [4, 3, None, None, None, None, None]}, "no_such_coin", "coins[2]"),
    ({"sun": 1}, "unknown_key", "sun"),
], ids=str)  # fmt: skip
def test_what_is_no_view(table: Coins, change: dict[str, Any], code: str, path: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        View.from_json({**table.view(1).to_json(), **change})
    assert (refused.value.code, refused.value.path) == (code, path)


@pytest.mark.parametrize("key", ["format", "rules_version", "seat", "players", "coins"])
def test_a_view_without_a_key(table: Coins, key: str) -> None:
    said = table.view(1).to_json()
    del said[key]
    with pytest.raises(InvalidPosition) as refused:
        View.from_json(said)
    assert refused.value.path == key


# --- Whose decision it is


def test_only_who_decides_is_told_what_is_legal(peeked: Coins) -> None:
    assert peeked.view(1).legal_actions() == [KEEP, OFFER]
    assert peeked.view(0).legal_actions() == peeked.view(None).legal_actions() == []
    assert peeked.view(1).explain(KEEP) is None
    waiting = Reason("not_your_decision", "CO-1", {"seat": 1})
    for seat in (0, None):
        explains: Callable[[int], Reason | None] = peeked.view(seat).explain
        assert [explains(action) for action in (DRAW, PEEK, KEEP, OFFER)] == [waiting] * 4
        assert peeked.view(seat).explain("keep") == waiting
        assert str(waiting) == "It is for seat 1 to decide now (CO-1)."


def test_a_view_knows_the_points_of_all(table: Coins) -> None:
    for seat in VIEWERS:
        assert table.view(seat).scores() == table.scores() == (6, 3)
        assert table.view(seat).breakdown() == table.breakdown()
        assert table.view(seat).result() is None
    table.playout(Rng(1))
    assert table.view(None).result() == table.result() is not None
