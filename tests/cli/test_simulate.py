"""Many games of bots: the numbers fit the games, and one another."""

import json
from typing import Any

import pytest

import saqqara
from saqqara.cli.players import make
from saqqara.cli.series import Played, Series, Tally, play_all, play_span

from .conftest import Terminal


def results(terminal: Terminal, command: str) -> dict[str, Any]:
    ran = terminal(f"{command} --json")
    assert (ran.code, ran.err) == (0, "")
    read: dict[str, Any] = json.loads(ran.out)
    return read


def test_the_numbers_are_those_of_the_games(terminal: Terminal) -> None:
    told = results(terminal, "simulate pebbles -n 40 --seed 9 --players greedy,random,random")
    assert (told["game"], told["games"], told["seed"]) == ("pebbles", 40, 9)
    scores, places, wins, plies = [0] * 3, [0] * 3, [0.0] * 3, []
    for seed in range(9, 49):
        state = saqqara.start("pebbles", players=3, seed=seed)
        bots = [make(kind, "pebbles", seed, seat) for seat, kind in enumerate(("greedy", "random", "random"))]
        played = 0
        while (seat := state.to_move) is not None:
            state.apply(bots[seat].choose(state.view(seat)))
            played += 1
        plies.append(played)
        result = state.result()
        assert result is not None
        for seat in range(3):
            scores[seat] += result.scores[seat]
            places[seat] += result.places[seat]
            wins[seat] += (result.places[seat] == 1) / len(result.winners)
    for seat, row in enumerate(told["seats"]):
        assert row["mean_score"] == pytest.approx(scores[seat] / 40)
        assert row["mean_place"] == pytest.approx(places[seat] / 40)
        assert row["win_rate"] == pytest.approx(wins[seat] / 40)
    assert told["plies"] == {"mean": sum(plies) / 40, "longest": max(plies)}


def test_the_wins_add_up(terminal: Terminal) -> None:
    told = results(terminal, "simulate pebbles -n 30 --seed 1 --players random,random,greedy,random")
    assert sum(seat["win_rate"] for seat in told["seats"]) == pytest.approx(1)


def test_the_table_shows_the_same_numbers(terminal: Terminal) -> None:
    command = "simulate pebbles -n 25 --seed 4 --players random,greedy"
    told = results(terminal, command)
    lines = terminal(command).lines
    assert lines[0] == "pebbles: 25 games"
    assert lines[1].split() == ["seat", "bot", "wins", "place", "points"]
    for seat, line in zip(told["seats"], lines[3:5], strict=True):
        number, bot, wins, _, place, points, _, error = line.split()
        assert (int(number), bot) == (seat["seat"], seat["bot"])
        assert float(wins) == pytest.approx(100 * seat["win_rate"], abs=0.05)
        assert float(place) == pytest.approx(seat["mean_place"], abs=0.005)
        assert float(points) == pytest.approx(seat["mean_score"], abs=0.005)
        assert float(error) == pytest.approx(seat["score_error"], abs=0.005)
    assert lines[-1] == "The seed was 4."


def test_a_series_without_a_seed_tells_the_one_it_drew(terminal: Terminal) -> None:
    lines = terminal("simulate pebbles -n 1").lines
    seed = lines[-1].removeprefix("The seed was ").removesuffix(".")
    assert terminal(f"simulate pebbles -n 1 --seed {seed}").lines == lines


def test_standard_error_and_shared_wins() -> None:
    tally = Tally(2)
    for scores, places in (((3, 1), (1, 2)), ((5, 5), (1, 1)), ((1, 3), (2, 1)), ((7, 3), (1, 2))):
        tally.add(Played(places, scores, 10))
    assert (tally.win_rate(0), tally.win_rate(1)) == (2.5 / 4, 1.5 / 4)
    assert (tally.mean_score(0), tally.mean_score(1)) == (4, 3)
    assert tally.score_error(0) == pytest.approx((20 / 3 / 4) ** 0.5)
    assert Tally(1).games == 0


def test_a_single_game_has_no_error(terminal: Terminal) -> None:
    assert results(terminal, "simulate pebbles -n 1 --seed 1")["seats"][0]["score_error"] == 0


@pytest.mark.usefixtures("terminal")
def test_games_of_a_series_stand_alone() -> None:
    series = Series("pebbles", ("random", "greedy"), {}, 5)
    assert [*play_span(series, range(3)), *play_span(series, range(3, 8))] == play_span(series, range(8))
    shifted = Series("pebbles", ("random", "greedy"), {}, 7)
    assert play_span(series, range(2, 5)) == play_span(shifted, range(3))


def test_several_processes_play_the_same_games() -> None:
    series = Series("imhotep", ("random", "random"), {}, 5)
    steps: list[int] = []
    alone = play_all(series, 12, 1, lambda _: None)
    together = play_all(series, 12, 2, steps.append)
    assert vars(alone) == vars(together)
    assert sum(steps) == 12
