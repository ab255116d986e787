"""A server's standings and ratings counted again, from the results alone.

It runs beside the games that go on, and differences are stored a slice at a time;
`data/ratings/recounts.py` says what is shown meanwhile.
"""

import logging
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from operator import attrgetter
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import levels
from club.core.unreadable import read_each
from club.ratings import board_points, deal_stats, rating, record_result
from club.ratings.board_points import CountedGame, Deal
from club.ratings.rating import Rating
from data.core.anonymous import is_gone
from data.members import deletions
from data.ratings import counted_results, recounts, standings
from data.ratings.apply_recount import (
    ChangedKeys,
    CountedRows,
    RowChange,
    difference,
    store,
    stored,
)
from data.ratings.counted_results import CountedDeal, SettledGame
from data.ratings.ratings import Pair, RatedRow, RatingRow
from data.ratings.standings import Tally
from data.storage.batches import ROWS, parts
from data.storage.database import Database
from data.table import withheld
from engine.contest import read_seating, read_settlement

log = logging.getLogger(__name__)

ROUNDS: Final = 5
"""How often a server is counted before it is left to the next time."""


@dataclass
class ServerCount:
    """The sums of a server's results, and their latest changes."""

    server_id: int
    # The numbers that stand in for members being deleted.
    stand_ins: Mapping[int, int] = field(default_factory=dict[int, int])
    tallies: dict[standings.Key, Tally] = field(default_factory=dict[standings.Key, Tally])
    ratings: dict[str, dict[int, Rating]] = field(default_factory=lambda: defaultdict(dict))
    # Each game's change of ratings, by table and member.
    rated: dict[tuple[int, int], RatedRow] = field(default_factory=dict[tuple[int, int], RatedRow])
    # When each pair has met at each kind of game.
    met: dict[tuple[str, Pair], list[datetime]] = field(default_factory=lambda: defaultdict(list))
    # Of the last game counted.
    serial: int = 0
    # The counted deals of contests that weren't settled, by table and number.
    ahead: set[tuple[int, int]] = field(default_factory=set[tuple[int, int]])
    # What has changed since the last call of `changes`.
    touched: ChangedKeys = field(default_factory=ChangedKeys)

    async def take_in(self, connection: AsyncConnection) -> None:
        """Count everything since the last call."""
        async for page in counted_results.settled(connection, self.server_id, self.serial):
            await self._take_back(connection, [each for each in page if not _stands(each)])
            stands = [each.row.table_id for each in page if _stands(each)]
            for key, deal in self._deals(await counted_results.deals(connection, stands)):
                self._add_deal(key, deal)
                self.ahead.discard(key)
            for game in read_each(self._played, page, _table_of):
                if game is not None:
                    self._add(board_points.of_game(game))
                    self._rate(game)
            self.serial = page[-1].serial if page else self.serial
        running = await counted_results.running(connection, self.server_id)
        held = await withheld.of_server(connection, self.server_id)
        left_out = [(each.table_id, each.deal) for each in held]
        rows = await counted_results.deals(connection, running, without=left_out)
        for key, deal in self._deals(rows):
            self._add_deal(key, deal)
            self.ahead.add(key)

    @property
    def whole(self) -> CountedRows:
        """Everything as it is stored; of deleted members, only what explains others' ratings."""
        return CountedRows(
            {key: each for key, each in self.tallies.items() if _counts(each)},
            {
                (family, member): self._rating(family, member)
                for family, known in self.ratings.items()
                for member in known
                if not is_gone(member)
            },
            dict(self.rated),
        )

    def changes(self) -> list[RowChange]:
        """Return the changes since the last call, as rows to store."""
        touched, self.touched = self.touched, ChangedKeys()
        found: list[RowChange] = []
        for key in touched.tallies:
            tally = self.tallies[key]
            if not is_gone(tally.member_id):
                found.append(RowChange("standings", key, tally if _counts(tally) else None))
        found += [
            RowChange("ratings", key, self._rating(*key))
            for key in touched.ratings
            if not is_gone(key[1])
        ]
        return found + [RowChange("rated", key, self.rated[key]) for key in touched.rated]

    def _add_deal(self, key: tuple[int, int], deal: Deal) -> None:
        if key not in self.ahead:
            self._add(board_points.of_deal(deal))

    def _deals(self, rows: list[CountedDeal]) -> Iterator[tuple[tuple[int, int], Deal]]:
        """Read deals, by table and number; unreadable ones don't count."""
        return read_each(
            lambda row: ((row.table_id, row.deal), self._deal(row)), rows, attrgetter("table_id")
        )

    async def _take_back(self, connection: AsyncConnection, gone: list[SettledGame]) -> None:
        """Take out the deals of contests that were annulled after some of them were counted."""
        if not self.ahead or not gone:
            return
        rows = await counted_results.deals(connection, [each.row.table_id for each in gone])
        for key, deal in self._deals(rows):
            if key in self.ahead:
                self.ahead.remove(key)
                self._add([standings.negative(each) for each in board_points.of_deal(deal)])

    def _add(self, more: list[Tally]) -> None:
        for each in more:
            key = each.family, each.period, each.member_id
            known = self.tallies.get(key)
            self.tallies[key] = each if known is None else standings.plus(known, each)
            self.touched.tallies.add(key)

    def _rate(self, game: CountedGame) -> None:
        since, before = game.at - rating.REPEATS, self.ratings[game.family]
        pairs = rating.opponents(game)
        met = {pair: sum(at > since for at in self.met[game.family, pair]) for pair in pairs}
        after = rating.after(game, before, rating.weight(game, met))
        for row in record_result.rated_rows(game, before, after):
            self.rated[row.table_id, row.member_id] = row
            self.touched.rated.add((row.table_id, row.member_id))
        before.update(after)
        self.touched.ratings.update((game.family, member) for member in after)
        for pair in pairs:
            self.met[game.family, pair].append(game.at)

    def _rating(self, family: str, member: int) -> RatingRow:
        one = self.ratings[family][member]
        return RatingRow(
            self.server_id, family, member, one.mu, one.sigma, one.games, one.shown, one.settled
        )

    def _deal(self, row: CountedDeal) -> Deal:
        deal = record_result.deal_of(self.server_id, row)
        members = tuple([self.stand_ins.get(member, member) for member in deal.members])
        return replace(deal, members=members)

    def _played(self, settled: SettledGame) -> CountedGame | None:
        rules = board_points.rules_of(settled.rules)
        sides = read_seating(rules, settled.seating).sides
        payments = read_settlement(settled.settlement).payments
        level = levels.rated_against(
            settled.computers.values(), rated_practice=settled.rated_practice
        )
        members = {
            seat: None if member is None else self.stand_ins.get(member, member)
            for seat, member in settled.members.items()
        }
        return board_points.played(settled.row, rules, sides, payments, members, level=level)


