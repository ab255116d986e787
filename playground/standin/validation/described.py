"""Finding Discord's description of its API on this machine.

It is large and Discord's own, so it isn't kept here: `DISCORD_OPENAPI` names a copy. Without
one, or without the library that reads it, what the bot sends is checked against the limits
alone.
"""

import logging
import os
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playground.standin.validation.openapi import Description

VARIABLE = "DISCORD_OPENAPI"

_log = logging.getLogger(__name__)


def why_not() -> str | None:
    """Say why requests aren't checked against the description; None if they are."""
    if not os.environ.get(VARIABLE):
        return f"{VARIABLE} names no copy of Discord's OpenAPI description"
    if find_spec("jsonschema_rs") is None:
        return "jsonschema-rs is not installed (see requirements-dev.txt)"
    return None


def description() -> "Description | None":
    """Give the description, read once; None if there is none.

    Raises:
        OSError: If the variable names a file that can't be read.
        ValueError: If that file isn't JSON.
    """
    if (reason := why_not()) is not None:
        _log.debug("what the bot sends is checked against the limits alone: %s", reason)
        return None
    return _read(os.environ[VARIABLE])


@cache
def _read(file: str) -> "Description":
    from playground.standin.validation.openapi import Description  # noqa: PLC0415

    return Description.read(Path(file))
