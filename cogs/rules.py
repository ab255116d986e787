"""The rules of the game, as they are played here."""

from discord import app_commands

from cogs.answers import reply
from cogs.challenge import RULES
from cogs.client import Undercut
from cogs.places import Interaction
from cogs.ui.ruletext import draw_rules
from cogs.ui.text import Text

text = Text()


@app_commands.command(description=text("command-rules"))
async def rules(interaction: Interaction) -> None:
    """Explain the rules."""
    await reply(interaction, draw_rules(RULES, interaction.client.ui(interaction.locale)))


async def setup(client: Undercut) -> None:
    """Add the command."""
    client.gin.add_command(rules)
