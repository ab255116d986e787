"""What is on screen of cups: their messages, and what has been said of them."""

from datetime import datetime
from typing import ClassVar

from club.core.host_displays import HostDisplays
from club.cups import cup_scene, stored_cup
from club.cups.cup_scene import CupScene
from club.cups.stored_cup import read_plan
from data.core.host_messages import HostMessageStore, HostNoticeStore
from data.cups import cups
from data.cups.cup_displays import CUP_MESSAGES, CUP_NOTICES
from data.cups.cups import CUP_STORE
from data.table.match_hosts import HostStore


class CupDisplays(HostDisplays):
    """Reads cups to be drawn (NoSuchCup, UnreadableCup), and notes what has been sent of them."""

    hosts: ClassVar[HostStore] = CUP_STORE
    messages: ClassVar[HostMessageStore] = CUP_MESSAGES
    notices: ClassVar[HostNoticeStore] = CUP_NOTICES

    async def scene(self, cup_id: int, *, server_id: int | None = None) -> CupScene:
        """Return a cup as it stands; it must be of the server if one is given."""
        async with self._database.read() as connection:
            cup = await stored_cup.load(connection, cup_id, server_id=server_id)
            return await cup_scene.scene_of(connection, cup, self._clock.now())

    async def of_server(self, server_id: int) -> list[tuple[int, int, datetime | None]]:
        """Return a server's cups, the latest first: number, channel, and when each was over."""
        async with self._database.read(alone=True) as connection:
            return await cups.of_server(connection, server_id)

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
