"""A member's own games to take along, and the record of one game."""

from club.archive.exports import Exported
from club.core.errors import Refusal
from cogs.archive.film import NoFiles
from cogs.archive.ui.export import draw_export_page, draw_exported, draw_record
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import ExportWord
from cogs.routing.answers import own_place_ids_of
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.declarations import press
from cogs.routing.rate_limits import CostlyWork


class NothingToExport(Refusal):
    """The member hasn't played anything yet."""


class ExportCog(Cog):
    """Takes a member's own games along, and the record of one."""

    @press(PressKind.EXPORT)
    async def export(self, click: Click) -> None:
        """Show what files there are, or give the member's own games as one."""
        word = ExportWord(click.action.rest)
        if word == ExportWord.PAGE:
            page = draw_export_page(click.ui)
            await (click.update(page) if click.on_private_copy else click.reply(page))
            return
        if not click.may_attach:
            raise NoFiles
        exports, place_ids = click.client.club.exports, own_place_ids_of(click.interaction)
        made = exports.records if word == ExportWord.RECORDS else exports.results
        with click.client.rate_limits.spending(click.member_id, CostlyWork.EXPORT):
            found: Exported = await made(click.member_id, place_ids)
            if not found.games:
                raise NothingToExport
        await click.reply(draw_exported(found, word, click.ui, here=place_ids is not None))

    @press(PressKind.RECORD, looks_back=True)
    async def record_pressed(self, click: Click) -> None:
        """Give the record of a game."""
        if not click.may_attach:
            raise NoFiles
        table_id, club = click.action.table, click.client.club
        work = club.tables.record(table_id, click.member_id, place_ids=click.place_ids)
        record = await work
        await click.reply(draw_record(table_id, record, click.ui))


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(ExportCog(bot))
