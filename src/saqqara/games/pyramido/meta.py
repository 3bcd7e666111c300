"""Pyramido in a few words."""

from saqqara.core.meta import Meta
from saqqara.games.pyramido.actions import N_ACTIONS
from saqqara.games.pyramido.tables import SOURCES

META = Meta(
    name="pyramido",
    players=(2, 3, 4),  # PY-C4
    options=(),
    sources=SOURCES,
    n_actions=N_ACTIONS,
    rules_version=1,
    turn_rule="PY-T1",
    end_rule="PY-E1",
)
