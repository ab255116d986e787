"""How much a member may have open at once: generous for people, closed for a flood.

Whatever a member can add to the database has a limit, here or in a file named below. It is looked
up in the transaction that would add one, of which there is one at a time: two presses at one moment
can't pass it together. Nobody's limit can be used up by somebody else.

Limits elsewhere: saved rules (`club/house_rules/presets.py`), one record looked at
(`data/archive/imports.py`), one challenge between two, one answer to a problem, one reminder a day
and table, one slip a sheet, one question about a seat a table.
"""

from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.errors import (
    BeingForgotten,
    NotTaking,
    TheirGamesFull,
    TooManyBlocked,
    TooManyChallenges,
    TooManyFollowed,
    TooManyFriends,
    TooManyGames,
    TooManyLobbies,
    TooManyPractices,
    TooManySheets,
    TooManyWishes,
)
from data.core import watchers
from data.house_rules import panels
from data.matchmaking import open_games
from data.matchmaking.open_games import OpenGames
from data.members import blocks, deletions, friends

PRACTICES: Final = 10
"""Games against the computer, or against several. Somebody who learns has one at each level and of
a few variants; each has the computer think, and stays until it is finished."""

GAMES: Final = 50
"""Seats at games of cards with others, waiting ones and places in queues included. A keen player of
slow games has twenty; what waits counts as well, so that nobody's acceptance can lead past this."""

CHALLENGES: Final = 20
"""Challenges and open seats of one's own that wait. Each is a message in a channel, and calls
somebody."""

LOBBIES: Final = 5
"""Tables for more than two of one's own that wait for players. One evening needs one or two."""

SHEETS: Final = 10
"""Sheets for real cards that one has laid out: one for each round of friends."""

WRITTEN: Final = 50
"""Sheets at which one has sat down, or written, whoever has laid them out. To be named by whoever
lays one out uses up nothing."""

WISHES: Final = 10
"""Servers in whose queues one waits at once."""

FOLLOWED: Final = 50
"""Contests whose end one wants to be told of."""

FRIENDS: Final = 250
"""Members on one's list of friends."""

BLOCKED: Final = 1000
"""Members whom one has blocked. More than of friends, since nobody should have to make room for
another they need to be safe from."""

PANELS: Final = 20
"""Panels of house rules that are kept. Here nothing is refused: the oldest is forgotten, as all are
after some days."""


async def may_practise(connection: AsyncConnection, member_id: int, now: datetime) -> None:
    """See that a member may begin another game against the computer.

    Raises:
        TooManyPractices: They have as many as there may be. Told: `most`.
    """
    own = await _open(connection, member_id, now)
    if own.practice >= PRACTICES:
        raise TooManyPractices(most=PRACTICES)


async def may_sit_down(
    connection: AsyncConnection, member_id: int, now: datetime, *, name: str | None = None
) -> None:
    """See that a member may have another seat at a game with others.

    Args:
        connection: The transaction that gives them the seat.
        member_id: The member.
        now: The time.
        name: What they are called, where it isn't they who ask.

    Raises:
        TooManyGames: They have as many as there may be. Told: `most`.
        TheirGamesFull: The same of somebody else. Told: `name`.
    """
    own = await _open(connection, member_id, now, name)
    if name is not None and own.seats >= GAMES:
        raise TheirGamesFull(name=name)
    _check_seats(own)


async def may_challenge(connection: AsyncConnection, member_id: int, now: datetime) -> None:
    """See that a member may have another challenge, or open seat, wait.

    Raises:
        TooManyChallenges: As many wait as may. Told: `most`.
        TooManyGames: They have as many seats as there may be. Told: `most`.
    """
    own = await _open(connection, member_id, now)
    if own.challenges >= CHALLENGES:
        raise TooManyChallenges(most=CHALLENGES)
    _check_seats(own)


