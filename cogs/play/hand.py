"""A member's own hand, shown to nobody else, wherever they ask for it."""

from discord import app_commands

from club.core.errors import NotSeated
from club.table.scene import scene_for
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.hand.hand_picture import draw_picture
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, press
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import asks_which, own_table, tables_typed

text = Text()


class HandCog(Cog):
    """A member's own hand."""

    @command(Group.GIN, 50, "command-hand")
    @app_commands.describe(table=text("command-table"))
    @app_commands.autocomplete(table=tables_typed)
    async def hand(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the member's hand."""
        client = interaction.client
        if table is None and await asks_which(interaction):
            return
        snapshot, seen = await own_table(interaction, table)
        drawing = draw_hand(seen, client.ui_for(interaction), copy=True)
        await client.private_hands.show(interaction, seen, drawing)
        client.reconciler.asked_by(interaction.user.id, snapshot.boards)

    @press(PressKind.HAND)
    @press(PressKind.OPEN)
    async def show(self, click: Click) -> None:
        """Show the hand that belongs to a table's message or a list, or bring a copy up to date."""
        snapshot = await click.client.club.tables.snapshot(click.action.table)
        if snapshot.player_of(click.member_id) is None or snapshot.sheet_score is not None:
            raise NotSeated
        if click.on_private_copy and click.action.kind is PressKind.HAND:
            await click.show(snapshot)
        else:
            await click.show_hand(snapshot, apart=True)
        if click.action.kind is PressKind.HAND and click.message_in_channel is not None:
            await click.client.reconciler.unrecorded.drop_stray(snapshot, click.message_in_channel)
        if click.action.kind is PressKind.OPEN and click.message_in_channel is not None:
            await click.client.reconciler.answer_call(
                snapshot.table.table_id, click.member_id, click.message_in_channel
            )
        click.client.reconciler.asked_by(click.member_id, snapshot.boards)

    @press(PressKind.PICTURE)
    async def picture(self, click: Click) -> None:
        """Show the member's hand as a picture, wherever it was asked for; to nobody else."""
        snapshot = await click.client.club.tables.snapshot(click.action.table)
        if snapshot.player_of(click.member_id) is None:
            raise NotSeated
        seen = scene_for(snapshot, click.member_id)
        if seen.view is None or not seen.view.hand:
            await click.show_hand(snapshot, apart=True)
        else:
            click.client.rate_limits.spend(click.member_id, CostlyWork.PICTURE)
            await click.reply(draw_picture(seen, seen.view, click.ui))


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(HandCog(bot))
