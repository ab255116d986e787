"""What managers (callers check) do at tables: each a transaction, with a line in the audit."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.errors import (
    DoneByTwinError,
    GameOver,
    NoSuchTable,
    NotPlayer,
    StillUnreadable,
    TwoSidesOnly,
    UnreadableTable,
)
from club.core.people import Person, Place
from club.moderation.quarantine import free
from club.play import turns
from club.ratings import board_points
from club.ratings.recount import count_anew
from club.table import folding
from club.table.annulling import annul
from club.table.snapshot import Snapshot, load, load_all, running_board
from data.core import audit, members
from data.core.audit import ADJUDICATE, UNSTICK, VOID, AuditLine
from data.ratings import deal_stats, games, recounts
from data.schema.vocabulary import DisplayKind, EndCause, TableStatus
from data.storage.database import Database
from data.table import displays, tables, unreadable
from data.watching import game_lists
from engine.moves import FORFEIT, Move, MoveKind
from engine.seats import SEATS

REASON: Final = 200
"""Characters of a reason."""

PAGE: Final = 5
"""Lines of a page of the audit."""

LISTED: Final = 100
"""Contests that a manager may choose from."""

ANNUL: Final = Move(MoveKind.VOID)


@dataclass(frozen=True, slots=True)
class Audit:
    """A page (from 0, of `pages`) of the audit, the latest line first, with the members' names."""

    lines: tuple[AuditLine, ...]
    names: dict[int, str]
    page: int
    pages: int


