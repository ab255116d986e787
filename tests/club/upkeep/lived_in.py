"""A database with something of everything in it: games, sums, cups, leagues and daily matches."""

from dataclasses import dataclass
from datetime import timedelta

from club.club import Club
from club.cups.formats.plan import CupFormat
from club.table.snapshot import Snapshot
from club.table.vacancy_votes import SeatVote
from data.schema.vocabulary import TableStatus
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
from tests.club.multiplayer.test_groups import PAIRS, gathered
from tests.club.multiplayer.test_three_handed import JERSEY


@dataclass(frozen=True)
class LivedIn:
    """What is in it, by number."""

    over: int
    running: int
    waiting: int
    practice: int
    teams: int
    three: int
    cup: int
    league: int
    ladder: int
    day: int


async def _begin(club: Club, rules: Rules, press: int) -> Snapshot:
    """Let North challenge South, who accepts, by presses of their own."""
    number = 10 * press
    asked = await club.starting.challenge(PLACE, NORTH, SOUTH, rules, interaction_id=number)
    return await club.starting.accept(asked.table.table_id, SOUTH, number + 1)


async def _given_up_by_one_table(club: Club) -> int:
    """A contest of teams, given up in its second round at one table while the other plays."""
    lead_id = (await gathered(club, PAIRS, 4)).lead_id
    while (lead := await club.tables.snapshot(lead_id)).contest is None or not lead.contest.rounds:
        for board in lead.boards:
            here = await club.tables.snapshot(board)
            if here.state is not None and here.state.turn is not None:
                await step(club, here)
    left, *others = (each.seat for each in lead.players)
    members = {each.seat: each.member_id or 0 for each in lead.players}
    await club.groups.get_up(lead_id, members[left])
    for other in others:
        if (await club.tables.snapshot(lead_id)).table.status == TableStatus.PLAYING:
            await club.groups.say(lead_id, members[other], left, SeatVote.FORFEIT)
    return lead_id


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
    teams = await _given_up_by_one_table(club)
    three = await play_out(club, await gathered(club, JERSEY, 3))
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
        teams,
        three.table.table_id,
        cup.cup_id,
        league.competition_id,
        ladder.competition_id,
        hand.day,
    )
