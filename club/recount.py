"""A server's standings and ratings counted anew, from the results alone.

What comes of it is what was stored by and by, unless a game was annulled after its end, or this
program counts otherwise than the one that counted before.
"""

import logging
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club import counting, figures, levels, rating, tallies
from club.rating import Rating
from club.tallies import Played
from data import counted, forgetting, ratings, recounts, standings
from data.counted import Settled
from data.database import Database
from data.ratings import Pair, RatedRow, RatingRow
from data.standings import Tally
from engine.contest import read_seating, read_settlement

log = logging.getLogger(__name__)

_Key = tuple[str, str, int]


@dataclass
class Count:
    """What is added up of a server's results.

    Attributes:
        tallies: By kind of game, time and member.
        ratings: By kind of game and member.
        rated: What each game made of whose rating.
        met: When each pair has met at each kind of game.
    """

    server_id: int
    tallies: dict[_Key, Tally] = field(default_factory=dict[_Key, Tally])
    ratings: dict[str, dict[int, Rating]] = field(default_factory=lambda: defaultdict(dict))
    rated: list[RatedRow] = field(default_factory=list[RatedRow])
    met: dict[tuple[str, Pair], list[datetime]] = field(default_factory=lambda: defaultdict(list))

    def add(self, more: list[Tally]) -> None:
        """Add what a deal or a game brings."""
        for each in more:
            key = each.family, each.period, each.member_id
            known = self.tallies.get(key)
            self.tallies[key] = each if known is None else standings.plus(known, each)

    def rate(self, game: Played) -> None:
        """Rate a game, the one settled next."""
        since, before = game.at - rating.REPEATS, self.ratings[game.family]
        pairs = rating.opponents(game)
        met = {pair: sum(at > since for at in self.met[game.family, pair]) for pair in pairs}
        after = rating.after(game, before, rating.weight(game, met))
        self.rated += counting.rated_rows(game, before, after)
        before.update(after)
        for pair in pairs:
            self.met[game.family, pair].append(game.at)

    @property
    def rating_rows(self) -> list[RatingRow]:
        """The ratings as they are stored."""
        return [
            RatingRow(
                self.server_id, family, member, one.mu, one.sigma, one.games, one.shown, one.settled
            )
            for family, known in self.ratings.items()
            for member, one in known.items()
        ]


async def count(connection: AsyncConnection, server_id: int) -> Count:
    """Count a server's results."""
    total = Count(server_id)
    async for page in counted.settled(connection, server_id):
        games = [(each, game) for each in page if (game := _played(each)) is not None]
        stands = [each.row.table_id for each in page if _stands(each)]
        for row in await counted.deals(connection, stands):
            total.add(tallies.of_deal(counting.deal_of(server_id, row)))
        for _, game in games:
            total.add(tallies.of_game(game))
            total.rate(game)
    for row in await counted.deals(connection, await counted.running(connection, server_id)):
        total.add(tallies.of_deal(counting.deal_of(server_id, row)))
    return total


async def recount(connection: AsyncConnection, server_id: int) -> None:
    """Store a server's standings and ratings as a recount gives them, in place of all there are."""
    total = await count(connection, server_id)
    await standings.clear(connection, server_id)
    await standings.put(connection, list(total.tallies.values()))
    await ratings.clear(connection, server_id)
    await ratings.put(connection, total.rating_rows)
    await ratings.note(connection, total.rated)
    await forgetting.uncount(connection, server_id)
    log.info("server=%d standings counted anew, %d games", server_id, len(total.rated))


async def catch_up(database: Database) -> None:
    """Count the servers anew that wait for it, each in transactions of its own.

    A server stays on the list until the last of them, so that one that is cut short begins again.
    """
    async with database.read() as connection:
        waiting = await recounts.waiting(connection)
    for server_id in waiting:
        await figures.count_anew(database, server_id)
        async with database.write() as connection:
            if await recounts.done(connection, server_id):
                await recount(connection, server_id)


def _stands(settled: Settled) -> bool:
    return settled.row.reason != tallies.VOID and settled.row.annulled_at is None


def _played(settled: Settled) -> Played | None:
    rules = tallies.rules_of(settled.rules)
    sides = read_seating(rules, settled.seating).sides
    payments = read_settlement(settled.settlement).payments
    level = levels.rated_against(settled.computers.values(), rated_practice=settled.rated_practice)
    return tallies.played(settled.row, rules, sides, payments, settled.members, level=level)
