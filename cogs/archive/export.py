"""A member's own games to take along, and the record of one game."""

from discord import app_commands

from club.archive.exports import RECORDS, WHAT, Exported
from club.core.errors import Refusal
from cogs.archive.film import NoFiles
from cogs.archive.ui.export import draw_exported, draw_record
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, press
from cogs.routing.rate_limits import CostlyWork

text = Text()


class NothingToExport(Refusal):
    """The member hasn't played anything yet."""


class ExportCog(Cog):
    """Takes a member's own games along, and the record of one."""

    @command(Group.GIN, 180, "command-export")
    @app_commands.describe(what=text("command-export-what"))
    @app_commands.choices(
        what=[app_commands.Choice(name=text(f"choice-export-{word}"), value=word) for word in WHAT]
    )
    async def export(self, interaction: Interaction, what: str) -> None:
        """Give the member's own games as a file."""
        client, ui = interaction.client, interaction.client.ui_for(interaction)
        if not interaction.app_permissions.attach_files:
            raise NoFiles
        exports, member_id, server_id = (
            client.club.exports,
            interaction.user.id,
            interaction.guild_id,
        )
        made = exports.records if what == RECORDS else exports.results
        with client.rate_limits.spending(member_id, CostlyWork.EXPORT):
            found: Exported = await made(member_id, server_id)
            if not found.games:
                raise NothingToExport
        await reply(interaction, draw_exported(found, what, ui, here=server_id is not None))

    @press(PressKind.RECORD, looks_back=True)
    async def record_pressed(self, click: Click) -> None:
        """Give the record of a game."""
        if not click.may_attach:
            raise NoFiles
        table_id, club = click.action.table, click.client.club
        work = club.tables.record(table_id, click.member_id, server_id=click.server_id)
        record = await work
        await click.reply(draw_record(table_id, record, click.ui))


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(ExportCog(bot))
