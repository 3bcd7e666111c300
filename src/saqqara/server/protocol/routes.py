"""The addresses of the server: what each takes, what it gives, and what for. A test compares them with the program."""

from typing import Any, NamedTuple

from saqqara.server.protocol import rest
from saqqara.server.protocol.shared import TableInfo

Record = dict[str, Any]


class Route(NamedTuple):
    method: str
    path: str
    takes: type | None
    gives: type | None
    about: str


ROUTES = (
    Route("GET", "/api/server", None, rest.Server, "version, languages, and the games with their options and bots"),
    Route("GET", "/api/tables", None, rest.TableList, "the lobby: public tables with a free seat, or to be watched"),
    Route("POST", "/api/tables", rest.CreateTable, rest.Created, "a new table; the cookie gets the seats and the host"),
    Route("GET", "/api/tables/mine", None, rest.TableList, "the tables at which this browser has a seat or is host"),
    Route("GET", "/api/tables/{id}", None, TableInfo, "one table"),
    Route("DELETE", "/api/tables/{id}", None, None, "the host deletes the table with all that was said and played"),
    Route("POST", "/api/tables/{id}/enter", rest.Enter, rest.Entered, "exchange the secret of a link for a cookie"),
    Route("POST", "/api/tables/{id}/join", rest.Join, rest.Joined, "take an open seat"),
    Route("POST", "/api/tables/{id}/forget", None, None, "delete one's own names and chat lines from the table"),
    Route("GET", "/api/tables/{id}/links", None, rest.Links, "the secrets of one's own seats and rights"),
    Route("POST", "/api/tables/{id}/rematch", None, rest.Created, "the same people, everybody one seat further"),
    Route("GET", "/api/tables/{id}/socket", None, None, "the WebSocket of a table"),
    Route("GET", "/api/games/{id}/log?seat=", None, rest.Log, "all actions with what they did, as one seat saw it"),
    Route("GET", "/api/games/{id}/record?seat=", None, dict, "the record; while the game runs, a seat's view-record"),
    Route("GET", "/api/games/{id}/{ply}?seat=", None, rest.Past, "a position; of a running game only one's own past"),
    Route("POST", "/api/games/{id}/{ply}/fork", rest.ForkTable, rest.Created, "a new table from there; finished games"),
    Route("POST", "/api/admin/enter", rest.Enter, None, "exchange the administration's secret for a cookie"),
    Route("GET", "/api/admin", None, rest.Overview, "all tables, and the limits"),
    Route("PUT", "/api/admin/limits", rest.Limits, rest.Limits, "other limits, until the server stops"),
    Route("POST", "/api/admin/tables/{id}/close", None, None, "end a table"),
    Route("DELETE", "/api/admin/tables/{id}", None, None, "delete a table"),
    Route("GET", "/healthz", None, None, "200 once play is possible"),
    Route("GET", "/metrics", None, None, "figures for Prometheus"),
)
