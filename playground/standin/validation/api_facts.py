"""Reading the facts of Discord's API that requests are checked against.

`api_facts.json` has them: the part of Discord's OpenAPI description that is about the stand-in's
routes, without its sentences. `python -m tools.api_facts` writes it. Where the library that checks
isn't installed, as where somebody only plays, requests are checked against the limits alone.
"""

import logging
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playground.standin.validation.openapi import Description

FILE = Path(__file__).with_name("api_facts.json")

_log = logging.getLogger(__name__)


@cache
def description() -> "Description | None":
    """Give Discord's description of its API, read once; None without the library to check it."""
    if find_spec("jsonschema_rs") is None:
        _log.debug("requests are checked against the limits alone: jsonschema-rs is not installed")
        return None
    from playground.standin.validation.openapi import Description  # noqa: PLC0415

    return Description.read(FILE)
