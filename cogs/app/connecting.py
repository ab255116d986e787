"""Connect to Discord: retry while it can't be reached, stop where it refuses.

Until connected, discord.py gives up at the first error, so each try has a client of its own.
"""

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final

import discord
import structlog

from cogs.app.client import Undercut
from cogs.transport.causes import TOO_MANY, UNREACHABLE, cause_of
from cogs.transport.cooldown import retry_after

# Seconds before the second try, at most; each further pause is up to twice as long.
FIRST: Final = 1.0

# Seconds that a pause may grow to.
LONGEST: Final = 300.0

# Seconds of a pause that Discord itself asks for, at most.
AS_ASKED: Final = 3600.0

# Seconds in which the first connection must stand: then discord.py's own tries nest ever
# deeper.
PATIENCE: Final = 120.0

_BAD_TOKEN: Final = 4004
_INTENTS: Final = 4014

# What to do where the gateway won't have the bot, by the code with which it closes.
REFUSED: Final = {
    _BAD_TOKEN: "Discord doesn't accept this DISCORD_TOKEN: copy it again.",
    4010: "Discord refused this shard (close code 4010): start the bot again.",
    4011: "The bot is in too many servers for its shards (close code 4011): start it again; it then"
    " asks Discord how many it needs. If SHARD_COUNT is set, set a larger one.",
    4012: "Discord no longer offers this version of its gateway (close code 4012): update Undercut"
    " and install its requirements again.",
    4013: "Discord doesn't know the intents that the bot asks for (close code 4013): update"
    " Undercut and install its requirements again.",
    _INTENTS: "Discord doesn't allow the intents that the bot asks for (close code 4014): turn on"
    " the privileged gateway intents on the Bot page of the Developer Portal.",
}

# The codes after which another start helps.
_RESTARTED: Final = frozenset({4010, 4011})

_UNAUTHORIZED: Final = 401
_SERVER_ERROR: Final = 500

_log = structlog.get_logger()


class Refused(Exception):  # noqa: N818 - it carries a sentence for the bot's host
    """Discord won't have the bot; the text is one sentence that says what to do.

    It is `final` where starting again changes nothing.
    """

    def __init__(self, sentence: str, *, final: bool = False) -> None:
        super().__init__(sentence)
        self.final = final


class Connection:
    """The bot's connection and its current client; `dice` returns a number from 0 to below 1."""

    def __init__(
        self,
        make: Callable[[], Undercut],
        token: str,
        *,
        sleep: Callable[[float], Coroutine[Any, Any, None]] = asyncio.sleep,
        dice: Callable[[], float] = random.random,
    ) -> None:
        self._make = make
        self._token = token
        self._sleep = sleep
        self._dice = dice
        self._client: Undercut | None = None

    async def run(self) -> None:
        """Stay connected until closed or cancelled; raise `Refused` if Discord refuses the bot."""
        pauses = self._pauses()
        while True:
            async with self._make() as client:
                self._client = client
                try:
                    return await self._connect(client)
                except Exception as error:
                    if (refusal := refusal_of(error)) is not None:
                        raise refusal from error
                    if not is_outage(error):
                        raise
                    # Not the error itself: it holds all of the client that failed.
                    cause, asked_for = cause_of(error), _asked_for(error)
                    if client.shards:
                        pauses = self._pauses()
                finally:
                    self._client = None
            pause = max(next(pauses), asked_for)
            _log.warning("Discord can't be reached", cause=cause, again_in=f"{pause:.0f} s")
            await self._sleep(pause)

    def announce_restart(self) -> None:
        """Have the client tell the tables that the bot is about to restart, if it is there."""
        if self._client is not None:
            self._client.announce_restart()

    def state(self) -> str:
        """Say in a few words whether the bot is connected."""
        shards = self._client.shards.values() if self._client is not None else ()
        connected = shards and not any(each.is_closed() for each in shards)
        return "connected to Discord" if connected else "waiting for Discord"

    async def _connect(self, client: Undercut) -> None:
        running = asyncio.create_task(client.start(self._token))
        waiting = asyncio.create_task(self._until_late(client))
        try:
            await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
            if not running.done() and not client.shards:
                raise TimeoutError
            await running
        finally:
            waiting.cancel()
            running.cancel()
            await asyncio.wait({running})

    async def _until_late(self, client: Undercut) -> None:
        """Return once the first connection should stand; waiting for a turn doesn't count."""
        await self._sleep(PATIENCE)
        turns = client.identify_turns
        while turns is not None and turns.waiting:
            await self._sleep(FIRST)

    def _pauses(self) -> Iterator[float]:
        """Growing pauses, none quite as another bot's, so that not all come back at once."""
        longest = FIRST
        while True:
            yield longest * (1 + self._dice()) / 2
            longest = min(2 * longest, LONGEST)


def refusal_of(error: BaseException) -> Refused | None:
    """Say what to do where Discord won't have the bot; None where an error means something else."""
    if isinstance(error, discord.GatewayNotFound) and error.__cause__ is not None:
        return refusal_of(error.__cause__)
    code = _closed_with(error)
    if code in REFUSED:
        return Refused(REFUSED[code], final=code not in _RESTARTED)
    if isinstance(error, discord.HTTPException) and not is_outage(error):
        return Refused(f"Discord answered {error.status}, and won't have the bot.")
    return None


def _closed_with(error: BaseException) -> int | None:
    """The code with which the gateway closes for the reason that an error has."""
    if isinstance(error, discord.ConnectionClosed):
        return error.code
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return _INTENTS
    unknown = isinstance(error, discord.HTTPException) and error.status == _UNAUTHORIZED
    return _BAD_TOKEN if unknown or isinstance(error, discord.LoginFailure) else None


def is_outage(error: BaseException) -> bool:
    """Tell whether an error means that Discord can't be reached for now."""
    if isinstance(error, discord.HTTPException):
        return error.status >= _SERVER_ERROR or error.status == TOO_MANY
    return isinstance(error, (discord.GatewayNotFound, *UNREACHABLE))


def _asked_for(error: BaseException) -> float:
    """The seconds that Discord asks to be left alone for."""
    answered = error.__cause__ if isinstance(error, discord.GatewayNotFound) else error
    if not isinstance(answered, discord.HTTPException):
        return 0.0
    return min(retry_after(answered), AS_ASKED)
