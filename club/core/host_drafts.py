"""What members choose from press to press: about a new one, and the order of entrants by hand."""

from collections.abc import Callable, Collection, Iterable
from typing import Any, ClassVar, Final

from club.core.clock import Clock
from club.core.people import Person, Place
from data.core import members
from data.core.host_drafts import NEW, HostDraftKey, HostDraftRow, HostDraftStore
from data.storage.database import Database

_ORDER: Final = "order"


class HostDrafts:
    """The drafts of one database: one a member for each cup, league or ladder, and new ones."""

    drafts: ClassVar[HostDraftStore]

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def done(self, place: Place, member_id: int, host_id: int = NEW) -> None:
        """Delete what a member has chosen, as it has been done."""
        async with self._database.write() as connection:
            await self.drafts.drop(connection, HostDraftKey(member_id, place.server_id, host_id))

    async def order(
        self, place: Place, member_id: int, host_id: int, entrants: Collection[int]
    ) -> tuple[int, ...]:
        """Return the order in which a member has put the entrants; newcomers come last."""
        return _ordered(await self._stored(place, member_id, host_id), entrants)

    async def reorder(
        self, place: Place, person: Person, host_id: int, order: Iterable[int]
    ) -> None:
        """Store the order in which a member puts the entrants."""
        chosen = {_ORDER: list(order)}
        await self._change(place, person, host_id, lambda _stored: chosen)

    async def _stored(self, place: Place, member_id: int, host_id: int) -> Any:  # noqa: ANN401 - whatever is stored
        async with self._database.read() as connection:
            key = HostDraftKey(member_id, place.server_id, host_id)
            return await self.drafts.get(connection, key)

    async def _change(
        self, place: Place, person: Person, host_id: int, change: Callable[[Any], dict[str, Any]]
    ) -> None:
        now, key = self._clock.now(), HostDraftKey(person.member_id, place.server_id, host_id)
        async with self._database.write() as connection:
            await place.remember(connection)
            await members.remember(connection, person.member_id, person.name, now)
            choices = change(await self.drafts.get(connection, key))
            await self.drafts.put(connection, HostDraftRow(key, choices, now))


def _ordered(stored: Any, entrants: Collection[int]) -> tuple[int, ...]:  # noqa: ANN401 - whatever is stored
    try:
        known = [each for each in dict.fromkeys(stored[_ORDER]) if each in entrants]
    except (TypeError, ValueError, LookupError):
        known = []
    return (*known, *(each for each in entrants if each not in known))
