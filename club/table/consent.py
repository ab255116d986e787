"""Who may ask whom for a game: what members have set, and whom they have blocked.

The one who is blocked reads what others read for other reasons, and isn't told. Members are
remembered before they are asked about: whoever was forgotten is known again by that.
"""

from collections.abc import Iterable

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import settings
from club.core.errors import NotTaking, Refusal, SeatNotFree, YouBlocked
from club.core.people import Person
from club.table.snapshot import Snapshot
from data.members import blocks, friends
from data.table.tables import Seated


async def may_challenge(connection: AsyncConnection, person: Person, other: Person) -> None:
    """See that a member takes challenges of another.

    Raises:
        YouBlocked: The one who asks has blocked the other.
        NotTaking: The other one takes none, or none of this member.
    """
    await may_ask(connection, person, other)
    takes = (await settings.of_member(connection, other.member_id)).who_may_challenge
    if takes == "anyone":
        return
    known = await friends.is_friend(connection, other.member_id, person.member_id)
    if takes != "friends" or not known:
        raise NotTaking(name=other.name)


async def may_ask(connection: AsyncConnection, person: Person, other: Person) -> None:
    """See that no block keeps a member from asking another for something.

    Raises:
        YouBlocked: The one who asks has blocked the other.
        NotTaking: The other one has blocked the member.
    """
    await _not_apart(connection, person, other, NotTaking(name=other.name))


async def may_sit_with(connection: AsyncConnection, person: Person, other: Person) -> None:
    """See that no block keeps a member from a seat that another offers.

    Raises:
        YouBlocked: The member has blocked the other one.
        SeatNotFree: The other one has blocked the member.
    """
    await _not_apart(connection, person, other, SeatNotFree())


async def may_sit_among(
    connection: AsyncConnection, person: Person, players: Iterable[Seated]
) -> None:
    """See that no block keeps a member from a seat beside those who sit there.

    Raises:
        YouBlocked: The member has blocked one of them.
        SeatNotFree: One of them has blocked the member.
    """
    for each in players:
        if each.member_id not in {None, person.member_id}:
            await may_sit_with(connection, person, person_of(each))


def person_of(seated: Seated) -> Person:
    """A member who sits somewhere."""
    assert seated.member_id is not None
    return Person(seated.member_id, seated.name)


def other_side(snapshot: Snapshot, person: Person) -> Person:
    """The host of a challenge or open seat, for its host the guest."""
    own = person.member_id == snapshot.table.host_id
    other = next(
        each for each in snapshot.seats if (each.member_id == snapshot.table.host_id) != own
    )
    return person_of(other)


async def _not_apart(
    connection: AsyncConnection, person: Person, other: Person, refusal: Refusal
) -> None:
    if await blocks.has_blocked(connection, person.member_id, other.member_id):
        raise YouBlocked(name=other.name)
    if await blocks.has_blocked(connection, other.member_id, person.member_id):
        raise refusal
