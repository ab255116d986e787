"""What is stored about a member: counted, copied and deleted (docs/privacy.md).

First the member leaves everywhere: what waits is closed, a game of two is given up, among more the
computer takes the seat. Then a number stands in for their name, so that everybody else's figures
stay. It is done in slices, and goes on after a restart (`OwnData.go_on`), with the same end.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import levels
from club.core.clock import Clock
from club.core.errors import GamesChanged, UnreadableTable
from club.members import copying
from club.multiplayer import lobbies
from club.play import turns
from club.scorepad import sheet_entries, sheet_seating
from club.table.annulling import annul
from club.table.sheet_score import EntryWord, line_of
from club.table.snapshot import Snapshot, load, load_all, running_board
from club.table.vacancy_votes import question
from data.core import members, returning_members, settings
from data.core.settings import Privacy, SettingName
from data.matchmaking import open_games
from data.members import blocks, deletions, forgetting
from data.members.deletions import Deletion
from data.ratings import recounts
from data.schema.vocabulary import DisplayKind, TableStatus
from data.scorepad import entries
from data.scorepad.entries import EntryRow
from data.storage.causes import cause_of
from data.storage.database import Database
from data.table import displays, tables, votes
from data.table.tables import Table
from engine.moves import RESIGN, Move, MoveKind
from engine.seats import SEATS
from engine.words import SeatingFormat

log = logging.getLogger(__name__)

ANNUL: Final = Move(MoveKind.VOID)

NUMBER: Final = 6
"""Random bytes of the number that stands in for a deleted member: it stays exact in JSON."""


ROUNDS: Final = 5
"""How often deletion is repeated for a member who is active meanwhile, before it is put off."""


@dataclass(frozen=True, slots=True)
class StoredCounts:
    """What a member has here, in numbers."""

    played: int  # contests that are over
    given_up: int  # games of two that deletion gives up
    taken_over: int  # contests of more in which the computer takes the seat
    sheets: int  # sheets for real cards that others continue, or that are closed
    waiting: int  # challenges and lobbies that deletion closes or leaves

    @property
    def open(self) -> int:
        """Everything that deletion ends or leaves."""
        return self.given_up + self.taken_over + self.sheets + self.waiting


@dataclass(frozen=True, slots=True)
class DeletionOutcome:
    """What a deletion has changed."""

    changed: tuple[Snapshot, ...]  # contests that the member has left, as they stand
    cleared: tuple[int, ...]  # tables that have messages to be deleted


class OwnData:
    """What is stored about a database's members; `entropy` returns so many unguessable bytes."""

    def __init__(self, database: Database, clock: Clock, entropy: Callable[[int], bytes]) -> None:
        self._database = database
        self._clock = clock
        self._entropy = entropy

    async def holding(self, member_id: int) -> StoredCounts:
        """Return what a member has here."""
        async with self._database.read() as connection:
            return await _holding(connection, member_id)

    async def copy(self, member_id: int, about: str) -> bytes:
        """Return everything stored about a member, as JSON that describes itself as `about`."""
        now = self._clock.now()
        found = await copying.gather(self._database, member_id, now)
        return await asyncio.to_thread(copying.write, about, now, found)

    async def forget(self, member_id: int, still_open: int | None = None) -> DeletionOutcome:
        """Delete everything that is stored about a member; doing it twice is the same as once.

        `still_open` is how many games they were shown as given up or left, None for any number.

        Raises:
            GamesChanged: It is another number now.
        """
        async with self._database.write() as connection:
            known = await members.get(connection, member_id) is not None
            begun = await deletions.of_member(connection, member_id) is not None
            if not begun and still_open not in {None, (await _holding(connection, member_id)).open}:
                raise GamesChanged
            if known and not begun:
                await self._begin(connection, member_id)
        return await self._finish(member_id)

    async def unfinished(self) -> list[int]:
        """Return the members whose deletion has begun and isn't done."""
        async with self._database.read(alone=True) as connection:
            return [each.member_id for each in await deletions.under_way(connection)]

    async def go_on(self, member_id: int) -> DeletionOutcome:
        """Continue a deletion that has begun, if any."""
        return await self._finish(member_id)

    async def sweep(self) -> int:
        """Delete the contests that no longer concern anybody, and return how many."""
        async with self._database.at_length:
            return await forgetting.sweep(self._database)

    async def _begin(self, connection: AsyncConnection, member_id: int) -> None:
        now, stand_in = self._clock.now(), await self._stand_in(connection)
        await deletions.begin(connection, Deletion(member_id, stand_in, now))
        await settings.put_member(
            connection, member_id, SettingName.PRIVACY, Privacy.NOBODY, changed_at=now
        )
        await recounts.upset(connection)

    async def _finish(self, member_id: int) -> DeletionOutcome:
        left: dict[int, None] = {}
        cleared: list[int] = []
        begun = False
        async with self._database.at_length:
            for _ in range(ROUNDS):
                if (deletion := await self._under_way(member_id)) is None:
                    break
                begun = True
                left.update(dict.fromkeys(await self._get_up(member_id)))
                await self._keep_blocks(member_id)
                await forgetting.take_out(self._database, deletion)
                if await self._is_last(member_id):
                    log.info("a member forgotten, contests left=%d", len(left))
            async with self._database.read() as connection:
                if begun:
                    cleared = await forgetting.left_over(connection)
                changed = await load_all(connection, left)
        return DeletionOutcome(tuple(changed), tuple(cleared))

    async def _under_way(self, member_id: int) -> Deletion | None:
        async with self._database.read(alone=True) as connection:
            return await deletions.of_member(connection, member_id)

    async def _is_last(self, member_id: int) -> bool:
        """End a deletion, unless something was stored about the member meanwhile."""
        try:
            async with self._database.write() as connection:
                await recounts.upset(connection)
                await deletions.end(connection, member_id)
        except IntegrityError:
            log.info("a member who is being forgotten has been about: once more")
            return False
        return True

    async def _get_up(self, member_id: int) -> list[int]:
        """Leave everything that waits or runs, a transaction each; return the tables."""
        now, left = self._clock.now(), list[int]()
        async with self._database.read() as connection:
            own = await tables.of_member(
                connection, member_id, {TableStatus.WAITING, TableStatus.PLAYING}
            )
            settled = await forgetting.settled_sheets(connection, member_id)
        for table in own:
            if await self._leave_one(table, member_id, now):
                left.append(table.table_id)
        for table_id in settled:
            async with self._database.write() as connection:
                await _leave_settled(connection, table_id, member_id, now)
        return left

    async def _leave_one(self, table: Table, member_id: int, now: datetime) -> bool:
        """Leave a waiting or running contest; return whether there was anything to leave."""
        try:
            async with self._database.write() as connection:
                here = await load(connection, table.table_id)
                if is_open := _is_open(here, member_id):
                    await _leave(connection, here, member_id, now)
                return is_open
        except UnreadableTable:
            pass
        except Exception as error:
            if cause_of(error) is not None:
                raise
            # It can be read, and still makes no sense once something is played there.
            log.exception("table=%d left without being played", table.table_id)
        async with self._database.write() as connection:
            await _leave_unread(connection, table, member_id, now)
        return True

    async def _keep_blocks(self, member_id: int) -> None:
        """Keep the blocks of others, so that they hold if the member comes back."""
        async with self._database.write() as connection:
            if await blocks.is_blocked(connection, member_id):
                stand_in = await self._stand_in(connection)
                secret = self._entropy(returning_members.SECRET)
                await returning_members.expect(connection, member_id, stand_in, secret)

    async def _stand_in(self, connection: AsyncConnection) -> int:
        while True:
            number = -1 - int.from_bytes(self._entropy(NUMBER))
            if await members.get(connection, number) is None:
                return number


