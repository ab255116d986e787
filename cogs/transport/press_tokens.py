"""The presses by whose tokens messages can be edited, which counts for no limit of the bot."""

from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple, cast

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

PRESSED: Final = cast("int", "@original")
"""What Discord calls the pressed message, where the press was answered by changing it; of a
command, the message of its first answer."""


class Token(NamedTuple):
    """What edits a message while it is good."""

    webhook: discord.Webhook  # and not the press, which holds the whole message
    since: datetime
    name: int = PRESSED  # by which the webhook knows the message


class PressTokens:
    """The token of the latest press of each message that was answered by changing it."""

    def __init__(self, clock: Clock) -> None:
        """Take the clock by which tokens run out."""
        self._clock = clock
        self._tokens: dict[int, Token] = {}

    def note(self, interaction: discord.Interaction[Any]) -> None:
        """Remember a press that was answered by changing its message, unless it is private."""
        message = interaction.message
        if message is None or message.flags.ephemeral:
            return
        if interaction.response.type not in _BY_UPDATE:
            return  # `@original` is another message, that of the first answer.
        self._remember(message.id, Token(interaction.followup, self._clock.now()))

    def note_answer(
        self, interaction: discord.Interaction[Any], message_id: int, *, follows: bool
    ) -> None:
        """Remember the interaction that a message answers, first or as one that `follows`."""
        name = message_id if follows else PRESSED
        self._remember(message_id, Token(interaction.followup, self._clock.now(), name))

    def _remember(self, message_id: int, token: Token) -> None:
        self._tokens.pop(message_id, None)
        self._tokens[message_id] = token
        if len(self._tokens) > REMEMBERED:
            del self._tokens[next(iter(self._tokens))]

    def of(self, message_id: int) -> Token | None:
        """Return what can edit a message by its token; None if nothing can."""
        token = self._tokens.get(message_id)
        if token is not None and self._clock.now() - token.since >= GOOD_FOR:
            self.forget(message_id)
            return None
        return token

    def forget(self, message_id: int) -> None:
        """Use a message's token no more."""
        self._tokens.pop(message_id, None)
