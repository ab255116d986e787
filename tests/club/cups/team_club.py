"""Cups of teams in the club."""

from club.cups.cup_draft import CupDraft
from club.cups.formats import schedule, team_boards
from club.cups.formats.matches import Match
from club.cups.formats.plan import CupFormat
from club.cups.stored_cup import StoredCup
from tests.club.club_helpers import PLACE
from tests.club.cups.cup_club import ORGANISER, CupClub, draft, member, press

PAIRS = draft(CupFormat.KNOCKOUT, team_size=2)


def of_team(entrant: int, board: int) -> int:
    """The number of a team's member at a board: 21 is the first of team 2."""
    return 10 * entrant + board


class TeamClub(CupClub):
    """A club and its cup of teams."""

    async def gather_teams(self, setup: CupDraft, teams: int) -> StoredCup:
        """Set up a cup that so many complete teams have entered."""
        cup = await self.club.cups.create(PLACE, ORGANISER, setup, press())
        self.cup_id = cup.cup_id
        for entrant in range(1, teams + 1):
            await self.enter_team(entrant, setup.plan.team_size)
        return await self.cup()

    async def enter_team(self, entrant: int, members: int) -> None:
        """Enter a team of so many, which is the next one of the cup."""
        captain = member(of_team(entrant, 1))
        teams = self.club.cup_teams
        await teams.enter_team(self.cup_id, PLACE, captain, f"Team {entrant}", press())
        for board in range(2, members + 1):
            person = member(of_team(entrant, board))
            await teams.join(self.cup_id, PLACE, person, entrant, press())

    async def begin_teams(self, setup: CupDraft, teams: int) -> StoredCup:
        await self.gather_teams(setup, teams)
        return await self.club.cups.start(self.cup_id, PLACE, ORGANISER.member_id, press())

    async def win_board(self, match: Match, board: int, entrant: int) -> StoredCup:
        """Have an entrant win a board: the other's member gives up."""
        cup = await self.cup()
        other = next(each for each in match.entrants if each != entrant)
        table = await self.table(match, board)
        await self.club.playing.resign(table.table.table_id, cup.member_at(other, board))
        return await self.look()

    async def win_all_boards(self) -> StoredCup:
        """Let the better seeds win all that is open until the cup is over."""
        cup = await self.cup()
        while found := schedule.playable(cup.state):
            for board in range(1, cup.state.plan.team_size + 1):
                if team_boards.is_open(cup.state, found[0], board):
                    cup = await self.win_board(found[0], board, min(found[0].entrants))
        return cup
