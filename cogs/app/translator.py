"""Translations of what Discord shows while a member types: names of commands, and what they do."""

from functools import cache
from typing import Any, Final

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation

from club.core.languages import GROUND, nearest
from cogs.kit.text import Text, bare_sentences

# What a member types after the name of a group, which is the same everywhere.
NAMES: Final = frozenset(
    {
        TranslationContextLocation.command_name,
        TranslationContextLocation.parameter_name,
    }
)


class Translator(app_commands.Translator):
    """Says in another language what the commands say in English."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Find the sentence or the name and say it; None for what stays as it is."""
        language = nearest(locale.value)
        if language == GROUND or context.location is TranslationContextLocation.group_name:
            return None
        typed = f"typed-{string.message}"
        if _is_typed(context):
            key = typed if typed in names() else None
        else:
            key = keys().get(string.message)
        return None if key is None else Text(language)(key)


def _is_typed(context: app_commands.TranslationContext[Any, Any]) -> bool:
    menu = isinstance(context.data, app_commands.ContextMenu)
    return context.location in NAMES and not menu


@cache
def names() -> frozenset[str]:
    """Return the keys of the names of commands and options."""
    return frozenset(key for key in bare_sentences() if key.startswith("typed-"))


@cache
def keys() -> dict[str, str]:
    """Return the keys of sentences without arguments by their English text; commands' keys win."""
    english, found = Text(), dict[str, str]()
    for key in sorted(bare_sentences(), key=lambda key: not key.startswith("command-")):
        if not key.startswith("typed-"):
            found.setdefault(english(key), key)
    return found
