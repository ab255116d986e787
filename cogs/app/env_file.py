"""The file of settings, which holds the token: whether others can read it."""

import os
import stat
from pathlib import Path
from typing import Final

# In the folder that the bot is started from.
FILE: Final = Path(".env")


def is_open_to_others() -> bool:
    """Return whether other users of this machine can read the file, on POSIX."""
    try:
        rights = FILE.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH)
    except OSError:
        return False
    return bool(rights) and hasattr(os, "getuid")
