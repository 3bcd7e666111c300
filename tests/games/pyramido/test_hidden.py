"""What everybody knows (PY-S2), and what is dealt anew."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import saqqara
from saqqara import InvalidPosition, Rng, State, View
from saqqara.testing import check_even_deals
from tests.games.pyramido.soaking import POLICIES, begin
from tests.games.pyramido.table import built, play, table


def few_hidden(heights: tuple[int, int, int, int]) -> State:
    """Four players, so late in the game that the stacks are this low."""
    pyramids, seat = built(4, 87 - sum(heights))
    return table(pyramids, f"draft {seat}", heights=heights)


def below_tops(state: State) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(stack[1:]) for stack in state.to_json()["stacks"])


def test_only_the_order_below_the_tops_is_hidden() -> None:
    """PY-S2: the heights are known, and which dominoes are hidden; to all the same, spectators included."""
    state = saqqara.start("pyramido", players=3, seed=4)
    said, seen = state.to_json(), state.view(None).to_json()
    assert seen["stacks"] == [[stack[0], *[None] * (len(stack) - 1)] for stack in said["stacks"]]
    assert seen["hidden"] == sorted(domino for stack in said["stacks"] for domino in stack[1:])
    apart = {"format", "seat", "stacks", "hidden"}
    assert {key: seen[key] for key in seen if key not in apart} == {key: said[key] for key in said if key not in apart}
    for seat in range(3):
        assert state.view(seat).to_json() == {**seen, "seat": seat}


def test_the_drafted_domino_and_the_pyramids_are_public() -> None:
    """PY-S2."""
    state = play(table(["N N", "N N"], quarry=[56, 2, 3]), "draft 1")
    assert state.view(1).to_json()["pending"]["domino"] == 56


@pytest.mark.parametrize("heights", [(2, 2, 2, 2), (1, 4, 1, 2), (5, 1, 1, 1)])
def test_every_order_is_equally_likely(heights: tuple[int, int, int, int]) -> None:
    """PY-S2: all permutations of the hidden set over the hidden places."""
    state = few_hidden(heights)
    hidden = state.view(0).to_json()["hidden"]
    orders = set()
    for order in permutations(hidden):
        left = iter(order)
        orders.add(tuple(tuple(next(left) for _ in range(height - 1)) for height in heights))
    assert below_tops(state) in orders
    check_even_deals(state, 0, orders, 40 * len(orders), Rng(1), deal=below_tops)


def test_every_domino_may_lie_everywhere() -> None:
    """PY-S2: at the start all 83 hidden ones are equally likely on top once a stack is drawn from."""
    state = saqqara.start("pyramido", seed=3)
    hidden = state.view(0).to_json()["hidden"]
    check_even_deals(state, 1, hidden, 4000, Rng(2), deal=lambda dealt: below_tops(dealt)[2][0])


def test_a_redeal_keeps_what_is_known() -> None:
    """PY-S2: tops, heights, the set; and the redealt state can be played on."""
    state = begin(4, 4)
    rng = Rng(5)
    while state.to_move is not None:
        dealt = state.determinise(0, rng)
        assert dealt.view(0) == state.view(0)
        assert Counter(sum(below_tops(dealt), ())) == Counter(sum(below_tops(state), ()))
        state.apply(POLICIES["uniform"](state, rng))


def test_revealed_rises_with_every_refill_and_nothing_else() -> None:
    """PY-T11."""
    state = begin(2, 2)
    rng = Rng(6)
    refills = 0
    while state.to_move is not None:
        action = POLICIES["hole_seeking"](state, rng)
        refills += state.text(action).startswith("refill")
        state.apply(action)
        assert state.revealed == refills


# --- Views as plain data


def refused(view: dict[str, Any]) -> tuple[str, str, str]:
    with pytest.raises(InvalidPosition) as error:
        View.from_json(view)
    return error.value.code, error.value.path, error.value.rule


def test_a_view_reads_back() -> None:
    state = few_hidden((2, 3, 4, 5))
    for seat in (None, 0, 3):
        view = state.view(seat)
        assert View.from_json(view.to_json()) == view
        assert View.from_json(view.to_json()).determinise(Rng(1)) == view.determinise(Rng(1))


def test_a_view_that_says_too_much_or_too_little() -> None:
    """PY-S2, PY-C1."""
    state = few_hidden((2, 3, 4, 5))
    view = state.view(0).to_json()
    stacks = state.to_json()["stacks"]
    assert refused({**view, "stacks": stacks}) == ("not_hidden", "stacks[0][1]", "PY-S2")
    assert refused({**view, "hidden": view["hidden"][:-1]})[:2] == ("wrong_length", "hidden")
    assert refused({**view, "hidden": view["hidden"][::-1]})[:2] == ("not_sorted", "hidden")
    twice = sorted([*view["hidden"][1:], view["quarry"][0]])
    assert refused({**view, "hidden": twice})[0] == "domino_twice"
    assert refused({key: said for key, said in view.items() if key != "hidden"})[:2] == ("missing_key", "hidden")
    nothing_known = [[None, *stack[1:]] for stack in view["stacks"]]
    assert refused({**view, "stacks": nothing_known})[:2] == ("wrong_type", "stacks[0][0]")


def test_a_position_hides_nothing() -> None:
    said = few_hidden((2, 3, 4, 5)).to_json()
    with pytest.raises(InvalidPosition) as error:
        saqqara.from_json({**said, "hidden": []})
    assert (error.value.code, error.value.path) == ("unknown_key", "hidden")
