"""The languages (folders in `locales/`), and which one a member or a channel gets.

It depends on stored facts, so that a message comes out the same whenever it is drawn.
"""

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

# The folders of messages, one for each language.
LOCALES: Final = Path(__file__).parents[2] / "locales"

# The language that has every message.
GROUND: Final = "en"

# Stands for the language that Discord reports.
AUTO: Final = "auto"


# Choices whose language is remembered: every drawing asks for the same few.
_REMEMBERED: Final = 1024


@cache
def shipped() -> tuple[str, ...]:
    """Return the names of the languages, English first."""
    found = sorted(folder.name for folder in LOCALES.iterdir() if any(folder.glob("*.ftl")))
    return tuple(sorted(found, key=lambda name: name != GROUND))


@lru_cache(maxsize=_REMEMBERED)
def nearest(locale: str | None) -> str:
    """Return the language for Discord's locale, such as `en-GB`; English for any other."""
    wanted = (locale or GROUND, (locale or GROUND).partition("-")[0])
    return next((name for name in wanted if name in shipped()), GROUND)


@lru_cache(maxsize=_REMEMBERED)
def of_channel(chosen: str, preferred: str | None) -> str:
    """Return the language of a channel, by the server's setting and its locale in Discord."""
    return nearest(preferred if chosen == AUTO else chosen)


@lru_cache(maxsize=_REMEMBERED)
def of_message(chosen: str, given: str, channel: str) -> str:
    """Return the language of a direct message: as set, or the member's locale, or the channel's."""
    if chosen != AUTO:
        return nearest(chosen)
    return nearest(given) if given else channel


def of_answer(chosen: str, given: str) -> str:
    """Return the language of an answer that one member sees, by their setting and their locale."""
    return nearest(given if chosen == AUTO else chosen)
