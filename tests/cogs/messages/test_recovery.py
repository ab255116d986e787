import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from cogs.messages.desired_messages import wanted
from cogs.messages.messages import AWAY, DM_AGAIN, DM_ASKED
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    QUICK,
    SHORT,
    SOUTH,
    begin,
    off_turn,
    on_turn,
    play_out,
    play_until,
    step,
)
from tests.cogs.messages.display_harness import CHANNEL, DisplayHarness, seen, words
from tests.cogs.messages.fake_posts import DM, FakePosts, Gate, ids_on, refusal, text_of


async def test_messages_that_members_deleted_come_back_with_the_next_move(
    harness: DisplayHarness,
) -> None:
    snapshot = await begin(harness.club)
    await seen(harness)
    await harness.refresh(snapshot)
    harness.screen.messages.clear()
    snapshot = await step(harness.club, snapshot)
    await harness.refresh(snapshot)
    assert await harness.is_current(snapshot)
    assert len(harness.screen.messages) == 3


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_direct_messages_call_in_the_channel_who_has_gone(
    harness: DisplayHarness, code: int
) -> None:
    harness.screen.broken["send", DM + SOUTH.member_id] = refusal(403, code)
    snapshot = await begin(harness.club, SHORT)
    await harness.refresh(snapshot)
    assert [one.ping for one in harness.screen.of(CHANNEL)] == [None], "they have just sat down"
    harness.clock.advance(AWAY)
    while on_turn(snapshot) != SOUTH.member_id:
        snapshot = await step(harness.club, snapshot)
    await harness.refresh(snapshot)
    call = harness.screen.of(CHANNEL)[-1]
    assert call.ping == SOUTH.member_id
    assert f"<@{SOUTH.member_id}>" in text_of(call.drawing)
    for _ in range(5):
        snapshot = await step(harness.club, snapshot)
        await harness.refresh(snapshot)
    assert harness.screen.asked["send", DM + SOUTH.member_id] == 1
    assert [one.ping for one in harness.screen.of(CHANNEL)] == [None]
    assert len(harness.screen.hand(NORTH.member_id)) == 1


async def test_direct_messages_opened_again_get_the_hand_after_a_while(
    harness: DisplayHarness,
) -> None:
    harness.screen.broken["send", DM + SOUTH.member_id] = refusal(403, 50007)
    snapshot = await begin(harness.club)
    await harness.refresh(snapshot)
    harness.screen.broken.clear()
    harness.clock.advance(DM_AGAIN)
    snapshot = await step(harness.club, snapshot)
    await harness.refresh(snapshot)
    assert len(harness.screen.hand(SOUTH.member_id)) == 1
    snapshot = await harness.club.tables.snapshot(snapshot.table.table_id)
    assert snapshot.members[SOUTH.member_id].dm_closed_at is None


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50001), (403, 50013)])
async def test_without_the_channel_the_hands_still_come(
    harness: DisplayHarness, status: int, code: int
) -> None:
    for method in ("send", "edit", "delete"):
        harness.screen.broken[method, CHANNEL] = refusal(status, code)
    snapshot = await begin(harness.club)
    await harness.refresh(snapshot)
    snapshot = await play_out(harness.club, snapshot)
    await harness.refresh(snapshot)
    assert harness.displays.idle
    for person in (NORTH, SOUTH):
        (hand,) = harness.screen.hand(person.member_id)
        assert any(custom_id.startswith("gin:again") for custom_id in ids_on(hand.drawing))


