"""Lets the computer's players move, table by table."""

from club.club import Club
from club.snapshot import Snapshot
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

    def after(self, snapshot: Snapshot) -> None:
        """Let it play where it may be its turn after a change of a table."""
        if snapshot.computer_to_move is not None:
            self.wake(snapshot.table.table_id)
        self._wake_others(snapshot)

    def _wake_others(self, snapshot: Snapshot) -> None:
        if any(each.player is not None for each in snapshot.players):
            for table_id in snapshot.stirred:
                if table_id != snapshot.table.table_id:
                    self.wake(table_id)

    async def catch_up(self) -> None:
        """Let it play wherever it is its turn."""
        for table_id in await self._club.computer_to_move():
            self.wake(table_id)

    async def _play(self, table_id: int) -> bool:
        while (moved := await self._club.computer_move(table_id)) is not None:
            for stirred in moved.stirred:
                self._displays.refresh(stirred)
            self._wake_others(moved)
        return True
