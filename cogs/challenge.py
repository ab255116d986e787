"""Challenges, open seats and practice: how a game begins."""

import discord
import structlog
from discord import app_commands

from club.errors import AlreadyPending
from club.people import Person
from club.snapshot import Snapshot
from cogs.answers import in_time, reply
from cogs.clicks import Click
from cogs.client import Undercut, person_of
from cogs.places import Interaction, place_of
from cogs.posts import TROUBLE
from cogs.ui.text import Text
from cogs.wanted import wanted

COMPUTER = "simple"
"""The computer's player that members practise against."""

text = Text()
_log = structlog.get_logger()


@app_commands.command(description=text("command-challenge"))
@app_commands.describe(member=text("command-challenge-member"))
async def challenge(interaction: Interaction, member: discord.User) -> None:
    """Challenge a member."""
    await _challenge(interaction, member)


@app_commands.context_menu(name=text("command-challenge-menu"))
@app_commands.guild_only()
async def challenge_from_menu(interaction: Interaction, member: discord.User) -> None:
    """Challenge the member whose menu it was chosen from."""
    await _challenge(interaction, member)


@app_commands.command(name="open", description=text("command-open"))
async def open_seat(interaction: Interaction) -> None:
    """Leave a seat open to everybody."""
    await _begin(interaction, None)


@app_commands.command(description=text("command-practice"))
async def practice(interaction: Interaction) -> None:
    """Start a game against the computer."""
    client, person = interaction.client, person_of(interaction.user)
    work = client.club.practice(
        place_of(interaction), person, client.rules, COMPUTER, interaction.id
    )
    await _show(interaction, await in_time(interaction, work))


async def _challenge(interaction: Interaction, member: discord.User | discord.Member) -> None:
    # Somebody who has left comes as a user, without what a server knows of its members.
    await _begin(interaction, person_of(member), present=isinstance(member, discord.Member))


async def _begin(interaction: Interaction, guest: Person | None, *, present: bool = True) -> None:
    client = interaction.client
    place, host = place_of(interaction), person_of(interaction.user)
    work = client.club.challenge(place, host, guest, client.rules, present=present)
    try:
        snapshot = await in_time(interaction, work)
    except AlreadyPending:
        # Perhaps its message was never sent.
        for one in await client.club.tables_of(host.member_id):
            client.displays.refresh(one.table.table_id)
        raise
    client.expiry.wake()
    await _show(interaction, snapshot)


async def _show(interaction: Interaction, snapshot: Snapshot) -> None:
    """Make the command's answer the message of a new table."""
    client = interaction.client
    want = next(each for each in wanted(snapshot) if each.missing and not each.member_id)
    try:
        drawing = await want.drawing(client.ui())
        message_id = await reply(interaction, drawing, ephemeral=False, ping=want.ping)
        if message_id is not None:
            await client.displays.adopt(snapshot, want, snapshot.table.channel_id, message_id)
    except TROUBLE as error:
        _log.warning(
            "command not answered", table=snapshot.table.table_id, error=type(error).__name__
        )
    finally:
        client.changed(snapshot)


async def answer(click: Click) -> None:
    """Accept, decline or withdraw a challenge."""
    club, table_id = click.client.club, click.action.table
    if click.action.rest == "accept":
        await click.played(club.accept(table_id, click.person, click.interaction_id))
        return
    close = club.decline if click.action.rest == "decline" else club.withdraw
    await click.played(close(table_id, click.person))


async def again(click: Click) -> None:
    """Ask for another game, or agree to one."""
    club, table_id = click.client.club, click.action.table
    over = await club.snapshot(table_id)
    present = await click.is_present(over)
    work = club.rematch(table_id, click.person, click.interaction_id, present=present)
    snapshot = await click.commit(work)
    click.client.changed(snapshot)
    click.client.expiry.wake()
    await click.show(over)


async def setup(client: Undercut) -> None:
    """Add the commands and the presses."""
    for command in (challenge, open_seat, practice):
        client.gin.add_command(command)
    client.tree.add_command(challenge_from_menu)
    client.route("seat", answer)
    client.route("again", again)
