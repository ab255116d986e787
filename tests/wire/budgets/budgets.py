"""What the bot may spend on each thing it does. To raise a budget is to change a line here."""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Spent(NamedTuple):
    """What something costs, counted so that it comes out the same on every machine.

    Attributes:
        statements: SQL statements, without what begins and ends transactions.
        rows: Rows that they return.
        requests: Requests to Discord, the answer to the member among them.
        limited: Those of the requests that count against a bot's 50 a second: all but answers to
            interactions and edits by their tokens.
        calls: Calls of Python functions of the bot and of the libraries it alone uses.
    """

    statements: int
    rows: int
    requests: int
    limited: int
    calls: int


HEADROOM: Final = 1.02
"""How far calls may go over: they differ a little with the order in which tasks are run."""

PRESSES: Final[Mapping[str, Spent]] = {
    "move stock": Spent(4, 2, 1, 0, 1_970),
    "move take": Spent(4, 2, 1, 0, 1_980),
    "move pass": Spent(8, 11, 3, 1, 3_450),
    "move discard": Spent(8, 14, 3, 1, 3_610),
    "pick knock": Spent(4, 4, 1, 0, 2_800),
    "move knock": Spent(35, 55, 5, 3, 11_100),
    "next": Spent(4, 4, 1, 0, 1_570),
}
"""A press of each kind in a game between two members, with all that is redrawn after it.

What others see of a draw is drawn with the discard. A knock ends the deal, whose result is counted
and drawn."""

WATCHED: Final[Mapping[str, int]] = {
    "move stock": 34,
    "move take": 34,
    "move pass": 80,
    "move discard": 80,
    "pick knock": 34,
    "move knock": 124,
    "next": 34,
}
"""Calls more where somebody watches the bot: all that measures, which goes by the transactions and
requests of a press."""

REDRAW: Final = Spent(5, 6, 3, 1, 2_620)
"""Both hands and the channel's message, drawn anew."""

COMMANDS: Final[Mapping[str, Spent]] = {
    "play": Spent(9, 5, 1, 0, 5_790),
    "hand": Spent(10, 16, 2, 0, 4_260),
    "games": Spent(7, 9, 1, 0, 2_820),
    "scores": Spent(6, 7, 1, 0, 2_400),
    "rules": Spent(4, 5, 1, 0, 2_310),
    "standings": Spent(14, 2, 1, 0, 4_470),
    "profile": Spent(12, 3, 1, 0, 4_370),
    "history": Spent(4, 2, 1, 0, 1_510),
    "me": Spent(4, 4, 1, 0, 2_560),
    "help": Spent(2, 2, 1, 0, 1_540),
    "learn": Spent(2, 2, 1, 0, 1_140),
}
"""A command of somebody who has just begun a game, the second time."""

START: Final = Spent(6_080, 7_050, 5, 5, 1_580_000)
"""A start with a thousand running tables: each is read once, after whatever else waits."""
