"""Secrets: the tokens of links and the cookies of browsers. Tokens are derived, so that none is stored."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterator
from typing import final

from saqqara.server.tables.table import Table

ADMIN = "admin"
HOST = "host"
JOIN = "join"
WATCH = "watch"
_BYTES = 16


def seat_right(seat: int) -> str:
    return f"seat {seat}"


def seat_of(right: str) -> int | None:
    kind, _, seat = right.partition(" ")
    return int(seat) if kind == "seat" else None


@final
class Access:
    """All secrets of a house come from its one key."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def token(self, table: Table, right: str) -> str:
        seat = seat_of(right)
        generation = 0 if seat is None else table.chairs[seat].generation
        return self._derived("token", table.id, right, str(generation))

    def admin_token(self) -> str:
        return self._derived(ADMIN)

    def is_admin(self, token: str) -> bool:
        return _equal(token, self.admin_token())

    def right_of(self, table: Table, token: str) -> str | None:
        """What this token is for; all are compared, so that the time tells nothing."""
        found = None
        for right in _rights(table):
            if _equal(token, self.token(table, right)):
                found = right
        return found

    def bot_seed(self, table: str, version: int) -> int:
        """Chance for a bot's decision, which nobody else can know."""
        return int.from_bytes(self._digest("bot", table, str(version))[:_BYTES], "little")

    # --- Cookies -----------------------------------------------------------------------------------------------------

    def new_cookie(self) -> str:
        name = _text(secrets.token_bytes(_BYTES))
        return f"{name}.{self._derived('cookie', name)}"

    def holder(self, cookie: str | None) -> str | None:
        """Who holds rights by this cookie; None for a cookie that is not ours."""
        name, _, signature = (cookie or "").partition(".")
        if not name or not _equal(signature, self._derived("cookie", name)):
            return None
        return hashlib.sha256(name.encode()).hexdigest()[:32]

    def _derived(self, *words: str) -> str:
        return _text(self._digest(*words)[:_BYTES])

    def _digest(self, *words: str) -> bytes:
        return hmac.digest(self._key, "\0".join(words).encode(), "sha256")


def new_key() -> str:
    return secrets.token_hex(32)


def new_id() -> str:
    """The name of a table, which nobody can guess."""
    return _text(secrets.token_bytes(9))


def _rights(table: Table) -> Iterator[str]:
    yield from (seat_right(chair.seat) for chair in table.chairs)
    yield from (HOST, JOIN, WATCH)


def _equal(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
