"""A week of daily matches, lived twice: by two processes that are killed, and by one left alone.

Both deal from the same secrets and know nothing else of each other. Every member is shown the same,
move by move; nothing is lost; the same play gets the same answers; the boards are what a recount of
the stored moves gives; and nobody is shown what they can't know.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from data.core.utc_days import day_of
from data.daily import daily_days
from data.storage.database import Database
from tests.club.club_helpers import dice
from tests.data.storage.prepared_database import prepared_database
from tests.proof.daily.club_process import NearClub, players_called
from tests.proof.daily.daily_life import DailyLife
from tests.proof.daily.daily_members import MatchPlayer, everybody
from tests.proof.daily.killed_clubs import BY_ITSELF, KilledClubs
from tests.proof.long_run import Figures

SIZE = 200
"""How many members."""

DAYS: Final = 7
FIRST: Final = day_of(datetime(2026, 5, 28, tzinfo=UTC))
"""A Thursday: the week ends on the fourth day, the month on the fifth."""

OFTEN: Final = 250
"""One in so many questions may be the last that a process hears."""

FIGURES: Final = {
    "matches": "matches",
    "finished": "finished",
    "moves": "moves of members",
    "answers": "answers",
    "same answers": "to a line played before: the same",
    "pages of boards": "pages of boards: as recounted",
    "hands": "hands: the same with other hidden cards",
    "looks of others": "looks of one who hasn't played: nothing",
    "copies of data": "copies of data in mid-match: without it",
    "late": "presses after midnight: refused",
}
"""What is counted, and how the figures call it."""


@dataclass
class DailyWeek:
    """What came of both lives.

    Attributes:
        counts: What was compared in the life of the processes that were killed.
        deaths: How often each death came.
        unheard: How many presses were under way when a process died.
        days: What to say of each day.
    """

    counts: Counter[str] = field(default_factory=Counter)
    deaths: Counter[str] = field(default_factory=Counter)
    unheard: int = 0
    days: list[str] = field(default_factory=list)


def prove(size: int) -> Iterator[str | Figures]:
    """Live through the days twice, with so many members."""
    with tempfile.TemporaryDirectory() as folder:
        week = asyncio.run(lived_twice(Path(folder), size))
    yield from week.days
    yield {"killed": week.deaths.total(), "under way then": week.unheard, **week.deaths}
    yield {"members": size, **{said: week.counts[what] for what, said in FIGURES.items()}}


async def lived_twice(
    folder: Path, size: int, days: int = DAYS, often: int = OFTEN, player: str = ""
) -> DailyWeek:
    """Live through the days both ways; `player` takes the place of the levels, if it is named."""
    week, people = DailyWeek(), everybody(size)
    async with opened(folder / "killed") as killed_at, opened(folder / "alone") as alone_at:
        clubs = KilledClubs(folder, killed_at[0], often=often, player=player)
        await clubs.open()
        near = NearClub(alone_at[1], players_called(player), dice("alone"))
        killed, alone = (
            DailyLife(clubs, killed_at[1], people),
            DailyLife(near, alone_at[1], people),
        )
        try:
            for life in (killed, alone):
                await life.settle_in(FIRST)
            for day in range(FIRST, FIRST + days):
                await _deal_alike(killed, alone_at[1], day)
                ways = [await life.live(day) for life in (killed, alone)]
                compare(*ways)
                past, other = [await life.look_back(day + 1) for life in (killed, alone)]
                assert past == other
                week.days.append(f"day {day - FIRST + 1}: the same for {len(ways[0])} members")
        finally:
            await clubs.close()
        assert killed.answers == alone.answers, "another answer in another life"
        assert killed.counts == alone.counts
        assert not clubs.counts[BY_ITSELF]
        week.counts, week.deaths, week.unheard = killed.counts, clubs.counts, clubs.unheard
        return week


def compare(killed: list[MatchPlayer], alone: list[MatchPlayer]) -> None:
    """See that everybody was shown the same in both lives."""
    assert [each.person for each in killed] == [each.person for each in alone]
    for one, other in zip(killed, alone, strict=True):
        assert one.pressed == other.pressed, one.person
        assert one.seen == other.seen, one.person


async def _deal_alike(life: DailyLife, database: Database, day: int) -> None:
    """Have another life deal from the same secrets, today and tomorrow."""
    for seed in await life.seeds(day):
        async with database.write() as connection:
            assert await daily_days.keep(connection, seed) == seed


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[str, Database]]:
    """Have a database of one's own: its address, and the database."""
    await asyncio.to_thread(folder.mkdir)
    url = await prepared_database(folder)
    database = await Database.open(url)
    try:
        yield url, database
    finally:
        await database.close()
