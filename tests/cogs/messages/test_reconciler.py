import asyncio
from datetime import timedelta

import pytest

from club.table.snapshot import Snapshot
from cogs.messages import desired_messages
from cogs.messages.desired_messages import DesiredByTable, wanted
from cogs.messages.messages import AWAY, EDITABLE
from data.table.displays import FINAL
from tests.club.club_helpers import (
    NORTH,
    PLACE,
    QUICK,
    SHORT,
    SOUTH,
    begin,
    off_turn,
    on_turn,
    play_until,
    step,
)
from tests.cogs.messages.display_harness import CHANNEL, DisplayHarness, seen, words
from tests.cogs.messages.fake_posts import DM, ids_on


async def test_a_challenge_pings_only_the_challenged_member(desk: DisplayHarness) -> None:
    waiting = await desk.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    await desk.refresh(waiting)
    (message,) = desk.screen.of(CHANNEL)
    assert message.ping == SOUTH.member_id
    declined = await desk.club.starting.decline(waiting.table.table_id, SOUTH)
    await desk.refresh(declined)
    (message,) = desk.screen.of(CHANNEL)
    assert message.edits == 1
    assert not ids_on(message.drawing)


async def test_messages_are_worked_out_anew_only_for_what_differs(
    desk: DisplayHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desired_messages, "_REMEMBERED", 1)
    club, desired = desk.club, DesiredByTable()
    table_id = (await begin(club)).table.table_id
    known = desired.of(await club.tables.snapshot(table_id))
    assert desired.of(await club.tables.snapshot(table_id)) is known
    for name, value in {"language": "de", "locale": "fr", "hand": "here"}.items():
        await club.settings.set_member(NORTH, name, value)
        before, known = known, desired.of(await club.tables.snapshot(table_id))
        assert known is not before
        assert desired.of(await club.tables.snapshot(table_id)) is known
    moved = await step(club, await club.tables.snapshot(table_id))
    assert desired.of(moved) is not known
    assert desired.of(await club.tables.snapshot(table_id)) is desired.of(moved)
    other = await begin(club)
    latest = desired.of(moved)
    desired.of(other)
    assert desired.of(moved) is not latest


@pytest.mark.slow
async def test_a_whole_game_stays_current_and_leaves_one_table_message(
    desk: DisplayHarness,
) -> None:
    snapshot = await begin(desk.club, SHORT)
    await desk.refresh(snapshot)
    assert await desk.is_current(snapshot)
    deals = 1
    while snapshot.state is not None:
        snapshot = await step(desk.club, snapshot)
        await desk.refresh(snapshot)
        assert await desk.is_current(snapshot)
        deals = max(deals, snapshot.last.number if snapshot.last else 1)
    rows = await desk.club.displays.of_table(snapshot.table.table_id)
    assert not [row for row in rows if row.kind == "table"]
    assert len([row for row in rows if row.kind == "result"]) == deals
    assert all(row.ply == FINAL for row in rows)
    channel = desk.screen.of(CHANNEL)
    assert len(channel) == deals + 1
    assert ids_on(channel[-1].drawing)
    assert not await desk.club.displays.behind()


async def test_a_result_stands_above_the_next_deals_table(desk: DisplayHarness) -> None:
    snapshot = await begin(desk.club, SHORT)
    await desk.refresh(snapshot)
    snapshot = await play_until(desk.club, snapshot, lambda one: one.last is not None)
    await desk.refresh(snapshot)
    result, table = desk.screen.of(CHANNEL)
    assert ids_on(result.drawing) == ["gin:review:1:1", "gin:cheer:1:1"]  # nothing to play with
    assert result.drawing.files
    assert ids_on(table.drawing)


async def test_a_member_who_is_away_is_told_by_a_new_message(desk: DisplayHarness) -> None:
    snapshot = await begin(desk.club)
    await seen(desk)
    await desk.refresh(snapshot)
    desk.clock.advance(AWAY)
    mover, waiting = on_turn(snapshot), off_turn(snapshot)
    snapshot = await play_until(desk.club, snapshot, lambda one: on_turn(one) == waiting)
    await desk.refresh(snapshot)
    (own,) = desk.screen.hand(mover)
    assert own.edits == 1
    (theirs,) = desk.screen.hand(waiting)
    assert theirs.edits == 0
    assert not theirs.silent
    assert max(desk.screen.messages) == next(
        number for number, one in desk.screen.messages.items() if one is theirs
    )