async def count(connection: AsyncConnection, server_id: int) -> ServerCount:
    """Count a server's results."""
    gone = {each.member_id: each.stand_in_id for each in await deletions.under_way(connection)}
    total = ServerCount(server_id, gone)
    await total.take_in(connection)
    return total


async def count_anew(database: Database, server_id: int) -> None:
    """Recount a server that is marked for it, store the differences and clear the mark."""
    # If it is interrupted, or two processes disturb one another, the mark stays.
    async with database.at_length:
        if await _stage(database, server_id) == recounts.ALL:
            await deal_stats.count_anew(database, server_id)
        for _ in range(ROUNDS):
            if await _counted(database, server_id):
                return
            log.info("server=%d to be counted once more", server_id)


async def _counted(database: Database, server_id: int) -> bool:
    async with database.write() as connection:
        asked = await recounts.begin(connection, server_id)
    if asked is None:
        return True
    async with database.read() as connection:
        total = await count(connection, server_id)
        first = difference(await stored(connection, server_id), total.whole)
    total.touched = ChangedKeys()
    if len(first) > ROWS:
        if not await _swap(database, server_id, asked, first):
            return False
        first = []
    async with database.write() as connection:
        if await recounts.asked(connection, server_id) != asked:
            return False
        # What was played since the count began, of which nothing is stored yet.
        await total.take_in(connection)
        await store(connection, server_id, [*first, *total.changes()])
        await recounts.done(connection, server_id)
    log.info("server=%d standings counted anew, %d games", server_id, len(total.rated))
    return True


async def _swap(database: Database, server_id: int, asked: int, changes: list[RowChange]) -> bool:
    """Store many changes, during which boards show nothing; False if another recount began."""
    async with database.write() as connection:
        await recounts.reach(connection, server_id, recounts.SWAPPING)
    for few in parts(changes, ROWS):
        async with database.write() as connection:
            if await recounts.asked(connection, server_id) != asked:
                return False
            await store(connection, server_id, few)
    return True


async def catch_up(database: Database) -> None:
    """Recount all servers that are marked for it; one that fails stays so and holds up no other."""
    async with database.read() as connection:
        waiting = await recounts.waiting(connection)
    for server_id in waiting:
        try:
            await count_anew(database, server_id)
        except Exception:  # whatever it is, it is about this server
            log.exception("server=%d can't be counted anew", server_id)


async def _stage(database: Database, server_id: int) -> int | None:
    async with database.read(alone=True) as connection:
        return await recounts.stage(connection, server_id)


def _counts(tally: Tally) -> bool:
    return not is_gone(tally.member_id) and bool(tally.games or tally.deals)


def _table_of(settled: SettledGame) -> int:
    return settled.row.table_id


def _stands(settled: SettledGame) -> bool:
    return settled.row.reason != board_points.VOID and settled.row.annulled_at is None
