"""What an action does, told as events, and what it would change, told beforehand."""

from saqqara.core.event import POINTS, UNKNOWN, Event
from saqqara.core.state import State
from saqqara.testing.actions import check_arguments
from saqqara.testing.failure import equal, fail
from saqqara.testing.states import viewers, written


def check_events(state: State, action: int) -> None:
    """Telling what an action does or would do plays nothing, and every event is plain data."""
    before = state.words(), written(state)
    for seat in viewers(state):
        told = state.happened(action, seat)
        equal(state.happened(action, seat), told, f"happened({action}, {seat}) the second time")
        foreseen = state.events(action, seat)
        equal((state.words(), written(state)), before, f"the state after telling {action} to {seat}")
        if not told:
            fail(f"{seat} is told nothing of {action}")
        for event in (*told, *foreseen):
            _check_event(event, state.players)


def check_points(before: State, action: int, after: State) -> None:
    """The points events of an action, for whoever is told them, add up to the change of the banked points."""
    change = _change("banked", before, after)
    for seat in viewers(before):
        told = {other: dict.fromkeys(sources, 0) for other, sources in change.items()}
        for event in before.happened(action, seat):
            if event.kind == POINTS:
                _add_points(told, event)
        equal(told, change, f"points told to {seat}")


def check_foresight(state: State, action: int) -> None:
    """What a view tells beforehand is what happens, up to where it says that it cannot know."""
    for seat in viewers(state):
        told = state.happened(action, seat)
        view = state.view(seat)
        foreseen = view.events(action)
        equal(state.events(action, seat), foreseen, f"events() for {seat}")
        unknown = bool(foreseen) and foreseen[-1].kind == UNKNOWN
        known = foreseen[:-1] if unknown else foreseen
        if any(event.kind == UNKNOWN for event in (*known, *told)):
            fail(f"{UNKNOWN!r} stands in the midst of what {seat} is told")
        equal(known, told[: len(known)] if unknown else told, f"what {seat} is told beforehand")
        equal(view.preview(action).complete, not unknown, f"preview().complete for {seat}")


def check_preview(before: State, action: int, after: State) -> None:
    """A preview names all seats and sources; where nothing is hidden it is what happens to the projected points."""
    change = _change("projected", before, after)
    for seat in viewers(before):
        preview = before.view(seat).preview(action)
        named = {other: list(sources) for other, sources in preview.items()}
        equal(named, {other: list(sources) for other, sources in change.items()}, f"what is previewed for {seat}")
        if preview.complete:
            equal(dict(preview), change, f"the preview for {seat}")


def _check_event(event: Event, players: int) -> None:
    if type(event) is not Event or not event.kind.isidentifier() or event.kind != event.kind.lower():
        fail(f"{event!r} is no Event with a kind in snake_case")
    if event.seat is not None and (type(event.seat) is not int or not 0 <= event.seat < players):
        fail(f"{event!r} names no seat")
    if not event.rule or type(event.rule) is not str:
        fail(f"{event!r} names no rule")
    check_arguments(event.arguments, repr(event))


def _change(points: str, before: State, after: State) -> dict[int, dict[str, int]]:
    """How the banked or projected points of each seat and source change."""
    then = after.breakdown()
    return {
        seat: {source: then[seat][source][points] - each[points] for source, each in sources.items()}
        for seat, sources in enumerate(before.breakdown())
    }


def _add_points(told: dict[int, dict[str, int]], event: Event) -> None:
    source, points = event.arguments.get("source"), event.arguments.get("points")
    if event.seat not in told or source not in told[event.seat] or type(points) is not int:
        fail(f"{event!r} has to name a seat, a source of the breakdown and points")
    told[event.seat][source] += points
