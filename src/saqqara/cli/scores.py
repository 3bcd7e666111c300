"""Points as a table."""

from collections.abc import Sequence

from saqqara import Result, State, View
from saqqara.cli.console import show_table
from saqqara.cli.texts import name_of, say


def show_scores(position: State | View, names: Sequence[str]) -> None:
    """Each source's points: banked, and in brackets what it would be worth if the game ended now."""
    seats = position.breakdown()
    rows = [
        [name_of("source", source), *(_cell(seat[source]["banked"], seat[source]["projected"]) for seat in seats)]
        for source in seats[0]
    ]
    totals = [
        _cell(banked, sum(points["projected"] for points in seat.values()))
        for banked, seat in zip(position.scores(), seats, strict=True)
    ]
    rows.append([say("total"), *totals])
    over = position.result() is not None
    show_table(say("points-at-the-end" if over else "points-now"), ["", *names], rows)


def show_result(result: Result, names: Sequence[str]) -> None:
    print(say("game-over", reason=result.reason))
    for place, seat in sorted(zip(result.places, range(len(result.places)), strict=True)):
        print(say("place", place=place, player=names[seat], points=result.scores[seat]))


def _cell(banked: int, projected: int) -> str:
    return str(banked) if banked == projected else f"{banked} ({projected})"
