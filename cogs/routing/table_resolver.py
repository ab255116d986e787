"""Where a command was used, and which table it means."""

from contextlib import suppress

import discord
from discord import app_commands

from club.archive.history import LINES, PastGame, Search
from club.core.errors import GameOver, NoSuchTable, NotSeated, Refusal, UnreadableTable
from club.core.levels import level_of
from club.core.people import Place, is_found_here
from club.table.scene import Scene, scene, scene_for
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Ui
from cogs.kit.phrases import computer_name, seat_label
from cogs.kit.text import plain_name
from cogs.routing.answers import kind_of, own_place_ids_of, place_ids_of, reply
from cogs.routing.bot import Bot
from cogs.routing.people import channel_name
from cogs.routing.reply_language import language_of
from cogs.routing.visibility import check_looked_back, check_visible, may_write
from cogs.watching.ui.game_lists import draw_game_choice
from data.schema.vocabulary import PlaceKind, TableStatus
from data.table.tables import SeatOccupant

Interaction = discord.Interaction[Bot]

# The most that Discord shows while a member types.
CHOICES = 25

# Characters of a choice.
LABEL = 100


class OnlyInServers(Refusal):
    """It needs a server that has the bot."""


class NobodyElseHere(Refusal):
    """A game with others needs a place where others are; direct messages with the bot aren't."""


class NoAccess(Refusal):
    """The bot may not write in this channel; the message gets `channel`."""


class NoTable(Refusal):
    """The member plays nowhere at the moment."""


def place_of(interaction: Interaction, *, alone: bool = False) -> Place:
    """Return the place for a new table, or raise `NobodyElseHere` or `NoAccess`."""
    kind, channel = kind_of(interaction), interaction.channel
    if channel is None or (kind == PlaceKind.DIRECT and not alone):
        raise NobodyElseHere
    if kind != PlaceKind.SERVER:
        name, language = channel_name(interaction), language_of(interaction)
        return Place(channel.id, name, channel.id, name, locale=language, kind=kind)
    place, may = server_of(interaction), interaction.app_permissions
    if not may.view_channel or not may_write(may, channel):
        raise NoAccess(channel=place.channel_name)
    return place


def server_of(interaction: Interaction) -> Place:
    """Return the member's server and channel, writable or not, or raise `OnlyInServers`."""
    guild, channel = interaction.guild, interaction.channel
    if guild is None or channel is None or not interaction.is_guild_integration():
        raise OnlyInServers
    name = getattr(channel, "name", None) or str(channel.id)
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    locale = str((interaction.guild_locale or guild.preferred_locale).value)
    return Place(guild.id, guild.name, channel.id, name, parent, locale)


async def table_of(
    interaction: Interaction, table_id: int | None, *, dealt: bool = False
) -> Snapshot:
    """Return the given table or the member's most pressing; `dealt` leaves out paper sheets.

    Raises:
        NoSuchTable: None has that number here and is visible; in direct messages, none of theirs.
        NoTable: None was given and the member plays nowhere.
        UnreadableTable: The table can't be read, or none of the member's own can.
    """
    club, place_ids = interaction.client.club, place_ids_of(interaction)
    if table_id is not None:
        snapshot = await club.tables.snapshot(table_id, within=place_ids)
        if place_ids is None and snapshot.player_of(interaction.user.id) is None:
            # What is played in a server is for those who can look in there.
            raise NoSuchTable
        if place_ids is not None:
            check_visible(interaction, snapshot)
        return snapshot
    running = await _running(interaction)
    if dealt:
        running = [one for one in running if one.sheet_score is None]
    here = interaction.channel_id
    near = [one for one in running if here in {one.channel_id, one.table.channel_id}]
    for found in (*near[:1], *running[:1]):
        return found
    member_id = interaction.user.id
    for unreadable in await club.quarantine.of_member(member_id, place_ids):
        raise UnreadableTable(unreadable)
    raise NoTable


