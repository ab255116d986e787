"""Reviews of finished deals: after a deal, by command, and from one mistake to the next."""

from discord import app_commands

from club.table.scene import scene_for
from cogs.archive.ui.replay import draw_replay
from cogs.archive.ui.review import draw_review
from cogs.kit.drawing import Drawing
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.routing.answers import place_ids_of, reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, press
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import past_table_of, past_tables_typed

text = Text()

_AT = "at"


class ReviewCog(Cog):
    """Reviews of finished deals."""

    @command(Group.GIN, 170, "command-review")
    @app_commands.describe(table=text("command-table"), deal=text("command-review-deal"))
    @app_commands.autocomplete(table=past_tables_typed)
    async def review(
        self,
        interaction: Interaction,
        table: int | None = None,
        deal: app_commands.Range[int, 1] | None = None,
    ) -> None:
        """Tell a member which of their decisions in a finished deal cost points."""
        snapshot = await past_table_of(interaction, table)
        work = _reviewed(interaction, snapshot.table.table_id, deal, 1)
        await reply(interaction, await work)

    @press(PressKind.REVIEW, looks_back=True)
    async def show(self, click: Click) -> None:
        """Show a review, another of its mistakes, or the deal at a mistake."""
        action, interaction = click.action, click.interaction
        deal = action.ply or None
        if action.rest.startswith(_AT):
            step = int(action.rest.removeprefix(_AT))
            await click.reply(await _replayed(interaction, action.table, deal, step))
            return
        number = int(action.rest or 1)
        drawing = await _reviewed(interaction, action.table, deal, number)
        if action.rest and click.on_private_copy:
            await click.update(drawing)
        else:
            await click.reply(drawing)


async def _reviewed(
    interaction: Interaction, table_id: int, deal: int | None, number: int
) -> Drawing:
    client, member_id = interaction.client, interaction.user.id
    place_ids = place_ids_of(interaction)
    found = await client.club.coaching.review(
        table_id,
        member_id,
        deal,
        place_ids=place_ids,
        allow=client.rate_limits.spender(member_id, CostlyWork.REVIEW),
    )
    seen = scene_for(await client.club.tables.snapshot(table_id), member_id)
    ui = client.ui_for(interaction)
    return draw_review(found, number, ui, next_ply=seen.ply if seen.unread else None)


async def _replayed(
    interaction: Interaction, table_id: int, deal: int | None, step: int
) -> Drawing:
    client, member_id = interaction.client, interaction.user.id
    place_ids = place_ids_of(interaction)
    replayed = await client.club.replays.replay(table_id, member_id, deal, place_ids=place_ids)
    return draw_replay(replayed, step, client.ui_for(interaction))


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(ReviewCog(bot))
