"""What is stored may be damaged anywhere: one table is lost to its players then, and no other."""

import sqlite3
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from club.archive.history import Search
from club.club import Club
from club.core.deadlines import Terms
from club.core.errors import UnreadableTable
from club.core.settings import MemberSettings
from club.core.unreadable import noticed
from club.ratings import recount
from club.ratings.recount import count_anew
from club.table.current_turn import standing
from club.table.snapshot import Snapshot
from club.turn_clock import clocks, falling_due
from data.core import members
from data.matchmaking import queue
from data.matchmaking.queue import QueuePlace
from data.ratings import recounts
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from data.table import load_table
from engine.rules import PRESETS
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    QUICK,
    SHORT,
    SOUTH,
    Clock,
    begin,
    make_club,
    play_out,
    step,
)
from tests.club.moderation.table_damage import (
    broken_rules,
    damage_table,
    illegal_move,
    undecodable_move,
    undecodable_rules,
)
from tests.club.multiplayer.test_groups import PAIRS, PEOPLE, gathered
from tests.data.storage.prepared_database import prepared_database

LATER = timedelta(hours=13)
DAY = timedelta(days=1)


async def at_once() -> None:
    """Let nobody go first."""


async def timed(club: Club, number: int) -> Snapshot:
    """Begin a game with a clock, and make its first move."""
    waiting = await club.starting.challenge(
        PLACE, NORTH, SOUTH, SHORT, clock=Terms.parse("relaxed:24"), interaction_id=number * 10_000
    )
    return await step(
        club, await club.starting.accept(waiting.table.table_id, SOUTH, number * 10_000 + 1)
    )


async def test_the_reason_names_no_card(club: Club, database: Database) -> None:
    table_id = (await timed(club, 1)).table.table_id
    await damage_table(database, table_id, illegal_move)
    with pytest.raises(UnreadableTable) as caught:
        await club.tables.snapshot(table_id)
    assert caught.value.reason == "the move at ply 0, Illegal in engine/knock/state.py, play"
    assert caught.value.__suppress_context__
    assert caught.value.__cause__ is None


