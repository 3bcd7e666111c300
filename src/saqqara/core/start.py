"""Starting a game, once all that was asked for is checked."""

from collections.abc import Mapping
from typing import Any

from saqqara.core.errors import InvalidOption
from saqqara.core.meta import Choice, Meta, Option
from saqqara.core.registry import find
from saqqara.core.rng import SEED_BITS, system_seed
from saqqara.core.state import State


def start_game(name: object, players: object, seed: object, options: Mapping[Any, Any]) -> State:
    """A new game, dealt from `seed`. All that is wrong is refused here, so nothing is taken for granted."""
    game = find(name)
    meta = game.meta()
    if type(players) is not int or players not in meta.players:
        raise InvalidOption("players", players, meta.players)
    return game.deal(players, completed(meta, options), _checked_seed(seed))


def completed(meta: Meta, options: Mapping[Any, Any]) -> dict[str, Choice]:
    """All options of a game: those chosen, and the defaults of the others."""
    known = {option.key: option for option in meta.options}
    chosen: dict[str, Choice] = {key: option.default for key, option in known.items()}
    for key, value in options.items():
        if key not in known:
            raise InvalidOption(str(key), value, tuple(known))
        chosen[key] = _one_of(known[key], value)
    return chosen


def _one_of(option: Option, value: object) -> Choice:
    for choice in option.choices:
        if type(value) is type(choice) and value == choice:
            return choice
    raise InvalidOption(option.key, value, option.choices)


def _checked_seed(seed: object) -> int:
    if seed is None:
        return system_seed()
    if type(seed) is not int or not 0 <= seed < 2**SEED_BITS:
        raise InvalidOption("seed", seed, ("0 .. 2**128 - 1",))
    return seed