@pytest.mark.slow
async def test_no_start_tries_a_channel_that_was_closed_but_the_next_move_does(
    harness: DisplayHarness,
) -> None:
    for method in ("send", "edit", "delete"):
        harness.screen.broken[method, CHANNEL] = refusal(403, 50001)
    waiting = await harness.club.starting.challenge(PLACE, NORTH, EAST, QUICK)
    await harness.refresh(waiting)
    snapshot = await begin(harness.club, SHORT)
    await harness.refresh(snapshot)
    snapshot = await play_until(harness.club, snapshot, lambda one: one.last is not None)
    await harness.refresh(snapshot)
    assert not await harness.club.displays.behind()
    harness.screen.broken.clear()
    snapshot = await step(harness.club, snapshot)
    await harness.refresh(snapshot)
    assert await harness.is_current(snapshot)
    assert [bool(one.drawing.files) for one in harness.screen.of(CHANNEL)] == [True, False]


@pytest.mark.parametrize("error", [refusal(503, 0), OSError(), refusal(429, 0)])
async def test_what_discord_could_not_take_is_tried_again_later(
    harness: DisplayHarness, error: Exception
) -> None:
    harness.screen.broken["send", CHANNEL] = error
    snapshot = await begin(harness.club)
    await harness.refresh(snapshot)
    assert not harness.displays.idle
    assert len(harness.screen.hand(SOUTH.member_id)) == 1
    harness.screen.broken.clear()
    await harness.refresh(snapshot)
    assert await harness.is_current(snapshot)
    assert harness.displays.idle


async def test_a_missed_result_is_sent_before_the_next_table(harness: DisplayHarness) -> None:
    snapshot = await begin(harness.club, SHORT)
    await harness.refresh(snapshot)
    harness.screen.broken["send", CHANNEL] = refusal(503, 0)
    snapshot = await play_until(harness.club, snapshot, lambda one: one.last is not None)
    await harness.refresh(snapshot)
    await harness.displays.close(1)
    harness.screen.broken.clear()
    again = harness.restarted()
    await again.displays.catch_up()
    await again.refresh(snapshot)
    assert await again.is_current(snapshot)
    assert [bool(one.drawing.files) for one in harness.screen.of(CHANNEL)] == [True, False]


async def test_a_restart_between_sending_and_noting_makes_no_second_message(
    harness: DisplayHarness,
) -> None:
    waiting = await harness.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    await harness.refresh(waiting)
    (row,) = await harness.club.displays.of_table(waiting.table.table_id)
    await harness.club.displays.remove(row)
    await harness.restarted().refresh(waiting)
    assert len(harness.screen.messages) == 1
    (again,) = await harness.club.displays.of_table(waiting.table.table_id)
    assert again.message_id == row.message_id


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_sending_whose_answer_was_lost_is_brought_up_to_date_and_not_repeated(
    harness: DisplayHarness, *, restarted: bool
) -> None:
    snapshot = await begin(harness.club)
    for where in (CHANNEL, DM + NORTH.member_id, DM + SOUTH.member_id):
        harness.screen.broken["answer to send", where] = OSError()
    await harness.refresh(snapshot)
    sent = set(harness.screen.messages)
    assert len(sent) == 3
    harness.screen.broken.clear()
    snapshot = await step(harness.club, snapshot)
    again = harness.restarted() if restarted else harness
    await again.refresh(snapshot)
    assert set(harness.screen.messages) == sent
    assert await again.is_current(snapshot)


@pytest.mark.parametrize("unread", [False, True])
async def test_a_call_whose_answer_was_lost_is_deleted_when_it_is_wanted_no_more(
    harness: DisplayHarness, *, unread: bool
) -> None:
    harness.screen.broken["send", DM + SOUTH.member_id] = refusal(403, 50007)
    snapshot = await begin(harness.club)
    await harness.refresh(snapshot)
    harness.clock.advance(AWAY)
    while on_turn(snapshot) != SOUTH.member_id:
        snapshot = await step(harness.club, snapshot)
    harness.screen.broken["answer to send", CHANNEL] = OSError()
    await harness.refresh(snapshot)
    assert [one.ping for one in harness.screen.of(CHANNEL)] == [None, SOUTH.member_id]
    del harness.screen.broken["answer to send", CHANNEL]
    snapshot = await play_until(harness.club, snapshot, lambda one: on_turn(one) == NORTH.member_id)
    if unread:
        harness.screen.broken["read", CHANNEL] = refusal(503, 0)
        await harness.refresh(snapshot)
        assert not harness.displays.idle
        del harness.screen.broken["read", CHANNEL]
    await harness.refresh(snapshot)
    assert [one.ping for one in harness.screen.of(CHANNEL)] == [None]
    assert harness.displays.idle


