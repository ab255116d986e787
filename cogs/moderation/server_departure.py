"""Servers that the bot is removed from, or whose owners want nothing kept: they are forgotten."""

import asyncio
from datetime import datetime
from typing import Final

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from club.core.errors import Refusal
from cogs.kit.ids import Action, make_id
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.members.ui.privacy import draw_erase, draw_erased
from cogs.routing import forms
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.cog import PATIENCE, Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, plain_form, plain_press
from cogs.routing.people import name_of
from cogs.routing.table_resolver import OnlyInServers

LONGEST: Final = 100  # characters of a server's name

text = Text()

_log = structlog.get_logger()


class NotOwner(Refusal):
    """The member neither owns the server nor administers it."""


class OtherName(Refusal):
    """The typed text isn't the server's name; the message gets `name`."""


class ServerDepartureCog(Cog):
    """Forgets servers: those the bot has left, after a while, and those whose owners ask.

    Discord reports a removal only while the bot listens, so all are compared each time.
    """

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._told = False
        self._compared = False
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Look at which server is next."""
        self._told = self.bot.is_ready()
        self.when_unloaded(self.bot.scheduler.do(self.look))

    async def finish(self) -> None:
        """Wait for what is being forgotten; the bot waits for it as well."""
        if self._task is not None and not self._task.done():
            await asyncio.wait({self._task}, timeout=PATIENCE)

    @commands.Cog.listener("on_ready")
    async def told(self) -> None:
        """Begin: Discord has reported every server."""
        self._told = True
        await self.changed()

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_available")
    @commands.Cog.listener("on_guild_remove")
    async def changed(self, *_guild: object) -> None:
        """Compare again: Discord reports a server as new, back or gone."""
        self._compared = False
        self.bot.scheduler.wake()

    async def look(self) -> datetime | None:
        """Forget due servers in the background, once all are known; return when more are due."""
        if not self._told:
            return None
        departing, now = self.bot.club.server_departures, self.bot.scheduler.now()
        if not self._compared:
            self._compared = True
            try:
                there = {guild.id for guild in self.bot.guilds}
                await departing.compare(there, self.bot.hears_of)
            except Exception:
                self._compared = False
                raise
        if self._task is not None and not self._task.done():
            return None
        due = await departing.next_due()
        if due is None or due > now:
            return due
        self._task = self.bot.work(self._forget(), "departures")
        return None

    async def _forget(self) -> None:
        try:
            await self.bot.club.server_departures.forget_due()
        except Exception:  # noqa: BLE001 - logged, and tried again with the next look
            _log.exception("servers not forgotten")

    @command(Group.ADMIN, 60, "command-admin-delete")
    @app_commands.describe(name=text("command-admin-delete-name"))
    async def delete(self, interaction: Interaction, name: str | None = None) -> None:
        """Delete everything that is stored of the server."""
        guild = _owned(interaction)
        if name is not None:
            await _erase(interaction, guild, name)
            return
        client = interaction.client
        held = await client.club.server_departures.held(guild.id)
        ui = client.ui_for(interaction)
        await reply(interaction, draw_erase(held, guild.id, name_of(guild), ui))

    @plain_press(PressKind.ERASE)
    async def ask(self, interaction: Interaction, action: Action) -> None:
        """Ask for the server's name in a form."""
        guild = _owned(interaction, action)
        ui = interaction.client.ui_for(interaction)
        await forms.ask(
            interaction,
            make_id(PressKind.ERASE, guild.id),
            ui.text("erase-form"),
            ui.text("erase-form-label"),
            about=ui.text("erase-form-about", server=name_of(guild))[:LONGEST],
            most=LONGEST,
        )

    @plain_form(PressKind.ERASE)
    async def typed(self, interaction: Interaction, action: Action, name: str) -> None:
        """Take the server's name from the form."""
        await _erase(interaction, _owned(interaction, action), name)


async def _erase(interaction: Interaction, guild: discord.Guild, name: str) -> None:
    """End all of a server's games and erase its data; raise `OtherName` on a wrong name."""
    client = interaction.client
    if _plain(name) != _plain(name_of(guild)):
        raise OtherName(name=name_of(guild))
    ended = await client.club.server_departures.close(guild.id)
    try:
        await reply(interaction, draw_erased(name_of(guild), client.ui_for(interaction)))
    finally:
        for snapshot in ended:
            client.changed(snapshot)
        client.scheduler.wake()


def _owned(interaction: Interaction, action: Action | None = None) -> discord.Guild:
    """Return the server its owner may erase; raise `OnlyInServers` or `NotOwner`."""
    guild = interaction.guild
    if guild is None or not interaction.is_guild_integration():
        raise OnlyInServers
    if action is not None and action.table != guild.id:
        raise OnlyInServers
    if guild.owner_id != interaction.user.id and not interaction.permissions.administrator:
        raise NotOwner
    return guild


def _plain(name: str) -> str:
    return " ".join(name.split()).casefold()


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(ServerDepartureCog(bot))
