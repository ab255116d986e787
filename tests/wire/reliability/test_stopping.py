"""The bot gets the signal to stop while somebody is being answered."""

import asyncio
from typing import Any

import pytest

from tests.wire.harness import Harness


async def test_a_command_under_way_is_finished_first(harness: Harness) -> None:
    answering = harness.discord.faults.hold("POST", "/interactions/*")
    asked = asyncio.create_task(harness.north.command("gin challenge", member=harness.south))
    await answering.arrived.wait()
    (table,) = await harness.club.tables.tables_of(harness.north.id)
    assert await harness.club.displays.of_table(table.table.table_id) == []
    stopping = asyncio.create_task(harness.bot.close())
    answering.release()
    await stopping
    (shown,) = await harness.club.displays.of_table(table.table.table_id)
    assert str(shown.message_id) == (await asked).message["id"]


async def test_a_press_that_comes_at_the_very_end_is_still_a_move(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await harness.begin()
    ply = await harness.ply(table_id)
    actor, hand, custom_id = await harness.act(table_id)
    bot, came = harness.bot, asyncio.Event()
    read, close = bot._connection.parsers["INTERACTION_CREATE"], bot.reconciler.close
    pressed: list[Any] = []

    def held(event: object) -> None:
        pressed.append(event)
        came.set()

    async def closed(patience: float) -> None:
        await close(patience)
        read(*pressed)

    monkeypatch.setitem(bot._connection.parsers, "INTERACTION_CREATE", held)
    monkeypatch.setattr(bot.reconciler, "close", closed)
    pressing = asyncio.create_task(actor.press(hand, custom_id))
    await came.wait()
    await bot.close()
    assert await harness.ply(table_id) == ply + 1
    pressing.cancel()
