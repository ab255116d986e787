"""Records that members send to look at."""

from datetime import datetime

import discord

from club.archive.imports import LARGEST, FileTooLarge, NoRecord
from cogs.archive.ui.imports import draw_unreadable, showing_file
from cogs.archive.ui.replay import draw_deal
from cogs.kit.drawing import Drawing
from cogs.kit.press_kinds import PressKind
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.declarations import press
from cogs.routing.people import person_of
from cogs.routing.rate_limits import CostlyWork
from cogs.transport.downloads import fetch
from cogs.transport.posts import TROUBLE


class FileGone(NoRecord):
    """Discord didn't hand the file over."""


class ImportsCog(Cog):
    """Shows the files that members send, and forgets those that were kept for long enough."""

    async def begin(self) -> None:
        """Look at which file is next."""
        self.when_unloaded(self.bot.scheduler.do(self.look, alone="imports"))

    async def look(self) -> datetime | None:
        """Forget what is due, and return when to look again."""
        return await self.bot.club.imports.forget()

    @press(PressKind.IMPORT)
    async def go_to(self, click: Click) -> None:
        """Show another move of a file's deal, or another deal."""
        import_id, _, rest = click.action.rest.partition(".")
        here, step = click.action.ply or int(rest), int(rest) if click.action.ply else 0
        work = click.client.club.imports.open(int(import_id), click.member_id, here)
        deal = showing_file(await work, click.ui)
        drawing = draw_deal(deal, step, click.ui)
        await (click.update(drawing) if click.on_private_copy else click.reply(drawing))


async def show_file(interaction: Interaction, file: discord.Attachment, deal: int | None) -> None:
    """Answer a command with one deal (None for the first) of the record attached to it.

    Reading a file counts as work, whether it is a record or not.

    Raises:
        FileTooLarge, FileGone: It is too large for a record, or Discord no longer serves it.
        TooOften: The member has sent many just now.
        NothingToOpen: It has no deal's cards.
    """
    if file.size > LARGEST:
        raise FileTooLarge(most=LARGEST // 1024)
    with interaction.client.rate_limits.spending(interaction.user.id, CostlyWork.IMPORT):
        data = await _fetched(file)
    if data is None:
        raise FileTooLarge(most=LARGEST // 1024)
    await reply(interaction, await _read(interaction, data, deal))


async def _fetched(file: discord.Attachment) -> bytes | None:
    try:
        return await fetch(file.url, LARGEST)
    except TROUBLE as error:
        raise FileGone from error


async def _read(interaction: Interaction, data: bytes, deal: int | None) -> Drawing:
    client, person = interaction.client, person_of(interaction.user)
    ui = client.ui_for(interaction)
    try:
        opened = await client.club.imports.keep(person, data)
    except NoRecord as wrong:
        line, what = (str(wrong.args_[name]) for name in ("line", "what"))
        return draw_unreadable(line, what, ui)
    if deal is not None:
        opened = await client.club.imports.open(opened.import_id, person.member_id, deal)
    return draw_deal(showing_file(opened, ui), 0, ui)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(ImportsCog(bot))
