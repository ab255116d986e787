"""A finished deal is shown to a channel only where all who sat at it are there to be seen."""

import pytest

from club.archive.sharing import NotForEverybody, ShareLater
from club.club import Club
from club.core.errors import NoSuchTable, NotYourDeal
from data.core.settings import Privacy
from engine.rules import PRESETS
from tests.club.club_helpers import EAST, NORTH, PLACE, SOUTH, begin, play_out, play_until

HERE = PLACE.server_id


async def test_whoever_sat_there_is_asked_by_what_they_have_set(club: Club) -> None:
    table_id = (await play_out(club, await begin(club))).table.table_id
    allowed = {Privacy.EVERYONE: {HERE, 901}, Privacy.SERVER: {HERE}, Privacy.NOBODY: set[int]()}
    for tier, servers in allowed.items():
        await club.settings.set_member(SOUTH, "privacy", tier)
        for server_id in (HERE, 901):
            if server_id in servers:
                shown = await club.sharing.share(table_id, NORTH.member_id, 1, (server_id,))
                assert shown.deal == 1
            else:
                with pytest.raises(NotForEverybody):
                    await club.sharing.share(table_id, NORTH.member_id, 1, (server_id,))
    # One's own setting is no hindrance: a member who shares has agreed.
    assert (await club.sharing.share(table_id, SOUTH.member_id, 1, (HERE,))).deal == 1
    with pytest.raises(NotYourDeal):
        await club.sharing.share(table_id, EAST.member_id, 1, (HERE,))
    with pytest.raises(NoSuchTable):
        await club.sharing.share(table_id, EAST.member_id, 1, (901,))


async def test_a_deal_is_not_shared_before_the_game_is_over(club: Club) -> None:
    begun = await begin(club, PRESETS.rules("standard", game_target=300))
    after = await play_until(club, begun, lambda each: bool(each.last))
    with pytest.raises(ShareLater):
        await club.sharing.share(after.table.table_id, NORTH.member_id, 1, (HERE,))