async def test_a_hand_whose_answer_was_lost_is_deleted_when_the_one_before_is_current(
    harness: DisplayHarness,
) -> None:
    snapshot = await begin(harness.club)
    await seen(harness)
    await harness.refresh(snapshot)
    harness.clock.advance(AWAY)
    waiting = off_turn(snapshot)
    snapshot = await play_until(harness.club, snapshot, lambda one: on_turn(one) == waiting)
    harness.screen.broken["answer to send", DM + waiting] = OSError()
    await harness.refresh(snapshot)
    assert len(harness.screen.hand(waiting)) == 2
    harness.screen.broken.clear()
    await seen(harness)
    await harness.refresh(snapshot)
    assert len(harness.screen.hand(waiting)) == 1
    assert await harness.is_current(snapshot)
    asked = harness.screen.asked["read", DM + waiting]
    await harness.refresh(snapshot)
    assert harness.screen.asked["read", DM + waiting] == asked == 1


async def test_an_earlier_sending_that_vanishes_before_it_is_brought_up_to_date_is_sent_anew(
    harness: DisplayHarness,
) -> None:
    snapshot = await begin(harness.club)
    harness.screen.broken["answer to send", CHANNEL] = OSError()
    await harness.refresh(snapshot)
    harness.screen.broken.clear()
    snapshot = await step(harness.club, snapshot)
    harness.screen.broken["edit", CHANNEL] = refusal(404, 10008)
    await harness.refresh(snapshot)
    harness.screen.broken.clear()
    (message,) = harness.screen.of(CHANNEL)
    assert not message.edits
    assert await harness.is_current(snapshot)


async def test_an_answer_that_never_arrived_is_drawn_afterwards(harness: DisplayHarness) -> None:
    snapshot = await begin(harness.club)
    await seen(harness)
    await harness.refresh(snapshot)
    (hand,) = harness.screen.hand(on_turn(snapshot))
    message_id = next(number for number, one in harness.screen.messages.items() if one is hand)
    with harness.displays.answers.answering(snapshot.table.table_id, message_id):
        snapshot = await step(harness.club, snapshot)
        await harness.refresh(snapshot)
    await harness.refresh(snapshot)
    assert hand.edits == 1
    assert await harness.is_current(snapshot)


@pytest.mark.parametrize("over", [False, True])
async def test_what_is_drawn_anew_during_an_answer_that_never_arrives_is_drawn_afterwards(
    harness: DisplayHarness, *, over: bool
) -> None:
    snapshot = await begin(harness.club)
    if over:
        snapshot = await harness.club.playing.resign(snapshot.table.table_id, NORTH.member_id)
    await seen(harness)
    await harness.refresh(snapshot)
    (hand,) = harness.screen.hand(NORTH.member_id)
    message_id = next(number for number, one in harness.screen.messages.items() if one is hand)
    table_id, seat = snapshot.table.table_id, snapshot.seat_of(NORTH.member_id)
    assert seat is not None
    with harness.displays.answers.answering(table_id, message_id):
        if over:
            harness.displays.draw_ended_anew(table_id, settled=True)
        else:
            harness.displays.draw_hand_anew(table_id, seat)
        await harness.displays.parts[seat].quiet()
        assert not hand.edits
    await harness.displays.parts[seat].quiet()
    assert hand.edits == 1


