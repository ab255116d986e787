"""Ladders of the club: places are played for, and nobody waits for ever."""

from datetime import timedelta

import pytest

from club.club import Club
from club.core.errors import DoneByTwinError, NotTaking, YouBlocked
from club.cups.formats.events import Decided, HowDecided
from club.leagues import season_progress
from club.leagues.formats.ladder_plan import LadderPlan
from club.leagues.league_refusals import (
    ChallengeOpen,
    CompetitionOver,
    FixtureNotOpen,
    InCompetitionAlready,
    JustTakenBack,
    NoOpenChallenge,
    NotCompetitionOrganiser,
    NotInCompetition,
    OutOfReach,
    TheyHaveChallenge,
    TheyRest,
)
from tests.club.club_helpers import PLACE, on_turn, play_out, step
from tests.club.cups.cup_club import ORGANISER, member, press
from tests.club.leagues.league_club import LADDER, WEEK, LeagueClub, ladder_of

BY = ORGANISER.member_id


async def test_a_winner_takes_the_place(host: LeagueClub) -> None:
    await host.gather(LADDER, 5)
    await host.challenge(4, 2)
    it = await host.accept(2)
    (row,) = it.playing
    assert row.due_at == host.clock.time + timedelta(hours=WEEK)
    (match,) = await host.playable()
    await host.win(match, 4)
    assert await host.order() == (1, 4, 2, 3, 5)
    assert not (await host.it()).playing


async def test_a_game_that_is_played_out_decides(host: LeagueClub) -> None:
    await host.gather(LADDER, 3)
    await host.challenge(3, 2)
    await host.accept(2)
    (match,) = await host.playable()
    over = await play_out(host.club, await host.table(match))
    assert over.contest is not None
    assert over.contest.settlement is not None
    winner = over.players[(over.contest.settlement.winner or 0) - 1].member_id
    await host.look()
    first = 3 if winner == member(3).member_id else 2
    assert (await host.order())[1] == first


async def test_no_answer_loses_the_place(host: LeagueClub) -> None:
    await host.gather(LADDER, 3)
    it = await host.challenge(3, 2)
    assert it.row.look_at == host.clock.time + LADDER.answer_time
    host.later(24 * LADDER.answer_days)
    with pytest.raises(NoOpenChallenge):
        await host.accept(2)
    assert await host.order() == (1, 2, 3), "a refused step changes nothing"
    await host.look()
    assert await host.order() == (1, 3, 2)


async def test_declining_gives_the_place_up(host: LeagueClub) -> None:
    await host.gather(LADDER, 3)
    await host.challenge(3, 1)
    with pytest.raises(NoOpenChallenge):
        await host.club.ladders.decline(host.competition_id, PLACE, member(3).member_id)
    await host.club.ladders.decline(host.competition_id, PLACE, member(1).member_id, press())
    assert await host.order() == (3, 1, 2)


async def test_a_challenge_is_taken_back_until_it_is_accepted(host: LeagueClub) -> None:
    await host.gather(LADDER, 3)
    take_back = host.club.ladders.take_back
    await host.challenge(3, 2)
    with pytest.raises(NoOpenChallenge):
        await take_back(host.competition_id, PLACE, member(2).member_id)
    await take_back(host.competition_id, PLACE, member(3).member_id, press())
    host.later(24)
    await host.challenge(3, 2)
    await host.accept(2)
    with pytest.raises(NoOpenChallenge):
        await take_back(host.competition_id, PLACE, member(3).member_id)


async def test_who_takes_a_challenge_back_makes_no_other_for_a_day(host: LeagueClub) -> None:
    await host.gather(LADDER, 4)
    await host.challenge(3, 2)
    await host.club.ladders.take_back(host.competition_id, PLACE, member(3).member_id, press())
    host.later(23)
    for above in (1, 2):
        with pytest.raises(JustTakenBack):
            await host.challenge(3, above)
    await host.challenge(4, 3)
    await host.club.ladders.decline(host.competition_id, PLACE, member(3).member_id, press())
    host.later(1)
    await host.challenge(3, 2)


