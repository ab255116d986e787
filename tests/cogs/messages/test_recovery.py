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
    on_turn,
    play_out,
    play_until,
    step,
)
from tests.cogs.messages.display_harness import CHANNEL, DisplayHarness, seen, words
from tests.cogs.messages.fake_posts import DM, FakePosts, Gate, ids_on, refusal, text_of


async def test_messages_that_members_deleted_come_back_with_the_next_move(
    desk: DisplayHarness,
) -> None:
    snapshot = await begin(desk.club)
    await seen(desk)
    await desk.refresh(snapshot)
    desk.screen.messages.clear()
    snapshot = await step(desk.club, snapshot)
    await desk.refresh(snapshot)
    assert await desk.is_current(snapshot)
    assert len(desk.screen.messages) == 3


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_direct_messages_call_in_the_channel_who_has_gone(
    desk: DisplayHarness, code: int
) -> None:
    desk.screen.broken["send", DM + SOUTH.member_id] = refusal(403, code)
    snapshot = await begin(desk.club, SHORT)
    await desk.refresh(snapshot)
    assert [one.ping for one in desk.screen.of(CHANNEL)] == [None], "they have just sat down"
    desk.clock.advance(AWAY)
    while on_turn(snapshot) != SOUTH.member_id:
        snapshot = await step(desk.club, snapshot)
    await desk.refresh(snapshot)
    call = desk.screen.of(CHANNEL)[-1]
    assert call.ping == SOUTH.member_id
    assert f"<@{SOUTH.member_id}>" in text_of(call.drawing)
    for _ in range(5):
        snapshot = await step(desk.club, snapshot)
        await desk.refresh(snapshot)
    assert desk.screen.asked["send", DM + SOUTH.member_id] == 1
    assert [one.ping for one in desk.screen.of(CHANNEL)] == [None]
    assert len(desk.screen.hand(NORTH.member_id)) == 1


async def test_direct_messages_opened_again_get_the_hand_after_a_while(
    desk: DisplayHarness,
) -> None:
    desk.screen.broken["send", DM + SOUTH.member_id] = refusal(403, 50007)
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    desk.screen.broken.clear()
    desk.clock.advance(DM_AGAIN)
    snapshot = await step(desk.club, snapshot)
    await desk.refresh(snapshot)
    assert len(desk.screen.hand(SOUTH.member_id)) == 1
    snapshot = await desk.club.tables.snapshot(snapshot.table.table_id)
    assert snapshot.members[SOUTH.member_id].dm_closed_at is None


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50001), (403, 50013)])
async def test_without_the_channel_the_hands_still_come(
    desk: DisplayHarness, status: int, code: int
) -> None:
    for method in ("send", "edit", "delete"):
        desk.screen.broken[method, CHANNEL] = refusal(status, code)
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    snapshot = await play_out(desk.club, snapshot)
    await desk.refresh(snapshot)
    assert desk.displays.idle
    for person in (NORTH, SOUTH):
        (hand,) = desk.screen.hand(person.member_id)
        assert any(custom_id.startswith("gin:again") for custom_id in ids_on(hand.drawing))


async def test_no_start_tries_a_channel_that_was_closed_but_the_next_move_does(
    desk: DisplayHarness,
) -> None:
    for method in ("send", "edit", "delete"):
        desk.screen.broken[method, CHANNEL] = refusal(403, 50001)
    waiting = await desk.club.starting.challenge(PLACE, NORTH, EAST, QUICK)
    await desk.refresh(waiting)
    snapshot = await begin(desk.club, SHORT)
    await desk.refresh(snapshot)
    snapshot = await play_until(desk.club, snapshot, lambda one: one.last is not None)
    await desk.refresh(snapshot)
    assert not await desk.club.displays.behind()
    desk.screen.broken.clear()
    snapshot = await step(desk.club, snapshot)
    await desk.refresh(snapshot)
    assert await desk.is_current(snapshot)
    assert [bool(one.drawing.files) for one in desk.screen.of(CHANNEL)] == [True, False]


@pytest.mark.parametrize("error", [refusal(503, 0), OSError(), refusal(429, 0)])
async def test_what_discord_could_not_take_is_tried_again_later(
    desk: DisplayHarness, error: Exception
) -> None:
    desk.screen.broken["send", CHANNEL] = error
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    assert not desk.displays.idle
    assert len(desk.screen.hand(SOUTH.member_id)) == 1
    desk.screen.broken.clear()
    await desk.refresh(snapshot)
    assert await desk.is_current(snapshot)
    assert desk.displays.idle


