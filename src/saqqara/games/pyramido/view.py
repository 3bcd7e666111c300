"""What everybody knows (PY-S2): hiding the rest, and dealing it anew.

Hidden from all is the order of the dominoes below the tops of the stacks; the heights are known, and all dominoes.
"""

from mypy_extensions import i64

from saqqara.core.rng import Rng
from saqqara.games.pyramido.position import below_tops, stack_of
from saqqara.games.pyramido.state import Table, lay_out_stacks
from saqqara.games.pyramido.tables import STACKS


def hide(t: Table) -> None:
    """Forget the order: sort the hidden dominoes."""
    _lay_below_tops(t, bytes(sorted(below_tops(t))))
    t.veiled = 1


def redeal(t: Table, rng: Rng) -> None:
    """Deal the hidden dominoes anew, every order being equally likely."""
    dominoes = list(below_tops(t))
    last: i64 = len(dominoes) - 1
    while last > 0:
        other: i64 = rng.below(last + 1)
        dominoes[last], dominoes[other] = dominoes[other], dominoes[last]
        last -= 1
    _lay_below_tops(t, bytes(dominoes))
    t.veiled = 0


def _lay_below_tops(t: Table, dominoes: bytes) -> None:
    """Onto the hidden places, stack by stack."""
    order = b""
    heights = []
    at = 0
    for stack in range(STACKS):
        lying = stack_of(t, stack)
        hidden = len(lying) - 1
        order += lying[:1] + dominoes[at : at + hidden]
        heights.append(hidden + 1)
        at += hidden
    lay_out_stacks(t, order, heights)
