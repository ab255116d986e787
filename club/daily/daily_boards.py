"""Boards of the daily match: of a day, a week or a month, for a server or for all of them.

Only days that are over are added up; today's is for those who have finished their match.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import timedelta
from enum import StrEnum
from typing import Final, Self

from club.core.clock import Clock
from club.core.privacy import tiers
from club.daily.daily_match import DealScore
from club.daily.past_days import scores_of, seen_by_name
from data.core.settings import Privacy
from data.core.utc_days import beginning_of, day_of
from data.daily import daily_runs, daily_totals
from data.daily.daily_totals import DailySpan, DailyTotal
from data.ratings.board_viewers import BoardViewer
from data.storage.database import Database

LINES: Final = 10
"""Members on a page."""

LAST: Final = 999
"""The highest page number."""

_WEEK: Final = 7


class DailyPeriod(StrEnum):
    """What a board counts."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"


class DailyScope(StrEnum):
    """Whose matches a board counts."""

    SERVER = "server"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class DailyBoard:
    """Which board: of the period that a day falls into, and which page of it, from 0."""

    day: int
    period: DailyPeriod = DailyPeriod.DAY
    scope: DailyScope = DailyScope.SERVER
    page: int = 0

    @property
    def days(self) -> range:
        """The days of its period, which begins at midnight UTC."""
        match self.period:
            case DailyPeriod.DAY:
                return range(self.day, self.day + 1)
            case DailyPeriod.WEEK:
                monday = self.day - beginning_of(self.day).weekday()
                return range(monday, monday + _WEEK)
            case DailyPeriod.MONTH:
                first = beginning_of(self.day).replace(day=1)
                following = (first + timedelta(days=31)).replace(day=1)
                return range(day_of(first), day_of(following))

    @property
    def before(self) -> Self:
        """The board of the period before."""
        return replace(self, day=max(0, self.days.start - 1), page=0)

    @property
    def after(self) -> Self:
        """The board of the period after."""
        return replace(self, day=self.days.stop, page=0)


@dataclass(frozen=True, slots=True)
class DailyRow:
    """A line of a board; without a name where the member isn't shown by it there."""

    total: DailyTotal
    named: bool
    scores: tuple[DealScore, ...] = ()  # deal by deal, on the board of a day


@dataclass(frozen=True, slots=True)
class DailyStandings:
    """A page of a board, and the line of the member who asks."""

    board: DailyBoard
    rows: tuple[DailyRow, ...] = ()
    own: DailyRow | None = None
    members: int = 0
    today: int = 0
    more: bool = False
    sealed: bool = False  # whether it opens only once the member has finished their match
    alone: bool = False  # whether only the member who asks sees their line


class DailyBoards:
    """The boards of one database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def read(
        self,
        board: DailyBoard,
        member_id: int,
        server_id: int | None,
        *,
        absent: Collection[int] = (),
    ) -> DailyStandings:
        """Return a page of a board; without a server, of all members.

        Hidden members don't count, so that no gap reveals them; `absent` have left the server.
        """
        today = day_of(self._clock.now())
        board = replace(board, day=min(board.day, today))
        if server_id is None:
            board = replace(board, scope=DailyScope.ALL)
        here = board.scope is DailyScope.SERVER
        viewer = BoardViewer(member_id, frozenset(absent) if here else frozenset())
        async with self._database.read() as connection:
            days, sealed = board.days, False
            if board.period is DailyPeriod.DAY:
                run = await daily_runs.get(connection, board.day, member_id)
                sealed = board.day == today and (run is None or run.score is None)
            else:
                days = range(days.start, min(days.stop, today))
            if sealed:
                return DailyStandings(board, today=today, sealed=True)
            sums = board.period is not DailyPeriod.DAY
            span = DailySpan(days, server_id if here else None, sums)
            first = board.page * LINES
            found = await daily_totals.read(connection, span, viewer, LINES, first)
            own = found.own
            ids = {each.member_id for each in (*found.page, *((own,) if own else ()))}
            seen = ids
            if not here:
                seen = await seen_by_name(connection, days, ids, by=member_id, server_id=server_id)
            runs = {} if sums else await daily_runs.of_members(connection, board.day, ids)
            scores = {one: scores_of(run) or () for one, run in runs.items()}

            def row(total: DailyTotal) -> DailyRow:
                one = total.member_id
                return DailyRow(total, one in seen, scores.get(one, ()))

            return DailyStandings(
                board,
                tuple(map(row, found.page)),
                None if own is None else row(own),
                found.members,
                today,
                more=found.members > first + LINES,
                alone=(await tiers(connection, (member_id,)))[member_id] == Privacy.NOBODY,
            )