async def test_a_member_who_is_about_has_the_hand_changed_in_place(desk: DisplayHarness) -> None:
    snapshot = await begin(desk.club)
    await seen(desk)
    await desk.refresh(snapshot)
    waiting = off_turn(snapshot)
    await desk.refresh(await play_until(desk.club, snapshot, lambda one: on_turn(one) == waiting))
    (theirs,) = desk.screen.hand(waiting)
    assert theirs.edits == 1


async def test_a_message_of_an_hour_is_sent_anew_and_the_old_one_deleted(
    desk: DisplayHarness,
) -> None:
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    before = set(desk.screen.messages)
    desk.clock.advance(EDITABLE)
    snapshot = await step(desk.club, snapshot)
    await desk.refresh(snapshot)
    assert not before & set(desk.screen.messages)
    assert not [method for method, _ in desk.screen.asked if method == "edit"]
    assert await desk.is_current(snapshot)
    silent = {one.silent for one in desk.screen.hand(off_turn(snapshot))}
    assert silent == {True}


async def test_nothing_is_asked_of_discord_for_a_table_that_is_current(
    desk: DisplayHarness,
) -> None:
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    asked = desk.screen.asked.total()
    await desk.refresh(snapshot)
    assert desk.screen.asked.total() == asked


async def test_a_message_whose_click_is_being_answered_is_left_to_the_answer(
    desk: DisplayHarness,
) -> None:
    snapshot = await begin(desk.club)
    await seen(desk)
    await desk.refresh(snapshot)
    table_id, mover = snapshot.table.table_id, on_turn(snapshot)
    (hand,) = desk.screen.hand(mover)
    message_id = next(number for number, one in desk.screen.messages.items() if one is hand)
    with desk.displays.answers.answering(table_id, message_id) as answering:
        snapshot = await step(desk.club, snapshot)
        await desk.refresh(snapshot)
        assert hand.edits == 0
        found = await desk.displays.shown(snapshot, message_id)
        assert found is not None
        await desk.displays.answers.answered(answering, *found)
    assert desk.displays.idle
    await desk.refresh(snapshot)
    assert hand.edits == 0


@pytest.mark.parametrize("fast", [False, True])
async def test_what_was_outdated_during_an_answer_is_drawn_after_it(
    desk: DisplayHarness, *, fast: bool
) -> None:
    snapshot = await begin(desk.club)
    await seen(desk)
    await desk.refresh(snapshot)
    table_id, mover = snapshot.table.table_id, on_turn(snapshot)
    (hand,) = desk.screen.hand(mover)
    message_id = next(number for number, one in desk.screen.messages.items() if one is hand)
    with desk.displays.answers.answering(table_id, message_id) as answering:
        found = await desk.displays.shown(snapshot, message_id)
        assert found is not None
        # The answer has been drawn by now; then the member chooses other words, say.
        await desk.club.displays.outdate([table_id], desk.clock.now(), "hand")
        await desk.refresh(snapshot)
        if fast:
            assert await desk.displays.answers.noted(answering, snapshot, found[0], message_id)
        else:
            await desk.displays.answers.answered(answering, *found)
        assert hand.edits == 0
    for part in desk.displays.parts:
        await part.quiet()
    assert hand.edits == 1
    assert await desk.is_current(snapshot)


async def test_a_duplicate_found_later_is_adopted_or_deleted(desk: DisplayHarness) -> None:
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    member_id = NORTH.member_id
    want = next(
        one for one in wanted(snapshot) if one.kind == "hand" and one.member_id == member_id
    )
    first = await desk.screen.send(DM + member_id, await want.drawing(words()), nonce=-1)
    second = await desk.screen.send(DM + member_id, await want.drawing(words()), nonce=-2)
    await desk.displays.adopt_newer(snapshot, want, DM + member_id, second.message_id)
    await desk.displays.adopt_newer(snapshot, want, DM + member_id, first.message_id)
    assert desk.screen.hand(member_id) == [desk.screen.messages[second.message_id]]


