"""Imhotep in a few words."""

from saqqara.core.meta import Meta, Option
from saqqara.games.imhotep.actions import N_ACTIONS
from saqqara.games.imhotep.tables import SITE_NAMES

META = Meta(
    name="imhotep",
    players=(2, 3, 4),
    options=(*(Option(site, ("A", "B"), "A") for site in SITE_NAMES), Option("wrath", (False, True), False)),
    sources=("pyramid", "temple", "burial", "obelisks", "decorations", "statues", "blue_cards", "wrath"),
    n_actions=N_ACTIONS,
    rules_version=1,
    turn_rule="IM-R3",
    end_rule="IM-E1",
)
