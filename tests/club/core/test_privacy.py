"""Who may see a member's record: by what the member chose, who asks, and where."""

import itertools

import pytest

from club.club import Club
from club.core.privacy import may_see, tiers
from club.core.settings import MemberSettings, declared, kind_of
from data.core import settings
from data.core.settings import Privacy
from data.storage.database import Database
from tests.club.club_helpers import EAST, NORTH, SOUTH, Clock

SEEN = {
    Privacy.EVERYONE: {(False, False), (False, True), (True, False), (True, True)},
    Privacy.SERVER: {(False, True), (True, False), (True, True)},
    Privacy.NOBODY: {(True, False), (True, True)},
}
"""By tier: whether it is one's own, and asked where it was played, of those who may see it."""


def test_every_tier_is_one_that_can_be_chosen() -> None:
    assert set(SEEN) == set(kind_of(declared(MemberSettings)["privacy"]).offered())


@pytest.mark.parametrize("tier", SEEN)
def test_each_tier_shows_a_record_to_whom_it_says(tier: str) -> None:
    asked = itertools.product((False, True), repeat=2)
    assert {one for one in asked if may_see(tier, own=one[0], here=one[1])} == SEEN[tier]


async def test_every_member_has_a_tier(club: Club, database: Database, clock: Clock) -> None:
    await club.settings.set_member(NORTH, "privacy", Privacy.NOBODY)
    await club.settings.set_member(SOUTH, "privacy", Privacy.EVERYONE)
    await club.people.seen(EAST)
    async with database.write() as connection:
        # A newer program's, which this one can't read.
        await settings.put_member(
            connection, EAST.member_id, "privacy", "moon", changed_at=clock.now()
        )
        found = await tiers(connection, [NORTH.member_id, SOUTH.member_id, EAST.member_id, 404])
        assert await tiers(connection, []) == {}
    unset = dict.fromkeys((13, 404), Privacy.SERVER)
    assert found == {11: Privacy.NOBODY, 12: Privacy.EVERYONE, **unset}
