"""A server's boards: the command, and the menus and buttons on them."""

from typing import Final, NamedTuple

import discord

from club.ratings.standings import NET, RATING, Board, Standings
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.press_kinds import PressKind
from cogs.ratings.ui.board import SHARE, draw_board, draw_shared_board
from cogs.routing.answers import kind_of, place_id_of, reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, press
from cogs.routing.people import place_name
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.sharing import ChannelShares
from cogs.routing.table_resolver import NobodyElseHere
from data.schema.vocabulary import PlaceKind
from engine.rules import read_rules

EVERYBODY: Final = 0
"""Nobody's id: a board that is read for it has no line that others may not see."""


class BoardPlace(NamedTuple):
    """Whose board it is: a server's, or that of a channel that stands for one."""

    server_id: int
    name: str
    guild: discord.Guild | None  # None where nobody can be asked who has left


def _board_place(interaction: Interaction) -> BoardPlace:
    server_id, name = place_id_of(interaction), place_name(interaction)
    if server_id is None or name is None:
        raise NobodyElseHere
    has_bot = kind_of(interaction) == PlaceKind.SERVER
    return BoardPlace(server_id, name, interaction.guild if has_bot else None)


class StandingsCog(Cog):
    """A server's boards."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._shares = ChannelShares(bot)

    @command(Group.GIN, 92, "command-standings")
    async def standings(self, interaction: Interaction) -> None:
        """Show the server's ratings; before anybody has one, who is ahead on net."""
        place, member_id = _board_place(interaction), interaction.user.id
        found = await self._first(place, member_id)
        ui = self.bot.ui_for(interaction)
        await reply(interaction, draw_board(found, place.name, member_id, ui))

    @press(PressKind.BOARD)
    async def show(self, click: Click) -> None:
        """Show what was chosen: another board, or another page."""
        place = _board_place(click.interaction)
        board = Board.read(click.action.rest)
        if click.action.ply == SHARE:
            await self._share(click, place, board)
            return
        found = await self._look(place, click.member_id, board)
        drawing = draw_board(found, place.name, click.member_id, click.ui)
        await (click.update(drawing) if click.on_private_copy else click.reply(drawing))

    async def _share(self, click: Click, place: BoardPlace, board: Board) -> None:
        """Show a board to the channel, with those alone whom everybody may see on it."""

        async def draw(ui: Ui, _server_id: int) -> Drawing:
            self.bot.rate_limits.spend(click.member_id, CostlyWork.SHARE)
            found = await self._look(place, None, board)
            return draw_shared_board(found, place.name, click.person.name, ui)

        await self._shares.show(click, (PressKind.BOARD, board), draw)

    async def _first(self, place: BoardPlace, member_id: int) -> Standings:
        found = await self._look(place, member_id, Board(RATING))
        return found if found.rows else await self._look(place, member_id, Board(NET))

    async def _look(self, place: BoardPlace, member_id: int | None, board: Board) -> Standings:
        """Return a board without known leavers, looking up only the members on the page.

        Those who move up are looked up the next time. None for the member: what everybody may see.
        """
        if member_id is not None:
            self.bot.departed.seen(place.server_id, member_id)
        found = await self._read(place.server_id, member_id, board)
        shown = (standing.member_id for _, standing in found.rows)
        if place.guild is not None and await self.bot.departed.look_up(place.guild, shown):
            found = await self._read(place.server_id, member_id, board)
        return found

    async def _read(self, server_id: int, member_id: int | None, board: Board) -> Standings:
        club = self.bot.club
        usual = (await club.settings.server(server_id)).rules
        rules = read_rules(usual) if usual else self.bot.rules
        absent = self.bot.departed.of(server_id)
        return await club.ratings.standings(
            server_id, member_id or EVERYBODY, board, family=rules.family, absent=absent
        )


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(StandingsCog(bot))
