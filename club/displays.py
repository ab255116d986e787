"""Which message shows which table, for those who draw."""

from data import displays
from data.database import Database
from data.displays import Display


class Displays:
    """The rows that remember each message and the ply that it shows."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_table(self, table_id: int) -> list[Display]:
        """All messages that show a table."""
        async with self._database.read() as connection:
            return await displays.of_table(connection, table_id)

    async def save(self, display: Display) -> int:
        """Keep a message in place of the one for the same table, kind, member and anchor.

        Returns:
            The display's id.
        """
        async with self._database.write() as connection:
            return await displays.save(connection, display)

    async def remove(self, display_id: int) -> bool:
        """Forget a message; False when it was forgotten already."""
        async with self._database.write() as connection:
            return await displays.remove(connection, display_id)

    async def behind(self) -> list[int]:
        """The tables with a message that doesn't show how they stand."""
        async with self._database.read() as connection:
            return await displays.behind(connection)