async def test_a_missed_result_is_sent_before_the_next_table(desk: DisplayHarness) -> None:
    snapshot = await begin(desk.club, SHORT)
    await desk.refresh(snapshot)
    desk.screen.broken["send", CHANNEL] = refusal(503, 0)
    snapshot = await play_until(desk.club, snapshot, lambda one: one.last is not None)
    await desk.refresh(snapshot)
    await desk.displays.close(1)
    desk.screen.broken.clear()
    again = desk.restarted()
    await again.displays.catch_up()
    await again.refresh(snapshot)
    assert await again.is_current(snapshot)
    assert [bool(one.drawing.files) for one in desk.screen.of(CHANNEL)] == [True, False]


async def test_a_restart_between_sending_and_noting_makes_no_second_message(
    desk: DisplayHarness,
) -> None:
    waiting = await desk.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    await desk.refresh(waiting)
    (row,) = await desk.club.displays.of_table(waiting.table.table_id)
    await desk.club.displays.remove(row)
    await desk.restarted().refresh(waiting)
    assert len(desk.screen.messages) == 1
    (again,) = await desk.club.displays.of_table(waiting.table.table_id)
    assert again.message_id == row.message_id


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_sending_whose_answer_was_lost_is_brought_up_to_date_and_not_repeated(
    desk: DisplayHarness, *, restarted: bool
) -> None:
    snapshot = await begin(desk.club)
    for where in (CHANNEL, DM + NORTH.member_id, DM + SOUTH.member_id):
        desk.screen.broken["answer to send", where] = OSError()
    await desk.refresh(snapshot)
    sent = set(desk.screen.messages)
    assert len(sent) == 3
    desk.screen.broken.clear()
    snapshot = await step(desk.club, snapshot)
    again = desk.restarted() if restarted else desk
    await again.refresh(snapshot)
    assert set(desk.screen.messages) == sent
    assert await again.is_current(snapshot)


async def test_an_earlier_sending_that_vanishes_before_it_is_brought_up_to_date_is_sent_anew(
    desk: DisplayHarness,
) -> None:
    snapshot = await begin(desk.club)
    desk.screen.broken["answer to send", CHANNEL] = OSError()
    await desk.refresh(snapshot)
    desk.screen.broken.clear()
    snapshot = await step(desk.club, snapshot)
    desk.screen.broken["edit", CHANNEL] = refusal(404, 10008)
    await desk.refresh(snapshot)
    desk.screen.broken.clear()
    (message,) = desk.screen.of(CHANNEL)
    assert not message.edits
    assert await desk.is_current(snapshot)


async def test_an_answer_that_never_arrived_is_drawn_afterwards(desk: DisplayHarness) -> None:
    snapshot = await begin(desk.club)
    await seen(desk)
    await desk.refresh(snapshot)
    (hand,) = desk.screen.hand(on_turn(snapshot))
    message_id = next(number for number, one in desk.screen.messages.items() if one is hand)
    with desk.displays.answers.answering(snapshot.table.table_id, message_id):
        snapshot = await step(desk.club, snapshot)
        await desk.refresh(snapshot)
    await desk.refresh(snapshot)
    assert hand.edits == 1
    assert await desk.is_current(snapshot)


@pytest.mark.parametrize("slow", [CHANNEL, DM + NORTH.member_id])
async def test_nobodys_hand_waits_for_another_channel(desk: DisplayHarness, slow: int) -> None:
    snapshot = await begin(desk.club)
    await seen(desk)
    await desk.refresh(snapshot)
    held = desk.screen.held["edit", slow] = asyncio.Event()
    late: list[asyncio.Task[None]] = []
    for _ in range(3):
        snapshot = await step(desk.club, snapshot)
        channel, north, south = desk.displays.refresh(snapshot.table.table_id)
        await south
        late += [channel, north]
        rows = await desk.club.displays.of_table(snapshot.table.table_id)
        plies = {row.member_id: row.ply for row in rows if row.kind == "hand"}
        assert plies[SOUTH.member_id] == snapshot.table.ply
    held.set()
    await asyncio.gather(*late)
    assert desk.screen.asked["edit", slow] == 2
    assert await desk.is_current(snapshot)


async def test_what_could_not_be_drawn_anew_is_drawn_anew_later(desk: DisplayHarness) -> None:
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    desk.screen.broken["edit", CHANNEL] = refusal(503, 0)
    desk.displays.draw_anew(snapshot.table.table_id)
    await desk.refresh(snapshot)
    desk.screen.broken.clear()
    await desk.refresh(snapshot)
    (table,) = desk.screen.of(CHANNEL)
    assert table.edits == 1
    assert desk.displays.idle


