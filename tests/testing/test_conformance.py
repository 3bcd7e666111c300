"""The conformance suite finds nothing in a game that keeps the contract, and in a broken one just what is broken."""

from collections.abc import Callable
from typing import Any

import pytest

import saqqara.testing
from saqqara.core import registry
from saqqara.core.errors import UnknownGame
from saqqara.core.reason import Reason
from saqqara.core.rng import Rng
from saqqara.core.state import State
from saqqara.testing import (
    Nonconformance,
    Sampling,
    Where,
    check_copies,
    check_even_deals,
    check_reason,
    check_result,
    check_scores,
    conformance,
    option_mixes,
)

from . import broken, leaking
from .coins import META, PEEK, Coins

BROKEN: tuple[tuple[type[Coins], str], ...] = (
    (broken.NoSuchDefault, "check_meta"),
    (broken.StartsLate, "check_start"),
    (broken.OneDeal, "check_seed_matters"),
    (broken.AnotherDealEachTime, "check_same_seed"),
    (broken.SharedList, "check_copies"),
    (broken.LentList, "check_past_copies"),
    (broken.ForgetfulCopyFrom, "check_copy_from"),
    (broken.Endless, "check_ends"),
    (broken.DeadEnd, "check_goes_on"),
    (broken.SeatsFromOne, "check_goes_on"),
    (broken.WrongSum, "check_scores"),
    (broken.LeastPointsWin, "check_result"),
    (broken.NobodyIsFirst, "check_result"),
    (broken.HidesAChoice, "check_legal_words"),
    (broken.CountsOnlyCoins, "check_numbers"),
    (broken.LeadsAstray, "check_numbers"),
    (broken.RevealsTwice, "check_counters"),
    (broken.SkipsATurn, "check_counters"),
    (broken.NotForced, "check_forced"),
    (broken.AppliesDifferently, "check_step"),
    (broken.LegalByGuess, "check_legal_set"),
    (broken.EqualTexts, "check_texts"),
    (broken.CaseMatters, "check_texts"),
    (broken.TakesAnything, "check_refusals"),
    (broken.ChangesWhenRefusing, "check_refusals"),
    (broken.NoRuleGiven, "check_refusals"),
    (broken.TakesTrueForOne, "check_not_actions"),
    (broken.ListsCautions, "check_cautions"),
    (broken.LosesAField, "check_position_json"),
    (broken.LosesWhatWasSeen, "check_view_json"),
    (broken.ReadsGapsAnywhere, "check_confused"),
    (broken.OverlooksKeys, "check_damaged"),
    (broken.ReadsCarelessly, "check_damaged"),
    (broken.HalfRead, "check_record"),
    (broken.LenientOnceRead, "check_bad_records"),
    (broken.StopsEarly, "check_playout"),
    (broken.PlaysOutByItself, "check_playout"),
    (broken.NoRuleTold, "check_events"),
    (broken.TellsNothing, "check_events"),
    (broken.PointsFromNowhere, "check_points"),
    (broken.ForgetsTheCrown, "check_points"),
    (broken.ForeseesLess, "check_foresight"),
    (broken.CountsWhatIsTraced, "check_preview"),
    (leaking.LeaksInTheView, "check_no_leak"),
    (leaking.LeaksInTexts, "check_no_leak"),
    (leaking.LeaksInReasons, "check_no_leak"),
    (leaking.LeaksInDetails, "check_no_leak"),
    (leaking.LeaksInEvents, "check_no_leak"),
    (leaking.TellsTheSecret, "check_told"),
    (leaking.ProjectsLessWhenHidden, "check_view"),
    (leaking.RedealsOnes, "check_redeal"),
    (leaking.RedealsAGameThatStops, "check_redeal"),
    (leaking.RedealsByItself, "check_redeal"),
    (leaking.PeeksUncounted, "check_revealed"),
    (leaking.HidesNothing, "check_revealed"),
)
BY_HAND = {"check_even_deals", "check_reason"}  # games call the first one themselves, other checks the second one
Register = Callable[[type[State]], None]


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch) -> Register:
    """Makes a game known for the time of one test."""

    def known(game: type[State]) -> None:
        monkeypatch.setitem(registry._games, game.meta().name, game)

    return known


@pytest.fixture
def coins(register: Register) -> None:
    register(Coins)


def failing(**asked: Any) -> Nonconformance:
    with pytest.raises(Nonconformance) as caught:
        conformance("coins", **asked)
    return caught.value


@pytest.mark.usefixtures("coins")
def test_coins_conform() -> None:
    conformance("coins")


@pytest.mark.parametrize(("game", "check"), BROKEN, ids=lambda said: getattr(said, "__name__", said))
def test_what_is_broken_is_named(register: Register, game: type[Coins], check: str) -> None:
    register(game)
    error = failing()
    assert error.check == check
    assert str(error).startswith(f"{check}: {error.said}\n")
    assert f"seed {error.where.seed}, ply {error.where.ply}" in str(error)


def test_every_check_can_fail() -> None:
    checks = {name for name in saqqara.testing.__all__ if name.startswith("check_")}
    methods = {name for name in vars(saqqara.testing.Past) if name.startswith("check_")}
    assert checks | methods == {check for _, check in BROKEN} | BY_HAND


def test_a_failure_says_how_to_get_there(register: Register) -> None:
    register(broken.RichAtLast)
    error = failing(players=[3], options=[{"curse": True}], sampling=Sampling(seeds=[7]))
    where = error.where
    assert (where.game, where.players, where.options, where.seed) == ("coins", 3, {"curse": True}, 7)
    assert where.ply == len(where.actions) > 8
    state = where.state()
    check_scores(state)
    assert where.action is not None
    assert state.text(where.action) == where.text
    state.apply(where.action)
    with pytest.raises(AssertionError, match=r"scores\(\)"):
        check_scores(state)


