"""The bot is told to stop while somebody is being answered."""

import asyncio

from tests.wire.harness import Harness


async def test_a_command_under_way_is_finished_first(house: Harness) -> None:
    answering = house.discord.faults.hold("POST", "/interactions/*")
    asked = asyncio.create_task(house.north.command("gin open"))
    await answering.arrived.wait()
    (table,) = await house.club.tables_of(house.north.id)
    assert await house.club.displays.of_table(table.table.table_id) == []
    stopping = asyncio.create_task(house.bot.close())
    answering.release()
    await stopping
    (shown,) = await house.club.displays.of_table(table.table.table_id)
    assert str(shown.message_id) == (await asked).message["id"]
