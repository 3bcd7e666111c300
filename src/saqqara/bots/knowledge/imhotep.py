"""Imhotep: stones are worth a turn, and a cargo of one's own goes where it counts."""

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from saqqara.bots.search.rollout import Rollout
from saqqara.core.bits import nth, popcount
from saqqara.core.rng import Rng
from saqqara.core.state import State
from saqqara.games.imhotep import actions, decisions
from saqqara.games.imhotep.game import Imhotep
from saqqara.games.imhotep.rules.legal import legal
from saqqara.games.imhotep.rules.turns import play
from saqqara.games.imhotep.state import Table, lane

_FEW: Final = 2  # stones on a sled: time to take more
_TAKES: Final = 3  # of four times


@mypyc_attr(acyclic=True)
@final
class Provident(Rollout):
    """Chance, but who has few stones takes some, and who sails looks twice whose stones are aboard."""

    def play(self, state: State, rng: Rng) -> None:
        t = cast(Imhotep, state)
        while True:
            mask: i64 = legal(t)
            if mask == 0:
                return
            play(t, provident_action(t, rng, mask))

    def choose(self, state: State, rng: Rng) -> i64:
        return provident_action(cast(Imhotep, state), rng, state.legal_word(0))


def provident_action(t: Table, rng: Rng, mask: i64) -> i64:
    """One of these legal actions."""
    action: i64 = nth(mask, rng.below(popcount(mask)))
    if t.decision == decisions.ACTION:
        if mask & 1 == 1 and lane(t.sleds, t.seat) <= _FEW and rng.below(4) < _TAKES:
            return actions.TAKE
        if actions.SAIL <= action < actions.PLAY and not has_most_aboard(t, (action - actions.SAIL) // 5):
            return nth(mask, rng.below(popcount(mask)))
    return action


def has_most_aboard(t: Table, ship: i64) -> bool:
    """Whether at least as many stones of the seat to move lie on this ship as of all others."""
    stones: i64 = t.aboard >> 12 * ship & 0xFFF
    balance: i64 = 0
    while stones:
        stone: i64 = stones & 7
        if stone == t.seat + 1:
            balance += 1
        elif stone:
            balance -= 1
        stones >>= 3
    return balance >= 0


ROLLOUT: Final[Rollout] = Provident()
