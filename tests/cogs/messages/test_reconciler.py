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


async def test_a_challenge_pings_only_the_challenged_member(harness: DisplayHarness) -> None:
    waiting = await harness.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    await harness.refresh(waiting)
    (message,) = harness.screen.of(CHANNEL)
    assert message.ping == SOUTH.member_id
    declined = await harness.club.starting.decline(waiting.table.table_id, SOUTH)
    await harness.refresh(declined)
    (message,) = harness.screen.of(CHANNEL)
    assert message.edits == 1
    assert not ids_on(message.drawing)


async def test_messages_are_worked_out_anew_only_for_what_differs(
    harness: DisplayHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desired_messages, "_REMEMBERED", 1)
    club, desired = harness.club, DesiredByTable()
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
    harness: DisplayHarness,
) -> None:
    snapshot = await begin(harness.club, SHORT)
    await harness.refresh(snapshot)
    assert await harness.is_current(snapshot)
    deals = 1
    while snapshot.state is not None:
        snapshot = await step(harness.club, snapshot)
        await harness.refresh(snapshot)
        assert await harness.is_current(snapshot)
        deals = max(deals, snapshot.last.number if snapshot.last else 1)
    rows = await harness.club.displays.of_table(snapshot.table.table_id)
    assert not [row for row in rows if row.kind == "table"]
    assert len([row for row in rows if row.kind == "result"]) == deals
    assert all(row.ply == FINAL for row in rows)
    channel = harness.screen.of(CHANNEL)
    assert len(channel) == deals + 1
    assert ids_on(channel[-1].drawing)
    assert not await harness.club.displays.behind()


async def test_a_result_stands_above_the_next_deals_table(harness: DisplayHarness) -> None:
    snapshot = await begin(harness.club, SHORT)
    await harness.refresh(snapshot)
    snapshot = await play_until(harness.club, snapshot, lambda one: one.last is not None)
    await harness.refresh(snapshot)
    result, table = harness.screen.of(CHANNEL)
    assert ids_on(result.drawing) == ["gin:review:1:1", "gin:cheer:1:1"]  # nothing to play with
    assert result.drawing.files
    assert ids_on(table.drawing)


async def test_a_member_who_is_away_is_told_by_a_new_message(harness: DisplayHarness) -> None:
    snapshot = await begin(harness.club)
    await seen(harness)
    await harness.refresh(snapshot)
    harness.clock.advance(AWAY)
    mover, waiting = on_turn(snapshot), off_turn(snapshot)
    snapshot = await play_until(harness.club, snapshot, lambda one: on_turn(one) == waiting)
    await harness.refresh(snapshot)
    (own,) = harness.screen.hand(mover)
    assert own.edits == 1
    (theirs,) = harness.screen.hand(waiting)
    assert theirs.edits == 0
    assert not theirs.silent
    assert max(harness.screen.messages) == next(
        number for number, one in harness.screen.messages.items() if one is theirs
    )


async def test_a_member_who_is_about_has_the_hand_changed_in_place(harness: DisplayHarness) -> None:
    snapshot = await begin(harness.club)
    await seen(harness)
    await harness.refresh(snapshot)
    waiting = off_turn(snapshot)
    await harness.refresh(
        await play_until(harness.club, snapshot, lambda one: on_turn(one) == waiting)
    )
    (theirs,) = harness.screen.hand(waiting)
    assert theirs.edits == 1


async def test_a_message_of_an_hour_is_sent_anew_and_the_old_one_deleted(
    harness: DisplayHarness,
) -> None:
    snapshot = await begin(harness.club)
    await harness.refresh(snapshot)
    before = set(harness.screen.messages)
    harness.clock.advance(EDITABLE)
    snapshot = await step(harness.club, snapshot)
    await harness.refresh(snapshot)
    assert not before & set(harness.screen.messages)
    assert not [method for method, _ in harness.screen.asked if method == "edit"]
    assert await harness.is_current(snapshot)
    silent = {one.silent for one in harness.screen.hand(off_turn(snapshot))}
    assert silent == {True}