async def test_a_database_out_of_order_is_no_unreadable_table(
    club: Club, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = (await timed(club, 1)).table.table_id

    async def locked(*_: object) -> None:
        raise OperationalError("SELECT", {}, sqlite3.OperationalError("database is locked"))

    monkeypatch.setattr(load_table, "read", locked)
    with pytest.raises(OperationalError):
        await club.tables.snapshot(table_id)
    assert not noticed(database.pool).reasons


@pytest.mark.slow
@pytest.mark.sqlite
async def test_text_that_is_no_text_stays_at_its_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """PostgreSQL refuses such text itself."""
    database = await Database.open(await prepared_database(tmp_path))
    club, server, north = make_club(database), PLACE.server_id, NORTH.member_id
    bad, unnamed, good = [(await timed(club, number)).table.table_id for number in (1, 2, 3)]
    await damage_table(database, bad, undecodable_rules)
    await damage_table(database, unnamed, undecodable_move)
    await club.clocks.keep_time()
    assert [each.table.table_id for each in await club.tables.tables_of(north)] == [good]
    await club.game_finder.going_on(server, north)
    assert (await club.quarantine.read_all())[0] == 3
    await club.quarantine.check(at_once)
    aside = await club.quarantine.in_server(server)
    assert sorted(aside) == [bad, unnamed]
    with pytest.raises(UnreadableTable):
        await club.admin.void(PLACE, EAST, bad, "It was damaged", 99)
    assert await club.quarantine.void(bad)
    await club.own_data.copy(north, "a copy")
    await club.own_data.forget(north)
    assert (await club.own_data.holding(north)).open == 0
    assert "draw" not in caplog.text
    await database.close()


async def test_what_was_wrong_for_a_moment_sets_nothing_aside(
    club: Club, database: Database
) -> None:
    table_id = (await timed(club, 1)).table.table_id
    antidote = await damage_table(database, table_id, broken_rules)
    with pytest.raises(UnreadableTable):
        await club.tables.snapshot(table_id)
    await antidote.give()
    assert await club.quarantine.take() == []
    assert await club.quarantine.outline(table_id) is None


async def test_a_clock_that_fails_holds_up_no_other(
    club: Club, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = [(await timed(club, number)).table.table_id for number in (1, 2)]
    await club.clocks.keep_time()

    async def failing(connection: Any, snapshot: Snapshot) -> Any:
        if snapshot.table.table_id == bad:
            raise ZeroDivisionError
        return await standing(connection, snapshot)

    monkeypatch.setattr(falling_due, "standing", failing)
    clock.advance(LATER)
    await club.clocks.keep_time()
    to_say, wake = await club.clocks.outlook()
    assert to_say == {good}
    assert wake is not None
    assert wake >= clock.time + clocks.AGAIN, "nobody looks again and again meanwhile"


async def test_the_clock_of_an_unreadable_table_wakes_nobody(
    club: Club, clock: Clock, database: Database
) -> None:
    table_id = (await timed(club, 1)).table.table_id
    await club.clocks.keep_time()
    clock.advance(LATER)
    await club.clocks.keep_time()
    assert [row.table_id for row in await club.clocks.to_say()] == [table_id]
    await damage_table(database, table_id, illegal_move)
    clock.advance(LATER)
    await club.clocks.keep_time()
    with pytest.raises(UnreadableTable):
        await club.tables.snapshot(table_id)
    await club.quarantine.take()
    assert await club.clocks.outlook() == (set(), None)


async def test_the_other_tables_of_a_contest_go_on(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(club, PAIRS, 4)
    first, second = lead.boards
    before = await step(club, await club.tables.snapshot(first))
    await step(club, await club.tables.snapshot(second))
    await damage_table(database, second, illegal_move)
    after = await step(club, await club.tables.snapshot(first))
    assert after.table.ply == before.table.ply + 1
    for person in PEOPLE[:4]:
        assert len(await club.tables.tables_of(person.member_id)) == 1
    with pytest.raises(UnreadableTable):
        await club.tables.snapshot(second)
    await club.quarantine.take()
    outline = await club.quarantine.outline(second)
    assert outline is not None
    assert {each.member_id for each in outline.members} == {one.member_id for one in PEOPLE[:4]}
    assert await club.quarantine.void(second)
    assert await club.tables.running() == []


async def test_who_leaves_for_good_leaves_a_contest_of_more_to_the_others(
    database: Database,
) -> None:
    club = make_club(database)
    lead = await gathered(club, PAIRS, 4)
    antidote = await damage_table(database, lead.table.table_id, broken_rules)
    who = PEOPLE[1].member_id
    assert (await club.own_data.holding(who)).open == 1
    await club.own_data.forget(who)
    await antidote.give()
    read = await club.tables.snapshot(lead.table.table_id)
    assert read.table.status == TableStatus.PLAYING
    assert [each.seat for each in read.players if each.player is not None] == [2]


@pytest.mark.slow
async def test_a_damaged_game_that_is_over_is_left_out(club: Club, database: Database) -> None:
    over = [await play_out(club, await begin(club, QUICK, number)) for number in (5000, 5001)]
    bad, good = (each.table.table_id for each in over)
    await damage_table(database, bad, broken_rules)
    server, north = PLACE.server_id, NORTH.member_id
    async with database.write() as connection:
        await recounts.ask(connection, server)
    await count_anew(database, server)
    board = await club.ratings.standings(server, north)
    assert [standing.games for _, standing in board.rows] == [1, 1]
    page = await club.history.page(north, Search(), (server,))
    assert [each.row.table_id for each in page.games] == [good]
    assert (await club.exports.results(north, (server,))).games == 1
    records = await club.exports.records(north, (server,))
    assert (records.games, records.left_out) == (1, 1)
    await club.own_data.copy(north, "a copy")
    await club.quarantine.take()
    assert await club.quarantine.outline(bad) is None, "nobody waits there for anything"


@pytest.mark.slow
async def test_a_settled_game_with_a_damaged_seating_ends_no_recount(
    club: Club, database: Database
) -> None:
    bad = (await play_out(club, await begin(club, QUICK, 5000))).table.table_id
    await play_out(club, await begin(club, QUICK, 5001))
    async with database.write() as connection:
        seating = "UPDATE contests SET seating = '{' WHERE table_id = :bad"
        await connection.execute(text(seating), {"bad": bad})
        await recounts.ask(connection, PLACE.server_id)
    await count_anew(database, PLACE.server_id)
    await play_out(club, await begin(club, QUICK, 5002))
    board = await club.ratings.standings(PLACE.server_id, NORTH.member_id)
    assert [standing.games for _, standing in board.rows] == [3, 3]


async def test_a_server_that_cannot_be_counted_holds_up_no_other(
    club: Club,
    database: Database,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    servers = PLACE.server_id, PLACE.server_id + 1
    for server_id in servers:
        await club.starting.challenge(replace(PLACE, server_id=server_id), NORTH, SOUTH, QUICK)
    async with database.write() as connection:
        for server_id in servers:
            await recounts.ask(connection, server_id)
    counted = recount.count

    async def failing(connection: Any, server_id: int) -> Any:
        if server_id == servers[0]:
            raise ZeroDivisionError
        return await counted(connection, server_id)

    with monkeypatch.context() as patch:
        patch.setattr(recount, "count", failing)
        await club.ratings.count_anew()
    async with database.read() as connection:
        assert await recounts.waiting(connection) == [servers[0]]
    (line,) = [each for each in caplog.records if each.name == recount.__name__]
    assert f"server={servers[0]}" in line.getMessage()
    assert line.exc_info is not None
    await club.ratings.count_anew()
    async with database.read() as connection:
        assert await recounts.waiting(connection) == []


async def test_a_damaged_challenge_runs_out(club: Club, clock: Clock, database: Database) -> None:
    waiting = await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    table_id = waiting.table.table_id
    await damage_table(database, table_id, broken_rules)
    assert await club.tables.tables_of(NORTH.member_id) == []
    assert await club.quarantine.take() == [table_id]
    clock.advance(timedelta(days=2))
    assert await club.starting.expire_due() == [table_id]
    assert await club.quarantine.take() == [table_id], "it is over"
    assert await club.quarantine.outline(table_id) is None
    await club.quarantine.told(table_id)
    assert await club.quarantine.take() == []


async def test_the_queue_goes_on_beside_rules_that_cannot_be_read(
    club: Club, clock: Clock, database: Database
) -> None:
    people = (NORTH, SOUTH, EAST, *PEOPLE)
    for number, person in enumerate(people[:2]):
        await club.queue.join(PLACE, person, PRESETS.rules("standard"), number + 1)
    async with database.write() as connection:
        for number, person in enumerate(people[2:8]):
            await members.remember(connection, person.member_id, person.name)
            place = PLACE.channel_id, PLACE.channel_name
            row = QueuePlace(
                PLACE.server_id, person.member_id, *place, "{", clock.time, clock.time + DAY, number
            )
            await queue.put(connection, row)
    clock.advance(timedelta(hours=2))
    await club.queue.due()
    await club.queue.next_due()


async def test_a_damaged_setting_counts_as_not_set(club: Club, database: Database) -> None:
    table_id = (await timed(club, 1)).table.table_id
    await club.settings.set_member(NORTH, "language", "de")
    await club.settings.set_member(NORTH, "hand", "here")
    async with database.write() as connection:
        await connection.execute(
            text("UPDATE member_settings SET value = '{' WHERE name = 'language'")
        )
    read = (await club.tables.snapshot(table_id)).settings[NORTH.member_id]
    assert read == MemberSettings(hand="here")
    assert await club.settings.member(NORTH.member_id) == MemberSettings(hand="here")
