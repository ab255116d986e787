"""Sheets for real cards that nobody goes on with: asked about, kept open, or closed."""

from dataclasses import replace
from datetime import timedelta

import pytest

from club.club import Club
from club.core.errors import NotSeated, SheetMoved, SheetOver
from club.scorepad.sheet_expiry import RESTS_AFTER
from club.table.snapshot import Snapshot
from data.schema.vocabulary import DisplayKind, PlaceKind, TableStatus
from data.storage.database import Database
from data.table import displays
from data.table.displays import Display
from tests.club.club_helpers import EAST, NORTH, PLACE, SOUTH, Clock
from tests.club.scorepad.score_keeping import STANDARD, correct, knock, lay_out, lines

HOUR = timedelta(hours=1)


async def run(club: Club, clock: Clock, length: timedelta) -> list[Snapshot]:
    """Let the bot run for so long, and see to idle sheets; return those that changed."""
    clock.advance(length)
    await club.clocks.alive()
    changed: list[Snapshot] = []
    while some := await club.sheet_expiry.see_to_idle():
        changed += some
    return changed


async def rest(club: Club, clock: Clock) -> int:
    """A sheet about which its players are asked."""
    await club.clocks.started()
    table_id = (await lay_out(club)).table.table_id
    await knock(club, table_id, NORTH, 1, 18)
    assert await run(club, clock, RESTS_AFTER - HOUR) == []
    (asked,) = await run(club, clock, 2 * HOUR)
    assert asked.table.table_id == table_id
    assert asked.sheet_score is not None
    assert asked.sheet_score.resting
    assert await run(club, clock, HOUR) == []
    return table_id


async def test_a_sheet_that_nobody_goes_on_with_is_closed_as_it_stands(
    club: Club, clock: Clock
) -> None:
    table_id = await rest(club, clock)
    assert await run(club, clock, RESTS_AFTER - 3 * HOUR) == []
    (closed,) = await run(club, clock, 3 * HOUR)
    assert closed.table.status == TableStatus.FINISHED
    assert closed.sheet_score is not None
    assert closed.sheet_score.closed
    assert not closed.sheet_score.resting
    assert lines(closed) == ["p1 18 knock"]
    assert await run(club, clock, 3 * RESTS_AFTER) == []
    with pytest.raises(SheetOver):
        await club.sheets.keep_open(table_id, NORTH, 9000)


async def test_who_keeps_it_open_is_asked_again_later(club: Club, clock: Clock) -> None:
    table_id = await rest(club, clock)
    with pytest.raises(NotSeated):
        await club.sheets.keep_open(table_id, EAST, 9000)
    kept = await club.sheets.keep_open(table_id, SOUTH, 9001)
    assert kept.sheet_score is not None
    assert not kept.sheet_score.resting
    with pytest.raises(SheetMoved):
        await club.sheets.keep_open(table_id, SOUTH, 9002)
    assert await run(club, clock, RESTS_AFTER - HOUR) == []
    assert len(await run(club, clock, 2 * HOUR)) == 1


async def test_an_entry_goes_on_with_it(club: Club, clock: Clock) -> None:
    table_id = await rest(club, clock)
    after = await knock(club, table_id, SOUTH, 2, 5)
    assert lines(after) == ["p1 18 knock", "p2 5 knock"]
    assert after.sheet_score is not None
    assert not after.sheet_score.resting


async def test_a_correction_that_nobody_answers_is_dropped_with_it(
    club: Club, clock: Clock
) -> None:
    await club.clocks.started()
    table_id = (await lay_out(club)).table.table_id
    await knock(club, table_id, NORTH, 1, 18)
    await correct(club, table_id, NORTH, 1, "one=20")
    await run(club, clock, RESTS_AFTER + HOUR)
    (closed,) = await run(club, clock, RESTS_AFTER + HOUR)
    assert closed.sheet_score is not None
    assert closed.sheet_score.proposal is None
    assert lines(closed) == ["p1 18 knock"]


async def test_downtime_does_not_count(club: Club, clock: Clock) -> None:
    await club.clocks.started()
    await lay_out(club)
    await run(club, clock, RESTS_AFTER / 2)
    clock.advance(10 * RESTS_AFTER)
    await club.clocks.started()
    assert await run(club, clock, RESTS_AFTER / 2 - HOUR) == []
    assert len(await run(club, clock, 2 * HOUR)) == 1


async def test_where_the_bot_may_only_answer_none_is_closed_before_it_has_asked(
    club: Club, clock: Clock, database: Database
) -> None:
    await club.clocks.started()
    group = replace(PLACE, server_id=901, kind=PlaceKind.GROUP)
    table_id = (await club.sheets.open(group, NORTH, STANDARD, others=(SOUTH,))).table.table_id
    (resting,) = await run(club, clock, RESTS_AFTER + HOUR)
    assert await run(club, clock, 3 * RESTS_AFTER) == []

    async def draw(ply: int) -> None:
        async with database.write() as connection:
            drawn = Display(0, table_id, DisplayKind.SHEET, 0, 77, 5, 0, ply, clock.time)
            await displays.save(connection, drawn)

    await draw(resting.table.ply - 1)
    assert await run(club, clock, 2 * RESTS_AFTER) == []
    await draw(resting.table.ply)
    assert await run(club, clock, RESTS_AFTER - HOUR) == []
    (closed,) = await run(club, clock, 2 * HOUR)
    assert closed.table.status == TableStatus.FINISHED
