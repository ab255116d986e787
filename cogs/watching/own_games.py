"""The list of a member's games, as `/gin games` shows it and a press on it leaves it."""

from club.table.scene import scene_for
from cogs.kit.drawing import Drawing
from cogs.routing.bot import Interaction
from cogs.watching.ui.game_lists import draw_games, on_page, page_with


async def page_of(interaction: Interaction, table_id: int) -> int:
    """Return the page on which a game of the member's is listed; the first where it isn't."""
    member_id = interaction.user.id
    tables = await interaction.client.club.tables.tables_of(member_id)
    return page_with([scene_for(each, member_id) for each in tables], member_id, table_id)


async def list_games(interaction: Interaction, page: int = 0) -> Drawing:
    """Draw a page of the member's games, and look up what is said of those on it."""
    client, member_id = interaction.client, interaction.user.id
    tables = await client.club.tables.tables_of(member_id)
    scenes = [scene_for(each, member_id) for each in tables]
    shown = {each.table_id for each in on_page(scenes, member_id, page)}
    messages: dict[int, int] = {}
    for table_id in shown:
        if (message_id := await client.reconciler.public_message(table_id)) is not None:
            messages[table_id] = message_id
    here = [each for each in tables if each.table.table_id in shown]
    more = {
        each.scene.table_id: each for each in await client.club.game_finder.games(here, member_id)
    }
    lost = await client.club.quarantine.of_member(member_id)
    ui = client.ui_for(interaction)
    return draw_games(scenes, member_id, ui, messages, more, page=page, unreadable=lost)
