"""Who has left a server, found out as somebody looks at its boards: nobody else is asked about."""

import asyncio
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

import discord
import structlog

from club.core.clock import Clock
from cogs.transport.causes import named
from cogs.transport.posts import TROUBLE

REMEMBERED: Final = timedelta(days=1)
"""How long what Discord said of a member holds."""

MOMENT: Final = 0.5
"""Seconds that a board waits at most for what Discord says; what comes later serves the next."""

_GONE: Final = frozenset({10007, 10013})
"""Discord's codes for somebody who isn't in the server, or nowhere any more."""

_log = structlog.get_logger()


class DepartedMembers:
    """What Discord has said within a day of whether members are still in a server.

    Those on a board are asked for, `moment` seconds long; the unknown count as present.
    """

    def __init__(self, clock: Clock) -> None:
        self.moment = MOMENT
        self._clock = clock
        self._said: dict[int, dict[int, tuple[datetime, bool]]] = {}
        self._asking: dict[tuple[int, int], asyncio.Task[None]] = {}

    def of(self, server_id: int) -> frozenset[int]:
        """The members who are known to have left a server."""
        return frozenset(one for one, (_, gone) in self._valid(server_id).items() if gone)

    async def look_up(self, guild: discord.Guild, member_ids: Iterable[int]) -> bool:
        """Look up the members not known yet; return whether one turns out to have left."""
        before, known = self.of(guild.id), self._valid(guild.id)
        asked = [self._ask(guild, one) for one in member_ids if one not in known]
        if asked:
            await asyncio.wait(asked, timeout=self.moment)
        return self.of(guild.id) != before

    def seen(self, server_id: int, member_id: int) -> None:
        """Note that a member is in a server, since they have just done something there."""
        self._note(server_id, member_id, gone=False)

    def gone(self, server_id: int, member_id: int) -> None:
        """Note that a member isn't in a server: Discord has said so."""
        self._note(server_id, member_id, gone=True)

    def stop(self) -> None:
        """Ask no more."""
        for task in self._asking.values():
            task.cancel()

    def _ask(self, guild: discord.Guild, member_id: int) -> asyncio.Task[None]:
        key = guild.id, member_id
        if key not in self._asking:
            task = self._asking[key] = asyncio.create_task(self._find(guild, member_id))
            task.add_done_callback(lambda _: self._asking.pop(key, None))
        return self._asking[key]

    async def _find(self, guild: discord.Guild, member_id: int) -> None:
        try:
            await guild.fetch_member(member_id)
        except TROUBLE as error:
            if getattr(error, "code", None) in _GONE:
                self._note(guild.id, member_id, gone=True)
            else:
                # Taken to be there, and asked about again the next time.
                _log.info("member not looked up", error=named(error))
        else:
            self._note(guild.id, member_id, gone=False)

    def _note(self, server_id: int, member_id: int, *, gone: bool) -> None:
        until = self._clock.now() + REMEMBERED
        self._said[server_id] = self._valid(server_id) | {member_id: (until, gone)}

    def _valid(self, server_id: int) -> dict[int, tuple[datetime, bool]]:
        now, said = self._clock.now(), self._said.get(server_id, {})
        return {one: each for one, each in said.items() if now < each[0]}
