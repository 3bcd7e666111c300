"""What needs the agreement of others; and pauses, bots that stand in, giving up."""

from saqqara.server.protocol import changes, client
from saqqara.server.refusals import NotNow, Unknown
from saqqara.server.tables.actor import Actor, chair_of, check_running, own_chair
from saqqara.server.tables.entries import Entry
from saqqara.server.tables.standing_in import stand_in_level
from saqqara.server.tables.table import Table


def ask(table: Table, actor: Actor, message: client.Ask) -> list[Entry]:
    chair = own_chair(table, actor, message.seat)
    check_running(table)
    if table.request is not None:
        raise NotNow("asked_already", "", {"seat": table.request.seat})
    if not chair.person:
        raise NotNow("bot_plays", "", {"seat": message.seat})
    ply, target = message.ply, message.target
    if message.what == "takeback":
        _check_takeback(table, ply)
        target = None
    elif message.what == "stand_in":
        _check_stand_in(table, target)
        ply = None
    else:
        ply = target = None
    waiting = table.persons - actor.seats - ({target} if target is not None else set())
    asked = changes.Requested(message.seat, message.what, tuple(sorted(waiting)), ply, target)
    return [asked] if waiting else [asked, _effect(table, asked)]


def _check_takeback(table: Table, ply: int | None) -> None:
    if not table.settings.takeback:
        raise NotNow("takeback_off", "", {})
    if ply is None or not 0 <= ply < table.game.ply:
        raise Unknown("no_such_ply", "", {"ply": -1 if ply is None else ply, "last": table.game.ply})


def _check_stand_in(table: Table, target: int | None) -> None:
    if target is None:
        raise Unknown("no_such_seat", "", {"seat": -1})
    if not chair_of(table, target).idle:
        raise NotNow("not_idle", "", {"seat": target})


def reply(table: Table, actor: Actor, message: client.Reply) -> list[Entry]:
    own_chair(table, actor, message.seat)
    request = table.request
    if request is None:
        raise NotNow("nothing_asked", "", {})
    if message.seat == request.seat:
        if message.yes:
            raise NotNow("own_request", "", {})
        return [changes.Withdrawn()]
    if message.seat not in request.waiting:
        raise NotNow("answered_already", "", {})
    answer = changes.Answered(message.seat, message.yes)
    if not message.yes or request.waiting != {message.seat}:
        return [answer]
    asked = changes.Requested(request.seat, request.what, (), request.ply, request.target)
    return [answer, _effect(table, asked)]


def _effect(table: Table, asked: changes.Requested) -> Entry:
    """What was asked for comes about."""
    if asked.what == "takeback" and asked.ply is not None:
        return changes.Undone(asked.seat, asked.ply, consent=True)
    if asked.what == "stand_in" and asked.target is not None:
        return changes.StoodIn(asked.target, stand_in_level(table), "vote")
    return changes.Paused()


def resume(table: Table, actor: Actor, message: client.Resume) -> list[Entry]:
    own_chair(table, actor, message.seat)
    if table.status != "paused":
        raise NotNow("not_paused", "", {})
    return [changes.Resumed(message.seat)]


def reclaim(table: Table, actor: Actor, message: client.Reclaim) -> list[Entry]:
    chair = own_chair(table, actor, message.seat)
    if chair.stand_in is None or table.status not in ("running", "paused"):
        raise NotNow("nothing_to_reclaim", "", {})
    if chair.resigned:
        raise NotNow("has_resigned", "", {})
    return [changes.Reclaimed(message.seat)]


def resign(table: Table, actor: Actor, message: client.Resign) -> list[Entry]:
    chair = own_chair(table, actor, message.seat)
    if table.status not in ("running", "paused"):
        raise NotNow("not_running", "", {"status": table.status})
    if chair.resigned:
        raise NotNow("has_resigned", "", {})
    resigned = changes.Resigned(message.seat)
    if len(table.chairs) == 2:
        return [resigned]
    return [resigned, changes.StoodIn(message.seat, stand_in_level(table), "resigned")]


def step_out(table: Table, actor: Actor, message: client.StepOut) -> list[Entry]:
    chair = own_chair(table, actor, message.seat)
    if table.status == "open":
        return [changes.Vacated(message.seat)]
    check_running(table)
    if not chair.person:
        raise NotNow("bot_plays", "", {"seat": message.seat})
    return [changes.StoodIn(message.seat, stand_in_level(table), "left")]
