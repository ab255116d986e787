import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from club.club import Club
from club.snapshot import Snapshot
from cogs.displays import AWAY, DM_AGAIN, DM_ASKED, EDITABLE, Displays
from cogs.ui.cards import CardFaces
from cogs.ui.drawing import Ui
from cogs.ui.text import Text
from cogs.wanted import wanted
from data.database import Database
from data.displays import FINAL
from tests.club.house import (
    EAST,
    NORTH,
    PLACE,
    QUICK,
    SHORT,
    SOUTH,
    Clock,
    begin,
    make_club,
    off_turn,
    on_turn,
    play_out,
    play_until,
    step,
)
from tests.cogs.screen import DM, Screen, ids_on, refusal, text_of

CHANNEL = PLACE.channel_id


@dataclass
class Desk:
    """A club, its screen, and what keeps the two the same."""

    club: Club
    clock: Clock
    screen: Screen
    displays: Displays

    async def refresh(self, snapshot: Snapshot) -> None:
        await asyncio.gather(*self.displays.refresh(snapshot.table.table_id))

    def restarted(self) -> "Desk":
        displays = Displays(self.club, self.screen, self.clock, words)
        return Desk(self.club, self.clock, self.screen, displays)

    async def is_current(self, snapshot: Snapshot) -> bool:
        """Whether every message that should be there is, exactly once, as it should be."""
        rows = await self.club.displays.of_table(snapshot.table.table_id)
        by_key = {(row.kind, row.member_id, row.anchor): row for row in rows}
        for want in wanted(snapshot):
            row = by_key.get(want.key)
            if row is None or row.message_id not in self.screen.messages:
                if want.missing:
                    return False
                continue
            shown = self.screen.messages[row.message_id].drawing
            drawing = await want.drawing(words())
            if ids_on(shown) != ids_on(drawing) or text_of(shown) != text_of(drawing):
                return False
        return {row.message_id for row in rows} >= set(self.screen.messages)


def words() -> Ui:
    return Ui(Text(), CardFaces({}))


@pytest_asyncio.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    database = await Database.open(f"sqlite+aiosqlite:///{tmp_path}/undercut.db")
    clock = Clock()
    club, screen = make_club(database, clock), Screen()
    yield Desk(club, clock, screen, Displays(club, screen, clock, words))
    await database.close()


async def seen(desk: Desk) -> None:
    for person in (NORTH, SOUTH):
        await desk.club.seen(person)


async def test_a_challenge_pings_only_the_challenged_member(desk: Desk) -> None:
    waiting = await desk.club.challenge(PLACE, NORTH, SOUTH, QUICK)
    await desk.refresh(waiting)
    (message,) = desk.screen.of(CHANNEL)
    assert message.ping == SOUTH.member_id
    declined = await desk.club.decline(waiting.table.table_id, SOUTH)
    await desk.refresh(declined)
    (message,) = desk.screen.of(CHANNEL)
    assert message.edits == 1
    assert not ids_on(message.drawing)


async def test_a_whole_game_stays_current_and_leaves_one_table_message(desk: Desk) -> None:
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


async def test_a_result_stands_above_the_next_deals_table(desk: Desk) -> None:
    snapshot = await begin(desk.club, SHORT)
    await desk.refresh(snapshot)
    snapshot = await play_until(desk.club, snapshot, lambda one: one.last is not None)
    await desk.refresh(snapshot)
    result, table = desk.screen.of(CHANNEL)
    assert not ids_on(result.drawing)
    assert result.drawing.files
    assert ids_on(table.drawing)


async def test_a_member_who_is_away_is_told_by_a_new_message(desk: Desk) -> None:
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


async def test_a_member_who_is_about_has_the_hand_changed_in_place(desk: Desk) -> None:
    snapshot = await begin(desk.club)
    await seen(desk)
    await desk.refresh(snapshot)
    waiting = off_turn(snapshot)
    await desk.refresh(await play_until(desk.club, snapshot, lambda one: on_turn(one) == waiting))
    (theirs,) = desk.screen.hand(waiting)
    assert theirs.edits == 1


async def test_a_message_of_an_hour_is_sent_anew_and_the_old_one_deleted(desk: Desk) -> None:
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


