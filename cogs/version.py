"""This program's version, from the one place where it stands."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).parents[1] / "pyproject.toml"


@cache
def version() -> str:
    """Return the version."""
    return str(tomllib.loads(PROJECT.read_text("utf-8"))["project"]["version"])
