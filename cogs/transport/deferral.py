"""Promises that an answer will follow, made in time to every command, press and form.

Discord waits three seconds for the first answer, however long the work takes that comes before it.
So each interaction has a timer from its arrival on, and the promise is made by itself where nothing
has been answered by then. An answer asks `unanswered` first, which ends that.

What a command promises is a message, "is thinking", in whose place the first follow-up comes: those
who saw the one see the other, whatever the follow-up asks for. It is private unless the command
declares its answer `PUBLIC`, and it is taken back before an answer that is for others than saw it.
A press or a form promises nothing that is seen. Suggestions for an option can't be promised; where
they take too long, there is nothing to choose from.
"""

import asyncio
from typing import Any, Final

import discord
import structlog

from cogs.transport.causes import named
from cogs.transport.posts import TROUBLE, Fault, by_twin, fault_of

PROMISED_AFTER: Final = 1.5
"""Seconds after which Discord is told that the answer will follow: half of the time there is."""

PUBLIC: Final[dict[Any, Any]] = {"public": True}
"""The `extras` of a command whose answer the channel sees: nobody else sees any other's."""

TRIES: Final = 3
"""How often it is tried to take a promise back before no answer is given at all."""

_KEY: Final = "promise"

_log = structlog.get_logger()


class Promise:
    """What Discord is told of an interaction's answer before there is one.

    Args:
        interaction: What is to be answered.
    """

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._interaction = interaction
        self._private = not is_public(interaction)
        self._timer: asyncio.TimerHandle | None = None
        self._making: asyncio.Task[None] | None = None
        self._over = False
        self._stands = False

    def start(self, seconds: float) -> None:
        """Make it after so many seconds, unless an answer is being given by then."""
        if not self._over:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._begin)

    async def end(self) -> None:
        """Make it no more, and wait for it if it is just being made."""
        self._over = True
        if self._timer is not None:
            self._timer.cancel()
        if self._making is not None:
            await asyncio.wait({self._making})  # Who gives up waiting doesn't stop it.

    async def give_way(self, *, private: bool) -> None:
        """Let a follow-up come in the place of "is thinking", or take that back before it.

        Args:
            private: Whether the member alone is to see the follow-up.

        Raises:
            discord.HTTPException: It can't be taken back; others would read the follow-up.
        """
        if self._stands and self._private != private:
            await self._take_back()
        self._stands = False

    async def withdraw(self) -> None:
        """Take it back, as no answer will follow."""
        await self.end()
        try:
            if self._stands:
                await self._take_back()
        except TROUBLE as error:
            _log.warning("promise not taken back", error=named(error))

    def _begin(self) -> None:
        self._making = asyncio.create_task(self._make(), name="promise")

    async def _make(self) -> None:
        response = self._interaction.response
        try:
            if self._interaction.type is discord.InteractionType.autocomplete:
                await response.autocomplete([])
            else:
                await response.defer(ephemeral=self._private)
        except (*TROUBLE, discord.InteractionResponded) as error:
            say = _log.info if by_twin(error) else _log.warning
            say("promise not made", error=named(error))
            return
        self._stands = response.type is discord.InteractionResponseType.deferred_channel_message

    async def _take_back(self) -> None:
        for left in reversed(range(TRIES)):
            try:
                await self._interaction.delete_original_response()
                break
            except discord.NotFound:
                break  # Somebody has deleted it.
            except TROUBLE as error:
                if not left or fault_of(error) is not Fault.LATER:
                    raise
        self._stands = False


def promise_of(interaction: discord.Interaction[Any]) -> Promise:
    """The promise of an interaction's answer, made or not."""
    found = interaction.extras.get(_KEY)
    if not isinstance(found, Promise):
        found = interaction.extras[_KEY] = Promise(interaction)
    return found


def is_public(interaction: discord.Interaction[Any]) -> bool:
    """Tell whether it is declared that everybody in the channel sees a command's answer."""
    command = interaction.command
    return command is not None and bool(command.extras.get("public"))


async def unanswered(interaction: discord.Interaction[Any]) -> bool:
    """Tell whether the first answer is still to be given, and promise none from here on."""
    await promise_of(interaction).end()
    return not interaction.response.is_done()
