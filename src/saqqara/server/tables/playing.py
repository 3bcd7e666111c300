"""Deciding, taking back, handing over: from a message to the lines that its table's log gets."""

from typing import final

from saqqara.core.errors import IllegalAction
from saqqara.core.reason import Reason
from saqqara.server.protocol import changes, client
from saqqara.server.refusals import NotNow
from saqqara.server.tables.actor import Actor, check_running, check_version, own_chair
from saqqara.server.tables.entries import Entry, Moved
from saqqara.server.tables.eyes import why_not
from saqqara.server.tables.table import Table


@final
class NeedsThought(Exception):
    """Legal, but the person should be asked first."""

    def __init__(self, caution: Reason) -> None:
        super().__init__(caution)
        self.caution = caution


def play(table: Table, actor: Actor, message: client.Play) -> list[Entry]:
    chair = own_chair(table, actor, message.seat)
    check_running(table)
    check_version(table, message.version)
    if not chair.person:
        raise NotNow("bot_plays", "", {"seat": message.seat})
    action = number_of(table, message.action)
    check_legal(table, message.seat, action)
    if not message.sure:
        for caution in table.game.state.cautions(action):
            raise NeedsThought(caution)
    return [*lapsing(table), Moved(message.seat, action)]


def check_legal(table: Table, seat: int, action: int) -> None:
    """Refuse with what the seat may know, and nothing else."""
    if table.awaiting is not None:
        raise NotNow("awaits_confirmation", "", {"seat": table.awaiting})
    state = table.game.state
    if state.to_move != seat or state.explain(action) is not None:
        reason = why_not(state, seat, action)
        if reason is not None:
            raise IllegalAction.because(reason)


def number_of(table: Table, action: int | str) -> int:
    return table.game.state.parse(action) if isinstance(action, str) else action


def lapsing(table: Table) -> list[Entry]:
    """When the game goes on, nobody need answer what was asked about the position before."""
    return [changes.Withdrawn()] if table.request is not None and table.request.what == "takeback" else []


def bot_move(table: Table, seat: int, action: int) -> list[Entry]:
    """A bot has chosen; it is legal, since the position is still the one it has seen."""
    check_legal(table, seat, action)
    return [*lapsing(table), Moved(seat, action, bot=True)]


def undo(table: Table, actor: Actor, message: client.Undo) -> list[Entry]:
    own_chair(table, actor, message.seat)
    check_running(table)
    check_version(table, message.version)
    if table.settings.undo == "none":
        raise NotNow("undo_off", "", {})
    game = table.game
    ply = game.turn_of(message.seat) if message.turn else game.last_of(message.seat)
    return [changes.Undone(message.seat, ply, consent=False)]


def confirm(table: Table, actor: Actor, message: client.Confirm) -> list[Entry]:
    own_chair(table, actor, message.seat)
    check_running(table)
    check_version(table, message.version)
    if table.awaiting != message.seat:
        raise NotNow("nothing_to_confirm", "", {})
    return [changes.Confirmed(message.seat)]
