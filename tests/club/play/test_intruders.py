"""Those who press what isn't theirs to press, and blocks that must hold everywhere."""

from dataclasses import replace
from datetime import timedelta

import pytest

from club.club import Club
from club.core.deadlines import Terms
from club.core.errors import (
    AlreadyJoined,
    GameOver,
    IllegalMove,
    NobodyToNudge,
    NotSeated,
    NotTaking,
    OwnTime,
    SeatNotFree,
    SideFull,
    YouBlocked,
)
from club.table.scene import scene
from club.table.snapshot import Snapshot
from data.storage.database import Database
from engine.words import TeamResultVisibility
from tests.club.club_helpers import (
    NORTH,
    PLACE,
    SHORT,
    SOUTH,
    Clock,
    begin,
    make_club,
    off_turn,
    on_turn,
    step,
)
from tests.club.multiplayer.test_groups import (
    EAST,
    LONG,
    PAIRS,
    PEOPLE,
    STRANGER,
    WEST,
    gathered,
    presses,
)

DAY = timedelta(days=1)


async def out_of_time(club: Club, clock: Clock) -> Snapshot:
    """A contest of two teams at whose first table somebody has run out of time."""
    terms = Terms.parse("relaxed:1")
    lobby = await club.groups.gather(PLACE, PEOPLE[0], PAIRS, next(presses), clock=terms)
    for number, person in enumerate(PEOPLE[1:4], start=2):
        side = 2 - number % 2
        lobby = await club.groups.join(lobby.table.table_id, person, next(presses), side)
    for _ in range(8):
        await club.clocks.keep_time()
        for row in await club.clocks.to_say():
            await club.clocks.said(row, 77, 1000 + row.number)
        clock.advance(DAY)
    return await club.tables.snapshot(lobby.table.table_id)


async def test_the_sleepers_own_side_gives_no_more_time(club: Club, clock: Clock) -> None:
    game = await out_of_time(club, clock)
    assert game.time is not None
    assert game.time.out
    table, sleeper = game.table, on_turn(game)
    assert game.contest is not None
    number = game.player_of(sleeper)
    side = next(side for side in game.contest.sides if number in side)
    partner = next(
        each.member_id for each in game.players if each.seat in side and each.seat != number
    )
    other = next(each.member_id for each in game.players if each.seat not in side)
    assert partner is not None
    assert other is not None
    for work in (club.clocks.wait, club.clocks.claim):
        with pytest.raises(OwnTime):
            await work(table.table_id, table.ply, partner)
    await club.clocks.wait(table.table_id, table.ply, other)


