"""Who is to have which role, and what is to be changed for that."""

from datetime import timedelta

import pytest

from club.club import Club
from club.core.people import Person
from club.core.settings import Season, ServerSettings
from club.news.role_awards import RoleChange
from club.news.role_sources import SOURCES
from data.core import members
from data.core.settings import Privacy
from data.news import awarded_roles
from data.ratings import ratings
from data.ratings.ratings import RatingRow
from data.storage.database import Database
from tests.club.club_helpers import EAST, NORTH, PLACE, SOUTH, Clock
from tests.club.news.test_club_news import lost

HERE = PLACE.server_id
ROLES = {source.setting: 1000 + number for number, source in enumerate(SOURCES)}
BANDS = [name for name in ROLES if name.startswith("role_rating_")]
PEOPLE = [Person(50 + number, f"@p{number:02}") for number in range(12)]


async def choose(club: Club, *names: str, role: int | None = None) -> None:
    for name in names:
        chosen = ROLES[name] if role is None else role
        await club.settings.set_server(PLACE, NORTH, name, chosen)


async def rate(database: Database, clock: Clock, rated: dict[Person, tuple[int, bool]]) -> None:
    """Give members a rating, settled or not."""
    async with database.write() as connection:
        await PLACE.remember(connection)
        for each in rated:
            await members.remember(connection, each.member_id, each.name, clock.now())
        rows = [
            RatingRow(HERE, "knock", each.member_id, float(rating), 50.0, 20, rating, settled)
            for each, (rating, settled) in rated.items()
        ]
        await ratings.put(connection, rows)


async def applied(club: Club) -> list[RoleChange]:
    """Make all changes; which there were."""
    changes = await club.role_awards.changes(HERE, "knock")
    for change in changes:
        await club.role_awards.made(change)
    assert not await club.role_awards.changes(HERE, "knock")
    return changes


def test_every_source_has_a_setting_that_is_off() -> None:
    assert {getattr(ServerSettings(), source.setting) for source in SOURCES} == {0}


async def test_nothing_is_changed_where_nothing_is_chosen(
    club: Club, database: Database, clock: Clock
) -> None:
    await rate(database, clock, {NORTH: (1700, True)})
    assert not await club.role_awards.changes(HERE, "knock")
    assert not await club.role_awards.servers()


async def test_each_settled_rating_is_in_one_band(
    club: Club, database: Database, clock: Clock
) -> None:
    rated = {each: (1400 + 25 * number, number != 3) for number, each in enumerate(PEOPLE)}
    await rate(database, clock, rated)
    await choose(club, *BANDS)
    changes = await applied(club)
    assert all(change.gives for change in changes)
    given = {change.member_id: change.role_id for change in changes}
    assert len(given) == len(changes) == len(PEOPLE) - 1
    for each, (rating, settled) in rated.items():
        band = (rating >= 1450) + (rating >= 1550) + (rating >= 1650)
        assert given.get(each.member_id) == (ROLES[BANDS[band]] if settled else None)


async def test_what_changes_is_taken_before_it_is_given(
    club: Club, database: Database, clock: Clock
) -> None:
    await rate(database, clock, {each: (1500 + n, True) for n, each in enumerate(PEOPLE)})
    await choose(club, "role_top_three")
    first = await applied(club)
    assert {change.member_id for change in first} == {each.member_id for each in PEOPLE[-3:]}
    await rate(database, clock, {PEOPLE[0]: (1600, True)})
    taken, given = await applied(club)
    assert (taken.gives, taken.member_id) == (False, PEOPLE[-3].member_id)
    assert (given.gives, given.member_id) == (True, PEOPLE[0].member_id)


async def test_one_role_for_two_reasons_is_given_once(
    club: Club, database: Database, clock: Clock
) -> None:
    await rate(database, clock, {NORTH: (1700, True)})
    await choose(club, "role_top_three", "role_rating_top", role=77)
    assert await applied(club) == [RoleChange(HERE, NORTH.member_id, 77, gives=True)]
    await rate(database, clock, {NORTH: (1500, True)})
    assert not await applied(club), "the other reason still holds"


async def test_a_role_that_nobody_chooses_any_more_is_forgotten_and_left(
    club: Club, database: Database, clock: Clock
) -> None:
    await rate(database, clock, {NORTH: (1700, True)})
    await choose(club, "role_top_three")
    await applied(club)
    await choose(club, "role_top_three", role=0)
    assert not await club.role_awards.changes(HERE, "knock")
    async with database.read() as connection:
        assert not await awarded_roles.of_server(connection, HERE)


@pytest.mark.parametrize("how", ["hidden", "left", "forgotten"])
async def test_who_is_not_to_be_seen_has_no_role(
    club: Club, database: Database, clock: Clock, how: str
) -> None:
    await rate(database, clock, {NORTH: (1700, True), SOUTH: (1650, True)})
    await choose(club, "role_top_three")
    await applied(club)
    absent: list[int] = []
    if how == "hidden":
        await club.settings.set_member(SOUTH, "privacy", Privacy.NOBODY)
    elif how == "left":
        absent = [SOUTH.member_id]
    else:
        await club.own_data.forget(SOUTH.member_id)
    changes = await club.role_awards.changes(HERE, "knock", absent=absent)
    role = ROLES["role_top_three"]
    assert changes == [RoleChange(HERE, SOUTH.member_id, role, gives=False)]
    await club.role_awards.made(changes[0])
    async with database.read() as connection:
        assert {*await awarded_roles.of_server(connection, HERE)} == {(NORTH.member_id, role)}


async def test_what_was_begun_is_given_anew_or_taken_again(
    club: Club, database: Database, clock: Clock
) -> None:
    await rate(database, clock, {NORTH: (1700, True)})
    await choose(club, "role_top_three")
    (change,) = await club.role_awards.changes(HERE, "knock")
    await club.role_awards.begin(change)
    assert await club.role_awards.changes(HERE, "knock") == [change]
    await club.settings.set_member(NORTH, "privacy", Privacy.NOBODY)
    assert await club.role_awards.servers()
    (taken,) = await applied(club)
    assert (taken.member_id, taken.gives) == (NORTH.member_id, False)


async def test_the_champion_is_the_last_seasons(club: Club, clock: Clock) -> None:
    await choose(club, "role_champion")
    for _ in range(10):
        await lost(club, NORTH, SOUTH)
    await lost(club, EAST, NORTH)
    assert not await applied(club), "a server without seasons has no champion"
    await club.settings.set_server(PLACE, NORTH, "season", Season.MONTHLY)
    assert not await applied(club), "nobody had played in the month before"
    clock.advance(timedelta(days=31))
    for _ in range(10):
        await lost(club, SOUTH, NORTH)
    (crowned,) = await applied(club)
    assert (crowned.member_id, crowned.gives) == (NORTH.member_id, True)
    clock.advance(timedelta(days=31))
    taken, given = await applied(club)
    assert (taken.member_id, given.member_id) == (NORTH.member_id, SOUTH.member_id)


async def test_a_forgotten_member_is_no_champion(club: Club, clock: Clock) -> None:
    await club.settings.set_server(PLACE, NORTH, "season", Season.MONTHLY)
    await choose(club, "role_champion")
    for _ in range(10):
        await lost(club, NORTH, SOUTH)
    clock.advance(timedelta(days=31))
    await club.own_data.forget(NORTH.member_id)
    (crowned,) = await applied(club)
    assert (crowned.member_id, crowned.gives) == (SOUTH.member_id, True)
