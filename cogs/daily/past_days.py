"""Days of the daily match that are over, and its boards."""

from typing import NamedTuple

import discord

from club.daily.daily_boards import DailyBoard, DailyPeriod, DailyScope
from cogs.daily.ui.daily_board import draw_daily_board
from cogs.daily.ui.past_day import draw_past_day, draw_past_deal
from cogs.kit.press_kinds import PressKind
from cogs.routing.answers import kind_of, place_id_of
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.declarations import press
from cogs.routing.people import place_name
from data.core.utc_days import day_of
from data.schema.vocabulary import PlaceKind


class DailyPlace(NamedTuple):
    """Whose board it is, and the server in which Discord can be asked who has left it."""

    server_id: int | None
    name: str | None
    guild: discord.Guild | None


class PastDaysCog(Cog):
    """What is over of the daily match."""

    @press(PressKind.DAILY_PAST)
    async def day(self, click: Click) -> None:
        """Show a day that is over: everybody's matches beside the coach's."""
        place, today = _place(click.interaction), day_of(self.bot.clock.now())
        past = await self.bot.club.past_days.look(
            click.action.ply or 0,
            click.member_id,
            place.server_id,
            absent=absent_from(self.bot, place.guild, click.member_id),
        )
        here = place.server_id is not None
        await click.update(draw_past_day(past, today, click.ui, here=here))

    @press(PressKind.DAILY_DEAL)
    async def deal(self, click: Click) -> None:
        """Show a deal of somebody's match, move by move."""
        day, whose, step = map(int, click.action.rest.split("."))
        deal, step = click.action.ply or step, step if click.action.ply else 0
        opened = await self.bot.club.past_days.deal(
            day, whose, deal, click.member_id, place_id_of(click.interaction)
        )
        await click.update(draw_past_deal(opened, step, click.ui))

    @press(PressKind.DAILY_BOARD)
    async def board(self, click: Click) -> None:
        """Show a board."""
        place = _place(click.interaction)
        period, scope, page = click.action.rest.split(".")
        board = DailyBoard(click.action.ply or 0, DailyPeriod(period), DailyScope(scope), int(page))
        read, member_id = self.bot.club.daily_boards.read, click.member_id
        absent = absent_from(self.bot, place.guild, member_id)
        found = await read(board, member_id, place.server_id, absent=absent)
        shown = (each.total.member_id for each in found.rows)
        if place.guild is not None and await self.bot.departed.look_up(place.guild, shown):
            absent = absent_from(self.bot, place.guild, member_id)
            found = await read(board, member_id, place.server_id, absent=absent)
        await click.update(draw_daily_board(found, place.name, member_id, click.ui))


def absent_from(bot: Bot, guild: discord.Guild | None, member_id: int) -> frozenset[int]:
    """Return who is known to have left a server; the member who asks hasn't."""
    if guild is None:
        return frozenset()
    bot.departed.seen(guild.id, member_id)
    return bot.departed.of(guild.id)


def guild_of(interaction: Interaction) -> discord.Guild | None:
    """Return the server in which Discord can be asked who has left it, if it is one."""
    return interaction.guild if kind_of(interaction) == PlaceKind.SERVER else None


def _place(interaction: Interaction) -> DailyPlace:
    return DailyPlace(place_id_of(interaction), place_name(interaction), guild_of(interaction))


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(PastDaysCog(bot))
