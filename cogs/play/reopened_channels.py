"""Channels that the bot may write in again: what couldn't be shown there is shown."""

from collections.abc import Collection
from typing import Final

import discord
from discord.ext import commands

from cogs.routing.bot import Bot
from cogs.routing.cog import Cog

WRITING: Final = discord.Permissions(
    administrator=True, view_channel=True, send_messages=True, send_messages_in_threads=True
)
"""What is lacking wherever a message can't be shown."""


class ReopenedChannelsCog(Cog):
    """Draws again what belongs in channels from which the bot was kept away for a time."""

    @commands.Cog.listener("on_ready")
    async def told(self) -> None:
        """Look everywhere: it may have changed while nobody listened."""
        await self._show(None)

    @commands.Cog.listener("on_guild_channel_update")
    async def channel_changed(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Draw a channel's tables if the bot may write there again."""
        me = after.guild.me
        if _more(before.permissions_for(me), after.permissions_for(me)):
            threads = (
                after.threads
                if isinstance(after, discord.TextChannel | discord.ForumChannel)
                else ()
            )
            await self._show(after.guild, {after.id, *(each.id for each in threads)})

    @commands.Cog.listener("on_guild_role_update")
    async def role_changed(self, before: discord.Role, after: discord.Role) -> None:
        """Draw a server's tables if a role of the bot's lets it write again."""
        if after in after.guild.me.roles and _more(before.permissions, after.permissions):
            await self._show(after.guild)

    @commands.Cog.listener("on_member_update")
    async def own_roles_changed(self, before: discord.Member, after: discord.Member) -> None:
        """Draw a server's tables if a new role of the bot's lets it write again."""
        if after == after.guild.me and set(after.roles) - set(before.roles):
            await self._show(after.guild)

    async def _show(
        self, guild: discord.Guild | None, channel_ids: Collection[int] | None = None
    ) -> None:
        club, found = self.bot.club, set[int]()
        if guild is not None:
            found |= {*await club.tables.open_in(guild.id, channel_ids)}
        for each in await club.displays.unshown(guild and guild.id):
            if self._may_write(each.server_id, each.channel_id):
                found.add(each.table_id)
        self.bot.redraw_all(sorted(found))

    def _may_write(self, server_id: int, channel_id: int) -> bool:
        guild = self.bot.get_guild(server_id)
        channel = guild and guild.get_channel_or_thread(channel_id)
        if guild is None or channel is None:
            return False
        may = channel.permissions_for(guild.me)
        in_thread = isinstance(channel, discord.Thread)
        sends = may.send_messages_in_threads if in_thread else may.send_messages
        return may.view_channel and sends


def _more(before: discord.Permissions, after: discord.Permissions) -> bool:
    return bool(after.value & ~before.value & WRITING.value)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(ReopenedChannelsCog(bot))
