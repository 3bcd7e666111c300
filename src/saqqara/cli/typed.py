"""What somebody typed: the number of a listed action, its text, or as little of it as is clear."""

from collections.abc import Iterable

import saqqara
from saqqara import SaqqaraError, UnknownAction, View
from saqqara.core.notation import tokens

MANY_DIGITS = 9  # more of them are no number of anything here
_SHOWN = 6


class Unclear(SaqqaraError):
    """No number of the list, or several actions begin like this."""


def action_of(line: str, view: View) -> int:
    """The action that is meant, legal or not, legal ones first; else UnknownAction or Unclear."""
    legal = view.legal_actions()
    typed = tokens(line)
    if len(typed) == 1 and typed[0].isdecimal():
        number = int(typed[0][:MANY_DIGITS])
        if not 1 <= number <= len(legal):
            raise Unclear("no_such_number", "", {"number": number, "numbers": len(legal)})
        return legal[number - 1]
    try:
        return view.parse(line)
    except UnknownAction:
        meant = _meant(typed, legal, view) or _meant(typed, _all_actions(view), view)
        if len(meant) > 1:
            raise Unclear("ambiguous", "", {"text": line, "choices": _listed(meant, view)}) from None
        if meant:
            return meant[0]
        raise


def begins_like_an_action(line: str, view: View) -> bool:
    """Whether these words, the first of them in full, begin the text of any action: `load 1` could be `load 1.2`."""
    typed = tokens(line)
    return any(tokens(view.text(action))[:1] == typed[:1] for action in _meant(typed, _all_actions(view), view))


def _all_actions(view: View) -> range:
    return range(saqqara.game(view.game).n_actions)


def _meant(typed: tuple[str, ...], actions: Iterable[int], view: View) -> list[int]:
    return [action for action in actions if _abbreviates(typed, tokens(view.text(action)))]


def _abbreviates(typed: tuple[str, ...], full: tuple[str, ...]) -> bool:
    """Whether each typed word begins the word it stands for; numbers are whole."""
    if not 0 < len(typed) <= len(full):
        return False
    return all(
        whole == short or (short.isalpha() and whole.startswith(short))
        for short, whole in zip(typed, full, strict=False)
    )


def _listed(actions: list[int], view: View) -> str:
    texts = [view.text(action) for action in actions[:_SHOWN]]
    return ", ".join([*texts, "…"] if len(actions) > _SHOWN else texts)
