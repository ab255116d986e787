"""The match of the day: the command, its page, and the cards while it is played."""

from collections.abc import Awaitable
from dataclasses import replace
from typing import Final

from club.core.errors import AlreadyPlayed, OldButton
from club.core.people import Place
from club.daily.daily import DailyPage, DayOver, NoDailyRun
from club.daily.daily_hand import DailyHand
from club.daily.past_days import DaySealed
from cogs.daily.past_days import absent_from, guild_of
from cogs.daily.ui.daily_hand import draw_daily_hand
from cogs.daily.ui.daily_page import draw_daily, draw_seals, draw_shared_daily
from cogs.daily.ui.past_day import draw_opened_seal
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.press_kinds import NOTHING, PressKind
from cogs.kit.press_words import ConfirmWord, DailyWord
from cogs.routing.answers import kind_of, place_id_of, reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, press
from cogs.routing.people import channel_name, person_of, place_name
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.sharing import ChannelShares

_DIGITS: Final = "0123456789"


class DailyCog(Cog):
    """The match of the day."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._shares = ChannelShares(bot)

    @command(Group.GIN, 245, "command-daily")
    async def daily(self, interaction: Interaction) -> None:
        """Show the match of the day, and how the member did."""
        page = await self._look(interaction)
        await reply(interaction, self._drawn(page, interaction))

    @press(PressKind.DAILY)
    async def show(self, click: Click) -> None:
        """Begin the match or go on with it, or show a page of it."""
        day, rest = click.action.ply or 0, click.action.rest
        word = DailyWord(rest.rstrip(_DIGITS))
        club, interaction = self.bot.club, click.interaction
        if word is DailyWord.SHARE:
            await self._share(click, day)
        elif word is DailyWord.SEALS:
            await self._show_seals(click, day)
        elif word is DailyWord.PLAY:
            place = place_of_board(interaction)
            work = club.daily.begin(click.person, place, day, click.interaction_id)
            await self._go_on(click, work)
        elif word is DailyWord.NEXT:
            deal = int(rest.removeprefix(DailyWord.NEXT) or 0)
            await self._go_on(click, club.daily.read_result(click.person, day, deal))
        else:
            await click.update(self._drawn(await self._look(interaction), interaction))

    @press(PressKind.DAILY_MOVE)
    async def move(self, click: Click) -> None:
        """Play a move, which the computer answers."""
        at, word = click.action.ply or 0, click.action.rest
        number = click.interaction_id
        work = self.bot.club.daily.play(click.person, at, word, interaction_id=number)
        await self._go_on(click, work)

    @press(PressKind.DAILY_PICK)
    async def pick(self, click: Click) -> None:
        """Remember a step towards a move, and show the next one."""
        picked = None if click.action.rest == NOTHING else click.action.rest
        work = self.bot.club.daily.pick(click.person, click.action.ply or 0, picked)
        await self._go_on(click, work)

    @press(PressKind.DAILY_CONFIRM)
    async def confirm(self, click: Click) -> None:
        """Choose whether ending a deal asks twice."""
        wanted = ConfirmWord(click.action.rest) == ConfirmWord.ON
        await self.bot.club.people.set_confirm(click.member_id, wanted)
        await self._show(click)

    async def _go_on(self, click: Click, work: Awaitable[DailyHand]) -> None:
        try:
            hand = await work
        except (AlreadyPlayed, NoDailyRun):
            await self._show(click)
            return
        except DayOver:
            page = await self._look(click.interaction)
            late = replace(page, late=True)
            await click.update(self._drawn(late, click.interaction))
            return
        if hand.shows_cards:
            await click.update(draw_daily_hand(hand, click.ui))
        else:
            await click.update(self._drawn(await self._look(click.interaction), click.interaction))
        if hand.is_over:
            self.bot.work(self.bot.club.past_days.prepare(hand.day), name="coach-plays")

    async def _show(self, click: Click) -> None:
        page = await self._look(click.interaction)
        if page.hand is not None and page.hand.shows_cards:
            await click.update(draw_daily_hand(page.hand, click.ui))
        else:
            await click.update(self._drawn(page, click.interaction))

    async def _show_seals(self, click: Click, day: int) -> None:
        try:
            opened = await self.bot.club.past_days.opened(day)
        except DaySealed:
            await click.update(draw_seals(await self.bot.club.daily.seals(), click.ui))
        else:
            await click.update(draw_opened_seal(opened, click.ui))

    async def _share(self, click: Click, day: int) -> None:
        """Show the channel how the member did, once they have finished, without any card."""

        async def draw(ui: Ui, _server_id: int) -> Drawing:
            page = await self._look(click.interaction)
            hand = page.hand
            if page.day != day:
                raise DayOver
            if hand is None or not hand.is_over:
                raise OldButton
            self.bot.rate_limits.spend(click.member_id, CostlyWork.SHARE)
            return draw_shared_daily(page, hand, click.person.name, ui)

        await self._shares.show(click, (PressKind.DAILY, day, click.member_id), draw)

    async def _look(self, interaction: Interaction) -> DailyPage:
        person, place = person_of(interaction.user), place_of_board(interaction)
        absent = absent_from(self.bot, guild_of(interaction), person.member_id)
        return await self.bot.club.daily.look(person, place, absent=absent)

    def _drawn(self, page: DailyPage, interaction: Interaction) -> Drawing:
        here = place_id_of(interaction) is not None
        return draw_daily(page, self.bot.ui_for(interaction), here=here)


def place_of_board(interaction: Interaction) -> Place | None:
    """Return the place on whose boards a match stands; None in direct messages with the bot."""
    server_id, name = place_id_of(interaction), place_name(interaction)
    if server_id is None or name is None:
        return None
    here = interaction.channel_id or server_id
    return Place(server_id, name, here, channel_name(interaction), kind=kind_of(interaction))


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(DailyCog(bot))
