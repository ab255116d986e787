"""The rows about a member, table by table, for a copy of their data.

Of what members share, only the member's own rows are here. Left out are the seeds of a running
contest, outcomes withheld from a team, a daily match until its day is over, what was played with a
duplicate's cards that are in play elsewhere, and what others noted, such as who blocked them.
"""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Select,
    Table,
    and_,
    case,
    exists,
    false,
    func,
    literal_column,
    or_,
    select,
    tuple_,
    union,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core.utc_days import day_of
from data.schema.contests import contests, games, scores
from data.schema.cups import (
    competition_drafts,
    competition_events,
    competition_matches,
    competition_members,
    competition_messages,
    competition_notices,
    competitions,
    cup_drafts,
    cup_events,
    cup_matches,
    cup_members,
    cup_messages,
    cup_notices,
    cup_roles,
    cup_scheduled_events,
    cups,
    match_boards,
    match_drafts,
    match_events,
    match_members,
    match_sides,
    server_matches,
    side_messages,
    side_notices,
)
from data.schema.days import answers, daily_places, daily_runs
from data.schema.deal_stats import figures
from data.schema.deals import deals, drafts, moves, orders, results
from data.schema.displays import displays
from data.schema.entries import entries
from data.schema.house_rules import panels, presets
from data.schema.imports import imports
from data.schema.matchmaking import blocks, cheers, friends, nudges, practice_seeds, queue, watchers
from data.schema.members import members, servers
from data.schema.reviews import reviews
from data.schema.running.processes import OF_PROGRAMS
from data.schema.settings import audit, member_settings, server_settings
from data.schema.standings import awarded_roles, rated, ratings, standings
from data.schema.tables import boards, rooms, seats, tables, votes
from data.schema.turn_clock import alarms, pauses
from data.schema.types import Number
from data.schema.vocabulary import TableStatus
from data.table import withheld
from data.table.tables import OVER

# Tables about nobody, or about members being forgotten (deletions) or forgotten (fingerprints).
NOTHING: Final = frozenset(
    {"clocks", "deletions", "fingerprints", "leftovers", "recounts", "secrets", "unreadable"}
    | {"absences", "uptimes", "daily_days", "daily_marks", "daily_replies", "news"}
    | OF_PROGRAMS
)

# Rows read at once, so that others get their turn; a shorter page is the last.
PAGE: Final = 1000

# Columns that cards are dealt from, in whatever table.
_SEEDS: Final = frozenset({deals.c.seed.name, tables.c.contest_seed.name})

# Their rows may name cards.
_CARDS: Final = frozenset({deals, moves, drafts, orders})

_ONE: Final = literal_column("1", Number)

# Returns the condition for a member's rows.
Where = Callable[[int], ColumnElement[bool]]


def _by(*columns: Column[Any]) -> Where:
    """Match rows with the member's id in one of these columns."""
    return lambda member_id: or_(*(column == member_id for column in columns))


def _led(member_id: int) -> Select[tuple[int]]:
    sat = select(seats.c.table_id).where(seats.c.member_id == member_id)
    named = select(tables.c.table_id).where(
        or_(
            tables.c.host_id == member_id,
            tables.c.guest_id == member_id,
            tables.c.second_guest_id == member_id,
        )
    )
    return select(union(sat, named).subquery().c.table_id)


def _of_contest(column: Column[int]) -> Where:
    return lambda member_id: column.in_(_led(member_id))


def _at_table(column: Column[int]) -> Where:
    def where(member_id: int) -> ColumnElement[bool]:
        led = _led(member_id)
        further = select(boards.c.table_id).where(boards.c.lead_id.in_(led))
        return column.in_(select(union(led, further).subquery().c.table_id))

    return where


def _lead(table: Table) -> ColumnElement[int]:
    lead = select(boards.c.lead_id).where(boards.c.table_id == table.c.table_id)
    return func.coalesce(lead.correlate(table).scalar_subquery(), table.c.table_id)


def _sat_in(table: Table) -> Where:
    dealt = deals.alias()
    return lambda member_id: and_(
        _at_table(table.c.table_id)(member_id),
        exists().where(
            dealt.c.table_id == table.c.table_id,
            dealt.c.deal == table.c.deal,
            seats.c.table_id == _lead(table),
            seats.c.member_id == member_id,
            seats.c.seat.in_((dealt.c.player_1, dealt.c.player_2, dealt.c.player_3)),
        ),
    )