async def _holding(connection: AsyncConnection, member_id: int) -> StoredCounts:
    held = await open_games.held(connection, member_id)
    played = await forgetting.played(connection, member_id)
    return StoredCounts(played, held.given_up, held.taken_over, held.sheets, held.waiting)


def _is_open(here: Snapshot, member_id: int) -> bool:
    status = here.table.status
    return status == TableStatus.WAITING or (
        status == TableStatus.PLAYING and here.player_of(member_id) is not None
    )


async def _leave(
    connection: AsyncConnection, here: Snapshot, member_id: int, now: datetime
) -> None:
    if here.sheet_score is not None:
        await _leave_sheet(connection, here, member_id, now)
    elif here.table.status == TableStatus.WAITING:
        await _leave_challenge(connection, here, member_id, now)
    elif here.rules.seating == SeatingFormat.HEADS_UP:
        await _end(connection, here, RESIGN, member_id, now)
    else:
        await _leave_seat(connection, here, member_id, now)


async def _leave_unread(
    connection: AsyncConnection, table: Table, member_id: int, now: datetime
) -> None:
    """Leave a contest that can't be read: annul one of two, give up the seat in another."""
    sat = await tables.seats(connection, table.table_id)
    own = next((each for each in sat if each.member_id == member_id), None)
    others = [each for each in sat if each.member_id not in {None, member_id}]
    if own is None and table.host_id != member_id:
        return
    if own is None or table.status == TableStatus.WAITING or len(sat) <= len(SEATS) or not others:
        await annul(connection, table.table_id, now)
        return
    computer = replace(own, member_id=None, player=levels.USUAL, name="", left_at=None)
    await tables.reseat(connection, table.table_id, computer)
    await votes.clear(connection, table.table_id, question(own.seat))


