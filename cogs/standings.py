"""A server's standings."""

from discord import app_commands

from cogs.answers import reply
from cogs.client import Undercut
from cogs.places import Interaction, OnlyInServers
from cogs.ui.lists import draw_standings
from cogs.ui.text import Text

text = Text()


@app_commands.command(description=text("command-standings"))
async def standings(interaction: Interaction) -> None:
    """Show the server's standings."""
    client, guild, member_id = interaction.client, interaction.guild, interaction.user.id
    if guild is None:
        raise OnlyInServers
    found = await client.club.standings(guild.id, member_id)
    ui = client.ui_for(interaction)
    await reply(interaction, draw_standings(found, guild.name, member_id, ui))


async def setup(client: Undercut) -> None:
    """Add the command."""
    client.club_commands.add_command(standings)
