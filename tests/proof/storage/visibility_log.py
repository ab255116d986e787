"""Who sees what: every message as each member sees it at the moment when it comes or changes."""

import re
from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from playground.driver import StandIn, buttons, menus, texts
from playground.standin.models import LOADING, Message
from playground.standin.shapes import message_json

Seen = Mapping[str, frozenset[str]]
"""What each member has seen, by their names."""

THINKING: Final = "is thinking"

_NUMBERS = re.compile(r"\d{6,}")


class VisibilityLog:
    """Writes down what members see."""

    def __init__(self, discord: StandIn) -> None:
        self._world = discord.world
        self._seen = defaultdict[str, set[str]](set)
        discord.world.listeners.append(self._heard)

    def take(self) -> Seen:
        """Give what was seen since it was last asked for."""
        seen, self._seen = self._seen, defaultdict(set)
        return {name: frozenset(said) for name, said in seen.items()}

    def _heard(self, event: str, subject: object) -> None:
        if event not in {"message_create", "message_update"} or not isinstance(subject, Message):
            return
        channel = self._world.channels[subject.channel_id]
        for user in self._world.users.values():
            shown = subject.only_for in {None, user.id} and self._world.sees(user, channel)
            if shown and not user.bot:
                self._seen[user.name].add(self._said(subject))

    def _said(self, message: Message) -> str:
        """All that can be read on a message, without the numbers that no two runs share."""
        if message.flags & LOADING:
            return THINKING
        shown = message_json(self._world, message)
        parts = [
            texts(shown),
            *(one.label for one in buttons(shown)),
            *(one.placeholder for one in menus(shown)),
            *(label for one in menus(shown) for label, _ in one.options),
            *(one["filename"] for one in shown["attachments"]),
        ]
        return _NUMBERS.sub("#", "\n".join(part for part in parts if part))
