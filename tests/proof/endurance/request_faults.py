"""What goes wrong with the bot's requests during the whole run: now this, now that, in any server.

They are the faults of `tests/proof/faults/fault_injection.py`, but rarer, and lasting longer.
Sessions of the gateway are disturbed apart, one shard at a time.
"""

from typing import Final

from playground.standin.faults import Fault
from tests.proof.faults.fault_injection import FaultInjector

EVERY: Final = 50
"""Which request meets a fault: every fiftieth."""

PERIOD: Final = (20, 200)
"""For how many requests something stays closed, denied or gone."""

APART: Final = ("gateway", "asked to reconnect", "invalid session", "events out of order")
"""How the names of those faults begin that aren't about a request."""

CLOSED: Final = ("10003", "50001", "50007", "50013", "50083", "50278")
"""The same of those that close a channel or a member's direct messages for a while: the bot leaves
these alone until somebody presses there, and here nobody does any more in the end."""

CALLBACK: Final = "/interactions/"


class RequestFaults(FaultInjector):
    """A plan of faults.

    Attributes:
        seed: What its dice begin with.
        excused: The interactions whose answers met a fault, which is filled.
        resting: Whether requests meet none for the moment.
    """

    def __init__(self, seed: int, excused: set[str]) -> None:
        super().__init__(seed, EVERY, PERIOD, APART + CLOSED)
        self.excused = excused
        self.seed, self.resting = seed, False

    def __call__(self, method: str, path: str) -> Fault | None:
        """Say what a request meets."""
        if self.resting:
            return None
        fault = super().__call__(method, path)
        if fault is not None and path.startswith(CALLBACK):
            self.excused.add(path.split("/")[2])
        return fault
