"""A member's own settled games, searched by opponent, variant, result and date."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from operator import attrgetter
from typing import Final, Self

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.unreadable import read_each
from club.ratings.board_points import VOID, rules_of
from data.archive import history
from data.archive.history import HistoryFilter, PastRow
from data.schema.vocabulary import EndCause
from data.storage.database import Database
from data.table.tables import SeatOccupant
from engine.contest import Sides, read_seating
from engine.rules import ALL_PRESETS, Rules

LINES: Final = 9
"""Games on a page: one takes three of the forty components of a message."""

WON: Final = "won"
LOST: Final = "lost"
DRAWN: Final = "drawn"
ANNULLED: Final = "annulled"
CALLED_OFF: Final = "called-off"
ABANDONED: Final = "abandoned"
_ANNULLED_AS: Final = {EndCause.AGREED: CALLED_OFF, EndCause.IDLE: ABANDONED}

RESULTS: Final = (WON, LOST)

_FIRST, _MOST = 25, 400
"""Rows that are read at once: few at first, more if few of those fit."""


@dataclass(frozen=True, slots=True)
class Search:
    """What is searched for (None: any); the page begins beside the game `table_id`."""

    opponent_id: int | None = None
    variant: str | None = None
    result: str | None = None
    since: datetime | None = None
    table_id: int | None = None
    newer: bool = False

    @property
    def first(self) -> "Search":
        """The same search from its first page on."""
        return replace(self, table_id=None, newer=False)

    @property
    def text(self) -> str:
        """The search as one word, for `read`."""
        since = 0 if self.since is None else int(self.since.timestamp())
        start = "-"
        if self.table_id is not None:
            start = f"{'n' if self.newer else 'o'}{self.table_id}"
        return ".".join(
            (str(self.opponent_id or 0), self.variant or "-", self.result or "-", str(since), start)
        )

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what `text` wrote; a variant or result that this program doesn't know is dropped."""
        opponent, variant, result, since, start = text.split(".")
        return cls(
            int(opponent) or None,
            variant if variant in ALL_PRESETS else None,
            result if result in RESULTS else None,
            datetime.fromtimestamp(int(since), UTC) if int(since) else None,
            int(start[1:]) if start != "-" else None,
            start.startswith("n"),
        )


@dataclass(frozen=True, slots=True)
class PastGame:
    """A settled game as one of its players looks back on it, with their own side, from 1."""

    row: PastRow
    rules: Rules
    players: tuple[SeatOccupant, ...]
    sides: Sides
    side: int
    outcome: str
    gave_up: tuple[int, ...] = ()  # the players of the side that did

    @property
    def opponents(self) -> tuple[SeatOccupant, ...]:
        """The players on other sides."""
        mine = self.sides[self.side - 1]
        return tuple(each for each in self.players if each.seat not in mine)

    @property
    def totals(self) -> tuple[int, ...]:
        """Each side's total, the member's own first."""
        own = self.row.totals[self.side - 1 : self.side]
        return (*own, *(t for n, t in enumerate(self.row.totals, 1) if n != self.side))


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """A page of a history, the latest game first; whether newer and older pages exist."""

    games: tuple[PastGame, ...]
    search: Search
    newer: bool = False
    older: bool = False


class History:
    """Searches the settled games of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self,
        member_id: int,
        search: Search,
        place_ids: Collection[int] | None,
        *,
        lines: int = LINES,
    ) -> HistoryPage:
        """Return a page of a member's own settled games, in some places or, with None, everywhere.

        Every table of a game has to be over, so that no result still kept from a team is revealed.
        """
        async with self._database.read() as connection:
            after = None
            if search.table_id is not None:
                after = await history.place_of(connection, member_id, search.table_id)
            newer = search.newer and after is not None
            found = await look(
                connection, member_id, search, place_ids, lines + 1, after=after, newer=newer
            )
            if newer and len(found) <= lines:
                # The first page, which is as long as any other.
                after, newer = None, False
                found = await look(connection, member_id, search, place_ids, lines + 1)
        more, found = len(found) > lines, found[:lines]
        if newer:
            return HistoryPage(tuple(reversed(found)), search, newer=more, older=True)
        return HistoryPage(tuple(found), search, newer=after is not None, older=more)


async def look(
    connection: AsyncConnection,
    member_id: int,
    search: Search,
    place_ids: Collection[int] | None,
    limit: int,
    *,
    after: history.Place | None = None,
    newer: bool = False,
) -> list[PastGame]:
    """Return up to `limit` of a member's settled games that fit a search, beyond the place `after`.

    Games go from newer to older ones, or the other way if `newer`.
    """
    wanted = HistoryFilter(place_ids, search.opponent_id, search.variant, search.since)
    found: list[PastGame] = []
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


def _past(sat: Mapping[int, Sequence[SeatOccupant]], row: PastRow) -> PastGame:
    return past_of(row, sat[row.table_id])


def past_of(row: PastRow, players: Sequence[SeatOccupant]) -> PastGame:
    """Read a settled game as one of its players looks back on it."""
    rules = rules_of(row.rules)
    sides = read_seating(rules, {} if row.seating is None else row.seating).sides
    side = next(number for number, side in enumerate(sides, 1) if row.seat in side)
    gave_up = () if row.gave_up is None else sides[row.gave_up - 1]
    return PastGame(row, rules, tuple(players), sides, side, _outcome(row, side), gave_up)


def _outcome(row: PastRow, side: int) -> str:
    if row.annulled_at is not None:
        return ANNULLED
    if row.reason == VOID:
        return ANNULLED if row.cause is None else _ANNULLED_AS.get(row.cause, ANNULLED)
    if row.winner_side is None:
        return DRAWN
    return WON if row.winner_side == side else LOST


def _fits(past: PastGame, search: Search) -> bool:
    if search.result is not None and past.outcome != search.result:
        return False
    against = {each.member_id for each in past.opponents}
    return search.opponent_id is None or search.opponent_id in against
