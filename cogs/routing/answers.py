"""Answers to commands and presses: for one member, for the channel, or on the pressed message.

An answer is private unless it is published, which only commands declared `PUBLIC` may do.
"""

import asyncio
from collections.abc import Awaitable
from typing import Any

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


async def update(interaction: Interaction, drawing: Drawing) -> None:
    """Answer a press or a form by changing the message that was pressed."""
    files = await open_files(drawing) if drawing.files else []
    if await unanswered(interaction):
        await interaction.response.edit_message(view=drawing.view, attachments=files)
    else:
        await interaction.edit_original_response(view=drawing.view, attachments=files)


async def change(interaction: Interaction, drawing: Drawing) -> None:
    """Change the message of an answer that was given before."""
    files = await open_files(drawing)
    await interaction.edit_original_response(view=drawing.view, attachments=files)


def answered_privately(interaction: Interaction) -> bool:
    """Whether the answer's own message is the private one that was replied or updated.

    Where an answer was promised first, it may be another, which everybody sees.
    """
    message, kind = interaction.message, interaction.response.type
    if kind is discord.InteractionResponseType.channel_message:
        return not is_public(interaction)
    updated = kind in {
        discord.InteractionResponseType.message_update,
        discord.InteractionResponseType.deferred_message_update,
    }
    return updated and message is not None and message.flags.ephemeral


async def acknowledge(interaction: Interaction) -> None:
    """Tell Discord that a press was heard, where nothing has been answered."""
    if await unanswered(interaction):
        await interaction.response.defer()


async def suggest_nothing(interaction: Interaction) -> None:
    """Answer what a member is typing with nothing to choose from."""
    if await unanswered(interaction):
        await interaction.response.autocomplete([])


async def attempt(answer: Awaitable[object]) -> None:
    """Await an answer that may fail without loss, as what it shows is stored."""
    try:
        async with asyncio.timeout(ANSWER_WITHIN):
            await answer
    except (*TROUBLE, discord.InteractionResponded) as error:
        say = _log.info if by_twin(error) else _log.warning
        say("not answered", error=named(error), code=getattr(error, "code", None))


async def _send(
    interaction: Interaction, drawing: Drawing, *, private: bool, ping: int | None = None
) -> int | None:
    mentions = discord.AllowedMentions.none()
    if ping is not None:
        mentions.users = [discord.Object(ping)]
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
