"""In which language a member is answered, and how they have set the cards: settled once a thing."""

from typing import Any, Final, Protocol, cast

import discord

from club.core import languages
from club.core.settings import NOTHING_SET, MemberSettings

Interaction = discord.Interaction[Any]

# What an interaction carries, once it is known in which language it is to be answered.
_LANGUAGE: Final = "language"

# What an interaction carries, once it is known what its member has set.
_OWN: Final = "own"


# What an interaction carries whose member has answers read aloud: the language.
SPOKEN: Final = "spoken"


class LanguageClient(Protocol):
    """A client that finds out in which language members are to be answered."""

    async def settle_language(self, interaction: Interaction) -> None:
        """Find out in which language a member is to be answered."""
        ...


async def settled_language(interaction: Interaction) -> str:
    """The language to answer a member in, looked up if it hasn't been."""
    await cast("LanguageClient", interaction.client).settle_language(interaction)
    return language_of(interaction)


def is_settled(interaction: Interaction) -> bool:
    """Tell whether it was looked up."""
    return _LANGUAGE in interaction.extras


def settle(interaction: Interaction, own: MemberSettings | None) -> None:
    """Note what a member has set; None where that isn't known."""
    given = str(interaction.locale.value)  # an unknown one has no text of its own
    if own is None:
        interaction.extras[_LANGUAGE] = languages.nearest(given)
        return
    language = languages.of_answer(own.language, given)
    interaction.extras[_OWN] = own
    interaction.extras[_LANGUAGE] = language
    interaction.extras[SPOKEN] = language if own.spoken else None


def unsettle(interaction: Interaction) -> None:
    """Have it looked up again, as the member has just set it."""
    interaction.extras.pop(_LANGUAGE, None)


def language_of(interaction: Interaction) -> str:
    """The language to answer a member in: as they have set it, where that was looked up."""
    settled = interaction.extras.get(_LANGUAGE)
    return languages.nearest(str(interaction.locale.value)) if settled is None else str(settled)


def own_settings(interaction: Interaction) -> MemberSettings:
    """What a member has set, where that was looked up."""
    own = interaction.extras.get(_OWN)
    return own if isinstance(own, MemberSettings) else NOTHING_SET
