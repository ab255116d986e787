"""The bot's settings from its environment."""

from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from pydantic import Field, HttpUrl, SecretStr

from data.upkeep.storage_settings import SettingsProblem, StorageSettings, read_environment

__all__ = ["Settings", "SettingsProblem", "TokenMissing", "read_settings"]

from cogs.app.logs import LogFormat


class TokenMissing(SettingsProblem):
    """There is no token yet."""


class Settings(StorageSettings):
    """The settings of the bot and its database; the pause is in seconds a move."""

    discord_token: SecretStr = SecretStr("")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    documents_url: HttpUrl | None = None
    computer_pause: float = Field(default=1.0, ge=0, le=60)
    heartbeat_file: Path | None = None
    log_format: LogFormat = LogFormat.TEXT
    metrics_port: int | None = Field(default=None, ge=1, le=65_535)
    metrics_host: str = "127.0.0.1"
    sentry_dsn: SecretStr | None = None


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
    return settings


def _needs(setting: str, package: str) -> None:
    if find_spec(package) is None:
        raise SettingsProblem(
            f"{setting} needs the Python package {package}:"
            " pip install -r requirements-monitoring.txt."
        )
