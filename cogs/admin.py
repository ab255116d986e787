"""What a server's managers do at its tables, and the list of what they have done."""

from typing import Any, cast

import discord
import structlog
from discord import app_commands

from club.admin import REASON
from club.snapshot import Snapshot
from cogs.answers import in_time, reply
from cogs.client import Undercut, person_of
from cogs.places import CHOICES, LABEL, Interaction, server_of
from cogs.posts import TROUBLE
from cogs.settings import check_manager
from cogs.ui import items
from cogs.ui.admin import draw_audit, draw_done, table_label
from cogs.ui.ids import Action
from cogs.ui.text import Text

Reason = app_commands.Range[str, 3, REASON]

text = Text()
_log = structlog.get_logger()


@app_commands.command(description=text("command-admin-void"))
@app_commands.describe(table=text("command-admin-table"), reason=text("command-admin-reason"))
async def void(interaction: Interaction, table: int, reason: Reason) -> None:
    """Annul a game."""
    check_manager(interaction)
    club, place = interaction.client.club, server_of(interaction)
    work = club.admin.void(place, person_of(interaction.user), table, reason, interaction.id)
    await _show(interaction, "admin-void", await in_time(interaction, work))


@app_commands.command(description=text("command-admin-adjudicate"))
@app_commands.describe(
    table=text("command-admin-table"),
    winner=text("command-admin-winner"),
    reason=text("command-admin-reason"),
)
async def adjudicate(
    interaction: Interaction, table: int, winner: discord.User, reason: Reason
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
    await _show(interaction, "admin-adjudicate", await in_time(interaction, work))


@app_commands.command(description=text("command-admin-unstick"))
@app_commands.describe(table=text("command-admin-table"))
async def unstick(interaction: Interaction, table: int) -> None:
    """Draw a table anew, and see to it that the computer plays there if it is its turn."""
    check_manager(interaction)
    client, person = interaction.client, person_of(interaction.user)
    work = client.club.admin.unstick(server_of(interaction), person, table, interaction.id)
    snapshot = await in_time(interaction, work)
    for board in snapshot.boards:
        client.displays.draw_anew(board)
        client.computers.wake(board)
    client.expiry.wake()
    await _show(interaction, "admin-unstick", snapshot)


@app_commands.command(description=text("command-admin-audit"))
async def audit(interaction: Interaction) -> None:
    """List what was done in the server's name."""
    check_manager(interaction)
    client = interaction.client
    found = await in_time(interaction, client.club.admin.audit(server_of(interaction).server_id))
    await reply(interaction, draw_audit(found, client.ui_for(interaction), client.rules))


async def turn_page(interaction: discord.Interaction[discord.Client], action: Action) -> None:
    """Show another page of the list."""
    asked = cast("Interaction", interaction)
    check_manager(asked)
    client = asked.client
    found = await client.club.admin.audit(server_of(asked).server_id, int(action.rest))
    drawing = draw_audit(found, client.ui_for(asked), client.rules)
    try:
        await interaction.response.edit_message(view=drawing.view)
    except TROUBLE as error:
        say = _log.info if items.by_twin(error) else _log.warning
        say("page not shown", error=type(error).__name__)


async def _show(interaction: Interaction, key: str, snapshot: Snapshot) -> None:
    """Bring the table up to date, and tell the manager what was done."""
    client = interaction.client
    try:
        message_id = await client.displays.public_message(snapshot.table.table_id)
        await reply(interaction, draw_done(key, snapshot, client.ui_for(interaction), message_id))
    finally:
        client.changed(snapshot, everywhere=True)


async def tables_typed(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The server's running tables that fit what was typed; none for those who may do nothing."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        return []
    client = interaction.client
    ui = client.ui_for(interaction)
    running = await client.club.admin.running(interaction.guild_id)
    choices = [
        app_commands.Choice(name=table_label(one, ui)[:LABEL], value=one.table.table_id)
        for one in running
    ]
    return [one for one in choices if typed.casefold() in one.name.casefold()][:CHOICES]


async def setup(client: Undercut) -> None:
    """Add the commands and the press."""
    commands: tuple[app_commands.Command[Any, Any, Any], ...] = (void, adjudicate, unstick)
    for command in commands:
        command.autocomplete("table")(tables_typed)
        client.admin.add_command(command)
    client.admin.add_command(audit)
    client.routes = {**client.routes, "audit": turn_page}
