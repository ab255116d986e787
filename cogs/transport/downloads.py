"""Files that members send, fetched from Discord without taking its word for their size."""

import aiohttp

WITHIN = 10.0
"""Seconds that Discord has to hand a file over."""

_PART = 64 * 1024


async def fetch(url: str, most: int) -> bytes | None:
    """Fetch a file; None over `most` bytes unpacked. Raises aiohttp.ClientError, TimeoutError."""
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
