"""What members find, follow, avoid and are reminded of."""

from dataclasses import replace
from datetime import timedelta

import pytest

from club.club import Club
from club.core.errors import (
    AlreadyPending,
    DoneByTwinError,
    GameOver,
    NobodyToNudge,
    NoBots,
    NotDisturbed,
    NotOneself,
    NotSeated,
    NotTaking,
    NudgedLately,
    PlaysThere,
    Refusal,
    SeatNotFree,
    UnplayableRules,
    YouBlocked,
)
from club.core.people import Person
from club.turn_clock.nudging import Outcome
from club.watching.game_lists import PAGE
from data.storage.database import Database
from engine.rules import PRESETS
from engine.words import MatchFormat
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    QUICK,
    SOUTH,
    Clock,
    begin,
    make_club,
    off_turn,
    on_turn,
    play_out,
    step,
)

ROBOT = Person(99, "@robot", bot=True)


async def test_what_goes_on_comes_in_pages(club: Club) -> None:
    for _ in range(PAGE):
        await club.starting.challenge(PLACE, NORTH, None, QUICK)
    playing = await begin(club)
    first = await club.game_finder.going_on(PLACE.server_id, EAST.member_id)
    assert (first.free, first.running, first.page, first.pages) == (PAGE, 1, 0, 2)
    assert {one.status for one in first.scenes} == {"waiting"}
    last = await club.game_finder.going_on(PLACE.server_id, EAST.member_id, 7)
    assert last.page == 1
    assert [one.table_id for one in last.scenes] == [playing.table.table_id]
    assert last.scenes[0].viewer is None
    hidden = await club.game_finder.going_on(
        PLACE.server_id, EAST.member_id, visible=lambda channel: channel != PLACE.channel_id
    )
    assert hidden.scenes == ()


async def test_seats_that_a_block_keeps_one_from_are_not_there(club: Club) -> None:
    await club.starting.challenge(PLACE, NORTH, None, QUICK)
    await club.friends.block(NORTH, SOUTH)
    await club.friends.block(EAST, NORTH)
    for person, free in ((NORTH, 1), (SOUTH, 0), (EAST, 0)):
        found = await club.game_finder.going_on(PLACE.server_id, person.member_id)
        assert found.free == free


@pytest.mark.parametrize(("blocker", "refusal"), [(NORTH, NotTaking), (SOUTH, YouBlocked)])
async def test_a_block_keeps_challenges_away(
    blocker: Person, refusal: type[Refusal], club: Club
) -> None:
    """South asks North for something, one way or another."""
    over = await play_out(club, await begin(club))
    waiting = await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    other = SOUTH if blocker is NORTH else NORTH
    closed = await club.friends.block(blocker, other)
    assert closed == [waiting.table.table_id]
    assert (await club.tables.snapshot(closed[0])).table.status in {"declined", "withdrawn"}
    with pytest.raises(refusal):
        await club.starting.challenge(PLACE, SOUTH, NORTH, QUICK)
    with pytest.raises(refusal):
        await club.starting.rematch(over.table.table_id, SOUTH, 71)
    seat = SeatNotFree if blocker is NORTH else YouBlocked
    offered = await club.starting.challenge(PLACE, NORTH, None, QUICK)
    with pytest.raises(seat):
        await club.starting.accept(offered.table.table_id, SOUTH, 72)
    lobby = await club.groups.gather(PLACE, NORTH, PRESETS.rules("standard", seating="round_robin"))
    with pytest.raises(seat):
        await club.groups.join(lobby.table.table_id, SOUTH, 73)
    await club.friends.unblock(blocker.member_id, other.member_id)
    playing = await club.starting.accept(offered.table.table_id, SOUTH, 74)
    assert playing.table.status == "playing"


async def test_what_two_are_playing_goes_on_after_a_block(club: Club) -> None:
    playing = await begin(club)
    assert await club.friends.block(NORTH, SOUTH) == []
    assert (await step(club, playing)).table.ply == 1


async def test_members_say_who_may_challenge_them(club: Club) -> None:
    await club.settings.set_member(SOUTH, "who_may_challenge", "friends")
    with pytest.raises(NotTaking):
        await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    await club.friends.add(NORTH, SOUTH)
    with pytest.raises(NotTaking):
        await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    await club.friends.add(SOUTH, NORTH)
    waiting = await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    await club.starting.decline(waiting.table.table_id, SOUTH)
    await club.settings.set_member(SOUTH, "who_may_challenge", "nobody")
    with pytest.raises(NotTaking):
        await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)


async def test_nobody_befriends_or_blocks_themselves_or_a_bot(club: Club) -> None:
    for act in (club.friends.add, club.friends.block):
        with pytest.raises(NotOneself):
            await act(NORTH, NORTH)
        with pytest.raises(NoBots):
            await act(NORTH, ROBOT)
    await club.friends.add(NORTH, SOUTH)
    await club.friends.block(NORTH, SOUTH)
    assert await club.friends.of(NORTH.member_id) == [], "no friend any more"
    assert [one.name for one in await club.friends.blocked(NORTH.member_id)] == ["@south"]


