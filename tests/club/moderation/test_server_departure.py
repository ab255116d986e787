"""Servers that the bot was removed from, or whose owners want nothing kept."""

from datetime import timedelta

import pytest

from club.club import Club
from club.core.people import Person
from data.core.servers import KEPT
from data.members import server_purge
from data.members.server_purge import OF_SERVER
from data.schema.members import servers
from data.schema.metadata import metadata
from data.schema.tables import tables
from data.storage.database import Database
from engine.rules import PRESETS
from tests.club.club_helpers import Clock, make_club, play_out
from tests.club.members.sample_season import (
    AWAY,
    BETWEEN,
    EAST,
    ELSEWHERE,
    LONG,
    NORTH,
    PLACE,
    SOUTH,
    busy,
    evening,
    game,
    group,
    stored,
)

HERE, THERE = PLACE.server_id, ELSEWHERE.server_id
OTHERS = {AWAY, BETWEEN}  # the opponent's server, and the place where a match with it is played


async def kept(database: Database) -> set[int]:
    """The servers of which anything is stored."""
    found = await stored(database)
    held = {row["server_id"] for rows in found.values() for row in rows if row.get("server_id")}
    return held - OTHERS


@pytest.mark.slow
async def test_a_server_is_forgotten_thirty_days_after_the_bot_was_removed(
    club: Club, clock: Clock, database: Database
) -> None:
    await evening(club)
    await busy(club)
    before = await stored(database)
    await club.server_departures.compare({THERE, AWAY})
    clock.advance(timedelta(days=29))
    await club.server_departures.compare({THERE, AWAY})
    assert await club.server_departures.forget_due() == []
    due = await club.server_departures.next_due()
    assert due == clock.now() + timedelta(days=1), "what is known already changes nothing"
    clock.advance(timedelta(days=1))
    assert await club.server_departures.forget_due() == [HERE]
    assert await kept(database) == {THERE}
    after = await stored(database)
    for name, rows in before.items():
        there = [row for row in rows if row.get("server_id") == THERE]
        kept_rows = [
            row for row in after[name] if row.get("server_id", 0) not in {0, None, *OTHERS}
        ]
        assert kept_rows == there, name
    assert after["friends"] == before["friends"], "members' own stays"
    assert {row["table_id"] for row in after["moves"]} == {
        row["table_id"] for row in after["tables"] if row["server_id"] not in OTHERS
    }
    assert await club.server_departures.forget_due() == []
    assert await club.server_departures.next_due() is None
    await play_out(club, await game(club, NORTH, SOUTH))
    assert await kept(database) == {HERE, THERE}, "it may begin anew"


async def two_games(club: Club) -> None:
    """A game in each of two servers."""
    await game(club, NORTH, SOUTH)
    await game(club, NORTH, SOUTH, place=ELSEWHERE)


async def test_the_bot_is_invited_again_in_time(
    club: Club, clock: Clock, database: Database
) -> None:
    await two_games(club)
    await club.server_departures.compare(set())
    clock.advance(timedelta(days=20))
    await club.server_departures.compare({HERE, 999})
    clock.advance(timedelta(days=20))
    assert await club.server_departures.forget_due() == [THERE]
    assert await kept(database) == {HERE}


async def test_what_happened_while_the_bot_was_down_is_noticed(
    club: Club, clock: Clock, database: Database
) -> None:
    await two_games(club)
    await club.server_departures.compare({HERE})
    clock.advance(KEPT - timedelta(seconds=1))
    twin = make_club(database, clock)
    await twin.server_departures.compare({HERE, THERE})
    assert await twin.server_departures.next_due() is None
    await twin.server_departures.compare({THERE, 999})
    clock.advance(KEPT)
    assert await club.server_departures.forget_due() == [HERE]
    assert await twin.server_departures.forget_due() == []
    assert await kept(database) == {THERE}


@pytest.mark.slow
async def test_its_owners_have_a_server_forgotten(
    club: Club, clock: Clock, database: Database
) -> None:
    await evening(club)
    await busy(club)
    rules = PRESETS.rules("standard", seating="partnership", team_size=2)
    people = (NORTH, SOUTH, EAST, Person(733_000_000_000_000_015, "@fifth"))
    await group(club, rules, *people)
    elsewhere = await game(club, NORTH, EAST, LONG, place=ELSEWHERE)
    held = await club.server_departures.held(HERE)
    assert (held.played, held.open > 0) == (4, True)
    ended = await club.server_departures.close(HERE)
    assert {each.table.server_id for each in ended} == {HERE, BETWEEN}
    assert not {each.table.status for each in ended} & {"waiting", "playing"}
    assert (await club.server_departures.held(HERE)).open == 0
    assert await club.server_departures.close(HERE) == [], "twice is as once"
    assert await club.server_departures.forget_due() == []
    await club.server_departures.compare({HERE, THERE, AWAY})
    clock.advance(timedelta(minutes=1))
    assert await club.server_departures.forget_due() == [HERE]
    assert await kept(database) == {THERE}
    assert (await club.tables.snapshot(elsewhere.table.table_id)).table.status == "playing"


async def test_of_members_who_were_forgotten_nothing_stays_without_their_games(
    club: Club, clock: Clock, database: Database
) -> None:
    await play_out(club, await game(club, NORTH, SOUTH))
    await club.own_data.forget(NORTH.member_id)
    await club.server_departures.close(HERE)
    clock.advance(timedelta(minutes=1))
    await club.server_departures.forget_due()
    assert [row["member_id"] for row in (await stored(database))["members"]] == [SOUTH.member_id]


@pytest.mark.slow
async def test_a_server_that_cannot_be_forgotten_holds_up_no_other(
    club: Club, clock: Clock, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in (PLACE, ELSEWHERE):
        await play_out(club, await game(club, NORTH, SOUTH, place=place))
        await club.server_departures.close(place.server_id)
    clock.advance(timedelta(minutes=1))
    belongings = server_purge.belongings

    async def failing(where: Database, server_id: int) -> None:
        if server_id == HERE:
            raise ZeroDivisionError
        await belongings(where, server_id)

    with monkeypatch.context() as patch:
        patch.setattr(server_purge, "belongings", failing)
        assert await club.server_departures.forget_due() == [THERE]
    assert await kept(database) == {HERE}
    assert await club.server_departures.forget_due() == [HERE]
    assert not await kept(database)


def test_all_that_refers_to_a_server_goes_with_it() -> None:
    with_tables = {tables.c.server_id, *metadata.tables["games"].c}
    for table in metadata.sorted_tables:
        for column in table.c:
            if any(each.column is servers.c.server_id for each in column.foreign_keys):
                assert column in {*OF_SERVER, *with_tables}, column
