"""The bot's settings from its environment."""

from pathlib import Path
from typing import Literal

from pydantic import Field, HttpUrl, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict


class SettingsProblem(Exception):  # noqa: N818 - it carries a sentence for the bot's host
    """A setting is missing or makes no sense; the text is one sentence that says which."""


class TokenMissing(SettingsProblem):
    """There is no token yet."""


class Settings(BaseSettings):
    """The settings, read from the environment and from `.env`; the pause is in seconds a move."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore"
    )

    discord_token: SecretStr = SecretStr("")
    database_url: str = "sqlite+aiosqlite:///undercut.db"
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    documents_url: HttpUrl | None = None
    computer_pause: float = Field(default=1.0, ge=0, le=60)
    heartbeat_file: Path | None = None


def read_settings(*, token_needed: bool = True) -> Settings:
    """Read and check the settings, or raise `SettingsProblem`; tools can do without the token."""
    try:
        settings = Settings()
    except ValidationError as error:
        # Only the setting's name and the rule it breaks: the value may be a secret.
        first = error.errors(include_input=False)[0]
        name = "_".join(str(part) for part in first["loc"]).upper()
        raise SettingsProblem(f"{name} can't be used: {first['msg']}.") from None
    except UnicodeDecodeError:
        raise SettingsProblem("The file .env isn't readable as UTF-8 text.") from None
    if token_needed and not settings.discord_token.get_secret_value().strip():
        raise TokenMissing(
            "DISCORD_TOKEN isn't set: run python bot.py --setup, or copy .env.example to .env and"
            " put the bot's token there (or try the game without Discord: make play)."
        )
    return settings
