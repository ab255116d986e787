"""Names failures outside the program for the host; a log line with one needs no traceback."""

import socket
from typing import Final

import aiohttp
import discord

from data.storage import causes

TOO_MANY: Final = 429
_SERVER_ERROR: Final = 500

UNREACHABLE: Final = (aiohttp.ClientError, ConnectionError, TimeoutError, socket.gaierror)
"""What a request raises that never came to an answer of Discord's."""


def cause_of(error: BaseException | None) -> str | None:
    """Name the outside failure that an error is or comes from; None if unknown."""
    if error is None:
        return None
    if (stored := causes.cause_of(error)) is not None:
        return stored
    if isinstance(error, discord.GatewayNotFound):
        return cause_of(error.__cause__) or "Discord named no gateway"
    if isinstance(error, discord.HTTPException):
        outage = error.status >= _SERVER_ERROR or error.status == TOO_MANY
        return _answered(error) if outage else None
    if isinstance(error, discord.ConnectionClosed):
        return f"Discord closed the connection ({error.code})"
    return _of_network(error) if isinstance(error, UNREACHABLE) else None


def named(error: BaseException) -> str:
    """Say what an error comes down to in a few words: its cause, or else its kind."""
    if isinstance(error, discord.HTTPException):
        return _answered(error)
    return cause_of(error) or type(error).__name__


def _answered(error: discord.HTTPException) -> str:
    return f"Discord answered {error.status}"


def _of_network(error: BaseException) -> str:
    if isinstance(error, (aiohttp.ClientConnectorDNSError, socket.gaierror)):
        host = f" for {error.host}" if isinstance(error, aiohttp.ClientConnectorDNSError) else ""
        return f"no address was found{host}: see whether this machine is online"
    if isinstance(error, TimeoutError):
        return "Discord didn't answer in time"
    if isinstance(error, aiohttp.ClientConnectorError):
        return f"no connection to {error.host}: {error.os_error.strerror or error.os_error}"
    if isinstance(error, aiohttp.ClientResponseError):
        return f"Discord answered {error.status}"
    if isinstance(error, OSError):
        return f"the connection failed: {error.strerror or type(error).__name__}"
    return f"the connection failed: {type(error).__name__}"
