"""Reviews of finished deals: of one's own decisions, thought about once, and kept."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from club.archive.coaching import NoReviewFound, NotWeighed, NotYourReview, ReviewUnderWay, trend_of
from club.archive.profiles import ProfileRequest
from club.club import Club
from club.core.errors import NoSuchDeal, StillRunning
from club.play.computer_players import ComputerPlayers
from club.table.snapshot import Snapshot
from data.archive import reviews
from data.archive.reviews import TrendPoint
from data.storage.database import Database
from engine.coach.judges import expert
from engine.coach.luck import luck
from engine.machine import View
from engine.moves import Move
from engine.players.judgements import JudgedMove
from engine.rules import PRESETS
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    QUICK,
    SOUTH,
    Clock,
    InProcessPlayers,
    begin,
    computer_move,
    dice,
    play_out,
    play_until,
    step,
    wish,
)
from tests.engine.coach.judging import Settled
from tests.engine.playing import played

LONG = PRESETS.rules("standard", game_target=1000)


@pytest.fixture
def here() -> InProcessPlayers:
    return InProcessPlayers()


@pytest.fixture
def club(database: Database, here: InProcessPlayers) -> Club:
    return Club(database, players=here, clock=Clock(), entropy=dice("coached"))


async def blundering(club: Club) -> tuple[Snapshot, str]:
    """A deal over in which North's first discard wasn't the simple player's: what it was."""
    snapshot = await begin(club, LONG)
    played = ""
    while snapshot.contest is None or not snapshot.contest.deals:
        state = snapshot.state
        assert state is not None
        word = wish(snapshot)
        discards = [str(move) for move in state.legal_moves() if move.kind == "discard"]
        if not played and state.turn == snapshot.seat_of(NORTH.member_id) and word in discards:
            played = word = next(each for each in discards if each != word)
        snapshot = await step(club, snapshot, word)
    return snapshot, played


@pytest.mark.slow
async def test_each_is_told_of_their_own_decisions_alone(
    club: Club, here: InProcessPlayers
) -> None:
    snapshot, played = await blundering(club)
    table_id = snapshot.table.table_id
    here.weighs = Settled({played: 9.0})
    own = await club.coaching.review(table_id, NORTH.member_id)
    (told,) = own.told
    assert told.mistake.better in told.decision.view.legal
    assert told.decision.played == Move.parse(played)
    assert told.mistake.cost == 9
    assert told.reasons
    assert own.review.given >= 9
    assert {view.viewer for view in here.shown} == {own.seat}
    assert all(len(view.legal) > 0 for view in here.shown)
    theirs = await club.coaching.review(table_id, SOUTH.member_id, 1)
    assert theirs.seat != own.seat
    assert theirs.told == ()
    assert theirs.luck.dealt != own.luck.dealt


async def test_a_review_is_thought_about_once_and_told_the_same_again(
    club: Club, here: InProcessPlayers
) -> None:
    snapshot, played = await blundering(club)
    table_id = snapshot.table.table_id
    here.weighs = settled = Settled({played: 9.0})
    first, second = await asyncio.gather(
        *(club.coaching.review(table_id, NORTH.member_id) for _ in range(2))
    )
    asked = len(settled.asked)
    again = await club.coaching.review(table_id, NORTH.member_id)
    assert first.told == second.told == again.told
    assert first.review == again.review
    assert first.luck == again.luck
    assert len(settled.asked) == asked > first.review.decisions


@pytest.mark.slow
async def test_the_deals_of_a_member_are_thought_about_one_by_one(
    club: Club, here: InProcessPlayers, monkeypatch: pytest.MonkeyPatch
) -> None:
    snapshot = await play_until(
        club, await begin(club, LONG), lambda one: bool(one.last and one.last.number == 2)
    )
    table_id, go_on, thinking = snapshot.table.table_id, asyncio.Event(), asyncio.Event()
    judge = here.judge

    async def long_thought(view: View, seed: str, deals: int) -> tuple[JudgedMove, ...]:
        thinking.set()
        await go_on.wait()
        return await judge(view, seed, deals)

    monkeypatch.setattr(here, "judge", long_thought)
    first = asyncio.ensure_future(club.coaching.review(table_id, NORTH.member_id, 1))
    await thinking.wait()
    with pytest.raises(ReviewUnderWay):
        await club.coaching.review(table_id, NORTH.member_id, 2)
    theirs = asyncio.ensure_future(club.coaching.review(table_id, SOUTH.member_id, 2))
    go_on.set()
    assert (await first).replayed.deal == 1
    assert (await theirs).replayed.deal == 2
    assert (await club.coaching.review(table_id, NORTH.member_id, 2)).replayed.deal == 2


