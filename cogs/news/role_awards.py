"""Gives members the roles that a server's managers have chosen, and takes them away again."""

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Final

import discord
import structlog
from discord.ext import commands

from club.cups.cup_scene import CupScene
from club.news.role_awards import RoleChange
from club.table.snapshot import Snapshot
from cogs.routing.bot import Bot
from cogs.routing.cog import PATIENCE, Cog
from cogs.scheduling.keyed_worker import KeyedWorker
from cogs.transport import roles
from cogs.transport.posts import NO_MEMBER, TROUBLE, Fault, fault_of
from cogs.transport.roles import RoleObstacle, obstacle_to
from data.schema.vocabulary import TableStatus
from engine.rules import read_rules

LEFT_IN_A_ROW: Final = 5
"""How many who have left may come one after the other before a role is given too early."""

A_MINUTE: Final = 10

MINUTE: Final = timedelta(minutes=1)

OFTEN: Final = timedelta(hours=1)
"""How often to look at every server: a season may have ended, or a role have been moved."""

_log = structlog.get_logger()


class RoleAwardsCog(Cog):
    """Looks at a server once a game is over, a cup changes or something is set, and every hour."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.awarding = KeyedWorker(
            "refresh-roles", self._award, claims=bot.club.process, of="server"
        )
        self._waiting: set[int] = set()
        self._looked: dict[int, datetime] = {}
        self._all_at: datetime | None = None

    async def begin(self) -> None:
        """Look now, and whenever a game is over or a cup has changed."""
        self.when_unloaded(self.bot.scheduler.do(self.look))
        self.when_unloaded(self.bot.on_change(self._changed))
        self.when_unloaded(self.bot.cup_messages.on_change(self._cup_changed))

    async def finish(self) -> None:
        """Give no more."""
        await self.awarding.close(PATIENCE)

    @commands.Cog.listener("on_ready")
    @commands.Cog.listener("on_server_setting_chosen")
    async def look_at_all(self, *_what: object) -> None:
        """Look at every server again."""
        self._all_at = None
        self.bot.scheduler.wake()

    @commands.Cog.listener("on_server_stirred")
    async def stirred(self, server_id: int) -> None:
        """Look at a server in which another process has seen something happen."""
        self._again(server_id)

    async def look(self) -> datetime | None:
        """Begin with the servers whose turn it is, each once a minute; return when more is due."""
        now = self.bot.scheduler.now()
        if not self.bot.is_ready():
            return None
        if self._all_at is None or now >= self._all_at:
            # First, so that what is set while the database is asked has all looked at again.
            self._all_at = now + OFTEN
            try:
                self._waiting |= await self.bot.club.role_awards.servers()
            except Exception:
                self._all_at = None
                raise
        for server_id in tuple(self._waiting):
            before = self._looked.get(server_id)
            if before is None or now >= before + MINUTE:
                self._waiting.discard(server_id)
                self._looked[server_id] = now
                self.awarding.ask(server_id)
        return min([self._all_at or now, *(self._looked[each] + MINUTE for each in self._waiting)])

    def _changed(self, snapshot: Snapshot, _boards: object) -> None:
        if snapshot.table.status == TableStatus.FINISHED:
            self._waiting.add(snapshot.table.server_id)

    def _cup_changed(self, scene: CupScene) -> None:
        self._again(scene.cup.row.server_id)

    async def _award(self, server_id: int) -> bool:
        """Make a minute's changes in a server; what is left, or fails, is done in another one."""
        guild = self.bot.get_guild(server_id)
        if guild is None or guild.unavailable:
            return True
        club = self.bot.club
        usual = (await club.settings.server(server_id)).rules
        family = (read_rules(usual) if usual else self.bot.rules).family
        changes = await self._possible(guild, family)
        for _ in range(LEFT_IN_A_ROW):
            if not await self.bot.departed.look_up(guild, _heirs(changes)):
                break
            changes = await self._possible(guild, family)
        for change in changes[:A_MINUTE]:
            if not await self._make(change):
                return True
        if len(changes) > A_MINUTE:
            self._again(server_id)
        return True

    async def _possible(self, guild: discord.Guild, family: str) -> list[RoleChange]:
        awards, absent = self.bot.club.role_awards, self.bot.departed.of(guild.id)
        found: list[RoleChange] = []
        every = await awards.changes(guild.id, family, absent=absent)
        # A look at a role goes through all channels: once a role, not once a member.
        asked = {(each.role_id, each.gives) for each in every}
        obstacles = {each: obstacle_to(guild, each[0], gives=each[1]) for each in asked}
        for change in every:
            why = obstacles[change.role_id, change.gives]
            if why is None:
                found.append(change)
            elif why is RoleObstacle.GONE and not change.gives:
                await awards.forget(change)  # Nobody has it any more.
        return found

    async def _make(self, change: RoleChange) -> bool:
        ask = roles.give if change.gives else roles.take
        if change.gives:
            await self.bot.club.role_awards.begin(change)
        try:
            await ask(self.bot, change.server_id, change.member_id, change.role_id)
        except TROUBLE as error:
            return await self._trouble(change, error)
        await self.bot.club.role_awards.made(change)
        return True

    async def _trouble(self, change: RoleChange, error: Exception) -> bool:
        awards = self.bot.club.role_awards
        if getattr(error, "code", None) in NO_MEMBER:
            self.bot.departed.gone(change.server_id, change.member_id)
            await awards.forget(change)
            if change.gives:
                self._again(change.server_id)  # Somebody else may be next.
            return True
        fault = fault_of(error)
        _log.warning("role not changed", server=change.server_id, fault=fault.name)
        if fault is Fault.LATER:
            self._again(change.server_id)
        elif fault is Fault.WRONG:
            await awards.forget(change)  # It can't be asked for at all.
        return fault is Fault.WRONG

    def _again(self, server_id: int) -> None:
        self._waiting.add(server_id)
        self.bot.scheduler.wake()


def _heirs(changes: Collection[RoleChange]) -> list[int]:
    """Return who is to get what another loses: if they have left, the other keeps it."""
    lost = {each.role_id for each in changes if not each.gives}
    return [each.member_id for each in changes if each.gives and each.role_id in lost][:A_MINUTE]


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(RoleAwardsCog(bot))
