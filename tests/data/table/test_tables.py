"""Tables: one challenge a pair, who sits where, what is due."""

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from data.storage.errors import AlreadyWaiting
from data.table import tables
from data.table.tables import SeatOccupant
from tests.data.sample_rows import (
    EAST,
    HOUR,
    NORTH,
    NOW,
    SERVER,
    SOUTH,
    challenge,
    move_in,
    running_table,
)


async def test_a_new_table_waits_with_all_it_was_given(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        table_id = await challenge(connection)
    async with database.read() as connection:
        table = await tables.get(connection, table_id)
        assert await tables.get(connection, table_id + 1) is None
    assert table == tables.Table(
        table_id=table_id,
        server_id=SERVER,
        channel_id=77,
        channel_name="cards",
        status=TableStatus.WAITING,
        rules="standard",
        contest_seed=b"s" * 32,
        commitment="ab" * 32,
        host_id=NORTH,
        guest_id=SOUTH,
        accepted_by_interaction=None,
        created_at=NOW,
        expires_at=NOW + HOUR,
        started_at=None,
        finished_at=None,
        ply=0,
        rematch_of=None,
    )
    assert "ssss" not in repr(table)


@pytest.mark.parametrize(("host", "guest"), [(NORTH, SOUTH), (SOUTH, NORTH)])
async def test_a_pair_has_one_challenge_waiting(database: Database, host: int, guest: int) -> None:
    async with database.write() as connection:
        await move_in(connection)
        table_id = await challenge(connection)
        with pytest.raises(AlreadyWaiting):
            await challenge(connection, host_id=host, guest_id=guest)
        # The transaction is still good, and others aren't in the way.
        await challenge(connection, guest_id=EAST)
        waiting = await tables.waiting_between(connection, SERVER, guest, host)
        assert waiting is not None
        assert waiting.table_id == table_id
        assert await tables.waiting_between(connection, SERVER + 1, guest, host) is None


async def test_of_two_challenges_at_once_one_is_made(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)

    async def ask(host: int, guest: int) -> int:
        async with database.write() as connection:
            return await challenge(connection, host_id=host, guest_id=guest)

    answers = await asyncio.gather(
        ask(NORTH, SOUTH), ask(SOUTH, NORTH), ask(NORTH, SOUTH), return_exceptions=True
    )
    assert sorted(type(answer).__name__ for answer in answers) == [
        "AlreadyWaiting",
        "AlreadyWaiting",
        "int",
    ]


@pytest.mark.parametrize(
    "status", [TableStatus.DECLINED, TableStatus.WITHDRAWN, TableStatus.EXPIRED]
)
async def test_an_answered_challenge_makes_room(database: Database, status: str) -> None:
    async with database.write() as connection:
        await move_in(connection)
        table_id = await challenge(connection)
        await tables.set_status(connection, table_id, status, NOW + HOUR)
        await challenge(connection)
        table = await tables.get(connection, table_id)
    assert table is not None
    assert (table.status, table.finished_at, table.expires_at) == (status, NOW + HOUR, None)


async def test_open_seats_may_wait_side_by_side(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        first = await challenge(connection, guest_id=None)
        second = await challenge(connection, guest_id=None)
        assert await tables.with_status(connection, TableStatus.WAITING) == [first, second]


async def test_a_started_table(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        table_id = await challenge(connection, guest_id=None)
        await tables.start(connection, table_id, SOUTH, 5000, NOW + HOUR)
        table = await tables.get(connection, table_id)
        assert await tables.with_status(connection, TableStatus.PLAYING) == [table_id]
    assert table is not None
    assert table.guest_id == SOUTH
    assert table.accepted_by_interaction == 5000
    assert table.started_at == NOW + HOUR
    assert table.expires_at is None


async def test_the_tables_with_a_computer_are_found_while_they_are_played(
    database: Database,
) -> None:
    computer = SeatOccupant(seat=2, member_id=None, player="simple", name="")
    async with database.write() as connection:
        await running_table(connection)
        table_id = await challenge(connection, guest_id=None)
        await tables.seat(connection, table_id, computer)
        assert await tables.played_with_computer(connection) == []
        await tables.start(connection, table_id, None, 5000, NOW)
        assert await tables.played_with_computer(connection) == [table_id]
        await tables.set_status(connection, table_id, TableStatus.FINISHED, NOW)
        assert await tables.played_with_computer(connection) == []


async def test_seats_are_taken_once(database: Database) -> None:
    host = SeatOccupant(seat=2, member_id=NORTH, player=None, name="@north")
    computer = SeatOccupant(seat=1, member_id=None, player="simple", name="Simple")
    async with database.write() as connection:
        table_id = await running_table(connection)
        await tables.seat(connection, table_id, host)
        await tables.seat(connection, table_id, computer)
        assert await tables.seats(connection, table_id) == [computer, host]
    with pytest.raises(IntegrityError):
        async with database.write() as connection:
            await tables.seat(connection, table_id, host)


@pytest.mark.parametrize(
    "seated",
    [
        SeatOccupant(seat=13, member_id=NORTH, player=None, name="@north"),
        SeatOccupant(seat=1, member_id=None, player=None, name="nobody"),
        SeatOccupant(seat=1, member_id=NORTH, player="simple", name="both"),
        SeatOccupant(seat=1, member_id=404, player=None, name="a stranger"),
    ],
)
async def test_a_seat_holds_a_known_member_or_a_computer(
    database: Database, seated: SeatOccupant
) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection)
    with pytest.raises(IntegrityError):
        async with database.write() as connection:
            await tables.seat(connection, table_id, seated)


@pytest.mark.parametrize("wrong", [{"status": "lost"}, {"guest_id": 404}, {"server_id": 404}])
async def test_a_table_points_only_to_what_is_known(
    database: Database, wrong: dict[str, object]
) -> None:
    async with database.write() as connection:
        await move_in(connection)
    with pytest.raises(IntegrityError):
        async with database.write() as connection:
            await challenge(connection, **wrong)


async def test_what_is_due(database: Database) -> None:
    async with database.read() as connection:
        assert await tables.next_expiry(connection) is None
    async with database.write() as connection:
        await move_in(connection)
        late = await challenge(connection, expires_at=NOW + 3 * HOUR)
        soon = await challenge(connection, guest_id=None, expires_at=NOW + HOUR)
        never = await challenge(connection, guest_id=None, expires_at=None)
        answered = await challenge(connection, guest_id=EAST, expires_at=NOW)
        await tables.set_status(connection, answered, TableStatus.DECLINED, NOW)
        assert never
        assert await tables.next_expiry(connection) == NOW + HOUR
        assert await tables.expired(connection, NOW) == []
        assert await tables.expired(connection, NOW + HOUR) == [soon]
        assert await tables.expired(connection, NOW + 9 * HOUR) == [soon, late]


async def test_the_tables_of_a_member(database: Database) -> None:
    both = (TableStatus.WAITING, TableStatus.PLAYING)
    async with database.write() as connection:
        running = await running_table(connection)
        hosted = await challenge(connection, host_id=SOUTH, guest_id=None)
        over = await challenge(connection)
        await tables.set_status(connection, over, TableStatus.EXPIRED, NOW)
        others = await challenge(connection, host_id=EAST, guest_id=NORTH)

        async def of(member_id: int, statuses: tuple[str, ...]) -> list[int]:
            found = await tables.of_member(connection, member_id, statuses)
            return [table.table_id for table in found]

        assert await of(SOUTH, both) == [running, hosted]
        assert await of(NORTH, both) == [running, others]
        assert await of(NORTH, (TableStatus.PLAYING,)) == [running]
        assert await of(404, both) == []


async def test_a_number_is_never_given_twice(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        first = await challenge(connection)
        await connection.exec_driver_sql("DELETE FROM tables")
        assert await challenge(connection) > first
