"""Telling what happens: beforehand as far as a seat knows, afterwards as it saw it, and in points."""

import pytest

import saqqara
from saqqara import Event
from saqqara.core.event import POINTS, UNKNOWN, Trace
from saqqara.core.preview import Preview
from tests.testing.coins import DRAW, KEEP, PEEK, Coins

ALL = (0, 1, None)
UNTOLD = Event(UNKNOWN, None, "CO-1", {})
KEPT = (Event("gain", 1, "CO-3", {"coin": 1}), Event(POINTS, 1, "CO-6", {"source": "coins", "points": 1}))
NOTHING = {seat: {"coins": 0, "crown": 0} for seat in (0, 1)}


# --- Traces


def test_a_secret_is_told_to_its_seat_alone() -> None:
    trace = Trace()
    trace.add("turn", 0, "CO-1", {"n": 1})
    trace.add_secret("peek", 1, "CO-2", {"coin": 3})
    trace.add("keep", 1, "CO-3", {})
    begun, kept = Event("turn", 0, "CO-1", {"n": 1}), Event("keep", 1, "CO-3", {})
    assert trace.seen_by(1) == (begun, Event("peek", 1, "CO-2", {"coin": 3}), kept)
    for seat in (0, 2, None):
        assert trace.seen_by(seat) == (begun, Event("peek", 1, "CO-2", {}), kept)


def test_a_trace_begins_empty() -> None:
    assert Trace().seen_by(0) == Trace().seen_by(None) == ()


# --- Before it is played


@pytest.mark.parametrize("seat", ALL)
def test_nobody_can_tell_what_a_draw_brings(table: Coins, seat: int | None) -> None:
    assert table.events(DRAW, seat) == table.view(seat).events(DRAW) == (UNTOLD,)
    preview = table.view(seat).preview(DRAW)
    assert not preview.complete
    assert preview == NOTHING


def test_who_looked_can_tell_and_nobody_else(peeked: Coins) -> None:
    assert peeked.events(KEEP, 1) == KEPT
    assert peeked.events(KEEP, 0) == peeked.events(KEEP) == peeked.events(KEEP, None) == (UNTOLD,)


def test_a_preview_is_the_change_of_projected_points(peeked: Coins) -> None:
    before = peeked.breakdown()
    preview = peeked.view(1).preview(KEEP)
    assert preview.complete
    peeked.apply(KEEP)
    assert preview == {
        seat: {source: points["projected"] - before[seat][source]["projected"] for source, points in sources.items()}
        for seat, sources in enumerate(peeked.breakdown())
    }
    assert preview == {0: {"coins": 0, "crown": 0}, 1: {"coins": 1, "crown": 2}}


def test_a_preview_is_a_dict_with_all_seats_and_sources(peeked: Coins) -> None:
    for seat in ALL:
        preview = peeked.view(seat).preview(KEEP)
        assert isinstance(preview, dict)
        assert list(preview) == [0, 1]
        assert all(tuple(sources) == ("coins", "crown") for sources in preview.values())


def test_a_preview_says_where_it_stops() -> None:
    before = [{"coins": {"banked": 0, "projected": 2}}]
    after = [{"coins": {"banked": 9, "projected": -1}}]
    assert Preview.between(before, after, unknown=False) == {0: {"coins": -3}}
    assert Preview.between(before, after, unknown=False).complete
    assert not Preview.between(before, after, unknown=True).complete


def test_who_does_not_decide_may_look_ahead_too(table: Coins) -> None:
    """Previews are of the seat to move, whoever looks."""
    table.apply(PEEK)
    table.apply(KEEP)
    assert table.to_move == 0
    assert table.view(1).preview(PEEK).complete is False
    assert table.view(None).events(DRAW) == (UNTOLD,)


# --- As it is played


@pytest.mark.parametrize("seat", ALL)
def test_all_see_the_coin_that_was_drawn(table: Coins, seat: int | None) -> None:
    happened = table.happened(DRAW, seat)
    assert [event.kind for event in happened] == ["gain", POINTS]
    assert happened[0] == Event("gain", 1, "CO-1", {"coin": 1})


def test_a_secret_happens_for_its_seat_alone(table: Coins) -> None:
    assert table.happened(PEEK, 1) == (Event("peek", 1, "CO-2", {"coin": 1}),)
    assert table.happened(PEEK, 0) == table.happened(PEEK) == (Event("peek", 1, "CO-2", {}),)


@pytest.mark.parametrize("seat", ALL)
def test_telling_changes_nothing(peeked: Coins, seat: int | None) -> None:
    before, view = peeked.words(), peeked.view(seat)
    said = view.to_json()
    for _ in range(2):
        peeked.events(KEEP, seat)
        peeked.happened(KEEP, seat)
        view.events(KEEP)
        view.preview(KEEP)
    assert peeked.words() == before
    assert view.to_json() == said


def test_what_was_foretold_is_how_it_happens() -> None:
    """What all see of a game without anything hidden in the next step is told in full beforehand."""
    state = saqqara.start("imhotep", players=2, seed=1)
    for action in state.legal_actions():
        foretold = state.events(action)
        if UNKNOWN in (event.kind for event in foretold):
            assert foretold[:-1] == state.happened(action)[: len(foretold) - 1]
        else:
            assert foretold == state.happened(action)
