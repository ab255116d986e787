"""Defers every command, press and form in time: Discord waits three seconds for the first answer.

A deferred command shows "is thinking", and the first follow-up takes its place and its visibility.
It is private unless the command is `PUBLIC`, and is deleted before an answer for other eyes. A
deferred press or form shows nothing. Suggestions can't be deferred: late, there are none.
"""

import asyncio
from typing import Any, Final

import discord
import structlog

from cogs.transport.causes import named
from cogs.transport.posts import TROUBLE, Fault, by_twin, fault_of

PROMISED_AFTER: Final = 1.5
"""Seconds until an interaction is deferred: half of the time Discord gives."""

PUBLIC: Final[dict[Any, Any]] = {"public": True}
"""The `extras` of a command whose answer the channel sees: nobody else sees any other's."""

TRIES: Final = 3
"""How often it is tried to take a promise back before no answer is given at all."""

_KEY: Final = "promise"

_log = structlog.get_logger()


class Promise:
    """The deferral of an interaction's answer."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._interaction = interaction
        self._private = not is_public(interaction)
        self._timer: asyncio.TimerHandle | None = None
        self._making: asyncio.Task[None] | None = None
        self._over = False
        self._stands = False
        self._tried = False  # whether a follow-up was sent, which may be there though that failed

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
        """Let a follow-up take the place of "is thinking", or delete that if visibility differs.

        An `HTTPException` means that it can't be deleted: others would read the follow-up.
        """
        if self._stands and self._private != private:
            await self._take_back()
        self._tried = True

    def kept(self) -> None:
        """Note that a follow-up has taken its place."""
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
        except RuntimeError as error:
            if not self._interaction.client.is_closed():
                raise
            _log.info("promise not made, as the bot has stopped", error=named(error))
            return
        self._stands = response.type is discord.InteractionResponseType.deferred_channel_message

    async def _take_back(self) -> None:
        for left in reversed(range(TRIES)):
            try:
                # By now it may be the answer, of which only the confirmation was lost.
                if not self._tried or await self._is_thinking():
                    await self._interaction.delete_original_response()
                break
            except discord.NotFound:
                break  # Somebody has deleted it.
            except TROUBLE as error:
                if not left or fault_of(error) is not Fault.LATER:
                    raise
        self._stands = False

    async def _is_thinking(self) -> bool:
        return (await self._interaction.original_response()).flags.loading


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
