"""New tables: from what somebody wants to the first line of a log."""

from collections.abc import Sequence
from typing import NamedTuple

from saqqara import bots
from saqqara.core.registry import find
from saqqara.core.start import start_game
from saqqara.core.state import State
from saqqara.server.protocol import rest
from saqqara.server.protocol.shared import Settings
from saqqara.server.refusals import Forbidden, NotNow
from saqqara.server.tables import sitting
from saqqara.server.tables.entries import Created, Planned
from saqqara.server.tables.table import Chair, Table


class Made(NamedTuple):
    created: Created
    mine: tuple[int, ...]  # the seats of the maker
    started: bool


def new_table(wanted: rest.CreateTable, lot: Sequence[int], seed: int) -> Made:
    """`lot`: random numbers, which decide who sits where if the table wants that."""
    start = start_game(wanted.game, len(wanted.seats), seed, wanted.options)
    seats = drawn(wanted.seats, lot) if wanted.settings.starts == "lot" else wanted.seats
    return _made(start, seats, wanted.settings, forked=False)


def forked_table(table: Table, ply: int, wanted: rest.ForkTable) -> Made:
    """A table that goes on from a position of a finished game."""
    start = table.game.at(ply)
    if start.to_move is None:
        raise NotNow("game_over", "", {})
    if len(wanted.seats) != start.players:
        raise Forbidden("wrong_number_of_seats", "", {"number": start.players})
    return _made(start, wanted.seats, wanted.settings, forked=True)


def rematch(table: Table, seed: int) -> Created:
    """The same people, everybody one seat further."""
    chairs = table.chairs[1:] + table.chairs[:1]
    start = start_game(table.created.game, len(chairs), seed, table.created.options)
    return Created(
        game=table.created.game,
        options=table.created.options,
        start=start.to_json(),
        seats=tuple(Planned(chair.kind, chair.name, chair.colour, chair.level) for chair in chairs),
        settings=table.settings,
        previous=table.id,
    )


def seat_after_rematch(chair: Chair, seats: int) -> int:
    return (chair.seat - 1) % seats


def _made(start: State, seats: Sequence[rest.SeatPlan], settings: Settings, forked: bool) -> Made:
    _check(start, seats, settings)
    planned: list[Planned] = []
    for plan in seats:
        if isinstance(plan, rest.Mine):
            planned.append(Planned("person", sitting.clean_name(plan.name), _colour(planned, seats, plan)))
        elif isinstance(plan, rest.Bot):
            planned.append(Planned("bot", level=plan.level))
        else:
            planned.append(Planned("open"))
    created = Created(start.game, start.options, start.to_json(), tuple(planned), settings, forked)
    mine = tuple(seat for seat, plan in enumerate(seats) if isinstance(plan, rest.Mine))
    nobody_missing = all(one.kind != "open" for one in planned)
    return Made(created, mine, nobody_missing and settings.autostart)


def _check(start: State, seats: Sequence[rest.SeatPlan], settings: Settings) -> None:
    for plan in seats:
        if isinstance(plan, rest.Bot):
            sitting.check_level(start.game, plan.level)
    if settings.idle is not None:
        sitting.check_level(start.game, settings.idle.level)
    colours = [plan.colour for plan in seats if isinstance(plan, rest.Mine) and plan.colour is not None]
    if len(colours) != len(set(colours)):
        raise NotNow("colour_taken", "", {"colour": max(colours, key=colours.count)})


def _colour(planned: Sequence[Planned], seats: Sequence[rest.SeatPlan], plan: rest.Mine) -> int:
    """The colour that is wanted, else the first that nobody has or wants."""
    if plan.colour is not None:
        return plan.colour
    wanted = {one.colour for one in seats if isinstance(one, rest.Mine)}
    taken = {one.colour for one in planned if one.kind == "person"} | wanted
    return next(colour for colour in range(sitting.COLOURS) if colour not in taken)


def drawn(seats: Sequence[rest.SeatPlan], lot: Sequence[int]) -> tuple[rest.SeatPlan, ...]:
    """The seats in the order that the lot gives them."""
    return tuple(seat for _, seat in sorted(zip(lot, seats, strict=False), key=lambda pair: pair[0]))


def game_info(name: str) -> rest.GameInfo:
    meta = find(name).meta()
    return rest.GameInfo(
        name=meta.name,
        players=meta.players,
        options=tuple(rest.OptionInfo(*option) for option in meta.options),
        sources=meta.sources,
        n_actions=meta.n_actions,
        rules_version=meta.rules_version,
        levels=bots.levels(name),
    )
