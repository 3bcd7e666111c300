"""What happens, step by step, as data: log, animation, preview and explanation are drawn from it."""

from typing import Final, NamedTuple, final

from saqqara.core.reason import Arguments

POINTS: Final = "points"  # arguments: source, points. They add up to the change of the banked points, in every game
UNKNOWN: Final = "unknown"  # from here on the viewer cannot know what happens


class Event(NamedTuple):
    kind: str
    seat: int | None
    rule: str
    arguments: Arguments


@final
class Trace:
    """The events of one action. Some say more to one seat than to the others."""

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._secrets: dict[int, Event] = {}

    def add(self, kind: str, seat: int | None, rule: str, arguments: Arguments) -> None:
        self._events.append(Event(kind, seat, rule, arguments))

    def add_secret(self, kind: str, seat: int, rule: str, arguments: Arguments) -> None:
        """An event all see happen, and only `seat` with its arguments."""
        self._secrets[len(self._events)] = Event(kind, seat, rule, arguments)
        self.add(kind, seat, rule, {})

    def seen_by(self, seat: int | None) -> tuple[Event, ...]:
        return tuple(self._told(index, seat) for index in range(len(self._events)))

    def _told(self, index: int, seat: int | None) -> Event:
        secret = self._secrets.get(index)
        return secret if secret is not None and secret.seat == seat else self._events[index]
