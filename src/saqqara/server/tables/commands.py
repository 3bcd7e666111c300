"""Every message that changes a table, and what decides about it."""

from collections.abc import Callable
from typing import Any

from saqqara.server.protocol import client
from saqqara.server.tables import asking, playing, sitting
from saqqara.server.tables.actor import Actor
from saqqara.server.tables.entries import Entry
from saqqara.server.tables.table import Table

COMMANDS: dict[type, Callable[[Table, Actor, Any], list[Entry]]] = {
    client.Play: playing.play,
    client.Undo: playing.undo,
    client.Confirm: playing.confirm,
    client.Ask: asking.ask,
    client.Reply: asking.reply,
    client.Resume: asking.resume,
    client.StepOut: asking.step_out,
    client.Reclaim: asking.reclaim,
    client.Resign: asking.resign,
    client.Say: sitting.say,
    client.Rename: sitting.rename,
    client.Start: sitting.start,
    client.SeatBot: sitting.seat_bot,
    client.Vacate: sitting.vacate,
    client.Mute: sitting.mute,
    client.Close: sitting.close,
}
