"""Whatever a game says while it is played, there are words for it."""

from collections.abc import Iterator

import pytest

import saqqara
from saqqara import Reason, Rng, State
from saqqara.cli.telling import spoken
from saqqara.core import reason
from saqqara.testing.suite import option_mixes
from saqqara.words import Words

ENGLISH = Words("en")


def _problems(state: State) -> Iterator[str]:
    """What cannot be said of this position without a gap: refusals, cautions and events, for everybody."""
    legal = state.legal_actions()
    refusals = [state.explain(action) for action in range(-1, state.meta().n_actions + 1)]
    cautions = [caution for action in legal for caution in state.cautions(action)]
    for said in [*refusals, *cautions]:
        if said is not None:
            yield from _gaps(said)
    for action in legal:
        for viewer in (*range(state.players), None):
            for event in (*state.events(action, viewer), *state.happened(action, viewer)):
                yield from ENGLISH.checked(*spoken(event))[1]


def _gaps(said: Reason) -> tuple[str, ...]:
    return ENGLISH.checked(f"reason-{said.code}", {**said.arguments, "rule": said.rule})[1]


@pytest.mark.parametrize("game", saqqara.games())
def test_every_game_can_be_told(game: str) -> None:
    problems: set[str] = set()
    meta = saqqara.game(game)
    for seed, options in enumerate(option_mixes(meta, 6)):
        state = saqqara.start(game, players=meta.players[seed % len(meta.players)], seed=seed, options=options)
        rng = Rng(seed)
        ply = 0
        while state.to_move is not None:
            if ply % 5 == 0:
                problems.update(_problems(state))
            state.step(state.legal_at(rng.below(state.legal_count())))
            ply += 1
        problems.update(_problems(state))
        result = state.result()
        assert result is not None
        problems.update(ENGLISH.checked(f"reason-{result.reason}", {})[1])
    assert problems == set()


@pytest.mark.parametrize("game", saqqara.games())
def test_a_printed_table_has_no_gaps(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    gaps: list[str] = []

    def speaker(key: str, arguments: dict[str, int | str]) -> str:
        text, problems = ENGLISH.checked(key, arguments)
        gaps.extend(problems)
        return text

    monkeypatch.setattr(reason, "_speakers", [speaker])
    for seed, options in enumerate(option_mixes(saqqara.game(game), 6)):
        state = saqqara.start(game, seed=seed, options=options)
        rng = Rng(seed)
        while state.to_move is not None:
            str(state.view(seed % 2))
            state.step(state.legal_at(rng.below(state.legal_count())))
        str(state)
    assert gaps == []
