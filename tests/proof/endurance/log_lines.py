"""What the processes have said: an error needs a cause that lies outside the program."""

import re
from collections.abc import Iterable, Iterator

_WRONG = re.compile(r"Traceback|\[(?:error|critical) ")

_CAUSED = re.compile(r"""(?:cause|error)=["'](?:the database |Discord |the connection failed)""")
"""How lines name the trouble of a database or of Discord: `data/storage/causes.py` and
`cogs/transport/causes.py`."""

_SHARD = re.compile(r"\[discord\.shard\].*cause=")
"""A shard connects anew: its connection was cut, or nobody answered it."""


def without_cause(said: Iterable[str]) -> Iterator[str]:
    """The lines that tell of an error, other than of one that was caused from outside."""
    for line in said:
        if _WRONG.search(line) and not (_CAUSED.search(line) or _SHARD.search(line)):
            yield line
