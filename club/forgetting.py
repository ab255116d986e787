"""What is stored about a member: told, copied, and deleted (docs/privacy.md).

Deletion is one transaction. First the member gets up everywhere: what waits is closed, a game of
two is given up, among more the computer takes the seat. Then nobody's name is left in their place,
so that every figure of everybody else's stays what it was and what a recount gives.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club import copying, gathering, keeping, levels, lobbies, turns
from club.clock import Clock
from club.errors import GamesChanged
from club.leavings import question
from club.snapshot import Snapshot, load
from data import blocks, displays, entries, forgetting, members, returning, tables, votes
from data.database import Database
from data.entries import EntryRow
from data.tables import DECLINED, FINISHED, PLAYING, WAITING, WITHDRAWN
from engine.moves import RESIGN, Move

log = logging.getLogger(__name__)

ANNUL: Final = Move("void")

NUMBER: Final = 6
"""Random bytes of the number that stands for somebody without a name: it stays exact in JSON."""


@dataclass(frozen=True, slots=True)
class Holding:
    """What a member has here, in numbers.

    Attributes:
        played: Contests that are over.
        given_up: Games of two that deletion gives up.
        taken_over: Contests of more in which the computer takes the seat.
        sheets: Sheets for real cards that others go on with, or that are closed.
        waiting: Challenges and lobbies that deletion closes, or leaves.
    """

    played: int
    given_up: int
    taken_over: int
    sheets: int
    waiting: int

    @property
    def open(self) -> int:
        """Everything that deletion ends or leaves."""
        return self.given_up + self.taken_over + self.sheets + self.waiting


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What a deletion has changed.

    Attributes:
        changed: The contests that the member has left, as they stand.
        cleared: The tables of which messages are to be deleted.
    """

    changed: tuple[Snapshot, ...]
    cleared: tuple[int, ...]


class OwnData:
    """What is stored about members of one database.

    Args:
        database: Where it is.
        clock: Tells the time.
        entropy: Gives that many random bytes that nobody can guess.
    """

    def __init__(self, database: Database, clock: Clock, entropy: Callable[[int], bytes]) -> None:
        self._database = database
        self._clock = clock
        self._entropy = entropy

    async def holding(self, member_id: int) -> Holding:
        """What a member has here."""
        async with self._database.read() as connection:
            return await _holding(connection, member_id)

    async def copy(self, member_id: int, about: str) -> bytes:
        """Everything that is stored about a member, as JSON.

        Args:
            member_id: The member.
            about: What the file says of itself.
        """
        async with self._database.read() as connection:
            rows = await copying.gather(connection, member_id)
        return copying.write(about, self._clock.now(), rows)

    async def forget(self, member_id: int, still_open: int | None = None) -> Forgotten:
        """Delete everything that is stored about a member. To do it twice is the same as once.

        Args:
            member_id: The member.
            still_open: How much the member was told to be given up or left; None for whatever it
                is.

        Raises:
            GamesChanged: It is another number by now.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            if still_open not in {None, (await _holding(connection, member_id)).open}:
                raise GamesChanged
            left = await _get_up(connection, member_id, now)
            cleared: list[int] = []
            if await members.get(connection, member_id) is not None:
                await self._keep_blocks(connection, member_id)
                stand_in = await self._stand_in(connection)
                cleared = await forgetting.take_out(connection, member_id, stand_in)
                log.info("a member forgotten, contests left=%d", len(left))
            changed = [await load(connection, table_id) for table_id in left]
        return Forgotten(tuple(changed), tuple(cleared))

    async def sweep(self) -> int:
        """Delete the contests that concern nobody any more; answers how many there were."""
        async with self._database.write() as connection:
            return await forgetting.sweep(connection)

    async def _keep_blocks(self, connection: AsyncConnection, member_id: int) -> None:
        """See that whoever has blocked the member needn't do so again if they come back."""
        if await blocks.is_blocked(connection, member_id):
            stand_in = await self._stand_in(connection)
            secret = self._entropy(returning.SECRET)
            await returning.expect(connection, member_id, stand_in, secret)

    async def _stand_in(self, connection: AsyncConnection) -> int:
        """A number that stands for nobody yet."""
        while True:
            number = -1 - int.from_bytes(self._entropy(NUMBER))
            if await members.get(connection, number) is None:
                return number


