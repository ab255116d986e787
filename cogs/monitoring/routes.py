"""A request's route as a label: its method and path, with no id and no token."""

from collections.abc import Sequence
from typing import Final

from cogs.monitoring.measures import OTHER, known

_METHODS: Final = frozenset({"GET", "POST", "PUT", "PATCH", "DELETE"})

# The words in the paths that Discord's API has for what the bot asks; whatever else stands between
# them is a token, an emoji, or a new endpoint of discord.py's.
_WORDS: Final = frozenset(
    {
        "@me",
        "@original",
        "applications",
        "bot",
        "callback",
        "channels",
        "commands",
        "emojis",
        "gateway",
        "guilds",
        "interactions",
        "members",
        "messages",
        "oauth2",
        "permissions",
        "pins",
        "roles",
        "scheduled-events",
        "thread-members",
        "threads",
        "users",
        "webhooks",
    }
)

# Parts of a path before its first word: "/", "api", "v10".
_HEAD: Final = 3

# Parts of the longest path that is told whole.
_LONGEST: Final = 10

# By which an interaction is answered first; its id is the third part from the end.
ANSWER: Final = "POST /interactions/{id}/{}/callback"


def route_of(method: str, parts: Sequence[str]) -> str:
    """Return the label of a request, by its method and the parts of its path."""
    if len(parts) > _LONGEST:
        return OTHER
    said = [
        part if part in _WORDS else "{id}" if part.isdecimal() else "{}" for part in parts[_HEAD:]
    ]
    return f"{known(method, _METHODS)} /{'/'.join(said)}"
