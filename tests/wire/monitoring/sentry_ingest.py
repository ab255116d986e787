"""A stand-in for the server that takes reports of errors for Sentry."""

import gzip
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web

KEY = "0123456789abcdef0123456789abcdef"


class SentryIngest:
    """Takes whatever is sent, and keeps it.

    Attributes:
        requests: Each request whole: its path, its headers and its body, unpacked.
        status: What it answers.
    """

    def __init__(self) -> None:
        self.requests: list[str] = []
        self.events: list[dict[str, Any]] = []
        self.status = 200
        self.dsn = ""

    async def take(self, request: web.Request) -> web.Response:
        body = await request.read()
        # aiohttp has unpacked it already, where it was packed.
        text = (gzip.decompress(body) if body.startswith(b"\x1f\x8b") else body).decode()
        headers = "\n".join(f"{name}: {value}" for name, value in request.headers.items())
        self.requests.append(f"{request.path_qs}\n{headers}\n{text}")
        _, *items = text.splitlines()
        for head, item in zip(items[::2], items[1::2], strict=False):
            if json.loads(head)["type"] == "event":
                self.events.append(json.loads(item))
        return web.json_response({}, status=self.status)


@asynccontextmanager
async def sentry_ingest() -> AsyncIterator[SentryIngest]:
    """Serve it at a port of its own; `dsn` leads there."""
    ingest = SentryIngest()
    application = web.Application()
    application.add_routes([web.route("*", "/{any:.*}", ingest.take)])
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        ingest.dsn = f"http://{KEY}@127.0.0.1:{runner.addresses[0][1]}/1"
        yield ingest
    finally:
        await runner.cleanup()
