"""Lists of games: those open in a server, and a member's own."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.table.scene import Scene, scene, scene_for
from club.table.snapshot import Snapshot, load_all
from club.turn_clock.nudging import may_nudge
from data.core import returning_members
from data.members import blocks
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from data.watching import game_lists

PAGE: Final = 6
"""Tables on a page: one takes up to five of the forty components of a message."""


@dataclass(frozen=True, slots=True)
class OpenGamesPage:
    """A page, from 0, of a server's open games, as everybody may see them: free seats come first.

    `free` and `running` count the tables on all pages.
    """

    scenes: tuple[Scene, ...] = ()
    free: int = 0
    running: int = 0
    page: int = 0
    pages: int = 1


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A member's own game, since when it waits, and whether they may `nudge` the one on turn."""

    scene: Scene
    since: datetime
    nudge: bool = False


class GameFinder:
    """Lists the games that a member can join, watch or continue."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def going_on(
        self,
        server_id: int,
        member_id: int,
        page: int = 0,
        *,
        visible: Callable[[int], bool] = lambda _: True,
    ) -> OpenGamesPage:
        """Return a page of a server's open games, the free seats first; beyond the last, the last.

        A seat that a block keeps the member from is left out; `visible` says which channels they
        see.
        """
        now = self._clock.now()
        async with self._database.read() as connection:
            known = await returning_members.known_as(connection, member_id)
            apart = await blocks.around(connection, known)
            every = [
                each
                for each in await game_lists.open_tables(connection, server_id, now)
                if visible(each.channel_id)
                and not (each.status == TableStatus.WAITING and each.host_id in apart)
            ]
            pages = max(1, -(-len(every) // PAGE))
            page = min(page, pages - 1)
            here = every[page * PAGE : (page + 1) * PAGE]
            shown = await load_all(connection, (each.table_id for each in here))
        free = sum(each.status == TableStatus.WAITING for each in every)
        return OpenGamesPage(
            tuple(scene(each, None) for each in shown), free, len(every) - free, page, pages
        )

    async def games(self, snapshots: list[Snapshot], member_id: int) -> list[OwnGame]:
        """Add to a member's tables what the list of their games shows beyond them."""
        now = self._clock.now()
        async with self._database.read() as connection:
            return [
                OwnGame(
                    scene_for(each, member_id),
                    await _since(connection, each),
                    nudge=await may_nudge(connection, each, member_id, now),
                )
                for each in snapshots
            ]


async def _since(connection: AsyncConnection, snapshot: Snapshot) -> datetime:
    table = snapshot.table
    begun = table.started_at or table.created_at
    if table.status != TableStatus.PLAYING:
        return begun
    return await game_lists.last_move_at(connection, table.table_id) or begun
