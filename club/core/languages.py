"""Which languages there are, and in which of them whom is written to.

A language is a folder in `locales/`. Three things are written: an answer that one member alone
sees, a direct message, and what stands in a channel. Each has one function here, and what they go
by is stored, so that a message comes out the same however and whenever it is drawn.
"""

from functools import cache
from pathlib import Path
from typing import Final

LOCALES: Final = Path(__file__).parents[2] / "locales"
"""The folders of words, one for each language."""

GROUND: Final = "en"
"""The language that has every message."""

AUTO: Final = "auto"
"""What stands for the language that Discord tells of."""


@cache
def shipped() -> tuple[str, ...]:
    """The languages that there are, English first."""
    found = sorted(folder.name for folder in LOCALES.iterdir() if any(folder.glob("*.ftl")))
    return tuple(sorted(found, key=lambda name: name != GROUND))


def nearest(locale: str | None) -> str:
    """The language for a locale as Discord names it, such as `en-GB`; English for an unknown one.

    Args:
        locale: The locale; None or "" where Discord has told none.
    """
    wanted = (locale or GROUND, (locale or GROUND).partition("-")[0])
    return next((name for name in wanted if name in shipped()), GROUND)


def of_channel(chosen: str, preferred: str | None) -> str:
    """The language of what a server's members all see.

    Args:
        chosen: What the server has set.
        preferred: The server's locale as Discord last gave it.
    """
    return nearest(preferred if chosen == AUTO else chosen)


def of_message(chosen: str, given: str, channel: str) -> str:
    """The language of a direct message.

    Args:
        chosen: What the member has set.
        given: The member's locale as Discord last gave it; "" where it never did.
        channel: The language of the server that the message is about.
    """
    if chosen != AUTO:
        return nearest(chosen)
    return nearest(given) if given else channel


def of_answer(chosen: str, given: str) -> str:
    """The language of an answer that one member alone sees.

    Args:
        chosen: What the member has set.
        given: The member's locale as Discord gives it with what is answered.
    """
    return nearest(given if chosen == AUTO else chosen)
