"""Leagues and ladders as they are stored: damaged, half done, deleted, of another server."""

from datetime import datetime, timedelta

import pytest
from sqlalchemy import Update, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.people import Place
from club.cups import match_tables, match_time
from club.cups.formats.events import Decided, HowDecided
from club.cups.host_steps import ANSWERED, SET_ASIDE
from club.leagues import competition_progress, season_progress
from club.leagues.competitions import COMPETITIONS
from club.leagues.league_refusals import (
    NoSuchCompetition,
    TooManyCompetitions,
    UnreadableCompetition,
)
from club.leagues.stored_competition import StoredCompetition
from data.core.servers import KEPT
from data.members import server_purge
from data.schema.cups import (
    competition_events,
    competition_matches,
    competition_members,
    competitions,
)
from data.storage.database import Database
from data.turn_clock import pauses
from tests.club.club_helpers import PLACE
from tests.club.cups.cup_club import ORGANISER, member, press
from tests.club.leagues.league_club import FOURS, LADDER, LeagueClub, ladder_of, league_of

BY = ORGANISER.member_id
BEGAN = competition_events.c.word == "season_began"
ENTERED = competition_events.c.word == "entered"


@pytest.mark.parametrize(
    "damage",
    [
        update(competition_events).where(BEGAN).values(word="won"),
        update(competition_events).where(BEGAN).values(word="started"),
        update(competition_events).where(BEGAN).values(detail={"divisions": [[1, 1]]}),
        update(competition_events).where(BEGAN).values(detail=[1]),
        update(competition_events).where(BEGAN).values(number=99),
        update(competition_events).where(ENTERED).values(interaction_id=None),
        update(competitions).values(rules="whist"),
        update(competitions).values(clock="fast"),
        update(competitions).values(plan={"size": 99}),
        update(competitions).values(plan=[]),
        update(competitions).values(kind="ladder"),
        update(competitions).values(commitment="0"),
        update(competition_matches).values(match=competition_matches.c.match + "x"),
    ],
    ids=str,
)
async def test_what_is_damaged_is_refused_and_holds_up_nothing_else(
    host: LeagueClub, database: Database, damage: Update
) -> None:
    await host.begin()
    async with database.write() as connection:
        await connection.execute(damage)
    with pytest.raises(UnreadableCompetition):
        await host.it()
    bad = host.competition_id
    await host.begin()
    host.later()
    it = await host.look()
    assert league_of(it).seasons[0].weeks == 2
    with pytest.raises(UnreadableCompetition):
        await host.club.competitions.enter(bad, PLACE, member(9), press())


