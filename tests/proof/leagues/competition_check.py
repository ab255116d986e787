"""Compares a league or ladder as the program has it with what is stored, counted a second time."""

from collections import Counter

from sqlalchemy import select

from club.cups.formats.event_json import WrittenEvent
from club.leagues.formats import competition, season_matches
from club.leagues.formats.ladder_state import LadderState
from club.leagues.formats.league_json import read_event
from club.leagues.formats.league_state import LeagueState
from club.leagues.stored_competition import StoredCompetition
from data.core.event_store import EventRow
from data.leagues.competition_events import COMPETITION_EVENTS
from data.schema.contests import games
from data.schema.cups import competition_matches
from data.schema.tables import seats, tables
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from tests.club.leagues.plain_recount import RecountedLadder, RecountedLeague

Wins = Counter[tuple[int, int]]
"""How often one member has beaten another."""


async def events(database: Database, competition_id: int) -> list[EventRow]:
    """All that has happened in a competition, in order."""
    async with database.read() as connection:
        return await COMPETITION_EVENTS.of(connection, competition_id)


def replayed(it: StoredCompetition, rows: list[EventRow]) -> None:
    """Check that what is stored makes what the program has."""
    read = [read_event(WrittenEvent(each.word, each.detail, each.members)) for each in rows]
    times = [each.at for each in rows]
    assert times == sorted(times)
    assert competition.replay(it.state.plan, zip(read, times, strict=True)) == it.state


def league(state: LeagueState, count: RecountedLeague) -> None:
    """Compare the tables of all seasons."""
    assert len(state.seasons) == len(count.seasons)
    for season, counted in zip(state.seasons, count.seasons, strict=True):
        assert [list(each) for each in season.divisions] == counted.divisions
        for number, rows in enumerate(season_matches.tables(season)):
            assert [row.entrant for row in rows] == counted.table(number)


def ladder(state: LadderState, count: RecountedLadder) -> None:
    """Compare the order, and what is open."""
    assert list(state.order) == count.order
    assert set(state.open) == set(count.open)


def constant(rows: list[EventRow]) -> set[int]:
    """The members who have neither left a place nor taken somebody else's."""
    member, moved = dict[int, int](), set[int]()
    for row in rows:
        if row.word == "entered":
            member[len(member) + 1] = row.members[0]
        elif row.word == "substituted":
            moved |= set(row.members)
        elif row.word in {"withdrew", "disqualified"}:
            moved.add(member[row.detail["entrant"]])
    return set(member.values()) - moved


def wins_of_league(rows: list[EventRow], count: RecountedLeague) -> Wins:
    """Who has beaten whom as the events say, among those who are constant."""
    sides = {key: each for season in count.seasons for key, each in season.all_matches().items()}
    among, found = constant(rows), Wins()
    for row in rows:
        if row.word != "decided" or row.detail["winner"] is None:
            continue
        winner = row.detail["winner"]
        pair = count.member[winner], count.member[sum(sides[row.detail["match"]]) - winner]
        found[pair] += among >= set(pair)
    return +found


def wins_of_ladder(rows: list[EventRow]) -> Wins:
    """Who has beaten whom in games for places as the events say."""
    member, sides, accepted = dict[int, int](), dict[int, tuple[int, int]](), set[int]()
    found = Wins()
    for row in rows:
        if row.word == "entered":
            member[len(member) + 1] = row.members[0]
        elif row.word == "challenged":
            sides[len(sides) + 1] = row.detail["challenger"], row.detail["challenged"]
        elif row.word == "accepted":
            accepted.add(row.detail["challenge"])
        elif row.word == "decided":
            number, winner = int(row.detail["match"].split(".")[2]), row.detail["winner"]
            if number in accepted and winner is not None:
                found[member[winner], member[sum(sides[number]) - winner]] += 1
    return found


async def wins_of_games(database: Database, among: set[int] | None = None) -> Wins:
    """Who has beaten whom in all games that count, from the tables alone."""
    sat = dict[int, dict[int, int]]()
    found = Wins()
    async with database.read() as connection:
        query = select(seats.c.table_id, seats.c.seat, seats.c.member_id)
        for table_id, seat, member_id in await connection.execute(query):
            sat.setdefault(table_id, {})[seat] = member_id
        decided = select(games.c.table_id, games.c.winner_side).where(
            games.c.winner_side.is_not(None), games.c.annulled_at.is_(None)
        )
        for table_id, winner in await connection.execute(decided):
            pair = sat[table_id][winner], sat[table_id][3 - winner]
            if among is None or among >= set(pair):
                found[pair] += 1
    return found


async def nothing_is_left(database: Database) -> None:
    """Check that each game that goes on is played for one match."""
    async with database.read() as connection:
        running = select(tables.c.table_id).where(tables.c.status == TableStatus.PLAYING)
        going_on = sorted(await connection.scalars(running))
        matches = select(competition_matches.c.table_id)
        assert sorted(await connection.scalars(matches)) == going_on
