"""Files that members send, fetched from Discord without taking its word for their size."""

import aiohttp

WITHIN = 10.0
"""Seconds that Discord has to hand a file over."""

_PART = 64 * 1024


async def fetch(url: str, most: int) -> bytes | None:
    """Fetch a file; None as soon as it turns out to be larger than it may be.

    Args:
        url: Where Discord keeps it.
        most: How many bytes it may have, once they are unpacked.

    Raises:
        aiohttp.ClientError: Discord doesn't hand it over.
        TimeoutError: It takes too long.
    """
    found = bytearray()
    limit = aiohttp.ClientTimeout(total=WITHIN)
    async with (
        aiohttp.ClientSession(timeout=limit, raise_for_status=True) as session,
        session.get(url) as answer,
    ):
        async for part in answer.content.iter_chunked(_PART):
            found += part
            if len(found) > most:
                return None
    return bytes(found)
