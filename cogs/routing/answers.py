"""Answers to commands and presses: for one member, for the channel, or on the pressed message.

An answer is private unless it is published, which only commands declared `PUBLIC` may do.
"""

import asyncio
from collections.abc import Awaitable, Collection
from dataclasses import dataclass
from typing import Any, TypeVar

import discord
import structlog

from cogs.kit.drawing import Drawing
from cogs.kit.spoken import speak
from cogs.routing.reply_language import SPOKEN
from cogs.transport.causes import named
from cogs.transport.deferral import is_public, promise_of, unanswered
from cogs.transport.posts import TROUBLE, Fault, by_twin, fault_of, open_files
from data.schema.vocabulary import ANSWERS_ONLY, PlaceKind

# Seconds in which Discord takes an answer; discord.py would try for longer.
ANSWER_WITHIN = 3.0

# How often an answer is looked for whose fate isn't known.
LOOKS = 3

Interaction = discord.Interaction[Any]

_T = TypeVar("_T")

_log = structlog.get_logger()


class NotDeclaredPublic(Exception):  # noqa: N818 - a mistake in the program, whose name says it
    """A command has published an answer without declaring that it does."""


def kind_of(interaction: Interaction) -> PlaceKind:
    """Tell in what kind of place something was asked for: by whose installation, and where."""
    if interaction.guild_id is not None:
        # Of a server that has the bot, Discord names the server among those who let it in.
        has_bot = interaction.is_guild_integration()
        return PlaceKind.SERVER if has_bot else PlaceKind.VISITED
    return PlaceKind.GROUP if interaction.context.private_channel else PlaceKind.DIRECT


def place_id_of(interaction: Interaction) -> int | None:
    """Return under which id a place's tables are kept; None where members see all of their own."""
    # Without the bot it is the channel's: nobody can tell which others a member may look into.
    kind = kind_of(interaction)
    if kind == PlaceKind.SERVER:
        return interaction.guild_id
    return None if kind == PlaceKind.DIRECT else interaction.channel_id


def place_ids_of(interaction: Interaction) -> Collection[int] | None:
    """Return every id under which tables of a place are kept; None as `place_id_of` does."""
    # What was begun in a channel before its server let the bot in goes on there.
    place_id, here = place_id_of(interaction), interaction.channel_id
    return None if place_id is None else {each for each in (place_id, here) if each is not None}


def own_place_ids_of(interaction: Interaction) -> Collection[int] | None:
    """Return the same for what a member has played: with all of a server's channels."""
    # What was played in one before its server let the bot in is kept under the channel's id.
    place_ids, guild = place_ids_of(interaction), interaction.guild
    if place_ids is None or guild is None or kind_of(interaction) != PlaceKind.SERVER:
        return place_ids
    return {*place_ids, *(each.id for each in (*guild.channels, *guild.threads))}


def answers_only(interaction: Interaction) -> bool:
    """Whether the bot may only answer interactions there."""
    return kind_of(interaction) in ANSWERS_ONLY


async def reply(interaction: Interaction, drawing: Drawing) -> int | None:
    """Send the member alone a new message; return its id where Discord reports it."""
    return (await _send(interaction, drawing, private=True)).message_id


async def publish(
    interaction: Interaction, drawing: Drawing, *, ping: int | Collection[int] | None = None
) -> int | None:
    """Send the channel a message that may ping members, or raise `NotDeclaredPublic`."""
    return (await publish_told(interaction, drawing, ping=ping)).message_id


@dataclass(frozen=True, slots=True)
class SentAnswer:
    """A message that was sent as an answer."""

    message_id: int | None
    follows: bool = False  # whether it came after the first answer
    hidden: bool = False  # whether Discord shows it to the member alone, whatever was asked


async def publish_told(
    interaction: Interaction, drawing: Drawing, *, ping: int | Collection[int] | None = None
) -> SentAnswer:
    """Do as `publish` does, and tell what came of it."""
    command = interaction.command
    if command is not None and not is_public(interaction):
        raise NotDeclaredPublic(command.qualified_name)
    return await _send(interaction, drawing, private=False, ping=ping)


def is_read_by_others(interaction: Interaction) -> bool:
    """Whether others read the message that was pressed."""
    message = interaction.message
    here = interaction.guild_id is not None or interaction.context.private_channel
    return here and message is not None and not message.flags.ephemeral


async def update(interaction: Interaction, drawing: Drawing, *, for_all: bool = False) -> None:
    """Answer a press or a form by changing the message that was pressed.

    One that others read is changed only to what is `for_all`; else the answer is the member's own.
    """
    if not for_all and is_read_by_others(interaction):
        await reply(interaction, drawing)
        return
    _finish(interaction, drawing, own=not for_all)
    files = await open_files(drawing) if drawing.files else []
    if await unanswered(interaction):
        await interaction.response.edit_message(view=drawing.view, attachments=files)
    else:
        await interaction.edit_original_response(view=drawing.view, attachments=files)
    interaction.client.posts.press_tokens.note(interaction)