def _moved(member_id: int) -> ColumnElement[bool]:
    mine = exists().where(
        deals.c.table_id == moves.c.table_id,
        deals.c.deal == moves.c.deal,
        seats.c.table_id == _lead(moves),
        seats.c.member_id == member_id,
        seats.c.seat
        == case(
            (moves.c.seat == 1, deals.c.player_1),
            (moves.c.seat == 2, deals.c.player_2),  # noqa: PLR2004 - a seat
            else_=deals.c.player_3,
        ),
    )
    return and_(_at_table(moves.c.table_id)(member_id), mine)


def _been_in(member_id: int) -> ColumnElement[bool]:
    return servers.c.server_id.in_(
        select(tables.c.server_id).where(_at_table(tables.c.table_id)(member_id))
    )


def _cup_of(member_id: int) -> ColumnElement[bool]:
    entered = select(cup_members.c.cup_id).where(cup_members.c.member_id == member_id)
    return or_(cups.c.organiser_id == member_id, cups.c.cup_id.in_(entered))


def _about_cups_of(table: Table) -> Where:
    """Match what there is of cups that the member has set up or entered."""
    return lambda member_id: table.c.cup_id.in_(select(cups.c.cup_id).where(_cup_of(member_id)))


def _happened_to(member_id: int) -> ColumnElement[bool]:
    return exists().where(
        cup_members.c.cup_id == cup_events.c.cup_id,
        cup_members.c.number == cup_events.c.number,
        cup_members.c.member_id == member_id,
    )


def _competition_of(member_id: int) -> ColumnElement[bool]:
    """Match leagues and ladders that the member has set up or joined."""
    joined = select(competition_members.c.competition_id).where(
        competition_members.c.member_id == member_id
    )
    return or_(competitions.c.organiser_id == member_id, competitions.c.competition_id.in_(joined))


def _about_competitions_of(table: Table) -> Where:
    """Match what there is of leagues and ladders that the member has set up or joined."""
    number = competitions.c.competition_id
    return lambda member_id: table.c.competition_id.in_(
        select(number).where(_competition_of(member_id))
    )


def _competed(member_id: int) -> ColumnElement[bool]:
    """Match what has happened to the member in leagues and on ladders."""
    return exists().where(
        competition_members.c.competition_id == competition_events.c.competition_id,
        competition_members.c.number == competition_events.c.number,
        competition_members.c.member_id == member_id,
    )


def _about_sides_of(table: Table) -> Where:
    """Match what there is of sides that the member orders: of the other server it tells nothing."""
    return lambda member_id: table.c.side_id.in_(
        select(match_sides.c.side_id).where(match_sides.c.organiser_id == member_id)
    )


def _happened_in_match(member_id: int) -> ColumnElement[bool]:
    return exists().where(
        match_members.c.match_id == match_events.c.match_id,
        match_members.c.number == match_events.c.number,
        match_members.c.member_id == member_id,
    )


def _ended(member_id: int) -> ColumnElement[bool]:
    counted = _by(results.c.member_1, results.c.member_2, results.c.member_3)
    return or_(counted(member_id), _sat_in(results)(member_id))


