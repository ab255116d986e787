"""A member's games and a table's sheet."""

from discord import app_commands

from club.scene import scene, scene_for
from cogs.answers import reply
from cogs.client import Undercut
from cogs.places import Interaction, table_of, tables_typed
from cogs.ui.lists import draw_games, draw_scores
from cogs.ui.text import Text

text = Text()


@app_commands.command(description=text("command-games"))
async def games(interaction: Interaction) -> None:
    """List the member's games, those that wait for them first."""
    client, member_id = interaction.client, interaction.user.id
    tables = await client.club.tables_of(member_id)
    scenes = [scene_for(each, member_id) for each in tables]
    messages: dict[int, int] = {}
    for each in tables:
        if (message_id := await client.displays.public_message(each.table.table_id)) is not None:
            messages[each.table.table_id] = message_id
    ui = client.ui(interaction.locale)
    await reply(interaction, draw_games(scenes, member_id, ui, messages))


@app_commands.command(description=text("command-scores"))
@app_commands.describe(table=text("command-table"))
async def scores(interaction: Interaction, table: int | None = None) -> None:
    """Show a table's sheet."""
    client = interaction.client
    snapshot = await table_of(interaction, table)
    results = await client.club.results(snapshot.table.table_id)
    ui = client.ui(interaction.locale)
    await reply(interaction, draw_scores(scene(snapshot, None), ui, results))


scores.autocomplete("table")(tables_typed)


async def setup(client: Undercut) -> None:
    """Add the commands."""
    client.gin.add_command(games)
    client.gin.add_command(scores)
