"""Starting a game: what may be asked for, and how the rest is refused."""

from typing import Any

import pytest

import saqqara
from saqqara import InvalidOption, UnknownGame
from saqqara.core.meta import Choice

from .helpers import Index

SEEDS = ("0 .. 2**128 - 1",)
PLAYERS: tuple[Any, ...] = (0, 1, 5, -2, 10**5000, True, 2.0, "2", None, (2,), Index(2))
WRONG_SEEDS: tuple[Any, ...] = (-1, 2**128, 10**5000, True, False, 0.0, "7", (), Index(7))
OPTIONS: tuple[tuple[dict[Any, Any], tuple[object, ...]], ...] = (
    ({"blessing": True}, ("curse",)),
    ({"Curse": True}, ("curse",)),
    ({"": True}, ("curse",)),
    ({5: True}, ("curse",)),
    ({"curse": 1}, (False, True)),
    ({"curse": 0}, (False, True)),
    ({"curse": "True"}, (False, True)),
    ({"curse": None}, (False, True)),
    ({"curse": []}, (False, True)),
    ({"curse": 10**5000}, (False, True)),
)
NO_GAMES: tuple[Any, ...] = ("", "chess", "Imhotep", " imhotep", None, 5, ["imhotep"])

pytestmark = pytest.mark.usefixtures("coins")


@pytest.mark.parametrize("players", PLAYERS, ids=lambda said: repr(said) if said != 10**5000 else "huge")
def test_wrong_numbers_of_players(players: Any) -> None:
    with pytest.raises(InvalidOption) as refused:
        saqqara.start("coins", players=players)
    error = refused.value
    assert (error.key, error.value, error.choices) == ("players", players, (2, 3, 4))


@pytest.mark.parametrize("seed", WRONG_SEEDS, ids=lambda said: repr(said) if said != 10**5000 else "huge")
def test_wrong_seeds(seed: Any) -> None:
    with pytest.raises(InvalidOption) as refused:
        saqqara.start("coins", seed=seed)
    error = refused.value
    assert (error.key, error.value, error.choices) == ("seed", seed, SEEDS)
    assert type(error.value) is type(seed)


@pytest.mark.parametrize(("options", "choices"), OPTIONS, ids=range(len(OPTIONS)))
def test_wrong_options(options: dict[Any, Any], choices: tuple[object, ...]) -> None:
    with pytest.raises(InvalidOption) as refused:
        saqqara.start("coins", options=options)
    error = refused.value
    ((key, value),) = options.items()
    assert (error.key, error.value, error.choices) == (str(key), value, choices)


def test_a_right_option_beside_a_wrong_one_is_not_blamed() -> None:
    with pytest.raises(InvalidOption) as refused:
        saqqara.start("coins", options={"curse": True, "crown": "no"})
    assert (refused.value.key, refused.value.value) == ("crown", "no")


@pytest.mark.parametrize("name", NO_GAMES, ids=repr)
def test_there_is_no_such_game(name: Any) -> None:
    for asks in (saqqara.start, saqqara.game):
        with pytest.raises(UnknownGame) as refused:
            asks(name)
        assert refused.value.arguments["name"] == str(name)
        assert refused.value.arguments["choices"] == ", ".join(saqqara.games())


@pytest.mark.parametrize("game", saqqara.games())
def test_every_wrong_choice_of_every_option(game: str) -> None:
    for option in saqqara.game(game).options:
        for wrong in ("a", "C", "", 0, 1, None, *({True, False} - set(option.choices)), *({"A"} - set(option.choices))):
            chosen: dict[str, Any] = {option.key: wrong}
            with pytest.raises(InvalidOption) as refused:
                saqqara.start(game, seed=1, options=chosen)
            assert (refused.value.key, refused.value.choices) == (option.key, option.choices)


@pytest.mark.parametrize("game", saqqara.games())
def test_defaults(game: str) -> None:
    meta = saqqara.game(game)
    state = saqqara.start(game, seed=3)
    assert (state.game, state.players, state.rules_version) == (game, 2, meta.rules_version)
    assert state.options == {option.key: option.default for option in meta.options}
    assert (state.to_move, state.turn, state.revealed) == (0, 0, 0)
    assert saqqara.start(game, players=2, seed=3, options={}) == state
    assert saqqara.start(game, seed=3, options=state.options) == state


@pytest.mark.parametrize("game", saqqara.games())
def test_every_choice_of_every_option_and_all_players(game: str) -> None:
    meta = saqqara.game(game)
    for players in meta.players:
        assert saqqara.start(game, players=players, seed=1).players == players
    for option in meta.options:
        for choice in option.choices:
            started = saqqara.start(game, seed=1, options={option.key: choice})
            others = {other.key: other.default for other in meta.options if other.key != option.key}
            assert started.options == {option.key: choice, **others}
            assert type(started.options[option.key]) is type(choice)


@pytest.mark.parametrize("game", [*saqqara.games(), "coins"])
def test_the_same_seed_is_the_same_game(game: str) -> None:
    for seed in (0, 7, 2**64, 2**128 - 1):
        assert saqqara.start(game, seed=seed) == saqqara.start(game, seed=seed)


@pytest.mark.parametrize("game", saqqara.games())
def test_all_bits_of_a_seed_count(game: str) -> None:
    deals = {saqqara.start(game, seed=seed).words() for seed in (0, 1, *(2**bit for bit in (31, 32, 63, 64, 127)))}
    assert len(deals) == 7


@pytest.mark.parametrize("game", saqqara.games())
def test_without_a_seed_every_call_deals_anew(game: str) -> None:
    assert len({saqqara.start(game).words() for _ in range(10)}) == 10


def test_options_are_copies() -> None:
    chosen: dict[str, Choice] = {"curse": True}
    state = saqqara.start("coins", seed=1, options=chosen)
    assert chosen == {"curse": True}
    chosen["curse"] = False
    state.options["curse"] = False
    state.view(0).options["curse"] = False
    assert state.options == state.view(0).options == {"curse": True}


@pytest.mark.parametrize("game", saqqara.games())
def test_options_of_a_state_cannot_be_changed(game: str) -> None:
    state = saqqara.start(game, seed=1)
    state.options.clear()
    state.options["weather"] = "fair"
    assert set(state.options) == {option.key for option in saqqara.game(game).options}
    with pytest.raises(AttributeError):
        state.options = {}  # type: ignore[misc]
