"""Channels that the bot may write in again: what couldn't be shown there is shown."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Final

import discord
from discord.ext import commands

from cogs.routing.bot import Bot
from cogs.routing.cog import Cog
from cogs.routing.visibility import may_write
from data.table.displays import Unshown

WRITING: Final = discord.Permissions(
    administrator=True, view_channel=True, send_messages=True, send_messages_in_threads=True
)
"""What is lacking wherever a message can't be shown."""

APART: Final = timedelta(minutes=1)
"""Between two looks at a server, however often its permissions change."""


class ReopenedChannelsCog(Cog):
    """Draws again what belongs in channels from which the bot was kept away for a time."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._everywhere = False
        self._waiting: dict[int, set[int]] = {}  # servers, each with the channels to look at
        self._looked: dict[int, datetime] = {}

    async def begin(self) -> None:
        """Look soon after a permission is given, and at the start."""
        self.when_unloaded(self.bot.scheduler.do(self.look))

    @commands.Cog.listener("on_ready")
    async def ready(self) -> None:
        """Look everywhere: it may have changed while nobody listened."""
        self._everywhere = True
        self.bot.scheduler.wake()

    @commands.Cog.listener("on_guild_channel_update")
    async def channel_changed(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Look at a channel if the bot may do more there."""
        me = after.guild.me
        if _gains(before.permissions_for(me), after.permissions_for(me)):
            self._ask(after.guild, after)

    @commands.Cog.listener("on_guild_role_update")
    async def role_changed(self, before: discord.Role, after: discord.Role) -> None:
        """Look at a server if a role of the bot's lets it do more."""
        if after in after.guild.me.roles and _gains(before.permissions, after.permissions):
            self._ask(after.guild, *after.guild.channels)

    @commands.Cog.listener("on_member_update")
    async def own_roles_changed(self, before: discord.Member, after: discord.Member) -> None:
        """Look at a server in which the bot has a new role."""
        if after == after.guild.me and set(after.roles) - set(before.roles):
            self._ask(after.guild, *after.guild.channels)

    async def look(self) -> datetime | None:
        """Draw what is to be shown, in each server once a minute; return when more is due."""
        now, displays = self.bot.scheduler.now(), self.bot.club.displays
        if self._everywhere:
            self._draw(self._may_be_shown(await displays.unshown()))
            self._everywhere = False
        for server_id, channel_ids in tuple(self._waiting.items()):
            if (looked := self._looked.get(server_id)) is not None and now < looked + APART:
                continue
            writable = {each for each in channel_ids if self._may_write(server_id, each)}
            running = await self.bot.club.tables.open_in(server_id, writable)
            self._draw((*running, *self._may_be_shown(await displays.unshown(server_id))))
            self._looked[server_id] = now
            if self._waiting[server_id] <= channel_ids:
                del self._waiting[server_id]
        return min((self._looked[each] + APART for each in self._waiting), default=None)

    def _ask(self, guild: discord.Guild, *channels: discord.abc.GuildChannel) -> None:
        found = self._waiting.get(guild.id, set())
        self._waiting[guild.id] = found | {
            each.id for one in channels for each in _with_threads(one)
        }
        self.bot.scheduler.wake()

    def _draw(self, table_ids: "tuple[int, ...] | Iterator[int]") -> None:
        for table_id in sorted({*table_ids}):
            self.bot.reconciler.draw_channel_anew(table_id)

    def _may_be_shown(self, unshown: list[Unshown]) -> Iterator[int]:
        for each in unshown:
            if self._may_write(each.server_id, each.channel_id, each.parent_id):
                yield each.table_id

    def _may_write(self, server_id: int, channel_id: int, parent_id: int = 0) -> bool:
        guild = self.bot.get_guild(server_id)
        if guild is None:
            return False
        # Discord doesn't tell of a thread that is archived: a message would wake it.
        channel = guild.get_channel_or_thread(channel_id) or guild.get_channel(parent_id)
        if channel is None:
            return False
        may = channel.permissions_for(guild.me)
        return may.view_channel and may_write(may, channel)


def _gains(before: discord.Permissions, after: discord.Permissions) -> bool:
    return bool(after.value & ~before.value & WRITING.value)


def _with_threads(channel: discord.abc.GuildChannel) -> Iterator[discord.abc.Snowflake]:
    yield channel
    if isinstance(channel, discord.TextChannel | discord.ForumChannel):
        yield from channel.threads


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(ReopenedChannelsCog(bot))