async def test_running_games_are_followed_by_those_who_do_not_play(club: Club) -> None:
    playing = await begin(club)
    table_id = playing.table.table_id
    with pytest.raises(PlaysThere):
        await club.watching.follow(table_id, SOUTH)
    await club.watching.follow(table_id, EAST)
    assert await club.watching.follows(table_id, EAST.member_id)
    assert not (await club.tables.snapshot(table_id)).followers, "nobody is told before the end"
    over = await play_out(club, playing)
    assert set((await club.tables.snapshot(table_id)).followers) == {EAST.member_id}
    with pytest.raises(GameOver):
        await club.watching.follow(table_id, Person(14, "@west"))
    assert table_id in await club.displays.behind()
    await club.watching.unfollow(over.table.table_id, EAST.member_id)
    assert not (await club.tables.snapshot(table_id)).followers


async def test_reminders_come_once_a_day(club: Club, database: Database, clock: Clock) -> None:
    playing = await begin(club)
    table_id, slow, quick = playing.table.table_id, on_turn(playing), off_turn(playing)
    with pytest.raises(NobodyToNudge):
        await club.nudging.nudge(table_id, slow, 1)
    with pytest.raises(NotSeated):
        await club.nudging.nudge(table_id, EAST.member_id, 2)
    (before,) = await club.game_finder.games([playing], quick)
    assert before.nudge
    nudged = await club.nudging.nudge(table_id, quick, 3)
    assert nudged.row.member_id == slow
    with pytest.raises(DoneByTwinError):
        await make_club(database, clock).nudging.nudge(table_id, quick, 3)
    with pytest.raises(NudgedLately):
        await club.nudging.nudge(table_id, quick, 4)
    (after,) = await club.game_finder.games([playing], quick)
    assert not after.nudge
    assert await club.nudging.outcome(nudged) is Outcome.LATER
    await club.clocks.said(nudged.row)  # Nothing reaches the member.
    assert await club.nudging.outcome(nudged) is Outcome.NEVER
    clock.advance(timedelta(hours=1))
    again = await club.nudging.nudge(table_id, quick, 5)
    await club.clocks.said(again.row, 77, 1001)
    assert await club.nudging.outcome(again) is Outcome.SENT
    clock.advance(timedelta(days=1))
    await club.nudging.nudge(table_id, quick, 6)


async def test_reminders_wait_for_quiet_hours_and_vacations(club: Club, clock: Clock) -> None:
    playing = await begin(club)
    table_id, slow, quick = playing.table.table_id, on_turn(playing), off_turn(playing)
    person = NORTH if slow == NORTH.member_id else SOUTH
    await club.settings.set_member(person, "time_zone", "Asia/Tokyo")
    await club.settings.set_member(person, "quiet_from", 20)
    await club.settings.set_member(person, "quiet_to", 23)
    with pytest.raises(NotDisturbed) as caught:
        await club.nudging.nudge(table_id, quick, 1)  # 12:00 here is 21:00 there
    assert caught.value.args_["when"] == str(int((clock.now() + timedelta(hours=2)).timestamp()))
    clock.advance(timedelta(hours=2))
    away = clock.now() + timedelta(days=3)
    await club.settings.set_member(person, "away_until", away)
    with pytest.raises(NotDisturbed):
        await club.nudging.nudge(table_id, quick, 2)
    clock.advance(timedelta(days=3))
    await club.nudging.nudge(table_id, quick, 3)


async def test_the_list_of_games_tells_since_when(club: Club, clock: Clock) -> None:
    begun = clock.now()
    playing = await begin(club)
    clock.advance(timedelta(hours=5))
    (before,) = await club.game_finder.games([playing], NORTH.member_id)
    assert before.since == begun
    moved = await step(club, playing)
    (after,) = await club.game_finder.games([moved], NORTH.member_id)
    assert after.since == clock.now()


async def test_a_series_is_another_challenge_than_a_rematch(club: Club) -> None:
    over = await play_out(club, await begin(club))
    table_id = over.table.table_id
    asked = await club.starting.rematch(table_id, SOUTH, 5001, best_of=5)
    assert asked.rules == replace(QUICK, match=MatchFormat.BEST_OF, best_of=5)
    for best_of in (None, 3):
        with pytest.raises(AlreadyPending):
            await club.starting.rematch(table_id, NORTH, 5002, best_of=best_of)
    agreed = await club.starting.rematch(table_id, NORTH, 5003, best_of=5)
    assert agreed.table.table_id == asked.table.table_id
    assert agreed.state is not None


async def test_a_series_that_the_rules_forbid_is_refused_with_the_reason(club: Club) -> None:
    margin = replace(QUICK, exact_margin_forfeit=100)
    over = await play_out(club, await begin(club, margin))
    with pytest.raises(UnplayableRules) as caught:
        await club.starting.rematch(over.table.table_id, SOUTH, 5001, best_of=3)
    assert caught.value.args_["code"] == "exact_margin_match"