async def test_what_fails_half_way_leaves_nothing_behind(
    host: LeagueClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    await host.begin()
    before = await host.it()
    host.later()
    with monkeypatch.context() as patch:
        patch.setattr(match_tables, "begin", failing)
        with pytest.raises(RuntimeError):
            await host.club.competitions.go_on(host.competition_id)
    assert (await host.it()).state == before.state
    it = await host.look()
    assert len(it.playing) == 2
    assert league_of(it).seasons[0].weeks == 2


async def failing(*_: object) -> None:
    raise RuntimeError("killed")


async def test_what_fails_in_one_holds_up_no_other_and_is_tried_again(
    host: LeagueClub, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first = await host.begin()
    await host.begin()
    go_on = competition_progress.go_on

    async def failing_once(
        connection: AsyncConnection, it: StoredCompetition, now: datetime
    ) -> StoredCompetition:
        if it.competition_id == first.competition_id:
            raise RuntimeError("broken")
        return await go_on(connection, it, now)

    host.later()
    with monkeypatch.context() as patch:
        patch.setattr(competition_progress, "go_on", failing_once)
        done = await host.club.competitions.bring_on()
        assert [each.competition_id for each in done] == [host.competition_id]
        assert await host.club.competitions.next_look() == host.clock.time + SET_ASIDE
    assert [each.levelname for each in caplog.records if "can't go on" in each.message] == ["ERROR"]
    host.clock.time += SET_ASIDE
    (late,) = await host.club.competitions.bring_on()
    assert late.competition_id == first.competition_id


async def test_nothing_is_done_in_the_league_of_another_server(host: LeagueClub) -> None:
    await host.begin()
    one, key = member(1).member_id, (await host.playable())[0].key
    elsewhere = Place(PLACE.server_id + 1, "Tea room", 78, "tea")
    club, where = host.club, (host.competition_id, elsewhere)
    ruled = Decided(key, 1, HowDecided.RULED)
    for tried in (
        club.competitions.enter(*where, member(9), press()),
        club.competitions.leave(*where, one, press()),
        club.competitions.disqualify(*where, 7, one, press(), manages=True),
        club.competitions.rule(*where, 7, ruled, press(), manages=True),
        club.competitions.cancel(*where, 7, press(), manages=True),
        club.competitions.extend(*where, key, one),
        club.leagues.start(*where, BY, press()),
        club.leagues.stop(*where, BY, press()),
        club.leagues.substitute(*where, 7, one, member(9), interaction_id=press(), manages=True),
        club.ladders.challenge(*where, one, member(2).member_id, press()),
        club.ladders.accept(*where, one, press()),
        club.ladders.decline(*where, one, press()),
        club.ladders.take_back(*where, one, press()),
    ):
        with pytest.raises(NoSuchCompetition):
            await tried
    with pytest.raises(NoSuchCompetition):
        await club.competitions.get(host.competition_id, server_id=elsewhere.server_id)
    with pytest.raises(NoSuchCompetition):
        await club.competitions.get(host.competition_id + 1)


async def test_a_member_has_so_many_and_no_more(host: LeagueClub) -> None:
    for number in range(COMPETITIONS):
        await host.gather(LADDER if number % 2 else FOURS, 0)
    with pytest.raises(TooManyCompetitions):
        await host.gather(LADDER, 0)
    await host.club.competitions.cancel(host.competition_id, PLACE, BY)
    await host.gather(LADDER, 0)


async def test_all_stands_still_while_the_bot_is_not_in_its_server(host: LeagueClub) -> None:
    await host.begin()
    await host.club.server_departures.compare(())
    host.later()
    assert not await host.club.competitions.bring_on()
    assert await host.club.competitions.next_look() is None
    await host.club.server_departures.compare({PLACE.server_id})
    assert league_of(await host.look()).seasons[0].weeks == 1, "that time doesn't count"
    host.later()
    assert league_of(await host.look()).seasons[0].weeks == 2


async def test_a_ladder_outlives_weeks_without_the_bot(host: LeagueClub) -> None:
    await host.gather(LADDER, 3)
    await host.challenge(3, 2)
    departures, away = host.club.server_departures, timedelta(days=29)
    for _ in range(6):
        await departures.compare(())
        host.clock.advance(away)
        await departures.compare({PLACE.server_id})
        assert await host.order() == (1, 2, 3)
        assert ladder_of(await host.look()).open
    host.clock.advance(LADDER.answer_time)
    await host.look()
    assert await host.order() == (1, 3, 2)


async def test_a_press_shows_that_the_bot_is_back_before_it_has_noticed(host: LeagueClub) -> None:
    await host.gather(LADDER, 3)
    await host.challenge(3, 2)
    await host.club.server_departures.compare(())
    host.clock.advance(2 * LADDER.answer_time)
    await host.accept(2)
    assert await host.order() == (1, 2, 3), "that time doesn't count"
    assert await host.club.competitions.next_look() is not None


async def test_a_press_that_was_on_its_way_does_not_bring_the_bot_back(host: LeagueClub) -> None:
    await host.gather(LADDER, 3)
    await host.challenge(3, 2)
    departures, left_at = host.club.server_departures, host.clock.time
    await departures.compare(())
    host.clock.advance(ANSWERED / 2)
    await host.accept(2)
    assert await host.club.competitions.next_look() is None
    assert await departures.next_due() == left_at + KEPT


async def test_no_press_keeps_a_server_that_its_owners_want_forgotten(host: LeagueClub) -> None:
    await host.gather(LADDER, 3)
    await host.challenge(3, 2)
    departures = host.club.server_departures
    await departures.close(PLACE.server_id)
    await departures.compare(())
    host.clock.advance(2 * ANSWERED)
    await host.accept(2)
    assert await host.club.competitions.next_look() is None
    assert await departures.forget_due() == [PLACE.server_id]


async def test_a_league_that_waits_for_its_beginning_waits_for_the_bot(host: LeagueClub) -> None:
    await host.gather()
    departures = host.club.server_departures
    await departures.compare(())
    host.clock.advance(season_progress.WAIT - timedelta(days=1))
    await departures.compare({PLACE.server_id})
    host.clock.advance(timedelta(days=20))
    assert not (await host.look()).state.over
    host.clock.advance(timedelta(days=10))
    assert (await host.look()).state.over


async def test_time_away_while_the_bot_was_down_too_counts_once(
    host: LeagueClub, database: Database
) -> None:
    it = await host.begin()
    began, departures = host.clock.time, host.club.server_departures
    await departures.compare(())
    host.later(48)
    await departures.compare({PLACE.server_id})
    async with database.write() as connection:
        await pauses.started(connection, began + timedelta(hours=10), timedelta())
        await pauses.alive(connection, began + timedelta(hours=12))
        await pauses.started(connection, began + timedelta(hours=60), timedelta())
    async with database.read() as connection:
        stops = await match_time.stops_since(connection, began, it.row.server_id)
    assert match_time.down(stops, began) == timedelta(hours=60)


async def test_a_match_whose_table_is_gone_is_played_again(
    host: LeagueClub, database: Database
) -> None:
    await host.begin()
    async with database.write() as connection:
        await server_purge.tables_of(connection, PLACE.server_id)
    it = await host.look()
    assert [each.attempt for each in it.playing] == [2, 2]


async def test_they_go_with_their_server(host: LeagueClub, database: Database) -> None:
    await host.begin()
    async with database.write() as connection:
        while await server_purge.tables_of(connection, PLACE.server_id):
            pass
    await server_purge.belongings(database, PLACE.server_id)
    async with database.read() as connection:
        for table in (competitions, competition_events, competition_members, competition_matches):
            assert not (await connection.execute(select(table))).all()


async def test_who_deletes_everything_has_left(host: LeagueClub, database: Database) -> None:
    await host.begin()
    await host.club.own_data.forget(member(1).member_id)
    it = await host.look()
    assert it.state.active == (2, 3, 4)
    async with database.read() as connection:
        known = (await connection.scalars(select(competition_members.c.member_id))).all()
    assert member(1).member_id not in known
    assert sum(each < 0 for each in known) == 1


async def test_who_deletes_everything_leaves_a_ladder(host: LeagueClub) -> None:
    await host.gather(LADDER, 3)
    await host.challenge(3, 2)
    await host.accept(2)
    await host.club.own_data.forget(member(2).member_id)
    it = await host.look()
    assert ladder_of(it).order == (1, 3)


async def test_its_organiser_may_delete_everything(host: LeagueClub) -> None:
    await host.begin()
    await host.club.own_data.forget(BY)
    it = await host.play_season()
    assert it.row.organiser_id < 0
    assert league_of(it).seasons[0].ended_at is not None