async def _holding(connection: AsyncConnection, member_id: int) -> Holding:
    own = await _open(connection, member_id)
    running = [each for each in own if each.table.status == PLAYING]
    dealt = [each for each in running if each.paper is None]
    return Holding(
        played=await forgetting.played(connection, member_id),
        given_up=sum(each.rules.seating == "heads_up" for each in dealt),
        taken_over=sum(each.rules.seating != "heads_up" for each in dealt),
        sheets=len(running) - len(dealt),
        waiting=len(own) - len(running),
    )


async def _open(connection: AsyncConnection, member_id: int) -> list[Snapshot]:
    """The contests that wait or run and in which a member has a seat, or is asked to take one."""
    found = await tables.of_member(connection, member_id, {WAITING, PLAYING})
    every = [await load(connection, each.table_id) for each in found]
    return [
        each
        for each in every
        if each.table.status == WAITING or each.player_of(member_id) is not None
    ]


async def _get_up(connection: AsyncConnection, member_id: int, now: datetime) -> list[int]:
    """Leave everything that waits or runs; the tables of it."""
    left: list[int] = []
    for each in await _open(connection, member_id):
        if each.paper is not None:
            await _leave_sheet(connection, each, member_id, now)
        elif each.table.status == WAITING:
            await _leave_challenge(connection, each, member_id, now)
        elif each.rules.seating == "heads_up":
            await _end(connection, each, RESIGN, member_id, now)
        else:
            await _leave_seat(connection, each, member_id, now)
        left.append(each.lead_id)
    await _leave_settled(connection, member_id, now)
    return left


async def _leave_challenge(
    connection: AsyncConnection, waiting: Snapshot, member_id: int, now: datetime
) -> None:
    """Close a challenge or one's own lobby; get up from another's."""
    table = waiting.table
    seat = waiting.player_of(member_id)
    if table.host_id == member_id:
        await tables.set_status(connection, table.table_id, WITHDRAWN, now)
    elif waiting.rules.seating == "heads_up":
        await tables.set_status(connection, table.table_id, DECLINED, now)
    elif seat is not None:
        await lobbies.free(connection, waiting, seat)


async def _leave_seat(
    connection: AsyncConnection, lead: Snapshot, member_id: int, now: datetime
) -> None:
    """Let the computer play on; where nobody else is left, the contest ends without a winner."""
    own = next(each for each in lead.players if each.member_id == member_id)
    if all(each.member_id in {None, member_id} for each in lead.players):
        await _end(connection, lead, ANNUL, member_id, now)
        return
    level = levels.standing_in(lead.players)
    computer = replace(own, member_id=None, player=level, name="", left_at=None)
    await tables.reseat(connection, lead.lead_id, computer)
    await votes.clear(connection, lead.lead_id, question(own.seat))
    await displays.outdate(connection, lead.boards, now, "table", "hand", "seat")


async def _end(
    connection: AsyncConnection, lead: Snapshot, move: Move, member_id: int, now: datetime
) -> None:
    """Give a contest up, or annul it, at the table where a deal is running."""
    for board in lead.boards:
        here = await load(connection, board)
        if here.state is not None:
            seat = here.seat_of(member_id) or 1
            await turns.play(connection, here, seat, str(move), now, by_club=True)
            return


async def _leave_sheet(
    connection: AsyncConnection, sheet: Snapshot, member_id: int, now: datetime
) -> None:
    """Get up from a sheet for real cards; one on which nobody else writes is closed."""
    table_id = sheet.table.table_id
    number = sheet.player_of(member_id)
    assert number is not None
    word = "gone"
    if sheet.table.status == WAITING:
        word = "leave"
        await gathering.leave(connection, sheet, number, now)
    elif all(each.member_id in {None, member_id} for each in sheet.players):
        word = "close"
    await _enter(connection, sheet, member_id, word, now)
    await keeping.store(connection, table_id, now)


async def _leave_settled(connection: AsyncConnection, member_id: int, now: datetime) -> None:
    """See that no correction of a settled sheet waits for the member."""
    for table_id in await forgetting.settled_sheets(connection, member_id):
        sheet = await load(connection, table_id)
        if sheet.table.status == FINISHED and not is_closed(sheet):
            await _enter(connection, sheet, member_id, "gone", now)
            await displays.keep_up(connection, table_id)


def is_closed(sheet: Snapshot) -> bool:
    """Whether a sheet was closed for good."""
    return sheet.paper is not None and sheet.paper.closed


async def _enter(
    connection: AsyncConnection, sheet: Snapshot, member_id: int, word: str, now: datetime
) -> None:
    row = EntryRow(sheet.table.table_id, sheet.table.ply, member_id, word, now)
    await entries.add(connection, row)
