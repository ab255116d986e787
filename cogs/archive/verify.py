"""Checking that nobody chose the cards of a game."""

import asyncio

import structlog
from discord import app_commands

from club.core.errors import NotQueued, Refusal
from club.table.scene import scene
from club.table.snapshot import Snapshot
from cogs.archive.ui.verify import draw_doubted, draw_sealed, draw_verified
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
from data.schema.vocabulary import TableStatus
from engine.record import RecordError
from engine.verify import verify as check

text = Text()
_log = structlog.get_logger()


class NothingToCheck(Refusal):
    """No card was dealt, and none will be."""


class CheckLater(Refusal):
    """A result is still kept from the member, so that the record lacks its deal."""


class DealtByHand(Refusal):
    """The sheet is one for real cards."""


class VerifyCog(Cog):
    """Checks of shuffles."""

    @command(Group.GIN, 150, "command-verify")
    @app_commands.describe(table=text("command-table"))
    @app_commands.autocomplete(table=past_tables_typed)
    async def verify(self, interaction: Interaction, table: int | None = None) -> None:
        """Check a game's shuffles."""
        work = _checked(interaction, await past_table_of(interaction, table))
        await reply(interaction, await work)

    @press(PressKind.VERIFY, looks_back=True)
    async def check_pressed(self, click: Click) -> None:
        """Check the shuffles of a game, or show the seal of one that is to come."""
        if click.action.table:
            snapshot = await click.client.club.tables.snapshot(click.action.table)
            await click.reply(await _checked(click.interaction, snapshot))
        else:
            await click.reply(draw_sealed(await _queued(click), click.ui))


async def _queued(click: Click) -> str:
    queue, server_id = click.client.club.queue, click.server_id
    own = None if server_id is None else await queue.place(server_id, click.member_id)
    if own is None or own.commitment is None:
        raise NotQueued
    return own.commitment


async def _checked(interaction: Interaction, snapshot: Snapshot) -> Drawing:
    """Check what the member may see of a game's record, or refuse as the sentences here say."""
    if snapshot.sheet_score is not None:
        raise DealtByHand
    ui = interaction.client.ui_for(interaction)
    if snapshot.table.status == TableStatus.WAITING:
        return draw_sealed(snapshot.table.commitment, ui)
    if snapshot.contest is None:
        raise NothingToCheck
    client, table_id = interaction.client, snapshot.table.table_id
    member_id, place_ids = interaction.user.id, place_ids_of(interaction)
    plays = snapshot.player_of(member_id) is not None
    if plays and await client.club.tables.is_kept_from(snapshot, member_id):
        raise CheckLater
    if not snapshot.contest.deals:
        await client.club.tables.record(table_id, member_id, place_ids=place_ids)
        return draw_sealed(snapshot.table.commitment, ui)
    with client.rate_limits.spending(member_id, CostlyWork.VERIFY):
        record = await client.club.tables.record(table_id, member_id, place_ids=place_ids)
    seen = scene(snapshot, None)
    try:
        found = await asyncio.to_thread(check, record)
    except RecordError as error:
        # Never the record's words: they may name a card of a deal that still runs.
        _log.error("a record doesn't hold", table=table_id, line=error.line)
        return draw_doubted(seen, ui, line=error.line, what=error.what)
    attached = record if interaction.app_permissions.attach_files else None
    return draw_verified(seen, found, ui, record=attached, documents=client.documents)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(VerifyCog(bot))
