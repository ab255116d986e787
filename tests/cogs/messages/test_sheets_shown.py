"""The messages of a sheet for real cards: what should be there is there, and comes again."""

from datetime import timedelta

from club.scorepad.sheets import GATHERS
from club.table.snapshot import Snapshot
from engine.rules import PRESETS
from tests.club.club_helpers import NORTH, PLACE, SOUTH
from tests.cogs.messages.display_harness import CHANNEL, DisplayHarness
from tests.cogs.messages.fake_posts import text_of

STANDARD = PRESETS.rules("standard")
ROBIN = PRESETS.rules("standard", seating="round_robin")


async def begun(harness: DisplayHarness) -> Snapshot:
    snapshot = await harness.club.sheets.open(PLACE, NORTH, STANDARD, others=(SOUTH,))
    await harness.refresh(snapshot)
    return snapshot


async def won(harness: DisplayHarness, table_id: int, points: int) -> Snapshot:
    sheets = harness.club.sheets
    await sheets.slip(table_id, NORTH)
    for word, value in (("who", "1"), ("how", "knock"), ("one", str(points))):
        entering = await sheets.step(table_id, NORTH, word, value)
    return await sheets.enter(table_id, NORTH, entering.form.ply, None)


def shown(harness: DisplayHarness) -> list[str]:
    return [text_of(one.drawing) for one in harness.screen.of(CHANNEL)]


async def test_a_sheet_is_one_message_that_changes(harness: DisplayHarness) -> None:
    snapshot = await begun(harness)
    await harness.refresh(await won(harness, snapshot.table.table_id, 18))
    (only,) = harness.screen.of(CHANNEL)
    assert only.edits == 1
    assert "wins by a knock: 18" in text_of(only.drawing)


async def test_a_settlement_comes_and_goes_with_the_deal_that_made_it(
    harness: DisplayHarness,
) -> None:
    table_id = (await begun(harness)).table.table_id
    await harness.refresh(await won(harness, table_id, 100))
    assert len(shown(harness)) == 2
    ply = (await harness.club.tables.snapshot(table_id)).table.ply
    await harness.refresh(await harness.club.sheets.undo(table_id, NORTH, ply, None))
    (only,) = shown(harness)
    assert "Next, deal 1" in only
    await harness.refresh(await won(harness, table_id, 120))
    assert len(shown(harness)) == 2
    assert await harness.is_current(await harness.club.tables.snapshot(table_id))


async def test_who_is_asked_is_called_by_a_new_message(harness: DisplayHarness) -> None:
    table_id = (await begun(harness)).table.table_id
    after = await won(harness, table_id, 18)
    await harness.refresh(after)
    assert after.sheet_score is not None
    ply = after.sheet_score.deals[0].ply
    await harness.refresh(await harness.club.sheets.remove(table_id, NORTH, ply, None))
    (only,) = harness.screen.of(CHANNEL)
    assert (only.ping, only.edits) == (SOUTH.member_id, 0)


async def test_what_is_missing_is_behind_and_drawn_at_the_next_start(
    harness: DisplayHarness,
) -> None:
    waiting = await harness.club.sheets.open(PLACE, NORTH, ROBIN)
    running = await harness.club.sheets.open(PLACE, NORTH, STANDARD, others=(SOUTH,))
    over = await harness.club.sheets.open(PLACE, NORTH, STANDARD, others=("Grandma",))
    await harness.refresh(over)
    await won(harness, over.table.table_id, 100)
    every = [one.table.table_id for one in (waiting, running, over)]
    assert await harness.club.displays.behind() == every
    await harness.catch_up()
    assert await harness.club.displays.behind() == []
    assert len(shown(harness)) == len(every) + 1  # and the settlement


async def test_a_sheet_that_ran_out_is_drawn_so_at_the_next_start(harness: DisplayHarness) -> None:
    waiting = await harness.club.sheets.open(PLACE, NORTH, ROBIN)
    await harness.refresh(waiting)
    harness.clock.advance(GATHERS + timedelta(seconds=1))
    table_id = waiting.table.table_id
    assert await harness.club.starting.expire_due() == [table_id]
    assert await harness.club.displays.behind() == [table_id]
    await harness.catch_up()
    assert await harness.club.displays.behind() == []
    (only,) = shown(harness)
    assert "Not enough players" in only
