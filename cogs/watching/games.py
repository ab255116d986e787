"""A member's games and a table's sheet."""

import asyncio

from discord import app_commands

from club.table.scene import scene
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.messages.sheet_pictures import ledger_of, painted
from cogs.play.ui.result.scores import draw_scores
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, press
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import table_of, tables_typed
from cogs.watching.own_games import list_games

text = Text()


class GamesCog(Cog):
    """A member's games and a table's sheet."""

    @command(Group.GIN, 60, "command-games")
    async def games(self, interaction: Interaction) -> None:
        """List the member's games, those that wait for them first."""
        await reply(interaction, await list_games(interaction, 0))

    @press(PressKind.GAMES)
    async def turn_page(self, click: Click) -> None:
        """Show another page of one's games."""
        drawing = await list_games(click.interaction, int(click.action.rest))
        await (click.update(drawing) if click.on_private_copy else click.reply(drawing))

    @command(Group.GIN, 70, "command-scores")
    @app_commands.describe(table=text("command-table"))
    @app_commands.autocomplete(table=tables_typed)
    async def scores(self, interaction: Interaction, table: int | None = None) -> None:
        """Show a table's sheet."""
        client = interaction.client
        snapshot = await table_of(interaction, table)
        ui = client.ui_for(interaction)
        pictured = interaction.app_permissions.attach_files
        await reply(
            interaction, await _sheet(client, snapshot, ui, interaction.user.id, pictured=pictured)
        )

    @press(PressKind.SCORES)
    async def turn_over(self, click: Click) -> None:
        """Show a table's sheet, or another part of its deals."""
        snapshot = await click.client.club.tables.snapshot(click.action.table)
        page = int(click.action.rest) if click.action.rest else None
        drawing = await _sheet(
            click.client, snapshot, click.ui, click.member_id, page=page, pictured=click.may_attach
        )
        if page is not None and click.on_private_copy:
            await click.update(drawing)
        else:
            await click.reply(drawing)


async def _sheet(
    client: Bot,
    snapshot: Snapshot,
    ui: Ui,
    member_id: int,
    *,
    page: int | None = None,
    pictured: bool,
) -> Drawing:
    seen = scene(snapshot, None)
    told = ledger_of(seen, await client.club.tables.results(snapshot.table.table_id))
    sheet = None
    if told.turns and pictured:
        client.rate_limits.spend(member_id, CostlyWork.PICTURE)
        sheet = await asyncio.to_thread(painted, seen, told, ui)
    return draw_scores(seen, ui, told, page=page, sheet=sheet)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(GamesCog(bot))
