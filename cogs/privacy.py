"""What is stored about a member: `/gin privacy` tells it, hands out a copy, and deletes it."""

import asyncio
import gzip
from typing import Final, cast

import discord
import structlog
from discord import app_commands

from club.errors import GamesChanged, Refusal
from cogs.answers import in_time, reply
from cogs.client import Undercut
from cogs.places import Interaction
from cogs.posts import TROUBLE
from cogs.ui import items
from cogs.ui.drawing import Drawing
from cogs.ui.ids import Action
from cogs.ui.privacy import draw_ask, draw_copy, draw_done, draw_kept
from cogs.ui.text import Text

NAME: Final = "undercut.json"
"""What the file is called that holds all that is stored about a member."""

LARGE: Final = 8 * 1024 * 1024
"""Bytes above which the file is packed: Discord takes 10 MiB from anybody, anywhere."""

text = Text()
_log = structlog.get_logger()


class NotYourPage(Refusal):
    """The page is about another member."""


@app_commands.command(description=text("command-privacy"))
async def privacy(interaction: Interaction) -> None:
    """Say what is stored about the member."""
    await reply(interaction, await in_time(interaction, _kept(interaction), private=True))


async def press(interaction: discord.Interaction[discord.Client], action: Action) -> None:
    """Hand out a copy, ask before a deletion, or delete; `table` is the member it is about.

    Other presses note that their member is about. This one doesn't, lest it remember whom it has
    just forgotten.

    Raises:
        NotYourPage: The page is another member's.
    """
    asked = cast("Interaction", interaction)
    asked.client.handle(asyncio.current_task())
    if action.table != asked.user.id:
        raise NotYourPage
    if action.rest == "copy":
        await reply(asked, await in_time(asked, _copy(asked)))
    elif action.rest == "ask":
        await _show(asked, await _asks(asked))
    elif action.rest == "forget":
        await _forget(asked, action.ply)
    else:
        await _show(asked, await _kept(asked))


async def _kept(interaction: Interaction) -> Drawing:
    client, member_id = interaction.client, interaction.user.id
    holding = await client.club.own_data.holding(member_id)
    return draw_kept(holding, member_id, client.ui_for(interaction), client.documents)


async def _copy(interaction: Interaction) -> Drawing:
    client, ui = interaction.client, interaction.client.ui_for(interaction)
    data = await client.club.own_data.copy(interaction.user.id, ui.text("privacy-file"))
    if len(data) <= LARGE:
        return draw_copy(NAME, data, ui)
    return draw_copy(f"{NAME}.gz", await asyncio.to_thread(gzip.compress, data), ui)


async def _asks(interaction: Interaction, note: str = "") -> Drawing:
    client, member_id = interaction.client, interaction.user.id
    holding = await client.club.own_data.holding(member_id)
    return draw_ask(holding, member_id, client.ui_for(interaction), note)


async def _forget(interaction: Interaction, still_open: int | None) -> None:
    """Delete all there is, and bring up to date what the member has left."""
    client, ui = interaction.client, interaction.client.ui_for(interaction)
    work = client.club.own_data.forget(interaction.user.id, still_open)
    try:
        forgotten = await in_time(interaction, work)
    except GamesChanged as refusal:
        await _show(interaction, await _asks(interaction, items.said(interaction, refusal)))
        return
    try:
        await _show(interaction, draw_done(ui))
    finally:
        for snapshot in forgotten.changed:
            client.changed(snapshot, everywhere=True)
        for table_id in forgotten.cleared:
            client.displays.leftovers.ask(table_id)
        client.expiry.wake()


async def _show(interaction: Interaction, drawing: Drawing) -> None:
    """Show a page in place of the pressed one."""
    try:
        if interaction.response.is_done():
            await interaction.edit_original_response(view=drawing.view)
        else:
            await interaction.response.edit_message(view=drawing.view)
    except TROUBLE as error:
        say = _log.info if items.by_twin(error) else _log.warning
        say("page not shown", error=type(error).__name__)


async def setup(client: Undercut) -> None:
    """Add the command and the presses."""
    client.gin.add_command(privacy)
    client.routes = {**client.routes, "data": press}