def test_a_failure_shows_where_long_texts_differ() -> None:
    with pytest.raises(AssertionError, match="another end"):
        saqqara.testing.failure.equal("word " * 200 + "an end", "word " * 200 + "another end", "a text")


def test_looking_may_not_change_the_state(register: Register) -> None:
    register(broken.Curious)
    error = failing()
    assert (error.check, error.said) == ("check_cautions", "looking at the state changes it")


def test_an_error_within_a_game_is_reported_with_its_place(register: Register) -> None:
    register(broken.Crashing)
    assert (failing().check, failing().said) == ("check_scores", "KeyError: 0")


def test_a_policy_reaches_what_random_games_do_not(register: Register) -> None:
    def peeking(state: State, rng: Rng) -> int:
        return PEEK if state.is_legal(PEEK) else int(state.legal_at(rng.below(state.legal_count())))

    register(broken.PeeksNeverPay)
    conformance("coins", players=[4], sampling=Sampling(seeds=[1], mixes=1))
    assert failing(players=[4], policy=peeking).check == "check_scores"


def test_an_endless_policy_is_stopped(register: Register) -> None:
    register(broken.Passing)
    error = failing(players=[2], policy=lambda state, _: int(state.legal_at(1)), sampling=Sampling(max_plies=50))
    assert (error.check, error.said) == ("check_ends", "no end after 51 plies of this policy")


def test_the_eliminated_are_behind_all_others(register: Register) -> None:
    register(broken.SeatZeroIsOut)
    assert failing().check == "check_result"
    conformance("coins", eliminated=lambda _: {0})
    state = broken.SeatZeroIsOut(2, False, (1, 1, 1, 1, 1, 1, 1))
    state.playout(Rng(0))
    with pytest.raises(AssertionError, match="seat 1 is eliminated and not behind seat 0"):
        check_result(state, lambda _: {1})


def test_unknown_games_are_refused() -> None:
    with pytest.raises(UnknownGame):
        conformance("no such game")


def test_mixes_begin_with_the_defaults_and_differ() -> None:
    mixes = list(option_mixes(META, 5))
    assert mixes == [{"curse": False}, {"curse": True}]
    assert list(option_mixes(META._replace(options=()), 5)) == [{}]


@pytest.mark.parametrize(
    "reason",
    [
        Reason("not_now", "", {}),
        Reason("Not now", "CO-1", {}),
        Reason("not_now", "CO-1", {"flag": True}),
        Reason("not_now", "CO-1", {"half": 0.5}),  # type: ignore[dict-item]
        Reason("not_now", "CO-1", []),  # type: ignore[arg-type]
        "not_now",
    ],
)
def test_bad_reasons_are_noticed(reason: Any) -> None:
    check_reason(Reason("not_now", "CO-1", {"decision": "turn", "seat": 1}))
    with pytest.raises(AssertionError):
        check_reason(reason)


def some_coins(game: type[Coins] = Coins) -> Coins:
    """Two players, the coins 4, 3, 2 are gone; hidden are 1, 1, 2, 3."""
    state = game(2, False, (4, 3, 2, 1, 2, 3, 1))
    for _ in range(3):
        state.apply(0)
    return state


def top(state: State) -> int:
    assert isinstance(state, Coins)
    return state._coins[3]


def test_even_deals_are_even() -> None:
    state = some_coins()
    check_even_deals(state, None, 12, 600, Rng(1))
    deals = {state.determinise(0, Rng(seed)).words() for seed in range(200)}
    assert len(deals) == 12
    check_even_deals(state, 0, deals, 600, Rng(2))
    check_even_deals(state, 1, {1: 2, 2: 1, 3: 1}, 600, Rng(3), deal=top)


def test_what_was_peeked_at_is_no_longer_dealt() -> None:
    state = some_coins()
    state.apply(PEEK)
    check_even_deals(state, 1, 6, 300, Rng(1))
    check_even_deals(state, 1, [1], 20, Rng(2), deal=top)
    check_even_deals(state, 0, 12, 600, Rng(3))


def test_uneven_deals_are_noticed() -> None:
    with pytest.raises(AssertionError, match="uneven deals"):
        check_even_deals(some_coins(leaking.RedealsUnevenly), None, 12, 600, Rng(1))
    with pytest.raises(AssertionError, match="uneven deals"):
        check_even_deals(some_coins(), None, [1, 2, 3], 600, Rng(1), deal=top)


def test_missing_and_impossible_deals_are_noticed() -> None:
    state = some_coins(leaking.RedealsTooLittle)
    with pytest.raises(AssertionError, match="9 different deals, not 12"):
        check_even_deals(state, None, 12, 600, Rng(1))
    with pytest.raises(AssertionError, match="1 of 3 deals never come for None, such as 3"):
        check_even_deals(state, None, {1: 2, 2: 1, 3: 1}, 200, Rng(1), deal=top)
    with pytest.raises(AssertionError, match="1 impossible deals for 0, such as 1"):
        check_even_deals(some_coins(), 0, [2, 3], 200, Rng(1), deal=top)


def test_a_check_can_be_called_by_itself() -> None:
    check_copies(some_coins())
    with pytest.raises(AssertionError, match=r"the state after playing 0 on its copy\(\)"):
        check_copies(some_coins(broken.SharedList))


def test_where_without_an_action_is_short() -> None:
    assert (
        str(Where("coins", 2, {}, 5, (0, 1))) == "coins, 2 players, options {}, seed 5, ply 2 (played before: [0, 1])"
    )
