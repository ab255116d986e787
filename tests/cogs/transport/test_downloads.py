"""What Discord serves is taken up to a limit, whatever it says of its size or packs it in."""

import gzip
import tracemalloc
from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web

from cogs.transport.downloads import fetch

MOST = 256 * 1024
HUGE = 256 * 1024 * 1024
BOMB = gzip.compress(bytes(HUGE), 9)


async def serve(request: web.Request) -> web.Response:
    bodies = {"small": b"a" * MOST, "large": b"a" * (MOST + 1), "bomb": BOMB}
    name = request.path.rpartition("/")[2]
    if name not in bodies:
        raise web.HTTPNotFound
    headers = {"Content-Encoding": "gzip"} if name == "bomb" else {}
    return web.Response(body=bodies[name], headers=headers)


@pytest_asyncio.fixture
async def address() -> AsyncIterator[str]:
    app = web.Application()
    app.router.add_get("/{name}", serve)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    yield f"http://{host}:{port}"
    await runner.cleanup()


async def test_a_file_of_the_largest_size_is_fetched(address: str) -> None:
    assert await fetch(f"{address}/small", MOST) == b"a" * MOST
    assert await fetch(f"{address}/large", MOST) is None
    with pytest.raises(aiohttp.ClientError):
        await fetch(f"{address}/none", MOST)


async def test_what_grows_when_it_is_unpacked_is_let_go_of(address: str) -> None:
    assert len(BOMB) * 100 < HUGE
    tracemalloc.start()
    try:
        assert await fetch(f"{address}/bomb", MOST) is None
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < HUGE // 8