@pytest.mark.parametrize("slow", [CHANNEL, DM + NORTH.member_id])
async def test_nobodys_hand_waits_for_another_channel(harness: DisplayHarness, slow: int) -> None:
    snapshot = await begin(harness.club)
    await seen(harness)
    await harness.refresh(snapshot)
    held = harness.screen.held["edit", slow] = asyncio.Event()
    late: list[asyncio.Task[None]] = []
    for _ in range(3):
        snapshot = await step(harness.club, snapshot)
        channel, north, south, third = harness.displays.refresh(snapshot.table.table_id)
        await asyncio.gather(south, third)
        late += [channel, north]
        rows = await harness.club.displays.of_table(snapshot.table.table_id)
        plies = {row.member_id: row.ply for row in rows if row.kind == "hand"}
        assert plies[SOUTH.member_id] == snapshot.table.ply
    held.set()
    await asyncio.gather(*late)
    assert harness.screen.asked["edit", slow] == 2
    assert await harness.is_current(snapshot)


@pytest.mark.parametrize("error", [refusal(503, 0), RuntimeError()])
async def test_what_could_not_be_drawn_anew_is_drawn_anew_later(
    harness: DisplayHarness, error: Exception
) -> None:
    snapshot = await begin(harness.club)
    await harness.refresh(snapshot)
    harness.screen.broken["edit", CHANNEL] = error
    harness.displays.draw_anew(snapshot.table.table_id)
    await harness.refresh(snapshot)
    harness.screen.broken.clear()
    await harness.refresh(snapshot)
    (table,) = harness.screen.of(CHANNEL)
    assert table.edits == 1
    assert harness.displays.idle


@pytest.mark.parametrize("method", ["send", "edit"])
async def test_a_challenge_declined_while_it_was_being_drawn_is_drawn_at_the_next_start(
    harness: DisplayHarness, method: str
) -> None:
    waiting = await harness.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    if method == "edit":
        await harness.refresh(waiting)
    gate = harness.screen.held[method, CHANNEL] = Gate()
    harness.displays.draw_anew(waiting.table.table_id)
    await gate.reached.wait()
    harness.clock.advance(timedelta(seconds=1))
    await harness.club.starting.decline(waiting.table.table_id, SOUTH)
    harness.clock.advance(timedelta(seconds=1))
    gate.set()
    await harness.displays.close(1)
    assert await harness.club.displays.behind() == [waiting.table.table_id]
    again = harness.restarted()
    await again.displays.catch_up()
    await again.refresh(waiting)
    (message,) = harness.screen.of(CHANNEL)
    assert not ids_on(message.drawing)


async def test_a_deleted_challenge_can_be_drawn_anew(harness: DisplayHarness) -> None:
    waiting = await harness.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    await harness.refresh(waiting)
    harness.screen.messages.clear()
    await harness.refresh(waiting)
    assert not harness.screen.messages
    harness.displays.draw_anew(waiting.table.table_id)
    await harness.refresh(waiting)
    (message,) = harness.screen.of(CHANNEL)
    assert ids_on(message.drawing)


async def test_asking_for_the_hand_tries_closed_direct_messages_again(
    harness: DisplayHarness,
) -> None:
    where = DM + SOUTH.member_id
    harness.screen.broken["send", where] = refusal(403, 50007)
    snapshot = await begin(harness.club)
    await harness.refresh(snapshot)
    table_id = snapshot.table.table_id
    for _ in range(3):
        await asyncio.gather(*harness.displays.asked_by(SOUTH.member_id, [table_id]))
    assert harness.screen.asked["send", where] == 1
    harness.screen.broken.clear()
    harness.clock.advance(DM_ASKED)
    await asyncio.gather(*harness.displays.asked_by(NORTH.member_id, [table_id]))
    assert not harness.screen.hand(SOUTH.member_id)
    await asyncio.gather(*harness.displays.asked_by(SOUTH.member_id, [table_id]))
    await harness.refresh(snapshot)
    assert len(harness.screen.hand(SOUTH.member_id)) == 1
    assert len(harness.screen.of(CHANNEL)) == 1  # the notice is gone


