"""Cups of teams in the club: every member has a table, and the team with more of them wins."""

import asyncio
from collections import Counter

import pytest
from sqlalchemy import select

from club.club import Club
from club.core.errors import DoneByTwinError, NoBots, YouBlocked
from club.core.people import Person
from club.cups.cups import ENTRIES
from club.cups.formats import schedule, team_boards
from club.cups.formats.plan import CupFormat
from club.cups.formats.seeding import SeedingMethod
from club.cups.refusals import (
    CantPutIn,
    CupForSingles,
    CupForTeams,
    EnteredAlready,
    LeftTooOften,
    NoSuchTeam,
    NotCaptain,
    NotEntered,
    TeamFull,
    TeamNameTaken,
    TeamNeedsName,
    TooFewTeams,
)
from club.cups.stored_cup import StoredCup
from data.core import members as stored_members
from data.members import deletions
from data.members.deletions import Deletion
from data.schema.contests import games
from data.schema.cups import cup_members
from data.schema.tables import seats, tables
from data.storage.database import Database
from tests.club.club_helpers import PLACE
from tests.club.cups.cup_club import FIRST, ORGANISER, draft, member, press
from tests.club.cups.team_club import PAIRS, TeamClub


@pytest.mark.slow
@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("format_", CupFormat)
async def test_a_cup_of_teams_ends_as_a_plain_count_of_its_games_says(
    host: TeamClub, database: Database, format_: CupFormat, size: int
) -> None:
    await host.begin_teams(draft(format_, team_size=size), 3)
    cup = await host.win_all_boards()
    assert cup.row.finished_at is not None
    assert schedule.champion(cup.state) == 1
    assert not cup.playing
    won = await boards_won(database)
    assert won.total() == size * len(cup.state.decisions)
    for entrant, members in cup.state.members.items():
        matches = sum(each.winner == entrant for each in cup.state.decisions.values())
        assert {won[each] for each in members} == {matches}


async def boards_won(database: Database) -> Counter[int | None]:
    """How many games each member has won, from the tables alone."""
    query = select(seats.c.member_id).join(
        games, (games.c.table_id == seats.c.table_id) & (games.c.winner_side == seats.c.seat)
    )
    async with database.read() as connection:
        return Counter((await connection.scalars(query)).all())


async def test_a_team_is_called_by_its_name_and_a_single_by_the_members(host: TeamClub) -> None:
    names = {member(number).member_id: f"@member{number}" for number in (1, 11)}
    cup = await host.gather_teams(PAIRS, 2)
    assert cup.entrant_names(names) == {1: "Team 1", 2: "Team 2"}
    cup = await host.gather(draft(CupFormat.KNOCKOUT), 2)
    assert cup.entrant_names(names) == {1: "@member1"}


@pytest.mark.slow
@pytest.mark.parametrize("format_", CupFormat)
async def test_a_cup_in_which_nobody_does_anything_ends(host: TeamClub, format_: CupFormat) -> None:
    await host.begin_teams(draft(format_, team_size=2), 5)
    cup = await host.until_nothing_is_due()
    assert cup.row.finished_at is not None
    assert schedule.champion(cup.state) is not None


async def test_short_teams_are_out_when_play_begins(host: TeamClub) -> None:
    await host.gather_teams(PAIRS, 2)
    await host.enter_team(3, 1)
    cup = await host.club.cups.start(host.cup_id, PLACE, ORGANISER.member_id, press())
    assert cup.state.short == (3,)
    assert cup.state.order == (1, 2)
    assert {each.match for each in cup.playing} == {str(FIRST)}


@pytest.mark.parametrize("seeding", SeedingMethod)
async def test_two_complete_teams_are_needed(host: TeamClub, seeding: SeedingMethod) -> None:
    await host.gather_teams(draft(CupFormat.SWISS, seeding, team_size=2), 1)
    await host.enter_team(2, 1)
    with pytest.raises(TooFewTeams):
        await host.club.cups.start(host.cup_id, PLACE, ORGANISER.member_id, press())


async def test_a_team_is_seeded_by_the_mean_of_its_members(host: TeamClub) -> None:
    """Those of the second team have won all their games; nobody knows those of the fourth."""
    await host.begin_teams(PAIRS, 3)
    while found := schedule.playable((await host.cup()).state):
        for board in (1, 2):
            await host.win_board(found[0], board, 2)
    await host.gather_teams(draft(CupFormat.KNOCKOUT, SeedingMethod.RATING, team_size=2), 4)
    cup = await host.club.cups.start(host.cup_id, PLACE, ORGANISER.member_id, press())
    assert cup.state.order[0] == 2
    assert cup.state.order[-1] == 4


async def test_a_team_that_all_leave_is_out(host: TeamClub) -> None:
    await host.begin_teams(PAIRS, 4)
    for number in (11, 12):
        cup = await host.club.cups.leave(host.cup_id, PLACE, member(number).member_id, press())
    assert cup.state.gone == {1: False}
    assert schedule.champion((await host.win_all_boards()).state) == 2


