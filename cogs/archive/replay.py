"""Looking at finished deals again."""

import discord
from discord import app_commands

from cogs.archive.imports import show_file
from cogs.archive.ui.replay import draw_replay
from cogs.kit.drawing import Drawing
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.routing.answers import place_ids_of, reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, press
from cogs.routing.table_resolver import past_table_of, past_tables_typed

text = Text()

_END = 9999
"""More moves than any deal has: the last one is shown."""


class ReplayCog(Cog):
    """Finished deals, looked at again."""

    @command(Group.GIN, 160, "command-replay")
    @app_commands.describe(
        table=text("command-table"),
        deal=text("command-replay-deal"),
        file=text("command-replay-file"),
    )
    @app_commands.autocomplete(table=past_tables_typed)
    async def replay(
        self,
        interaction: Interaction,
        table: int | None = None,
        deal: app_commands.Range[int, 1] | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        """Show a finished deal as it was dealt, here or as a record tells it."""
        if file is not None:
            await show_file(interaction, file, deal)
            return
        snapshot = await past_table_of(interaction, table)
        work = _drawn(interaction, snapshot.table.table_id, deal, 0)
        await reply(interaction, await work)

    @press(PressKind.REPLAY, looks_back=True)
    async def go_to(self, click: Click) -> None:
        """Show another move, or another deal."""
        table_id, rest = click.action.table, click.action.rest
        deal = click.action.ply or int(rest or 0) or None
        step = int(rest or _END) if click.action.ply else 0
        drawing = await _drawn(click.interaction, table_id, deal, step)
        if rest and click.on_private_copy:
            await click.update(drawing)
        else:
            await click.reply(drawing)


async def _drawn(interaction: Interaction, table_id: int, deal: int | None, step: int) -> Drawing:
    client, member_id = interaction.client, interaction.user.id
    place_ids = place_ids_of(interaction)
    replayed = await client.club.replays.replay(table_id, member_id, deal, place_ids=place_ids)
    return draw_replay(replayed, step, client.ui_for(interaction))


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(ReplayCog(bot))
