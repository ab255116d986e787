"""Private answers in one sentence: to what was refused, and to what went wrong."""

from typing import Any

import discord
import structlog

from club.core.errors import Refusal
from cogs.kit.ids import Action
from cogs.kit.text import Text, safe_name
from cogs.routing.reply_language import language_of, settled_language
from cogs.transport.causes import named
from cogs.transport.deferral import promise_of, unanswered
from cogs.transport.posts import TROUBLE, by_twin
from data.storage.causes import cause_of

Interaction = discord.Interaction[Any]

# The arguments of refusals that people have chosen the words of.
_NAMES = frozenset({"name", "channel"})

_log = structlog.get_logger()


async def answer_privately(interaction: Interaction, key: str, **args: str | int) -> None:
    """Say one message to the member who asked or pressed, and to nobody else."""
    sentence = Text(await settled_language(interaction))(key, **args)
    sentence = interaction.client.command_links.linked(sentence)
    if await unanswered(interaction):
        await interaction.response.send_message(sentence, ephemeral=True)
    else:
        await promise_of(interaction).give_way(private=True)
        await interaction.followup.send(sentence, ephemeral=True)
        promise_of(interaction).kept()


async def answer_error(
    interaction: Interaction, error: Exception, action: Action | None = None
) -> None:
    """Answer an error privately; unless it is a refusal, log it, without the rest of the action."""
    key, args = "refusal-broken", dict[str, str | int]()
    if isinstance(error, Refusal):
        key, args = error.key, _harmless_args(error)
    else:
        trouble = cause_of(error)
        if trouble is not None:
            key = "refusal-storage"
        _log.error(
            "press failed",
            error=trouble or type(error).__name__,
            exc_info=error if trouble is None else None,
            **({"kind": action.kind, "table": action.table, "ply": action.ply} if action else {}),
            interaction=interaction.id,
        )
    interaction.client.dispatch("error_answered", interaction, error)
    try:
        await answer_privately(interaction, key, **args)
    except TROUBLE as late:
        say = _log.info if by_twin(late) else _log.warning
        code = getattr(late, "code", None)
        say("no answer reached the member", error=named(late), code=code)


def said(interaction: Interaction, refusal: Refusal) -> str:
    """What a refusal says to the member who asked."""
    return Text(language_of(interaction))(refusal.key, **_harmless_args(refusal))


def _harmless_args(refusal: Refusal) -> dict[str, str | int]:
    return {word: _harmless(word, told) for word, told in refusal.args_.items()}


def _harmless(word: str, said: str | int) -> str | int:
    return safe_name(said) if word in _NAMES and isinstance(said, str) else said
