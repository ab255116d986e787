"""The bot's settings from its environment."""

from pathlib import Path
from typing import Literal

from pydantic import Field, HttpUrl, SecretStr

from data.upkeep.storage_settings import SettingsProblem, StorageSettings, read_environment

__all__ = ["Settings", "SettingsProblem", "TokenMissing", "read_settings"]


class TokenMissing(SettingsProblem):
    """There is no token yet."""


class Settings(StorageSettings):
    """The settings of the bot and its database; the pause is in seconds a move."""

    discord_token: SecretStr = SecretStr("")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    documents_url: HttpUrl | None = None
    computer_pause: float = Field(default=1.0, ge=0, le=60)
    heartbeat_file: Path | None = None


def read_settings(*, token_needed: bool = True) -> Settings:
    """Read and check the settings, or raise `SettingsProblem`; tools can do without the token."""
    settings = read_environment(Settings)
    if token_needed and not settings.discord_token.get_secret_value().strip():
        raise TokenMissing(
            "DISCORD_TOKEN isn't set: run python bot.py --setup, or copy .env.example to .env and"
            " put the bot's token there (or try the game without Discord: make play)."
        )
    return settings
