"""What is stored about a match under way, and who gets to read any of it before its day is over."""

import json
from typing import Any

import pytest
from sqlalchemy import select

from club.archive.history import Search
from club.club import Club
from club.core.people import Person
from club.daily.daily_hand import DailyHand
from data.core.utc_days import DAY
from data.daily import daily_days, daily_runs
from data.daily.daily_days import DailySeed
from data.daily.daily_runs import DailyRun
from data.schema.metadata import metadata
from data.storage.database import Database
from tests.club.club_helpers import EAST, NORTH, SOUTH, Clock
from tests.club.daily.daily_helpers import (
    CARD_HOUSE,
    ELSEWHERE,
    QuickPlayers,
    begin,
    like,
    play_match,
    play_on,
)

Rows = dict[str, list[dict[str, Any]]]

OF_THE_MATCH = {"daily_days", "daily_marks", "daily_places", "daily_replies", "daily_runs"}
"""The tables in which something of a match may be."""

OF_PEOPLE = {"members", "servers"}
"""The tables in which it may be that somebody has been there at all."""


async def every_row(database: Database) -> Rows:
    """All that is stored, table by table."""
    async with database.read() as connection:
        return {
            table.name: [dict(row._mapping) for row in await connection.execute(select(table))]
            for table in metadata.sorted_tables
        }


async def mid_match(club: Club, person: Person, moves: int = 9) -> DailyHand:
    """A match that is under way."""
    hand = await begin(club, person, CARD_HOUSE, 1)
    return await play_on(club, person, hand, like(person.member_id), moves)


async def stored(database: Database, hand: DailyHand, person: Person) -> tuple[DailySeed, DailyRun]:
    """What a match is dealt from, and what has been played of it."""
    async with database.read() as connection:
        seed = await daily_days.get(connection, hand.day)
        run = await daily_runs.get(connection, hand.day, person.member_id)
    assert seed is not None
    assert run is not None
    return seed, run


async def test_a_copy_of_ones_data_in_mid_match_has_nothing_of_the_match(
    club: Club, database: Database
) -> None:
    hand = await mid_match(club, NORTH)
    await begin(club, SOUTH, CARD_HOUSE, 1)
    seed, run = await stored(database, hand, NORTH)
    assert run.moves
    for person in (NORTH, SOUTH):
        copy = await club.own_data.copy(person.member_id, "All")
        assert not OF_THE_MATCH - {"daily_places"} & json.loads(copy)["tables"].keys()
        assert seed.seed.hex().encode() not in copy.lower()
        assert run.moves.encode() not in copy


async def test_no_export_or_history_has_a_match_under_way(club: Club) -> None:
    await mid_match(club, NORTH)
    page = await club.history.page(NORTH.member_id, Search(), None)
    assert page.games == ()
    assert (await club.exports.results(NORTH.member_id, None)).games == 0
    assert (await club.exports.records(NORTH.member_id, None)).games == 0


async def test_playing_changes_no_row_but_the_matchs_own_and_none_of_another_server(
    club: Club, database: Database
) -> None:
    await play_match(club, EAST, place=ELSEWHERE)
    before = await every_row(database)
    hand = await mid_match(club, NORTH)
    _, run = await stored(database, hand, NORTH)
    after = await every_row(database)
    changed = {name for name in after if after[name] != before[name]}
    assert changed <= OF_THE_MATCH | OF_PEOPLE
    for name, rows in after.items():
        there = [row for row in rows if row.get("server_id") == ELSEWHERE.server_id]
        assert [row for row in before[name] if row in there] == there, name
        told = [row for row in rows if run.moves in map(str, row.values())]
        assert not told or name == "daily_runs"


@pytest.mark.slow
async def test_each_days_secret_is_drawn_for_itself(database: Database, clock: Clock) -> None:
    drawn = list[bytes]()

    def draw(size: int) -> bytes:
        drawn.append(bytes([len(drawn)]) * size)
        return drawn[-1]

    club = Club(database, players=QuickPlayers(), clock=clock, entropy=draw)
    days = list[int]()
    for _ in range(3):
        days.append((await club.daily.look(NORTH, None)).day)
        await mid_match(club, NORTH, 3)
        clock.advance(DAY)
    secrets = [bytes.fromhex((await club.past_days.opened(day)).secret) for day in days]
    assert secrets == drawn[:3]
    assert len(drawn) == len(days) + 1, "nothing else is drawn, whatever is played"
    assert {len(each) for each in drawn} == {32}
