"""Days in which nobody moves: what is said to whom, and which games are called off."""

from datetime import timedelta

from club.archive.history import Search
from club.club import Club
from club.core.deadlines import PROMPTED
from club.core.people import Person
from club.table.snapshot import Snapshot
from data.storage.database import Database
from data.turn_clock import clocks
from data.turn_clock.clocks import AlarmRow
from tests.club.club_helpers import NORTH, SOUTH, Clock
from tests.club.turn_clock.test_clocks import timed, wake_of

DAY = timedelta(days=1)
Told = tuple[str, int, float]


async def silence(*members: Person, club: Club) -> None:
    """Have members want no reminders, of which other tests tell."""
    for each in members:
        await club.settings.set_member(each, "remind_hours", 0)


async def quiet(club: Club, word: str = "none") -> Snapshot:
    """Begin a game in which nobody is reminded of turns."""
    game = await timed(club, word)
    await silence(NORTH, SOUTH, club=club)
    return game


async def pass_days(club: Club, clock: Clock, days: float) -> tuple[list[Told], list[Snapshot]]:
    """Let days pass; return what was said, to whom and after how many, and what was called off."""
    began, end = clock.time, clock.time + days * DAY
    said: list[Told] = []
    ended: list[Snapshot] = []
    while True:
        ended += await club.clocks.keep_time()
        for row in await club.clocks.to_say():
            reached = await club.clocks.alarm(row) is not None
            if reached and row.number != PROMPTED:
                said.append((row.kind, row.member_id, (clock.time - began) / DAY))
            await club.clocks.said(row, *((77, number_of(row)) if reached else ()))
        wake = await wake_of(club)
        if wake is None or wake > end:
            clock.time = end
            return said, ended
        clock.time = max(clock.time, wake)


def number_of(row: AlarmRow) -> int:
    """The id of the message as which an alarm is said here."""
    return abs(hash(row.key)) % 10**9


async def look(club: Club, game: Snapshot) -> Snapshot:
    return await club.tables.snapshot(game.table.table_id)


async def shown(database: Database, table_id: int) -> list[AlarmRow]:
    """The messages about a table's turns that are there."""
    async with database.read() as connection:
        return await clocks.shown(connection, table_id)


async def outcomes(club: Club) -> list[str]:
    page = await club.history.page(NORTH.member_id, Search(), None)
    return [each.outcome for each in page.games]
