"""All that is said between server and client, as closed unions of structs; docs and TypeScript types come from here."""

from saqqara.server.protocol.changes import Change
from saqqara.server.protocol.client import ClientMessage
from saqqara.server.protocol.server import ServerMessage

__all__ = ["Change", "ClientMessage", "ServerMessage"]