async def test_who_is_on_turn_when_the_time_is_over_has_lost(host: LeagueClub) -> None:
    await host.gather(LADDER, 3)
    await host.challenge(3, 2)
    await host.accept(2)
    (match,) = await host.playable()
    table = await step(host.club, await host.table(match))
    late = on_turn(table)
    host.later()
    await host.look()
    expected = (1, 2, 3) if late == member(3).member_id else (1, 3, 2)
    assert await host.order() == expected


async def test_time_that_the_bot_was_down_for_is_given_back(host: LeagueClub) -> None:
    await host.club.clocks.started()
    await host.gather(LADDER, 3)
    await host.challenge(3, 2)
    await host.club.clocks.alive()
    host.later(24 * 10)
    await host.club.clocks.started()
    await host.look()
    assert await host.order() == (1, 2, 3)
    await host.accept(2)


async def test_whom_one_may_challenge_and_when(host: LeagueClub) -> None:
    await host.gather(LADDER, 6)
    with pytest.raises(OutOfReach) as refused:
        await host.challenge(5, 1)
    assert refused.value.args_ == {"reach": 3}
    with pytest.raises(OutOfReach):
        await host.challenge(1, 2)
    with pytest.raises(NotInCompetition):
        await host.challenge(9, 2)
    await host.challenge(4, 2)
    with pytest.raises(ChallengeOpen):
        await host.challenge(4, 3)
    with pytest.raises(TheyHaveChallenge):
        await host.challenge(5, 2)
    await host.accept(2)
    (match,) = await host.playable()
    await host.win(match, 2)
    with pytest.raises(TheyRest) as rests:
        await host.challenge(5, 2)
    assert rests.value.args_ == {"days": 3}
    host.later(24 * 3)
    await host.challenge(5, 2)


async def test_a_block_keeps_two_members_from_challenging_each_other(host: LeagueClub) -> None:
    await host.gather(LADDER, 4)
    await host.club.friends.block(member(2), member(3))
    with pytest.raises(NotTaking) as refused:
        await host.challenge(3, 2)
    assert refused.value.args_ == {"name": member(2).name}
    await host.club.friends.block(member(4), member(2))
    with pytest.raises(YouBlocked):
        await host.challenge(4, 2)
    assert not ladder_of(await host.it()).open
    await host.challenge(3, 1)


async def test_both_may_agree_to_more_time(host: LeagueClub) -> None:
    await host.gather(LADDER, 3)
    await host.challenge(3, 2)
    await host.accept(2)
    (match,) = await host.playable()
    extend = host.club.competitions.extend
    await extend(host.competition_id, PLACE, match.key, member(3).member_id, press())
    it = await extend(host.competition_id, PLACE, match.key, member(2).member_id, press())
    assert it.playing[0].due_at == host.clock.time + timedelta(hours=2 * WEEK)
    with pytest.raises(FixtureNotOpen):
        await extend(host.competition_id, PLACE, match.key, member(1).member_id, press())


async def test_who_leaves_while_playing_has_lost_the_game(host: LeagueClub) -> None:
    await host.gather(LADDER, 4)
    await host.challenge(4, 2)
    await host.accept(2)
    (match,) = await host.playable()
    table_id = await host.table_id(match.key)
    await host.leave(2)
    assert await host.order() == (1, 4, 3)
    assert (await host.club.tables.snapshot(table_id)).state is None
    await host.enter(2)
    assert await host.order() == (1, 4, 3, 2)
    with pytest.raises(InCompetitionAlready):
        await host.enter(2)


async def test_the_organiser_decides_an_open_challenge(host: LeagueClub) -> None:
    await host.gather(LADDER, 3)
    await host.challenge(3, 2)
    await host.accept(2)
    (match,) = await host.playable()
    ruled = Decided(match.key, 3, HowDecided.RULED)
    rule = host.club.competitions.rule
    with pytest.raises(NotCompetitionOrganiser):
        await rule(host.competition_id, PLACE, member(3).member_id, ruled, press())
    table_id = await host.table_id(match.key)
    await rule(host.competition_id, PLACE, BY, ruled, press())
    assert await host.order() == (1, 3, 2)
    assert (await host.club.tables.snapshot(table_id)).state is None
    with pytest.raises(NoOpenChallenge):
        await rule(host.competition_id, PLACE, BY, ruled, press())


