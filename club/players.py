"""The computer's players, in a process of their own so that thinking delays nobody."""

from typing import Protocol

from engine.knock import KnockView
from engine.moves import Move


class Players(Protocol):
    """Whoever chooses the computer's moves."""

    async def choose(self, name: str, view: KnockView, seed: int) -> Move:
        """The move that the player of that name makes with this view."""
        ...
