"""Leagues and ladders of the club: joined by members, and brought on as the bot does it."""

from dataclasses import dataclass
from datetime import timedelta

from club.club import Club
from club.cups.formats.match_keys import MatchKey
from club.cups.formats.matches import Match
from club.cups.formats.seeding import SeedingMethod
from club.leagues.competition_draft import CompetitionDraft
from club.leagues.formats import competition
from club.leagues.formats.competition import CompetitionPlan
from club.leagues.formats.ladder_plan import LadderPlan
from club.leagues.formats.ladder_state import LadderState
from club.leagues.formats.league_plan import LeaguePlan
from club.leagues.formats.league_state import LeagueState
from club.leagues.stored_competition import StoredCompetition
from club.table.snapshot import Snapshot
from tests.club.club_helpers import PLACE, QUICK, Clock, step
from tests.club.cups.cup_club import ORGANISER, member, press

WEEK = 7 * 24
FOURS = LeaguePlan(size=4, moves=1, seeding=SeedingMethod.HAND)
LADDER = LadderPlan()


def draft(plan: CompetitionPlan = FOURS, hours: int = WEEK) -> CompetitionDraft:
    return CompetitionDraft("May league", plan, QUICK, hours)


def league_of(it: StoredCompetition) -> LeagueState:
    assert isinstance(it.state, LeagueState)
    return it.state


def ladder_of(it: StoredCompetition) -> LadderState:
    assert isinstance(it.state, LadderState)
    return it.state


@dataclass
class LeagueClub:
    """A club, its clock, and the league or ladder that is being played."""

    club: Club
    clock: Clock
    competition_id: int = 0

    async def gather(
        self, plan: CompetitionPlan = FOURS, entrants: int = 4, hours: int = WEEK
    ) -> StoredCompetition:
        """Set up a league or ladder that so many have joined."""
        it = await self.club.competitions.create(PLACE, ORGANISER, draft(plan, hours), press())
        self.competition_id = it.competition_id
        for number in range(1, entrants + 1):
            it = await self.enter(number)
        return it

    async def begin(
        self, plan: LeaguePlan = FOURS, entrants: int = 4, hours: int = WEEK
    ) -> StoredCompetition:
        """The same, and begin the first season."""
        await self.gather(plan, entrants, hours)
        return await self.start()

    async def start(self) -> StoredCompetition:
        by = ORGANISER.member_id
        return await self.club.leagues.start(self.competition_id, PLACE, by, press())

    async def enter(self, number: int) -> StoredCompetition:
        entering = member(number)
        return await self.club.competitions.enter(self.competition_id, PLACE, entering, press())

    async def leave(self, number: int) -> StoredCompetition:
        leaving = member(number).member_id
        return await self.club.competitions.leave(self.competition_id, PLACE, leaving, press())

    async def challenge(self, one: int, other: int) -> StoredCompetition:
        return await self.club.ladders.challenge(
            self.competition_id, PLACE, member(one).member_id, member(other).member_id, press()
        )

    async def accept(self, number: int) -> StoredCompetition:
        accepting = member(number).member_id
        return await self.club.ladders.accept(self.competition_id, PLACE, accepting, press())

    async def it(self) -> StoredCompetition:
        return await self.club.competitions.get(self.competition_id)

    async def league(self) -> LeagueState:
        return league_of(await self.it())

    async def order(self) -> tuple[int, ...]:
        """The members of a ladder by their numbers, the best first."""
        state = ladder_of(await self.it())
        return tuple(state.members[each][0] - member(0).member_id for each in state.order)

    async def look(self) -> StoredCompetition:
        """Do what is due, as the bot's scheduler does."""
        for _ in range(20):
            if not await self.club.competitions.bring_on():
                return await self.it()
        raise AssertionError("more and more is due at once")

    async def playable(self) -> list[Match]:
        return competition.playable((await self.it()).state)

    async def table(self, match: Match) -> Snapshot:
        return await self.club.tables.snapshot(await self.table_id(match.key))

    async def table_id(self, key: MatchKey) -> int:
        row = (await self.it()).row_of(key)
        assert row is not None
        assert row.table_id is not None
        return row.table_id

    async def win(self, match: Match, entrant: int) -> StoredCompetition:
        """Have an entrant win a match: the other gives up after a move."""
        it = await self.it()
        other = next(each for each in match.entrants if each != entrant)
        table = await step(self.club, await self.table(match))
        await self.club.playing.resign(table.table.table_id, it.state.members[other][0])
        return await self.look()

    async def win_all(self) -> StoredCompetition:
        """Let the lower numbers win what can be played."""
        it = await self.it()
        while open_now := competition.playable(it.state):
            it = await self.win(open_now[0], min(open_now[0].entrants))
        return it

    async def play_season(self) -> StoredCompetition:
        """Let the lower numbers win everything, week by week."""
        it = await self.win_all()
        while league_of(it).running is not None:
            self.later()
            await self.look()
            it = await self.win_all()
        return it

    def later(self, hours: float = WEEK) -> None:
        self.clock.advance(timedelta(hours=hours))

    async def live_on(self, looks: int = 500) -> StoredCompetition:
        """Do nothing but wait, as long as anything is due some time."""
        for _ in range(looks):
            due = await self.club.competitions.next_look()
            if due is None:
                return await self.it()
            self.clock.time = max(due, self.clock.time)
            await self.look()
        raise AssertionError("it never ends")
