"""Leagues of the club: each goes on by itself, season after season, and ends."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import select

from club.club import Club
from club.core.errors import DoneByTwinError, NoBots, UnplayableRules
from club.core.people import Person
from club.cups.formats.events import Decided, HowDecided
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.seeding import SeedingMethod, by_lot
from club.leagues import competition_progress, season_progress
from club.leagues.competition_draft import CompetitionDraft
from club.leagues.competition_progress import LONGEST
from club.leagues.competitions import JOININGS
from club.leagues.formats import competition, season_matches
from club.leagues.formats.league_plan import LeaguePlan
from club.leagues.league_refusals import (
    CompetitionMoved,
    CompetitionOver,
    FixtureNotOpen,
    InCompetitionAlready,
    JoinedTooOften,
    NoMoreTime,
    NoSuchCompetition,
    NotCompetitionOrganiser,
    NotInCompetition,
    SeasonPast,
    SeasonRuns,
    TooFewForSeason,
)
from club.ratings.board_points import VOID
from data.schema.contests import games
from data.schema.tables import tables
from data.storage.database import Database
from engine import fair
from engine.rules import PRESETS
from tests.club.club_helpers import PLACE, off_turn, on_turn, play_out, step
from tests.club.cups.cup_club import ORGANISER, member, press
from tests.club.leagues.league_club import (
    FOURS,
    LADDER,
    WEEK,
    LeagueClub,
    draft,
    league_of,
)

BY = ORGANISER.member_id
ROBOT = Person(7, "robot", bot=True)


async def test_a_season_is_played_and_the_next_begins_after_a_pause(host: LeagueClub) -> None:
    await host.begin(entrants=8)
    it = await host.play_season()
    season = league_of(it).season
    assert season is not None
    assert season.ended_at == host.clock.time
    assert season.weeks == 3
    assert not it.playing
    assert it.row.look_at == host.clock.time + timedelta(days=FOURS.pause_days)
    host.later(24 * FOURS.pause_days)
    it = await host.look()
    season = league_of(it).running
    assert season is not None
    assert season.divisions == ((1, 2, 3, 5), (4, 6, 7, 8))
    assert len(it.playing) == 4
    names = [each.match for each in it.playing]
    assert all(MatchKey.read(name).group in {3, 4} for name in names)


async def test_a_league_in_which_nobody_does_anything_ends(host: LeagueClub) -> None:
    await host.begin(entrants=5)
    it = await host.live_on()
    state = league_of(it)
    assert state.over
    assert it.row.finished_at is not None
    assert len(state.seasons) == 1
    assert len(state.active) <= 1, "all are out but who has only met those who didn't come"


async def test_a_week_ends_by_itself_and_who_was_on_turn_has_lost(host: LeagueClub) -> None:
    await host.begin()
    first = (await host.playable())[0]
    table = await step(host.club, await host.table(first))
    late = on_turn(table)
    host.later(WEEK - 1)
    assert await host.club.competitions.next_look() == host.clock.time + timedelta(hours=1)
    assert not await host.club.competitions.bring_on()
    host.later(1)
    it = await host.look()
    season = league_of(it).running
    assert season is not None
    assert season.weeks == 2
    assert len(it.playing) == 2
    result = season.groups.decisions[first.key]
    assert result.winner is not None
    assert it.state.members[result.winner] != (late,)


async def test_weeks_missed_while_the_bot_was_down_are_given_back(host: LeagueClub) -> None:
    await host.club.clocks.started()
    await host.begin()
    await host.club.clocks.alive()
    host.later(3 * WEEK)
    await host.club.clocks.started()
    it = await host.look()
    assert len(it.playing) == 2
    assert league_of(it).seasons[0].weeks == 1
    host.later(WEEK)
    assert league_of(await host.look()).seasons[0].weeks == 2


async def test_who_asks_for_more_time_again_asks_nobody_again(host: LeagueClub) -> None:
    await host.begin()
    match = (await host.playable())[0]
    one, other = (member(each).member_id for each in match.entrants)
    extend = host.club.competitions.extend
    here = host.competition_id, PLACE, match.key
    with pytest.raises(CompetitionMoved):
        await extend(*here, other, press(), agrees=True)
    asked = (await extend(*here, one, press())).row_of(match.key)
    again = (await extend(*here, one, press())).row_of(match.key)
    assert asked is not None
    assert asked == again
    with pytest.raises(CompetitionMoved):
        await extend(*here, one, press(), agrees=True)


async def test_the_organiser_gives_time_as_often_as_there_is_any(host: LeagueClub) -> None:
    await host.begin()
    match, give = (await host.playable())[0], host.club.competitions.give_time
    here = host.competition_id, PLACE
    with pytest.raises(NotCompetitionOrganiser):
        await give(*here, member(1).member_id, match.key, press())
    for weeks in (2, 3):
        row = (await give(*here, BY, match.key, press())).row_of(match.key)
        assert row is not None
        assert row.due_at == row.opened_at + timedelta(hours=WEEK * weeks)
    with pytest.raises(NoMoreTime):
        await give(*here, BY, match.key, press())
    with pytest.raises(FixtureNotOpen):
        await give(*here, BY, match.key._replace(round=2), press())


async def test_nobody_joins_and_leaves_for_ever(host: LeagueClub) -> None:
    await host.gather(entrants=0)
    for _ in range(JOININGS):
        await host.enter(1)
        await host.leave(1)
    with pytest.raises(JoinedTooOften):
        await host.enter(1)
    await host.enter(2)


async def test_both_may_agree_to_more_time_twice(host: LeagueClub) -> None:
    await host.begin()
    match = (await host.playable())[0]
    one, other = (member(each).member_id for each in match.entrants)
    extend = host.club.competitions.extend
    for weeks in (2, 3):
        it = await extend(host.competition_id, PLACE, match.key, one, press())
        row = it.row_of(match.key)
        assert row is not None
        assert row.due_at == row.opened_at + timedelta(hours=WEEK * (weeks - 1))
        it = await extend(host.competition_id, PLACE, match.key, other, press())
        row = it.row_of(match.key)
        assert row is not None
        assert row.due_at == row.opened_at + timedelta(hours=WEEK * weeks)
    with pytest.raises(NoMoreTime):
        await extend(host.competition_id, PLACE, match.key, one, press())
    with pytest.raises(NotInCompetition):
        await extend(host.competition_id, PLACE, match.key, BY, press())
    with pytest.raises(FixtureNotOpen):
        await extend(host.competition_id, PLACE, match.key._replace(round=2), one, press())
    host.later(2 * WEEK)
    await host.look()
    assert match.key in {each.key for each in await host.playable()}
    host.later(WEEK)
    await host.look()
    assert match.key not in {each.key for each in await host.playable()}


@pytest.mark.slow
async def test_a_game_annulled_again_and_again_is_lost_by_both(host: LeagueClub) -> None:
    await host.begin(hours=24)
    match = (await host.playable())[0]
    for _ in range(2 * LONGEST):
        if match.key not in {each.key for each in await host.playable()}:
            break
        table_id = await host.table_id(match.key)
        await host.club.admin.void(PLACE, ORGANISER, table_id, "again", press())
        host.later(23)
        await host.look()
    result = (await host.league()).seasons[0].groups.decisions[match.key]
    assert (result.winner, result.how) == (None, HowDecided.WALKOVER)


async def test_a_played_game_and_a_draw_count_with_their_points(host: LeagueClub) -> None:
    await host.begin()
    first, second = await host.playable()
    over = await play_out(host.club, await host.table(first))
    it = await host.look()
    assert over.contest is not None
    assert over.contest.settlement is not None
    result = league_of(it).seasons[0].groups.decisions[first.key]
    assert result.how == HowDecided.PLAYED
    assert result.score is not None
    assert sorted(result.score) == sorted(over.contest.settlement.totals)
    drawn = Decided(second.key, None, HowDecided.RULED)
    it = await host.club.competitions.rule(host.competition_id, PLACE, BY, drawn, press())
    rows = season_matches.tables(league_of(it).seasons[0])[0]
    assert sorted(row.points for row in rows) == [0, 1, 1, 2]


async def test_who_leaves_gives_up_and_a_newcomer_waits(host: LeagueClub) -> None:
    await host.begin(entrants=8)
    it = await host.enter(9)
    assert len(it.playing) == 4
    match = next(each for each in await host.playable() if 1 in each.entrants)
    table = await host.table(match)
    it = await host.leave(1)
    assert len(it.playing) == 3
    assert (await host.club.tables.snapshot(table.table.table_id)).state is None
    result = league_of(it).seasons[0].groups.decisions[match.key]
    assert result.how == HowDecided.WALKOVER
    assert result.winner != 1
    with pytest.raises(NotInCompetition):
        await host.leave(1)
    with pytest.raises(InCompetitionAlready):
        await host.enter(9)
    await host.play_season()
    host.later()
    it = await host.look()
    assert league_of(it).seasons[1].divisions[-1][-1] == 9


async def test_a_substitute_takes_the_place_and_begins_the_game_again(host: LeagueClub) -> None:
    await host.begin()
    match = next(each for each in await host.playable() if 1 in each.entrants)
    before = await host.table_id(match.key)
    substitute = host.club.leagues.substitute
    one = member(1).member_id
    with pytest.raises(NotCompetitionOrganiser):
        await substitute(host.competition_id, PLACE, one, one, member(9), interaction_id=press())
    with pytest.raises(NoBots):
        await substitute(host.competition_id, PLACE, BY, one, ROBOT, interaction_id=press())
    it = await substitute(host.competition_id, PLACE, BY, one, member(9), interaction_id=press())
    assert it.state.members[1] == (member(9).member_id,)
    table = await host.table(match)
    assert table.table.table_id != before
    assert member(9).member_id in table.members
    assert one not in table.members


async def test_the_chosen_place_is_given_where_a_member_has_had_two(host: LeagueClub) -> None:
    await host.begin(entrants=8)
    await host.leave(1)
    await host.leave(5)
    substitute, one = host.club.leagues.substitute, member(1)
    left = member(5).member_id
    where = host.competition_id, PLACE, BY
    await substitute(*where, left, one, interaction_id=press())
    it = await substitute(*where, one.member_id, member(9), interaction_id=press(), entrant=5)
    assert it.state.members[5] == (member(9).member_id,)
    assert it.state.members[1] == (one.member_id,)
    with pytest.raises(NotInCompetition):
        await substitute(*where, one.member_id, member(8), interaction_id=press(), entrant=5)


async def test_the_last_week_ends_with_its_last_match(host: LeagueClub) -> None:
    it = await host.begin()
    extend, scene = host.club.competitions.extend, host.club.competition_displays.scene
    for _ in range(3):
        match, *_ = await host.playable()
        for each in match.entrants:
            one = it.state.members[each][0]
            await extend(host.competition_id, PLACE, match.key, one, press())
        seen = await scene(host.competition_id)
        week, last = host.clock.time + timedelta(hours=WEEK), league_of(seen.it).seasons[0]
        if last.weeks == 3:
            assert seen.next_at == seen.ends[str(match.key)] > week
            return
        assert seen.next_at == week < seen.ends[str(match.key)]
        await host.win_all()
        host.later()
        await host.look()
    raise AssertionError("there is no last week")


async def test_a_place_that_was_left_is_taken_by_one_who_waits(host: LeagueClub) -> None:
    await host.begin()
    await host.leave(1)
    await host.enter(9)
    it = await host.club.leagues.substitute(
        host.competition_id, PLACE, BY, member(1).member_id, member(9), interaction_id=press()
    )
    assert it.state.active == (1, 2, 3, 4)
    assert it.entrant_of(member(9).member_id) == 1
    host.later()
    await host.look()
    match = next(each for each in await host.playable() if 1 in each.entrants)
    assert member(9).member_id in (await host.table(match)).members


@pytest.mark.slow
async def test_the_organiser_may_stop_a_league_after_its_season(host: LeagueClub) -> None:
    await host.begin()
    await host.club.leagues.stop(host.competition_id, PLACE, BY, press())
    with pytest.raises(CompetitionOver):
        await host.enter(9)
    it = await host.play_season()
    assert it.row.finished_at == host.clock.time
    assert it.row.look_at is None
    assert await host.club.competitions.next_look() is None


async def test_a_cancelled_league_annuls_its_games(host: LeagueClub, database: Database) -> None:
    it = await host.begin()
    it = await host.club.competitions.cancel(host.competition_id, PLACE, BY, press())
    assert it.row.finished_at is not None
    assert not it.playing
    async with database.read() as connection:
        assert set(await connection.scalars(select(games.c.reason))) == {VOID}
    with pytest.raises(CompetitionOver):
        await host.enter(9)


async def test_a_league_that_never_begins_is_cancelled(host: LeagueClub) -> None:
    it = await host.gather(entrants=3)
    end = host.clock.time + season_progress.WAIT
    assert it.row.look_at == end
    with pytest.raises(TooFewForSeason):
        await host.start()
    host.clock.time = end
    assert league_of(await host.look()).cancelled
    assert await host.club.competitions.next_look() is None


@pytest.mark.slow
async def test_a_league_waits_for_enough_members_and_not_for_ever(host: LeagueClub) -> None:
    await host.begin()
    await host.play_season()
    await host.leave(4)
    host.later(24 * FOURS.pause_days)
    it = await host.look()
    assert league_of(it).running is None
    assert it.row.look_at == host.clock.time + season_progress.WAIT
    host.later(24 * 29)
    it = await host.enter(9)
    assert league_of(it).seasons[1].divisions == ((1, 2, 3, 5),)
    await host.play_season()
    await host.leave(1)
    it = await host.live_on()
    assert league_of(it).stopped
    assert len(league_of(it).seasons) == 2


@pytest.mark.slow
async def test_the_organiser_may_begin_the_next_season_before_its_time(host: LeagueClub) -> None:
    await host.begin()
    with pytest.raises(SeasonRuns):
        await host.start()
    await host.play_season()
    it = await host.start()
    assert len(league_of(it).seasons) == 2


@pytest.mark.slow
async def test_a_correction_in_the_pause_changes_who_goes_up(host: LeagueClub) -> None:
    await host.begin(entrants=8)
    await host.play_season()
    state = await host.league()
    for match in season_matches.of_division(state.seasons[0], 1):
        if 8 in match.entrants:
            right = Decided(match.key, 8, HowDecided.RULED)
            await host.club.competitions.rule(host.competition_id, PLACE, BY, right, press())
    host.later()
    it = await host.look()
    assert 8 in league_of(it).seasons[1].divisions[0]
    wrong = Decided(MatchKey(CupPart.GROUP, 1, 1, 2), 5, HowDecided.RULED)
    with pytest.raises(SeasonPast):
        await host.club.competitions.rule(host.competition_id, PLACE, BY, wrong, press())


async def test_many_matches_are_opened_in_several_transactions(
    host: LeagueClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(competition_progress, "BATCH", 3)
    it = await host.begin(LeaguePlan(size=8, at_once=7, seeding=SeedingMethod.HAND), 5)
    assert len(it.playing) == 3
    assert it.row.look_at == host.clock.time
    assert len(await host.club.competitions.bring_on()) == 1
    assert len((await host.it()).playing) == 6
    assert len((await host.look()).playing) == 10


@pytest.mark.parametrize("seeding", SeedingMethod)
async def test_the_first_season_is_drawn_as_its_organiser_wants(
    host: LeagueClub, seeding: SeedingMethod
) -> None:
    it = await host.gather(LeaguePlan(size=4, seeding=seeding), 8)
    made = press()
    by_hand = tuple(range(8, 0, -1))
    it = await host.club.leagues.start(host.competition_id, PLACE, BY, made, order=by_hand)
    expected = {
        SeedingMethod.HAND: by_hand,
        SeedingMethod.LOT: by_lot(range(1, 9), fair.lot_seed(it.row.seed, start=made)),
        SeedingMethod.RATING: tuple(range(1, 9)),
    }
    assert league_of(it).seasons[0].entrants == expected[seeding]


async def test_its_cards_follow_from_its_seal_and_the_presses_of_those_who_joined(
    host: LeagueClub,
) -> None:
    it = await host.begin()
    assert fair.commitment(it.row.seed) == it.row.commitment
    match = (await host.playable())[0]
    table = await host.table(match)
    assert it.start_press is not None
    seed = fair.match_seed(
        it.row.seed, match=str(match.key), corrections=0, attempt=1, start=it.start_press
    )
    assert table.table.contest_seed == seed
    said = " ".join(f"{each.seat}:{it.presses[each.member_id or 0]}" for each in table.players)
    assert table.table.presses == said


@pytest.mark.slow
async def test_two_processes_bring_a_league_on_together(
    host: LeagueClub, twin: Club, database: Database
) -> None:
    await host.begin(LeaguePlan(size=4, at_once=2, seeding=SeedingMethod.HAND), 4)
    while (await host.league()).running is not None:
        for match in await host.playable():
            it = await host.it()
            loser = it.state.members[max(match.entrants)][0]
            table = await host.table_id(match.key)
            await twin.playing.resign(table, loser)
            both = (host.club.competitions.bring_on(), twin.competitions.bring_on())
            await asyncio.gather(*both)
        host.later()
        await asyncio.gather(host.club.competitions.bring_on(), twin.competitions.bring_on())
    async with database.read() as connection:
        begun = (await connection.scalars(select(tables.c.table_id))).all()
    assert len(begun) == 6, "no match has two tables"


async def test_two_processes_answer_a_press_once(host: LeagueClub, twin: Club) -> None:
    made = press()
    it = await host.club.competitions.create(PLACE, ORGANISER, draft(), made)
    with pytest.raises(DoneByTwinError):
        await twin.competitions.create(PLACE, ORGANISER, draft(), made)
    host.competition_id = it.competition_id
    for number in range(1, 5):
        entered = press()
        entering = member(number)
        await host.club.competitions.enter(it.competition_id, PLACE, entering, entered)
        with pytest.raises(DoneByTwinError):
            await twin.competitions.enter(it.competition_id, PLACE, entering, entered)
    started = press()
    await twin.leagues.start(it.competition_id, PLACE, BY, started)
    with pytest.raises(DoneByTwinError):
        await host.club.leagues.start(it.competition_id, PLACE, BY, started)
    match = (await host.playable())[0]
    one = member(match.entrants[0]).member_id
    asked = press()
    await host.club.competitions.extend(it.competition_id, PLACE, match.key, one, asked)
    with pytest.raises(DoneByTwinError):
        await twin.competitions.extend(it.competition_id, PLACE, match.key, one, asked)
    assert len((await host.it()).playing) == 2


async def test_what_is_for_ladders_is_refused_in_leagues(host: LeagueClub) -> None:
    await host.begin()
    with pytest.raises(NoSuchCompetition):
        await host.challenge(2, 1)
    with pytest.raises(NoSuchCompetition):
        await host.accept(1)
    await host.gather(LADDER, 4)
    with pytest.raises(NoSuchCompetition):
        await host.start()
    with pytest.raises(NoSuchCompetition):
        await host.club.leagues.stop(host.competition_id, PLACE, BY)


async def test_who_may_join_and_begin(host: LeagueClub) -> None:
    pairs = PRESETS.rules("standard", seating="partnership", team_size=2)
    with pytest.raises(UnplayableRules):
        await host.club.competitions.create(
            PLACE, ORGANISER, CompetitionDraft("Pairs", FOURS, pairs)
        )
    with pytest.raises(ValueError, match="hours"):
        draft(hours=0)
    await host.gather()
    with pytest.raises(NoBots):
        await host.club.competitions.enter(host.competition_id, PLACE, ROBOT, press())
    with pytest.raises(NotCompetitionOrganiser):
        await host.club.leagues.start(host.competition_id, PLACE, member(1).member_id, press())
    await host.club.leagues.start(
        host.competition_id, PLACE, member(1).member_id, press(), manages=True
    )


async def test_who_is_put_out_is_behind_all_who_stay(host: LeagueClub) -> None:
    await host.begin()
    it = await host.club.competitions.disqualify(
        host.competition_id, PLACE, BY, member(1).member_id, press()
    )
    assert it.state.active == (2, 3, 4)
    it = await host.play_season()
    (table,) = season_matches.tables(league_of(it).seasons[0])
    assert [row.entrant for row in table] == [2, 3, 4, 1]
    assert not competition.playable(it.state)


async def test_who_was_never_on_turn_is_not_the_one_who_loses(host: LeagueClub) -> None:
    await host.begin()
    match = (await host.playable())[0]
    table = await host.table(match)
    waits = off_turn(table)
    host.later()
    it = await host.look()
    winner = league_of(it).seasons[0].groups.decisions[match.key].winner
    assert winner is not None
    assert it.state.members[winner] == (waits,)
