"""Animated pictures of finished deals: kept, or shown to a channel."""

import asyncio
from typing import Final

from art.pens import FOUR
from club.core.errors import OldButton
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
from cogs.routing.sharing import ChannelShares, NoFiles

KEEP: Final = "keep"
SHARE: Final = "share"
"""What may be done with a deal of a table; one of a file is kept by the file's number."""


class FilmCog(Cog):
    """Makes animated pictures."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._shares = ChannelShares(bot)

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
            action.table, click.member_id, deal, place_ids=click.place_ids
        )
        self.bot.rate_limits.spend(click.member_id, CostlyWork.FILM)
        return await _drawn(showing(opened, ui), ui, colours=colours)

    async def _share(self, click: Click) -> None:
        action, club = click.action, self.bot.club
        deal = action.ply or 0

        async def draw(ui: Ui, _: int) -> Drawing:
            at = action.table, click.member_id, deal, click.place_ids
            opened = await club.sharing.share(*at)
            self.bot.rate_limits.spend(click.member_id, CostlyWork.FILM)
            return await _drawn(showing(opened, ui), ui, by=click.person.name)

        await self._shares.show(click, (PressKind.FILM, action.table, deal), draw)


async def _drawn(deal: ShownDeal, ui: Ui, *, by: str = "", colours: str = FOUR) -> Drawing:
    return draw_film(deal, await asyncio.to_thread(paint, deal, ui.faces.style(colours)), ui, by=by)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(FilmCog(bot))
