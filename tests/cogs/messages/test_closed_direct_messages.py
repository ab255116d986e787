"""Hands that were left alone while direct messages counted as closed: none of them stays stale."""

import pytest

from club.table.snapshot import Snapshot
from cogs.messages.messages import DM_AGAIN, EDITABLE
from tests.club.club_helpers import NORTH, SOUTH, begin, on_turn, play_until, step
from tests.cogs.messages.display_harness import DisplayHarness, seen
from tests.cogs.messages.fake_posts import DM, Shown, refusal

WHERE = DM + SOUTH.member_id


async def both(harness: DisplayHarness) -> tuple[Snapshot, Snapshot]:
    """Show two tables of the same members; South is on turn at the second."""
    await seen(harness)
    first, second = await begin(harness.club), await begin(harness.club)
    second = await play_until(harness.club, second, lambda one: on_turn(one) == SOUTH.member_id)
    await harness.refresh(first)
    await harness.refresh(second)
    return first, second


async def close(harness: DisplayHarness, snapshot: Snapshot) -> Snapshot:
    """Have South's direct messages found closed with the next move, and open from then on."""
    for method in ("send", "edit"):
        harness.screen.broken[method, WHERE] = refusal(403, 50001)
    moved = await step(harness.club, snapshot)
    await harness.refresh(moved)
    harness.screen.broken.clear()
    return moved


async def settle(harness: DisplayHarness) -> None:
    for part in (*harness.displays.parts, harness.displays.leftovers):
        await part.quiet()


async def hand_at(harness: DisplayHarness, snapshot: Snapshot) -> Shown:
    rows = await harness.club.displays.of_table(snapshot.table.table_id)
    (row,) = (row for row in rows if (row.kind, row.member_id) == ("hand", SOUTH.member_id))
    return harness.screen.messages[row.message_id or 0]


@pytest.mark.parametrize("edited", [False, True])
async def test_the_hand_of_a_game_that_ended_meanwhile_is_drawn_with_the_next_that_arrives(
    harness: DisplayHarness, *, edited: bool
) -> None:
    first, second = await both(harness)
    second = await close(harness, second)
    over = await harness.club.playing.resign(first.table.table_id, NORTH.member_id)
    await harness.refresh(over)
    assert not await harness.is_current(over, alone=False)
    harness.clock.advance(DM_AGAIN if edited else EDITABLE)
    await seen(harness)
    await harness.refresh(second)
    await settle(harness)
    assert await harness.is_current(over, alone=False)
    snapshot = await harness.club.tables.snapshot(second.table.table_id)
    assert snapshot.members[SOUTH.member_id].dm_closed_at is None


async def test_a_hand_that_was_never_sent_comes_with_the_next_that_arrives(
    harness: DisplayHarness,
) -> None:
    _, second = await both(harness)
    second = await close(harness, second)
    third = await begin(harness.club)
    await harness.refresh(third)
    harness.clock.advance(DM_AGAIN)
    await harness.refresh(second)
    await settle(harness)
    third = await harness.club.tables.snapshot(third.table.table_id)
    assert await harness.is_current(third, alone=False)


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("refused", [False, True])
async def test_a_hand_that_was_to_be_drawn_anew_is_drawn_with_the_next_that_arrives(
    harness: DisplayHarness, *, over: bool, refused: bool
) -> None:
    first, second = await both(harness)
    table_id, seat = first.table.table_id, first.seat_of(SOUTH.member_id)
    assert seat is not None
    if over:
        first = await harness.club.playing.resign(table_id, NORTH.member_id)
        await harness.refresh(first)
    if not refused:
        second = await close(harness, second)
    before = (await hand_at(harness, first)).edits
    if refused:
        harness.screen.broken["edit", WHERE] = refusal(403, 50013)
    if over:
        harness.displays.draw_ended_anew(table_id, settled=True)
    else:
        harness.displays.draw_hand_anew(table_id, seat)
    await settle(harness)
    harness.screen.broken.clear()
    assert (await hand_at(harness, first)).edits == before
    harness.clock.advance(DM_AGAIN)
    await seen(harness)
    if refused:
        second = await step(harness.club, second)
    await harness.refresh(second)
    await settle(harness)
    assert (await hand_at(harness, first)).edits == before + 1