async def _leave_challenge(
    connection: AsyncConnection, waiting: Snapshot, member_id: int, now: datetime
) -> None:
    table = waiting.table
    if table.host_id == member_id:
        await tables.set_status(connection, table.table_id, TableStatus.WITHDRAWN, now)
    elif waiting.rules.seating == SeatingFormat.HEADS_UP:
        await tables.set_status(connection, table.table_id, TableStatus.DECLINED, now)
    else:
        await lobbies.take_out(connection, waiting, member_id)


async def _leave_seat(
    connection: AsyncConnection, lead: Snapshot, member_id: int, now: datetime
) -> None:
    """Let the computer play on; where no other member is left, annul the contest."""
    own = next(each for each in lead.players if each.member_id == member_id)
    if all(each.member_id in {None, member_id} for each in lead.players):
        await _end(connection, lead, ANNUL, member_id, now)
        return
    level = levels.standing_in(lead.players)
    computer = replace(own, member_id=None, player=level, name="", left_at=None)
    await tables.reseat(connection, lead.lead_id, computer)
    await votes.clear(connection, lead.lead_id, question(own.seat))
    await displays.outdate(
        connection, lead.boards, now, DisplayKind.TABLE, DisplayKind.HAND, DisplayKind.SEAT
    )


async def _end(
    connection: AsyncConnection, lead: Snapshot, move: Move, member_id: int, now: datetime
) -> None:
    try:
        here = await running_board(connection, lead)
    except UnreadableTable as error:
        await annul(connection, lead.lead_id, now, error.reason)
        return
    if here is not None:
        seat = here.seat_of(member_id) or 1
        await turns.play(connection, here, seat, str(move), now, by_club=True)


async def _leave_sheet(
    connection: AsyncConnection, sheet: Snapshot, member_id: int, now: datetime
) -> None:
    """Leave a sheet for real cards; one without another member is closed."""
    table_id = sheet.table.table_id
    number = sheet.player_of(member_id)
    assert number is not None
    word = EntryWord.GONE
    if sheet.table.status == TableStatus.WAITING:
        word = EntryWord.LEAVE
        await sheet_seating.leave(connection, sheet, number, now)
    elif all(each.member_id in {None, member_id} for each in sheet.players):
        word = EntryWord.CLOSE
    await _enter(connection, sheet, member_id, word, now)
    await sheet_entries.store(connection, table_id, now)


async def _leave_settled(
    connection: AsyncConnection, table_id: int, member_id: int, now: datetime
) -> None:
    try:
        sheet = await load(connection, table_id)
    except UnreadableTable:
        return
    if sheet.table.status == TableStatus.FINISHED and not is_closed(sheet):
        await _enter(connection, sheet, member_id, EntryWord.GONE, now)
        await displays.keep_up(connection, table_id)


def is_closed(sheet: Snapshot) -> bool:
    """Whether a sheet was closed by consent."""
    return sheet.sheet_score is not None and sheet.sheet_score.closed


async def _enter(
    connection: AsyncConnection, sheet: Snapshot, member_id: int, word: EntryWord, now: datetime
) -> None:
    row = EntryRow(sheet.table.table_id, sheet.table.ply, member_id, line_of(word), now)
    await entries.add(connection, row)
