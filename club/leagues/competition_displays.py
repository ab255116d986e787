"""What is on screen of leagues and ladders: their messages, and what has been said of them."""

from datetime import datetime
from typing import ClassVar

from club.core.host_displays import HostDisplays
from club.leagues import competition_scene, stored_competition
from club.leagues.competition_scene import CompetitionScene
from club.leagues.stored_competition import CompetitionKind
from data.core.host_messages import HostMessageStore, HostNoticeStore
from data.leagues import competitions
from data.leagues.competition_displays import COMPETITION_MESSAGES, COMPETITION_NOTICES
from data.leagues.competitions import COMPETITION_STORE
from data.table.match_hosts import HostStore


class CompetitionDisplays(HostDisplays):
    """Reads them to be drawn (NoSuchCompetition, UnreadableCompetition), and notes what is sent."""

    hosts: ClassVar[HostStore] = COMPETITION_STORE
    messages: ClassVar[HostMessageStore] = COMPETITION_MESSAGES
    notices: ClassVar[HostNoticeStore] = COMPETITION_NOTICES

    async def scene(self, competition_id: int, *, server_id: int | None = None) -> CompetitionScene:
        """Return one as it stands; it must be of the server if one is given."""
        async with self._database.read() as connection:
            it = await stored_competition.load(connection, competition_id, server_id=server_id)
            return await competition_scene.scene_of(connection, it, self._clock.now())

    async def of_server(
        self, server_id: int, kind: CompetitionKind
    ) -> list[tuple[int, int, datetime | None]]:
        """Return a server's leagues, or its ladders, the latest first, as cups are returned."""
        async with self._database.read(alone=True) as connection:
            return await competitions.of_server(connection, server_id, kind)