async def test_nothing_is_asked_of_discord_for_a_table_that_is_current(
    harness: DisplayHarness,
) -> None:
    snapshot = await begin(harness.club)
    await harness.refresh(snapshot)
    asked = harness.screen.asked.total()
    await harness.refresh(snapshot)
    assert harness.screen.asked.total() == asked


async def test_a_message_whose_click_is_being_answered_is_left_to_the_answer(
    harness: DisplayHarness,
) -> None:
    snapshot = await begin(harness.club)
    await seen(harness)
    await harness.refresh(snapshot)
    table_id, mover = snapshot.table.table_id, on_turn(snapshot)
    (hand,) = harness.screen.hand(mover)
    message_id = next(number for number, one in harness.screen.messages.items() if one is hand)
    with harness.displays.answers.answering(table_id, message_id) as answering:
        snapshot = await step(harness.club, snapshot)
        await harness.refresh(snapshot)
        assert hand.edits == 0
        found = await harness.displays.shown(snapshot, message_id)
        assert found is not None
        await harness.displays.answers.answered(answering, *found)
    assert harness.displays.idle
    await harness.refresh(snapshot)
    assert hand.edits == 0


@pytest.mark.parametrize("fast", [False, True])
async def test_what_was_outdated_during_an_answer_is_drawn_after_it(
    harness: DisplayHarness, *, fast: bool
) -> None:
    snapshot = await begin(harness.club)
    await seen(harness)
    await harness.refresh(snapshot)
    table_id, mover = snapshot.table.table_id, on_turn(snapshot)
    (hand,) = harness.screen.hand(mover)
    message_id = next(number for number, one in harness.screen.messages.items() if one is hand)
    with harness.displays.answers.answering(table_id, message_id) as answering:
        found = await harness.displays.shown(snapshot, message_id)
        assert found is not None
        # The answer has been drawn by now; then the member chooses other words, say.
        await harness.club.displays.outdate([table_id], harness.clock.now(), "hand")
        await harness.refresh(snapshot)
        if fast:
            assert await harness.displays.answers.noted(answering, snapshot, found[0], message_id)
        else:
            await harness.displays.answers.answered(answering, *found)
        assert hand.edits == 0
    for part in harness.displays.parts:
        await part.quiet()
    assert hand.edits == 1
    assert await harness.is_current(snapshot)


async def test_a_duplicate_found_later_is_adopted_or_deleted(harness: DisplayHarness) -> None:
    snapshot = await begin(harness.club)
    await harness.refresh(snapshot)
    member_id = NORTH.member_id
    want = next(
        one for one in wanted(snapshot) if one.kind == "hand" and one.member_id == member_id
    )
    first = await harness.screen.send(DM + member_id, await want.drawing(words()), nonce=-1)
    second = await harness.screen.send(DM + member_id, await want.drawing(words()), nonce=-2)
    await harness.displays.unrecorded.adopt_newer(snapshot, want, DM + member_id, second.message_id)
    await harness.displays.unrecorded.adopt_newer(snapshot, want, DM + member_id, first.message_id)
    assert harness.screen.hand(member_id) == [harness.screen.messages[second.message_id]]


async def test_the_message_that_is_the_display_is_no_duplicate_of_itself(
    harness: DisplayHarness,
) -> None:
    snapshot = await begin(harness.club)
    await harness.refresh(snapshot)
    want = next(one for one in wanted(snapshot) if one.member_id == NORTH.member_id)
    (hand,) = harness.screen.hand(NORTH.member_id)
    message_id = next(number for number, one in harness.screen.messages.items() if one is hand)
    await harness.displays.unrecorded.adopt_newer(snapshot, want, DM + NORTH.member_id, message_id)
    assert harness.screen.hand(NORTH.member_id) == [hand]


