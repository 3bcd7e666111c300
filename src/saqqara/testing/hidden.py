"""Hidden information: nobody is told what their seat does not know, and every guess is a possible game."""

import pickle

from saqqara.core.rng import Rng
from saqqara.core.state import State
from saqqara.core.view import View
from saqqara.testing.failure import equal, fail
from saqqara.testing.states import PICKLED, after, as_text, hides, reread, same_state, viewers

VIEW_SAYS = ("game", "players", "options", "rules_version", "to_move", "turn", "revealed")


def check_view(state: State, seat: int | None) -> None:
    """A view says what the state says, lets only its own seat decide, and never changes."""
    view = state.view(seat)
    for name in VIEW_SAYS:
        equal(getattr(view, name), getattr(state, name), f"{name} of the view of {seat}")
    equal(view.seat, seat, "seat of the view")
    for name in ("breakdown", "scores", "result", "details"):
        equal(getattr(view, name)(), getattr(state, name)(), f"{name}() of the view of {seat}")
    _check_actions_of(view, state)
    for twin in (state.view(seat), pickle.loads(pickle.dumps(view, PICKLED))):  # noqa: S301 - just pickled
        if twin != view or hash(twin) != hash(view):
            fail(f"two views of {seat} differ, one of them perhaps pickled")
    told = as_text(view.to_json())
    played = state.copy()
    for action in state.legal_actions()[:1]:
        view.events(action)
        view.preview(action)
        played.apply(action)
    equal(as_text(view.to_json()), told, f"the view of {seat} after it was asked and the game went on")


def _check_actions_of(view: View, state: State) -> None:
    """Texts are those of the state; so are the answers of the seat that decides, all others may do nothing now."""
    whose = f"the view of {view.seat}"
    for action in range(state.meta().n_actions):
        equal(view.text(action), state.text(action), f"text({action}) of {whose}")
        equal(view.parse(view.text(action)), action, f"parse() of the text of {action} of {whose}")
    if view.seat is not None and view.seat == state.to_move:
        for name in ("explain", "cautions"):
            for action in state.legal_actions() if name == "cautions" else range(state.meta().n_actions):
                equal(getattr(view, name)(action), getattr(state, name)(action), f"{name}({action}) of {whose}")
        equal(view.legal_actions(), state.legal_actions(), f"legal_actions() of {whose}")
        return
    equal(view.legal_actions(), [], f"legal_actions() of {whose}")
    if any(view.explain(action) is None for action in range(state.meta().n_actions)):
        fail(f"{whose} may do something, and does not decide")


def check_no_leak(state: State, seat: int | None, rng: Rng, draws: int = 2) -> None:
    """All that this seat can ask for is the same in every state that it cannot tell from this one."""
    view, known = state.view(seat), _knowledge(state, seat)
    for _ in range(draws):
        other = state.determinise(seat, rng)
        if other.view(seat) != view:
            fail(f"the view of {seat} is another one, once what it cannot know is dealt anew")
        told = _knowledge(other, seat)
        for name, wanted in known.items():
            equal(told[name], wanted, f"{name} for {seat}, once what it cannot know is dealt anew")


def check_redeal(state: State, seat: int | None, rng: Rng) -> None:
    """A redeal is a whole state, depends on its generator alone, and can be written, read and played to its end."""
    other = state.determinise(seat, rng.copy())
    same_state(state.view(seat).determinise(rng.copy()), other, f"the redeal for {seat} with an equal generator")
    same_state(reread(other), other, f"the redeal for {seat}, read back from its to_json()")
    for viewer in range(state.players):
        again = other.determinise(viewer, rng)
        equal(again.view(viewer), other.view(viewer), f"what {viewer} knows in a redeal for {seat}, dealt anew")
    other.playout(rng)
    if other.to_move is not None or other.result() is None:
        fail(f"a playout of the redeal for {seat} stops before the end")


def check_revealed(before: State, action: int, after_it: State, rng: Rng) -> None:
    """`revealed` rises with every action in which a seat learns something hidden, and only with those.

    Where it stays, the action tells no seat which of the states it thought possible is the true one.
    """
    seats = range(before.players)
    if after_it.revealed > before.revealed:
        if not any(hides(before, seat) for seat in seats):
            fail("revealed rises, and nothing was hidden from any seat")
        return
    for seat in seats:
        told = after(before.determinise(seat, rng), action).view(seat)
        wanted = after_it.view(seat)
        equal(as_text(told.to_json()), as_text(wanted.to_json()), f"what seat {seat} knows, revealed not having risen")
        if told != wanted:
            fail(f"seat {seat} learns something, and revealed does not rise")


def check_told(before: State, action: int, after_it: State, rng: Rng) -> None:
    """What a seat is told of an action when it is played is no more than its view knows from then on.

    In which order does not count: a view may forget which of two cards came first onto a pile that is only counted.
    """
    for seat in viewers(before):
        other = before.determinise(seat, rng)
        if after(other, action).view(seat) == after_it.view(seat):
            told, wanted = (sorted(map(repr, state.happened(action, seat))) for state in (other, before))
            equal(told, wanted, f"what {seat} is told (sorted), once what it cannot know is dealt anew")


def _knowledge(state: State, seat: int | None) -> dict[str, str]:
    """Everything that this seat can ask for, from its view and, as far as it is told, from the state.

    As repr(), for == overlooks much, such as the order of arguments.
    """
    view = state.view(seat)
    space = range(state.meta().n_actions)
    legal = state.legal_actions()
    known: dict[str, object] = {
        "to_json() of the view": as_text(view.to_json()),
        "legal_actions()": view.legal_actions(),
        "print of the view": (str(view), repr(view), hash(view)),
        "texts": [(state.text(action), view.text(action)) for action in space],
        "explain()": [view.explain(action) for action in space],
        "cautions()": [view.cautions(action) for action in legal],
        "events()": [(state.events(action, seat), view.events(action)) for action in legal],
        "preview()": [(view.preview(action), view.preview(action).complete) for action in legal],
        "details()": (as_text(state.details()), as_text(view.details())),
        "points": (state.breakdown(), state.scores(), state.result()),
        "turn, revealed, to_move": (state.turn, state.revealed, state.to_move),
    }
    if seat is not None and seat == state.to_move:
        known["what the state refuses"] = [state.explain(action) for action in space]
        known["what the state asks before"] = [state.cautions(action) for action in legal]
    return {name: repr(said) for name, said in known.items()}