async def test_direct_messages_whose_channel_is_unknown_are_opened_anew(
    harness: DisplayHarness,
) -> None:
    snapshot = await begin(harness.club)
    await harness.refresh(snapshot)
    member_id, unknown = on_turn(snapshot), 404
    (row,) = [
        one
        for one in await harness.club.displays.of_table(snapshot.table.table_id)
        if one.member_id == member_id
    ]
    await harness.club.displays.save(replace(row, channel_id=unknown))
    del harness.screen.messages[row.message_id or 0]
    for method in ("send", "edit", "delete"):
        harness.screen.broken[method, unknown] = refusal(404, 10003)
    snapshot = await step(harness.club, snapshot)
    await harness.refresh(snapshot)
    assert await harness.is_current(snapshot)
    assert len(harness.screen.hand(member_id)) == 1
    assert len(harness.screen.of(CHANNEL)) == 1  # no notice of closed direct messages


async def test_a_message_adopted_while_another_was_on_its_way_stays_the_only_one(
    harness: DisplayHarness,
) -> None:
    waiting = await harness.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    (want,) = wanted(waiting)
    gate = harness.screen.held["send", CHANNEL] = Gate()
    refreshing = asyncio.create_task(harness.refresh(waiting))
    await gate.reached.wait()
    answer = await FakePosts.send(
        replace(harness.screen, held={}), CHANNEL, await want.drawing(words()), nonce=-1
    )
    await harness.displays.unrecorded.adopt(waiting, want, CHANNEL, answer.message_id)
    gate.set()
    await refreshing
    assert list(harness.screen.messages) == [answer.message_id]


async def test_no_start_tries_a_closed_channel_for_an_answered_challenge(
    harness: DisplayHarness,
) -> None:
    waiting = await harness.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    await harness.refresh(waiting)
    harness.screen.broken["edit", CHANNEL] = refusal(403, 50001)
    declined = await harness.club.starting.decline(waiting.table.table_id, SOUTH)
    await harness.refresh(declined)
    assert not await harness.club.displays.behind()
    harness.screen.broken.clear()
    await harness.refresh(declined)
    (message,) = harness.screen.of(CHANNEL)
    assert not ids_on(message.drawing)


async def test_an_older_edit_that_arrives_unheard_after_a_newer_one_is_drawn_over(
    harness: DisplayHarness,
) -> None:
    where = DM + SOUTH.member_id
    await seen(harness)
    playing = await begin(harness.club)
    await harness.refresh(playing)
    moved = await step(harness.club, playing)
    late = harness.restarted()
    gate = harness.screen.held["edit", where] = Gate()
    drawing = asyncio.ensure_future(late.refresh(moved))
    await gate.reached.wait()
    del harness.screen.held["edit", where]
    harness.clock.advance(timedelta(seconds=1))
    newest = await step(harness.club, moved)
    await harness.refresh(newest)
    assert await harness.is_current(newest)
    harness.screen.broken["answer to edit", where] = OSError("connection reset")
    gate.set()
    await drawing
    assert not await harness.is_current(newest)
    harness.screen.broken.clear()
    await late.refresh(newest)
    assert await harness.is_current(newest)


async def test_what_was_sent_for_a_table_that_is_gone_is_looked_for_no_more(
    harness: DisplayHarness,
) -> None:
    harness.screen.broken["answer to send", CHANNEL] = OSError()
    waiting = await harness.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    await harness.refresh(waiting)
    lost = harness.displays._messages.lost  # what grows without end is seen nowhere else
    assert lost
    harness.displays.unrecorded.suspect([waiting.table.table_id])
    departures = harness.club.server_departures
    await departures.compare(set())
    harness.clock.advance(timedelta(days=30))
    assert await departures.forget_due() == [PLACE.server_id]
    await harness.refresh(waiting)
    assert harness.displays.idle
    assert not lost
    assert await harness.displays.unrecorded.settled(waiting.table.table_id)
