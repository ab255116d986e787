"""What the database refuses, one class a reason."""

from typing import Final

UNREACHABLE: Final = "08001"
"""PostgreSQL's own number for a server to which no connection can be made."""


class DatabaseProblem(Exception):  # noqa: N818 - a sentence for people
    """The database can't be opened; the text is one sentence for the host of the bot."""


class PlyTaken(Exception):  # noqa: N818 - reads as what happened
    """This ply at this table has already been played."""


class MovedOn(Exception):  # noqa: N818 - reads as what happened
    """Something else has just happened in this cup, in this league, or on this ladder."""


class AlreadyWaiting(Exception):  # noqa: N818 - reads as what happened
    """A challenge between these two members already waits in this server."""


class DatabaseMoved(Exception):  # noqa: N818 - reads as what happened
    """The database's file isn't where it was opened; what is written to it would be lost."""
