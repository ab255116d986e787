"""Cups of the club: entered by members, and brought on as the bot does it."""

import itertools
from dataclasses import dataclass
from datetime import timedelta

from club.club import Club
from club.core.people import Person
from club.cups.cup_draft import CupDraft
from club.cups.formats import schedule
from club.cups.formats.match_keys import CupPart, MatchKey
from club.cups.formats.matches import Match
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.seeding import SeedingMethod
from club.cups.stored_cup import StoredCup
from club.table.snapshot import Snapshot
from tests.club.club_helpers import PLACE, QUICK, Clock

ORGANISER = Person(500, "@organiser")
HOURS = 48
FIRST = MatchKey(CupPart.BRACKET, 1, 1)
FINAL_OF_FOUR = MatchKey(CupPart.BRACKET, 2, 1)

_presses = itertools.count(90_000)


def press() -> int:
    """The number of a press: no two have the same."""
    return next(_presses)


def member(number: int) -> Person:
    return Person(1000 + number, f"@member{number}")


def draft(format_: CupFormat, seeding: SeedingMethod = SeedingMethod.HAND, **plan: int) -> CupDraft:
    of_cup = CupPlan(format_, **plan)  # pyright: ignore[reportArgumentType]
    return CupDraft("May cup", of_cup, QUICK, seeding, HOURS)


KNOCKOUT = draft(CupFormat.KNOCKOUT)


@dataclass
class CupClub:
    """A club, its clock, and the cup that is being played."""

    club: Club
    clock: Clock
    cup_id: int = 0

    async def gather(self, setup: CupDraft, entrants: int) -> StoredCup:
        """Set up a cup that so many have entered."""
        cup = await self.club.cups.create(PLACE, ORGANISER, setup, press())
        self.cup_id = cup.cup_id
        for number in range(1, entrants + 1):
            cup = await self.club.cups.enter(cup.cup_id, PLACE, member(number), press())
        return cup

    async def begin(self, setup: CupDraft, entrants: int) -> StoredCup:
        """The same, and begin it."""
        await self.gather(setup, entrants)
        return await self.club.cups.start(self.cup_id, PLACE, ORGANISER.member_id, press())

    async def cup(self) -> StoredCup:
        return await self.club.cups.get(self.cup_id)

    async def look(self) -> StoredCup:
        """Do what is due, as the bot's scheduler does."""
        await self.club.cups.bring_on()
        assert not await self.club.cups.bring_on(), "more is due at once"
        return await self.cup()

    async def table(self, match: Match, board: int = 1) -> Snapshot:
        row = (await self.cup()).row_of(match.key, board)
        assert row is not None
        assert row.table_id is not None
        return await self.club.tables.snapshot(row.table_id)

    async def win(self, match: Match, entrant: int) -> StoredCup:
        """Have an entrant win a match: the other gives up."""
        cup = await self.cup()
        other = next(each for each in match.entrants if each != entrant)
        table = await self.table(match)
        await self.club.playing.resign(table.table.table_id, cup.state.members[other][0])
        return await self.look()

    async def win_all(self) -> StoredCup:
        """Let the better seeds win until the cup is over."""
        cup = await self.cup()
        while open_now := schedule.playable(cup.state):
            cup = await self.win(open_now[0], min(open_now[0].entrants))
        return cup

    async def until_nothing_is_due(self, most: int = 100) -> StoredCup:
        """Let time pass until the cup is over, with nobody doing anything."""
        for _ in range(most):
            due = await self.club.cups.next_look()
            if due is None:
                return await self.cup()
            self.clock.time = max(due, self.clock.time)
            await self.look()
        raise AssertionError("the cup doesn't end")

    def later(self, hours: float = HOURS) -> None:
        self.clock.advance(timedelta(hours=hours))
