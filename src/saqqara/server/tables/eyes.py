"""Who may see what. Everything that leaves the server about a game is made here, and from views alone."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from saqqara.core.event import Event, Trace
from saqqara.core.reason import Reason
from saqqara.core.state import State
from saqqara.core.view import View
from saqqara.server.protocol.shared import Happening, Json, LegalAction, Result, Sources, Told

Viewer = int | None  # a seat, or None: a spectator


class Known(NamedTuple):
    """A position as it is shown to all who know the same."""

    view: View
    position: Json  # the written view, without the seat
    details: Json
    breakdown: tuple[Sources, ...]
    scores: tuple[int, ...]

    def written(self, viewer: Viewer) -> Json:
        return {**self.position, "seat": viewer}


class Seen(NamedTuple):
    """An action that was played."""

    text: str
    trace: Trace

    def happenings(self, viewer: Viewer) -> tuple[Event, ...]:
        return self.trace.seen_by(viewer)


def known(state: State, viewer: Viewer) -> Known:
    return _shown(state.view(viewer))


def known_by(state: State, viewers: Iterable[Viewer]) -> dict[Viewer, Known]:
    """The position for several viewers; who knows the same gets the same object."""
    classes: list[Known] = []
    found: dict[Viewer, Known] = {}
    for viewer in viewers:
        view = state.view(viewer)
        shown = next((one for one in classes if one.view.same_knowledge(view)), None)
        if shown is None:
            shown = _shown(view)
            classes.append(shown)
        found[viewer] = shown
    return found


def _shown(view: View) -> Known:
    position = view.to_json()
    del position["seat"]
    breakdown = tuple(view.breakdown())
    scores = tuple(sum(points["banked"] for points in sources.values()) for sources in breakdown)
    return Known(view, position, view.details(), breakdown, scores)


def seen(state: State, action: int) -> Seen:
    """What a legal action does; `state` is played on."""
    text = state.text(action)
    trace = Trace()
    state.tell(trace)
    state.step(action)
    state.tell(None)
    return Seen(text, trace)


def happenings(events: Iterable[Event]) -> tuple[Happening, ...]:
    return tuple(Happening(*event) for event in events)


def legal(state: State) -> tuple[LegalAction, ...]:
    """For the seat that decides; which actions are legal depends on nothing that it does not know."""
    return tuple(LegalAction(action, state.text(action)) for action in state.legal_actions())


def result(state: State) -> Result | None:
    told = state.result()
    return None if told is None else Result(*told)


def for_bot(state: State, seat: int) -> View:
    """All that a bot gets."""
    return state.view(seat)


def why_not(state: State, viewer: Viewer, action: int) -> Reason | None:
    return state.view(viewer).explain(action)


def told(reason: Reason) -> Told:
    return Told(*reason)


class Guess(NamedTuple):
    """What an action would do, as far as a seat can know."""

    events: tuple[Happening, ...]
    changes: tuple[dict[str, int], ...]
    complete: bool
    cautions: tuple[Told, ...]


def guess(state: State, seat: int, action: int) -> Guess:
    view = state.view(seat)
    preview = view.preview(action)
    changes = tuple(preview[one] for one in range(state.players))
    cautions = tuple(told(caution) for caution in view.cautions(action))
    return Guess(happenings(view.events(action)), changes, preview.complete, cautions)


def patch(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The keys of `after` whose values are new. Both have the same keys, unless a game says otherwise."""
    return {key: value for key, value in after.items() if key not in before or before[key] != value}
