"""What a host or a translator writes: `.env`, the database's address, files of sentences."""

import contextlib
import logging
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import mock

from cogs.app.config import Settings, SettingsProblem, read_settings
from cogs.kit.text import Sentences, entries
from data.storage import urls
from data.storage.errors import DatabaseProblem
from tests.proof.fuzz.target import ROOT, Target, refused

SECRET = "swordfish"
"""Stands for a token or a password: no sentence may repeat it."""

_TOKEN = f"DISCORD_TOKEN={SECRET}\n"


@cache
def _folder() -> TemporaryDirectory[str]:
    for name in Settings.model_fields:
        os.environ.pop(name.upper(), None)
    return TemporaryDirectory(prefix="fuzz-env-")


def _env(text: str) -> bool:
    logging.getLogger("dotenv.main").setLevel(logging.ERROR)  # it tells of each line it can't read
    folder = _folder().name
    (Path(folder) / ".env").write_bytes((_TOKEN + text).encode("utf-8", "surrogatepass"))
    with contextlib.chdir(folder):
        try:
            settings = read_settings()
        except SettingsProblem as problem:
            return refused(problem, SECRET)
    assert SECRET not in repr(settings)
    return True


def _url(text: str) -> bool:
    text = text.encode("utf-8", "ignore").decode()  # as settings are read
    # Nothing is made on this machine's disk for what comes by chance.
    with mock.patch.object(urls, "check_file", autospec=True):
        try:
            url = urls.read_url(text)
        except DatabaseProblem as problem:
            return refused(problem, SECRET)
    assert url.drivername in {"sqlite+aiosqlite", "postgresql+asyncpg"}
    assert url.password != SECRET or text.count(SECRET) > 1 or SECRET not in repr(url)
    return True


def _sentences(text: str) -> bool:
    """A file of sentences: whatever is in it is said, or counts as not translated."""
    said = 0
    words = Sentences("en", [text])
    for key, _ in entries(text):
        if key in words and words.say(key, {"name": "North", "points": 12}) is not None:
            said += 1
    return said > 0


def targets() -> Iterator[Target]:
    """What a host or a translator writes."""
    files = sorted((ROOT / "locales").glob("*/[a-d]*.ftl"))[:12]
    yield Target(
        "env",
        (
            "LOG_LEVEL=DEBUG\nCOMPUTER_PAUSE=1\nDOCUMENTS_URL=https://example.org/docs\n",
            'DATABASE_URL="sqlite+aiosqlite:///undercut.db" # here\nexport LOG_LEVEL=INFO',
        ),
        _env,
        ("cogs/app/config.py",),
        tuple(f"{name.upper()}=" for name in Settings.model_fields),
        500,
        inputs=200_000,
    )
    yield Target(
        "database_urls",
        (
            "sqlite+aiosqlite:///undercut.db",
            f"postgresql+asyncpg://user:{SECRET}@host:5432/name",
            f"postgres://user:{SECRET}@[::1]/name?ssl=require",
        ),
        _url,
        ("data/storage/urls.py",),
        ("sqlite", "postgres", "+asyncpg", "://", "///", "@", ":", "?", "%2f", "["),
        300,
    )
    yield Target(
        "sentences",
        tuple(file.read_text("utf-8")[:800] for file in files),
        _sentences,
        ("cogs/kit/text.py",),
        (
            "{ $name }",
            "{ $points ->\n",
            "[one] ",
            "*[other] ",
            "}",
            " = ",
            "\n    ",
            "NUMBER(",
            '"',
        ),
        1_200,
        inputs=200_000,
    )
