"""What happened, in sentences."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from saqqara import Event, words
from saqqara.cli.texts import say


def told(events: Iterable[Event], actor: int | None, names: Sequence[str]) -> Iterator[str]:
    """A line for each event; what concerns another seat than the actor's says so in front."""
    for event in events:
        text = sentence_of(event)
        if text:
            other = event.seat is not None and event.seat != actor
            yield say("of-another", player=names[event.seat or 0], text=text) if other else text


def sentence_of(event: Event) -> str:
    """An event's text is an empty one if it is not worth a line. A secret of others may have a text of its own."""
    key, arguments = spoken(event)
    return words.sentence(key, arguments)


def spoken(event: Event) -> tuple[str, dict[str, Any]]:
    """The key of an event's text, and the arguments it gets."""
    key = f"event-{event.kind}"
    secret = f"{key}-unseen"
    if not event.arguments and words.has(secret):
        key = secret
    return key, {**event.arguments, "rule": event.rule}
