"""A server's boards: the command, and the menus and buttons on them."""

import discord
from discord import app_commands

from club.ratings.standings import NET, RATING, Board, Standings
from cogs.app.client import Undercut
from cogs.kit.text import Text
from cogs.ratings.ui.board import KIND, draw_board
from cogs.routing.answers import reply
from cogs.routing.clicks import Click
from cogs.routing.people import name_of
from cogs.routing.table_resolver import Interaction, OnlyInServers
from engine.rules import read_rules

text = Text()


@app_commands.command(description=text("command-standings"))
async def standings(interaction: Interaction) -> None:
    """Show the server's ratings; before anybody has one, who is ahead on net."""
    client, guild, member_id = interaction.client, interaction.guild, interaction.user.id
    if guild is None:
        raise OnlyInServers
    found = await _first(client, guild, member_id)
    await reply(
        interaction, draw_board(found, name_of(guild), member_id, client.ui_for(interaction))
    )


async def show(click: Click) -> None:
    """Show what was chosen: another board, or another page."""
    guild = click.interaction.guild
    if guild is None:
        raise OnlyInServers
    board = Board.read(click.action.rest)
    found = await _look(click.client, guild, click.member_id, board)
    drawing = draw_board(found, name_of(guild), click.member_id, click.ui)
    await (click.update(drawing) if click.on_private_copy else click.reply(drawing))


async def _first(client: Undercut, guild: discord.Guild, member_id: int) -> Standings:
    """Look at the board that is shown where none was chosen."""
    found = await _look(client, guild, member_id, Board(RATING))
    return found if found.rows else await _look(client, guild, member_id, Board(NET))


async def _look(client: Undercut, guild: discord.Guild, member_id: int, board: Board) -> Standings:
    """Look at a board without those who have left, as far as it can be known in a moment.

    Those who take their places on the page are looked up the next time: each look at a page asks
    for no more members than it shows.
    """
    leavers = client.leavers
    leavers.seen(guild.id, member_id)
    found = await _read(client, guild.id, member_id, board)
    if await leavers.look_up(guild, (standing.member_id for _, standing in found.rows)):
        found = await _read(client, guild.id, member_id, board)
    return found


async def _read(client: Undercut, server_id: int, member_id: int, board: Board) -> Standings:
    """Read a board; of ratings, where none is named, that of what is usually played."""
    usual = (await client.club.settings.server(server_id)).rules
    rules = read_rules(usual) if usual else client.rules
    absent = client.leavers.of(server_id)
    return await client.club.standings(
        server_id, member_id, board, family=rules.family, absent=absent
    )


async def setup(client: Undercut) -> None:
    """Add the command and the presses."""
    client.club_commands.add_command(standings)
    client.route(KIND, show)
