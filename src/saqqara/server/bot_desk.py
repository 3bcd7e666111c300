"""Lets bots decide: one at a time for each table, and only for the position that is still there."""

import asyncio
import logging
from typing import TYPE_CHECKING, final

from saqqara.server.protocol import server
from saqqara.server.refusals import Refused
from saqqara.server.room import Room
from saqqara.server.tables import due, eyes, playing
from saqqara.server.thinkers import Thinker, any_action

if TYPE_CHECKING:
    from saqqara.server.house import House

_log = logging.getLogger(__name__)
_TOLD_AFTER = 0.2  # seconds; who thinks for a shorter time is not seen thinking


@final
class BotDesk:
    def __init__(self, house: "House", thinker: Thinker) -> None:
        self._house = house
        self._thinker = thinker
        self.waiting = 0

    def next_due(self, room: Room) -> int | None:
        """When a bot will begin to think; it begins here if that is now."""
        found = due.bot_due(room.table, self._house.config.undo_grace)
        if found is None:
            self.cancel(room)
            return None
        seat, at = found
        version = room.table.game.version
        if room.bot is not None and room.bot_version != version:
            self.cancel(room)
        if at > self._house.clock.now():
            return at
        if room.bot is None:
            room.bot_version = version
            room.bot = asyncio.create_task(self._decide(room, seat, version))
        return None

    def cancel(self, room: Room) -> None:
        if room.bot is not None and room.bot is not asyncio.current_task():
            room.bot.cancel()
        room.bot = None
        room.thinking = None

    async def stop(self) -> None:
        tasks = [room.bot for room in self._house.rooms.values() if room.bot is not None]
        for room in self._house.rooms.values():
            self.cancel(room)
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinker.close()

    async def _decide(self, room: Room, seat: int, version: int) -> None:
        told = asyncio.get_running_loop().call_later(_TOLD_AFTER, self._tell, room, seat, version)
        self.waiting += 1
        try:
            action = await self._choose(room, seat, version)
        finally:
            told.cancel()
            self.waiting -= 1
        if room.bot is not asyncio.current_task() or room.gone:
            return
        room.bot = room.thinking = None
        if room.table.game.version == version and due.bot_due(room.table, 0) is not None:
            try:
                self._house.commit(room, playing.bot_move(room.table, seat, action))
            except Refused:
                _log.exception("a bot's decision is refused")
        else:
            self._house.schedule(room)

    async def _choose(self, room: Room, seat: int, version: int) -> int:
        table = room.table
        level = table.chairs[seat].bot or ""
        view = eyes.for_bot(table.game.state, seat)
        seed = self._house.access.bot_seed(table.id, version)
        if self.waiting > self._house.limits.bots:
            return any_action(view, seed)
        return await self._thinker.choose(level, view, seed)

    def _tell(self, room: Room, seat: int, version: int) -> None:
        if not room.gone and room.table.game.version == version:
            room.thinking = seat
            room.tell_all(server.Thinking(seat))
