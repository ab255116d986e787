"""Where tests keep their files: in memory, where a machine has the room for them.

A bot waits for its disk at each write, which is more than half of what most tests take.
"""

import os
import shutil
import tempfile
from pathlib import Path
from typing import Final

MEMORY: Final = Path("/dev/shm")
ROOM: Final = 2 * 2**30
"""Bytes that must be free there: a test removes what it has made, unless it fails or is killed."""


def keep_in_memory() -> None:
    """Have all temporary files made in memory, unless TMPDIR says where."""
    if "TMPDIR" not in os.environ and _has_room():
        # Programs that tests start, and pytest's own workers, read it there.
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def _has_room() -> bool:
    if not MEMORY.is_dir() or not os.access(MEMORY, os.W_OK):
        return False
    # Some tests make programs, which a container may not let one run there.
    runs = not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
    return runs and shutil.disk_usage(MEMORY).free >= ROOM