async def test_the_captain_withdraws_the_team(host: TeamClub) -> None:
    await host.begin_teams(PAIRS, 4)
    running = [each.table_id for each in (await host.cup()).playing if each.match == str(FIRST)]
    with pytest.raises(NotCaptain):
        await host.club.cup_teams.withdraw(host.cup_id, PLACE, member(12).member_id, press())
    cup = await host.club.cup_teams.withdraw(host.cup_id, PLACE, member(11).member_id, press())
    assert cup.state.gone == {1: False}
    for table_id in running:
        assert table_id is not None
        ended = await host.club.tables.snapshot(table_id)
        assert ended.contest is not None
        assert ended.contest.settlement is not None
        winner = ended.players[(ended.contest.settlement.winner or 0) - 1].member_id
        assert cup.entrant_of(winner or 0) == 4


@pytest.mark.slow
@pytest.mark.parametrize("format_", CupFormat)
async def test_two_processes_bring_a_cup_of_teams_on_together(
    host: TeamClub, twin: Club, database: Database, format_: CupFormat
) -> None:
    await host.begin_teams(draft(format_, team_size=2), 4)
    while found := schedule.playable((cup := await host.cup()).state):
        for board in (1, 2):
            if team_boards.is_open(cup.state, found[0], board):
                loser = cup.member_at(max(found[0].entrants), board)
                table = await host.table(found[0], board)
                await twin.playing.resign(table.table.table_id, loser)
        await asyncio.gather(host.club.cups.bring_on(), twin.cups.bring_on())
        assert not await host.club.cups.bring_on()
    cup = await host.cup()
    assert schedule.champion(cup.state) == 1
    async with database.read() as connection:
        begun = (await connection.scalars(select(tables.c.table_id))).all()
    assert len(begun) == 2 * len(cup.state.decisions), "no board has two tables"


async def test_two_processes_answer_a_press_once(host: TeamClub, twin: Club) -> None:
    await host.gather_teams(draft(CupFormat.KNOCKOUT, team_size=3), 2)
    entered, joined, left = press(), press(), press()
    args = host.cup_id, PLACE
    await host.club.cup_teams.enter_team(*args, member(31), "Team 3", entered)
    with pytest.raises(DoneByTwinError):
        await twin.cup_teams.enter_team(*args, member(31), "Team 3", entered)
    await host.club.cup_teams.join(*args, member(32), 3, joined)
    with pytest.raises(DoneByTwinError):
        await twin.cup_teams.join(*args, member(32), 3, joined)
    await host.club.cup_teams.let_go(*args, member(31).member_id, member(32).member_id, left)
    with pytest.raises(DoneByTwinError):
        await twin.cup_teams.let_go(*args, member(31).member_id, member(32).member_id, left)
    assert (await host.cup()).state.members[3] == (member(31).member_id,)


async def test_who_may_enter_join_and_let_go(host: TeamClub) -> None:
    cup = await host.gather_teams(draft(CupFormat.KNOCKOUT, team_size=3), 1)
    teams, cup_id = host.club.cup_teams, host.cup_id
    await host.club.cups.leave(cup_id, PLACE, member(13).member_id, press())
    with pytest.raises(CupForTeams):
        await host.club.cups.enter(cup_id, PLACE, member(5), press())
    for name in ("", " \n\t", "\0"):
        with pytest.raises(TeamNeedsName):
            await teams.enter_team(cup_id, PLACE, member(5), name, press())
    with pytest.raises(TeamNameTaken):
        await teams.enter_team(cup_id, PLACE, member(5), " team\n 1", press())
    with pytest.raises(EnteredAlready):
        await teams.enter_team(cup_id, PLACE, member(12), "Others", press())
    robot = Person(7, "robot", bot=True)
    with pytest.raises(NoBots):
        await teams.enter_team(cup_id, PLACE, robot, "Robots", press())
    with pytest.raises(NoBots):
        await teams.join(cup_id, PLACE, robot, 1, press())
    with pytest.raises(NoSuchTeam):
        await teams.join(cup_id, PLACE, member(5), 2, press())
    with pytest.raises(EnteredAlready):
        await teams.join(cup_id, PLACE, member(12), 1, press())
    for by in (12, 5):
        with pytest.raises(NotCaptain):
            await teams.let_go(cup_id, PLACE, member(by).member_id, member(11).member_id, press())
    with pytest.raises(NotEntered):
        await teams.let_go(cup_id, PLACE, member(11).member_id, member(5).member_id, press())
    await teams.join(cup_id, PLACE, member(5), 1, press())
    with pytest.raises(TeamFull):
        await teams.join(cup_id, PLACE, member(6), 1, press())
    await teams.let_go(cup_id, PLACE, ORGANISER.member_id, member(12).member_id, press())
    cup = await teams.let_go(cup_id, PLACE, 7, member(11).member_id, press(), manages=True)
    assert cup.state.members[1] == (member(5).member_id,)
    assert cup.state.captains[1] == member(5).member_id
    assert cup.state.names == {1: "Team 1"}


