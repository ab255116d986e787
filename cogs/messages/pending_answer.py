"""A click whose answer is on its way to a message that others draw too."""

from cogs.scheduling.precedence import PendingClick


class PendingAnswer:
    """A click whose answer is on its way.

    `clear`: no edit of its message was under way when it came, which could arrive after the answer.
    `shown`: the ply that the answer has brought the message to.
    """

    def __init__(self, click: PendingClick, *, clear: bool) -> None:
        self.click = click
        self.clear = clear
        self.shown = -1
