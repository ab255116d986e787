"""A member's own settled games, looked for by opponent, variant, result and date."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from operator import attrgetter
from typing import Final, Self

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.unreadable import read_each
from club.ratings.board_points import VOID, rules_of
from data.archive import history
from data.archive.history import PastRow, Wanted
from data.storage.database import Database
from data.table.tables import Seated
from engine.contest import Sides, read_seating
from engine.rules import PRESETS, Rules

LINES: Final = 9
"""Games on a page: one takes three of the forty components of a message."""

WON: Final = "won"
LOST: Final = "lost"
DRAWN: Final = "drawn"
ANNULLED: Final = "annulled"
RESULTS: Final = (WON, LOST)
"""What may be looked for."""

_FIRST, _MOST = 25, 400
"""Rows that are read at once: few at first, more where few of those are what is looked for."""


@dataclass(frozen=True, slots=True)
class Search:
    """What is looked for, and from where on.

    Attributes:
        opponent_id: Who sat on another side; None for anybody.
        variant: The preset; None for any.
        result: One of `RESULTS`; None for any.
        since: When it was settled at the earliest.
        table_id: The game after which the page begins; None for the first page.
        newer: Whether the page lies on the newer side of that game.
    """

    opponent_id: int | None = None
    variant: str | None = None
    result: str | None = None
    since: datetime | None = None
    table_id: int | None = None
    newer: bool = False

    @property
    def first(self) -> "Search":
        """The same from its first page on."""
        return replace(self, table_id=None, newer=False)

    @property
    def text(self) -> str:
        """One word for it, which `read` reads."""
        since = 0 if self.since is None else int(self.since.timestamp())
        start = "-"
        if self.table_id is not None:
            start = f"{'n' if self.newer else 'o'}{self.table_id}"
        return ".".join(
            (str(self.opponent_id or 0), self.variant or "-", self.result or "-", str(since), start)
        )

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what `text` wrote; whatever this program doesn't know is looked for no more."""
        opponent, variant, result, since, start = text.split(".")
        return cls(
            int(opponent) or None,
            variant if variant in PRESETS else None,
            result if result in RESULTS else None,
            datetime.fromtimestamp(int(since), UTC) if int(since) else None,
            int(start[1:]) if start != "-" else None,
            start.startswith("n"),
        )


@dataclass(frozen=True, slots=True)
class Past:
    """A settled game as one of its players looks back on it.

    Attributes:
        row: How it was settled.
        rules: What was played.
        players: Who sat there, by number.
        sides: The numbers of each side's players.
        side: The side of the one who looks, from 1.
        outcome: `WON`, `LOST`, `DRAWN` or `ANNULLED`.
    """

    row: PastRow
    rules: Rules
    players: tuple[Seated, ...]
    sides: Sides
    side: int
    outcome: str

    @property
    def opponents(self) -> tuple[Seated, ...]:
        """Those on other sides."""
        mine = self.sides[self.side - 1]
        return tuple(each for each in self.players if each.seat not in mine)

    @property
    def totals(self) -> tuple[int, ...]:
        """What each side came to, the own first."""
        own = self.row.totals[self.side - 1 : self.side]
        return (*own, *(t for n, t in enumerate(self.row.totals, 1) if n != self.side))


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a history, the game settled last first.

    Attributes:
        games: What is on it.
        search: What was looked for.
        newer: Whether a page comes before it.
        older: Whether one follows.
    """

    games: tuple[Past, ...]
    search: Search
    newer: bool = False
    older: bool = False


class History:
    """Looking for settled games.

    Args:
        database: Where they are.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self, member_id: int, search: Search, server_id: int | None, *, lines: int = LINES
    ) -> Page:
        """Give a page of a member's settled games.

        A game counts as settled once every table of it is over, so that nothing is told here of
        results that are still kept from a team.

        Args:
            member_id: Who asks, for their own.
            search: What they look for.
            server_id: The server whose games are meant; None for all of them.
            lines: Games on a page.
        """
        async with self._database.read() as connection:
            after = None
            if search.table_id is not None:
                after = await history.place_of(connection, member_id, search.table_id)
            newer = search.newer and after is not None
            found = await look(
                connection, member_id, search, server_id, lines + 1, after=after, newer=newer
            )
            if newer and len(found) <= lines:
                # The first page, which is as long as any other.
                after, newer = None, False
                found = await look(connection, member_id, search, server_id, lines + 1)
        more, found = len(found) > lines, found[:lines]
        if newer:
            return Page(tuple(reversed(found)), search, newer=more, older=True)
        return Page(tuple(found), search, newer=after is not None, older=more)


async def look(
    connection: AsyncConnection,
    member_id: int,
    search: Search,
    server_id: int | None,
    limit: int,
    *,
    after: history.Place | None = None,
    newer: bool = False,
) -> list[Past]:
    """Give a member's settled games that fit, as many as are wanted where there are so many.

    Args:
        connection: A transaction.
        member_id: The member.
        search: What fits; where it begins is told by `after`.
        server_id: The server whose games are meant; None for all of them.
        limit: How many.
        after: Beyond which place.
        newer: Whether to go from older ones to newer ones.
    """
    wanted = Wanted(server_id, search.opponent_id, search.variant, search.since)
    found: list[Past] = []
    size, more = max(_FIRST, limit), True
    while more and len(found) < limit:
        rows = await history.past(connection, member_id, wanted, size, after=after, newer=newer)
        sat = await history.seated(connection, [row.table_id for row in rows])
        read = read_each(partial(_past, sat), rows, attrgetter("table_id"))
        found += [each for each in read if _fits(each, search)]
        more = len(rows) == size
        after = (rows[-1].over_at, rows[-1].table_id) if rows else after
        size = _MOST
    return found[:limit]


def _past(sat: Mapping[int, Sequence[Seated]], row: PastRow) -> Past:
    return past_of(row, sat[row.table_id])


def past_of(row: PastRow, players: Sequence[Seated]) -> Past:
    """Read a settled game as one of its players looks back on it."""
    rules = rules_of(row.rules)
    sides = read_seating(rules, {} if row.seating is None else row.seating).sides
    side = next(number for number, side in enumerate(sides, 1) if row.seat in side)
    return Past(row, rules, tuple(players), sides, side, _outcome(row, side))


def _outcome(row: PastRow, side: int) -> str:
    if row.reason == VOID or row.annulled_at is not None:
        return ANNULLED
    if row.winner_side is None:
        return DRAWN
    return WON if row.winner_side == side else LOST


def _fits(past: Past, search: Search) -> bool:
    """Whether a game is what is looked for, in what the database doesn't tell by itself."""
    if search.result is not None and past.outcome != search.result:
        return False
    against = {each.member_id for each in past.opponents}
    return search.opponent_id is None or search.opponent_id in against
