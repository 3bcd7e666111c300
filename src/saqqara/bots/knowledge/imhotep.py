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
from saqqara.games.imhotep.state import lane

_FEW: Final = 2  # stones on a sled: time to take more
_TAKE: Final = 3  # of four times


@mypyc_attr(acyclic=True)
@final
class Provident(Rollout):
    """Chance, but who has few stones takes some."""

    def play(self, state: State, rng: Rng) -> None:
        t = cast(Imhotep, state)
        while True:
            mask: i64 = legal(t)
            if mask == 0:
                return
            takes: bool = t.decision == decisions.ACTION and mask & 1 == 1 and lane(t.sleds, t.seat) <= _FEW
            if takes and rng.below(4) < _TAKE:
                play(t, actions.TAKE)
            else:
                play(t, nth(mask, rng.below(popcount(mask))))


ROLLOUT: Final[Rollout] = Provident()