@dataclass(frozen=True, slots=True)
class PrivateMessage:
    """A message with which an interaction was answered, for its member alone.

    `message_id` is None where Discord hasn't told it; `follows` says that it wasn't the first
    answer.
    """

    interaction: Interaction
    message_id: int | None = None
    follows: bool = False

    def is_same(self, other: "PrivateMessage") -> bool:
        """Whether both are one message."""
        return self.message_id is not None and self.message_id == other.message_id

    async def change(self, drawing: Drawing) -> None:
        """Change it to a drawing of a hand, which is as its member has set it by now."""
        self.interaction.client.command_links.link(drawing.view)
        files = await open_files(drawing)
        if self.follows and self.message_id is not None:
            followup = self.interaction.followup
            await followup.edit_message(self.message_id, view=drawing.view, attachments=files)
        else:
            await self.interaction.edit_original_response(view=drawing.view, attachments=files)

    async def remove(self) -> None:
        """Delete it; one that is gone already is none the worse."""
        try:
            if self.follows and self.message_id is not None:
                await self.interaction.followup.delete_message(self.message_id)
            else:
                await self.interaction.delete_original_response()
        except discord.NotFound as error:
            if fault_of(error) is not Fault.GONE:
                raise


async def reply_changeably(interaction: Interaction, drawing: Drawing) -> PrivateMessage:
    """Send the member alone a new message, and return it as one to change later."""
    before = interaction.response.is_done()
    message_id = await reply(interaction, drawing)
    # A refusal may have been the first answer: what comes after it must leave it alone.
    answered = interaction.response.type is discord.InteractionResponseType.channel_message
    return PrivateMessage(interaction, message_id, follows=before or not answered)


async def update_own(interaction: Interaction, drawing: Drawing) -> PrivateMessage:
    """Answer a press on a private message by changing it, or by a new one where it is gone."""
    try:
        await update(interaction, drawing)
    except discord.NotFound as error:
        if fault_of(error) is not Fault.GONE:
            raise
        return await reply_changeably(interaction, drawing)
    return PrivateMessage(interaction, interaction.message.id if interaction.message else None)


async def acknowledge(interaction: Interaction) -> None:
    """Tell Discord that a press was heard, where nothing has been answered."""
    if await unanswered(interaction):
        await interaction.response.defer()


async def suggest_nothing(interaction: Interaction) -> None:
    """Answer what a member is typing with nothing to choose from."""
    if await unanswered(interaction):
        await interaction.response.autocomplete([])


async def attempt(answer: Awaitable[_T]) -> _T | None:
    """Await an answer that may fail without loss, as what it shows is stored; None if it does."""
    try:
        async with asyncio.timeout(ANSWER_WITHIN):
            return await answer
    except (*TROUBLE, discord.InteractionResponded) as error:
        say = _log.info if by_twin(error) else _log.warning
        say("not answered", error=named(error), code=getattr(error, "code", None))
        return None


async def _send(
    interaction: Interaction,
    drawing: Drawing,
    *,
    private: bool,
    ping: int | Collection[int] | None = None,
) -> SentAnswer:
    mentions = discord.AllowedMentions.none()
    if ping is not None:
        called = (ping,) if isinstance(ping, int) else ping
        mentions.users = [discord.Object(each) for each in called]
    _finish(interaction, drawing, own=private)
    files = await open_files(drawing)
    if await unanswered(interaction):
        answer = await interaction.response.send_message(
            view=drawing.view, files=files, ephemeral=private, allowed_mentions=mentions
        )
        shown = answer.resource
        hidden = isinstance(shown, discord.InteractionMessage) and shown.flags.ephemeral
        return SentAnswer(answer.message_id, hidden=hidden or answer.is_ephemeral())
    await promise_of(interaction).give_way(private=private)
    message = await interaction.followup.send(
        view=drawing.view,
        files=files,
        ephemeral=private,
        allowed_mentions=mentions,
        wait=True,
    )
    promise_of(interaction).kept()
    return SentAnswer(message.id, follows=True, hidden=message.flags.ephemeral)


def _finish(interaction: Interaction, drawing: Drawing, *, own: bool) -> None:
    """Do to a drawing what its words alone can't: link commands, and have one's `own` spoken."""
    interaction.client.command_links.link(drawing.view)
    language = interaction.extras.get(SPOKEN)
    if own and language is not None:
        speak(drawing.view, language)


async def arrived(interaction: Interaction) -> int | None:
    """Return the id of the first answer's message if it arrived though sending it failed."""
    for _ in range(LOOKS):
        try:
            message = await interaction.original_response()
        except TROUBLE as error:
            if fault_of(error) is Fault.LATER:
                continue
            return None
        # One that says "is thinking" was only promised; a private one is another process's refusal.
        return None if message.flags.loading or message.flags.ephemeral else message.id
    return None
