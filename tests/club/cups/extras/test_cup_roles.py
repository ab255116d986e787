"""Who is to have the roles of cups."""

from datetime import timedelta

import pytest

from club.club import Club
from club.cups.extras.cup_roles import CupRole
from club.cups.refusals import CupOver, NotOrganiser
from club.news.role_awards import RoleChange
from data.news import awarded_roles
from data.schema.cups import cup_events
from data.storage.database import Database
from tests.club.club_helpers import NORTH, PLACE
from tests.club.cups.cup_club import KNOCKOUT, ORGANISER, CupClub, member, press
from tests.club.cups.team_club import TeamClub

HERE = PLACE.server_id
PLAYS, WON = 700, 701
HOUR = timedelta(hours=1)


async def choose(host: CupClub, role: CupRole, role_id: int | None, *, by: int = 0) -> None:
    organiser = by or ORGANISER.member_id
    await host.club.cup_roles.choose(host.cup_id, PLACE, organiser, role, role_id)


async def applied(club: Club) -> dict[int, set[int]]:
    """Make all changes; who has which role then."""
    for change in await club.role_awards.changes(HERE, "knock"):
        await club.role_awards.made(change)
    assert not await club.role_awards.changes(HERE, "knock")
    return await held(club)


async def held(club: Club) -> dict[int, set[int]]:
    found: dict[int, set[int]] = {PLAYS: set(), WON: set()}
    async with club.role_awards._database.read() as connection:
        rows = await awarded_roles.of_server(connection, HERE)
    for member_id, role_id in rows:
        found.setdefault(role_id, set()).add(member_id - member(0).member_id)
    return found


async def test_entrants_have_a_role_until_they_leave_or_the_cup_ends(
    host: TeamClub, club: Club
) -> None:
    await host.gather(KNOCKOUT, 3)
    await choose(host, CupRole.ENTRANTS, PLAYS)
    await choose(host, CupRole.CHAMPION, WON)
    assert await club.role_awards.servers() == {HERE}
    assert await applied(club) == {PLAYS: {1, 2, 3}, WON: set()}
    await club.cups.leave(host.cup_id, PLACE, member(3).member_id, press())
    await club.cups.enter(host.cup_id, PLACE, member(4), press())
    assert await applied(club) == {PLAYS: {1, 2, 4}, WON: set()}
    await club.cups.start(host.cup_id, PLACE, ORGANISER.member_id, press())
    assert await applied(club) == {PLAYS: {1, 2, 4}, WON: set()}
    await host.win_all()
    assert await applied(club) == {PLAYS: set(), WON: {1}}


async def won_by(host: TeamClub, entrants: tuple[int, int]) -> None:
    """Another cup with a role for its champion is played."""
    cup = await host.club.cups.create(PLACE, ORGANISER, KNOCKOUT, press())
    host.cup_id = cup.cup_id
    for number in entrants:
        await host.club.cups.enter(cup.cup_id, PLACE, member(number), press())
    await choose(host, CupRole.CHAMPION, WON)
    await host.club.cups.start(cup.cup_id, PLACE, ORGANISER.member_id, press())
    host.clock.advance(HOUR)
    await host.win_all()


async def test_a_champion_has_the_role_until_the_next_one_of_it(host: TeamClub, club: Club) -> None:
    for winner, entrants in ((1, (1, 2)), (3, (3, 4))):
        await won_by(host, entrants)
        assert (await applied(club))[WON] == {winner}
    # A cup without a winner leaves the role where it is.
    await host.gather(KNOCKOUT, 2)
    await choose(host, CupRole.CHAMPION, WON)
    await club.cups.cancel(host.cup_id, PLACE, ORGANISER.member_id, press())
    assert (await applied(club))[WON] == {3}


async def test_entrants_have_a_role_that_a_champion_has_too(host: TeamClub, club: Club) -> None:
    await won_by(host, (1, 2))
    await host.gather(KNOCKOUT, 0)
    for number in (3, 4):
        await club.cups.enter(host.cup_id, PLACE, member(number), press())
    await choose(host, CupRole.ENTRANTS, WON)
    assert (await applied(club))[WON] == {1, 3, 4}


async def test_a_role_that_is_not_chosen_any_more_is_taken_back(host: TeamClub, club: Club) -> None:
    await host.gather(KNOCKOUT, 2)
    await choose(host, CupRole.ENTRANTS, PLAYS)
    assert await applied(club) == {PLAYS: {1, 2}, WON: set()}
    await choose(host, CupRole.ENTRANTS, WON)
    assert await club.cup_roles.of(host.cup_id) == {CupRole.ENTRANTS: WON}
    assert await applied(club) == {PLAYS: set(), WON: {1, 2}}
    await choose(host, CupRole.ENTRANTS, PLAYS)
    await choose(host, CupRole.ENTRANTS, None)
    assert await applied(club) == {PLAYS: set(), WON: set()}


async def test_who_is_known_to_have_left_the_server_gets_none(host: TeamClub, club: Club) -> None:
    await host.gather(KNOCKOUT, 2)
    await choose(host, CupRole.ENTRANTS, PLAYS)
    gone = [member(1).member_id]
    changes = await club.role_awards.changes(HERE, "knock", absent=gone)
    assert changes == [RoleChange(HERE, member(2).member_id, PLAYS, gives=True)]


async def test_one_role_of_a_setting_and_of_a_cup_goes_by_both(host: TeamClub, club: Club) -> None:
    await club.settings.set_server(PLACE, NORTH, "role_top_three", PLAYS)
    await host.gather(KNOCKOUT, 2)
    await choose(host, CupRole.ENTRANTS, PLAYS)
    assert (await applied(club))[PLAYS] == {1, 2}
    await club.cups.cancel(host.cup_id, PLACE, ORGANISER.member_id, press())
    assert (await applied(club))[PLAYS] == set()


async def test_a_cup_that_cannot_be_read_leaves_its_roles_as_they_are(
    host: TeamClub, club: Club, database: Database
) -> None:
    await host.gather(KNOCKOUT, 2)
    await choose(host, CupRole.ENTRANTS, PLAYS)
    assert (await applied(club))[PLAYS] == {1, 2}
    async with database.write() as connection:
        await connection.execute(cup_events.update().values(word="damaged"))
    assert not await club.role_awards.changes(HERE, "knock")
    assert (await held(club))[PLAYS] == {1, 2}


async def test_a_champion_comes_back_for_no_cup_that_cannot_be_read(
    host: TeamClub, club: Club, database: Database
) -> None:
    await won_by(host, (1, 2))
    await won_by(host, (3, 4))
    assert (await applied(club))[WON] == {3}
    async with database.write() as connection:
        damaged = cup_events.update().where(cup_events.c.cup_id == host.cup_id)
        await connection.execute(damaged.values(word="damaged"))
    assert not await club.role_awards.changes(HERE, "knock")
    assert (await held(club))[WON] == {3}


async def test_who_may_choose_and_until_when(host: TeamClub, club: Club) -> None:
    await host.gather(KNOCKOUT, 2)
    with pytest.raises(NotOrganiser):
        await choose(host, CupRole.ENTRANTS, PLAYS, by=member(1).member_id)
    await club.cups.cancel(host.cup_id, PLACE, ORGANISER.member_id, press())
    with pytest.raises(CupOver):
        await choose(host, CupRole.ENTRANTS, PLAYS)
    assert not await club.cup_roles.of(host.cup_id)
