"""The program that answers: all addresses, and what holds for every answer."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from saqqara.core.errors import SaqqaraError
from saqqara.server.access import Access, new_key
from saqqara.server.api.admin import Admin
from saqqara.server.api.games import Games
from saqqara.server.api.operations import about, healthz, metrics
from saqqara.server.api.pages import BUILT, Pages, page
from saqqara.server.api.socket import table_socket
from saqqara.server.api.tables import Tables
from saqqara.server.api.visitor import guard, provide_visitor
from saqqara.server.config import Config
from saqqara.server.forgetting import tidy
from saqqara.server.house import House
from saqqara.server.protocol.rest import Refusal
from saqqara.server.rates import Rate, Rates
from saqqara.server.refusals import Failed, NoMethod, Refused, TooLarge, Unknown, Unsaved
from saqqara.server.thinkers import Thinker, Workers
from saqqara.server.timing import Clock, SystemClock
from saqqara.storage import NotSaved, Storage, opened

_log = logging.getLogger(__name__)
_LARGEST = 64 * 1024  # bytes of a request
_TIDY = 600  # seconds
_HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
_SECURE_HEADERS = ((b"cross-origin-opener-policy", b"same-origin"),)  # a browser complains of it on a plain address


def make_app(
    config: Config,
    storage: Storage | None = None,
    thinker: Thinker | None = None,
    clock: Clock | None = None,
    ready: Callable[[House], None] | None = None,
) -> Litestar:
    """The program; `ready` is called when play is possible."""
    clock = clock or SystemClock()

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        kept = storage or opened(config.data)
        await kept.open()
        access = Access(await kept.setting("key", new_key()))
        house = House(config, kept, thinker or Workers(config.workers, config.bot_budget), clock, access)
        app.state.house = house
        await house.start()
        tidying = asyncio.create_task(_tidy_now_and_then(house))
        if ready is not None:
            ready(house)
        try:
            yield
        finally:
            tidying.cancel()
            await house.stop()
            await kept.close()

    return Litestar(
        route_handlers=[Tables, Games, Admin, about, healthz, metrics, table_socket, page],
        lifespan=[open_house],
        state=State({"requests": _rates(config, clock), "pages": Pages(config.static or BUILT)}),
        dependencies={"house": Provide(_house), "visitor": Provide(provide_visitor)},
        before_request=guard,
        before_send=[_add_headers],
        exception_handlers={SaqqaraError: _refuse, HTTPException: _refuse_request, Exception: _fail},
        openapi_config=OpenAPIConfig(
            "Saqqara", "1", path="/api/openapi.json", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=_LARGEST,
        logging_config=None,
    )


def _rates(config: Config, clock: Clock) -> Rates:
    return Rates(Rate(config.requests, config.requests * 5), clock)


async def _house(state: State) -> House:
    house: House = state.house
    return house


async def _tidy_now_and_then(house: House) -> None:
    while True:
        try:
            await tidy(house)
        except Exception:
            _log.exception("tidying up failed")
        await asyncio.sleep(_TIDY)


async def _add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        secure = _SECURE_HEADERS if scope["scheme"] == "https" else ()
        message["headers"] = [*message["headers"], *_HEADERS, *secure]


def _refuse(_: "Request[Any, Any, Any]", error: SaqqaraError) -> Response[Refusal]:
    if isinstance(error, NotSaved):
        _log.error("the storage fails: %s", error)
        error = Unsaved("not_saved", "", {})
    status = error.status if isinstance(error, Refused) else 400
    return Response(Refusal(error.code, error.rule, error.arguments), status_code=status)


def _refuse_request(request: "Request[Any, Any, Any]", error: HTTPException) -> Response[Refusal]:
    if error.status_code >= 500:
        return _fail(request, error)
    refusals = {
        404: Unknown("no_such_address", "", {}),
        405: NoMethod("wrong_method", "", {}),
        413: TooLarge("too_large", "", {}),
    }
    return _refuse(request, refusals.get(error.status_code, Refused("malformed", "", {})))


def _fail(request: "Request[Any, Any, Any]", error: Exception) -> Response[Refusal]:
    _log.error("a request failed", exc_info=error)
    return _refuse(request, Failed("server_error", "", {}))
