"""Who is to have which role: sources, each with its setting; those of cups are beside cups."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.settings import Season
from club.news.season_end import Title, last_season
from data.news.week import Span
from data.ratings import ratings

BANDS: Final = (0, 1450, 1550, 1650)

FIRST: Final = 3

MOST: Final = 1000
"""Members of a band at most; those beyond have none."""

_BEYOND: Final = 10**6


@dataclass(frozen=True, slots=True)
class RoleScope:
    """What a source goes by: a server up to now, its seasons, and what is usually played there."""

    span: Span
    season: Season
    family: str


Holders = Callable[[AsyncConnection, RoleScope], Awaitable[set[int]]]


@dataclass(frozen=True, slots=True)
class RoleSource:
    """A reason for a role: the setting that names it, and the members who are to have it now."""

    setting: str
    holders: Holders


async def champion(connection: AsyncConnection, scope: RoleScope) -> set[int]:
    """Return who had the highest rating at the end of the last season; else the most net points."""
    ended = await last_season(connection, scope.season, scope.span, scope.family)
    titles = {} if ended is None else {each.title: each.member_id for each in ended.champions}
    found = titles.get(Title.RATING, titles.get(Title.NET))
    return set() if found is None else {found}


async def top_three(connection: AsyncConnection, scope: RoleScope) -> set[int]:
    """Return the first of the board of ratings, without those whose rating is provisional."""
    return set((await _rated(connection, scope, FIRST)).keys())


async def in_band(
    connection: AsyncConnection, scope: RoleScope, *, least: int, below: int
) -> set[int]:
    """Return the members with a rating within some bounds, without provisional ones."""
    rated = await _rated(connection, scope, MOST)
    return {member_id for member_id, rating in rated.items() if least <= rating < below}


async def _rated(connection: AsyncConnection, scope: RoleScope, limit: int) -> dict[int, int]:
    server_id, viewer = scope.span.server_id, scope.span.viewer
    top = await ratings.top(connection, server_id, scope.family, limit, onlooker=viewer)
    return {each.standing.member_id: each.rating for each in top if each.settled}


def _band(setting: str, least: int, below: int) -> RoleSource:
    return RoleSource(setting, partial(in_band, least=least, below=below))


SOURCES: Final = (
    RoleSource("role_champion", champion),
    RoleSource("role_top_three", top_three),
    _band("role_rating_low", BANDS[0], BANDS[1]),
    _band("role_rating_middle", BANDS[1], BANDS[2]),
    _band("role_rating_high", BANDS[2], BANDS[3]),
    _band("role_rating_top", BANDS[3], _BEYOND),
)
