"""Answers to commands and presses that only one member sees, or the channel."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

import discord
import structlog

from cogs.posts import TROUBLE, Fault, fault_of, open_files
from cogs.ui.drawing import Drawing
from cogs.ui.items import by_twin

LOOKS = 3
"""How often an answer is looked for whose fate isn't known."""

DEFER_AFTER = 1.5
"""Seconds the work may take before Discord is told that the answer will follow."""

_T = TypeVar("_T")
_log = structlog.get_logger()


async def in_time(
    interaction: discord.Interaction[discord.Client],
    work: Awaitable[_T],
    *,
    private: bool = False,
) -> _T:
    """Wait for work that comes before the answer; if it takes long, promise the answer.

    Args:
        interaction: What is to be answered.
        work: What comes before.
        private: Whether only the member will see the answer of a command: all see what isn't
            promised so.
    """
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=DEFER_AFTER)
    if done:
        return task.result()
    promised = await _try(interaction.response.defer(ephemeral=private))
    try:
        return await task
    except Exception:
        if promised and interaction.type is discord.InteractionType.application_command:
            # Everybody sees "is thinking", and the reason would take its place.
            await _try(interaction.delete_original_response())
        raise


async def _try(promise: Awaitable[object]) -> bool:
    try:
        await promise
    except TROUBLE as error:
        say = _log.info if by_twin(error) else _log.warning
        say("promise not made or kept", error=type(error).__name__)
        return False
    return True


async def reply(
    interaction: discord.Interaction[discord.Client],
    drawing: Drawing,
    *,
    ephemeral: bool = True,
    ping: int | None = None,
) -> int | None:
    """Answer with a new message, first or later.

    Args:
        interaction: What is answered.
        drawing: The message.
        ephemeral: Whether only the member sees it.
        ping: The one member whom it may ping.

    Returns:
        The message's id, where Discord told it.
    """
    mentions = discord.AllowedMentions.none()
    if ping is not None:
        mentions.users = [discord.Object(ping)]
    files = await open_files(drawing)
    if interaction.response.is_done():
        message = await interaction.followup.send(
            view=drawing.view,
            files=files,
            ephemeral=ephemeral,
            allowed_mentions=mentions,
            wait=True,
        )
        return message.id
    answer = await interaction.response.send_message(
        view=drawing.view, files=files, ephemeral=ephemeral, allowed_mentions=mentions
    )
    return answer.message_id


async def arrived(interaction: discord.Interaction[discord.Client]) -> int | None:
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
