"""How long a run took, and by how much its process grew."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.proof.fuzz.target import Findings

if sys.platform != "win32":
    import resource

_UNIT = 1024 * 1024 if sys.platform == "darwin" else 1024
"""What the system counts memory in, as a part of a MiB."""


@contextmanager
def measured(found: Findings) -> Iterator[None]:
    """Note both in the findings when the block ends."""
    begun, before = time.monotonic(), _most()
    try:
        yield
    finally:
        found.seconds = time.monotonic() - begun
        found.grown = _most() - before


def _most() -> int:
    if sys.platform == "win32":
        return 0  # which doesn't tell
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // _UNIT