class Admin:
    """What managers do at the tables of one database. A reason is shown to everybody.

    Any may raise DoneByTwinError, NoSuchTable (none in the server) and UnreadableTable.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def void(
        self, place: Place, person: Person, table_id: int, reason: str, interaction_id: int
    ) -> Snapshot:
        """Annul a contest: it counts for nothing, and nobody has won; its result stays visible.

        A settled one is taken out of standings and ratings by a recount before this returns.

        Raises:
            GameOver: No game was begun, or it counts for nothing already.
            UnreadableTable: It can't be read; `void_unread` annuls it all the same.
        """
        annulled = await self._void(place, person, table_id, reason, interaction_id)
        if annulled.table.status == TableStatus.FINISHED:
            await count_anew(self._database, place.server_id)
        return annulled

    async def _void(
        self, place: Place, person: Person, table_id: int, reason: str, interaction_id: int
    ) -> Snapshot:
        async with self._database.write() as connection:
            lead = await load(connection, table_id, within={place.server_id})
            act = _Act(place, person, VOID, interaction_id, reason)
            await self._note(connection, act, lead.lead_id)
            if lead.table.status == TableStatus.FINISHED:
                await _annul(connection, lead.boards, self._clock.now())
                return await load(connection, table_id)
            running = await _running(connection, lead)
            await turns.play(
                connection, running, SEATS[0], str(ANNUL), self._clock.now(), by_club=True
            )
            return await load(connection, table_id)

    async def void_unread(
        self, place: Place, person: Person, table_id: int, reason: str, interaction_id: int
    ) -> tuple[int, ...]:
        """Annul a contest as `void` does, without reading it; return its tables."""
        now = self._clock.now()
        async with self._database.write() as connection:
            every = await unreadable.contest_of(connection, table_id)
            lead = await tables.get(connection, every[0])
            if lead is None or lead.server_id != place.server_id:
                raise NoSuchTable
            act = _Act(place, person, VOID, interaction_id, reason)
            await self._note(connection, act, lead.table_id)
            if lead.status == TableStatus.FINISHED:
                await _annul(connection, every, now)
            elif not await annul(connection, table_id, now):
                raise GameOver
        await count_anew(self._database, place.server_id)
        return every

    async def adjudicate(
        self,
        place: Place,
        person: Person,
        table_id: int,
        winner: Person,
        reason: str,
        *,
        interaction_id: int,
    ) -> Snapshot:
        """End a contest, won by the winner's side; or raise GameOver, NotPlayer, TwoSidesOnly."""
        async with self._database.write() as connection:
            lead = await load(connection, table_id, within={place.server_id})
            act = _Act(place, person, ADJUDICATE, interaction_id, reason, winner.name)
            await self._note(connection, act, lead.lead_id)
            running = await _running(connection, lead)
            seat = _losing(running, winner)
            await turns.play(
                connection,
                running,
                seat,
                str(FORFEIT),
                self._clock.now(),
                by_club=True,
                cause=EndCause.DECIDED,
            )
            return await load(connection, table_id)

    async def unstick(
        self, place: Place, person: Person, table_id: int, interaction_id: int
    ) -> Snapshot:
        """Update a table from what is stored; one set aside goes on, or StillUnreadable."""
        try:
            async with self._database.write() as connection:
                folding.forget(connection, table_id)
                snapshot = await load(connection, table_id, within={place.server_id})
                act = _Act(place, person, UNSTICK, interaction_id)
                await self._note(connection, act, snapshot.lead_id)
                await free(connection, snapshot.boards, self._clock.now())
                return snapshot
        except UnreadableTable as error:
            raise StillUnreadable(table=str(table_id), reason=error.reason) from None

    async def audit(self, server_id: int, page: int = 0) -> Audit:
        """Return a page of the server's audit."""
        async with self._database.read() as connection:
            pages = max(1, -(-await audit.count(connection, server_id) // PAGE))
            page = min(page, pages - 1)
            lines = await audit.latest(connection, server_id, PAGE, page * PAGE)
            names = await members.names(connection, {each.member_id for each in lines})
        return Audit(tuple(lines), names, page, pages)

    async def running(self, server_id: int) -> list[Snapshot]:
        """Return the latest contests that are running in a server."""
        now = self._clock.now()
        async with self._database.read() as connection:
            found = await game_lists.open_tables(connection, server_id, now)
            playing = [each.table_id for each in found if each.status == TableStatus.PLAYING]
            return await load_all(connection, playing[:LISTED])

    async def _note(self, connection: AsyncConnection, act: "_Act", lead_id: int) -> None:
        now, who = self._clock.now(), act.person
        place = act.place
        await place.remember(connection)
        await members.remember(connection, who.member_id, who.name, now)
        noted = await audit.add(
            connection,
            act.place.server_id,
            who.member_id,
            act.action,
            now,
            table_id=lead_id,
            reason=act.reason,
            detail=None if act.winner is None else {"winner": act.winner},
            interaction_id=act.interaction_id,
        )
        if noted is None:
            raise DoneByTwinError


@dataclass(frozen=True, slots=True)
class _Act:
    place: Place
    person: Person
    action: str
    interaction_id: int
    reason: str | None = None
    winner: str | None = None


async def _running(connection: AsyncConnection, snapshot: Snapshot) -> Snapshot:
    here = await running_board(connection, snapshot)
    if here is None:
        raise GameOver
    return here


async def _annul(connection: AsyncConnection, boards: tuple[int, ...], now: datetime) -> None:
    """Have a settled contest count for nothing; its first table leads it (GameOver)."""
    settled = await games.get(connection, boards[0])
    if settled is None or settled.reason == board_points.VOID or settled.annulled_at is not None:
        raise GameOver
    await games.annul(connection, boards[0], now)
    await deal_stats.clear(connection, boards)
    for kind in (DisplayKind.SETTLEMENT, DisplayKind.CHALLENGE):
        await displays.reopen(connection, boards, now, kind)
    await recounts.ask(connection, settled.server_id)


def _losing(snapshot: Snapshot, winner: Person) -> int:
    """Return the seat, in the running deal, of the side that loses (NotPlayer, TwoSidesOnly)."""
    number = snapshot.player_of(winner.member_id)
    if number is None or snapshot.contest is None:
        raise NotPlayer(name=winner.name)
    sides = snapshot.contest.sides
    if len(sides) != len(SEATS):
        raise TwoSidesOnly
    assert snapshot.deal is not None
    winning = next(side for side in sides if number in side)
    playing = snapshot.deal.players
    return next(seat for seat, each in zip(SEATS, playing, strict=True) if each not in winning)
