"""Sheets for real cards when the bot is killed, and when it runs twice."""

import asyncio
from pathlib import Path

import pytest

from club.club import Club
from data.storage.database import Database
from playground.driver import Actor, Answer, StandIn, texts
from tests.club.club_helpers import InProcessPlayers
from tests.data.storage.prepared_database import prepared_database
from tests.wire.harness import MOMENT, make_bot, open_harness
from tests.wire.reliability.test_restart import Evening
from tests.wire.score_keeper import asks, button, choose, lay_out


async def entered(actor: Actor, slip: Answer, points: str) -> Answer:
    """Fill a slip in as far as its last press."""
    slip = await choose(actor, slip, "who", "1")
    slip = await choose(actor, slip, "how", "knock")
    return await choose(actor, slip, "one", points)


@pytest.mark.slow
async def test_a_bot_killed_in_the_middle_of_an_entry_goes_on(tmp_path: Path) -> None:
    url = await prepared_database(tmp_path)
    database = await Database.open(url)
    try:
        async with StandIn() as discord:
            discord.clock.freeze(MOMENT)
            it = Evening(discord, Club(database, players=InProcessPlayers()), url)
            north, south = discord.north, discord.south
            async with it.bot() as program:
                sheet = await north.command("gin realcards", member=south)
                it.table_id = 1
                await it.current()
                slip = await north.press(sheet, button(sheet.message, "paper", "enter"))
                slip = await choose(north, slip, "who", "1")
                await program.kill()
            async with it.bot() as program:  # the slip goes on as it was
                slip = await choose(north, slip, "how", "knock")
                slip = await choose(north, slip, "one", "18")
                faults = discord.faults
                answer = faults.drop_before("POST", "/interactions/*", times=1000)
                faults.drop_before("*", "/channels/*", times=1000)
                enter = button(slip.message, "entry", "enter")
                pressing = asyncio.create_task(north.press(slip, enter))
                await answer.arrived.wait()
                await program.kill()  # kept, and shown to nobody
                pressing.cancel()
                faults.clear()
            async with it.bot():
                await it.current()
                assert (await it.snapshot()).table.ply == 1
                late = await north.press(slip, enter)
                assert "The sheet has changed" in texts(late.message)
                message = await south.sees("entered by North")
                assert "Deal 2" not in texts(message).partition("Next")[0]
                assert (await it.snapshot()).table.ply == 1
    finally:
        await database.close()


@pytest.mark.slow
async def test_a_sheet_that_nobody_was_shown_is_shown_at_the_next_start(tmp_path: Path) -> None:
    url = await prepared_database(tmp_path)
    database = await Database.open(url)
    try:
        async with StandIn() as discord:
            discord.clock.freeze(MOMENT)
            it = Evening(discord, Club(database, players=InProcessPlayers()), url)
            async with it.bot() as program:
                faults = discord.faults
                answer = faults.drop_before("POST", "/interactions/*", times=1000)
                faults.drop_before("*", "/channels/*", times=1000)
                asking = asyncio.create_task(
                    discord.north.command("gin realcards", seats="captain")
                )
                await answer.arrived.wait()
                await program.kill()
                asking.cancel()
                faults.clear()
            it.table_id = 1
            async with it.bot():
                await it.current()
                await discord.south.sees("keeps score for real cards")
    finally:
        await database.close()


@pytest.mark.slow
async def test_two_processes_enter_a_deal_once(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        second = make_bot(harness.club, harness.clock)
        async with harness.discord.run(second):
            harness.discord.expect(40060, 10062, 10008)
            north = harness.north
            keeper = await lay_out(harness, [north, harness.south])
            slip = await entered(north, await keeper.press(north, "enter"), "18")
            await keeper.press_slip(north, slip, "enter")
            await harness.quiet()
            paper = await keeper.sheet_score()
            assert [each.line for each in paper.deals] == ["p1 18 knock"]
            sheets = [one for one in north.messages() if "gin:paper" in str(one)]
            assert len([one for one in sheets if any(a.rest == "undo" for a in asks(one))]) == 1
