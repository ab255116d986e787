"""Lets the computer's players move, table by table."""

from club.club import Club
from cogs.displays import Displays
from cogs.pertable import PerTable


class Computers:
    """The computer's turns.

    Attributes:
        turns: The tables at which the computer is thinking.
    """

    def __init__(self, club: Club, displays: Displays) -> None:
        self.turns = PerTable("computer", self._play)
        self._club = club
        self._displays = displays

    def wake(self, table_id: int) -> None:
        """Let the computer play at a table if it is its turn."""
        self.turns.ask(table_id)

    async def catch_up(self) -> None:
        """Let it play wherever it is its turn."""
        for table_id in await self._club.computer_to_move():
            self.wake(table_id)

    async def _play(self, table_id: int) -> bool:
        while await self._club.computer_move(table_id) is not None:
            self._displays.refresh(table_id)
        return True
