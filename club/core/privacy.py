"""Who may see a member's record: their places on boards, figures, and replays of finished deals.

That players of a contest can always look at it again isn't checked here.
"""

from collections.abc import Collection

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.settings import NOTHING_SET, MemberSettings, declared, kind_of
from data.core import settings
from data.core.settings import Privacy, SettingName


def may_see(tier: Privacy, *, own: bool, here: bool) -> bool:
    """Whether a record is shown, given its owner's choice of tier.

    `own` says whether they ask themselves, `here` whether in the server where it was played.
    """
    return own or tier == Privacy.EVERYONE or (tier == Privacy.SERVER and here)


async def tiers(connection: AsyncConnection, member_ids: Collection[int]) -> dict[int, Privacy]:
    """Return each member's choice, with the default for those who made none or aren't known."""
    chosen = await settings.of_members(connection, member_ids, SettingName.PRIVACY)
    kind = kind_of(declared(MemberSettings)[SettingName.PRIVACY])
    return {
        member_id: Privacy(chosen[member_id])
        if kind.fits(chosen.get(member_id))
        else NOTHING_SET.privacy
        for member_id in member_ids
    }


async def hidden(
    connection: AsyncConnection, member_ids: Collection[int], *, by: int, here: bool
) -> set[int]:
    """The members whose record isn't shown to `by`; `here` if asked in the server of play."""
    chosen = await tiers(connection, member_ids)
    return {one for one, tier in chosen.items() if not may_see(tier, own=one == by, here=here)}
