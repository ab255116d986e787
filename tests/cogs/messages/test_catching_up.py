"""What a start finds undone: it is seen to before the bot is quiet, and nothing is sent twice."""

import asyncio
import sqlite3
from dataclasses import replace
from unittest.mock import patch

from sqlalchemy.exc import OperationalError

from cogs.messages.desired_messages import wanted
from cogs.messages.messages import AWAY, EDITABLE
from cogs.messages.unrecorded_messages import LOOKS
from data.schema.vocabulary import PanelPurpose
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    QUICK,
    SHORT,
    SOUTH,
    begin,
    on_turn,
    step,
)
from tests.cogs.messages.display_harness import CHANNEL, DisplayHarness, words
from tests.cogs.messages.fake_posts import DM, ids_on, refusal


async def test_what_could_not_be_deleted_is_deleted_at_the_next_start(
    harness: DisplayHarness,
) -> None:
    snapshot = await begin(harness.club)
    await harness.refresh(snapshot)
    before = set(harness.screen.messages)
    harness.clock.advance(EDITABLE)
    harness.screen.broken["delete", DM + NORTH.member_id] = refusal(503, 0)
    harness.screen.broken["delete", CHANNEL] = refusal(503, 0)
    snapshot = await step(harness.club, snapshot)
    await harness.refresh(snapshot)
    assert len(before & set(harness.screen.messages)) == 2
    assert not harness.displays.idle
    await harness.displays.close(0)
    harness.screen.broken.clear()
    await harness.restarted().catch_up()
    assert not before & set(harness.screen.messages)
    assert await harness.is_current(snapshot)
    assert not await harness.club.displays.with_leftovers()


async def test_a_challenge_that_was_answered_but_never_noted_is_found_again(
    harness: DisplayHarness,
) -> None:
    waiting = await harness.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    (want,) = wanted(waiting)
    for nonce in (1, 2):
        await harness.screen.send(CHANNEL, await want.drawing(words()), nonce=nonce)
    await harness.restarted().catch_up()
    (message,) = harness.screen.of(CHANNEL)
    assert ids_on(message.drawing) == ids_on(await want.drawing(words()))
    assert harness.screen.asked["send", CHANNEL] == 2
    assert not await harness.club.displays.behind()


async def test_where_the_channel_cant_be_read_a_lost_challenge_is_sent_again(
    harness: DisplayHarness,
) -> None:
    harness.screen.broken["read", CHANNEL] = refusal(403, 50001)
    await harness.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    await harness.restarted().catch_up()
    assert len(harness.screen.of(CHANNEL)) == 1


async def test_a_channel_that_cant_be_read_yet_is_read_before_a_challenge_is_sent_again(
    harness: DisplayHarness,
) -> None:
    waiting = await harness.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    (want,) = wanted(waiting)
    sent = await harness.screen.send(CHANNEL, await want.drawing(words()), nonce=1)
    harness.screen.broken["read", CHANNEL] = refusal(503, 0)
    again = harness.restarted()
    await again.catch_up()
    assert not again.displays.idle
    harness.screen.broken.clear()
    await again.refresh(waiting)
    assert list(harness.screen.messages) == [sent.message_id]
    assert await again.is_current(waiting)


async def test_a_channel_that_stays_unreadable_gets_the_challenge_all_the_same(
    harness: DisplayHarness,
) -> None:
    harness.screen.broken["read", CHANNEL] = refusal(503, 0)
    waiting = await harness.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    again = harness.restarted()
    await again.catch_up()
    for _ in range(LOOKS):
        await again.refresh(waiting)
    assert await again.is_current(waiting)
    assert harness.screen.asked["read", CHANNEL] == LOOKS


async def test_what_goes_wrong_at_every_look_holds_the_challenge_back_no_longer_than_others(
    harness: DisplayHarness,
) -> None:
    harness.screen.broken["read", CHANNEL] = RuntimeError("as told")
    waiting = await harness.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    again = harness.restarted()
    await again.catch_up()
    for _ in range(LOOKS - 2):
        await again.refresh(waiting)
    assert not harness.screen.messages
    await again.refresh(waiting)
    assert await again.is_current(waiting)
    assert harness.screen.asked["read", CHANNEL] == LOOKS


async def test_a_message_that_cant_be_adopted_holds_a_table_back_no_longer(
    harness: DisplayHarness,
) -> None:
    waiting = await harness.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    (want,) = wanted(waiting)
    sent = await harness.screen.send(CHANNEL, await want.drawing(words()), nonce=1)
    harness.displays.unrecorded.look_for(waiting.table.table_id, sent.message_id)
    broken = RuntimeError("as told")
    with patch.object(harness.club.displays, "take_over", autospec=True, side_effect=broken):
        for _ in range(LOOKS):
            await harness.refresh(waiting)
        assert harness.displays.idle
    assert not await harness.club.displays.behind()


