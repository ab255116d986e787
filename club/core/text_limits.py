"""The limits of text from outside, and how it is cut before anything else is done.

Forged payloads don't keep Discord's limits. A name is cut, which does no harm; typed text is
refused, since a part of it would mean something else.
"""

import re
from typing import Final

# Code points of the name of a member or a role; Discord allows 32.
NAME: Final = 64

# Code points of the name of a server or a channel, as many as Discord allows.
PLACE_NAME: Final = 100

# Code points of any one line that is shown: more than any name, reason or title has.
LINE: Final = 256

# Code points of an option or field without a limit of its own: that of an autocomplete choice.
TYPED: Final = 100

# Values that may be chosen in one menu, as many as Discord allows.
CHOSEN: Final = 25

# Code points of a sentence's values, up to which it is cached.
SENTENCE: Final = 200

# The highest whole number that an option may have, as Discord says.
WHOLE: Final = 2**53 - 1

_UNSTORABLE = re.compile("[\0\ud800-\udfff]")


def clipped(text: str, most: int) -> str:
    """Cut a text to `most` code points, and drop what no database takes (NULs, lone surrogates)."""
    return _UNSTORABLE.sub("", text[:most])
