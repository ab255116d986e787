"""What is on screen of cups: their messages, and what has been said of them."""

from datetime import datetime

from club.core.clock import Clock
from club.cups import cup_scene, stored_cup
from club.cups.cup_notices import LATE
from club.cups.cup_scene import CupScene
from club.cups.stored_cup import read_plan
from data.cups import cup_messages, cup_notices, cups
from data.cups.cup_messages import CupMessageRow
from data.cups.cup_notices import CupNoticeKey, CupNoticeRow
from data.storage.database import Database


class CupDisplays:
    """Reads cups to be drawn (NoSuchCup, UnreadableCup), and notes what has been sent of them."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def scene(self, cup_id: int, *, server_id: int | None = None) -> CupScene:
        """Return a cup as it stands; it must be of the server if one is given."""
        async with self._database.read() as connection:
            cup = await stored_cup.load(connection, cup_id, server_id=server_id)
            return await cup_scene.scene_of(connection, cup, self._clock.now())

    async def of_server(self, server_id: int) -> list[tuple[int, int, datetime | None]]:
        """Return a server's cups, the latest first: number, channel, and when each was over."""
        async with self._database.read(alone=True) as connection:
            return await cups.of_server(connection, server_id)

    async def behind(self) -> list[int]:
        """Return the cups of which something has happened that their message doesn't show."""
        async with self._database.read(alone=True) as connection:
            return await cups.behind(connection)

    async def to_tell(self) -> list[int]:
        """Return the cups of which there may be something to say: their end for a while yet."""
        since = self._clock.now() - LATE
        async with self._database.read(alone=True) as connection:
            return await cups.running(connection, since)

    async def match_at(self, table_id: int) -> tuple[str, int] | None:
        """Return the title of the cup for which a table is played, and of teams the board, or 0."""
        async with self._database.read(alone=True) as connection:
            found = await cups.match_at(connection, table_id)
        if found is None:
            return None
        title, board, plan = found
        try:
            return title, board if read_plan(plan).of_teams else 0
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            return title, 0  # Whoever looks at the cup says that it can't be read.

    async def message(self, cup_id: int) -> CupMessageRow | None:
        """Return the message that shows a cup, or None."""
        async with self._database.read(alone=True) as connection:
            return await cup_messages.get(connection, cup_id)

    async def shown(self, row: CupMessageRow, seen: CupMessageRow | None) -> CupMessageRow | None:
        """Note which message shows a cup, in the place of the one `seen`; return the stored one."""
        async with self._database.write() as connection:
            return await cup_messages.put(connection, row, seen)

    async def cleared(self, cup_id: int, former_id: int) -> None:
        """Note that the message before is deleted."""
        async with self._database.write(alone=True) as connection:
            await cup_messages.cleared(connection, cup_id, former_id)

    async def said(self, cup_id: int) -> dict[CupNoticeKey, int | None]:
        """Return what has been said of a cup, each with its message."""
        async with self._database.read(alone=True) as connection:
            return await cup_notices.of_cup(connection, cup_id)

    async def note_said(self, cup_id: int, key: CupNoticeKey, message_id: int | None) -> bool:
        """Note that something was said, or can't be; False where it was noted before."""
        row = CupNoticeRow(cup_id, *key, at=self._clock.now(), message_id=message_id)
        async with self._database.write() as connection:
            return await cup_notices.add(connection, row)
