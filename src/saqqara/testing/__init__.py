"""The conformance suite: every game of the house passes it, and so can yours.

Name a game that is registered, in a test or at a prompt; silence means that it keeps the contract:

    from saqqara.testing import conformance

    def test_it_conforms() -> None:
        conformance("my_game")

It plays games with all numbers of players and a sample of the options, and raises `Nonconformance`, an AssertionError,
at the first thing that is wrong. The message names the check, the game, its players, options and seed, the ply and the
action; `error.where.state()` is that position, and `error.check` one of the functions below, to be called on it alone:

    check_forced(before, after)

`Sampling` says how much is looked at: `conformance("my_game", sampling=THOROUGH)` takes its time. `policy` plays the
games otherwise than at random, to reach what random games don't. `eliminated` tells which seats are out of the game, if
it has such a thing. One check has to be called by a game's own tests, on positions with few hidden cards, because only
they can know which deals are possible: `check_even_deals`.

One thing is taken for granted: whatever is hidden, every seat knows which actions are legal.
"""

from saqqara.testing.actions import (
    check_cautions,
    check_legal_set,
    check_not_actions,
    check_reason,
    check_refusals,
    check_texts,
)
from saqqara.testing.chance import check_playout, check_same_seed, check_seed_matters
from saqqara.testing.copies import Past, check_copies, check_copy_from
from saqqara.testing.course import (
    check_counters,
    check_ends,
    check_forced,
    check_goes_on,
    check_result,
    check_scores,
    check_step,
)
from saqqara.testing.deals import check_even_deals
from saqqara.testing.events import check_events, check_foresight, check_points, check_preview
from saqqara.testing.failure import Nonconformance, Where
from saqqara.testing.hidden import check_no_leak, check_redeal, check_revealed, check_told, check_view
from saqqara.testing.meta import check_meta, check_start
from saqqara.testing.positions import check_confused, check_damaged, check_position_json, check_view_json
from saqqara.testing.records import check_bad_records, check_record
from saqqara.testing.search import check_legal_words, check_numbers
from saqqara.testing.suite import THOROUGH, Policy, Sampling, at_random, conformance, option_mixes

__all__ = [
    "THOROUGH",
    "Nonconformance",
    "Past",
    "Policy",
    "Sampling",
    "Where",
    "at_random",
    "check_bad_records",
    "check_cautions",
    "check_confused",
    "check_copies",
    "check_copy_from",
    "check_counters",
    "check_damaged",
    "check_ends",
    "check_even_deals",
    "check_events",
    "check_forced",
    "check_foresight",
    "check_goes_on",
    "check_legal_set",
    "check_legal_words",
    "check_meta",
    "check_no_leak",
    "check_not_actions",
    "check_numbers",
    "check_playout",
    "check_points",
    "check_position_json",
    "check_preview",
    "check_reason",
    "check_record",
    "check_redeal",
    "check_refusals",
    "check_result",
    "check_revealed",
    "check_same_seed",
    "check_scores",
    "check_seed_matters",
    "check_start",
    "check_step",
    "check_texts",
    "check_told",
    "check_view",
    "check_view_json",
    "conformance",
    "option_mixes",
]
