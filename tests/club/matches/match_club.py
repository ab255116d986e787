"""Two servers of the club that play each other, and the match as the bot brings it on."""

from dataclasses import dataclass
from datetime import timedelta

from club.club import Club
from club.core.people import Person, Place
from club.matches.server_match_proposals import ServerMatchDraft
from club.matches.stored_server_match import StoredServerMatch
from club.table.snapshot import Snapshot
from engine.rules import PRESETS
from tests.club.club_helpers import PLACE, Clock, step
from tests.club.cups.cup_club import ORGANISER, member, press

AWAY = Place(901, "Bridge house", 88, "matches")
CAPTAIN = Person(600, "@captain")
HOURS = 72

# No deal ends a game of these by chance before somebody gives it up.
RULES = PRESETS.rules("standard", game_target=500)
PLACES = (PLACE, AWAY)
CAPTAINS = (ORGANISER, CAPTAIN)


def player(side: int, number: int) -> Person:
    return member(100 * side + number)


@dataclass
class MatchClub:
    """A club, its clock, and the match that is being played."""

    club: Club
    clock: Clock
    match_id: int = 0
    code: str = ""

    async def propose(self, boards: int = 3, hours: int = HOURS) -> StoredServerMatch:
        draft = ServerMatchDraft(boards, RULES, hours)
        it, self.code = await self.club.match_proposals.create(PLACE, ORGANISER, draft, press())
        self.match_id = it.match_id
        return it

    async def accept(self, code: str | None = None) -> StoredServerMatch:
        return await self.club.match_proposals.accept(
            code or self.code, AWAY, CAPTAIN, press(), manages=True
        )

    async def gather(self, boards: int = 3, first: int = 3, second: int = 3) -> StoredServerMatch:
        """Have a match accepted that so many have entered."""
        await self.propose(boards)
        it = await self.accept()
        for side, count in ((1, first), (2, second)):
            for number in range(1, count + 1):
                it = await self.enter(side, number)
        return it

    async def enter(self, side: int, number: int) -> StoredServerMatch:
        return await self.club.server_matches.enter(
            self.match_id, PLACES[side - 1], player(side, number), press()
        )

    async def leave(self, side: int, number: int) -> StoredServerMatch:
        return await self.club.server_matches.leave(
            self.match_id, PLACES[side - 1], player(side, number).member_id, press()
        )

    async def ready(self, side: int, *, is_ready: bool = True) -> StoredServerMatch:
        by = CAPTAINS[side - 1].member_id
        return await self.club.server_matches.ready(
            self.match_id, PLACES[side - 1], by, press(), is_ready=is_ready, manages=False
        )

    async def begin(self, boards: int = 3, first: int = 3, second: int = 3) -> StoredServerMatch:
        await self.gather(boards, first, second)
        await self.ready(1)
        return await self.ready(2)

    async def it(self) -> StoredServerMatch:
        return await self.club.server_matches.get(self.match_id)

    async def table(self, board: int) -> Snapshot:
        row = (await self.it()).row_of(board)
        assert row is not None
        assert row.table_id is not None
        return await self.club.tables.snapshot(row.table_id)

    async def win(self, board: int, side: int) -> StoredServerMatch:
        """Have a side win a board: the other gives up after a few moves."""
        it, table = await self.it(), await self.table(board)
        for _ in range(3):
            table = await step(self.club, table)
        loser = it.member_at(3 - side, board)
        await self.club.playing.resign(table.table.table_id, loser)
        return await self.look()

    async def look(self) -> StoredServerMatch:
        """Do what is due, as the bot's scheduler does."""
        for _ in range(20):
            if not await self.club.server_matches.bring_on():
                return await self.it()
        raise AssertionError("more and more is due at once")

    async def later(self, hours: float) -> StoredServerMatch:
        self.clock.advance(timedelta(hours=hours))
        return await self.look()

    async def live_on(self, looks: int = 200) -> StoredServerMatch:
        """Do nothing but wait, as long as anything is due some time."""
        for _ in range(looks):
            due = await self.club.server_matches.next_look()
            if due is None:
                return await self.it()
            self.clock.time = max(due, self.clock.time)
            await self.look()
        raise AssertionError("it never ends")
