"""Blocks that outlive the data of the one who is blocked: whoever comes back is blocked again.

What is kept of the account is a fingerprint of its number, only as long as somebody blocks it. It
is made with a secret of this database, so that it says nothing anywhere else; whoever has the
database can still try a number that they know. The number that stands in the blocks stands nowhere
else: no way leads from a fingerprint to the games that were played.
"""

import hmac
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core.anonymous import NAME
from data.schema.games import members
from data.schema.matchmaking import blocks, fingerprints, secrets
from data.storage.queries import insert_into

SECRET: Final = 32
"""Bytes of the secret that fingerprints are made with."""

_PURPOSE: Final = "fingerprints"


async def expect(connection: AsyncConnection, member_id: int, stand_in: int, secret: bytes) -> None:
    """Let somebody without a name stand in the blocks of a member who is about to be forgotten.

    Whoever stands there already goes on to.

    Args:
        connection: A write transaction.
        member_id: The member.
        stand_in: The number that stands there from now on, below zero, and nobody's yet.
        secret: What fingerprints are made with, if this is the database's first.
    """
    if (known := await known_as(connection, member_id)) != member_id:
        await _hand_over(connection, member_id, known)
        return
    drawn = insert_into(connection, secrets).values(purpose=_PURPOSE, secret=secret)
    await connection.execute(drawn.on_conflict_do_nothing())
    fingerprint = await _fingerprint(connection, member_id)
    await connection.execute(insert(members).values(member_id=stand_in, name=NAME))
    await connection.execute(
        insert(fingerprints).values(fingerprint=fingerprint, stand_in_id=stand_in)
    )
    await _hand_over(connection, member_id, stand_in)


async def known_as(connection: AsyncConnection, member_id: int) -> int:
    """Give the number that stands for an account in blocks; mostly its own."""
    fingerprint = await _fingerprint(connection, member_id)
    if fingerprint is None:
        return member_id
    query = select(fingerprints.c.stand_in_id).where(fingerprints.c.fingerprint == fingerprint)
    return await connection.scalar(query) or member_id


async def recognise(connection: AsyncConnection, member_id: int) -> None:
    """Block a member again who was blocked before being forgotten, and is seen again just now."""
    stand_in = await known_as(connection, member_id)
    if stand_in != member_id:
        await _hand_over(connection, stand_in, member_id)
        await tidy(connection)


async def tidy(connection: AsyncConnection) -> None:
    """Forget those who are expected, and whom nobody blocks any more."""
    blocked = select(blocks.c.blocked_id)
    gone = select(fingerprints.c.stand_in_id).where(fingerprints.c.stand_in_id.not_in(blocked))
    # The fingerprint goes with the number that it leads to.
    await connection.execute(delete(members).where(members.c.member_id.in_(gone)))


async def _hand_over(connection: AsyncConnection, before: int, after: int) -> None:
    """Put another number in the place of one in blocks."""
    standing = update(blocks).where(blocks.c.blocked_id == before)
    await connection.execute(standing.values(blocked_id=after))


async def _fingerprint(connection: AsyncConnection, member_id: int) -> bytes | None:
    """Make an account's fingerprint; there is none where nobody was ever expected."""
    query = select(secrets.c.secret).where(secrets.c.purpose == _PURPOSE)
    secret: bytes | None = await connection.scalar(query)
    return None if secret is None else hmac.digest(secret, str(member_id).encode(), "sha256")