async def test_nothing_is_asked_of_discord_for_a_table_that_is_current(desk: Desk) -> None:
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    asked = desk.screen.asked.total()
    await desk.refresh(snapshot)
    assert desk.screen.asked.total() == asked


async def test_messages_that_members_deleted_come_back_with_the_next_move(desk: Desk) -> None:
    snapshot = await begin(desk.club)
    await seen(desk)
    await desk.refresh(snapshot)
    desk.screen.messages.clear()
    snapshot = await step(desk.club, snapshot)
    await desk.refresh(snapshot)
    assert await desk.is_current(snapshot)
    assert len(desk.screen.messages) == 3


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_direct_messages_are_said_once_and_then_left_alone(
    desk: Desk, code: int
) -> None:
    desk.screen.broken["send", DM + SOUTH.member_id] = refusal(403, code)
    snapshot = await begin(desk.club, SHORT)
    await desk.refresh(snapshot)
    notice = desk.screen.of(CHANNEL)[-1]
    assert notice.ping == SOUTH.member_id
    assert f"<@{SOUTH.member_id}>" in text_of(notice.drawing)
    for _ in range(5):
        snapshot = await step(desk.club, snapshot)
        await desk.refresh(snapshot)
    assert desk.screen.asked["send", DM + SOUTH.member_id] == 1
    assert len(desk.screen.of(CHANNEL)) == 2
    assert len(desk.screen.hand(NORTH.member_id)) == 1


async def test_direct_messages_opened_again_get_the_hand_after_a_while(desk: Desk) -> None:
    desk.screen.broken["send", DM + SOUTH.member_id] = refusal(403, 50007)
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    desk.screen.broken.clear()
    desk.clock.advance(DM_AGAIN)
    snapshot = await step(desk.club, snapshot)
    await desk.refresh(snapshot)
    assert len(desk.screen.hand(SOUTH.member_id)) == 1
    snapshot = await desk.club.snapshot(snapshot.table.table_id)
    assert snapshot.members[SOUTH.member_id].dm_closed_at is None


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50001), (403, 50013)])
async def test_without_the_channel_the_hands_still_come(desk: Desk, status: int, code: int) -> None:
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


async def test_no_start_tries_a_channel_that_was_closed_but_the_next_move_does(desk: Desk) -> None:
    for method in ("send", "edit", "delete"):
        desk.screen.broken[method, CHANNEL] = refusal(403, 50001)
    waiting = await desk.club.challenge(PLACE, NORTH, EAST, QUICK)
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
    desk: Desk, error: Exception
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


async def test_a_missed_result_is_sent_before_the_next_table(desk: Desk) -> None:
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


async def test_a_restart_between_sending_and_noting_makes_no_second_message(desk: Desk) -> None:
    waiting = await desk.club.challenge(PLACE, NORTH, SOUTH, QUICK)
    await desk.refresh(waiting)
    (row,) = await desk.club.displays.of_table(waiting.table.table_id)
    await desk.club.displays.remove(row.display_id)
    await desk.restarted().refresh(waiting)
    assert len(desk.screen.messages) == 1
    (again,) = await desk.club.displays.of_table(waiting.table.table_id)
    assert again.message_id == row.message_id


async def test_a_message_whose_click_is_being_answered_is_left_to_the_answer(desk: Desk) -> None:
    snapshot = await begin(desk.club)
    await seen(desk)
    await desk.refresh(snapshot)
    table_id, mover = snapshot.table.table_id, on_turn(snapshot)
    (hand,) = desk.screen.hand(mover)
    message_id = next(number for number, one in desk.screen.messages.items() if one is hand)
    with desk.displays.answering(table_id, message_id) as answering:
        snapshot = await step(desk.club, snapshot)
        await desk.refresh(snapshot)
        assert hand.edits == 0
        found = await desk.displays.shown(snapshot, message_id)
        assert found is not None
        await desk.displays.answered(answering, *found)
    assert desk.displays.idle
    await desk.refresh(snapshot)
    assert hand.edits == 0


async def test_an_answer_that_never_arrived_is_drawn_afterwards(desk: Desk) -> None:
    snapshot = await begin(desk.club)
    await seen(desk)
    await desk.refresh(snapshot)
    (hand,) = desk.screen.hand(on_turn(snapshot))
    message_id = next(number for number, one in desk.screen.messages.items() if one is hand)
    with desk.displays.answering(snapshot.table.table_id, message_id):
        snapshot = await step(desk.club, snapshot)
        await desk.refresh(snapshot)
    await desk.refresh(snapshot)
    assert hand.edits == 1
    assert await desk.is_current(snapshot)