async def test_who_does_not_play_sinks_and_is_out_in_the_end(host: LeagueClub) -> None:
    await host.gather(LadderPlan(idle_days=14, rest_days=0), 4)
    for _ in range(6):
        host.later(24 * 7)
        await host.look()
        low, high = (await host.order()).index(4), (await host.order()).index(3)
        one, other = (4, 3) if low > high else (3, 4)
        if {3, 4} <= set(await host.order()):
            it = await host.it()
            assert not ladder_of(it).open
            await host.challenge(one, other)
            await host.accept(other)
            (match,) = await host.playable()
            await host.win(match, other if other in match.entrants else one)
    assert set(await host.order()) == {3, 4}


async def test_a_ladder_on_which_nobody_does_anything_ends(host: LeagueClub) -> None:
    await host.gather(LADDER, 5)
    it = await host.live_on()
    assert it.state.over
    assert it.row.finished_at is not None
    assert ladder_of(it).order == ()
    with pytest.raises(CompetitionOver):
        await host.enter(1)


async def test_a_ladder_that_nobody_joins_ends(host: LeagueClub) -> None:
    it = await host.gather(LADDER, 0)
    assert it.row.look_at == host.clock.time + season_progress.WAIT
    it = await host.enter(1)
    host.later(24 * 29)
    assert not (await host.look()).state.over
    await host.enter(2)
    host.later(24 * 2)
    assert not (await host.look()).state.over


async def test_an_annulled_game_is_played_again(host: LeagueClub) -> None:
    await host.gather(LADDER, 3)
    await host.challenge(3, 2)
    await host.accept(2)
    (match,) = await host.playable()
    before = await host.table_id(match.key)
    await host.club.admin.void(PLACE, ORGANISER, before, "by mistake", press())
    it = await host.look()
    assert [each.attempt for each in it.playing] == [2]
    await host.win(match, 3)
    assert await host.order() == (1, 3, 2)


async def test_a_cancelled_ladder_annuls_its_games(host: LeagueClub) -> None:
    await host.gather(LADDER, 3)
    await host.challenge(3, 2)
    await host.accept(2)
    (match,) = await host.playable()
    table_id = await host.table_id(match.key)
    it = await host.club.competitions.cancel(host.competition_id, PLACE, BY, press())
    assert it.state.over
    assert not it.playing
    assert (await host.club.tables.snapshot(table_id)).state is None


async def test_two_processes_answer_a_press_once(host: LeagueClub, twin: Club) -> None:
    await host.gather(LADDER, 3)
    made, one, two = press(), member(3).member_id, member(2).member_id
    await host.club.ladders.challenge(host.competition_id, PLACE, one, two, made)
    with pytest.raises(DoneByTwinError):
        await twin.ladders.challenge(host.competition_id, PLACE, one, two, made)
    accepted = press()
    await twin.ladders.accept(host.competition_id, PLACE, two, accepted)
    with pytest.raises(DoneByTwinError):
        await host.club.ladders.accept(host.competition_id, PLACE, two, accepted)
    assert len((await host.it()).playing) == 1


async def test_the_cards_depend_on_the_challenge_and_its_answer(host: LeagueClub) -> None:
    await host.gather(LADDER, 3)
    made, accepted = press(), press()
    one, two = member(3).member_id, member(2).member_id
    await host.club.ladders.challenge(host.competition_id, PLACE, one, two, made)
    await host.club.ladders.accept(host.competition_id, PLACE, two, accepted)
    (match,) = await host.playable()
    table = await host.table(match)
    pressed = {one: made, two: accepted}
    said = " ".join(f"{each.seat}:{pressed[each.member_id or 0]}" for each in table.players)
    assert table.table.presses == said