async def test_a_database_that_is_down_for_long_makes_no_second_challenge(
    harness: DisplayHarness,
) -> None:
    waiting = await harness.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    (want,) = wanted(waiting)
    sent = await harness.screen.send(CHANNEL, await want.drawing(words()), nonce=1)
    again = harness.restarted()
    again.displays.unrecorded.suspect([waiting.table.table_id])
    full = sqlite3.OperationalError()
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    down = OperationalError("", None, full)
    with patch.object(harness.club.displays, "take_over", autospec=True, side_effect=down):
        for _ in range(LOOKS + 1):
            await again.refresh(waiting)
    await again.refresh(waiting)
    assert list(harness.screen.messages) == [sent.message_id]
    assert await again.is_current(waiting)


async def test_no_hand_and_no_other_table_waits_for_the_reading_of_a_channel(
    harness: DisplayHarness,
) -> None:
    elsewhere = replace(PLACE, channel_id=CHANNEL + 1)
    snapshot = await begin(harness.club)
    other = await harness.club.starting.challenge(elsewhere, NORTH, EAST, QUICK)
    harness.screen.held["read", CHANNEL] = asyncio.Event()
    again = harness.restarted()
    async with asyncio.timeout(5):
        await again.displays.catch_up()
        channel, *seats = again.displays.refresh(snapshot.table.table_id)
        await asyncio.gather(*seats, *again.displays.refresh(other.table.table_id))
    assert not channel.done()
    assert (
        len(harness.screen.hand(NORTH.member_id)) == len(harness.screen.hand(SOUTH.member_id)) == 1
    )
    assert len(harness.screen.of(elsewhere.channel_id)) == 1
    harness.screen.held["read", CHANNEL].set()
    await channel
    assert await again.is_current(snapshot, alone=False)


async def test_an_edit_that_has_to_wait_holds_up_no_message_below_it(
    harness: DisplayHarness,
) -> None:
    waiting = await harness.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    await harness.refresh(waiting)
    harness.screen.broken["edit", CHANNEL] = refusal(503, 0)
    playing = await harness.club.starting.accept(waiting.table.table_id, SOUTH, 5000)
    again = harness.restarted()
    await again.catch_up()
    button = f"gin:hand:{playing.table.table_id}"
    assert [
        any(each.startswith(button) for each in ids_on(one.drawing))
        for one in harness.screen.of(CHANNEL)
    ] == [False, True]
    assert not again.displays.idle
    harness.screen.broken.clear()
    await again.refresh(playing)
    assert await again.is_current(playing)
    assert again.displays.idle


async def test_who_takes_no_direct_messages_is_called_by_the_next_start(
    harness: DisplayHarness,
) -> None:
    harness.screen.broken["send", DM + SOUTH.member_id] = refusal(403, 50007)
    snapshot = await begin(harness.club)
    await harness.refresh(snapshot)
    # As if the bot had been killed after it was found out, and before it was their turn.
    harness.clock.advance(AWAY)
    while on_turn(snapshot) != SOUTH.member_id:
        snapshot = await step(harness.club, snapshot)
    await harness.restarted().catch_up()
    assert [one.ping for one in harness.screen.of(CHANNEL)] == [None, SOUTH.member_id]
    assert not await harness.club.displays.behind()


async def test_a_channel_is_read_only_where_a_message_is_lacking(harness: DisplayHarness) -> None:
    snapshot = await begin(harness.club)
    await harness.refresh(snapshot)
    await step(harness.club, snapshot)
    await harness.restarted().catch_up()
    assert not harness.screen.asked["read", CHANNEL]


async def test_a_counter_offer_is_sent_anew_even_after_a_restart(harness: DisplayHarness) -> None:
    """An edit would tell nobody that they are asked."""
    waiting = await harness.club.starting.challenge(PLACE, NORTH, SOUTH, SHORT)
    await harness.refresh(waiting)
    table_id = waiting.table.table_id
    panels = harness.club.panels
    panel = await panels.open(PLACE, SOUTH, PanelPurpose.COUNTER, SHORT, table_id=table_id)
    panel_id = panel.panel.panel_id
    await panels.change(panel_id, SOUTH.member_id, "gin_bonus", "30")
    offered = await panels.use(panel_id, SOUTH, PanelPurpose.COUNTER, 800, player="simple")
    after = harness.restarted()
    await after.catch_up()
    (shown,) = harness.screen.of(CHANNEL)
    assert (shown.ping, shown.edits) == (NORTH.member_id, 0)
    assert await after.is_current(offered)
    playing = await harness.club.starting.accept(table_id, NORTH, 5000, offer=1)
    await after.refresh(playing)
    assert await after.is_current(playing)