async def may_gather(connection: AsyncConnection, member_id: int, now: datetime) -> None:
    """See that a member may open another lobby.

    Raises:
        TooManyLobbies: As many wait as may. Told: `most`.
        TooManyGames: They have as many seats as there may be. Told: `most`.
    """
    own = await _open(connection, member_id, now)
    if own.lobbies >= LOBBIES:
        raise TooManyLobbies(most=LOBBIES)
    _check_seats(own)


async def may_queue(
    connection: AsyncConnection, member_id: int, now: datetime, *, again: bool
) -> None:
    """See that a member may wait in another server's queue, or play whoever waits there.

    Args:
        connection: The transaction that puts them there.
        member_id: The member.
        now: The time.
        again: Whether they wait in that very queue already, and have that place counted.

    Raises:
        TooManyWishes: They wait in as many as there may be. Told: `most`.
        TooManyGames: They have as many seats as there may be. Told: `most`.
    """
    if again:
        return
    own = await _open(connection, member_id, now)
    if own.wishes >= WISHES:
        raise TooManyWishes(most=WISHES)
    _check_seats(own)


async def may_lay_out(connection: AsyncConnection, member_id: int, now: datetime) -> None:
    """See that a member may lay out another sheet for real cards.

    Raises:
        TooManySheets: They have as many as there may be. Told: `most`.
    """
    own = await _open(connection, member_id, now)
    if own.sheets >= SHEETS:
        raise TooManySheets(most=SHEETS)


async def may_write_along(connection: AsyncConnection, member_id: int, now: datetime) -> None:
    """See that a member may sit down at another sheet for real cards.

    Raises:
        TooManySheets: They sit at as many as they may. Told: `most`.
    """
    own = await _open(connection, member_id, now)
    if own.written >= WRITTEN:
        raise TooManySheets(most=WRITTEN)


async def may_follow(connection: AsyncConnection, member_id: int) -> None:
    """See that a member may follow another contest.

    Raises:
        TooManyFollowed: They follow as many as they may. Told: `most`.
    """
    if await watchers.count(connection, member_id) >= FOLLOWED:
        raise TooManyFollowed(most=FOLLOWED)


async def may_befriend(connection: AsyncConnection, member_id: int) -> None:
    """See that a member may put another on their list of friends.

    Raises:
        TooManyFriends: It is as long as it may be. Told: `most`.
    """
    if await friends.count(connection, member_id) >= FRIENDS:
        raise TooManyFriends(most=FRIENDS)


async def may_block(connection: AsyncConnection, member_id: int) -> None:
    """See that a member may block another.

    Raises:
        TooManyBlocked: They have blocked as many as they may. Told: `most`.
    """
    if await blocks.count(connection, member_id) >= BLOCKED:
        raise TooManyBlocked(most=BLOCKED)


async def keep_few_panels(connection: AsyncConnection, member_id: int) -> None:
    """Forget a member's oldest panels, so that there is room for one more."""
    await panels.keep_latest(connection, member_id, PANELS - 1)


async def not_being_forgotten(
    connection: AsyncConnection, member_id: int, name: str | None = None
) -> None:
    """See that nothing begins with a member of whom all is being deleted.

    Args:
        connection: The transaction in which something would.
        member_id: The member.
        name: What they are called, where it isn't they who ask.

    Raises:
        BeingForgotten: All that is stored about them is being deleted.
        NotTaking: The same of somebody else. Told: `name`.
    """
    if await deletions.of_member(connection, member_id) is None:
        return
    raise BeingForgotten if name is None else NotTaking(name=name)


def _check_seats(own: OpenGames) -> None:
    if own.seats >= GAMES:
        raise TooManyGames(most=GAMES)


async def _open(
    connection: AsyncConnection, member_id: int, now: datetime, name: str | None = None
) -> OpenGames:
    """What a member has open, to which something may be added unless all is being deleted."""
    await not_being_forgotten(connection, member_id, name)
    return await open_games.of_member(connection, member_id, now)
