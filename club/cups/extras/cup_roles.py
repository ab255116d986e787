"""The roles that a cup gives: chosen by its organiser, and who is to have them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.people import Place
from club.cups import cup_steps
from club.cups.cup_steps import CupSteps
from club.cups.formats import schedule
from club.cups.refusals import CupOver, UnreadableCup
from club.cups.stored_cup import StoredCup, load
from data.core.anonymous import is_gone
from data.cups import cup_roles
from data.cups.cup_roles import CupRoleRow
from data.news.awarded_roles import Held
from data.storage.database import Database
from engine.words import Word


class CupRole(Word):
    """Whom a role of a cup is for."""

    ENTRANTS = "entrants"
    CHAMPION = "champion"


class CupRoles:
    """The roles of the cups in one database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._steps = CupSteps(database, clock)

    async def of(self, cup_id: int) -> Mapping[CupRole, int]:
        """Return the roles that are chosen for a cup."""
        async with self._database.read(alone=True) as connection:
            found = await cup_roles.of_cup(connection, cup_id)
        return {each: found[each] for each in CupRole if each in found}

    async def choose(
        self,
        cup_id: int,
        place: Place,
        by: int,
        role: CupRole,
        role_id: int | None,
        *,
        manages: bool = False,
    ) -> None:
        """Choose a role of a cup that isn't over, or none (NotOrganiser, CupOver)."""

        async def step(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
            cup_steps.organises(cup, by, manages=manages)
            if schedule.is_over(cup.state):
                raise CupOver
            await cup_roles.choose(connection, cup_id, role, role_id, now)
            return cup

        await self._steps.take(cup_id, place.server_id, step, None)


@dataclass(frozen=True, slots=True)
class CupRoleHolders:
    """The roles that a server's cups `name`, who has which, and those of which that isn't sure."""

    named: frozenset[int] = frozenset()
    held: set[Held] = field(default_factory=set[Held])
    unsure: set[int] = field(default_factory=set[int])


async def holders(connection: AsyncConnection, server_id: int) -> CupRoleHolders:
    """Return who is to have the roles of a server's cups: entrants, and the last winner of each."""
    rows = await cup_roles.of_server(connection, server_id)
    found = CupRoleHolders(frozenset(each.role_id for each in rows))
    won = set[int]()
    for row in rows:
        if row.dropped_at is not None or not _counts(row):
            continue
        if row.purpose == CupRole.CHAMPION and row.role_id in won:
            continue
        try:
            cup = await load(connection, row.cup_id)
        except UnreadableCup:
            found.unsure.add(row.role_id)
            if row.purpose == CupRole.CHAMPION:
                won.add(row.role_id)
            continue
        members = set(_members(cup, row))
        found.held.update((each, row.role_id) for each in members if not is_gone(each))
        if row.purpose == CupRole.CHAMPION and members:
            won.add(row.role_id)
    return found


def _counts(row: CupRoleRow) -> bool:
    # A cup has a champion at its end, and entrants until then.
    return (row.purpose == CupRole.CHAMPION) == (row.finished_at is not None)


def _members(cup: StoredCup, row: CupRoleRow) -> Iterable[int]:
    entrants = cup.state.active
    if row.purpose == CupRole.CHAMPION:
        champion = None if cup.state.cancelled else schedule.champion(cup.state)
        entrants = () if champion is None else (champion,)
    return (member for each in entrants for member in cup.state.present(each))
