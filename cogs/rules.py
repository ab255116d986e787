"""How to play: the rules as they are played here, and where to begin."""

from discord import app_commands

from cogs.answers import reply
from cogs.client import Undercut
from cogs.places import Interaction
from cogs.ui.notice import draw_help
from cogs.ui.rulebook import draw_rules
from cogs.ui.text import Text

text = Text()


@app_commands.command(description=text("command-rules"))
async def rules(interaction: Interaction) -> None:
    """Explain the rules."""
    client = interaction.client
    await reply(interaction, draw_rules(client.rules, client.ui(interaction.locale)))


@app_commands.command(name="help", description=text("command-help"))
async def help_(interaction: Interaction) -> None:
    """Say where to begin."""
    await reply(interaction, draw_help(interaction.client.ui(interaction.locale)))


async def setup(client: Undercut) -> None:
    """Add the commands."""
    client.gin.add_command(rules)
    client.gin.add_command(help_)
