"""A server's boards: who leads, by which measure, in which kind of game and over what time."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import seasons
from club.core.privacy import tiers
from club.core.seasons import ALL, SEASON, SPANS
from club.core.settings import Season, of_server
from club.ratings.rating import FAMILIES
from data.core.settings import Privacy
from data.ratings import ratings, recounts, standings
from data.ratings.board_viewers import BoardViewer
from data.ratings.ratings import BoardRating
from data.ratings.standings import EVERY, Measure, Standing

RATING, NET = Measure.RATING, Measure.NET
MEASURES: Final = tuple(Measure)

LINES: Final = 10
"""Members on a page."""

PAST: Final = 20
"""Seasons that are over that a board offers: Discord's menu holds a few more."""

LAST: Final = 999
"""The highest page number."""


@dataclass(frozen=True, slots=True)
class Board:
    """Which board, and which page of it, from 0."""

    measure: Measure = NET
    family: str = EVERY  # `EVERY` for all together; ratings are of one kind each
    span: str = ALL  # ratings are of all time
    page: int = 0

    def sound(self, season: Season, family: str) -> "Board":
        """The nearest valid board in such seasons; ratings without a family are `family`'s."""
        if self.measure == RATING:
            return replace(self, family=self.family or family, span=ALL)
        return replace(self, span=ALL) if self.span == SEASON and season == Season.NONE else self

    @property
    def text(self) -> str:
        """The board as one word, for `read`."""
        return ".".join((self.measure, self.family or "every", self.span, str(self.page)))

    @classmethod
    def read(cls, text: str) -> "Board":
        """Read what `text` wrote, with defaults for what this program doesn't know."""
        measure, family, span, page = text.split(".")
        return cls(
            Measure.read(measure) or NET,
            family if family in FAMILIES else EVERY,
            span if span in SPANS or seasons.is_period(span) else ALL,
            int(page),
        )


@dataclass(frozen=True, slots=True)
class Standings:
    """A page of a board, and the line of the member who asks."""

    rows: tuple[tuple[int, Standing], ...]  # with each member's rank, from 1
    # Rank and standing of the member who asks: None before their first deal; the rank is None while
    # they have nothing to show for the measure.
    own: tuple[int | None, Standing] | None
    board: Board = field(default_factory=Board)
    more: bool = False
    season: Season = Season.NONE
    bounds: tuple[datetime, datetime] | None = None  # the beginning and end; None for all time
    # By member, and whether the rating is settled; on a board of ratings alone.
    rated: dict[int, BoardRating] = field(default_factory=dict[int, BoardRating])
    alone: bool = False  # whether only the member who asks sees their line
    past: tuple[str, ...] = ()  # the seasons that are over, the latest first
    counting: bool = False  # whether a recount is replacing the figures: there are none to show


async def read(
    connection: AsyncConnection,
    server_id: int,
    member_id: int,
    board: Board,
    now: datetime,
    *,
    family: str = FAMILIES[0],
    absent: Collection[int] = (),
    limit: int = LINES,
) -> Standings:
    """Read a page of a server's board and one member's place on it.

    Hidden members don't count, so that no gap reveals them; `absent` have left the server. Ratings
    without a kind of game are shown for `family`.
    """
    onlooker = BoardViewer(member_id, frozenset(absent))
    season = (await of_server(connection, server_id)).season
    board = board.sound(season, family)
    counting = await recounts.stage(connection, server_id) == recounts.SWAPPING
    if counting:
        found = Standings((), None, counting=True)
    elif board.measure == RATING:
        found = await _ratings(connection, server_id, onlooker, board, limit)
    else:
        period = seasons.period(board.span, season, now)
        where = standings.Board(server_id, board.family, period)
        first = board.page * limit
        measure = board.measure
        rows = await standings.top(connection, where, measure, limit + 1, first, onlooker=onlooker)
        own = await standings.of_member(connection, where, measure, member_id, onlooker=onlooker)
        found = Standings(tuple(enumerate(rows, first + 1)), own)
    return replace(
        found,
        rows=found.rows[:limit],
        board=board,
        more=len(found.rows) > limit,
        season=season,
        bounds=seasons.bounds(board.span, season, now),
        past=await _past(connection, server_id, board, season, now),
        alone=(await tiers(connection, (member_id,)))[member_id] == Privacy.NOBODY,
    )


async def _past(
    connection: AsyncConnection, server_id: int, board: Board, season: Season, now: datetime
) -> tuple[str, ...]:
    """Name the seasons that are over and have figures, where a board counts by time at all."""
    if board.measure == RATING or season == Season.NONE:
        return ()
    running = seasons.period(SEASON, season, now)
    named = await standings.periods(connection, server_id)
    return tuple(each for each in named if seasons.is_season(each, season) and each != running)[
        :PAST
    ]


async def _ratings(
    connection: AsyncConnection, server_id: int, onlooker: BoardViewer, board: Board, limit: int
) -> Standings:
    first = board.page * limit
    member_id, family = onlooker.member_id, board.family
    top = await ratings.top(connection, server_id, family, limit + 1, first, onlooker=onlooker)
    own = await ratings.of_member(connection, server_id, family, member_id, onlooker=onlooker)
    rated = {each.standing.member_id: each for each in top[:limit]}
    if own is not None:
        rated[member_id] = own[1]
    return Standings(
        tuple((rank, each.standing) for rank, each in enumerate(top, first + 1)),
        None if own is None else (own[0], own[1].standing),
        rated=rated,
    )
