"""Blocks that outlive the blocked member's data: a member who comes back is blocked again.

All that is kept is a fingerprint of the account's number, made with this database's secret, while
somebody blocks it. The number in the blocks stands nowhere else: no fingerprint leads to games.
"""

import hmac
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core.anonymous import NAME
from data.schema.matchmaking import blocks, fingerprints, secrets
from data.schema.members import members
from data.storage.queries import insert_into

SECRET: Final = 32
"""Bytes of the secret that fingerprints are made with."""

_PURPOSE: Final = "fingerprints"


async def expect(connection: AsyncConnection, member_id: int, stand_in: int, secret: bytes) -> None:
    """Replace a member who is about to be forgotten in blocks; a stand-in there already stays.

    `stand_in` is a new number below zero; `secret` is used if the database has none yet.
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
    """Return the number that stands for an account in blocks, mostly its own."""
    fingerprint = await _fingerprint(connection, member_id)
    if fingerprint is None:
        return member_id
    query = select(fingerprints.c.stand_in_id).where(fingerprints.c.fingerprint == fingerprint)
    return await connection.scalar(query) or member_id


async def recognise(connection: AsyncConnection, member_id: int) -> None:
    """Block a member again who was blocked before being forgotten and has just returned."""
    stand_in = await known_as(connection, member_id)
    if stand_in != member_id:
        await _hand_over(connection, stand_in, member_id)
        await tidy(connection)


async def tidy(connection: AsyncConnection) -> None:
    """Delete the stand-ins that nobody blocks any more."""
    blocked = select(blocks.c.blocked_id)
    gone = select(fingerprints.c.stand_in_id).where(fingerprints.c.stand_in_id.not_in(blocked))
    # The fingerprint goes with the number that it leads to.
    await connection.execute(delete(members).where(members.c.member_id.in_(gone)))


async def _hand_over(connection: AsyncConnection, before: int, after: int) -> None:
    standing = update(blocks).where(blocks.c.blocked_id == before)
    await connection.execute(standing.values(blocked_id=after))


async def _fingerprint(connection: AsyncConnection, member_id: int) -> bytes | None:
    """Return an account's fingerprint; None where the database has no secret yet."""
    query = select(secrets.c.secret).where(secrets.c.purpose == _PURPOSE)
    secret: bytes | None = await connection.scalar(query)
    return None if secret is None else hmac.digest(secret, str(member_id).encode(), "sha256")
