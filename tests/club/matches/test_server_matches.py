"""Matches between two servers in the club: codes, entries, boards, time, ends, and privacy."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import select, update

from club.core.errors import DoneByTwinError, NoBots, NotOver
from club.core.people import Person, Place
from club.cups.formats.events import HowDecided
from club.leagues.league_refusals import FixtureNotOpen, NoMoreTime
from club.matches.server_match_displays import MatchNotice, due_notices
from club.matches.server_match_progress import AWAY as LONGEST_AWAY
from club.matches.server_match_progress import ENTRY
from club.matches.server_match_proposals import (
    HOUR,
    LAPSES_AFTER,
    MATCHES,
    WRONG,
    ServerMatchDraft,
)
from club.matches.server_match_refusals import (
    CantTakeBoard,
    EnteredTooOften,
    InServerMatchAlready,
    NoSuchCode,
    NoSuchServerMatch,
    NotInServerMatch,
    NotNowInMatch,
    NotServerManager,
    NotSideOrganiser,
    OwnServerMatch,
    ServerMatchMoved,
    ServerMatchOver,
    TooManyCodes,
    TooManyServerMatches,
    UnreadableServerMatch,
)
from club.matches.server_match_rules import MatchEnd
from club.matches.server_matches import ENTRIES
from club.matches.stored_server_match import StoredServerMatch
from data.core import servers
from data.matches.server_matches import MATCH_STORE, place_of, side_id
from data.schema.cups import match_events
from data.schema.standings import standings
from data.schema.vocabulary import PlaceKind, TableStatus
from data.storage.database import Database
from tests.club.club_helpers import PLACE, QUICK, make_club, step
from tests.club.cups.cup_club import ORGANISER, press
from tests.club.matches.match_club import AWAY, CAPTAIN, HOURS, MatchClub, player

ELSEWHERE = Place(902, "Chess house", 99, "general")
BY = ORGANISER.member_id


async def test_a_match_is_played_and_won_by_boards(host: MatchClub) -> None:
    it = await host.begin()
    assert [row.board for row in it.playing] == [1, 2, 3]
    assert it.state.lineups == ((1, 2, 3), (4, 5, 6))
    await host.win(1, 1)
    await host.win(2, 2)
    it = await host.win(3, 1)
    assert it.state.over
    assert it.state.halves == (4, 2)
    assert it.state.result is not None
    assert it.state.result.winner == 1
    assert it.setup.finished_at == host.clock.now()
    assert it.setup.look_at is None
    assert not it.playing


async def test_boards_are_played_where_no_server_is(host: MatchClub) -> None:
    await host.begin()
    table = await host.table(1)
    assert table.table.server_id == place_of(host.match_id)
    assert table.server_kind == PlaceKind.BETWEEN
    assert table.room is None
    assert {each.member_id for each in table.seats} == {
        player(1, 1).member_id,
        player(2, 1).member_id,
    }


async def test_its_games_count_in_neither_server(host: MatchClub, database: Database) -> None:
    await host.begin()
    await host.win(1, 1)
    query = select(standings.c.server_id, standings.c.member_id).distinct()
    async with database.read() as connection:
        counted = {row.server_id for row in await connection.execute(query)}
    assert counted == {place_of(host.match_id)}


async def test_a_code_works_once_in_any_spelling(host: MatchClub) -> None:
    await host.propose()
    dashed = f" {host.code[:5].lower()}-{host.code[5:]} "
    assert (await host.club.match_proposals.proposed(dashed, AWAY, 1)).match_id == host.match_id
    await host.accept(dashed)
    with pytest.raises(NoSuchCode):
        await host.club.match_proposals.proposed(dashed, AWAY, 1)
    with pytest.raises(NoSuchCode):
        await host.club.match_proposals.accept(
            host.code, ELSEWHERE, player(3, 1), press(), manages=True
        )


@pytest.mark.parametrize("other_process", [False, True])
async def test_a_second_press_changes_nothing_and_is_no_wrong_code(
    host: MatchClub, database: Database, *, other_process: bool
) -> None:
    await host.propose()
    club = make_club(database, host.clock, start="other dice") if other_process else host.club
    accepted = await host.accept()
    for _ in range(WRONG["server"]):
        for answer in (club.match_proposals.accept, club.match_proposals.decline):
            assert await answer(host.code, AWAY, CAPTAIN, press(), manages=True) == accepted
    await host.club.server_matches.call_off(host.match_id, PLACE, BY, press(), manages=False)
    with pytest.raises(ServerMatchOver):
        await host.accept()


async def test_two_presses_at_one_moment_accept_it_once(host: MatchClub) -> None:
    await host.propose()
    first, second = await asyncio.gather(host.accept(), host.accept())
    assert first == second == await host.it()
    assert len(first.sides) == 2


async def test_a_second_press_after_declining_changes_nothing(host: MatchClub) -> None:
    proposals = host.club.match_proposals
    await host.propose()
    declined = await proposals.decline(host.code, AWAY, CAPTAIN, press(), manages=True)
    for answer in (proposals.decline, proposals.accept):
        assert await answer(host.code, AWAY, CAPTAIN, press(), manages=True) == declined


async def test_what_doesnt_work_all_says_the_same(host: MatchClub) -> None:
    proposals = host.club.match_proposals
    await host.propose()
    old = host.code
    new = await proposals.new_code(host.match_id, PLACE, BY, manages=False)
    for code in (old, "", "AAAAABBBBB", new + "A"):
        with pytest.raises(NoSuchCode):
            await proposals.proposed(code, AWAY, hash(code) % 1000)
    host.clock.advance(LAPSES_AFTER)
    with pytest.raises(NoSuchCode):
        await proposals.proposed(new, AWAY, 4)
    it = await host.look()
    assert it.state.ended is MatchEnd.LAPSED


async def test_tries_are_bounded_by_member_and_by_server(host: MatchClub) -> None:
    proposals = host.club.match_proposals
    await host.propose()
    for _ in range(WRONG["member"]):
        with pytest.raises(NoSuchCode):
            await proposals.proposed("AAAAABBBBB", AWAY, 1)
    with pytest.raises(TooManyCodes):
        await proposals.proposed(host.code, AWAY, 1)
    with pytest.raises(TooManyCodes):
        await proposals.proposed(host.code, ELSEWHERE, 1)
    for member in range(2, 2 + WRONG["server"] - WRONG["member"]):
        with pytest.raises(NoSuchCode):
            await proposals.proposed("AAAAABBBBB", AWAY, member)
    with pytest.raises(TooManyCodes):
        await proposals.proposed(host.code, AWAY, 99)
    assert await proposals.proposed(host.code, ELSEWHERE, 99)
    host.clock.advance(HOUR)
    assert await proposals.proposed(host.code, AWAY, 1)


async def test_only_managers_of_another_server_answer(host: MatchClub) -> None:
    proposals = host.club.match_proposals
    await host.propose()
    with pytest.raises(OwnServerMatch):
        await proposals.proposed(host.code, PLACE, BY)
    with pytest.raises(NotServerManager):
        await proposals.accept(host.code, AWAY, CAPTAIN, press(), manages=False)
    it = await proposals.decline(host.code, AWAY, CAPTAIN, press(), manages=True)
    assert it.state.ended is MatchEnd.DECLINED
    with pytest.raises(NoSuchCode):
        await proposals.proposed(host.code, AWAY, 1)
    # Nothing tells which server it was.
    for place in (AWAY, ELSEWHERE):
        again = await proposals.decline(host.code, place, CAPTAIN, press(), manages=True)
        assert again == it


async def test_the_second_process_does_nothing_with_the_same_press(
    host: MatchClub, database: Database
) -> None:
    await host.propose()
    twin, number = make_club(database, host.clock, start="other dice"), 10**9
    await host.club.match_proposals.accept(host.code, AWAY, CAPTAIN, number, manages=True)
    for _ in range(WRONG["member"] + 1):
        with pytest.raises(DoneByTwinError):
            await twin.match_proposals.accept(host.code, AWAY, CAPTAIN, number, manages=True)
    entering = player(1, 1)
    await twin.server_matches.enter(host.match_id, PLACE, entering, number + 1)
    with pytest.raises(DoneByTwinError):
        await host.club.server_matches.enter(host.match_id, PLACE, entering, number + 1)
    await host.enter(2, 1)
    await host.ready(1)
    await twin.server_matches.ready(
        host.match_id, AWAY, CAPTAIN.member_id, number + 2, is_ready=True, manages=False
    )
    with pytest.raises(DoneByTwinError):
        await host.club.server_matches.ready(
            host.match_id, AWAY, CAPTAIN.member_id, number + 2, is_ready=True, manages=False
        )
    it = await host.it()
    assert it.start_press == number + 2
    assert len(it.playing) == 1
    await twin.server_matches.bring_on()
    assert (await host.look()).playing == it.playing


async def test_each_server_sees_to_its_own_side(host: MatchClub) -> None:
    matches = host.club.server_matches
    await host.gather()
    with pytest.raises(NoSuchServerMatch):
        await matches.enter(host.match_id, ELSEWHERE, player(3, 1), press())
    with pytest.raises(NotInServerMatch):
        await matches.leave(host.match_id, PLACE, player(2, 1).member_id, press())
    for place, by in ((PLACE, CAPTAIN), (AWAY, ORGANISER)):
        with pytest.raises(NotSideOrganiser):
            await matches.ready(
                host.match_id, place, by.member_id, press(), is_ready=True, manages=False
            )
    with pytest.raises(NotInServerMatch):
        await matches.remove(host.match_id, PLACE, BY, 4, press(), manages=False)
    with pytest.raises(NotInServerMatch):
        await matches.reorder(host.match_id, PLACE, BY, (4, 5, 6), press(), manages=False)
    with pytest.raises(InServerMatchAlready):
        await matches.enter(host.match_id, AWAY, player(1, 1), press())
    bot = Person(5, "@bot", bot=True)
    with pytest.raises(NoBots):
        await matches.enter(host.match_id, AWAY, bot, press())


async def test_nobody_enters_again_and_again(host: MatchClub) -> None:
    await host.gather(first=0)
    for _ in range(ENTRIES):
        await host.enter(1, 1)
        await host.leave(1, 1)
    with pytest.raises(EnteredTooOften):
        await host.enter(1, 1)


async def test_a_member_organises_so_many_at_once(host: MatchClub) -> None:
    for _ in range(MATCHES):
        await host.propose()
    draft = ServerMatchDraft(2, QUICK, HOURS)
    with pytest.raises(TooManyServerMatches):
        await host.club.match_proposals.create(PLACE, ORGANISER, draft, press())
    await host.club.server_matches.call_off(host.match_id, PLACE, BY, press(), manages=False)
    assert await host.propose()


async def test_the_organiser_orders_the_side(host: MatchClub) -> None:
    await host.gather(first=4)
    await host.club.server_matches.reorder(
        host.match_id, PLACE, BY, (4, 2, 1, 3), press(), manages=False
    )
    await host.ready(1)
    it = await host.ready(2)
    assert it.state.lineups[0] == (4, 2, 1)
    assert it.state.reserves(1) == (3,)
    with pytest.raises(NotNowInMatch):
        await host.ready(1, is_ready=False)


async def test_members_who_block_each_other_never_meet(host: MatchClub) -> None:
    await host.gather(2, 2, 2)
    await host.club.friends.block(player(2, 1), player(1, 1))
    await host.ready(1)
    it = await host.ready(2)
    assert it.state.lineups == ((1, 2), (4, 3))
    assert len(it.playing) == 2


async def test_two_who_can_only_meet_each_other_meet_nobody(host: MatchClub) -> None:
    await host.gather(2, 1, 1)
    await host.club.friends.block(player(2, 1), player(1, 1))
    await host.ready(1)
    it = await host.ready(2)
    assert it.state.over
    assert it.state.result is not None
    assert it.state.result.winner is None
    assert not it.playing


async def test_a_reserve_takes_a_board_where_nobody_has_moved(host: MatchClub) -> None:
    await host.begin(3, 4, 3)
    before = await host.table(1)
    it = await substitute(host, 1, 4)
    assert it.member_at(1, 1) == player(1, 4).member_id
    after = await host.table(1)
    assert after.table.table_id != before.table.table_id
    assert player(1, 4).member_id in after.members
    old = await host.club.tables.snapshot(before.table.table_id)
    assert old.table.status == TableStatus.FINISHED
    with pytest.raises(ServerMatchMoved):
        await substitute(host, 3, 2)


@pytest.mark.parametrize("why", ["block", "own block", "moves", "back again"])
async def test_no_organiser_is_told_why_a_reserve_cant_take_a_board(
    host: MatchClub, why: str
) -> None:
    await host.begin(3, 4, 3)
    await substitute(host, 1, 4)
    if why == "block":
        await host.club.friends.block(player(2, 2), player(1, 1))
    elif why == "own block":
        await host.club.friends.block(player(1, 1), player(2, 2))
    elif why == "moves":
        await step(host.club, await host.table(2))
    with pytest.raises(CantTakeBoard) as refused:
        await substitute(host, 1 if why == "back again" else 2, 1)
    assert refused.value.args_ == {}
    assert (await substitute(host, 3, 1)).member_at(1, 3) == player(1, 1).member_id


async def test_nobody_comes_back_to_a_board_for_other_cards(host: MatchClub) -> None:
    await host.begin(3, 4, 3)
    await substitute(host, 1, 4)
    with pytest.raises(CantTakeBoard):
        await substitute(host, 1, 1)
    assert (await substitute(host, 2, 1)).member_at(1, 2) == player(1, 1).member_id


async def test_nobody_comes_back_to_a_board_by_entering_again(host: MatchClub) -> None:
    await host.begin(3, 4, 3)
    await substitute(host, 1, 4)
    await host.leave(1, 1)
    it = await host.enter(1, 1)
    again = it.state.player_of(player(1, 1).member_id)
    assert again is not None
    assert it.state.reserves(1) == (again,)
    with pytest.raises(CantTakeBoard):
        await substitute(host, 1, again)
    it = await substitute(host, 2, again)
    assert it.member_at(1, 2) == player(1, 1).member_id
    assert (await host.club.server_matches.get(host.match_id)).state == it.state


async def substitute(host: MatchClub, board: int, number: int) -> StoredServerMatch:
    return await host.club.server_matches.substitute(
        host.match_id, PLACE, BY, board, number, interaction_id=press(), manages=False
    )


async def test_whoever_leaves_loses_their_board(host: MatchClub) -> None:
    await host.begin()
    table = await host.table(1)
    leaving = host.club.server_matches.leave
    with pytest.raises(ServerMatchMoved):
        await leaving(host.match_id, PLACE, player(1, 1).member_id, press(), plays=False)
    it = await host.leave(1, 1)
    assert it.state.boards[1].winner == 2
    assert it.state.boards[1].how == HowDecided.WALKOVER
    assert (await host.club.tables.snapshot(table.table.table_id)).table.status == "finished"
    with pytest.raises(NotInServerMatch):
        await host.leave(1, 1)


async def test_a_side_gives_up(host: MatchClub) -> None:
    await host.begin()
    await host.win(1, 2)
    it = await host.club.server_matches.give_up(
        host.match_id, AWAY, CAPTAIN.member_id, press(), manages=False
    )
    assert it.state.halves == (4, 2)
    assert it.state.result is not None
    assert it.state.result.winner == 1
    assert not it.playing
    with pytest.raises(ServerMatchOver):
        await host.enter(1, 9)


async def test_time_over_loses_for_whoever_is_on_turn(host: MatchClub) -> None:
    it = await host.begin()
    it = await host.later(HOURS)
    assert it.state.over
    assert all(each.how == HowDecided.WALKOVER for each in it.state.boards.values())


async def test_more_time_takes_both(host: MatchClub) -> None:
    await host.begin()
    one, other = player(1, 1).member_id, player(2, 1).member_id
    extend = host.club.server_matches.extend
    with pytest.raises(FixtureNotOpen):
        await extend(host.match_id, PLACE, player(1, 2).member_id, 1, press())
    with pytest.raises(FixtureNotOpen):
        await extend(host.match_id, AWAY, one, 1, press())
    await extend(host.match_id, PLACE, one, 1, press())
    with pytest.raises(ServerMatchMoved):
        await extend(host.match_id, PLACE, one, 1, press(), agrees=True)
    it = await extend(host.match_id, AWAY, other, 1, press(), agrees=True)
    row = it.row_of(1)
    assert row is not None
    assert row.due_at == row.opened_at + timedelta(hours=2 * HOURS)
    await extend(host.match_id, AWAY, other, 1, press())
    await extend(host.match_id, PLACE, one, 1, press(), agrees=True)
    with pytest.raises(NoMoreTime):
        await extend(host.match_id, PLACE, one, 1, press())


async def test_play_begins_without_a_word_once_the_time_to_enter_is_over(host: MatchClub) -> None:
    await host.gather(3, 3, 2)
    it = await host.later(ENTRY.total_seconds() / 3600)
    assert it.state.begun
    assert it.state.boards[3].winner == 1
    assert len(it.playing) == 2


async def test_without_anybody_there_is_no_match(host: MatchClub) -> None:
    await host.gather(3, 3, 0)
    it = await host.later(ENTRY.total_seconds() / 3600)
    assert it.state.ended is MatchEnd.LAPSED


async def test_nobody_waits_for_ever(host: MatchClub) -> None:
    await host.begin()
    assert (await host.live_on()).state.over


async def left(host: MatchClub, database: Database, server_id: int) -> None:
    async with database.write() as connection:
        await servers.note_left(connection, [server_id], host.clock.now())


async def back(host: MatchClub, database: Database, server_id: int) -> None:
    async with database.write() as connection:
        await servers.note_back(connection, [server_id], host.clock.now())


@pytest.mark.parametrize("place", [PLACE, AWAY], ids=["home", "away"])
async def test_time_without_the_bot_in_a_server_counts_for_nothing(
    host: MatchClub, database: Database, place: Place
) -> None:
    await host.begin()
    await host.later(HOURS / 2)
    await left(host, database, place.server_id)
    await host.look()
    it = await host.later(2 * HOURS)
    assert len(it.playing) == 3
    await back(host, database, place.server_id)
    await host.look()
    it = await host.later(HOURS / 2 - 1)
    assert len(it.playing) == 3
    assert (await host.later(1)).state.over


@pytest.mark.parametrize("both", [False, True])
async def test_a_match_ends_if_the_bot_stays_away(
    host: MatchClub, database: Database, *, both: bool
) -> None:
    await host.begin()
    tables = [(await host.table(board)).table.table_id for board in (1, 2, 3)]
    await left(host, database, AWAY.server_id)
    await host.look()
    if both:
        await left(host, database, PLACE.server_id)
    it = await host.later(LONGEST_AWAY.total_seconds() / 3600)
    assert it.state.ended is MatchEnd.GONE
    assert it.state.result is None
    for table_id in tables:
        assert (await host.club.tables.snapshot(table_id)).table.status == TableStatus.FINISHED
    async with database.read() as connection:
        assert place_of(host.match_id) not in await servers.due(
            connection, host.clock.now() + timedelta(days=99)
        )


@pytest.mark.parametrize("place", [PLACE, AWAY], ids=["home", "away"])
async def test_a_server_that_is_deleted_takes_the_match_with_it(
    host: MatchClub, place: Place
) -> None:
    await host.begin()
    await host.win(1, 1)
    table_id = (await host.table(2)).table.table_id
    closed = await host.club.server_departures.close(place.server_id)
    assert table_id in {each.table.table_id for each in closed}
    it = await host.look()
    assert it.state.ended is MatchEnd.GONE
    host.clock.advance(timedelta(minutes=2))
    assert await host.club.server_departures.forget_due() == [place.server_id]
    with pytest.raises(NoSuchServerMatch):
        await host.it()
    # What they have played stays with those who have played it, and names neither server.
    played = await host.club.tables.snapshot(table_id)
    assert played.table.status == TableStatus.FINISHED
    assert "house" not in played.server_name


async def test_whoever_deletes_their_data_loses_their_board(host: MatchClub) -> None:
    await host.begin()
    gone = player(1, 1).member_id
    await host.club.own_data.forget(gone)
    it = await host.look()
    assert it.state.boards[1].winner == 2
    assert gone not in it.state.members.values()
    assert it.state.order(1) == (2, 3)


async def test_a_board_has_no_other_game(host: MatchClub) -> None:
    await host.begin()
    table = (await host.table(1)).table.table_id
    await host.win(1, 1)
    with pytest.raises(NotOver):
        await host.club.starting.rematch(table, player(1, 1), press())


async def test_each_side_is_told_what_concerns_it_once(host: MatchClub) -> None:
    await host.begin()
    for side in (1, 2):
        scene = await host.club.match_displays.scene(side_id(host.match_id, side))
        due = due_notices(scene, {}, host.clock.now())
        begun = next(each for each in due if each.word is MatchNotice.BEGUN)
        assert set(begun.called) == {player(side, number).member_id for number in (1, 2, 3)}
        said = {each.key: 1 for each in due}
        assert due_notices(scene, said, host.clock.now()) == []
    host.clock.advance(timedelta(hours=HOURS - 1))
    scene = await host.club.match_displays.scene(side_id(host.match_id, 1))
    late = [each for each in due_notices(scene, {}, host.clock.now()) if each.word == "late"]
    assert [each.board for each in late] == [1, 2, 3]
    assert all(len(each.called) == 1 for each in late)


async def test_a_damaged_match_is_set_aside(host: MatchClub, database: Database) -> None:
    await host.begin()
    async with database.write() as connection:
        await connection.execute(update(match_events).values(detail=[1]))
    with pytest.raises(UnreadableServerMatch):
        await host.it()
    host.clock.advance(timedelta(days=30))
    assert await host.club.server_matches.bring_on() == []
    async with database.read() as connection:
        assert await MATCH_STORE.board_rows(connection, host.match_id)
