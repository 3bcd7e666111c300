"""What a build plays, bit for bit, in a few lines: equal lines, equal games.

python -m tests.core.digest prints which build it is, then a digest for each game and number of players.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from itertools import product

import saqqara
from saqqara import Meta, Rng, State
from saqqara.core.meta import Choice

GAMES = 8  # at least, of each game and number of players; one of every mix of options
PLAYOUTS = 3
LOOK_EVERY = 40  # decisions from one look at tables and views to the next


def digests() -> Iterator[str]:
    for name in saqqara.games():
        meta = saqqara.game(name)
        for players in meta.players:
            digest = hashlib.blake2b(digest_size=16)
            setups = list(mixes(meta))
            for seed in range(max(GAMES, len(setups))):
                options = setups[seed % len(setups)]
                for line in told(saqqara.start(name, players=players, seed=seed, options=options), seed):
                    digest.update(line.encode() + b"\n")
            yield f"{name} {players} {digest.hexdigest()}"


def mixes(meta: Meta) -> Iterator[dict[str, Choice]]:
    """All mixes of all options."""
    keys = [option.key for option in meta.options]
    for chosen in product(*(option.choices for option in meta.options)):
        yield dict(zip(keys, chosen, strict=True))


def told(state: State, seed: int) -> Iterator[str]:
    """One random game: its words after every action, now and then all else that can be seen, and the end."""
    rng = Rng(seed, "digest")
    ply = seed  # so that different games are looked at in different places
    while (count := state.legal_count()) > 0:
        yield str((state.words(), state.legal_mask()))
        if ply % LOOK_EVERY == 0:
            yield from looked_at(state, seed)
        state.apply(state.legal_at(rng.below(count)))
        ply += 1
    yield str((state.words(), state.scores(), state.result(), state.breakdown(), int(rng.state)))


def looked_at(state: State, seed: int) -> Iterator[str]:
    yield str(state)
    yield json.dumps(state.to_json())
    yield str(saqqara.playouts(state, PLAYOUTS, seed))
    for seat in (None, *range(state.players)):
        view = state.view(seat)
        yield json.dumps(view.to_json())
        yield str(view.determinise(Rng(seed)).words())
        for action in state.legal_actions():
            yield str((view.text(action), view.events(action), view.preview(action), view.explain(action)))
    for action in state.legal_actions():
        yield str(state.happened(action))


def main() -> None:
    lines = ["compiled" if saqqara.COMPILED else "plain", *digests()]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
