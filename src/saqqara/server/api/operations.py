"""For whoever keeps the server running: is it well, and how much does it do?"""

from importlib.metadata import PackageNotFoundError, version

from litestar import MediaType, get

import saqqara
from saqqara.server import making
from saqqara.server.api.visitor import Here
from saqqara.server.protocol import rest
from saqqara.words import languages


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(house: Here) -> str:
    """200 once play is possible."""
    await house.storage.count(("running",))
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(house: Here) -> str:
    """Figures for Prometheus."""
    figures = {
        ("saqqara_moves_total", "counter", "moves on disk"): house.moves,
        ("saqqara_commits_total", "counter", "commits"): house.committer.commits,
        ("saqqara_lines_total", "counter", "lines of logs on disk"): house.committer.lines,
        ("saqqara_connections", "gauge", "open sockets"): len(house.connections),
        ("saqqara_tables", "gauge", "tables that have not ended"): house.alive,
        ("saqqara_tables_in_memory", "gauge", "tables in memory"): len(house.rooms),
        ("saqqara_bots_waiting", "gauge", "bots that are thinking or wait to think"): house.bots.waiting,
    }
    lines = []
    for (name, kind, about), figure in figures.items():
        lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {figure}"]
    return "\n".join(lines) + "\n"


@get("/api/server")
async def about() -> rest.Server:
    """Version, languages, and the games with their options and bots."""
    try:
        number = version("saqqara")
    except PackageNotFoundError:
        number = ""
    return rest.Server(number, languages(), tuple(making.game_info(name) for name in saqqara.games()))
