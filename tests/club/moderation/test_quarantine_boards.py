"""Contests at several tables, of which one can't be read while nothing runs at the others."""

from datetime import timedelta

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from club.club import Club
from club.core.errors import UnreadableTable
from club.moderation import server_departure
from club.play import practice_expiry
from club.table.idle_practice import ENDS_AFTER
from club.table.snapshot import Snapshot
from data.core.anonymous import is_gone
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from data.turn_clock import idle_practice
from tests.club.club_helpers import EAST, NORTH, PLACE, SHORT, Clock, play_until, step
from tests.club.core.test_limits import presses
from tests.club.moderation.table_damage import damage_table, illegal_move
from tests.club.multiplayer.test_groups import PAIRS
from tests.club.table.test_idle_practice import DAY, days

HERE = PLACE.server_id


async def stuck(club: Club, database: Database) -> Snapshot:
    """A contest of one member's: at its first table the deal is over, its other can't be read."""
    lobby = await club.groups.gather(PLACE, NORTH, PAIRS, next(presses))
    for side in (1, 2, 2):
        lobby = await club.groups.seat_computer(
            lobby.table.table_id, NORTH, next(presses), side, "novice"
        )
    lead_id, further = lobby.boards
    await step(club, await club.tables.snapshot(further))
    await play_until(club, await club.tables.snapshot(lead_id), lambda here: here.state is None)
    await damage_table(database, further, illegal_move)
    lead = await club.tables.snapshot(lead_id)
    assert lead.table.status == TableStatus.PLAYING
    return lead


async def practise(club: Club) -> int:
    return (
        await club.starting.practice(PLACE, NORTH, SHORT, "novice", next(presses))
    ).table.table_id


async def status(club: Club, table_id: int) -> str:
    return (await club.tables.snapshot(table_id)).table.status


@pytest.mark.slow
async def test_one_that_rests_waits_until_it_can_be_read_and_later_games_end(
    club: Club, database: Database, clock: Clock
) -> None:
    await club.clocks.started()
    lead = await stuck(club, database)
    later = await practise(club)
    assert await days(club, clock, ENDS_AFTER + DAY) == [later]
    assert await status(club, lead.lead_id) == TableStatus.PLAYING
    assert await club.quarantine.take() == [lead.boards[1]]


@pytest.mark.slow
async def test_its_only_member_can_be_forgotten(club: Club, database: Database) -> None:
    lead = await stuck(club, database)
    await club.own_data.forget(NORTH.member_id)
    after = await club.tables.snapshot(lead.lead_id)
    assert after.table.status == TableStatus.WITHDRAWN
    assert all(is_gone(each) for each in after.members)


async def test_a_manager_annuls_it_by_the_number_of_a_table_that_reads(
    club: Club, database: Database
) -> None:
    lead = await stuck(club, database)
    asked = PLACE, EAST, lead.lead_id, "It was damaged", next(presses)
    with pytest.raises(UnreadableTable):
        await club.admin.void(*asked)
    assert await club.admin.void_unread(*asked) == lead.boards
    assert await club.tables.running() == []


async def test_its_server_can_be_closed(club: Club, database: Database) -> None:
    lead = await stuck(club, database)
    game = await practise(club)
    await club.server_departures.close(HERE)
    assert await club.server_departures.closing() == []
    assert await status(club, lead.lead_id) == TableStatus.WITHDRAWN
    assert await status(club, game) == TableStatus.FINISHED


async def test_a_game_that_cannot_be_ended_holds_up_no_other(
    club: Club,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(practice_expiry, "FEW", 1)
    await club.clocks.started()
    bad, good = await practise(club), await practise(club)
    await days(club, clock, ENDS_AFTER - DAY)
    clock.advance(DAY)
    await club.clocks.alive()
    moved_since = idle_practice.moved_since

    async def failing(connection: AsyncConnection, boards: tuple[int, ...], since: object) -> bool:
        if bad in boards:
            raise ZeroDivisionError
        return await moved_since(connection, boards, since)  # pyright: ignore[reportArgumentType]

    with monkeypatch.context() as patch:
        patch.setattr(idle_practice, "moved_since", failing)
        assert [one.table.table_id for one in await club.practice_expiry.end_untouched()] == [good]
        assert await club.practice_expiry.end_untouched() == []
    assert {one.getMessage() for one in caplog.records} == {f"table={bad} can't be ended untouched"}
    clock.advance(timedelta(hours=1))
    await club.clocks.alive()
    assert [one.table.table_id for one in await club.practice_expiry.end_untouched()] == [bad]


async def test_a_table_that_cannot_be_closed_holds_up_no_other(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await practise(club), await practise(club)
    load = server_departure.load

    async def failing(connection: AsyncConnection, table_id: int) -> Snapshot:
        if table_id == bad:
            raise ZeroDivisionError
        return await load(connection, table_id)

    with monkeypatch.context() as patch:
        patch.setattr(server_departure, "load", failing)
        await club.server_departures.close(HERE)
    assert (await status(club, bad), await status(club, good)) == (
        TableStatus.PLAYING,
        TableStatus.FINISHED,
    )
    assert {one.getMessage() for one in caplog.records} == {f"table={bad} can't be closed"}
    assert await club.server_departures.closing() == [HERE]
    await club.server_departures.close_rest(HERE)
    assert await status(club, bad) == TableStatus.FINISHED
