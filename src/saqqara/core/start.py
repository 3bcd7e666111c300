"""Starting a game, once all that was asked for is checked."""

from saqqara.core.errors import InvalidOption
from saqqara.core.meta import Choice, Meta
from saqqara.core.registry import find
from saqqara.core.rng import SEED_BITS, system_seed
from saqqara.core.state import State


def start_game(name: str, players: int, seed: int | None, options: dict[str, Choice]) -> State:
    """A new game, dealt from `seed`."""
    game = find(name)
    meta = game.meta()
    if isinstance(players, bool) or players not in meta.players:
        raise InvalidOption("players", players, meta.players)
    return game.deal(int(players), completed(meta, options), _checked_seed(seed))


def completed(meta: Meta, options: dict[str, Choice]) -> dict[str, Choice]:
    """All options of a game: those chosen, and the defaults of the others."""
    known = {option.key: option for option in meta.options}
    for key, value in options.items():
        if key not in known:
            raise InvalidOption(key, value, tuple(known))
        if not any(value == choice and type(value) is type(choice) for choice in known[key].choices):
            raise InvalidOption(key, value, known[key].choices)
    return {key: options.get(key, option.default) for key, option in known.items()}


def _checked_seed(seed: int | None) -> int:
    if seed is None:
        return system_seed()
    if type(seed) is not int or not 0 <= seed < 2**SEED_BITS:
        raise InvalidOption("seed", seed, ("0 .. 2**128 - 1",))
    return seed
