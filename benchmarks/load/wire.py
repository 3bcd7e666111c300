"""The least of HTTP and WebSocket that scripted clients need, so that they are not what is measured."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, cast, final

_FIN_TEXT = 0x81
_PING, _PONG = 0x89, 0x8A


async def post(port: int, path: str, body: object) -> tuple[dict[str, Any], str]:
    """The answer and the cookie."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nhost: load\r\ncontent-type: application/json\r\ncontent-length: {len(data)}\r\n"
    writer.write(f"{head}connection: close\r\n\r\n".encode() + data)
    answer = await reader.read()
    writer.close()
    headers, _, content = answer.partition(b"\r\n\r\n")
    cookie = next((line[12:].split(b";")[0] for line in headers.split(b"\r\n") if line[:11] == b"set-cookie:"), b"")
    if not content:
        raise ConnectionError(headers.decode())
    return json.loads(content), cookie.decode()


@final
class Socket(asyncio.Protocol):
    """A WebSocket client; `heard` gets each message."""

    def __init__(self, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nhost: load\r\nupgrade: websocket\r\nconnection: Upgrade\r\ncookie: {cookie}\r\n"
            "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        self._heard = heard
        self._open = False
        self._unsaid: list[bytes] = []
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request.encode())

    def say(self, text: bytes) -> None:
        """One text message. Its mask is four zeros, which is a mask that changes nothing."""
        if self._transport is None or not self._open:
            self._unsaid.append(text)
            return
        size = len(text)
        head = bytes((_FIN_TEXT, 0x80 | size)) if size < 126 else bytes((_FIN_TEXT, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                raise ConnectionError(head.decode())
            self._open, self._buffer = True, rest
            for text in self._unsaid:
                self.say(text)
        while len(self._buffer) >= 2:
            size, at = self._buffer[1], 2
            if size >= 126:
                at = 4 if size == 126 else 10
                size = int.from_bytes(self._buffer[2:at], "big")
            if len(self._buffer) < at + size:
                return
            kind, message = self._buffer[0], self._buffer[at : at + size]
            self._buffer = self._buffer[at + size :]
            if kind == _FIN_TEXT:
                self._heard(message)
            elif kind == _PING and self._transport is not None:
                self._transport.write(bytes((_PONG, 0x80 | size)) + b"\0\0\0\0" + message)
