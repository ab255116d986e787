"""Which members may ask which for a game: what they have set, and the blocks between them.

YouBlocked is for the member's own block. Another's reads like other reasons (NotTaking,
SeatNotFree), so that it isn't revealed. Members are stored before they are asked about.
"""

from collections.abc import Iterable

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import settings
from club.core.errors import NotTaking, Refusal, SeatNotFree, YouBlocked
from club.core.people import Person
from club.core.settings import Challengers
from club.table.snapshot import Snapshot
from data.members import blocks, friends
from data.table.tables import SeatOccupant


async def may_challenge(connection: AsyncConnection, person: Person, other: Person) -> None:
    """Check that a member takes challenges from another; or raise YouBlocked, NotTaking."""
    await may_ask(connection, person, other)
    takes = (await settings.of_member(connection, other.member_id)).who_may_challenge
    if takes == Challengers.ANYONE:
        return
    known = await friends.is_friend(connection, other.member_id, person.member_id)
    if takes != Challengers.FRIENDS or not known:
        raise NotTaking(name=other.name)


async def may_ask(connection: AsyncConnection, person: Person, other: Person) -> None:
    """Check that no block keeps a member from asking another (YouBlocked, NotTaking)."""
    await not_apart(connection, person, other, NotTaking(name=other.name))


async def may_sit_with(connection: AsyncConnection, person: Person, other: Person) -> None:
    """Check that no block keeps a member from another's open seat (YouBlocked, SeatNotFree)."""
    await not_apart(connection, person, other, SeatNotFree())


async def may_sit_among(
    connection: AsyncConnection, person: Person, players: Iterable[SeatOccupant]
) -> None:
    """Check that no block keeps a member from sitting there (YouBlocked, SeatNotFree)."""
    for each in players:
        if each.member_id not in {None, person.member_id}:
            await may_sit_with(connection, person, person_of(each))


def person_of(seated: SeatOccupant) -> Person:
    """Return the member on a seat."""
    assert seated.member_id is not None
    return Person(seated.member_id, seated.name)


def other_side(snapshot: Snapshot, person: Person) -> Person:
    """Return a challenge's host, or for the host its guest."""
    own = person.member_id == snapshot.table.host_id
    other = next(
        each for each in snapshot.seats if (each.member_id == snapshot.table.host_id) != own
    )
    return person_of(other)


async def not_apart(
    connection: AsyncConnection, person: Person, other: Person, refusal: Refusal
) -> None:
    """Check that no block stands between two members (YouBlocked; `refusal` for the other's)."""
    if await blocks.has_blocked(connection, person.member_id, other.member_id):
        raise YouBlocked(name=other.name)
    if await blocks.has_blocked(connection, other.member_id, person.member_id):
        raise refusal
