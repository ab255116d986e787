"""Sheets for real cards through the stand-in, by what their messages offer and nothing else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from playground.driver import pictures, texts
from tests.wire.harness import Harness, open_harness
from tests.wire.score_keeper import ScoreKeeper, button, choose, lay_out

NAMES = ("North", "South", "East", "West")


@asynccontextmanager
async def four_at(folder: Path) -> AsyncIterator[Harness]:
    async with open_harness(folder, members=NAMES) as harness:
        yield harness


@pytest.mark.slow
async def test_a_correction_is_asked_for_and_agreed_to(tmp_path: Path) -> None:
    async with four_at(tmp_path) as harness:
        north, south = harness.north, harness.south
        keeper = await lay_out(harness, [north, south])
        await keeper.enter(north, 1, 18)
        await keeper.enter(south, 2, 5)
        message = await keeper.message()
        assert "entered by South" in texts(message)
        listed = await keeper.press(north, "fix")
        assert listed.ephemeral
        first = (await keeper.sheet_score()).deals[0].ply
        slip = await choose(north, listed, "fix", str(first))
        slip = await keeper.number(north, slip, "one", 28)
        await keeper.press_slip(north, slip, "enter")
        asked = await keeper.message()
        assert f"{south.mention}, do you agree?" in texts(asked)
        assert int(asked["id"]) > int(message["id"])
        assert "Now: North wins by a knock: 18" in texts(asked)
        assert "Then: North wins by a knock: 28" in texts(asked)
        listed = await south.command("gin games")
        assert "asked about a sheet" in texts(listed.message)
        refused = await keeper.press(north, "agree")
        assert refused.ephemeral
        await keeper.press(south, "agree")
        assert (await keeper.contest()).points == (28, 5)
        assert "North 28" in texts(await keeper.message())


@pytest.mark.slow
async def test_a_deal_is_taken_out_or_not(tmp_path: Path) -> None:
    async with four_at(tmp_path) as harness:
        north, south = harness.north, harness.south
        keeper = await lay_out(harness, [north, south])
        await keeper.enter(north, 1, 18)
        first = (await keeper.sheet_score()).deals[0].ply
        for answer, left in (("refuse", 1), ("agree", 0)):
            slip = await choose(north, await keeper.press(north, "fix"), "fix", str(first))
            await keeper.press_slip(north, slip, f"remove:{first}")
            await keeper.press(south, answer)
            assert len((await keeper.sheet_score()).deals) == left


@pytest.mark.slow
async def test_what_was_entered_last_is_taken_back(tmp_path: Path) -> None:
    async with four_at(tmp_path) as harness:
        keeper = await lay_out(harness, [harness.north, harness.south])
        await keeper.enter(harness.north, 1, 18)
        message = await keeper.message()
        refused = await harness.south.press(message, "Take back: Deal 1")
        assert refused.ephemeral
        await harness.north.press(message, "Take back: Deal 1")
        await harness.quiet()
        assert (await keeper.contest()).points == (0, 0)


@pytest.mark.slow
async def test_a_settled_sheet_is_opened_again_by_a_correction(tmp_path: Path) -> None:
    async with four_at(tmp_path) as harness:
        north, south = harness.north, harness.south
        keeper = await lay_out(harness, [north, south])
        await keeper.enter(north, 1, 120)
        settlement = await north.sees("wins with a shutout")
        assert pictures(settlement)
        await keeper.press(north, "undo")
        assert all("wins with a shutout" not in texts(one) for one in north.messages())
        await keeper.enter(north, 1, 20)
        await keeper.enter(north, 1, 90)
        settlement = await south.sees("wins with a shutout")
        await south.press(settlement, "New sheet")
        await harness.quiet()
        table_id = await harness.newest_table(south)
        assert table_id != keeper.table_id
        after = ScoreKeeper(harness, table_id, [north, south])
        await after.enter(south, 2, 7)
        assert (await after.contest()).points == (0, 7)


@pytest.mark.slow
async def test_a_sheet_is_closed_by_both(tmp_path: Path) -> None:
    async with four_at(tmp_path) as harness:
        keeper = await lay_out(harness, [harness.north, harness.south])
        await keeper.enter(harness.north, 1, 18)
        asked = await keeper.press(harness.north, "close")
        assert asked.ephemeral
        closing = await harness.north.press(asked, "Close it")
        await harness.quiet()
        assert "The others are asked" in texts(closing.message)
        assert "would close the sheet" in texts(await keeper.message())
        await keeper.press(harness.south, "agree")
        assert "closed as it stands" in texts(await keeper.message())
        await harness.north.sees("ended without a winner")


@pytest.mark.slow
async def test_friends_and_members_gather_at_a_sheet(tmp_path: Path) -> None:
    async with four_at(tmp_path) as harness:
        north, south, east = harness.north, harness.south, harness.discord.members["east"]
        await north.command("gin realcards", seats="captain")
        keeper = ScoreKeeper(harness, await harness.newest_table(north), [north, south, east, None])
        early = await keeper.press(north, "start")
        assert early.ephemeral
        await keeper.press(south, "join:2")
        form = await keeper.press(north, "guest:2")
        await north.submit(form, text="  Grandma ")
        await harness.quiet()
        await keeper.press(east, "join:2")
        await keeper.press(south, "leave")
        assert "Grandma · East" in texts(await keeper.message())
        await keeper.press(north, "start")
        message = await keeper.message()
        assert "Grandma" in texts(message)
        keeper = ScoreKeeper(harness, keeper.table_id, [north, None, east])
        await keeper.enter(north, 2, 40, pair=None)
        assert (await keeper.contest()).points == (0, 40)


@pytest.mark.slow
async def test_two_play_with_a_friend_named_in_the_command(tmp_path: Path) -> None:
    async with four_at(tmp_path) as harness:
        answer = await harness.north.command("gin realcards", friend="Grandma")
        await harness.quiet()
        assert "Grandma" in texts(answer.message)
        listed = await harness.north.command("gin games")
        assert "Real cards" in texts(listed.message)
        keeper = ScoreKeeper(
            harness, await harness.newest_table(harness.north), [harness.north, None]
        )
        slip = await harness.north.press(listed, "Enter a deal")
        slip = await choose(harness.north, slip, "who", "2")
        slip = await choose(harness.north, slip, "how", "gin")
        slip = await keeper.number(harness.north, slip, "one", 41)
        await keeper.press_slip(harness.north, slip, "enter")
        assert (await keeper.contest()).points == (0, 41)
        sheet = await harness.north.command("gin scores")
        assert "Grandma" in texts(sheet.message)
        assert (await harness.north.command("gin hand")).ephemeral


@pytest.mark.slow
async def test_deadwood_is_counted_and_bonuses_added(tmp_path: Path) -> None:
    async with four_at(tmp_path) as harness:
        north = harness.north
        keeper = await lay_out(harness, [north, harness.south])
        slip = await keeper.begin(north, "1", "knock")
        slip = await keeper.press_slip(north, slip, "count:on")
        slip = await choose(north, slip, "one", "7")
        slip = await keeper.number(north, slip, "two", 4)
        assert "South undercuts North: 28" in texts(slip.message)
        slip = await keeper.number(north, slip, "two", 31)
        assert "North wins by a knock: 24" in texts(slip.message)
        slip = await choose(north, slip, "one", "0")
        slip = await keeper.press_slip(north, slip, "big:on")
        assert "Big gin" in texts(slip.message)
        await keeper.press_slip(north, slip, "enter")
        assert (await keeper.contest()).points == (62, 0)


@pytest.mark.slow
async def test_points_are_typed_as_a_short_way(tmp_path: Path) -> None:
    async with four_at(tmp_path) as harness:
        north = harness.north
        keeper = await lay_out(harness, [north, harness.south])
        slip = await keeper.begin(north, "2", "gin")
        form = await keeper.press_slip(north, slip, "type")
        wrong = await north.submit(form, text="many")
        assert "a number that fits" in texts(wrong.message)
        form = await keeper.press_slip(north, slip, "type")
        slip = await north.submit(form, text="53")
        assert "Gin! South melds every card: 53" in texts(slip.message)
        await keeper.press_slip(north, slip, "enter")
        assert (await keeper.contest()).points == (0, 53)


@pytest.mark.slow
async def test_where_both_score_both_are_asked(tmp_path: Path) -> None:
    async with four_at(tmp_path) as harness:
        north = harness.north
        keeper = await lay_out(harness, [north, harness.south], variant="mahjong")
        slip = await keeper.begin(north, "1", "out", 85)
        slip = await keeper.number(north, slip, "two", -20)
        await keeper.press_slip(north, slip, "enter")
        assert (await keeper.contest()).points == (85, -20)
        slip = await keeper.begin(north, "0", "exhausted", 15)
        slip = await keeper.number(north, slip, "two", 40)
        await keeper.press_slip(north, slip, "enter")
        assert (await keeper.contest()).points == (100, 20)


@pytest.mark.slow
async def test_who_enters_too_late_sees_the_sheet_and_keeps_the_slip(tmp_path: Path) -> None:
    async with four_at(tmp_path) as harness:
        north, south = harness.north, harness.south
        keeper = await lay_out(harness, [north, south])
        slip = await keeper.begin(south, "2", "gin", 33)
        await keeper.enter(north, 2, 33, word="gin")
        late = await keeper.press_slip(south, slip, "enter")
        assert "The sheet has changed" in texts(late.message)
        assert "Deal 2" in texts(late.message)
        assert (await keeper.contest()).points == (0, 33)
        await keeper.press_slip(south, late, "enter")
        assert (await keeper.contest()).points == (0, 66)


@pytest.mark.slow
async def test_a_slip_pressed_twice_is_entered_once(tmp_path: Path) -> None:
    async with four_at(tmp_path) as harness:
        north = harness.north
        keeper = await lay_out(harness, [north, harness.south])
        slip = await keeper.begin(north, "1", "knock")
        slip = await choose(north, slip, "one", "18")
        custom_id = button(slip.message, "entry", "enter")
        await asyncio.gather(*(north.press(slip, custom_id) for _ in range(2)))
        await harness.quiet()
        assert (await keeper.contest()).points == (18, 0)


@pytest.mark.slow
async def test_a_stranger_looks_and_touches_nothing(tmp_path: Path) -> None:
    async with four_at(tmp_path) as harness:
        west = harness.discord.members["west"]
        keeper = await lay_out(harness, [harness.north, harness.south])
        await keeper.enter(harness.north, 1, 18)
        for rest in ("enter", "undo", "close"):
            answer = await keeper.press(west, rest)
            assert answer.ephemeral
            assert "not playing" in texts(answer.message)
        assert len((await keeper.sheet_score()).deals) == 1