# Every other table and a member's rows of it, in the order a member would ask for them.
ROWS: Final[Mapping[Table, Where]] = {
    members: _by(members.c.member_id),
    member_settings: _by(member_settings.c.member_id),
    friends: _by(friends.c.member_id),
    blocks: _by(blocks.c.member_id),
    presets: _by(presets.c.member_id, presets.c.created_by),
    panels: _by(panels.c.member_id),
    queue: _by(queue.c.member_id),
    practice_seeds: _by(practice_seeds.c.member_id),
    watchers: _by(watchers.c.member_id),
    cheers: _by(cheers.c.member_id),
    standings: _by(standings.c.member_id),
    ratings: _by(ratings.c.member_id),
    rated: _by(rated.c.member_id),
    figures: _by(figures.c.member_id),
    reviews: _by(reviews.c.member_id),
    answers: _by(answers.c.member_id),
    daily_runs: _by(daily_runs.c.member_id),
    daily_places: _by(daily_places.c.member_id),
    awarded_roles: _by(awarded_roles.c.member_id),
    servers: _been_in,
    tables: _at_table(tables.c.table_id),
    boards: _at_table(boards.c.table_id),
    seats: _of_contest(seats.c.table_id),
    rooms: _of_contest(rooms.c.table_id),
    contests: _of_contest(contests.c.table_id),
    scores: _of_contest(scores.c.table_id),
    games: _of_contest(games.c.table_id),
    pauses: _of_contest(pauses.c.table_id),
    deals: _sat_in(deals),
    moves: _moved,
    results: _ended,
    entries: _by(entries.c.member_id),
    cups: _cup_of,
    cup_events: _happened_to,
    cup_members: _by(cup_members.c.member_id),
    cup_matches: _at_table(cup_matches.c.table_id),
    cup_messages: _about_cups_of(cup_messages),
    cup_notices: _about_cups_of(cup_notices),
    cup_roles: _about_cups_of(cup_roles),
    cup_scheduled_events: _about_cups_of(cup_scheduled_events),
    cup_drafts: _by(cup_drafts.c.member_id),
    competitions: _competition_of,
    competition_events: _competed,
    competition_members: _by(competition_members.c.member_id),
    competition_matches: _at_table(competition_matches.c.table_id),
    competition_messages: _about_competitions_of(competition_messages),
    competition_notices: _about_competitions_of(competition_notices),
    competition_drafts: _by(competition_drafts.c.member_id),
    server_matches: _by(server_matches.c.organiser_id),
    match_sides: _by(match_sides.c.organiser_id),
    match_events: _happened_in_match,
    match_members: _by(match_members.c.member_id),
    match_boards: _at_table(match_boards.c.table_id),
    side_messages: _about_sides_of(side_messages),
    side_notices: _about_sides_of(side_notices),
    match_drafts: _by(match_drafts.c.member_id),
    drafts: _by(drafts.c.member_id),
    orders: _by(orders.c.member_id),
    votes: _by(votes.c.member_id),
    displays: _by(displays.c.member_id),
    alarms: _by(alarms.c.member_id),
    nudges: _by(nudges.c.member_id, nudges.c.by_member),
    imports: _by(imports.c.member_id),
    server_settings: _by(server_settings.c.changed_by),
    audit: _by(audit.c.member_id),
}


async def rows(
    connection: AsyncConnection,
    table: Table,
    member_id: int,
    after: Mapping[str, Any] | None = None,
    now: datetime | None = None,
) -> list[dict[str, Any]]:
    """Return a page of a member's rows of a table, by key, after a row, without empty values.

    A daily match is left out unless its day is over `now`.
    """
    key = tuple(table.primary_key)
    query = _query(table).where(ROWS[table](member_id)).order_by(*key).limit(PAGE)
    if table is daily_runs:
        query = query.where(daily_runs.c.day < (0 if now is None else day_of(now)))
    if table in _CARDS:
        query = query.where(~_in_play(table.c.table_id))
    if after is not None:
        query = query.where(tuple_(*key) > tuple(after[column.name] for column in key))
    found = (await connection.execute(query)).mappings().all()
    rows = [{name: value for name, value in row.items() if value is not None} for row in found]
    if table is contests:
        await _withhold(connection, rows, member_id)
    return rows


async def _withhold(
    connection: AsyncConnection, rows: list[dict[str, Any]], member_id: int
) -> None:
    """Drop the `seating` of running rounds with a withheld result."""
    own = await withheld.deals(connection, _at_table(tables.c.table_id)(member_id))
    leads = {each.lead_id for each in own}
    for row in rows:
        if row["table_id"] in leads:
            row.pop("seating", None)


def _query(table: Table) -> Select[Any]:
    """Select a table's columns, with seeds only where no card is dealt from them any more."""
    return select(
        *(_once_over(table, column) if column.name in _SEEDS else column for column in table.c)
    )


def _once_over(table: Table, column: Column[Any]) -> ColumnElement[Any]:
    """Return a seed once its contest is over, and never that of a game to come."""
    over = _is_over(table) if tables.c.table_id.name in table.c else false()
    return case((over, column), else_=None).label(column.name)


def _is_over(table: Table) -> ColumnElement[bool]:
    here = tables.alias()
    return exists().where(
        here.c.table_id == table.c.table_id,
        here.c.status == TableStatus.FINISHED,
        ~_in_play(here.c.table_id),
    )


def _in_play(table_id: ColumnElement[int]) -> ColumnElement[bool]:
    # At this table of a duplicate cup, or at another.
    mine, same = tables.alias(), tables.alias()
    return exists().where(
        mine.c.table_id == table_id,
        # A literal, so that SQLite finds the index of such tables.
        mine.c.duplicate == _ONE,
        same.c.duplicate == _ONE,
        same.c.commitment == mine.c.commitment,
        same.c.status.not_in(OVER),
    )
