"""A server's boards: the command, and the menus and buttons on them."""

from typing import Final

import discord

from club.ratings.standings import NET, RATING, Board, Standings
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.press_kinds import PressKind
from cogs.ratings.departed_members import DepartedMembers
from cogs.ratings.ui.board import SHARE, draw_board, draw_shared_board
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, press
from cogs.routing.people import name_of
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.sharing import ChannelShares
from cogs.routing.table_resolver import OnlyInServers
from engine.rules import read_rules

EVERYBODY: Final = 0
"""Nobody's id: a board that is read for it has no line that others may not see."""


class StandingsCog(Cog):
    """A server's boards; `leavers` knows who has left."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.leavers = DepartedMembers(bot.clock)
        self._shares = ChannelShares(bot)

    def stop(self) -> None:
        """Ask of nobody any more."""
        self.leavers.stop()

    @command(Group.GIN, 92, "command-standings")
    async def standings(self, interaction: Interaction) -> None:
        """Show the server's ratings; before anybody has one, who is ahead on net."""
        guild, member_id = interaction.guild, interaction.user.id
        if guild is None:
            raise OnlyInServers
        found = await self._first(guild, member_id)
        ui = self.bot.ui_for(interaction)
        await reply(interaction, draw_board(found, name_of(guild), member_id, ui))

    @press(PressKind.BOARD)
    async def show(self, click: Click) -> None:
        """Show what was chosen: another board, or another page."""
        guild = click.interaction.guild
        if guild is None:
            raise OnlyInServers
        board = Board.read(click.action.rest)
        if click.action.ply == SHARE:
            await self._share(click, guild, board)
            return
        found = await self._look(guild, click.member_id, board)
        drawing = draw_board(found, name_of(guild), click.member_id, click.ui)
        await (click.update(drawing) if click.on_private_copy else click.reply(drawing))

    async def _share(self, click: Click, guild: discord.Guild, board: Board) -> None:
        """Show a board to the channel, with those alone whom everybody may see on it."""

        async def draw(ui: Ui, _server_id: int) -> Drawing:
            self.bot.rate_limits.spend(click.member_id, CostlyWork.SHARE)
            found = await self._look(guild, None, board)
            return draw_shared_board(found, name_of(guild), click.person.name, ui)

        await self._shares.show(click, (PressKind.BOARD, board), draw)

    async def _first(self, guild: discord.Guild, member_id: int) -> Standings:
        """Look at the board that is shown where none was chosen."""
        found = await self._look(guild, member_id, Board(RATING))
        return found if found.rows else await self._look(guild, member_id, Board(NET))

    async def _look(self, guild: discord.Guild, member_id: int | None, board: Board) -> Standings:
        """Return a board without known leavers, looking up only the members on the page.

        Those who move up into their places are looked up the next time. With None for the member
        who looks, it is the board that everybody may see.
        """
        if member_id is not None:
            self.leavers.seen(guild.id, member_id)
        found = await self._read(guild.id, member_id, board)
        shown = (standing.member_id for _, standing in found.rows)
        if await self.leavers.look_up(guild, shown):
            found = await self._read(guild.id, member_id, board)
        return found

    async def _read(self, server_id: int, member_id: int | None, board: Board) -> Standings:
        """Read a board; of ratings, where none is named, that of what is usually played."""
        club = self.bot.club
        usual = (await club.settings.server(server_id)).rules
        rules = read_rules(usual) if usual else self.bot.rules
        absent = self.leavers.of(server_id)
        return await club.ratings.standings(
            server_id, member_id or EVERYBODY, board, family=rules.family, absent=absent
        )


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(StandingsCog(bot))
