"""Looking back at a game: positions, the log and records, as one seat saw them."""

from typing import Any

from saqqara.server.protocol.rest import Log, Past, Ply
from saqqara.server.refusals import Forbidden, NotNow, Unknown
from saqqara.server.tables import eyes
from saqqara.server.tables.eyes import Viewer
from saqqara.server.tables.table import Table

VIEW_RECORD = "saqqara-view-record/1"


def ended(table: Table) -> bool:
    """Whether the deal is no secret any more."""
    return table.status in ("over", "closed")


def check_seat(table: Table, seat: int | None, own: frozenset[int]) -> Viewer:
    """Whose eyes to look through: of a game that has ended anybody's, else one's own."""
    if seat is None:
        return min(own, default=None) if not ended(table) else None
    if not 0 <= seat < len(table.chairs):
        raise Unknown("no_such_seat", "", {"seat": seat})
    if seat not in own and not ended(table):
        raise Forbidden("not_your_seat", "", {"seat": seat})
    return seat


def check_ply(table: Table, ply: int) -> None:
    if not 0 <= ply <= table.game.ply:
        raise Unknown("no_such_ply", "", {"ply": ply, "last": table.game.ply})


def check_started(table: Table) -> None:
    if not table.started:
        raise NotNow("not_running", "", {"status": table.status})


def position(table: Table, ply: int, viewer: Viewer) -> Past:
    check_started(table)
    check_ply(table, ply)
    state = table.game.at(ply)
    shown = eyes.known(state, viewer)
    return Past(
        ply=ply,
        last=table.game.ply,
        seat=viewer,
        to_move=state.to_move,
        scores=shown.scores,
        breakdown=shown.breakdown,
        view=shown.written(viewer),
        details=shown.details,
        result=eyes.result(state) if ply < table.game.ply else table.result(),
    )


def log(table: Table, viewer: Viewer) -> Log:
    check_started(table)
    state = table.game.start.copy()
    plies = []
    for ply, (action, mark) in enumerate(zip(table.game.actions, table.game.marks, strict=True)):
        seen = eyes.seen(state, action)
        events = eyes.happenings(seen.happenings(viewer))
        plies.append(Ply(ply, mark.seat, action, seen.text, events, mark.bot, mark.at))
    return Log(tuple(plies), viewer)


def record(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The whole record of a game that has ended; of a running one what the viewer saw, and nothing else."""
    check_started(table)
    if ended(table):
        return table.game.record(table.facts()).to_json()
    game = table.game
    return {
        "format": VIEW_RECORD,
        "game": game.start.game,
        "rules_version": game.start.rules_version,
        "seat": viewer,
        "start": eyes.known(game.start, viewer).written(viewer),
        "actions": list(game.actions),
        "texts": [ply.text for ply in log(table, viewer).plies],
        "view": eyes.known(game.state, viewer).written(viewer),
        **table.facts(),
    }
