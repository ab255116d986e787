"""What members choose about cups from press to press: a new cup's set-up, and an order by hand."""

from collections.abc import Collection, Iterable
from typing import Any, Final

from club.core.clock import Clock
from club.core.people import Person, Place
from club.cups.cup_choices import CupChoice, CupChoices
from data.core import members
from data.cups import cup_drafts
from data.cups.cup_drafts import CupDraftKey, CupDraftRow
from data.storage.database import Database

_ORDER: Final = "order"


class CupDrafts:
    """The drafts of one database: one a member for each cup, and one for a new cup, a server."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def choices(self, place: Place, member_id: int) -> CupChoices:
        """Return what a member has chosen for a new cup."""
        async with self._database.read() as connection:
            return CupChoices.read(
                await cup_drafts.get(connection, CupDraftKey(member_id, place.server_id))
            )

    async def choose(
        self, place: Place, person: Person, choice: CupChoice, value: str
    ) -> CupChoices:
        """Store one choice for a new cup; ValueError for what can't be chosen."""
        now, key = self._clock.now(), CupDraftKey(person.member_id, place.server_id)
        async with self._database.write() as connection:
            await place.remember(connection)
            await members.remember(connection, person.member_id, person.name, now)
            choices = CupChoices.read(await cup_drafts.get(connection, key))
            choices = choices.with_choice(choice, value)
            await cup_drafts.put(connection, CupDraftRow(key, choices.stored(), now))
            return choices

    async def done(self, place: Place, member_id: int, cup_id: int = cup_drafts.NEW) -> None:
        """Delete what a member has chosen, as it has been done."""
        async with self._database.write() as connection:
            await cup_drafts.drop(connection, CupDraftKey(member_id, place.server_id, cup_id))

    async def order(
        self, place: Place, member_id: int, cup_id: int, entrants: Collection[int]
    ) -> tuple[int, ...]:
        """Return the order in which a member has put the entrants; newcomers come last."""
        key = CupDraftKey(member_id, place.server_id, cup_id)
        async with self._database.read() as connection:
            return _ordered(await cup_drafts.get(connection, key), entrants)

    async def reorder(
        self, place: Place, person: Person, cup_id: int, order: Iterable[int]
    ) -> None:
        """Store the order in which a member puts the entrants."""
        now, key = self._clock.now(), CupDraftKey(person.member_id, place.server_id, cup_id)
        async with self._database.write() as connection:
            await place.remember(connection)
            await members.remember(connection, person.member_id, person.name, now)
            await cup_drafts.put(connection, CupDraftRow(key, {_ORDER: list(order)}, now))


def _ordered(stored: Any, entrants: Collection[int]) -> tuple[int, ...]:  # noqa: ANN401 - whatever is stored
    try:
        known = [each for each in dict.fromkeys(stored[_ORDER]) if each in entrants]
    except (TypeError, ValueError, LookupError):
        known = []
    return (*known, *(each for each in entrants if each not in known))
