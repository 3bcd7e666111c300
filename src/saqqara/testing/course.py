"""How a game goes on, how it counts and how it ends."""

from collections.abc import Callable, Collection

from saqqara.core.result import Result
from saqqara.core.rng import Rng
from saqqara.core.state import State
from saqqara.testing.failure import equal, fail
from saqqara.testing.states import after, same_state

Eliminated = Callable[[State], Collection[int]]


def nobody(state: State) -> Collection[int]:  # noqa: ARG001 - the usual answer
    """The eliminated seats of a game that eliminates nobody."""
    return ()


def check_goes_on(state: State) -> None:
    """Somebody decides and has something to choose, or the game is over and nothing is left to do."""
    if state.to_move is None:
        equal(state.legal_actions(), [], "legal actions after the end")
        return
    if type(state.to_move) is not int or not 0 <= state.to_move < state.players:
        fail(f"to_move is {state.to_move!r}")
    if state.legal_count() < 1:
        fail("a dead end: somebody is to move and nothing is legal")


def check_ends(state: State, rng: Rng, limit: int = 5000) -> None:
    """A game of random choices is over after at most `limit` plies."""
    played = state.copy()
    for _ in range(limit):
        if played.legal_count() == 0:
            return
        played.step(played.legal_at(rng.below(played.legal_count())))
    fail(f"no end after {limit} plies")


def check_scores(state: State) -> None:
    """The breakdown names every seat and source; its banked points are the scores, and at the end all there are."""
    sources = list(state.meta().sources)
    breakdown = state.breakdown()
    equal(len(breakdown), state.players, "seats in breakdown()")
    for seat, points in enumerate(breakdown):
        equal(list(points), sources, f"sources of seat {seat}")
        for source, each in points.items():
            equal(sorted(each), ["banked", "projected"], f"{source} of seat {seat}")
            if any(type(number) is not int for number in each.values()):
                fail(f"{source} of seat {seat} is not counted in whole numbers: {each}")
            if state.to_move is None:
                equal(each["projected"], each["banked"], f"{source} of seat {seat} at the end, projected")
    banked = tuple(sum(each["banked"] for each in points.values()) for points in breakdown)
    equal(state.scores(), banked, "scores()")


def check_result(state: State, eliminated: Eliminated = nobody) -> None:
    """No result before the end; then places in 1, 1, 3 style after the scores, the eliminated behind all others."""
    result = state.result()
    if state.to_move is not None:
        equal(result, None, "result() before the end")
        return
    if not isinstance(result, Result):
        fail(f"result() at the end is {result!r}")
    equal(result.scores, state.scores(), "scores of the result")
    equal(len(result.places), state.players, "seats in the places")
    for place in result.places:
        if place != 1 + sum(other < place for other in result.places):
            fail(f"places {result.places} are not in 1, 1, 3 style")
    equal(result.winners, tuple(seat for seat, place in enumerate(result.places) if place == 1), "winners")
    if not result.reason.isidentifier() or result.reason != result.reason.lower():
        fail(f"the reason {result.reason!r} is not in snake_case")
    _check_order(result, set(eliminated(state)))


def _check_order(result: Result, out: set[int]) -> None:
    seats = range(len(result.places))
    for seat in seats:
        for other in seats:
            ahead = result.places[seat] < result.places[other]
            if other in out and seat not in out and not ahead:
                fail(f"seat {other} is eliminated and not behind seat {seat}: {result.places}")
            if not out & {seat, other} and result.scores[seat] > result.scores[other] and not ahead:
                fail(f"places {result.places} do not follow the scores {result.scores}")


def check_counters(before: State, after: State) -> None:
    """Neither `turn` nor `revealed` ever falls or jumps: every turn begins with a decision, an action reveals once."""
    for state in (before, after):
        if type(state.turn) is not int or type(state.revealed) is not int:
            fail(f"turn {state.turn!r} and revealed {state.revealed!r} are whole numbers")
    if after.turn - before.turn not in (0, 1):
        fail(f"turn goes from {before.turn} to {after.turn} in one action")
    if after.revealed - before.revealed not in (0, 1):
        fail(f"revealed goes from {before.revealed} to {after.revealed} in one action")


def check_forced(before: State, after: State) -> None:
    """What is left without a choice is carried out, unless it is a turn's first decision."""
    if after.legal_count() == 1 and after.turn <= before.turn:
        text = after.text(after.legal_actions()[0])
        fail(
            f"{text!r} is the only choice of seat {after.to_move} and not a turn's first decision: apply() has to do it"
        )


def check_step(before: State, action: int) -> None:
    """step(), the search's way to play, does what apply() does."""
    stepped = before.copy()
    stepped.step(action)
    same_state(stepped, after(before, action), "the state after step()")
