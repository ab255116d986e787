"""Who may see a member's record: what stands on boards, figures, and replays of finished deals.

Each member says so for themselves. Whoever played in a contest can always look at it again,
whatever the others chose: that isn't asked here.
"""

from collections.abc import Collection
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.settings import NOTHING_SET, MemberSettings, declared, kind_of
from data.core import settings

EVERYONE: Final = "everyone"
"""Anybody whom the bot serves, in any server."""

SERVER: Final = "server"
"""Those who ask in the server where it was played."""

NOBODY: Final = settings.NOBODY
"""The member alone."""


def may_see(tier: str, *, own: bool, here: bool) -> bool:
    """Tell whether a member's record is for somebody who asks.

    Args:
        tier: What the member has chosen.
        own: Whether they ask themselves.
        here: Whether it is asked in the server where it was played.
    """
    return own or tier == EVERYONE or (tier == SERVER and here)


async def tiers(connection: AsyncConnection, member_ids: Collection[int]) -> dict[int, str]:
    """Give what members have chosen, each of them; what it is by itself where they haven't.

    Args:
        connection: A transaction.
        member_ids: The members; one who isn't known has chosen nothing.
    """
    chosen = await settings.of_members(connection, member_ids, settings.PRIVACY)
    kind = kind_of(declared(MemberSettings)[settings.PRIVACY])
    return {
        member_id: chosen[member_id] if kind.fits(chosen.get(member_id)) else NOTHING_SET.privacy
        for member_id in member_ids
    }


async def hidden(
    connection: AsyncConnection, member_ids: Collection[int], *, by: int, here: bool
) -> set[int]:
    """Give those of some members whose record isn't for somebody who asks.

    Args:
        connection: A transaction.
        member_ids: The members.
        by: Who asks.
        here: Whether it is asked in the server where it was played.
    """
    chosen = await tiers(connection, member_ids)
    return {one for one, tier in chosen.items() if not may_see(tier, own=one == by, here=here)}
