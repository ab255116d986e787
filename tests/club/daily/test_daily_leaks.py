"""Nobody learns a card of the day that they may not see, by whatever the club is asked."""

import random
from dataclasses import fields, replace
from typing import Any

import pytest

from club.club import Club
from club.core.errors import NotYourDeal
from club.core.people import Person
from club.daily.daily import DailyPage
from club.daily.daily_boards import DailyBoard, DailyPeriod, DailyScope
from club.daily.daily_hand import hand_of
from club.daily.daily_match import COMPUTER, MEMBER, played
from club.daily.past_days import COACH, SHOWN, DaySealed
from data.core import members
from data.core.members import Member
from data.core.utc_days import DAY, day_of
from data.daily import daily_runs
from data.daily.daily_runs import DailyRun
from data.storage.database import Database
from engine.families import determinize
from tests.club.club_helpers import EAST, NORTH, SOUTH, Clock
from tests.club.daily.daily_helpers import (
    CARD_HOUSE,
    ELSEWHERE,
    SIMPLE,
    QuickPlayers,
    daily_club,
    play_match,
)

MATCHES = 12
MEMBER_SEEN = Member(11, "@north")


@pytest.mark.parametrize("number", range(MATCHES))
def test_a_hand_shows_nothing_that_its_member_cant_know(number: int) -> None:
    """What they can't see may be any other cards: what they are shown stays the same."""
    rng = random.Random(number)
    match = played(rng.randbytes(32), 20_574)
    run = DailyRun(20_574, 11, Clock().now())
    read = 0
    while not match.is_over:
        read = len(match.results)
        view = match.state.view(MEMBER)
        imagined = determinize(view, rng)
        lied = replace(match, states=(*match.states[:-1], imagined))
        here = replace(run, ply=match.ply, read_deals=read)
        assert hand_of(here, match, MEMBER_SEEN) == hand_of(here, lied, MEMBER_SEEN)
        seat = match.on_turn or MEMBER
        mover = match.state.view(seat)
        move = rng.choice(mover.legal) if rng.random() < 0.2 else SIMPLE.choose(mover, rng)
        match = match.play(str(move), seat)


async def test_once_read_a_result_is_gone_until_the_day_is_over(club: Club) -> None:
    hand = await play_match(club, NORTH)
    page = await club.daily.look(NORTH, CARD_HOUSE)
    assert page.hand == hand
    assert (hand.scene.view, hand.scene.last) == (None, None)
    assert page.everywhere is not None


@pytest.mark.slow
async def test_who_hasnt_played_sees_the_same_whatever_others_did(
    database: Database, clock: Clock
) -> None:
    club = daily_club(database, clock)
    before = await club.daily.look(EAST, CARD_HOUSE)
    await play_match(club, NORTH)
    await play_match(club, SOUTH, place=ELSEWHERE)
    assert await club.daily.look(EAST, CARD_HOUSE) == before
    board = DailyBoard(before.day)
    for period in DailyPeriod:
        for scope in DailyScope:
            asked = replace(board, period=period, scope=scope)
            found = await club.daily_boards.read(asked, EAST.member_id, 900)
            assert (found.rows, found.own, found.members) == ((), None, 0)


async def test_before_it_is_over_a_day_is_opened_to_nobody(club: Club, clock: Clock) -> None:
    await play_match(club, NORTH)
    day = day_of(clock.now())
    await club.past_days.prepare(day)
    for member_id in (NORTH.member_id, SOUTH.member_id):
        for asked in (day, day + 1, day + 100_000):
            for work in (
                club.past_days.look(asked, member_id, 900),
                club.past_days.deal(asked, NORTH.member_id, 1, member_id, 900),
                club.past_days.deal(asked, COACH, 1, member_id, 900),
                club.past_days.opened(asked),
            ):
                with pytest.raises(DaySealed):
                    await work


async def test_no_list_of_games_knows_of_it(club: Club) -> None:
    await play_match(club, NORTH)
    assert await club.tables.tables_of(NORTH.member_id) == []
    assert await club.tables.running() == []
    assert (await club.own_data.holding(NORTH.member_id)).open == 0


async def test_the_computer_is_shown_its_own_view_alone(database: Database, clock: Clock) -> None:
    players = QuickPlayers()
    await play_match(daily_club(database, clock, players), NORTH)
    assert players.shown
    assert {view.viewer for view in players.shown} == {COMPUTER}


@pytest.mark.slow
async def test_who_hides_their_record_is_replayed_by_nobody(club: Club, clock: Clock) -> None:
    for person, tier in ((NORTH, "nobody"), (SOUTH, "server"), (EAST, "everyone")):
        await play_match(club, person)
        await club.settings.set_member(person, "privacy", tier)
    day = day_of(clock.now())
    clock.advance(DAY)
    looker = Person(99, "@looker")

    async def open_to(server_id: int | None) -> set[int]:
        seen = set[int]()
        for whose in (11, 12, 13):
            try:
                await club.past_days.deal(day, whose, 1, looker.member_id, server_id)
                seen.add(whose)
            except NotYourDeal:
                continue
        return seen

    assert await open_to(900) == {12, 13}
    assert await open_to(901) == {13}
    assert await open_to(None) == {13}
    own = await club.past_days.deal(day, 11, 3, 11, None)
    assert own.states[-1].result is not None
    coach = await club.past_days.deal(day, COACH, 2, looker.member_id, None)
    assert coach.states[-1].result is not None


@pytest.mark.parametrize("tier", ["server", "nobody"])
async def test_outside_of_servers_the_best_of_those_who_are_open_to_all_are_shown(
    club: Club, database: Database, clock: Clock, tier: str
) -> None:
    """Also where all who did better keep their names to their servers, or to themselves."""
    day = (await club.daily.look(NORTH, None)).day
    crowd = [Person(100 + at, f"@{at}") for at in range(SHOWN + 3)]
    async with database.write() as connection:
        for at, person in enumerate(crowd):
            await members.remember(connection, person.member_id, person.name)
            results = [[80 - at, "knock"], [0, "knock"], [0, "knock"]]
            done = dict[str, Any](finished_at=clock.now(), score=80 - at, results=results)
            await daily_runs.begin(connection, DailyRun(day, person.member_id, clock.now(), **done))
    for person in crowd[:-2]:
        await club.settings.set_member(person, "privacy", tier)
    await club.settings.set_member(crowd[-2], "privacy", "everyone")
    clock.advance(DAY)
    past = await club.past_days.look(day, NORTH.member_id, None)
    assert [(each.whose, each.name) for each in past.others] == [(crowd[-2].member_id, "@21")]
    assert past.members == (len(crowd) if tier == "server" else 2)


def test_nothing_hidden_is_a_field_of_what_is_shown() -> None:
    assert {each.name for each in fields(DailyPage)} == {
        *("day", "until", "seal", "next_seal", "before", "days", "streak", "hand"),
        *("here", "everywhere", "late"),
    }
