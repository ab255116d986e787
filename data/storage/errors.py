"""What the database refuses, one class a reason."""


class DatabaseProblem(Exception):  # noqa: N818 - a sentence for people
    """The database can't be opened; the text is one sentence for whoever runs the bot."""


class PlyTaken(Exception):  # noqa: N818 - reads as what happened
    """Somebody else has already played this ply at this table."""


class AlreadyWaiting(Exception):  # noqa: N818 - reads as what happened
    """A challenge between these two members already waits for its answer in this server."""


class DatabaseMoved(Exception):  # noqa: N818 - reads as what happened
    """The file of the database isn't where it was opened; what is written to it would be lost."""
