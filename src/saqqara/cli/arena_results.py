"""What came out of an arena: as a table, as plain data, as a picture."""

from functools import cached_property
from typing import Any, final

from saqqara import arena
from saqqara.arena import Contest, Estimate, Played, Rating, Standing, Thinking
from saqqara.arena.plot import Row, drawn
from saqqara.cli.console import show_table
from saqqara.cli.texts import name_of, say

_NONE = "-"


@final
class Results:
    """`games`: how many of each match. A ladder tells ratings, too."""

    def __init__(self, contest: Contest, games: int, played: list[Played], is_ladder: bool) -> None:
        self.contest = contest
        self.games = games
        self.played = played
        self._standings = [arena.standings(contest, played, match) for match in range(len(contest.matches))]
        self._is_ladder = is_ladder

    @cached_property
    def _ratings(self) -> dict[str, Rating]:
        return arena.ratings(self.contest, self.played, self.contest.seed)

    @cached_property
    def _thinking(self) -> dict[str, Thinking]:
        return arena.thinking(self.contest, self.played)

    def as_json(self, timing: bool) -> dict[str, Any]:
        """The same for the same arguments; only thinking times, which are measured, differ from run to run."""
        contest = self.contest
        told: dict[str, Any] = {"game": contest.game, "options": contest.options, "seed": contest.seed}
        matches = [
            {"games": self.games, "players": {name: _standing(one) for name, one in standings.items()}}
            for standings in self._standings
        ]
        told["seats"] = contest.matches[0].seats
        if self._is_ladder:
            ratings = {name: {"elo": one.elo, "interval": list(one.interval)} for name, one in self._ratings.items()}
            told |= {"games": self.games, "ratings": ratings, "matches": matches}
        else:
            told |= matches[0]
        if timing:
            told["thinking"] = {name: one._asdict() for name, one in self._thinking.items()}
        return told

    def show(self) -> None:
        if self._is_ladder:
            self._show_ladder()
        else:
            self._show_match()
        print(say("arena-seed", seed=str(self.contest.seed)))

    def _show_match(self) -> None:
        columns = [say(key) for key in ("column-bot", "column-wins", "column-95", "column-place", "column-95")]
        columns += [say("column-score"), say("column-median"), say("column-p95")]
        rows = [
            [name, *_wins(one), *_place(one.place), f"{one.score.value:.2f}", *_times(self._thinking[name])]
            for name, one in self._standings[0].items()
        ]
        show_table(self._title, columns, rows)

    def _show_ladder(self) -> None:
        """A level's wins and place are those against the level below."""
        columns = [say(key) for key in ("column-bot", "column-elo", "column-95", "column-wins-below", "column-95")]
        columns += [say("column-place"), say("column-median"), say("column-p95")]
        rows = []
        for number, (name, rating) in enumerate(self._ratings.items()):
            against = self._standings[number - 1][name] if number else None
            won = [*_wins(against), f"{against.place.value:.2f}"] if against else [_NONE] * 3
            around = _between(rating.interval, ".0f")
            rows.append([name, f"{rating.elo:.0f}", around, *won, *_times(self._thinking[name])])
        show_table(self._title, columns, rows)

    @property
    def _title(self) -> str:
        key = "arena-ladder" if self._is_ladder else "arena-results"
        return say(key, game=self.contest.game, games=self.games, seats=self.contest.matches[0].seats)

    def plot(self) -> str:
        """Ratings of a ladder, else win rates."""
        if self._is_ladder:
            axis, unit = say("axis-elo"), ""
            rows = [Row(name, elo, *around) for name, (elo, around) in self._ratings.items()]
        else:
            axis, unit = say("axis-wins"), " %"
            rates = {name: one.win_rate for name, one in self._standings[0].items()}
            rows = [Row(name, 100 * rate, *_percent(around)) for name, (rate, around) in rates.items()]
        return drawn(name_of("game", self.contest.game), axis, rows, unit)


def _standing(one: Standing) -> dict[str, Any]:
    return {
        "win_rate": one.win_rate.value,
        "interval": _interval(one.win_rate),
        "mean_place": one.place.value,
        "place_interval": _interval(one.place),
        "mean_score": one.score.value,
        "score_interval": _interval(one.score),
        "seats": one.seats,
    }


def _interval(estimate: Estimate) -> list[float] | None:
    return None if estimate.interval is None else list(estimate.interval)


def _wins(one: Standing) -> list[str]:
    return [f"{100 * one.win_rate.value:.1f} %", _between(_percent(one.win_rate.interval), ".1f")]


def _place(place: Estimate) -> list[str]:
    return [f"{place.value:.2f}", _between(place.interval, ".2f")]


def _percent(interval: tuple[float, float] | None) -> tuple[float, float]:
    low, high = interval or (0, 1)
    return 100 * low, 100 * high


def _between(interval: tuple[float, float] | None, form: str) -> str:
    if interval is None:
        return _NONE
    return say("between", low=format(interval[0], form), high=format(interval[1], form))


def _times(one: Thinking) -> list[str]:
    return [f"{1000 * seconds:.1f} ms" if seconds < 1 else f"{seconds:.2f} s" for seconds in one]
