"""Who may see a member's record: their places on boards, figures, and replays of finished deals.

Each member chooses for themselves. Players of a contest can always look at it again, whatever the
others chose: that isn't checked here.
"""

from collections.abc import Collection
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.settings import NOTHING_SET, MemberSettings, declared, kind_of
from data.core import settings

EVERYONE: Final = "everyone"
"""Any member, in any server."""

SERVER: Final = "server"
"""Members who ask in the server where it was played."""

NOBODY: Final = settings.NOBODY
"""The member alone."""


def may_see(tier: str, *, own: bool, here: bool) -> bool:
    """Whether a record is shown, given its owner's choice of tier.

    `own` says whether they ask themselves, `here` whether in the server where it was played.
    """
    return own or tier == EVERYONE or (tier == SERVER and here)


async def tiers(connection: AsyncConnection, member_ids: Collection[int]) -> dict[int, str]:
    """Return each member's choice, with the default for those who made none or aren't known."""
    chosen = await settings.of_members(connection, member_ids, settings.PRIVACY)
    kind = kind_of(declared(MemberSettings)[settings.PRIVACY])
    return {
        member_id: chosen[member_id] if kind.fits(chosen.get(member_id)) else NOTHING_SET.privacy
        for member_id in member_ids
    }


async def hidden(
    connection: AsyncConnection, member_ids: Collection[int], *, by: int, here: bool
) -> set[int]:
    """Return the members whose record isn't shown to the member `by`.

    `here` says whether it is asked in the server where it was played.
    """
    chosen = await tiers(connection, member_ids)
    return {one for one, tier in chosen.items() if not may_see(tier, own=one == by, here=here)}
