"""Cups with real cards: results are typed in, agreed, disputed, and decided if nobody answers."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import func, select

from club.club import Club
from club.core.errors import DoneByTwinError
from club.core.people import Place
from club.cups.formats import schedule
from club.cups.formats.events import Decided, HowDecided
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.plan import CupFormat
from club.cups.refusals import (
    AwaitsAnswer,
    CupMoved,
    CupPlayedHere,
    ImpossibleScore,
    MatchNotOpen,
    NeedsWinner,
    NoResultClaimed,
    NoSuchCup,
    NotEntered,
    NotYourMatch,
    ResultDisputed,
)
from club.cups.stored_cup import StoredCup
from data.schema.tables import tables
from data.storage.database import Database
from tests.club.club_helpers import PLACE
from tests.club.cups.cup_club import FINAL_OF_FOUR, FIRST, HOURS, ORGANISER, draft, member, press
from tests.club.cups.team_club import TeamClub

REAL = draft(CupFormat.KNOCKOUT, real_cards=True)
ANSWER = timedelta(hours=HOURS / 4)
"""What there is to answer a result."""


async def claim(
    host: TeamClub,
    who: int,
    winner: int | None,
    score: tuple[int, int] | None = None,
    match: MatchKey = FIRST,
) -> StoredCup:
    """A member says how a match came out."""
    return await host.club.cup_results.claim(
        host.cup_id,
        PLACE,
        match,
        member(who).member_id,
        winner=winner,
        score=score,
        interaction_id=press(),
    )


async def agree(host: TeamClub, who: int, match: MatchKey = FIRST) -> StoredCup:
    """A member agrees to what was last said of a match."""
    said = (await host.cup()).said.get(match)
    return await host.club.cup_results.agree(
        host.cup_id,
        PLACE,
        match,
        member(who).member_id,
        seen=0 if said is None else said.number,
        interaction_id=press(),
    )


async def dispute(host: TeamClub, who: int, match: MatchKey = FIRST) -> StoredCup:
    return await host.club.cup_results.dispute(
        host.cup_id, PLACE, match, member(who).member_id, press()
    )


@pytest.mark.parametrize("entrants", [2, 5, pytest.param(8, marks=pytest.mark.slow)])
@pytest.mark.parametrize("format_", CupFormat)
async def test_a_cup_is_played_by_typing_in_its_results(
    host: TeamClub, database: Database, format_: CupFormat, entrants: int
) -> None:
    cup = await host.begin(draft(format_, real_cards=True), entrants)
    said = dict[MatchKey, tuple[int, tuple[int, int]]]()
    while found := schedule.playable(cup.state):
        match = found[0]
        one, other = match.entrants
        score = (100 + one, one) if one < other else (other, 100 + other)
        said[match.key] = min(one, other), score
        await claim(host, max(one, other), min(one, other), score, match.key)
        cup = await agree(host, min(one, other), match.key)
    assert cup.row.finished_at is not None
    assert schedule.champion(cup.state) == 1
    assert not cup.playing
    assert cup.state.decisions == {
        key: Decided(key, winner, HowDecided.AGREED, score) for key, (winner, score) in said.items()
    }
    assert await tables_there(database) == 0


async def tables_there(database: Database) -> int:
    async with database.read() as connection:
        return await connection.scalar(select(func.count()).select_from(tables)) or 0


@pytest.mark.parametrize("size", [1, 3])
@pytest.mark.parametrize("format_", CupFormat)
async def test_a_cup_in_which_nobody_says_anything_ends(
    host: TeamClub, format_: CupFormat, size: int
) -> None:
    setup = draft(format_, real_cards=True, team_size=size)
    await (host.begin_teams(setup, 5) if size > 1 else host.begin(setup, 5))
    cup = await host.until_nothing_is_due()
    assert cup.row.finished_at is not None
    results = {(each.winner, each.how) for each in cup.state.decisions.values()}
    assert results == {(None, HowDecided.WALKOVER)}


async def test_a_match_with_real_cards_is_open_for_its_hours(host: TeamClub) -> None:
    cup = await host.begin(REAL, 2)
    (row,) = cup.playing
    assert (row.table_id, row.attempt) == (None, 0)
    assert not await host.club.cups.bring_on()
    assert cup.row.look_at == row.due_at == host.clock.time + timedelta(hours=HOURS)
    for number in (1, 2):
        await host.club.cups.extend(host.cup_id, PLACE, FIRST, member(number).member_id, press())
    host.later(2 * HOURS - 1)
    assert not await host.club.cups.bring_on()
    host.later(1)
    cup = await host.look()
    assert cup.row.finished_at is not None
    assert schedule.champion(cup.state) is None


async def test_what_nobody_answers_stands(host: TeamClub) -> None:
    await host.begin(REAL, 2)
    host.later(HOURS - 1)
    cup = await claim(host, 1, 1, (130, 60))
    assert cup.row.look_at == host.clock.time + ANSWER
    host.clock.advance(ANSWER - timedelta(minutes=1))
    assert not await host.club.cups.bring_on()
    host.clock.advance(timedelta(minutes=1))
    cup = await host.look()
    assert cup.state.decisions[FIRST] == Decided(FIRST, 1, HowDecided.AGREED, (130, 60))
    assert schedule.champion(cup.state) == 1


async def test_a_result_put_right_may_be_answered_for_as_long_again(host: TeamClub) -> None:
    await host.begin(REAL, 2)
    await claim(host, 1, 2)
    host.clock.advance(ANSWER / 2)
    cup = await claim(host, 1, 1)
    assert cup.row.look_at == host.clock.time + ANSWER
    host.clock.advance(ANSWER)
    assert schedule.champion((await host.look()).state) == 1


async def test_who_says_the_same_again_puts_nothing_off(host: TeamClub) -> None:
    await host.begin(REAL, 2)
    due = (await claim(host, 1, 1, (130, 60))).row.look_at
    host.clock.advance(ANSWER / 2)
    with pytest.raises(AwaitsAnswer):
        await claim(host, 1, 1, (130, 60))
    assert (await host.cup()).row.look_at == due


async def test_who_says_something_else_again_and_again_is_bound_by_what_was_said_first(
    host: TeamClub,
) -> None:
    await host.begin(REAL, 2)
    first, cup = host.clock.time, await claim(host, 1, 1)
    end = first + timedelta(hours=HOURS)
    for winner in (2, 1) * 2:
        host.clock.advance(ANSWER * 0.75)
        cup = await claim(host, 1, winner)
        assert cup.row.look_at == host.clock.time + ANSWER
    assert cup.row.look_at == end
    with pytest.raises(AwaitsAnswer):
        await claim(host, 1, 2, (60, 130))
    host.clock.time = end
    assert (await host.look()).state.decisions[FIRST].how == HowDecided.AGREED


async def test_a_side_puts_right_what_it_says_a_few_times(host: TeamClub) -> None:
    await host.begin(REAL, 2)
    for winner in (1, 2, 1, 2, 1):
        cup = await claim(host, 1, winner)
    with pytest.raises(AwaitsAnswer):
        await claim(host, 1, 2)
    assert (await host.cup()).said == cup.said
    assert schedule.champion((await agree(host, 2)).state) == 1


async def test_after_a_correction_a_result_may_be_answered_for_all_of_its_time(
    host: TeamClub,
) -> None:
    await host.begin(REAL, 4)
    for one, other in ((1, 4), (2, 3)):
        match = next(
            each for each in schedule.playable((await host.cup()).state) if one in each.entrants
        )
        await claim(host, one, one, match=match.key)
        await agree(host, other, match.key)
    await claim(host, 1, 1, match=FINAL_OF_FOUR)
    await dispute(host, 2, FINAL_OF_FOUR)
    host.later(HOURS - 1)
    ruled = Decided(FIRST, 4, HowDecided.RULED)
    await host.club.cups.rule(host.cup_id, PLACE, ORGANISER.member_id, ruled, press())
    for winner in (4, 2):
        cup = await claim(host, 4, winner, match=FINAL_OF_FOUR)
        assert cup.row.look_at == host.clock.time + ANSWER
        host.clock.advance(ANSWER / 2)


async def test_nobody_agrees_to_what_they_have_not_seen(host: TeamClub) -> None:
    await host.begin(REAL, 2)
    cup = await claim(host, 1, 2)
    seen = cup.said[FIRST].number
    await claim(host, 1, 1)
    with pytest.raises(CupMoved):
        await host.club.cup_results.agree(
            host.cup_id, PLACE, FIRST, member(2).member_id, seen=seen, interaction_id=press()
        )
    assert not (await host.cup()).state.decisions


async def test_nobody_disputes_what_they_have_not_seen(host: TeamClub) -> None:
    await host.begin(REAL, 2)
    seen = (await claim(host, 1, 1)).said[FIRST].number
    now = (await claim(host, 1, 2)).said[FIRST].number
    results, two = host.club.cup_results, member(2).member_id
    with pytest.raises(CupMoved):
        await results.dispute(host.cup_id, PLACE, FIRST, two, press(), seen=seen)
    assert not (await host.cup()).state.disputed
    cup = await results.dispute(host.cup_id, PLACE, FIRST, two, press(), seen=now)
    assert cup.state.disputed == {FIRST}
    with pytest.raises(ResultDisputed):
        await results.dispute(host.cup_id, PLACE, FIRST, two, press(), seen=now)


@pytest.mark.parametrize("other_says", [True, False])
async def test_a_dispute_waits_for_the_organiser(host: TeamClub, *, other_says: bool) -> None:
    await host.begin(REAL, 2)
    await claim(host, 1, 1)
    cup = await (claim(host, 2, 2) if other_says else dispute(host, 2))
    assert cup.row.look_at == host.clock.time + timedelta(hours=HOURS)
    host.later(HOURS - 1)
    assert not await host.club.cups.bring_on()
    ruled = Decided(FIRST, 2, HowDecided.RULED, (10, 90))
    cup = await host.club.cups.rule(host.cup_id, PLACE, ORGANISER.member_id, ruled, press())
    assert schedule.champion(cup.state) == 2


async def test_both_lose_where_the_organiser_does_not_settle_a_dispute(host: TeamClub) -> None:
    await host.begin(REAL, 2)
    await claim(host, 1, 1)
    await dispute(host, 2)
    host.later()
    cup = await host.look()
    assert cup.state.decisions[FIRST] == Decided(FIRST, None, HowDecided.WALKOVER)
    ruled = Decided(FIRST, 1, HowDecided.RULED)
    cup = await host.club.cups.rule(host.cup_id, PLACE, ORGANISER.member_id, ruled, press())
    assert schedule.champion(cup.state) == 1


async def test_nobody_holds_up_a_dispute_by_saying_more(host: TeamClub) -> None:
    await host.begin(REAL, 2)
    await claim(host, 1, 1)
    cup = await claim(host, 2, 2)
    due = cup.row.look_at
    host.later(1)
    for who, winner in ((1, 1), (2, 2)):
        with pytest.raises(ResultDisputed):
            await claim(host, who, winner, (5, 3))
        with pytest.raises(ResultDisputed):
            await dispute(host, who)
    assert (await host.cup()).row.look_at == due
    assert schedule.champion((await claim(host, 2, 1)).state) == 1


async def test_the_organiser_enters_a_result_and_corrects_it(host: TeamClub) -> None:
    await host.begin(REAL, 4)
    cup = await claim(host, 1, 1)
    for winner in (4, 1):
        ruled = Decided(FIRST, winner, HowDecided.RULED)
        cup = await host.club.cups.rule(host.cup_id, PLACE, ORGANISER.member_id, ruled, press())
        assert cup.state.decisions[FIRST].winner == winner
    assert not cup.state.claims
    with pytest.raises(MatchNotOpen):
        await claim(host, 4, 4)


async def test_any_member_speaks_for_a_team(host: TeamClub) -> None:
    await host.begin_teams(draft(CupFormat.KNOCKOUT, real_cards=True, team_size=2), 2)
    assert len((await host.cup()).playing) == 1
    await claim(host, 12, 1, (200, 150))
    with pytest.raises(NoResultClaimed):
        await agree(host, 11)
    cup = await agree(host, 22)
    assert schedule.champion(cup.state) == 1


async def test_a_team_plays_on_without_a_member(host: TeamClub) -> None:
    await host.begin_teams(draft(CupFormat.KNOCKOUT, real_cards=True, team_size=2), 2)
    cup = await host.club.cups.leave(host.cup_id, PLACE, member(11).member_id, press())
    assert len(cup.playing) == 1
    with pytest.raises(NotEntered):
        await claim(host, 11, 1)
    cup = await claim(host, 12, 1)
    cup = await host.club.cups.leave(host.cup_id, PLACE, member(12).member_id, press())
    assert schedule.champion(cup.state) == 2


async def test_who_leaves_has_lost_whatever_was_said(host: TeamClub) -> None:
    await host.begin(REAL, 4)
    await claim(host, 1, 1)
    cup = await host.club.cups.leave(host.cup_id, PLACE, member(1).member_id, press())
    assert schedule.matches(cup.state)[0].winner == 4
    with pytest.raises(MatchNotOpen):
        await agree(host, 4)


async def test_a_cancelled_cup_waits_for_nothing(host: TeamClub) -> None:
    await host.begin(REAL, 4)
    await claim(host, 1, 1)
    cup = await host.club.cups.cancel(host.cup_id, PLACE, ORGANISER.member_id, press())
    assert not cup.playing
    host.later()
    assert not await host.club.cups.bring_on()
    assert await host.club.cups.next_look() is None
    assert (await host.club.cups.go_on(host.cup_id)).state.cancelled


async def test_time_that_the_bot_was_down_for_is_given_back(host: TeamClub) -> None:
    await host.club.clocks.started()
    await host.begin(REAL, 2)
    await claim(host, 1, 1)
    await host.club.clocks.alive()
    host.later(2 * HOURS)
    await host.club.clocks.started()
    assert (await host.look()).row.look_at == host.clock.time + ANSWER
    host.clock.advance(ANSWER)
    assert schedule.champion((await host.look()).state) == 1


async def test_nothing_is_said_of_a_match_that_is_not_being_played(host: TeamClub) -> None:
    cup = await host.begin(draft(CupFormat.ROUND_ROBIN, real_cards=True), 4)
    playing = {match.key for match in schedule.playable(cup.state)}
    later = next(each for each in schedule.matches(cup.state) if each.key not in playing)
    one = later.entrants[0]
    with pytest.raises(MatchNotOpen):
        await claim(host, one, one, match=later.key)
    assert (await host.cup()).row.events == cup.row.events


async def test_forged_presses_are_refused(host: TeamClub) -> None:
    cup = await host.begin(REAL, 4)
    for answer in (agree, dispute):
        with pytest.raises(NoResultClaimed):
            await answer(host, 1)
    for who in (500, 77):
        with pytest.raises(NotEntered):
            await claim(host, who, 1)
    with pytest.raises(NotYourMatch):
        await claim(host, 2, 2)
    with pytest.raises(NotEntered):
        await claim(host, 1, 2)
    with pytest.raises(NeedsWinner):
        await claim(host, 1, None)
    for score in ((-1, 5), (5, 10**9)):
        with pytest.raises(ImpossibleScore):
            await claim(host, 1, 1, score)
    with pytest.raises(MatchNotOpen):
        await claim(host, 1, 1, match=MatchKey(CupPart.BRACKET, 2, 1))
    await claim(host, 1, 1)
    for answer in (agree, dispute):
        with pytest.raises(NotYourMatch):
            await answer(host, 2)
        with pytest.raises(NoResultClaimed):
            await answer(host, 1)
    elsewhere = Place(PLACE.server_id + 1, "Tea room", 78, "tea")
    results, four = host.club.cup_results, member(4).member_id
    for tried in (
        results.claim(
            host.cup_id, elsewhere, FIRST, four, winner=4, score=None, interaction_id=press()
        ),
        results.agree(host.cup_id, elsewhere, FIRST, four, seen=1, interaction_id=press()),
        results.dispute(host.cup_id, elsewhere, FIRST, four, press()),
    ):
        with pytest.raises(NoSuchCup):
            await tried
    cup = await host.cup()
    assert not cup.state.decisions
    assert not cup.state.disputed


async def test_nothing_is_typed_in_where_games_are_played(host: TeamClub) -> None:
    await host.begin(draft(CupFormat.KNOCKOUT), 2)
    for tried in (claim(host, 1, 1), agree(host, 1), dispute(host, 1)):
        with pytest.raises(CupPlayedHere):
            await tried


async def test_two_processes_count_a_result_once(host: TeamClub, twin: Club) -> None:
    await host.begin(REAL, 2)
    one, two, made = member(1).member_id, member(2).member_id, press()

    async def claimed_by(club: Club) -> StoredCup:
        return await club.cup_results.claim(
            host.cup_id, PLACE, FIRST, one, winner=1, score=None, interaction_id=made
        )

    cup = await claimed_by(host.club)
    with pytest.raises(DoneByTwinError):
        await claimed_by(twin)
    seen = cup.said[FIRST].number
    host.clock.advance(ANSWER)
    found = await asyncio.gather(
        twin.cup_results.agree(host.cup_id, PLACE, FIRST, two, seen=seen, interaction_id=press()),
        host.club.cups.bring_on(),
        twin.cups.bring_on(),
        return_exceptions=True,
    )
    errors = [each for each in found if isinstance(each, BaseException)]
    assert all(isinstance(each, MatchNotOpen | CupMoved) for each in errors)
    events = cup.row.events
    cup = await host.cup()
    assert cup.row.events == events + 1
    assert schedule.champion(cup.state) == 1
