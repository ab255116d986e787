"""The champions of a season that has just ended."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import seasons
from club.core.settings import Season
from club.ratings.rating import SETTLED
from data.core.utc_days import day_of
from data.daily import daily_totals
from data.daily.daily_totals import DailySpan
from data.news import champions
from data.news.week import Span
from data.ratings import standings
from data.ratings.standings import EVERY, Board, Measure, Standing

TOLD_WITHIN: Final = timedelta(days=14)

_MOMENT: Final = timedelta(seconds=1)


class Title(StrEnum):
    """What somebody was the best of a season at."""

    RATING = "rating"
    NET = "net"
    GAMES_WON = "games-won"
    DAILY = "daily"


@dataclass(frozen=True, slots=True)
class Champion:
    """Who was the best at something, and with how much."""

    title: Title
    member_id: int
    name: str
    figure: int


@dataclass(frozen=True, slots=True)
class SeasonEnd:
    """A season that is over, by the name of its period, with its champions."""

    period: str
    since: datetime
    until: datetime
    champions: tuple[Champion, ...]


async def ended(
    connection: AsyncConnection, season: Season, span: Span, family: str, *, told: str
) -> SeasonEnd | None:
    """Return the season that ended last, unless it is the one already told of, or long over."""
    found = await last_season(connection, season, span, family)
    if found is None or found.period == told or span.until - found.until > TOLD_WITHIN:
        return None
    return found


async def last_season(
    connection: AsyncConnection, season: Season, span: Span, family: str
) -> SeasonEnd | None:
    """Return the season that had ended last at the end of a span; None where nobody played then."""
    running = seasons.bounds(seasons.SEASON, season, span.until)
    if running is None:
        return None
    until = running[0]
    within = until - _MOMENT
    period = seasons.period(seasons.SEASON, season, within)
    bounds = seasons.bounds(seasons.SEASON, season, within)
    assert bounds is not None
    whole = Span(span.server_id, bounds[0], until, span.viewer)
    found = await _champions(connection, whole, period, family)
    return SeasonEnd(period, bounds[0], until, found) if found else None


async def _champions(
    connection: AsyncConnection, whole: Span, period: str, family: str
) -> tuple[Champion, ...]:
    found: list[Champion] = []
    rated = await champions.by_rating(connection, whole, family, SETTLED)
    if rated is not None:
        found.append(Champion(Title.RATING, rated.member_id, rated.name, rated.rating))
    for title, measure in ((Title.NET, Measure.NET), (Title.GAMES_WON, Measure.GAMES_WON)):
        first = await _first(connection, whole, period, measure)
        if first is not None and (figure := getattr(first, measure)) > 0:
            found.append(Champion(title, first.member_id, first.name, figure))
    days = range(day_of(whole.since), day_of(whole.until))
    daily = DailySpan(days, whole.server_id, sums=True)
    totals = await daily_totals.read(connection, daily, whole.viewer, 1)
    found += [
        Champion(Title.DAILY, each.member_id, each.name, each.total)
        for each in totals.page
        if each.total > 0
    ]
    return tuple(found)


async def _first(
    connection: AsyncConnection, whole: Span, period: str, measure: Measure
) -> Standing | None:
    board = Board(whole.server_id, EVERY, period)
    top = await standings.top(connection, board, measure, 1, onlooker=whole.viewer)
    return next(iter(top), None)
