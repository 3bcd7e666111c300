"""What a game says of itself before it is played."""

from saqqara.core.errors import InvalidOption
from saqqara.core.meta import Choice, Meta
from saqqara.core.registry import find
from saqqara.core.start import start_game
from saqqara.testing.failure import equal, fail


def check_meta(game: str) -> None:
    """Names, seats, options and sources make sense, and what is not among them is refused."""
    meta = find(game).meta()
    equal(meta.name, game, "the name in meta()")
    if not meta.players or list(meta.players) != sorted(set(meta.players)):
        fail(f"numbers of players: {meta.players}")
    for word in (meta.name, *meta.sources, *(option.key for option in meta.options)):
        if not word.isidentifier() or word != word.lower():
            fail(f"{word!r} is not in snake_case")
    equal(len(set(meta.sources)), len(meta.sources), "different sources")
    equal(len({option.key for option in meta.options}), len(meta.options), "different options")
    for option in meta.options:
        if option.default not in option.choices:
            fail(f"{option.default!r}, the default of {option.key}, is no choice")
    if meta.n_actions < 1 or meta.rules_version < 1 or not meta.turn_rule or not meta.end_rule:
        fail(f"there have to be actions, a version and rules: {meta}")
    _check_refused(meta)


def check_start(game: str, players: int, options: dict[str, Choice], seed: int) -> None:
    """A new game is what was asked for."""
    state = start_game(game, players, seed, dict(options))
    equal(state.game, game, "game")
    equal(state.players, players, "players")
    equal(state.options, options, "options")
    equal((state.turn, state.revealed), (0, 0), "turn and revealed of a new game")
    if state.to_move is None:
        fail("a new game is over")
    if not str(state) or not repr(state):
        fail("a state prints as nothing")


def _check_refused(meta: Meta) -> None:
    few = meta.players[0]
    wrong: list[tuple[int, dict[str, Choice]]] = [
        (meta.players[-1] + 1, {}),
        (few - 1, {}),
        (few, {"no such option": True}),
    ]
    wrong += [(few, {option.key: "no such choice"}) for option in meta.options]
    for players, options in wrong:
        try:
            start_game(meta.name, players, 0, options)
        except InvalidOption:
            continue
        fail(f"a game of {players} with {options} is started, not refused with InvalidOption")
