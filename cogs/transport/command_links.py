"""Commands that a message names become mentions, which a member taps instead of typing."""

import re
from collections.abc import Mapping
from typing import Final

import discord

ROOM: Final = 4000
"""Characters that a message may have."""

_NAMED: Final = re.compile(r"`/((gin(?:-admin)?) [a-z]+)(?: ([a-z]+:))?`")
"""A command as sentences name it, perhaps with an option."""


class CommandLinks:
    """The commands' ids, as Discord has given them out; without them, names stay plain text."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}

    def know(self, ids: Mapping[str, int]) -> None:
        """Take the ids of the commands at the top, by their names."""
        self._ids = dict(ids)

    def linked(self, text: str) -> str:
        """Return a text with a mention for each command that it names."""
        return _NAMED.sub(self._mention, text)

    def link(self, view: discord.ui.LayoutView) -> None:
        """Do so in a message that is about to be sent, where there is room."""
        shown = [one for one in view.walk_children() if isinstance(one, discord.ui.TextDisplay)]
        texts = [self.linked(one.content) for one in shown]
        if sum(map(len, texts)) <= ROOM:
            for one, text in zip(shown, texts, strict=True):
                one.content = text

    def _mention(self, named: re.Match[str]) -> str:
        number = self._ids.get(named[2])
        if number is None:
            return named[0]
        option = f" `{named[3]}`" if named[3] else ""
        return f"</{named[1]}:{number}>{option}"
