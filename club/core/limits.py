"""How much a member may have open at once: generous for people, closed for a flood.

Whatever a member can add to the database has a limit, checked in the transaction that adds it.
Nobody's limit can be used up by another member.

Limits elsewhere: saved rules (`club/house_rules/presets.py`), one imported record
(`data/archive/imports.py`), one challenge between two, one answer to a problem, one daily match,
one reminder a day and table, one slip a sheet, one question about a seat a table, one word of each
member on a round's opponents.

Each check raises its limit's refusal; about games between members also `TooManyGames`, and where
open games are counted `BeingForgotten`.
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

# Games with computers alone: a learner has one at each level and of a few variants.
PRACTICES: Final = 10

# Seats at games of cards with others; challenges, lobbies and places in queues count as well.
GAMES: Final = 50

# Own challenges and open seats that wait: each is a message that pings members.
CHALLENGES: Final = 20

# Own lobbies for more than two that wait for players. One evening needs one or two.
LOBBIES: Final = 5

# Own sheets for real cards: one for each round of friends.
SHEETS: Final = 10

# Sheets, of any member, that one has joined. Being named by another uses up nothing.
WRITTEN: Final = 50

# Servers in whose queues one waits at once.
WISHES: Final = 10

# Contests that one follows until they end.
FOLLOWED: Final = 50

# Members on one's list of friends.
FRIENDS: Final = 250

# Members one has blocked: more than friends, since safety shouldn't need making room.
BLOCKED: Final = 1000

# Panels of house rules that are kept. The oldest is deleted for a new one; nothing is refused.
PANELS: Final = 20


async def may_practise(connection: AsyncConnection, member_id: int, now: datetime) -> None:
    """Check that a member may begin another game against the computer."""
    own = await _open(connection, member_id, now)
    if own.practice >= PRACTICES:
        raise TooManyPractices(most=PRACTICES)


async def may_sit_down(
    connection: AsyncConnection, member_id: int, now: datetime, *, name: str | None = None
) -> None:
    """Check that a member may have another seat at a game with others.

    With `name`, another member asks: TheirGamesFull is raised with it, or NotTaking.
    """
    own = await _open(connection, member_id, now, name)
    if name is not None and own.seats >= GAMES:
        raise TheirGamesFull(name=name)
    _check_seats(own)


async def may_challenge(connection: AsyncConnection, member_id: int, now: datetime) -> None:
    """Check that a member may have another challenge, or open seat, wait."""
    own = await _open(connection, member_id, now)
    if own.challenges >= CHALLENGES:
        raise TooManyChallenges(most=CHALLENGES)
    _check_seats(own)


async def may_gather(connection: AsyncConnection, member_id: int, now: datetime) -> None:
    """Check that a member may open another lobby."""
    own = await _open(connection, member_id, now)
    if own.lobbies >= LOBBIES:
        raise TooManyLobbies(most=LOBBIES)
    _check_seats(own)


async def may_queue(
    connection: AsyncConnection, member_id: int, now: datetime, *, again: bool
) -> None:
    """Check that a member may wait in another server's queue, or play someone who waits there.

    With `again` they wait in that queue already, so nothing is checked.
    """
    if again:
        return
    own = await _open(connection, member_id, now)
    if own.wishes >= WISHES:
        raise TooManyWishes(most=WISHES)
    _check_seats(own)


async def may_lay_out(connection: AsyncConnection, member_id: int, now: datetime) -> None:
    """Check that a member may lay out another sheet for real cards."""
    own = await _open(connection, member_id, now)
    if own.sheets >= SHEETS:
        raise TooManySheets(most=SHEETS)


async def may_write_along(connection: AsyncConnection, member_id: int, now: datetime) -> None:
    """Check that a member may sit down at another sheet for real cards."""
    own = await _open(connection, member_id, now)
    if own.written >= WRITTEN:
        raise TooManySheets(most=WRITTEN)


async def may_follow(connection: AsyncConnection, member_id: int) -> None:
    """Check that a member may follow another contest."""
    if await watchers.count(connection, member_id) >= FOLLOWED:
        raise TooManyFollowed(most=FOLLOWED)


async def may_befriend(connection: AsyncConnection, member_id: int) -> None:
    """Check that a member may put another on their list of friends."""
    if await friends.count(connection, member_id) >= FRIENDS:
        raise TooManyFriends(most=FRIENDS)


async def may_block(connection: AsyncConnection, member_id: int) -> None:
    """Check that a member may block another."""
    if await blocks.count(connection, member_id) >= BLOCKED:
        raise TooManyBlocked(most=BLOCKED)


async def keep_few_panels(connection: AsyncConnection, member_id: int) -> None:
    """Delete a member's oldest panels, so that there is room for one more."""
    await panels.keep_latest(connection, member_id, PANELS - 1)


async def not_being_forgotten(
    connection: AsyncConnection, member_id: int, name: str | None = None
) -> None:
    """Check that nothing begins with a member whose data is being deleted.

    With `name`, another member asks: NotTaking is raised instead of BeingForgotten.
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
    await not_being_forgotten(connection, member_id, name)
    return await open_games.of_member(connection, member_id, now)
