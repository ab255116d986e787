"""The settings of the database, which the bot and its host's commands read alike."""

from pathlib import Path
from typing import TypeVar

from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict


class SettingsProblem(Exception):  # noqa: N818 - it carries a sentence for the bot's host
    """A setting is missing or makes no sense; the text is one sentence that says which."""


class StorageSettings(BaseSettings):
    """Read from the environment and from `.env`; a backup is made every so many hours, 0: never."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore"
    )

    database_url: str = "sqlite+aiosqlite:///undercut.db"
    backup_folder: Path | None = None
    backup_every: float = Field(default=24.0, ge=0, le=8760)
    backup_keep: int = Field(default=7, ge=1, le=10_000)


Kind = TypeVar("Kind", bound=StorageSettings)


def read_environment(kind: type[Kind]) -> Kind:
    """Read and check settings, or raise `SettingsProblem`."""
    try:
        return kind()
    except ValidationError as error:
        # Only the setting's name and the rule it breaks: the value may be a secret.
        first = error.errors(include_input=False)[0]
        name = "_".join(str(part) for part in first["loc"]).upper()
        raise SettingsProblem(f"{name} can't be used: {first['msg']}.") from None
    except UnicodeDecodeError:
        raise SettingsProblem("The file .env isn't readable as UTF-8 text.") from None
