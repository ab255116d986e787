"""A click whose answer is on its way to a message that others draw too."""

from dataclasses import dataclass

from cogs.scheduling.precedence import PendingClick


@dataclass(eq=False, slots=True)
class PendingAnswer:
    """A click whose answer is on its way.

    `clear`: no edit of its message was under way when it came, which could arrive after the answer.
    `shown`: the ply that the answer has brought the message to.
    """

    click: PendingClick
    clear: bool
    shown: int = -1
