"""Taking seats, names, the start, chat: what has nothing to do with the game itself."""

from saqqara import bots
from saqqara.server.protocol import changes, client
from saqqara.server.refusals import Forbidden, NotNow
from saqqara.server.tables.actor import Actor, chair_of, check_host, own_chair
from saqqara.server.tables.entries import Entry
from saqqara.server.tables.table import Table

COLOURS = 8


def join(table: Table, seat: int, name: str, colour: int | None) -> list[Entry]:
    """Somebody sits down on an open seat."""
    chair = chair_of(table, seat)
    if table.status != "open":
        raise NotNow("started_already", "", {})
    if chair.kind != "open":
        raise NotNow("seat_taken", "", {"seat": seat})
    entry = changes.Seated(seat, clean_name(name), free_colour(table, colour))
    return [entry, *_starting(table, seat)]


def _starting(table: Table, seat: int) -> list[Entry]:
    """The game starts by itself when this was the last free seat."""
    others_sit = all(chair.kind != "open" for chair in table.chairs if chair.seat != seat)
    return [changes.Started()] if table.settings.autostart and others_sit else []


def open_seats(table: Table) -> list[int]:
    return [chair.seat for chair in table.chairs if chair.kind == "open"]


def clean_name(name: str) -> str:
    """A name in one line, without signs that cannot be seen."""
    seen = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    if not seen:
        raise Forbidden("empty_name", "", {})
    return seen


def free_colour(table: Table, wanted: int | None) -> int:
    """The colour that is asked for, else the first that nobody has."""
    taken = {chair.colour for chair in table.chairs if chair.kind == "person"}
    if wanted is None:
        return next(colour for colour in range(COLOURS) if colour not in taken)
    if wanted in taken:
        raise NotNow("colour_taken", "", {"colour": wanted})
    return wanted


def rename(table: Table, actor: Actor, message: client.Rename) -> list[Entry]:
    chair = own_chair(table, actor, message.seat)
    colour = message.colour if message.colour == chair.colour else free_colour(table, message.colour)
    return [changes.Seated(message.seat, clean_name(message.name), colour)]


def start(table: Table, actor: Actor, _: client.Start) -> list[Entry]:
    check_host(actor)
    if table.status != "open":
        raise NotNow("started_already", "", {})
    if open_seats(table):
        raise NotNow("seats_open", "", {"number": len(open_seats(table))})
    return [changes.Started()]


def seat_bot(table: Table, actor: Actor, message: client.SeatBot) -> list[Entry]:
    check_host(actor)
    chair = chair_of(table, message.seat)
    check_level(table.created.game, message.level)
    if table.status != "open":
        raise NotNow("started_already", "", {})
    if chair.kind != "open":
        raise NotNow("seat_taken", "", {"seat": message.seat})
    return [changes.BotSeated(message.seat, message.level), *_starting(table, message.seat)]


def check_level(game: str, level: str) -> None:
    if level not in bots.names(game):
        raise bots.UnknownBot(level, game, bots.levels(game))


def vacate(table: Table, actor: Actor, message: client.Vacate) -> list[Entry]:
    check_host(actor)
    chair = chair_of(table, message.seat)
    if table.status != "open":
        raise NotNow("started_already", "", {})
    if chair.kind == "open":
        raise NotNow("seat_open", "", {"seat": message.seat})
    return [changes.Vacated(message.seat)]


def say(table: Table, actor: Actor, message: client.Say) -> list[Entry]:
    chair = own_chair(table, actor, message.seat)
    if not table.settings.chat:
        raise Forbidden("chat_off", "", {})
    if chair.muted:
        raise Forbidden("muted", "", {})
    text = "".join(sign if sign.isprintable() else " " for sign in message.text).strip()
    if not text:
        raise Forbidden("empty_line", "", {})
    return [changes.Said(message.seat, text)]


def mute(table: Table, actor: Actor, message: client.Mute) -> list[Entry]:
    check_host(actor)
    if chair_of(table, message.seat).muted == message.muted:
        return []
    return [changes.Muted(message.seat, message.muted)]


def close(table: Table, actor: Actor, _: client.Close) -> list[Entry]:
    check_host(actor)
    return closing(table)


def closing(table: Table) -> list[Entry]:
    if table.status in ("over", "closed"):
        raise NotNow("not_running", "", {"status": table.status})
    return [changes.Closed()]