async def test_nobody_gets_two_seats_that_were_left(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(club, LONG, 4)
    table_id = lead.table.table_id
    for person in (EAST, WEST):
        await club.groups.get_up(table_id, person.member_id, next(presses))
    for seat in (3, 4):
        await club.groups.offer_oneself(table_id, STRANGER, seat)
    choice = str(STRANGER.member_id)
    for person in PEOPLE[:2]:
        await club.groups.say(table_id, person.member_id, 3, choice, next(presses))
    before = await club.tables.snapshot(table_id)
    with pytest.raises(AlreadyJoined) as told:
        await club.groups.say(table_id, PEOPLE[0].member_id, 4, choice, next(presses))
    assert told.value.args_ == {"name": STRANGER.name}
    after = await club.tables.snapshot(table_id)
    assert after == before
    assert [each.member_id for each in after.players].count(STRANGER.member_id) == 1
    assert [each.candidates for each in after.leavings] == [()]


async def test_who_has_left_decides_nothing(database: Database, clock: Clock) -> None:
    club = make_club(database, clock)
    table_id = (await gathered(club, LONG, 4)).table.table_id
    for person in (EAST, WEST):
        await club.groups.get_up(table_id, person.member_id, next(presses))
    with pytest.raises(NotSeated):
        await club.groups.say(table_id, EAST.member_id, 4, "computer", next(presses))
    with pytest.raises(NotSeated):
        await club.clocks.pause(table_id, EAST.member_id)
    await club.clocks.pause(table_id, PEOPLE[0].member_id)
    with pytest.raises(NotSeated):
        await club.clocks.resume(table_id, EAST.member_id)
    for person in PEOPLE[:2]:
        await club.groups.get_up(table_id, person.member_id, next(presses))
    with pytest.raises(NotSeated):
        await club.groups.say(table_id, PEOPLE[0].member_id, 4, "forfeit", next(presses))
    assert (await club.tables.snapshot(table_id)).table.status == "playing"


async def test_who_has_left_takes_nobodys_time(club: Club, clock: Clock) -> None:
    game = await out_of_time(club, clock)
    table, sleeper = game.table, on_turn(game)
    number = game.player_of(sleeper)
    assert game.contest is not None
    other = next(
        each.member_id
        for each in game.players
        if not any({number, each.seat} <= set(side) for side in game.contest.sides)
    )
    assert other is not None
    await club.groups.get_up(table.table_id, other, next(presses))
    for work in (club.clocks.wait, club.clocks.claim):
        with pytest.raises(NotSeated):
            await work(table.table_id, table.ply, other)


@pytest.mark.parametrize("blocker", ["host", "guest"])
async def test_a_block_holds_beside_whoever_sits_there(club: Club, blocker: str) -> None:
    host, guest = PEOPLE[:2]
    await club.friends.block(guest if blocker == "guest" else host, STRANGER)
    lobby = await gathered(club, LONG, 2)
    with pytest.raises(SeatNotFree):
        await club.groups.join(lobby.table.table_id, STRANGER, next(presses))
    sheet = await club.sheets.open(PLACE, host, LONG, others=(guest,), interaction_id=1)
    with pytest.raises(SeatNotFree):
        await club.sheets.join(sheet.table.table_id, STRANGER, 2)
    assert len((await club.tables.snapshot(lobby.table.table_id)).players) == 2
    assert len((await club.tables.snapshot(sheet.table.table_id)).players) == 2


@pytest.mark.parametrize("blocker", [0, 1])
async def test_a_block_parts_a_host_and_who_has_joined(club: Club, blocker: int) -> None:
    running = await gathered(club, PAIRS, 4)
    lobby = await gathered(club, LONG, 3)
    table_id = lobby.table.table_id
    assert await club.friends.block(PEOPLE[blocker], PEOPLE[1 - blocker]) == [table_id]
    parted = await club.tables.snapshot(table_id)
    assert [(each.seat, each.member_id) for each in parted.players] == [
        (1, PEOPLE[0].member_id),
        (2, PEOPLE[2].member_id),
    ]
    assert parted.table.ply > lobby.table.ply, "its message counts as behind"
    assert await club.friends.block(PEOPLE[1], PEOPLE[2]) == []
    assert await club.friends.block(PEOPLE[0], PEOPLE[3]) == []
    assert await club.tables.snapshot(running.table.table_id) == running


async def test_a_block_holds_at_seats_that_were_left(database: Database) -> None:
    club = make_club(database)
    table_id = (await gathered(club, LONG, 4)).table.table_id
    await club.groups.get_up(table_id, WEST.member_id, next(presses))
    await club.friends.block(EAST, STRANGER)
    with pytest.raises(SeatNotFree):
        await club.groups.offer_oneself(table_id, STRANGER, 4)
    await club.friends.unblock(EAST.member_id, STRANGER.member_id)
    await club.friends.block(STRANGER, EAST)
    with pytest.raises(YouBlocked):
        await club.groups.offer_oneself(table_id, STRANGER, 4)
    (left,) = (await club.tables.snapshot(table_id)).leavings
    assert left.candidates == ()


async def test_nobody_is_reminded_of_a_game_that_pauses(club: Club) -> None:
    game = await begin(club, SHORT)
    table_id, waiting = game.table.table_id, off_turn(game)
    for person in (NORTH, SOUTH):
        await club.clocks.pause(table_id, person.member_id)
    with pytest.raises(NobodyToNudge):
        await club.nudging.nudge(table_id, waiting, 1)
    assert not any(one.nudge for one in await club.game_finder.games([game], waiting))
    await club.clocks.resume(table_id, waiting)
    assert any(one.nudge for one in await club.game_finder.games([game], waiting))
    await club.nudging.nudge(table_id, waiting, 2)


async def test_who_has_left_reminds_nobody_and_is_not_reminded(database: Database) -> None:
    club = make_club(database)
    game = await gathered(club, LONG, 4)
    table_id, slow = game.table.table_id, on_turn(game)
    one, other = [each.member_id for each in PEOPLE[:4] if each.member_id != slow][:2]
    await club.groups.get_up(table_id, one, next(presses))
    with pytest.raises(NotSeated):
        await club.nudging.nudge(table_id, one, 1)
    await club.groups.get_up(table_id, slow, next(presses))
    with pytest.raises(NobodyToNudge):
        await club.nudging.nudge(table_id, other, 2)


async def test_a_lobbys_seats_are_taken_side_by_side(club: Club) -> None:
    lobby = await gathered(club, LONG, 1)
    with pytest.raises(SeatNotFree):
        await club.starting.accept(lobby.table.table_id, STRANGER, next(presses))
    lobby = await gathered(club, PAIRS, 3)
    for side in (0, 3):
        with pytest.raises(SideFull):
            await club.groups.join(lobby.table.table_id, STRANGER, next(presses), side)
        with pytest.raises(SideFull):
            await club.groups.seat_computer(lobby.table.table_id, PEOPLE[0], next(presses), side)
    assert await club.tables.snapshot(lobby.table.table_id) == lobby


async def test_nobody_ends_by_a_move_what_others_play_on(database: Database) -> None:
    club = make_club(database)
    for rules in (LONG, PAIRS):
        game = await gathered(club, rules, 4)
        table = game.table
        with pytest.raises(IllegalMove):
            await club.playing.play(table.table_id, table.ply, on_turn(game), "resign")
        with pytest.raises(IllegalMove):
            await club.playing.resign(table.table_id, on_turn(game))
        assert await club.tables.snapshot(table.table_id) == game


async def test_nobody_leaves_a_sheet_for_real_cards_to_the_computer(club: Club) -> None:
    friends = PEOPLE[0], PEOPLE[1], PEOPLE[2]
    sheet = await club.sheets.open(PLACE, friends[0], LONG, others=friends[1:], interaction_id=1)
    table_id = sheet.table.table_id
    begun = await club.sheets.start(table_id, friends[0], 2)
    for work in (club.groups.get_up, club.groups.come_back):
        with pytest.raises(GameOver):
            await work(table_id, friends[1].member_id, next(presses))
    with pytest.raises(GameOver):
        await club.groups.offer_oneself(table_id, STRANGER, 2)
    assert await club.tables.snapshot(table_id) == begun


async def test_an_open_seat_is_no_lobby(club: Club) -> None:
    seat = await club.starting.challenge(PLACE, NORTH, None, SHORT)
    table_id = seat.table.table_id
    for work in (club.groups.join, club.groups.leave):
        with pytest.raises(SeatNotFree):
            await work(table_id, SOUTH, next(presses))
    for work in (club.groups.seat_computer, club.groups.start):
        with pytest.raises(SeatNotFree):
            await work(table_id, NORTH, next(presses))
    assert await club.tables.snapshot(table_id) == seat


async def test_a_block_holds_at_sheets_for_real_cards(club: Club) -> None:
    await club.friends.block(SOUTH, NORTH)
    with pytest.raises(NotTaking):
        await club.sheets.open(PLACE, NORTH, SHORT, others=(SOUTH,), interaction_id=1)
    laid_out = await club.sheets.open(PLACE, SOUTH, SHORT, interaction_id=2)
    with pytest.raises(SeatNotFree):
        await club.sheets.join(laid_out.table.table_id, NORTH, 3)
    with pytest.raises(YouBlocked):
        await club.sheets.open(PLACE, SOUTH, SHORT, others=(NORTH,), interaction_id=4)
    assert await club.tables.tables_of(NORTH.member_id) == []


async def test_who_takes_no_challenges_is_put_on_no_sheet(club: Club) -> None:
    await club.settings.set_member(SOUTH, "who_may_challenge", "nobody")
    with pytest.raises(NotTaking):
        await club.sheets.open(PLACE, NORTH, SHORT, others=(SOUTH,), interaction_id=1)
    laid_out = await club.sheets.open(PLACE, NORTH, SHORT, interaction_id=2)
    joined = await club.sheets.join(laid_out.table.table_id, SOUTH, 3)
    assert joined.player_of(SOUTH.member_id) == 2


async def test_a_block_holds_when_a_sheet_is_to_be_played_again(club: Club) -> None:
    laid_out = await club.sheets.open(PLACE, NORTH, SHORT, others=(SOUTH,), interaction_id=1)
    table_id = laid_out.table.table_id
    asked = await club.sheets.close(table_id, NORTH, 2)
    await club.sheets.answer(table_id, SOUTH, asked.table.ply - 1, 3, agrees=True)
    await club.friends.block(SOUTH, NORTH)
    with pytest.raises(NotTaking):
        await club.sheets.again(table_id, NORTH, 4)
    with pytest.raises(YouBlocked):
        await club.sheets.again(table_id, SOUTH, 5)


@pytest.mark.slow
async def test_a_record_tells_no_result_that_is_kept_from_a_team(club: Club) -> None:
    rules = replace(
        PAIRS, team_result_visibility=TeamResultVisibility.AFTER_DISCARD, team_target=1000
    )
    first, second = (await gathered(club, rules, 4)).boards
    there = await club.tables.snapshot(second)
    while there.state is not None and max(there.state.view(None).hand_sizes) <= 10:
        there = await step(club, there)
    here = await club.tables.snapshot(first)
    while here.state is not None:
        here = await step(club, here)
    assert here.held
    assert here.deal is None
    seed = next(iter(scene(here, 1).revealed))[1]
    assert seed in await club.tables.record(first, here.seats[0].member_id)
    for each in there.seats:
        assert seed not in await club.tables.record(first, each.member_id)
