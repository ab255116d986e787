"""Which modules are extensions: all that say how they are set up."""

import importlib
import pkgutil
from functools import cache

import cogs


@cache
def extension_names() -> tuple[str, ...]:
    """The modules of the cogs that have a `setup`, in the order of their names; found once."""
    walked = pkgutil.walk_packages(cogs.__path__, f"{cogs.__name__}.")
    names = sorted(each.name for each in walked if not each.ispkg)
    return tuple(name for name in names if hasattr(importlib.import_module(name), "setup"))
