"""A database with something of everything in it: games, sums, cups, leagues and daily matches."""

from dataclasses import dataclass
from datetime import timedelta

from club.club import Club
from club.cups.formats.plan import CupFormat
from club.table.snapshot import Snapshot
from data.storage.database import Database
from engine.rules import Rules
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    QUICK,
    SHORT,
    SOUTH,
    Clock,
    make_club,
    play_out,
    step,
)
from tests.club.cups.cup_club import CupClub
from tests.club.cups.cup_club import draft as cup_draft
from tests.club.daily.daily_helpers import daily_club, play_match
from tests.club.leagues.league_club import LADDER, LeagueClub


@dataclass(frozen=True)
class LivedIn:
    """What is in it, by number."""

    over: int
    running: int
    waiting: int
    practice: int
    cup: int
    league: int
    ladder: int
    day: int


async def _begin(club: Club, rules: Rules, press: int) -> Snapshot:
    """Let North challenge South, who accepts, by presses of their own."""
    number = 10 * press
    asked = await club.starting.challenge(PLACE, NORTH, SOUTH, rules, interaction_id=number)
    return await club.starting.accept(asked.table.table_id, SOUTH, number + 1)


async def live(database: Database) -> LivedIn:
    """Play a little of everything."""
    clock = Clock()
    club = make_club(database, clock)
    over = await play_out(club, await _begin(club, SHORT, 4001))
    await play_out(club, await _begin(club, QUICK, 4002))
    given_up = await step(club, await _begin(club, SHORT, 4003))
    await club.playing.resign(given_up.table.table_id, NORTH.member_id)
    running = await _begin(club, SHORT, 4004)
    for _ in range(5):
        running = await step(club, running)
    practice = await club.starting.practice(PLACE, EAST, QUICK, "novice", 4500)
    await play_out(club, practice)
    waiting = await club.starting.challenge(PLACE, NORTH, EAST, SHORT)
    cup = CupClub(club, clock)
    await cup.begin(cup_draft(CupFormat.KNOCKOUT), 4)
    await cup.win_all()
    going_on = CupClub(club, clock)
    await going_on.begin(cup_draft(CupFormat.ROUND_ROBIN), 4)
    league = LeagueClub(club, clock)
    await league.begin()
    await league.win_all()
    ladder = LeagueClub(club, clock)
    await ladder.gather(LADDER)
    await ladder.challenge(3, 2)
    every_day = daily_club(database, clock)
    hand = await play_match(every_day, NORTH)
    await play_match(every_day, SOUTH, place=None)
    clock.advance(timedelta(days=1))
    return LivedIn(
        over.table.table_id,
        running.table.table_id,
        waiting.table.table_id,
        practice.table.table_id,
        cup.cup_id,
        league.competition_id,
        ladder.competition_id,
        hand.day,
    )