async def test_the_message_that_is_the_display_is_no_duplicate_of_itself(
    desk: DisplayHarness,
) -> None:
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    want = next(one for one in wanted(snapshot) if one.member_id == NORTH.member_id)
    (hand,) = desk.screen.hand(NORTH.member_id)
    message_id = next(number for number, one in desk.screen.messages.items() if one is hand)
    await desk.displays.adopt_newer(snapshot, want, DM + NORTH.member_id, message_id)
    assert desk.screen.hand(NORTH.member_id) == [hand]


async def test_a_click_on_a_message_that_is_replaced_meanwhile_leaves_the_new_one(
    desk: DisplayHarness,
) -> None:
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    mover = on_turn(snapshot)
    (before,) = desk.screen.hand(mover)
    message_id = next(number for number, one in desk.screen.messages.items() if one is before)
    found = await desk.displays.shown(snapshot, message_id)
    assert found is not None
    desk.clock.advance(EDITABLE)
    snapshot = await step(desk.club, snapshot)
    await desk.refresh(snapshot)
    with desk.displays.answers.answering(snapshot.table.table_id, message_id) as answering:
        await desk.displays.answers.answered(answering, *found)
    (after,) = desk.screen.hand(mover)
    assert after is not before
    assert await desk.is_current(snapshot)


async def test_challenges_that_ran_out_lose_their_buttons(desk: DisplayHarness) -> None:
    waiting = await desk.club.starting.challenge(PLACE, NORTH, None, QUICK)
    await desk.refresh(waiting)
    desk.clock.advance(timedelta(days=1))
    assert await desk.club.starting.expire_due() == [waiting.table.table_id]
    await desk.refresh(waiting)
    (message,) = desk.screen.of(CHANNEL)
    assert not ids_on(message.drawing)


async def test_a_challenge_that_was_never_drawn_is_drawn_at_the_next_start(
    desk: DisplayHarness,
) -> None:
    waiting = await desk.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    again = desk.restarted()
    await again.displays.catch_up()
    await again.refresh(waiting)
    (message,) = desk.screen.of(CHANNEL)
    assert message.ping == SOUTH.member_id
    assert ids_on(message.drawing)


async def test_a_start_leaves_current_tables_alone(desk: DisplayHarness) -> None:
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    asked = desk.screen.asked.total()
    again = desk.restarted()
    await again.displays.catch_up()
    assert again.displays.idle
    assert desk.screen.asked.total() == asked


async def test_new_faces_are_shown_without_a_move_and_without_a_sound(desk: DisplayHarness) -> None:
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    desk.clock.advance(AWAY)
    before = dict(desk.screen.messages)
    await desk.displays.show_faces()
    await desk.refresh(snapshot)
    assert desk.screen.messages == before
    assert [one.edits for one in before.values()] == [1, 1, 1]
    desk.clock.advance(AWAY)
    again = desk.restarted()
    await again.displays.show_faces()
    assert again.displays.idle
    assert [one.edits for one in before.values()] == [1, 1, 1]


async def test_a_known_channel_of_direct_messages_is_not_opened_again(desk: DisplayHarness) -> None:
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    desk.clock.advance(EDITABLE)
    snapshot = await step(desk.club, snapshot)
    await desk.refresh(snapshot)
    assert desk.screen.asked["open", NORTH.member_id] == 1


async def test_a_look_that_took_long_takes_nobodys_hand_away(
    desk: DisplayHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = await desk.club.starting.challenge(PLACE, NORTH, None, QUICK)
    table_id = waiting.table.table_id
    await desk.refresh(waiting)
    looked, go_on = asyncio.Event(), asyncio.Event()
    look = desk.club.tables.snapshot

    async def long_look(table_id: int) -> Snapshot:
        snapshot = await look(table_id)
        looked.set()
        await go_on.wait()
        return snapshot

    twin = desk.restarted()
    with monkeypatch.context() as patched:
        patched.setattr(desk.club.tables, "snapshot", long_look)
        refreshing = asyncio.ensure_future(twin.refresh(waiting))
        await looked.wait()
    playing = await desk.club.starting.accept(table_id, SOUTH, 9_000)
    await desk.refresh(playing)
    go_on.set()
    await refreshing
    assert await desk.is_current(playing)
