"""Answers to commands and presses: for one member, for the channel, or on the pressed message.

An answer is private unless it is published, and a command publishes only what it declares `PUBLIC`.
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
    """Answer with a new message, first or later, that the member alone sees.

    Args:
        interaction: What is answered.
        drawing: The message.

    Returns:
        The message's id, where Discord told it.
    """
    return await _send(interaction, drawing, private=True)


async def publish(
    interaction: Interaction, drawing: Drawing, *, ping: int | None = None
) -> int | None:
    """Answer with a new message, first or later, that everybody in the channel sees.

    Args:
        interaction: What is answered.
        drawing: The message.
        ping: The one member whom it may ping.

    Returns:
        The message's id, where Discord told it.

    Raises:
        NotDeclaredPublic: It is a command that isn't declared public.
    """
    command = interaction.command
    if command is not None and not is_public(interaction):
        raise NotDeclaredPublic(command.qualified_name)
    return await _send(interaction, drawing, private=False, ping=ping)


async def update(interaction: Interaction, drawing: Drawing) -> None:
    """Answer a press or a form by changing the message that was pressed.

    Args:
        interaction: What is answered.
        drawing: The message as it is to be.
    """
    files = await open_files(drawing)
    if await unanswered(interaction):
        await interaction.response.edit_message(view=drawing.view, attachments=files)
    else:
        await interaction.edit_original_response(view=drawing.view, attachments=files)


async def acknowledge(interaction: Interaction) -> None:
    """Tell Discord that a press was heard, where nothing has been answered."""
    if await unanswered(interaction):
        await interaction.response.defer()


async def suggest_nothing(interaction: Interaction) -> None:
    """Answer what a member is typing with nothing to choose from."""
    if await unanswered(interaction):
        await interaction.response.autocomplete([])


async def attempt(answer: Awaitable[object]) -> None:
    """Give an answer that loses nothing where it fails, as what it shows is stored.

    Args:
        answer: The answer, as one of the functions here gives it.
    """
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
    """The id of the first answer's message, where a try to answer failed and it is there after all.

    Args:
        interaction: What was answered.
    """
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
