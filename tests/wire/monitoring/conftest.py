import io
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import cast

import pytest
import pytest_asyncio
import structlog

from cogs.app.logs import LogFormat, configure
from tests.wire.monitoring.watched_bot import WatchedBot, watched_bot


@pytest_asyncio.fixture
async def watched(tmp_path: Path) -> AsyncIterator[WatchedBot]:
    async with watched_bot(tmp_path) as bot:
        yield bot


@pytest.fixture
def real_log() -> Iterator[io.StringIO]:
    """What is written of the log, in lines of JSON as a host gets them."""
    root, config = logging.getLogger(), structlog.get_config()
    handlers, level = root.handlers[:], root.level
    configure("DEBUG", LogFormat.JSON)
    # Other tests of this process are to get loggers of their own.
    structlog.configure(cache_logger_on_first_use=False)
    written = io.StringIO()
    cast("logging.StreamHandler[io.StringIO]", root.handlers[0]).setStream(written)
    yield written
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.configure(**config)
