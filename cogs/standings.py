"""A server's boards: the command, and the menus and buttons on them."""

from discord import app_commands

from club.standings import NET, RATING, Board, Standings
from cogs.answers import reply
from cogs.clicks import Click
from cogs.client import Undercut
from cogs.places import Interaction, OnlyInServers
from cogs.ui.board import KIND, draw_board
from cogs.ui.text import Text
from engine.rules import Rules

text = Text()


@app_commands.command(description=text("command-standings"))
async def standings(interaction: Interaction) -> None:
    """Show the server's ratings; before anybody has one, who is ahead on net."""
    client, guild, member_id = interaction.client, interaction.guild, interaction.user.id
    if guild is None:
        raise OnlyInServers
    found = await _look(client, guild.id, member_id, Board(RATING))
    if not found.rows:
        found = await _look(client, guild.id, member_id, Board(NET))
    await reply(interaction, draw_board(found, guild.name, member_id, client.ui_for(interaction)))


async def show(click: Click) -> None:
    """Show what was chosen: another board, or another page."""
    guild = click.interaction.guild
    if guild is None:
        raise OnlyInServers
    board = Board.read(click.action.rest)
    found = await click.commit(_look(click.client, guild.id, click.member_id, board))
    drawing = draw_board(found, guild.name, click.member_id, click.ui)
    await (click.update(drawing) if click.on_private_copy else click.reply(drawing))


async def _look(client: Undercut, server_id: int, member_id: int, board: Board) -> Standings:
    """Look at a board; of ratings, where none is named, at those of what is usually played."""
    usual = (await client.club.settings.server(server_id)).rules
    rules = Rules.from_text(usual) if usual else client.rules
    return await client.club.standings(server_id, member_id, board, family=rules.family)


async def setup(client: Undercut) -> None:
    """Add the command and the presses."""
    client.club_commands.add_command(standings)
    client.route(KIND, show)
