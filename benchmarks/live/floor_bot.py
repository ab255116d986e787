"""The floor of a click: a bot whose button commits one row and edits its message, and no more.

Run against a stand-in by `benchmarks.live.clicks`; `FLOOR_FILE` names its database, `FLOOR_MEMBERS`
those it writes to first.
"""

import asyncio
import os
from typing import Any

import aiosqlite
import discord


class Counter(discord.ui.View):
    """One button that counts how often it was pressed."""

    def __init__(self, database: aiosqlite.Connection) -> None:
        super().__init__(timeout=None)
        self._database = database
        self._presses = 0

    @discord.ui.button(label="Press", custom_id="floor")
    async def press(
        self, interaction: discord.Interaction[discord.Client], _: discord.ui.Button[Any]
    ) -> None:
        """Commit a row, then edit the message."""
        self._presses += 1
        row = (self._presses, interaction.user.id)
        await self._database.execute("INSERT INTO presses VALUES (?, ?)", row)
        await self._database.commit()
        await interaction.response.edit_message(content=f"Pressed {self._presses} times.")


class Floor(discord.Client):
    """The bot."""

    def __init__(self, database: aiosqlite.Connection) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self._counter = Counter(database)

    async def on_ready(self) -> None:
        """Write to the members."""
        for each in os.environ["FLOOR_MEMBERS"].split(","):
            channel = await self.create_dm(discord.Object(int(each)))
            await channel.send("Press.", view=self._counter)


async def main() -> None:
    """Run the bot."""
    async with aiosqlite.connect(os.environ["FLOOR_FILE"]) as database:
        await database.execute("PRAGMA journal_mode = WAL")
        await database.execute("PRAGMA synchronous = FULL")
        await database.execute("CREATE TABLE presses (press INTEGER PRIMARY KEY, member INTEGER)")
        async with Floor(database) as client:
            await client.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
