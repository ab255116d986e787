"""Boards of a cup of teams: each has a table and a time of its own."""

from collections import Counter
from datetime import timedelta

import pytest
from sqlalchemy import delete, select

from club.cups.cup_notices import CupNotice, due_notices, next_notice, notice
from club.cups.formats import schedule
from club.cups.formats.events import BoardDecided, Decided, HowDecided
from club.cups.formats.matches import Match
from club.cups.formats.plan import CupFormat
from club.cups.match_time import LONGEST
from club.cups.refusals import MatchNotOpen, UnreadableCup
from data.schema.cups import cup_matches
from data.schema.tables import tables
from data.storage.database import Database
from engine import fair
from tests.club.club_helpers import PLACE, off_turn, on_turn, play_out, step
from tests.club.cups.cup_club import HOURS, ORGANISER, draft, member, press
from tests.club.cups.team_club import PAIRS, TeamClub, of_team


async def test_each_member_plays_who_has_the_same_place_in_the_other_team(host: TeamClub) -> None:
    cup = await host.begin_teams(draft(CupFormat.KNOCKOUT, team_size=4), 2)
    (match,) = schedule.playable(cup.state)
    assert [each.board for each in cup.playing] == [1, 2, 3, 4]
    for board in range(1, 5):
        table = await host.table(match, board)
        assert {each.member_id for each in table.players} == {
            member(of_team(entrant, board)).member_id for entrant in (1, 2)
        }
        name = f"{match.key}.{board}"
        seed = fair.match_seed(
            cup.row.seed, match=name, corrections=0, attempt=1, start=cup.start_press or 0
        )
        assert table.table.contest_seed == seed


async def test_a_match_goes_to_the_team_with_more_boards(host: TeamClub) -> None:
    cup = await host.begin_teams(draft(CupFormat.KNOCKOUT, team_size=3), 2)
    (match,) = schedule.playable(cup.state)
    await host.win_board(match, 1, 1)
    cup = await host.win_board(match, 3, 2)
    assert not cup.state.decisions
    assert [each.board for each in cup.playing] == [2]
    cup = await host.win_board(match, 2, 2)
    assert cup.state.decisions[match.key].winner == 2
    assert schedule.champion(cup.state) == 2


async def test_boards_count_with_their_points(host: TeamClub) -> None:
    cup = await host.begin_teams(PAIRS, 2)
    (match,) = schedule.playable(cup.state)
    totals = Counter[int]()
    for board in (1, 2):
        over = await play_out(host.club, await host.table(match, board))
        assert over.contest is not None
        assert over.contest.settlement is not None
        for seated, points in zip(over.players, over.contest.settlement.totals, strict=True):
            assert seated.member_id is not None
            totals[cup.entrant_of(seated.member_id) or 0] += points
    cup = await host.look()
    result = cup.state.decisions[match.key]
    assert result.how == HowDecided.PLAYED
    assert result.score == (totals[match.entrants[0]], totals[match.entrants[1]])


async def test_a_late_member_loses_the_board_alone(host: TeamClub) -> None:
    cup = await host.begin_teams(draft(CupFormat.KNOCKOUT, team_size=3), 2)
    (match,) = schedule.playable(cup.state)
    table = await step(host.club, await host.table(match, 2))
    late = cup.entrant_of(on_turn(table))
    for board in (1, 3):
        await host.win_board(match, board, late or 0)
    host.later()
    cup = await host.look()
    assert cup.state.boards[match.key][2].winner == cup.entrant_of(off_turn(table))
    assert cup.state.decisions[match.key].winner == late


async def test_more_time_is_agreed_for_a_board(host: TeamClub) -> None:
    cup = await host.begin_teams(PAIRS, 2)
    (match,) = schedule.playable(cup.state)
    due = cup.playing[0].due_at
    for entrant in (1, 2):
        await host.club.cups.extend(
            host.cup_id, PLACE, match.key, member(of_team(entrant, 2)).member_id, press()
        )
    cup = await host.cup()
    assert [each.due_at > due for each in cup.playing] == [False, True]
    await host.club.cups.extend(
        host.cup_id, PLACE, match.key, member(of_team(1, 1)).member_id, press()
    )
    assert [each.extension_by for each in (await host.cup()).playing] == [1, None]
    await host.win_board(match, 1, 1)
    with pytest.raises(MatchNotOpen):
        await host.club.cups.extend(
            host.cup_id, PLACE, match.key, member(of_team(1, 1)).member_id, press()
        )


