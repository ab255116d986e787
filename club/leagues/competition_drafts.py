"""What members choose about leagues and ladders from press to press."""

from typing import ClassVar, Final

from club.core.host_drafts import HostDrafts
from club.core.people import Person, Place
from club.leagues.competition_choices import CompetitionChoice, CompetitionChoices
from club.leagues.stored_competition import CompetitionKind
from data.core.host_drafts import NEW, HostDraftStore
from data.leagues.competition_displays import COMPETITION_DRAFTS

# The numbers under which a new league and a new ladder are kept.
NEW_ONES: Final = {CompetitionKind.LEAGUE: NEW, CompetitionKind.LADDER: NEW - 1}


class CompetitionDrafts(HostDrafts):
    """The drafts of one database: a member's for each, and for a new one of each kind, a server."""

    drafts: ClassVar[HostDraftStore] = COMPETITION_DRAFTS

    async def choices(
        self, place: Place, member_id: int, kind: CompetitionKind
    ) -> CompetitionChoices:
        """Return what a member has chosen for a new league or ladder."""
        return CompetitionChoices.read(await self._stored(place, member_id, NEW_ONES[kind]))

    async def choose(
        self,
        place: Place,
        person: Person,
        kind: CompetitionKind,
        choice: CompetitionChoice,
        value: str,
    ) -> None:
        """Store one choice for a new one; ValueError for what can't be chosen."""
        await self._change(
            place,
            person,
            NEW_ONES[kind],
            lambda stored: CompetitionChoices.read(stored).with_choice(choice, value).stored(),
        )
