"""The names that others rely on: none is missing, none is added by accident."""

import inspect

import pytest

import saqqara
from saqqara import Meta, Record, Result, Rng, State, View

PUBLIC = {
    *("COMPILED", "start", "games", "game", "from_json", "playouts"),
    *("State", "View", "Record", "Rng", "Meta", "Event", "Reason", "Result"),
    *(
        "SaqqaraError",
        "UnknownGame",
        "UnknownAction",
        "IllegalAction",
        "InvalidOption",
        "InvalidPosition",
        "InvalidRecord",
    ),
}
BOTH = {
    *("to_move", "legal_actions", "text", "parse", "explain", "cautions", "breakdown", "scores", "determinise"),
    *("events", "to_json", "__eq__", "__hash__"),
}
MEMBERS = {
    State: BOTH
    | {"game", "players", "options", "rules_version", "turn", "revealed", "legal_mask", "apply", "result", "view"}
    | {"copy", "playout", "__copy__"},
    View: BOTH | {"seat", "preview", "from_json"},
    Record: {"to_json", "from_json", "states", "result", "game"},
    Rng: {"below", "copy", "__copy__"},
}
FIELDS = {
    Meta: {"name", "players", "options", "sources", "n_actions", "rules_version"},
    Result: {"places", "winners", "scores", "reason"},
    saqqara.Reason: {"code", "rule", "arguments"},
    saqqara.Event: {"kind", "seat", "rule", "arguments"},
}


def test_public_names() -> None:
    assert set(saqqara.__all__) == PUBLIC
    assert list(saqqara.__all__) == sorted(saqqara.__all__)
    assert all(hasattr(saqqara, name) for name in PUBLIC)


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, names in MEMBERS.items() for name in sorted(names)])
def test_members(kind: type, name: str) -> None:
    assert name in dir(kind)


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, names in FIELDS.items() for name in sorted(names)])
def test_fields(kind: type, name: str) -> None:
    assert hasattr(kind, name)


def test_calls_are_made_as_they_were_promised() -> None:
    assert str(inspect.signature(saqqara.start)).startswith(
        "(game: str, *, players: int = 2, seed: int | None = None, options: "
    )
    assert list(inspect.signature(saqqara.playouts).parameters) == ["state", "n", "seed"]
    assert list(inspect.signature(saqqara.from_json).parameters) == ["position"]
    assert list(inspect.signature(saqqara.game).parameters) == ["name"]


@pytest.mark.parametrize(
    ("error", "parent"),
    [
        (saqqara.UnknownGame, saqqara.SaqqaraError),
        (saqqara.InvalidOption, saqqara.SaqqaraError),
        (saqqara.UnknownAction, saqqara.SaqqaraError),
        (saqqara.IllegalAction, saqqara.SaqqaraError),
        (saqqara.IllegalAction, ValueError),
        (saqqara.InvalidPosition, saqqara.SaqqaraError),
        (saqqara.InvalidRecord, saqqara.SaqqaraError),
    ],
)
def test_errors(error: type[Exception], parent: type[Exception]) -> None:
    assert issubclass(error, parent)


@pytest.mark.parametrize("game", saqqara.games())
def test_refusals_of_every_game_carry_code_rule_and_sentence(game: str) -> None:
    state = saqqara.start(game, seed=1)
    with pytest.raises(saqqara.IllegalAction) as refused:
        state.apply(saqqara.game(game).n_actions)
    error = refused.value
    assert (error.code, error.rule) == ("unknown_action", saqqara.game(game).turn_rule)
    assert str(error).endswith(f"({error.rule}).")


@pytest.mark.parametrize("game", saqqara.games())
def test_bools_texts_and_floats_are_no_actions(game: str) -> None:
    state = saqqara.start(game, seed=1)
    for wrong in (True, "0", 0.0, None):
        with pytest.raises(TypeError):
            state.apply(wrong)  # type: ignore[arg-type]


def test_what_the_contract_says_of_the_games() -> None:
    imhotep = saqqara.game("imhotep")
    assert imhotep.players == (2, 3, 4)
    assert {option.key: (option.choices, option.default) for option in imhotep.options} == {
        **dict.fromkeys(("market", "pyramid", "temple", "burial", "obelisks"), (("A", "B"), "A")),
        "wrath": ((False, True), False),
    }
    assert imhotep.sources == (
        *("pyramid", "temple", "burial", "obelisks", "decorations", "statues", "blue_cards", "wrath"),
    )
    assert imhotep.n_actions == 59
