"""Who was ahead at the end of a season that is over."""

from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.news.week import Span
from data.ratings.outcomes import UNCOUNTED
from data.schema.members import members
from data.schema.standings import rated
from data.storage.queries import fetch_one


@dataclass(frozen=True, slots=True)
class RatingChampion:
    """Who had the highest rating at the end."""

    member_id: int
    name: str
    rating: int


async def by_rating(
    connection: AsyncConnection, season: Span, family: str, settled: int
) -> RatingChampion | None:
    """Return who had the highest rating after `settled` rated games at a season's end, or None."""
    own = rated.c.member_id
    then = (
        select(
            own,
            rated.c.rating,
            func.row_number()
            .over(partition_by=own, order_by=(rated.c.at.desc(), rated.c.table_id.desc()))
            .label("nth"),
            func.count().over(partition_by=own).label("games"),
            func.max(rated.c.at).over(partition_by=own).label("last"),
        )
        .where(
            rated.c.server_id == season.server_id,
            rated.c.family == family,
            rated.c.at < season.until,
            rated.c.variant != UNCOUNTED,
            season.viewer.sees(own),
            own > 0,
        )
        .subquery()
    )
    query = (
        select(then.c.member_id, members.c.name, then.c.rating)
        .join_from(then, members, members.c.member_id == then.c.member_id)
        .where(then.c.nth == 1, then.c.games >= settled, then.c.last >= season.since)
        .order_by(then.c.rating.desc(), then.c.member_id.desc())
        .limit(1)
    )
    return await fetch_one(connection, query, RatingChampion)