async def test_nobody_else_is_told(club: Club, here: InProcessPlayers) -> None:
    table_id = (await play_out(club, await begin(club, QUICK))).table.table_id
    with pytest.raises(NotYourReview):
        await club.coaching.review(table_id, EAST.member_id, place_ids=(PLACE.server_id,))
    assert here.shown == []


async def test_a_deal_that_still_runs_is_not_reviewed(club: Club) -> None:
    snapshot = await begin(club, LONG)
    table_id = snapshot.table.table_id
    with pytest.raises(NoSuchDeal):
        await club.coaching.review(table_id, NORTH.member_id)
    with pytest.raises(StillRunning):
        await club.coaching.review(table_id, NORTH.member_id, 1)


@pytest.mark.slow
async def test_melds_on_the_table_are_not_weighed(club: Club) -> None:
    rules = PRESETS.rules("skarney", game_target=1)
    table_id = (await play_out(club, await begin(club, rules))).table.table_id
    with pytest.raises(NotWeighed):
        await club.coaching.review(table_id, NORTH.member_id)


class Broken(InProcessPlayers):
    """Players whose process fails whenever moves are to be weighed."""

    async def judge(self, *_: object) -> None:
        return None


async def test_what_could_not_be_weighed_may_be_asked_again(database: Database) -> None:
    club = Club(database, players=Broken(), clock=Clock(), entropy=dice("coached"))
    table_id = (await play_out(club, await begin(club, QUICK))).table.table_id
    for _ in range(2):
        with pytest.raises(NoReviewFound):
            await club.coaching.review(table_id, NORTH.member_id)
    assert await club.coaching.trend(NORTH.member_id) is None


async def test_another_process_weighs_and_counts_as_this_one_would() -> None:
    players = ComputerPlayers()
    players._pool = ThreadPoolExecutor(1)  # pyright: ignore[reportAttributeAccessIssue]
    states = played("standard", 3, sense=1).states
    view = states[0].view(states[0].turn)
    assert await players.judge(view, "a seed", 20) == expert().judge(
        view, random.Random("a seed"), 20
    )
    assert await players.luck(states, 1) == luck(states, 1)
    players.close()


@pytest.mark.slow
async def test_a_practice_game_is_reviewed_too(club: Club) -> None:
    snapshot = await club.starting.practice(PLACE, NORTH, LONG, "novice", 5000)
    table_id = snapshot.table.table_id
    while snapshot.contest is None or not snapshot.contest.deals:
        if snapshot.computer_to_move is None:
            snapshot = await step(club, snapshot)
        else:
            snapshot = await computer_move(club, table_id) or snapshot
    found = await club.coaching.review(table_id, NORTH.member_id)
    assert found.review.decisions > 0
    assert found.review.mistakes == ()


@pytest.mark.slow
async def test_what_was_found_goes_with_the_member(club: Club, database: Database) -> None:
    table_id = (await play_out(club, await begin(club, QUICK))).table.table_id
    for member in (NORTH, SOUTH):
        await club.coaching.review(table_id, member.member_id)
    assert await club.coaching.trend(NORTH.member_id) is not None
    await club.own_data.forget(NORTH.member_id)
    assert await club.coaching.trend(NORTH.member_id) is None
    async with database.read() as connection:
        assert len(await reviews.lately(connection, SOUTH.member_id, 5)) == 1


async def test_the_trend_is_on_ones_own_profile_alone(club: Club) -> None:
    table_id = (await play_out(club, await begin(club, QUICK))).table.table_id
    await club.coaching.review(table_id, NORTH.member_id)
    look = ProfileRequest(NORTH.member_id)
    own = await club.profiles.profile(look, asker_id=NORTH.member_id, server_id=PLACE.server_id)
    assert own.trend == await club.coaching.trend(NORTH.member_id) is not None
    theirs = await club.profiles.profile(look, asker_id=SOUTH.member_id, server_id=PLACE.server_id)
    assert theirs.trend is None


def test_a_trend_counts_decisions_and_not_deals() -> None:
    trend = trend_of(
        [TrendPoint(0, 0.0, 3.0), TrendPoint(10, 20.0, 4.0), TrendPoint(30, 0.0, -2.0)]
    )
    assert trend is not None
    assert trend.deals == (2.0, 0.0)
    assert trend.given == 0.5
    assert trend.drawn == 1
    assert trend_of([]) is None