async def test_a_click_on_a_message_that_is_replaced_meanwhile_leaves_the_new_one(
    harness: DisplayHarness,
) -> None:
    snapshot = await begin(harness.club)
    await harness.refresh(snapshot)
    mover = on_turn(snapshot)
    (before,) = harness.screen.hand(mover)
    message_id = next(number for number, one in harness.screen.messages.items() if one is before)
    found = await harness.displays.shown(snapshot, message_id)
    assert found is not None
    harness.clock.advance(EDITABLE)
    snapshot = await step(harness.club, snapshot)
    await harness.refresh(snapshot)
    with harness.displays.answers.answering(snapshot.table.table_id, message_id) as answering:
        await harness.displays.answers.answered(answering, *found)
    (after,) = harness.screen.hand(mover)
    assert after is not before
    assert await harness.is_current(snapshot)


async def test_challenges_that_ran_out_lose_their_buttons(harness: DisplayHarness) -> None:
    waiting = await harness.club.starting.challenge(PLACE, NORTH, None, QUICK)
    await harness.refresh(waiting)
    harness.clock.advance(timedelta(days=1))
    assert await harness.club.starting.expire_due() == [waiting.table.table_id]
    await harness.refresh(waiting)
    (message,) = harness.screen.of(CHANNEL)
    assert not ids_on(message.drawing)


async def test_a_challenge_that_was_never_drawn_is_drawn_at_the_next_start(
    harness: DisplayHarness,
) -> None:
    waiting = await harness.club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    again = harness.restarted()
    await again.displays.catch_up()
    await again.refresh(waiting)
    (message,) = harness.screen.of(CHANNEL)
    assert message.ping == SOUTH.member_id
    assert ids_on(message.drawing)


async def test_a_start_leaves_current_tables_alone(harness: DisplayHarness) -> None:
    snapshot = await begin(harness.club)
    await harness.refresh(snapshot)
    asked = harness.screen.asked.total()
    again = harness.restarted()
    await again.displays.catch_up()
    assert again.displays.idle
    assert harness.screen.asked.total() == asked


async def test_new_faces_are_shown_without_a_move_and_without_a_sound(
    harness: DisplayHarness,
) -> None:
    snapshot = await begin(harness.club)
    await harness.refresh(snapshot)
    harness.clock.advance(AWAY)
    before = dict(harness.screen.messages)
    await harness.displays.show_faces()
    await harness.refresh(snapshot)
    assert harness.screen.messages == before
    assert [one.edits for one in before.values()] == [1, 1, 1]
    harness.clock.advance(AWAY)
    again = harness.restarted()
    await again.displays.show_faces()
    assert again.displays.idle
    assert [one.edits for one in before.values()] == [1, 1, 1]


async def test_a_known_channel_of_direct_messages_is_not_opened_again(
    harness: DisplayHarness,
) -> None:
    snapshot = await begin(harness.club)
    await harness.refresh(snapshot)
    harness.clock.advance(EDITABLE)
    snapshot = await step(harness.club, snapshot)
    await harness.refresh(snapshot)
    assert harness.screen.asked["open", NORTH.member_id] == 1


async def test_a_look_that_took_long_takes_nobodys_hand_away(
    harness: DisplayHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = await harness.club.starting.challenge(PLACE, NORTH, None, QUICK)
    table_id = waiting.table.table_id
    await harness.refresh(waiting)
    looked, go_on = asyncio.Event(), asyncio.Event()
    look = harness.club.tables.snapshot

    async def long_look(table_id: int) -> Snapshot:
        snapshot = await look(table_id)
        looked.set()
        await go_on.wait()
        return snapshot

    twin = harness.restarted()
    with monkeypatch.context() as patched:
        patched.setattr(harness.club.tables, "snapshot", long_look)
        refreshing = asyncio.ensure_future(twin.refresh(waiting))
        await looked.wait()
    playing = await harness.club.starting.accept(table_id, SOUTH, 9_000)
    await harness.refresh(playing)
    go_on.set()
    await refreshing
    assert await harness.is_current(playing)
