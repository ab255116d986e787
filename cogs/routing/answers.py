"""Answers to commands and presses: for one member, for the channel, or on the pressed message.

An answer is private unless it is published, which only commands declared `PUBLIC` may do.
"""

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any, TypeVar

import discord
import structlog

from cogs.kit.drawing import Drawing
from cogs.transport.causes import named
from cogs.transport.deferral import is_public, promise_of, unanswered
from cogs.transport.posts import TROUBLE, Fault, by_twin, fault_of, open_files

ANSWER_WITHIN = 3.0
"""Seconds in which Discord takes an answer; discord.py would try for longer."""

LOOKS = 3
"""How often an answer is looked for whose fate isn't known."""

Interaction = discord.Interaction[Any]

_T = TypeVar("_T")

_log = structlog.get_logger()


class NotDeclaredPublic(Exception):  # noqa: N818 - a mistake in the program, whose name says it
    """A command has published an answer without declaring that it does."""


async def reply(interaction: Interaction, drawing: Drawing) -> int | None:
    """Send the member alone a new message; return its id where Discord reports it."""
    return await _send(interaction, drawing, private=True)


async def publish(
    interaction: Interaction, drawing: Drawing, *, ping: int | None = None
) -> int | None:
    """Send the channel a message that may ping one member, or raise `NotDeclaredPublic`."""
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

    One that others read is changed only to what is `for_all`; else the answer is a message of the
    member's own, whatever the press was forged on.
    """
    if not for_all and is_read_by_others(interaction):
        await reply(interaction, drawing)
        return
    interaction.client.command_links.link(drawing.view)
    files = await open_files(drawing) if drawing.files else []
    if await unanswered(interaction):
        await interaction.response.edit_message(view=drawing.view, attachments=files)
    else:
        await interaction.edit_original_response(view=drawing.view, attachments=files)
    interaction.client.posts.press_tokens.note(interaction)


@dataclass(frozen=True, slots=True)
class PrivateMessage:
    """A message with which an interaction was answered, for its member alone.

    It can be changed while Discord takes requests for the interaction. `message_id` is None where
    Discord hasn't told it; `follows` says that it came after the interaction's first answer.
    """

    interaction: Interaction
    message_id: int | None = None
    follows: bool = False

    def is_same(self, other: "PrivateMessage") -> bool:
        """Whether both are one message."""
        return self.message_id is not None and self.message_id == other.message_id

    async def change(self, drawing: Drawing) -> None:
        """Change it to a drawing."""
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
    """Answer a press on a private message by changing it.

    One that was taken away while it was pressed comes anew.
    """
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
    interaction: Interaction, drawing: Drawing, *, private: bool, ping: int | None = None
) -> int | None:
    mentions = discord.AllowedMentions.none()
    if ping is not None:
        mentions.users = [discord.Object(ping)]
    interaction.client.command_links.link(drawing.view)
    files = await open_files(drawing)
    if await unanswered(interaction):
        answer = await interaction.response.send_message(
            view=drawing.view, files=files, ephemeral=private, allowed_mentions=mentions
        )
        return answer.message_id
    await promise_of(interaction).give_way(private=private)
    message = await interaction.followup.send(
        view=drawing.view,
        files=files,
        ephemeral=private,
        allowed_mentions=mentions,
        wait=True,
    )
    return message.id


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
