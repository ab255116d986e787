"""The presses by whose tokens messages can be edited, which counts for no limit of the bot."""

import copy
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

import discord

from club.core.clock import Clock

GOOD_FOR: Final = timedelta(minutes=14)
"""How long a token is used; Discord takes it for 15 minutes."""

REMEMBERED = 4_000
"""The most messages with a token, the latest pressed: a hand each of two thousand games."""

_BY_UPDATE = (
    discord.InteractionResponseType.message_update,
    discord.InteractionResponseType.deferred_message_update,
)


class _Pressed(NamedTuple):
    interaction: discord.Interaction[Any]
    since: datetime


class PressTokens:
    """The latest press of each message that was answered by changing it."""

    def __init__(self, clock: Clock) -> None:
        """Take the clock by which tokens run out."""
        self._clock = clock
        self._pressed: dict[int, _Pressed] = {}

    def note(self, interaction: discord.Interaction[Any]) -> None:
        """Remember a press that was answered by changing its message, unless it is private."""
        message = interaction.message
        if message is None or message.flags.ephemeral:
            return
        if interaction.response.type not in _BY_UPDATE:
            return  # `@original` is another message, that of the first answer.
        kept = copy.copy(interaction)
        kept.message = kept.data = None  # They are as large as all the rest.
        self._pressed.pop(message.id, None)
        self._pressed[message.id] = _Pressed(kept, self._clock.now())
        if len(self._pressed) > REMEMBERED:
            del self._pressed[next(iter(self._pressed))]

    def serves(self, message_id: int) -> bool:
        """Return whether there is a token by which a message can be edited."""
        pressed = self._pressed.get(message_id)
        if pressed is not None and self._clock.now() - pressed.since >= GOOD_FOR:
            self.forget(message_id)
            return False
        return pressed is not None

    async def edit(self, message_id: int, view: discord.ui.LayoutView, **more: Any) -> None:  # noqa: ANN401 - attachments
        """Edit a message by its token; raises what a request may raise."""
        pressed = self._pressed[message_id].interaction
        await pressed.edit_original_response(view=view, **more)

    def forget(self, message_id: int) -> None:
        """Use a message's token no more."""
        self._pressed.pop(message_id, None)
