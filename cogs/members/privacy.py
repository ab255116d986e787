"""What is stored about a member: a page behind `/gin me` tells it, gives a copy, and deletes it."""

import asyncio
import gzip
from typing import Final

from club.core.errors import GamesChanged, Refusal
from club.members.forgetting import DeletionOutcome
from cogs.kit.drawing import Drawing
from cogs.kit.ids import Action
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import DataWord
from cogs.members.ui.privacy import draw_ask, draw_copy, draw_done, draw_kept
from cogs.routing.answers import attempt, reply, update
from cogs.routing.bot import Bot, Interaction
from cogs.routing.cog import Cog
from cogs.routing.declarations import plain_press
from cogs.routing.error_answers import said
from cogs.routing.rate_limits import CostlyWork

NAME: Final = "undercut.json"
"""What the file is called that holds all that is stored about a member."""

LARGE: Final = 8 * 1024 * 1024
"""Bytes above which the file is packed: Discord takes 10 MiB from anybody, anywhere."""


class NotYourPage(Refusal):
    """The page is about another member."""


class PrivacyCog(Cog):
    """What is stored about a member."""

    @plain_press(PressKind.DATA)
    async def press(self, interaction: Interaction, action: Action) -> None:
        """Export, confirm or delete the data of the member `table`, or raise `NotYourPage`.

        Unlike others, it doesn't note that its member is about: it may just have deleted them.
        """
        if action.table != interaction.user.id:
            raise NotYourPage
        word = DataWord(action.rest)
        if word == DataWord.COPY:
            await reply(interaction, await _copy(interaction))
        elif word == DataWord.ASK:
            await _show(interaction, await _asks(interaction))
        elif word == DataWord.FORGET:
            await _forget(interaction, action.ply)
        else:
            await _show(interaction, await _kept(interaction))


async def _kept(interaction: Interaction) -> Drawing:
    client, member_id = interaction.client, interaction.user.id
    holding = await client.club.own_data.holding(member_id)
    return draw_kept(holding, member_id, client.ui_for(interaction), client.documents)


async def _copy(interaction: Interaction) -> Drawing:
    client, ui = interaction.client, interaction.client.ui_for(interaction)
    client.rate_limits.spend(interaction.user.id, CostlyWork.COPY)
    data = await client.club.own_data.copy(interaction.user.id, ui.text("privacy-file"))
    if len(data) <= LARGE:
        return draw_copy(NAME, data, ui)
    return draw_copy(f"{NAME}.gz", await asyncio.to_thread(gzip.compress, data), ui)


async def _asks(interaction: Interaction, note: str = "") -> Drawing:
    client, member_id = interaction.client, interaction.user.id
    holding = await client.club.own_data.holding(member_id)
    return draw_ask(holding, member_id, client.ui_for(interaction), note)


async def _forget(interaction: Interaction, still_open: int | None) -> None:
    client, ui = interaction.client, interaction.client.ui_for(interaction)
    work = client.club.own_data.forget(interaction.user.id, still_open)
    try:
        forgotten = await work
    except GamesChanged as refusal:
        await _show(interaction, await _asks(interaction, said(interaction, refusal)))
        return
    try:
        await _show(interaction, draw_done(ui))
    finally:
        forgotten_shown(client, forgotten)


def forgotten_shown(bot: Bot, forgotten: DeletionOutcome) -> None:
    """Bring up to date what a member has left who is forgotten, and delete their messages."""
    for snapshot in forgotten.changed:
        bot.changed(snapshot, everywhere=True)
    for table_id in forgotten.cleared:
        bot.reconciler.leftovers.ask(table_id)
    bot.scheduler.wake()


async def _show(interaction: Interaction, drawing: Drawing) -> None:
    await attempt(update(interaction, drawing))


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(PrivacyCog(bot))
