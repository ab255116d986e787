"""What goes on in a server, and watching it: a look at a table, and word of how it ends."""

from club.table.scene import scene
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Drawing
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import WatchWord
from cogs.routing.answers import place_id_of
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.declarations import press
from cogs.routing.table_resolver import NobodyElseHere
from cogs.routing.visibility import visible
from cogs.watching.ui.tables import draw_tables
from cogs.watching.ui.watching import draw_watched


class TablesCog(Cog):
    """What goes on in a server, and watching it."""

    @press(PressKind.TABLES)
    async def turn_over(self, click: Click) -> None:
        """Show a page of the tables to join and to watch."""
        drawing = await _page(click.interaction, int(click.action.rest))
        await (click.update(drawing) if click.on_private_copy else click.reply(drawing))

    @press(PressKind.WATCH)
    async def watch(self, click: Click) -> None:
        """Show a table to somebody who watches, and note whether to tell them how it ends."""
        watching, table_id = click.client.club.watching, click.action.table
        word = WatchWord(click.action.rest)
        if word == WatchWord.FOLLOW:
            await watching.follow(table_id, click.person)
        snapshot = await click.client.club.tables.snapshot(table_id)
        if word == WatchWord.UNFOLLOW:
            await watching.unfollow(snapshot.lead_id, click.member_id)
        drawing = await _watched(click, snapshot)
        if word != WatchWord.LOOK and click.on_private_copy:
            await click.update(drawing)
        else:
            await click.reply(drawing)


async def _page(interaction: Interaction, page: int) -> Drawing:
    """Draw a page of what goes on in the server, or raise `NobodyElseHere`."""
    client, member_id = interaction.client, interaction.user.id
    if (place_id := place_id_of(interaction)) is None:
        raise NobodyElseHere
    going_on = await client.club.game_finder.going_on(
        place_id, member_id, page, visible=visible(interaction)
    )
    return draw_tables(going_on, member_id, client.ui_for(interaction))


async def _watched(click: Click, snapshot: Snapshot) -> Drawing:
    client, follows = click.client, None
    if snapshot.player_of(click.member_id) is None:
        follows = await client.club.watching.follows(snapshot.lead_id, click.member_id)
    message_id = await client.reconciler.public_message(snapshot.table.table_id)
    return draw_watched(scene(snapshot, None), click.ui, follows=follows, message_id=message_id)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(TablesCog(bot))