async def test_a_duplicate_found_later_is_adopted_or_deleted(desk: Desk) -> None:
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    member_id = NORTH.member_id
    want = next(
        one for one in wanted(snapshot) if one.kind == "hand" and one.member_id == member_id
    )
    first = await desk.screen.send(DM + member_id, await want.drawing(words()), nonce=-1)
    second = await desk.screen.send(DM + member_id, await want.drawing(words()), nonce=-2)
    await desk.displays.adopt_newer(snapshot, want, DM + member_id, second)
    await desk.displays.adopt_newer(snapshot, want, DM + member_id, first)
    assert desk.screen.hand(member_id) == [desk.screen.messages[second]]


async def test_challenges_that_ran_out_lose_their_buttons(desk: Desk) -> None:
    waiting = await desk.club.challenge(PLACE, NORTH, None, QUICK)
    await desk.refresh(waiting)
    desk.clock.advance(timedelta(days=1))
    assert await desk.club.expire_due() == [waiting.table.table_id]
    await desk.refresh(waiting)
    (message,) = desk.screen.of(CHANNEL)
    assert not ids_on(message.drawing)


async def test_a_challenge_that_was_never_drawn_is_drawn_at_the_next_start(desk: Desk) -> None:
    waiting = await desk.club.challenge(PLACE, NORTH, SOUTH, QUICK)
    again = desk.restarted()
    await again.displays.catch_up()
    await again.refresh(waiting)
    (message,) = desk.screen.of(CHANNEL)
    assert message.ping == SOUTH.member_id
    assert ids_on(message.drawing)


async def test_a_start_leaves_current_tables_alone(desk: Desk) -> None:
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    asked = desk.screen.asked.total()
    again = desk.restarted()
    await again.displays.catch_up()
    assert again.displays.idle
    assert desk.screen.asked.total() == asked


@pytest.mark.parametrize("slow", [CHANNEL, DM + NORTH.member_id])
async def test_nobodys_hand_waits_for_another_channel(desk: Desk, slow: int) -> None:
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


async def test_new_faces_are_shown_without_a_move_and_without_a_sound(desk: Desk) -> None:
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


async def test_what_could_not_be_drawn_anew_is_drawn_anew_later(desk: Desk) -> None:
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


async def test_a_deleted_challenge_can_be_drawn_anew(desk: Desk) -> None:
    waiting = await desk.club.challenge(PLACE, NORTH, SOUTH, QUICK)
    await desk.refresh(waiting)
    desk.screen.messages.clear()
    await desk.refresh(waiting)
    assert not desk.screen.messages
    desk.displays.draw_anew(waiting.table.table_id)
    await desk.refresh(waiting)
    (message,) = desk.screen.of(CHANNEL)
    assert ids_on(message.drawing)


async def test_asking_for_the_hand_tries_closed_direct_messages_again(desk: Desk) -> None:
    where = DM + SOUTH.member_id
    desk.screen.broken["send", where] = refusal(403, 50007)
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    table_id = snapshot.table.table_id
    for _ in range(3):
        await asyncio.gather(*desk.displays.refresh(table_id, asked_by=SOUTH.member_id))
    assert desk.screen.asked["send", where] == 1
    desk.screen.broken.clear()
    desk.clock.advance(DM_ASKED)
    await asyncio.gather(*desk.displays.refresh(table_id, asked_by=NORTH.member_id))
    assert not desk.screen.hand(SOUTH.member_id)
    await asyncio.gather(*desk.displays.refresh(table_id, asked_by=SOUTH.member_id))
    await desk.refresh(snapshot)
    assert len(desk.screen.hand(SOUTH.member_id)) == 1
    assert len(desk.screen.of(CHANNEL)) == 1  # the notice is gone


async def test_a_known_channel_of_direct_messages_is_not_opened_again(desk: Desk) -> None:
    snapshot = await begin(desk.club)
    await desk.refresh(snapshot)
    desk.clock.advance(EDITABLE)
    snapshot = await step(desk.club, snapshot)
    await desk.refresh(snapshot)
    assert desk.screen.asked["open", NORTH.member_id] == 1
