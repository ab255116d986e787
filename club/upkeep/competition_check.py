"""Cups, leagues and ladders replayed from their events, and compared with what is stored beside."""

from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from typing import Any, Final

from sqlalchemy import Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.errors import Refusal
from club.core.unreadable import why
from club.cups import stored_cup
from club.cups.formats import schedule
from club.leagues import stored_competition
from club.leagues.formats import competition, season_matches
from club.leagues.formats.league_state import LeagueState
from data.schema.cups import (
    competition_matches,
    competition_messages,
    competitions,
    cup_matches,
    cup_messages,
    cups,
)
from data.storage.database import Database
from data.upkeep.findings import RESTORE, Finding

_OVER: Final = "its row and its events don't agree on whether it is over"

_NOT_OPEN: Final = "match {match} is being played, and its events know of no such match"


async def competition_findings(database: Database) -> AsyncGenerator[Finding]:
    """Yield the cups, leagues and ladders that can't be read, or whose rows don't go together."""
    kinds = (
        ("cup", cups, cup_messages, _cup),
        ("competition", competitions, competition_messages, _competition),
    )
    for word, hosts, messages, look in kinds:
        key = hosts.c[f"{word}_id"]
        async with database.read() as connection:
            every = list(await connection.scalars(select(key).order_by(key)))
        for number in every:
            async with database.read() as connection:
                found = await _of_host(connection, number, (hosts, messages), look)
            for what in found:
                yield Finding(f"{word} {number}", what, RESTORE)


async def _of_host(
    connection: AsyncConnection,
    number: int,
    tables: tuple[Table, Table],
    look: Callable[[AsyncConnection, int], Awaitable[list[str]]],
) -> list[str]:
    hosts, messages = tables
    try:
        found = await look(connection, number)
    except Refusal as error:
        cause = error.__cause__
        said = f" ({why(cause)})" if isinstance(cause, Exception) else ""
        return [f"it can't be read{said}"]
    (host_key,), (message_key,) = hosts.primary_key.columns, messages.primary_key.columns
    query = (
        select(messages.c.events)
        .join(hosts, host_key == message_key)
        .where(host_key == number, messages.c.events > hosts.c.events)
    )
    if await connection.scalar(query) is not None:
        found.append("its message shows more events than there are")
    return found


async def _cup(connection: AsyncConnection, cup_id: int) -> list[str]:
    cup = await stored_cup.load(connection, cup_id)
    known = {str(each.key) for each in schedule.matches(cup.state)}
    places = schedule.places(cup.state)
    found = await _unknown(connection, cup_matches, cup_matches.c.cup_id == cup_id, known)
    if not places.keys() <= cup.state.members.keys():
        found.append("somebody has a place who hasn't entered")
    if (cup.row.finished_at is not None) != schedule.is_over(cup.state):
        found.append(_OVER)
    return found


async def _competition(connection: AsyncConnection, competition_id: int) -> list[str]:
    it = await stored_competition.load(connection, competition_id)
    known = {str(each.key) for each in competition.matches(it.state)}
    where = competition_matches.c.competition_id == competition_id
    found = await _unknown(connection, competition_matches, where, known)
    if isinstance(it.state, LeagueState):
        for season in it.state.seasons:
            entered = {row.entrant for rows in season_matches.tables(season) for row in rows}
            if not entered <= it.state.members.keys():
                found.append("somebody stands in a table who hasn't entered")
    if (it.row.finished_at is not None) != it.state.over:
        found.append(_OVER)
    return found


async def _unknown(
    connection: AsyncConnection,
    rows: Table,
    where: Any,  # noqa: ANN401 - a condition
    known: Iterable[str],
) -> list[str]:
    played = {*await connection.scalars(select(rows.c.match).where(where))}
    return [_NOT_OPEN.format(match=each) for each in sorted(played - {*known})]
