"""A game from outside the house is a game like any other."""

import json

import pytest

import saqqara
from saqqara import Record, Rng, State, UnknownGame, View
from saqqara.core import registry
from tests.testing.coins import DRAW, META, PEEK, Coins


class MoreCoins(Coins):
    """Coins once more, under the same name."""


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """`register` is called with a registry of this test alone."""
    monkeypatch.setattr(registry, "_games", dict(registry._games))
    registry.register(Coins)


def test_it_is_listed_in_alphabetical_order() -> None:
    assert "coins" in saqqara.games()
    assert list(saqqara.games()) == sorted(saqqara.games())
    assert saqqara.game("coins") == META
    assert registry.find("coins") is Coins


def test_it_is_started_and_played_to_its_end() -> None:
    state = saqqara.start("coins", players=3, seed=5, options={"curse": True})
    assert isinstance(state, Coins)
    assert (state.game, state.players, state.options) == ("coins", 3, {"curse": True})
    rng = Rng(5)
    while (count := state.legal_count()) > 0:
        state.apply(state.legal_at(rng.below(count)))
    result = state.result()
    assert result is not None
    assert (result.reason, result.scores) == ("coins_drawn", state.scores())


def test_playouts_are_played_by_the_core() -> None:
    state = saqqara.start("coins", players=4, seed=5)
    before = state.copy()
    played = saqqara.playouts(state, 50, seed=8)
    assert state == before
    assert played == saqqara.playouts(state, 50, seed=8) != saqqara.playouts(state, 50, seed=9)
    assert len(set(played)) > 20
    rng, one = Rng(8), state.copy()
    one.playout(rng)
    assert one.scores() == played[0]
    assert saqqara.playouts(state, 0, seed=8) == []


def test_it_is_written_down_and_read() -> None:
    state = saqqara.start("coins", seed=5)
    state.apply(PEEK)
    text = json.dumps(state.to_json())
    assert saqqara.from_json(text) == saqqara.from_json(json.loads(text)) == state
    for seat in (None, 0, 1):
        view = state.view(seat)
        assert View.from_json(json.loads(json.dumps(view.to_json()))) == view
    record = Record(saqqara.start("coins", seed=5), [PEEK])
    assert Record.from_json(json.loads(json.dumps(record.to_json()))).states()[-1] == state


def test_it_can_be_replaced() -> None:
    registry.register(MoreCoins)
    state = saqqara.start("coins", seed=1)
    assert type(state) is MoreCoins
    assert state != Coins.restore(state.words())
    assert saqqara.games().count("coins") == 1


def test_what_is_not_registered_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(registry._games, "coins")
    assert "coins" not in saqqara.games()
    with pytest.raises(UnknownGame) as refused:
        saqqara.start("coins")
    assert refused.value.arguments == {"name": "coins", "choices": ", ".join(saqqara.games())}


WHAT_A_GAME_DEFINES = (
    *("legal_count()", "legal_at(0)", "step(0)", "copy()", "copy_from(state)", "meta()", "deal(2, {}, 1)"),
    *("read({}, False)", "words()", "restore(())", "players", "options", "to_move", "turn", "revealed", "is_legal(0)"),
    *("describe(0)", "read_text(())", "why_not(0)", "breakdown()", "result()", "tell(None)", "hide(0)", "redeal(rng)"),
    "position()",
)


@pytest.mark.parametrize("asked", WHAT_A_GAME_DEFINES)
def test_what_a_game_has_to_define_is_named(asked: str) -> None:
    """Names of what `State` itself cannot do; a game that forgets one is told which."""
    state = State()
    name, *_ = asked.split("(")
    with pytest.raises(TypeError, match=rf"a game has to define {name}\(\)"):
        eval(f"state.{asked}", {"state": state, "rng": Rng(1)})  # noqa: S307 - a line of this file


def test_a_game_says_more_only_if_it_wants_to() -> None:
    state = saqqara.start("coins", seed=1)
    assert State.details(state) == {}
    assert State.cautions(state, DRAW) == ()
