"""What members choose about cups from press to press: a new cup's set-up, and an order by hand."""

from typing import ClassVar

from club.core.host_drafts import HostDrafts
from club.core.people import Person, Place
from club.cups.cup_choices import CupChoice, CupChoices
from data.core.host_drafts import NEW, HostDraftStore
from data.cups.cup_displays import CUP_DRAFTS


class CupDrafts(HostDrafts):
    """The drafts of one database: one a member for each cup, and one for a new cup, a server."""

    drafts: ClassVar[HostDraftStore] = CUP_DRAFTS

    async def choices(self, place: Place, member_id: int) -> CupChoices:
        """Return what a member has chosen for a new cup."""
        return CupChoices.read(await self._stored(place, member_id, NEW))

    async def choose(self, place: Place, person: Person, choice: CupChoice, value: str) -> None:
        """Store one choice for a new cup; ValueError for what can't be chosen."""
        await self._change(
            place,
            person,
            NEW,
            lambda stored: CupChoices.read(stored).with_choice(choice, value).stored(),
        )
