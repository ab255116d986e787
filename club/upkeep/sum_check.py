"""Sums counted a second time: standings, ratings, deals' figures and the daily match."""

from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.unreadable import read_each
from club.daily.daily_match import DailyUnreadable, played
from club.ratings import deal_stats as counted
from club.ratings import recount
from data.core.anonymous import is_gone
from data.daily.daily_runs import DailyRun
from data.ratings import deal_stats, recounts
from data.ratings.apply_recount import difference, stored
from data.ratings.deal_stats import DealStatsRow
from data.schema.days import daily_days, daily_places, daily_runs
from data.schema.deal_stats import figures
from data.schema.members import servers
from data.storage.batches import parts
from data.storage.database import Database
from data.storage.queries import columns, fetch_all
from data.table.withheld import is_withheld
from data.upkeep.findings import COUNT_AGAIN, RESTORE, Finding
from engine import fair

# Tables whose deals are in memory at once.
_TABLES: Final = 10


async def standing_findings(database: Database) -> AsyncGenerator[Finding]:
    """Yield the servers whose standings, ratings or deals' figures aren't what a recount gives."""
    async with database.read() as connection:
        every = list(await connection.scalars(select(servers.c.server_id)))
        waiting = set(await recounts.waiting(connection))
    for server_id in every:
        if server_id in waiting:
            continue  # The bot is about to count it again.
        async with database.read() as connection:
            total = await recount.count(connection, server_id)
            wrong = difference(await stored(connection, server_id), total.whole)
        remedy = COUNT_AGAIN.format(server=server_id)
        for kind, count in Counter(each.kind for each in wrong).items():
            what = f"{count} of its {kind} aren't what a recount gives"
            yield Finding(f"server {server_id}", what, remedy)
        async with database.read() as connection:
            tables = await deal_stats.tables_of(connection, server_id)
        for few in parts(tables, _TABLES):
            async with database.read() as connection:
                for table_id in await _wrong_figures(connection, few):
                    what = "the figures of its deals aren't what a recount gives"
                    yield Finding(f"table {table_id}", what, remedy)


async def _wrong_figures(connection: AsyncConnection, table_ids: Sequence[int]) -> list[int]:
    query = select(*columns(figures, DealStatsRow)).where(figures.c.table_id.in_(table_ids))
    kept = await fetch_all(connection, query, DealStatsRow)
    deals = [
        each
        for each in await deal_stats.played(connection, table_ids)
        if not await is_withheld(connection, each.result.held)
    ]
    rows = read_each(counted.of_deal, deals, lambda deal: deal.result.table_id)
    fresh = [row for two in rows for row in two]
    before, after = _by_key(kept), _by_key(fresh)
    keys = {key for key in before.keys() | after.keys() if before.get(key) != after.get(key)}
    return sorted({table_id for table_id, _, _ in keys})


def _by_key(rows: list[DealStatsRow]) -> dict[tuple[int, int, int], DealStatsRow]:
    there = (each for each in rows if not is_gone(each.member_id))
    return {(each.table_id, each.deal, each.member_id): each for each in there}


async def daily_findings(database: Database) -> AsyncGenerator[Finding]:
    """Yield the daily matches whose moves don't give what is stored, and places without a match."""
    async with database.read() as connection:
        query = select(daily_days.c.day, daily_days.c.seed, daily_days.c.commitment)
        days = (await connection.execute(query.order_by(daily_days.c.day))).all()
        for day, seed, commitment in days:
            if fair.commitment(seed) != commitment:
                yield Finding(f"daily match of day {day}", "its seal isn't its seed's", RESTORE)
        seeds = {day: seed for day, seed, _ in days}
        begun = list(await connection.scalars(select(daily_runs.c.day).distinct()))
    for day in sorted(begun):
        async with database.read() as connection:
            query = select(*columns(daily_runs, DailyRun)).where(daily_runs.c.day == day)
            runs = await fetch_all(connection, query, DailyRun)
            places = select(daily_places.c.member_id).where(daily_places.c.day == day)
            placed = {*await connection.scalars(places)}
        wrong = sum(day not in seeds or not _holds(seeds[day], each) for each in runs)
        if wrong:
            what = f"{wrong} of its matches aren't what their moves give"
            yield Finding(f"daily match of day {day}", what, RESTORE)
        if placed - {each.member_id for each in runs}:
            what = "its boards have places without a match"
            yield Finding(f"daily match of day {day}", what, RESTORE)


def _holds(seed: bytes, run: DailyRun) -> bool:
    try:
        match = played(seed, run.day, run.moves)
    except DailyUnreadable:
        return False
    ended = run.finished_at is not None
    results = [[each.points, str(each.result)] for each in match.scores] if match.is_over else []
    score = match.score if match.is_over else None
    same = (run.ply, run.score, run.results) == (match.ply, score, results)
    return same and ended == match.is_over