async def past_table_of(interaction: Interaction, table_id: int | None) -> Snapshot:
    """Return the table to look back at: given, most pressing or last; NoSuchTable, NoTable."""
    club = interaction.client.club
    if table_id is not None:
        snapshot = await club.tables.snapshot(table_id)
        await check_looked_back(interaction, snapshot)
        return snapshot
    try:
        return await table_of(interaction, None, dealt=True)
    except (NoTable, UnreadableTable):
        for past in await _settled(interaction):
            with suppress(UnreadableTable):
                if (snapshot := await club.tables.snapshot(past.row.table_id)).sheet_score is None:
                    return snapshot
        raise


async def asks_which(interaction: Interaction) -> bool:
    """Offer the member's running tables if there are several; return whether it did."""
    every, member_id = await _running(interaction), interaction.user.id
    tables = [one for one in every if one.sheet_score is None]
    if len(tables) <= 1:
        return False
    scenes = [scene_for(one, member_id) for one in tables]
    ui = interaction.client.ui_for(interaction)
    await reply(interaction, draw_game_choice(scenes, member_id, ui))
    return True


async def _running(interaction: Interaction) -> list[Snapshot]:
    tables = await interaction.client.club.tables.tables_of(interaction.user.id)
    place_ids = place_ids_of(interaction)
    here = [one for one in tables if is_found_here(one.table.server_id, place_ids)]
    return [one for one in here if one.table.status == TableStatus.PLAYING]


async def own_table(interaction: Interaction, table_id: int | None) -> tuple[Snapshot, Scene]:
    """Return a member's dealt table and their view; raises as `table_of`, NotSeated, GameOver."""
    snapshot = await table_of(interaction, table_id, dealt=True)
    if snapshot.player_of(interaction.user.id) is None:
        raise NotSeated
    if snapshot.sheet_score is not None:
        raise GameOver
    interaction.client.seen(interaction.user)
    return snapshot, scene_for(snapshot, interaction.user.id)


async def tables_typed(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The member's running tables that fit what they have typed, to choose from."""
    ui = interaction.client.ui_for(interaction)
    choices = [
        app_commands.Choice(name=_label(one, interaction.user.id, ui), value=one.table.table_id)
        for one in await _running(interaction)
    ]
    return [one for one in choices if typed.casefold() in one.name.casefold()][:CHOICES]


async def past_tables_typed(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The same, and the tables at which the member has played to the end, the last first."""
    running, ui = await tables_typed(interaction, typed), interaction.client.ui_for(interaction)
    choices = [
        app_commands.Choice(
            name=ui.text(
                "choice-past",
                name=ui.text.listed(_plain(each, ui) for each in past.opponents),
                table=str(past.row.table_id),
            )[:LABEL],
            value=past.row.table_id,
        )
        for past in await _settled(interaction, CHOICES)
    ]
    fitting = [one for one in choices if typed.casefold() in one.name.casefold()]
    return [*running, *fitting][:CHOICES]


async def _settled(interaction: Interaction, lines: int = LINES) -> tuple[PastGame, ...]:
    history, member_id = interaction.client.club.history, interaction.user.id
    place_ids = own_place_ids_of(interaction)
    page = await history.page(member_id, Search(), place_ids, lines=lines)
    return page.games


def _plain(seated: SeatOccupant, ui: Ui) -> str:
    if seated.member_id is None:
        return computer_name(level_of(seated.player), ui)
    return plain_name(seated.name)


def _label(snapshot: Snapshot, member_id: int, ui: Ui) -> str:
    seat = snapshot.seat_of(member_id)
    seen = scene(snapshot, seat)
    name = ui.text.listed(seat_label(seen, each, ui) for each in seen.others)
    if snapshot.sheet_score is not None:
        others = (each.name for each in snapshot.players if each.seat != seat)
        name = ui.text.listed(map(plain_name, others))
    label = ui.text(
        "choice-table",
        name=name,
        channel=plain_name(seen.channel_name),
        table=str(seen.table_id),
    )
    return label[:LABEL]