async def test_singles_have_no_teams(host: TeamClub) -> None:
    await host.gather(draft(CupFormat.KNOCKOUT), 2)
    teams, cup_id = host.club.cup_teams, host.cup_id
    one = member(1).member_id
    for tried in (
        teams.enter_team(cup_id, PLACE, member(5), "Aces", press()),
        teams.join(cup_id, PLACE, member(5), 1, press()),
        teams.let_go(cup_id, PLACE, one, one, press()),
    ):
        with pytest.raises(CupForSingles):
            await tried
    with pytest.raises(NotCaptain):
        await teams.withdraw(cup_id, PLACE, one, press())


async def test_nobody_joins_and_leaves_teams_without_end(host: TeamClub) -> None:
    await host.gather_teams(draft(CupFormat.KNOCKOUT, team_size=3), 1)
    await host.club.cups.leave(host.cup_id, PLACE, member(13).member_id, press())
    teams, one = host.club.cup_teams, member(5)
    for _ in range(ENTRIES):
        await teams.join(host.cup_id, PLACE, one, 1, press())
        await host.club.cups.leave(host.cup_id, PLACE, one.member_id, press())
    with pytest.raises(LeftTooOften):
        await teams.join(host.cup_id, PLACE, one, 1, press())
    with pytest.raises(LeftTooOften):
        await teams.enter_team(host.cup_id, PLACE, one, "Aces", press())
    await teams.join(host.cup_id, PLACE, member(6), 1, press())


async def test_nobody_enters_and_withdraws_teams_without_end(host: TeamClub) -> None:
    await host.gather_teams(PAIRS, 1)
    teams, one = host.club.cup_teams, member(5)
    for _ in range(2 * ENTRIES):
        await teams.enter_team(host.cup_id, PLACE, one, "Aces", press())
        await teams.withdraw(host.cup_id, PLACE, one.member_id, press())
    with pytest.raises(LeftTooOften):
        await teams.enter_team(host.cup_id, PLACE, one, "Aces", press())


async def test_a_block_keeps_members_out_of_one_team(host: TeamClub) -> None:
    await host.gather_teams(draft(CupFormat.KNOCKOUT, team_size=3), 1)
    await host.club.cups.leave(host.cup_id, PLACE, member(13).member_id, press())
    await host.club.friends.block(member(12), member(5))
    with pytest.raises(TeamFull):
        await host.club.cup_teams.join(host.cup_id, PLACE, member(5), 1, press())
    await host.club.friends.block(member(6), member(12))
    with pytest.raises(YouBlocked):
        await host.club.cup_teams.join(host.cup_id, PLACE, member(6), 1, press())


@pytest.mark.parametrize("by_the_substitute", [True, False])
async def test_a_block_keeps_a_substitute_out_of_a_team(
    host: TeamClub, *, by_the_substitute: bool
) -> None:
    await host.begin_teams(PAIRS, 2)
    one, other = (member(5), member(12)) if by_the_substitute else (member(12), member(5))
    await host.club.friends.block(one, other)

    async def put_in(replaced: int) -> StoredCup:
        args = host.cup_id, PLACE, ORGANISER.member_id, member(replaced).member_id, member(5)
        return await host.club.cups.substitute(*args, interaction_id=press())

    with pytest.raises(CantPutIn):
        await put_in(11)
    cup = await put_in(12)
    assert cup.state.members[1] == (member(11).member_id, member(5).member_id)


async def test_no_organiser_is_told_that_a_substitute_is_being_deleted(
    host: TeamClub, database: Database
) -> None:
    await host.begin_teams(PAIRS, 2)
    substitute = member(5)
    async with database.write() as connection:
        await stored_members.remember(connection, substitute.member_id, "@north", host.clock.now())
        going = Deletion(substitute.member_id, -9, host.clock.now())
        await deletions.begin(connection, going)
    with pytest.raises(CantPutIn) as refused:
        await host.club.cups.substitute(
            host.cup_id,
            PLACE,
            ORGANISER.member_id,
            member(11).member_id,
            substitute,
            interaction_id=press(),
        )
    assert refused.value.args_ == {}


async def test_who_deletes_everything_has_left_the_team(host: TeamClub, database: Database) -> None:
    cup = await host.begin_teams(PAIRS, 3)
    gone = member(32).member_id
    await host.club.own_data.forget(gone)
    cup = await host.look()
    (match,) = [each for each in schedule.matches(cup.state) if set(each.entrants) == {2, 3}]
    assert cup.state.boards[match.key][2].winner == 2
    assert 3 in cup.state.active
    assert schedule.champion((await host.win_all_boards()).state) == 1
    async with database.read() as connection:
        known = (await connection.scalars(select(cup_members.c.member_id))).all()
    assert gone not in known


async def test_who_deletes_everything_before_the_start_frees_the_place(host: TeamClub) -> None:
    await host.gather_teams(PAIRS, 2)
    await host.club.own_data.forget(member(11).member_id)
    cup = await host.club.cup_teams.join(host.cup_id, PLACE, member(77), 1, press())
    assert cup.state.members[1] == (member(12).member_id, member(77).member_id)