@pytest.mark.parametrize("method", ["send", "edit"])
async def test_a_challenge_declined_while_it_was_being_drawn_is_drawn_at_the_next_start(
    desk: DisplayHarness, method: str
) -> None:
    waiting = await desk.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    if method == "edit":
        await desk.refresh(waiting)
    gate = desk.screen.held[method, CHANNEL] = Gate()
    desk.displays.draw_anew(waiting.table.table_id)
    await gate.reached.wait()
    desk.clock.advance(timedelta(seconds=1))
    await desk.club.starting.decline(waiting.table.table_id, SOUTH)
    desk.clock.advance(timedelta(seconds=1))
    gate.set()
    await desk.displays.close(1)
    assert await desk.club.displays.behind() == [waiting.table.table_id]
    again = desk.restarted()
    await again.displays.catch_up()
    await again.refresh(waiting)
    (message,) = desk.screen.of(CHANNEL)
    assert not ids_on(message.drawing)


async def test_a_deleted_challenge_can_be_drawn_anew(desk: DisplayHarness) -> None:
    waiting = await desk.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    await desk.refresh(waiting)
    desk.screen.messages.clear()
    await desk.refresh(waiting)
    assert not desk.screen.messages
    desk.displays.draw_anew(waiting.table.table_id)
    await desk.refresh(waiting)
    (message,) = desk.screen.of(CHANNEL)
    assert ids_on(message.drawing)


async def test_asking_for_the_hand_tries_closed_direct_messages_again(desk: DisplayHarness) -> None:
    where = DM + SOUTH.member_id
    desk.screen.broken["send", where] = refusal(403, 50007)
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    table_id = snapshot.table.table_id
    for _ in range(3):
        await asyncio.gather(*desk.displays.asked_by(SOUTH.member_id, [table_id]))
    assert desk.screen.asked["send", where] == 1
    desk.screen.broken.clear()
    desk.clock.advance(DM_ASKED)
    await asyncio.gather(*desk.displays.asked_by(NORTH.member_id, [table_id]))
    assert not desk.screen.hand(SOUTH.member_id)
    await asyncio.gather(*desk.displays.asked_by(SOUTH.member_id, [table_id]))
    await desk.refresh(snapshot)
    assert len(desk.screen.hand(SOUTH.member_id)) == 1
    assert len(desk.screen.of(CHANNEL)) == 1  # the notice is gone


async def test_direct_messages_whose_channel_is_unknown_are_opened_anew(
    desk: DisplayHarness,
) -> None:
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    member_id, unknown = on_turn(snapshot), 404
    (row,) = [
        one
        for one in await desk.club.displays.of_table(snapshot.table.table_id)
        if one.member_id == member_id
    ]
    await desk.club.displays.save(replace(row, channel_id=unknown))
    del desk.screen.messages[row.message_id or 0]
    for method in ("send", "edit", "delete"):
        desk.screen.broken[method, unknown] = refusal(404, 10003)
    snapshot = await step(desk.club, snapshot)
    await desk.refresh(snapshot)
    assert await desk.is_current(snapshot)
    assert len(desk.screen.hand(member_id)) == 1
    assert len(desk.screen.of(CHANNEL)) == 1  # no notice of closed direct messages


async def test_a_message_adopted_while_another_was_on_its_way_stays_the_only_one(
    desk: DisplayHarness,
) -> None:
    waiting = await desk.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    (want,) = wanted(waiting)
    gate = desk.screen.held["send", CHANNEL] = Gate()
    refreshing = asyncio.create_task(desk.refresh(waiting))
    await gate.reached.wait()
    answer = await FakePosts.send(
        replace(desk.screen, held={}), CHANNEL, await want.drawing(words()), nonce=-1
    )
    await desk.displays.adopt(waiting, want, CHANNEL, answer.message_id)
    gate.set()
    await refreshing
    assert list(desk.screen.messages) == [answer.message_id]


async def test_no_start_tries_a_closed_channel_for_an_answered_challenge(
    desk: DisplayHarness,
) -> None:
    waiting = await desk.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    await desk.refresh(waiting)
    desk.screen.broken["edit", CHANNEL] = refusal(403, 50001)
    declined = await desk.club.starting.decline(waiting.table.table_id, SOUTH)
    await desk.refresh(declined)
    assert not await desk.club.displays.behind()
    desk.screen.broken.clear()
    await desk.refresh(declined)
    (message,) = desk.screen.of(CHANNEL)
    assert not ids_on(message.drawing)
