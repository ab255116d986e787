"""Posts the weekly page of each server that wants one, once."""

import asyncio
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

import discord
import structlog
from discord.ext import commands

from club.news.club_news import DuePage, Week
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.ids import Action
from cogs.kit.notice import draw_notice
from cogs.kit.press_kinds import PressKind
from cogs.members.settings import check_manager
from cogs.news.ui.weekly_page import draw_lost, draw_week, page_id, paint_hand
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.cog import PATIENCE, Cog
from cogs.routing.declarations import plain_press
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import OnlyInServers
from cogs.routing.visibility import public
from cogs.scheduling.keyed_worker import KeyedWorker
from cogs.transport.posts import NOT_ALLOWED, TROUBLE, Fault, PostedMessage, fault_of, nonce
from engine.rules import read_rules

OFTEN: Final = timedelta(minutes=15)
"""How often to look at least: another process may have changed a setting."""

BACK: Final = 500
"""How many messages back a page is looked for: half a day may lie between two tries."""

_WHAT: Final = "news"
_LOST: Final = "news-lost"

_log = structlog.get_logger()


class ClubNewsCog(Cog):
    """Posts the weekly pages, and shows a manager what the next one would be."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.posting = KeyedWorker(
            "refresh-news", self._post, bot.posts.cooldown, bot.club.process, of="server"
        )
        self._again: datetime | None = None
        self._unsent: set[tuple[int, int]] = set()  # pages that this process alone has begun with

    async def begin(self) -> None:
        """Look at which page is next."""
        self.when_unloaded(self.bot.scheduler.do(self.look))

    async def finish(self) -> None:
        """Post no more."""
        await self.posting.close(PATIENCE)

    @commands.Cog.listener("on_ready")
    @commands.Cog.listener("on_guild_available")
    @commands.Cog.listener("on_server_stirred")
    async def changed(self, *_what: object) -> None:
        """Look again: servers are there, or something has been set."""
        self._again = None
        self.bot.scheduler.wake()

    @commands.Cog.listener("on_server_setting_chosen")
    async def set_anew(self, _name: str) -> None:
        """Look again: a manager has set something."""
        await self.changed()

    async def look(self) -> datetime | None:
        """Begin with the pages that are due; return when to look again."""
        now = self.bot.scheduler.now()
        if not self.bot.is_ready():
            return None
        if self._again is not None and now < self._again:
            return self._again
        due, following = await self.bot.club.news.due()
        for server_id in due:
            self.posting.ask(server_id)
        self._again = min(following or now + OFTEN, now + OFTEN)
        return self._again

    @plain_press(PressKind.NEWS)
    async def preview(self, interaction: Interaction, _action: Action) -> None:
        """Show a manager what the page would be now."""
        check_manager(interaction)
        guild = interaction.guild
        assert guild is not None
        self.bot.rate_limits.spend(interaction.user.id, CostlyWork.PICTURE)
        page = await self.bot.club.news.preview(guild.id)
        if page is None:
            raise OnlyInServers
        week, ui = await self._read(page, guild), self.bot.ui_for(interaction)
        if week is None:
            await reply(interaction, draw_notice("standings-counting", ui))
        elif week.is_quiet:
            await reply(interaction, draw_notice("news-quiet", ui))
        else:
            attach = interaction.app_permissions.attach_files
            await reply(interaction, await _drawn(page, week, ui, attach=attach))

    async def _post(self, server_id: int) -> bool:
        guild = self.bot.get_guild(server_id)
        if guild is None or guild.unavailable:
            return True  # It is looked at again soon, and as soon as the server is back.
        page = await self.bot.club.news.claim(server_id)
        if page is None:
            return True
        if not page.again:
            self._unsent.add((page.server_id, page.number))
        try:
            return await self._send(page, guild)
        except TROUBLE as error:
            return await self._failed(page, fault_of(error))

    async def _failed(self, page: DuePage, fault: Fault) -> bool:
        _log.warning("page not posted", server=page.server_id, fault=fault.name)
        if fault is Fault.LATER:
            return False
        return await (self._settled(page) if fault is Fault.WRONG else self._lose(page))

    async def _settled(self, page: DuePage) -> bool:
        self._unsent.discard((page.server_id, page.number))
        await self.bot.club.news.settle(page)
        return True

    async def _found(self, page: DuePage) -> int | None:
        with suppress(discord.Forbidden, discord.NotFound):
            for each in await self.bot.posts.recent(page.channel_id, BACK):
                if page_id(page.number) in each.custom_ids:
                    return each.message_id
        return None

    async def _send(self, page: DuePage, guild: discord.Guild) -> bool:
        week = await self._read(page, guild)
        if week is None:
            return False
        season = "" if week.season is None else week.season.period
        unsent = (page.server_id, page.number)
        again = page.again and unsent not in self._unsent
        message_id = await self._found(page) if again else None
        if message_id is None:
            if week.is_quiet:
                return await self._settled(page)
            channel = guild.get_channel(page.channel_id)
            if channel is None:
                return await self._lose(page)
            may = channel.permissions_for(guild.me)
            if again and may.view_channel and not may.read_message_history:
                # It may be there, and none is better than two.
                _log.info("page not looked for", server=page.server_id)
                await self.bot.club.news.settle(page, season=season)
                return True
            self._unsent.discard(unsent)
            message_id = (await self._deliver(page, week, may.attach_files)).message_id
        await self.bot.club.news.settle(page, message_id, season=season)
        _log.info("page posted", server=page.server_id)
        return True

    async def _deliver(self, page: DuePage, week: Week, attach: bool) -> PostedMessage:  # noqa: FBT001 - a permission
        drawing = await _drawn(page, week, self.bot.ui(page.language), attach=attach)
        number = nonce(_WHAT, page.server_id, page.number)
        try:
            return await self.bot.posts.send(page.channel_id, drawing, nonce=number)
        except discord.Forbidden as error:
            if error.code != NOT_ALLOWED or not drawing.files:
                raise
        return await self._deliver(page, week, attach=False)

    async def _read(self, page: DuePage, guild: discord.Guild) -> Week | None:
        found = await self._count(page, guild)
        if found is not None and await self.bot.departed.look_up(guild, found.named):
            found = await self._count(page, guild)
        return found

    async def _count(self, page: DuePage, guild: discord.Guild) -> Week | None:
        usual = page.settings.rules
        rules = read_rules(usual) if usual else self.bot.rules
        absent = self.bot.departed.of(guild.id)
        return await self.bot.club.news.read(
            page, rules.family, absent=absent, is_public=public(guild)
        )

    async def _lose(self, page: DuePage) -> bool:
        whom = await self.bot.club.news.whom_to_tell(page)
        if whom is not None:
            drawing = draw_lost(page, self.bot.ui(whom.language))
            try:
                there = await self.bot.posts.direct_channel(whom.member_id)
                number = nonce(_LOST, page.server_id, page.number)
                await self.bot.posts.send(there, drawing, nonce=number)
            except TROUBLE as error:
                if fault_of(error) is Fault.LATER:
                    return False
                _log.info("manager not told", server=page.server_id, fault=fault_of(error).name)
        await self.bot.club.news.settle(page, lost=True)
        return True


async def _drawn(page: DuePage, week: Week, ui: Ui, *, attach: bool) -> Drawing:
    painted = None
    if attach and week.hand is not None:
        painted = await asyncio.to_thread(paint_hand, week.hand)
    return draw_week(page, week, ui, painted)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(ClubNewsCog(bot))
