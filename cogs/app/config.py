"""The bot's settings from its environment."""

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

from pydantic import Field, HttpUrl, SecretStr, ValidationInfo, field_validator
from pydantic_core import PydanticCustomError

from cogs.app.logs import LogFormat
from data.upkeep.storage_settings import SettingsProblem, StorageSettings, read_environment

__all__ = ["Settings", "SettingsProblem", "TokenMissing", "read_settings", "read_shard_ids"]

MOST_SHARDS: Final = 100_000
"""More than Discord recommends to any bot."""


class TokenMissing(SettingsProblem):
    """There is no token yet."""


class Settings(StorageSettings):
    """The settings of the bot and its database; pause: seconds a move, limit: a second."""

    discord_token: SecretStr = SecretStr("")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    documents_url: HttpUrl | None = None
    computer_pause: float = Field(default=1.0, ge=0, le=60)
    heartbeat_file: Path | None = None
    log_format: LogFormat = LogFormat.TEXT
    metrics_port: int | None = Field(default=None, ge=1, le=65_535)
    metrics_host: str = "127.0.0.1"
    sentry_dsn: SecretStr | None = None
    shard_count: int | None = Field(default=None, ge=1, le=MOST_SHARDS)
    shard_ids: str | None = None
    request_limit: int = Field(default=50, ge=1, le=100_000)

    @field_validator("shard_ids")
    @classmethod
    def _read_shard_ids(cls, text: str | None, info: ValidationInfo) -> str | None:
        if text is not None:
            try:
                read_shard_ids(text, info.data.get("shard_count"))
            except ValueError as error:
                raise PydanticCustomError("shard_ids", "{why}", {"why": str(error)}) from None
        return text

    @property
    def own_shards(self) -> list[int] | None:
        """The shards of this process; None for all there are."""
        return None if self.shard_ids is None else read_shard_ids(self.shard_ids, self.shard_count)


def read_shard_ids(text: str, count: int | None) -> list[int]:
    """Return the shards that a text such as `0-1` or `2,3` names; ValueError if it can't."""
    if count is None:
        raise ValueError("SHARD_COUNT has to say how many shards there are in all")
    found = set[int]()
    for part in text.split(","):
        ends = re.fullmatch(r"\s*([0-9]{1,6})\s*(?:-\s*([0-9]{1,6})\s*)?", part, re.ASCII)
        if ends is None:
            raise ValueError("write it like 0-1 or 2,3,8-11")
        first, last = int(ends[1]), int(ends[2] or ends[1])
        if not first <= last < count:
            raise ValueError(f"of {count} shards the first is 0 and the last {count - 1}")
        found.update(range(first, last + 1))
    return sorted(found)


def read_settings(*, token_needed: bool = True) -> Settings:
    """Read and check the settings, or raise `SettingsProblem`; tools can do without the token."""
    settings = read_environment(Settings)
    if not token_needed:
        return settings
    if not settings.discord_token.get_secret_value().strip():
        raise TokenMissing(
            "DISCORD_TOKEN isn't set: run python bot.py --setup, or copy .env.example to .env and"
            " put the bot's token there (or try the game without Discord: make play)."
        )
    if settings.metrics_port is not None:
        _needs("METRICS_PORT", "prometheus_client")
    if settings.sentry_dsn is not None:
        _needs("SENTRY_DSN", "sentry_sdk")
    own = settings.own_shards
    if own is not None and len(own) != settings.shard_count and _is_sqlite(settings.database_url):
        raise SettingsProblem(
            "SHARD_IDS leaves shards to other processes, which need one PostgreSQL for all: set"
            " DATABASE_URL (docs/scaling.md)."
        )
    return settings


def _is_sqlite(url: str) -> bool:
    return url.startswith("sqlite")


def _needs(setting: str, package: str) -> None:
    if find_spec(package) is None:
        raise SettingsProblem(
            f"{setting} needs the Python package {package}:"
            " pip install -r requirements-monitoring.txt."
        )
