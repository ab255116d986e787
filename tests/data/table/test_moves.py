"""Moves and deals: of two moves at one ply one is kept, and the table's ply goes along."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy.exc import IntegrityError

from data.storage.database import Database
from data.storage.errors import PlyTaken
from data.table import deals, moves, results, tables
from data.table.results import ResultRow
from tests.data.sample_rows import NOW, deal_row, move_row, running_table


async def ply_of(database: Database, table_id: int) -> int:
    async with database.read() as connection:
        table = await tables.get(connection, table_id)
    assert table is not None
    return table.ply


async def test_moves_come_back_in_order_deal_by_deal(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection, plies=12)
        await deals.add(connection, deal_row(table_id, 2, first_ply=12))
        await moves.add(connection, move_row(table_id, 12, "pass", deal=2))
        first = await moves.of_deal(connection, table_id, 1)
        assert first == [move_row(table_id, ply) for ply in range(12)]
        assert await moves.of_deal(connection, table_id, 2) == [
            move_row(table_id, 12, "pass", deal=2)
        ]
        assert await moves.of_deal(connection, table_id, 3) == []
    assert await ply_of(database, table_id) == 13


async def test_a_ply_is_played_once(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection, plies=3)
        with pytest.raises(PlyTaken):
            await moves.add(connection, move_row(table_id, 2, "take"))
        # Nothing has changed, and the transaction is still good.
        await moves.add(connection, move_row(table_id, 3))
        assert [row.move for row in await moves.of_deal(connection, table_id, 1)] == ["stock"] * 4
    assert await ply_of(database, table_id) == 4


@pytest.mark.slow
async def test_of_two_moves_at_once_one_is_kept(url: str) -> None:
    here = await Database.open(url)
    there = await Database.open(url)
    async with here.write() as connection:
        table_id = await running_table(connection, plies=1)

    async def play(database: Database, word: str) -> str:
        async with database.write() as connection:
            await moves.add(connection, move_row(table_id, 1, word))
        return word

    words = ["pass", "take", "stock", "resign"]
    played = await asyncio.gather(
        *(play(database, word) for word, database in zip(words, [here, there] * 2, strict=True)),
        return_exceptions=True,
    )
    kept = [word for word in played if isinstance(word, str)]
    assert sum(isinstance(word, PlyTaken) for word in played) == 3
    async with there.read() as connection:
        assert [row.move for row in await moves.of_deal(connection, table_id, 1)][1:] == kept
    assert await ply_of(here, table_id) == 2
    await here.close()
    await there.close()


async def test_a_gap_is_a_mistake_of_ours(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection, plies=2)
    with pytest.raises(ValueError, match="ply 5 isn't the next"):
        async with database.write() as connection:
            await moves.add(connection, move_row(table_id, 5))
    assert await ply_of(database, table_id) == 2


@pytest.mark.parametrize("deal", [2, 0])
async def test_a_move_belongs_to_a_deal(database: Database, deal: int) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection)
    with pytest.raises(IntegrityError):
        async with database.write() as connection:
            await moves.add(connection, move_row(table_id, 0, deal=deal))


async def test_a_word_stays_out_of_repr() -> None:
    assert "7D" not in repr(move_row(1, 0, "knock:7D"))


async def test_deals_follow_one_another(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection, plies=2)
        second = deal_row(table_id, 2, dealer=2, first_ply=2, knock_card="7S")
        await deals.add(connection, second)
        assert await deals.current(connection, table_id) == second
        assert await deals.current(connection, table_id + 1) is None
        assert await deals.all_of(connection, table_id) == [deal_row(table_id), second]
    assert "dddd" not in repr(second)
    with pytest.raises(IntegrityError):
        async with database.write() as connection:
            await deals.add(connection, second)


def result_row(table_id: int, deal: int = 1) -> ResultRow:
    detail = {"result": "gin", "deadwood": [0, 31], "note": "♠", "award": [["gin_bonus", 25]]}
    return ResultRow(table_id, deal, "gin", 1, 56, 1, detail, NOW)


async def test_a_deal_of_any_number_may_be_asked_for(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection)
        assert await deals.get(connection, table_id, 1) == deal_row(table_id)
        for number in (0, 2, 2**31, 2**53):
            assert await deals.get(connection, table_id, number) is None


async def test_results_come_back_whole(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection)
        assert await results.last(connection, table_id) is None
        await results.add(connection, result_row(table_id))
        await deals.add(connection, deal_row(table_id, 2))
        await results.add(connection, result_row(table_id, 2))
        both = [result_row(table_id), result_row(table_id, 2)]
        assert await results.of_table(connection, table_id) == both
        assert await results.last(connection, table_id) == both[1]
    assert "deadwood" not in repr(both[0])


async def test_a_misdeal_is_the_last_result_only_where_nothing_was_played(
    database: Database,
) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection)
        first = replace(result_row(table_id), result="misdeal")
        await results.add(connection, first)
        assert await results.last(connection, table_id) == first
        for number, word in ((2, "gin"), (3, "misdeal")):
            await deals.add(connection, deal_row(table_id, number))
            await results.add(connection, replace(result_row(table_id, number), result=word))
        assert await results.last(connection, table_id) == result_row(table_id, 2)


async def test_a_deal_has_one_result(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection)
        await results.add(connection, result_row(table_id))
    with pytest.raises(IntegrityError):
        async with database.write() as connection:
            await results.add(connection, result_row(table_id))


async def test_what_belongs_to_a_table_goes_with_it(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection, plies=4)
        await results.add(connection, result_row(table_id))
        await connection.exec_driver_sql("DELETE FROM tables")
        assert await moves.of_deal(connection, table_id, 1) == []
        assert await deals.all_of(connection, table_id) == []
        assert await results.of_table(connection, table_id) == []


async def test_who_sits_at_a_table_cannot_be_deleted(database: Database) -> None:
    async with database.write() as connection:
        await running_table(connection)
    for table in ("members", "servers"):
        with pytest.raises(IntegrityError):
            async with database.write() as connection:
                await connection.exec_driver_sql(f"DELETE FROM {table}")
