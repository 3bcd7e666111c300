"""Which actions there are, what they are called and how they are refused."""

from collections.abc import Callable, Iterable
from typing import Any

from saqqara.core.errors import IllegalAction, SaqqaraError, UnknownAction
from saqqara.core.reason import Reason
from saqqara.core.state import State
from saqqara.testing.failure import equal, fail
from saqqara.testing.states import viewers

NO_NUMBERS = (True, False, "text", 1.0, None)
NO_TEXTS = ("", "   ", "no such action", "\u2603", "-1", "\x00")
FAR_OUT = 2**70


def check_legal_set(state: State) -> None:
    """legal_actions() ascends and agrees with mask, count, legal_at, is_legal and explain."""
    legal = state.legal_actions()
    space = range(state.meta().n_actions)
    equal(legal, sorted(set(legal)), "legal_actions() ascends")
    if any(type(action) is not int or action not in space for action in legal):
        fail(f"legal_actions() are ids of the space: {legal}")
    equal(state.legal_mask(), sum(1 << action for action in legal), "legal_mask()")
    equal(state.legal_count(), len(legal), "legal_count()")
    equal([state.legal_at(k) for k in range(len(legal))], legal, "legal_at()")
    equal([action for action in space if state.is_legal(action)], legal, "is_legal()")
    equal([action for action in space if state.explain(action) is None], legal, "explain() is None")


def check_texts(state: State, actions: Iterable[int] | None = None) -> None:
    """Every action (of the space, unless told) has a text that reads back, whatever its case and blanks."""
    for action in range(state.meta().n_actions) if actions is None else actions:
        text = state.text(action)
        if not text or text != text.strip() or "\n" in text:
            fail(f"text({action}) is {text!r}")
        for spelling in (text, text.upper(), text.title(), f"  {text.replace(' ', '   ')} \t"):
            equal(state.parse(spelling), action, f"parse({spelling!r})")
    texts = {state.text(action) for action in state.legal_actions()}
    equal(len(texts), state.legal_count(), "different texts of legal actions")


def check_refusals(state: State) -> None:
    """Every action that is not legal now is refused, with the reason that explain() gives; nothing changes."""
    meta = state.meta()
    legal = set(state.legal_actions())
    over = state.to_move is None
    kinds: dict[str, int] = {}
    for action in range(meta.n_actions):
        if action in legal:
            equal(state.explain(state.text(action)), None, f"explain() of the text of {action}")
            continue
        reason = _refused(state, action)
        kinds[reason.code] = action
        if over:
            equal(reason[:2], ("game_over", meta.end_rule), f"reason for {action} after the end")
        equal(state.explain(state.text(action)), reason, f"explain() of the text of {action}")
    for outside in (-1, -FAR_OUT, meta.n_actions, FAR_OUT):
        reason = _refused(state, outside)
        kinds[reason.code] = outside
        equal(reason[:2], ("unknown_action", meta.turn_rule), f"reason for id {outside}")
    for action in kinds.values():
        _check_refused_by_all(state, action)


def check_not_actions(state: State) -> None:
    """What is no whole number is a TypeError; an unknown text or id has no meaning: UnknownAction."""
    view = state.view(0)
    for thing in NO_NUMBERS:
        for looks in (state.apply, state.text, state.happened, state.events, view.text, view.events, view.preview):
            _raises(TypeError, looks, thing)
        if not isinstance(thing, str):
            _raises(TypeError, state.explain, thing)
    for action in state.legal_actions()[:1]:
        _raises(TypeError, state.apply, state.text(action))
        _raises(TypeError, state.apply, float(action))
    for text in NO_TEXTS:
        _raises(UnknownAction, state.parse, text)
        _raises(UnknownAction, state.explain, text)
    for outside in (-1, state.meta().n_actions, FAR_OUT):
        _raises(UnknownAction, state.text, outside)


def check_cautions(state: State) -> None:
    """Cautions of legal actions are reasons like any other."""
    for action in state.legal_actions():
        cautions = state.cautions(action)
        if not isinstance(cautions, tuple):
            fail(f"cautions({action}) is no tuple")
        for caution in cautions:
            check_reason(caution)


def check_reason(reason: Reason) -> None:
    """A snake_case code, a rule, and arguments of whole numbers and words."""
    if not isinstance(reason, Reason):
        fail(f"{reason!r} is no Reason")
    code = reason.code
    if not (code.isidentifier() and code == code.lower()):
        fail(f"the code {code!r} is not in snake_case")
    if not reason.rule or type(reason.rule) is not str:
        fail(f"{code} names no rule")
    check_arguments(reason.arguments, code)


def check_arguments(arguments: object, whose: str) -> None:
    if not isinstance(arguments, dict):
        fail(f"the arguments of {whose} are no dict: {arguments!r}")
    for key, value in arguments.items():
        if not isinstance(key, str) or type(value) not in (int, str):
            fail(f"argument {key!r} of {whose} is {value!r}")


def _refused(state: State, action: int) -> Reason:
    """The reason why apply() refuses this action, the state staying as it is."""
    words = state.words()
    error = _raises(IllegalAction, state.apply, action)
    equal(state.words(), words, f"words() after refusing {action}")
    reason = state.explain(action)
    if reason is None:
        fail(f"apply({action}) refuses, explain() does not")
    check_reason(reason)
    equal(tuple(reason), (error.code, error.rule, error.arguments), f"explain({action}) and what apply raises")
    return reason


def _check_refused_by_all(state: State, action: int) -> None:
    """Looking ahead is refused like playing, and in a sentence."""
    if not str(_raises(IllegalAction, state.apply, action)):
        fail(f"the error for {action} says nothing")
    for looks in (state.happened, state.events, state.view(viewers(state)[0]).preview):
        _raises(IllegalAction, looks, action)


def _raises(kind: type[Any], call: Callable[[Any], object], argument: object) -> SaqqaraError:
    """The error of this kind that the call raises."""
    name = getattr(call, "__name__", "call")
    try:
        call(argument)
    except kind as error:
        return error  # type: ignore[no-any-return]
    except Exception as error:
        raise AssertionError(f"{name}({argument!r}) raises {error!r}, not {kind.__name__}") from error
    return fail(f"{name}({argument!r}) is accepted, not refused with {kind.__name__}")
