"""What is said over one socket, and what is answered."""

import logging
from typing import final

import msgspec

from saqqara.core.errors import SaqqaraError
from saqqara.server import facts
from saqqara.server.connection import Connection
from saqqara.server.house import House
from saqqara.server.looking import viewer_of
from saqqara.server.protocol import client, server
from saqqara.server.refusals import Failed, Forbidden, Refused, TooMuch
from saqqara.server.room import Room
from saqqara.server.tables import eyes
from saqqara.server.tables.actor import check_running, own_chair
from saqqara.server.tables.commands import COMMANDS
from saqqara.server.tables.playing import NeedsThought, number_of
from saqqara.server.tables.table import Table

_log = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[client.ClientMessage] = msgspec.json.Decoder(client.ClientMessage)
_encode = msgspec.json.Encoder().encode
_QUESTIONS = (client.Preview, client.Explain, client.Look, client.Sync, client.Hello)


@final
class Talk:
    def __init__(self, house: House, room: Room, connection: Connection) -> None:
        self._house = house
        self._room = room
        self._connection = connection

    async def hear(self, said: str | bytes) -> None:
        """Carry out one message, or refuse it; nothing that is said can do more harm than that."""
        ref: int | None = None
        try:
            message = _decoder.decode(said)
            ref = getattr(message, "ref", None)
            self._check_rates(message)
            await self._obey(message)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError):
            self._refuse(facts.refused(ref, Refused("malformed", "", {})))
        except NeedsThought as thought:
            code, rule, arguments = thought.caution
            self._refuse(_encode(server.Refused(ref, code, rule, arguments, sure=True)))
        except SaqqaraError as error:
            fatal = not self._connection.greeted
            self._refuse(facts.refused(ref, error, fatal))
            if fatal:
                self._connection.close()
        except Exception:
            _log.exception("a message could not be carried out")
            self._refuse(facts.refused(ref, Failed("server_error", "", {})))

    def _refuse(self, refusal: bytes) -> None:
        """After what came before, so that the client sees things in their order."""
        self._house.committer.afterwards(lambda _: self._connection.send(refusal))

    def _check_rates(self, message: client.ClientMessage) -> None:
        now = self._house.clock.now()
        connection = self._connection
        good = connection.messages.take(now)
        if isinstance(message, _QUESTIONS):
            good = connection.questions.take(now) and good
        elif isinstance(message, client.Say):
            good = connection.chat.take(now) and good
        if not good:
            raise TooMuch("too_often", "", {})

    async def _obey(self, message: client.ClientMessage) -> None:
        if isinstance(message, client.Hello):
            await self._greet(message)
        elif not self._connection.greeted:
            raise Forbidden("hello_first", "", {})
        elif type(message) in COMMANDS:
            self._command(message)
        elif isinstance(message, client.Ping):
            self._connection.send(_encode(server.Pong(message.ref, self._house.clock.now())))
        elif isinstance(message, client.Look):
            self._look(message.seat, message.ref)
        elif isinstance(message, client.Sync):
            self._snapshot(message.ref)
        elif isinstance(message, client.Preview):
            self._preview(message)
        elif isinstance(message, client.Explain):
            self._explain(message)

    # --- Hello -------------------------------------------------------------------------------------------------------

    async def _greet(self, hello: client.Hello) -> None:
        connection, room = self._connection, self._room
        if hello.token is not None:
            right = self._house.access.right_of(room.table, hello.token)
            if right is None:
                raise Forbidden("wrong_token", "", {})
            connection.rights.add(right)
        rights = await self._house.rights(room, connection.holder, connection.rights)
        connection.viewer = viewer_of(room, rights, hello.seat)
        again = connection.greeted
        missed = None if hello.last is None or again else await self._house.missed(room, connection.viewer, hello.last)
        connection.greeted = True
        if missed is None:
            self._snapshot(None)
        else:
            room.teller.look(connection.viewer)
            self._later(missed)
        if not again:
            room.tell_presence()

    def _snapshot(self, ref: int | None) -> None:
        self._later([self._room.snapshot(self._connection, self._house.clock.now(), ref)])

    def _later(self, messages: list[bytes]) -> None:
        """As soon as all that they tell is on disk."""

        def send(saved: bool) -> None:
            if saved:
                for message in messages:
                    self._connection.send(message)

        self._house.committer.afterwards(send)

    def _look(self, seat: int | None, ref: int) -> None:
        rights = self._room.rights_of(self._connection.holder, self._connection.rights)
        self._connection.viewer = viewer_of(self._room, rights, seat)
        self._snapshot(ref)

    # --- Commands and questions --------------------------------------------------------------------------------------

    def _command(self, message: client.Referring) -> None:
        room, connection = self._room, self._connection
        changed = COMMANDS[type(message)](room.table, room.actor_of(connection), message)
        if changed:
            self._house.commit(room, changed, connection, message.ref)
        else:
            connection.send(_encode(server.Done(message.ref)))

    def _preview(self, message: client.Preview) -> None:
        table = self._asked_about(message.seat)
        state = table.game.state
        action = number_of(table, message.action)
        guess = eyes.guess(state, message.seat, action)
        answer = server.Previewed(
            ref=message.ref,
            action=action,
            text=state.text(action),
            version=table.game.version,
            events=guess.events,
            changes=guess.changes,
            complete=guess.complete,
            cautions=guess.cautions,
        )
        self._later([_encode(answer)])

    def _explain(self, message: client.Explain) -> None:
        table = self._asked_about(message.seat)
        state = table.game.state
        action = number_of(table, message.action)
        reason = eyes.why_not(state, message.seat, action)
        why = None if reason is None else eyes.told(reason)
        text = state.text(action) if 0 <= action < state.meta().n_actions else ""
        self._later([_encode(server.Explained(message.ref, action, text, table.game.version, why))])

    def _asked_about(self, seat: int) -> Table:
        table = self._room.table
        own_chair(table, self._room.actor_of(self._connection), seat)
        check_running(table)
        return table