async def test_who_leaves_in_play_loses_the_board_until_somebody_joins(host: TeamClub) -> None:
    await host.begin_teams(draft(CupFormat.ROUND_ROBIN, team_size=2, legs=2), 3)
    gone = member(of_team(1, 2)).member_id
    match = await next_match(host, 1)
    other = next(each for each in match.entrants if each != 1)
    cup = await host.club.cups.leave(host.cup_id, PLACE, gone, press())
    assert cup.state.boards[match.key][2].winner == other
    assert cup.state.boards[match.key][2].how == HowDecided.WALKOVER
    assert cup.entrant_of(gone) is None
    cup = await host.win_board(match, 1, 1)
    assert match.key in cup.state.decisions
    match = await next_match(host, 1)
    cup = await host.cup()
    assert cup.state.boards[match.key][2].how == HowDecided.WALKOVER
    assert cup.row_of(match.key, 2) is None
    await host.club.cup_teams.join(host.cup_id, PLACE, member(77), 1, press())
    await host.win_board(match, 1, 1)
    table = await host.table(await next_match(host, 1), 2)
    assert member(77).member_id in {each.member_id for each in table.players}
    assert (await host.win_all_boards()).row.finished_at is not None


async def next_match(host: TeamClub, entrant: int) -> Match:
    """Play what others play, until a team's next match is open."""
    while True:
        cup = await host.cup()
        found = schedule.playable(cup.state)
        own = next((each for each in found if entrant in each.entrants), None)
        if own is not None:
            return own
        for board in (1, 2):
            await host.win_board(found[0], board, min(found[0].entrants))


async def test_a_board_under_way_is_given_up_as_a_game(host: TeamClub) -> None:
    cup = await host.begin_teams(PAIRS, 2)
    (match,) = schedule.playable(cup.state)
    table = await host.table(match, 2)
    for _ in range(4):
        table = await step(host.club, table)
    cup = await host.club.cups.leave(host.cup_id, PLACE, member(12).member_id, press())
    assert cup.state.boards[match.key][2].how == HowDecided.PLAYED
    assert cup.state.boards[match.key][2].winner == 2


async def test_a_board_without_either_member_is_nobodys(host: TeamClub) -> None:
    cup = await host.begin_teams(draft(CupFormat.DOUBLE_ELIMINATION, team_size=3), 2)
    (match,) = schedule.playable(cup.state)
    for number in (13, 23):
        await host.club.cups.leave(host.cup_id, PLACE, member(number).member_id, press())
    for board in (1, 2):
        cup = await host.win_board(match, board, 1)
    (again,) = schedule.playable(cup.state)
    assert again.key != match.key
    assert cup.state.boards[again.key][3].winner is None
    assert [each.board for each in cup.playing] == [1, 2]
    assert schedule.champion((await host.win_all_boards()).state) == 1


async def test_a_substitute_begins_the_board_again_and_no_other(host: TeamClub) -> None:
    cup = await host.begin_teams(PAIRS, 2)
    (match,) = schedule.playable(cup.state)
    await host.win_board(match, 1, 1)
    before = await host.table(match, 2)
    cup = await host.club.cups.substitute(
        host.cup_id,
        PLACE,
        ORGANISER.member_id,
        member(12).member_id,
        member(77),
        interaction_id=press(),
    )
    assert set(cup.state.boards[match.key]) == {1}
    again = await host.table(match, 2)
    assert again.table.table_id != before.table.table_id
    assert member(77).member_id in {each.member_id for each in again.players}
    await host.club.cups.substitute(
        host.cup_id,
        PLACE,
        ORGANISER.member_id,
        member(11).member_id,
        member(78),
        interaction_id=press(),
    )
    assert (await host.table(match, 2)).table.table_id == again.table.table_id
    assert schedule.champion((await host.win_board(match, 2, 1)).state) == 1


async def test_the_organiser_decides_a_match_over_its_boards(host: TeamClub) -> None:
    cup = await host.begin_teams(PAIRS, 2)
    (match,) = schedule.playable(cup.state)
    await host.win_board(match, 1, 1)
    running = await host.table(match, 2)
    ruled = Decided(match.key, 2, HowDecided.RULED)
    cup = await host.club.cups.rule(host.cup_id, PLACE, ORGANISER.member_id, ruled, press())
    assert schedule.champion(cup.state) == 2
    assert not cup.playing
    assert (await host.club.tables.snapshot(running.table.table_id)).state is None


