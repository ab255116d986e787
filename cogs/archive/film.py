"""Animated pictures of finished deals: kept, or shown to a channel."""

import asyncio
from datetime import datetime, timedelta
from typing import Final

import discord

from art.pens import FOUR
from club.core import languages
from club.core.errors import OldButton, Refusal
from cogs.archive.ui.film import draw_film, paint
from cogs.archive.ui.imports import showing_file
from cogs.archive.ui.replay import ShownDeal, showing
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.press_kinds import PressKind
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.declarations import press
from cogs.routing.rate_limits import CostlyWork

KEEP: Final = "keep"
SHARE: Final = "share"
"""What may be done with a deal of a table; one of a file is kept by the file's number."""

AGAIN: Final = timedelta(minutes=1)
"""How soon a deal may be shown to a channel again: a press may come twice."""


class NobodyThere(Refusal):
    """In direct messages there is nobody to show anything to."""


class MayNotWrite(Refusal):
    """The member may not write in this channel themselves."""


class NoFiles(Refusal):
    """The bot may not send files in this channel."""


class SharedLately(Refusal):
    """The deal has just been shown to this channel."""


class FilmCog(Cog):
    """Makes animated pictures."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        # A courtesy alone: a member who presses twice doesn't mean two messages.
        self._lately: dict[tuple[int, int, int], datetime] = {}

    @press(PressKind.FILM, looks_back=True)
    async def film(self, click: Click) -> None:
        """Draw a deal for the member, or show it to the channel."""
        if not click.may_attach:
            raise NoFiles
        if click.action.table and click.action.rest == SHARE:
            await self._share(click)
        else:
            await click.reply(await self._kept(click))

    async def _kept(self, click: Click) -> Drawing:
        action, club, ui = click.action, self.bot.club, click.ui
        deal, colours = action.ply or 0, (await club.settings.member(click.member_id)).colours
        if not action.table:
            if action.rest in {KEEP, SHARE}:
                raise OldButton  # A file has a number, and nobody to be shared with.
            own = await club.imports.open(int(action.rest), click.member_id, deal)
            self.bot.rate_limits.spend(click.member_id, CostlyWork.FILM)
            return await _drawn(showing_file(own, ui), ui, colours=colours)
        opened = await club.replays.replay(
            action.table, click.member_id, deal, server_id=click.server_id
        )
        self.bot.rate_limits.spend(click.member_id, CostlyWork.FILM)
        return await _drawn(showing(opened, ui), ui, colours=colours)

    async def _share(self, click: Click) -> None:
        action, interaction = click.action, click.interaction
        place = action.table, action.ply or 0, interaction.channel_id or 0
        if click.server_id is None or interaction.channel is None:
            raise NobodyThere
        if not _may_write(interaction):
            raise MayNotWrite
        now = self.bot.scheduler.now()
        self._lately = {at: when for at, when in self._lately.items() if when > now - AGAIN}
        if place in self._lately:
            raise SharedLately
        self._lately[place] = now
        there = False
        try:
            there = await click.publish(await self._shared(click, click.server_id))
        finally:
            if not there:
                del self._lately[place]

    async def _shared(self, click: Click, server_id: int) -> Drawing:
        action, club = click.action, self.bot.club
        opened = await club.sharing.share(action.table, click.member_id, action.ply or 0, server_id)
        self.bot.rate_limits.spend(click.member_id, CostlyWork.FILM)
        house, guild = await club.settings.server(server_id), click.interaction.guild
        given = click.interaction.guild_locale or (guild and guild.preferred_locale)
        ui = self.bot.ui(languages.of_channel(house.language, given and str(given)))
        return await _drawn(showing(opened, ui), ui, by=click.person.name)


def _may_write(interaction: discord.Interaction[Bot]) -> bool:
    may = interaction.permissions
    thread = isinstance(interaction.channel, discord.Thread)
    return may.send_messages_in_threads if thread else may.send_messages


async def _drawn(deal: ShownDeal, ui: Ui, *, by: str = "", colours: str = FOUR) -> Drawing:
    return draw_film(deal, await asyncio.to_thread(paint, deal, colours), ui, by=by)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(FilmCog(bot))
