"""How long the texts from outside may be, and how they are cut before anything else is done.

Discord promises limits of its own, and a buggy or forged payload keeps none of them. So a text is
held to ours where it comes in: a name is cut, which does no harm, and what somebody types is
refused, since a part of it would mean something else.
"""

import re
from typing import Final

NAME: Final = 64
"""Code points of the name of a member or a role; Discord allows 32."""

PLACE_NAME: Final = 100
"""Code points of the name of a server or a channel, as many as Discord allows."""

LINE: Final = 256
"""Code points of any one line that is shown: more than any name, reason or title has."""

TYPED: Final = 100
"""Code points of an option or a field that declares no limit of its own: as many as a choice
that Discord offers while somebody types may have."""

CHOSEN: Final = 25
"""What may be chosen in one menu, as many as Discord allows."""

SENTENCE: Final = 200
"""Code points of all that a sentence is about, up to which it is remembered for the next time."""

WHOLE: Final = 2**53 - 1
"""The highest whole number that an option may have, as Discord says."""

_UNSTORABLE = re.compile("[\0\ud800-\udfff]")


def clipped(text: str, most: int) -> str:
    """Cut a text, and leave out what no database takes: NULs and lone surrogates.

    Args:
        text: The text, however long.
        most: How many code points of it are looked at.
    """
    return _UNSTORABLE.sub("", text[:most])
