"""Games of a contest depend on their fixture alone, and their records tell them."""

import pytest

import saqqara
from saqqara import Record, arena
from saqqara.arena import Contest, Fixture, Here, Played, Processes, fixtures, play, play_all
from saqqara.core import registry
from tests.testing.coins import Coins

from .toys import timeless


@pytest.fixture
def coins(monkeypatch: pytest.MonkeyPatch) -> Contest:
    monkeypatch.setattr(registry, "_games", {**registry._games, "coins": Coins})
    return arena.contest("coins", ["random", "greedy"], seats=3, options={"curse": True}, seed=7)


def test_a_game_is_the_one_that_its_record_tells(coins: Contest) -> None:
    for fixture in fixtures(coins, 12):
        played = play(coins, fixture)
        record = arena.record(coins, played)
        assert record.start == saqqara.start(
            "coins", players=3, seed=coins.deal_seed(fixture.block), options={"curse": True}
        )
        assert record.facts == {"names": list(coins.seated(fixture))}
        assert record.result is not None
        assert (record.result.places, record.result.scores) == (played.places, played.scores)
        assert Record.from_json(record.to_json()) == record
        movers = [state.to_move for state in record.states()[:-1]]
        assert [len(micros) for micros in played.micros] == [movers.count(seat) for seat in range(3)]


def test_all_seatings_of_a_block_get_the_same_deal(coins: Contest) -> None:
    starts = {(f.block, arena.record(coins, play(coins, f)).start) for f in fixtures(coins, 30)}
    assert len(starts) == 5
    assert len({start for _, start in starts}) == 5


def test_a_game_does_not_depend_on_those_before(coins: Contest) -> None:
    games = play_all(coins, 24, Here())
    assert [played.fixture for played in games] == fixtures(coins, 24)
    assert timeless([play(coins, played.fixture) for played in reversed(games)]) == timeless(games)[::-1]
    assert timeless(play_all(coins, 10, Here())) == timeless(games)[:10]
    assert timeless(play_all(coins._replace(seed=8), 24, Here())) != timeless(games)


def test_a_match_in_a_ladder_is_the_same_as_alone(coins: Contest) -> None:
    pair = arena.ladder("coins", ["greedy", "random"], seats=3, options={"curse": True}, seed=7).matches[0]
    both = coins._replace(matches=(*coins.matches, pair))
    games = [played for played in play_all(both, 6, Here()) if played.fixture.match == 0]
    assert timeless(games) == timeless(play_all(coins, 6, Here()))


def test_what_is_done_is_not_played_again(coins: Contest) -> None:
    games = play_all(coins, 10, Here())
    more: list[Played] = []
    extra = play(coins, Fixture(50, 0, 0))
    assert play_all(coins, 12, Here(), [extra, *games[3:]], more.append)[3:10] == games[3:]
    assert [played.fixture for played in more] == fixtures(coins, 3) + fixtures(coins, 12)[10:]


def test_several_processes_play_the_same_games() -> None:
    contest = arena.contest("imhotep", ["random", "greedy"], seats=3, seed=5)
    assert timeless(play_all(contest, 12, Processes(2))) == timeless(play_all(contest, 12, Here()))


def test_a_game_without_a_result_is_a_mistake(coins: Contest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Coins, "result", lambda _: None)
    with pytest.raises(RuntimeError, match="ends without a result"):
        play(coins, Fixture(0, 0, 0))
