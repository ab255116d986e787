"""Translations of what Discord shows while a member types; typed names stay the same everywhere."""

from functools import cache
from typing import Any, Final

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation

from club.core.languages import GROUND, nearest
from cogs.kit.text import Text, bare_sentences

TYPED: Final = frozenset(
    {
        TranslationContextLocation.group_name,
        TranslationContextLocation.parameter_name,
    }
)
"""What a member types, besides the name of a command."""


class Translator(app_commands.Translator):
    """Says in another language what the commands say in English."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Find the sentence and say it; None for what stays as it is."""
        language = nearest(locale.value)
        if language == GROUND or _is_typed(context):
            return None
        key = keys().get(string.message)
        return None if key is None else Text(language)(key)


def _is_typed(context: app_commands.TranslationContext[Any, Any]) -> bool:
    menu = isinstance(context.data, app_commands.ContextMenu)
    name = context.location is TranslationContextLocation.command_name
    return context.location in TYPED or (name and not menu)


@cache
def keys() -> dict[str, str]:
    """Return the keys of sentences without arguments by their English text; commands' keys win."""
    english, found = Text(), dict[str, str]()
    for key in sorted(bare_sentences(), key=lambda key: not key.startswith("command-")):
        found.setdefault(english(key), key)
    return found