async def test_a_board_whose_table_is_gone_or_annulled_is_played_again(
    host: TeamClub, database: Database
) -> None:
    cup = await host.begin_teams(PAIRS, 2)
    (match,) = schedule.playable(cup.state)
    one, two = await host.table(match, 1), await host.table(match, 2)
    await host.club.admin.void(PLACE, ORGANISER, one.table.table_id, "by mistake", press())
    async with database.write() as connection:
        await connection.execute(delete(tables).where(tables.c.table_id == two.table.table_id))
    cup = await host.look()
    assert [each.attempt for each in cup.playing] == [2, 2]
    assert not cup.state.boards
    assert schedule.champion((await host.win_all_boards()).state) == 1


@pytest.mark.parametrize("gone", [(12,), (12, 22)])
async def test_a_board_that_cannot_be_played_again_is_lost(
    host: TeamClub, database: Database, gone: tuple[int, ...]
) -> None:
    """Its game is annulled, and before anybody looks those who played it delete everything."""
    cup = await host.begin_teams(PAIRS, 2)
    (match,) = schedule.playable(cup.state)
    table = await host.table(match, 2)
    await host.club.admin.void(PLACE, ORGANISER, table.table.table_id, "by mistake", press())
    for number in gone:
        await host.club.own_data.forget(member(number).member_id)
    cup = await host.look()
    board = cup.state.boards[match.key][2]
    assert board.how == HowDecided.WALKOVER
    assert board.winner == (2 if len(gone) == 1 else None)
    assert [each.board for each in cup.playing] == [1]
    async with database.read() as connection:
        begun = (await connection.scalars(select(tables.c.table_id))).all()
    assert len(begun) == 2, "nothing is dealt to somebody who isn't there"


async def test_a_board_that_there_is_not_makes_a_cup_unreadable(
    host: TeamClub, database: Database
) -> None:
    await host.begin_teams(PAIRS, 2)
    async with database.write() as connection:
        await connection.execute(
            cup_matches.update().where(cup_matches.c.board == 2).values(board=3)
        )
    with pytest.raises(UnreadableCup):
        await host.cup()


async def test_a_board_annulled_again_and_again_is_nobodys(host: TeamClub) -> None:
    cup = await host.begin_teams(PAIRS, 2)
    (match,) = schedule.playable(cup.state)
    await host.win_board(match, 1, 2)
    for _ in range(2 * LONGEST):
        table = await host.table(match, 2)
        await host.club.admin.void(PLACE, ORGANISER, table.table.table_id, "again", press())
        host.later(HOURS - 1)
        cup = await host.look()
        if not cup.playing:
            break
    board = BoardDecided(match.key, 2, None, HowDecided.WALKOVER)
    assert cup.state.boards[match.key][2] == board
    assert schedule.champion(cup.state) == 2


async def test_each_board_is_said_to_end_when_it_does(host: TeamClub) -> None:
    cup = await host.begin_teams(PAIRS, 2)
    (match,) = schedule.playable(cup.state)
    opened = host.clock.time
    for entrant in (1, 2):
        await host.club.cups.extend(
            host.cup_id, PLACE, match.key, member(of_team(entrant, 2)).member_id, press()
        )
    scene = await host.club.cup_displays.scene(host.cup_id)
    one, two = (opened + timedelta(hours=number * HOURS) for number in (1, 2))
    assert (scene.end_of(match.key), scene.end_of(match.key, 2)) == (one, two)
    assert scene.last_end_of(match.key) == two
    assert next_notice(scene, opened) == one - notice(scene)
    for end, name in ((one, str(match.key)), (two, f"{match.key}.2")):
        due = due_notices(scene, {}, end - notice(scene))
        assert [each.key.match for each in due if each.word is CupNotice.LATE] == [name]


async def test_a_match_is_played_where_its_first_open_board_is(host: TeamClub) -> None:
    cup = await host.begin_teams(PAIRS, 2)
    (match,) = schedule.playable(cup.state)
    table = (await host.table(match, 2)).table
    await host.club.rooms.opened(table.table_id, 4711)
    scene = await host.club.cup_displays.scene(host.cup_id)
    assert scene.channel_of(match.key) == PLACE.channel_id
    await host.win_board(match, 1, 1)
    scene = await host.club.cup_displays.scene(host.cup_id)
    assert scene.channel_of(match.key) == 4711


async def test_time_is_that_of_each_board(host: TeamClub) -> None:
    cup = await host.begin_teams(PAIRS, 2)
    (match,) = schedule.playable(cup.state)
    host.later(HOURS - 1)
    again = await host.table(match, 1)
    await host.club.admin.void(PLACE, ORGANISER, again.table.table_id, "by mistake", press())
    await host.look()
    host.later(1)
    cup = await host.look()
    assert set(cup.state.boards[match.key]) == {2}
    assert [each.board for each in cup.playing] == [1]
