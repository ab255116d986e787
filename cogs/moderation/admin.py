"""What a server's managers do at its tables, and the list of what they have done."""

import discord
from discord import app_commands

from club.core.errors import UnreadableTable
from club.moderation.admin import REASON
from club.table.snapshot import Snapshot
from cogs.kit.ids import Action
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.members.settings import check_manager
from cogs.moderation.ui.admin import draw_audit, draw_done, table_label
from cogs.moderation.ui.unreadable import draw_annulled_for_manager
from cogs.routing.answers import attempt, reply, update
from cogs.routing.bot import Bot, Interaction
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.declarations import command, plain_press
from cogs.routing.people import person_of
from cogs.routing.table_resolver import CHOICES, LABEL, server_of

Reason = app_commands.Range[str, 3, REASON]

text = Text()


class AdminCog(Cog):
    """What a server's managers do at its tables."""

    async def tables_typed(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[int]]:
        """Suggest the server's running and unreadable tables to members who may act on them."""
        if interaction.guild_id is None or not interaction.permissions.manage_guild:
            return []
        client = interaction.client
        ui = client.ui_for(interaction)
        running = await client.club.admin.running(interaction.guild_id)
        aside = await client.club.quarantine.in_server(interaction.guild_id)
        choices = [
            app_commands.Choice(name=ui.text("choice-unreadable", table=str(one)), value=one)
            for one in aside
        ]
        choices += [
            app_commands.Choice(name=table_label(one, ui)[:LABEL], value=one.table.table_id)
            for one in running
        ]
        return [one for one in choices if typed.casefold() in one.name.casefold()][:CHOICES]

    @command(Group.ADMIN, 20, "command-admin-void")
    @app_commands.describe(table=text("command-admin-table"), reason=text("command-admin-reason"))
    @app_commands.autocomplete(table=tables_typed)
    async def void(self, interaction: Interaction, table: int, reason: Reason) -> None:
        """Annul a game."""
        check_manager(interaction)
        admin, place = interaction.client.club.admin, server_of(interaction)
        asked = place, person_of(interaction.user), table, reason, interaction.id
        try:
            snapshot = await admin.void(*asked)
        except UnreadableTable:
            await _annulled_unread(interaction, await admin.void_unread(*asked))
        else:
            await _show(interaction, "admin-void", snapshot)

    @command(Group.ADMIN, 30, "command-admin-adjudicate")
    @app_commands.describe(
        table=text("command-admin-table"),
        winner=text("command-admin-winner"),
        reason=text("command-admin-reason"),
    )
    @app_commands.autocomplete(table=tables_typed)
    async def adjudicate(
        self, interaction: Interaction, table: int, winner: discord.User, reason: Reason
    ) -> None:
        """End a running game as won by one side."""
        check_manager(interaction)
        work = interaction.client.club.admin.adjudicate(
            server_of(interaction),
            person_of(interaction.user),
            table,
            person_of(winner),
            reason,
            interaction_id=interaction.id,
        )
        await _show(interaction, "admin-adjudicate", await work)

    @command(Group.ADMIN, 40, "command-admin-unstick")
    @app_commands.describe(table=text("command-admin-table"))
    @app_commands.autocomplete(table=tables_typed)
    async def unstick(self, interaction: Interaction, table: int) -> None:
        """Redraw a table, and let the computer play there if it is its turn."""
        check_manager(interaction)
        client, person = interaction.client, person_of(interaction.user)
        work = client.club.admin.unstick(server_of(interaction), person, table, interaction.id)
        snapshot = await work
        client.draw_anew(snapshot)
        client.scheduler.wake()
        await _show(interaction, "admin-unstick", snapshot)

    @command(Group.ADMIN, 50, "command-admin-audit")
    async def audit(self, interaction: Interaction) -> None:
        """List what was done in the server's name."""
        check_manager(interaction)
        client = interaction.client
        found = await client.club.admin.audit(server_of(interaction).server_id)
        await reply(interaction, draw_audit(found, client.ui_for(interaction), client.rules))

    @plain_press(PressKind.AUDIT)
    async def turn_page(self, interaction: Interaction, action: Action) -> None:
        """Show another page of the list."""
        check_manager(interaction)
        client = interaction.client
        found = await client.club.admin.audit(server_of(interaction).server_id, int(action.rest))
        drawing = draw_audit(found, client.ui_for(interaction), client.rules)
        await attempt(update(interaction, drawing))


async def _annulled_unread(interaction: Interaction, boards: tuple[int, ...]) -> None:
    client = interaction.client
    try:
        drawing = draw_annulled_for_manager(boards[0], client.ui_for(interaction))
        await reply(interaction, drawing)
    finally:
        for board in boards:
            client.reconciler.leftovers.ask(board)
        client.scheduler.wake()


async def _show(interaction: Interaction, key: str, snapshot: Snapshot) -> None:
    client = interaction.client
    try:
        message_id = await client.reconciler.public_message(snapshot.table.table_id)
        await reply(interaction, draw_done(key, snapshot, client.ui_for(interaction), message_id))
    finally:
        client.changed(snapshot, everywhere=True)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(AdminCog(bot))
