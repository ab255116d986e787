"""Cups that members leave, are put out of, or play in for somebody else."""

from dataclasses import replace

import pytest
from sqlalchemy import select

from club.core import levels
from club.cups.formats import schedule
from club.cups.formats.plan import CupFormat
from club.cups.refusals import NotEntered, NotOrganiser
from data.schema.cups import cup_members
from data.storage.database import Database
from data.table.tables import reseat
from tests.club.club_helpers import PLACE
from tests.club.cups.cup_club import KNOCKOUT, ORGANISER, CupClub, draft, member, press


async def test_who_leaves_gives_up_the_game_and_the_rest(host: CupClub) -> None:
    cup = await host.begin(draft(CupFormat.ROUND_ROBIN), 4)
    (match,) = [each for each in schedule.playable(cup.state) if 1 in each.entrants]
    table = await host.table(match)
    cup = await host.club.cups.leave(host.cup_id, PLACE, member(1).member_id, press())
    assert cup.state.gone == {1: False}
    ended = await host.club.tables.snapshot(table.table.table_id)
    assert ended.contest is not None
    assert ended.contest.settlement is not None
    assert (
        ended.players[(ended.contest.settlement.winner or 0) - 1].member_id != table.table.host_id
    )
    with pytest.raises(NotEntered):
        await host.club.cups.leave(host.cup_id, PLACE, member(1).member_id, press())
    cup = await host.win_all()
    assert schedule.places(cup.state) == {2: 1, 3: 2, 4: 3, 1: 4}


async def test_who_is_put_out_is_out(host: CupClub) -> None:
    await host.begin(KNOCKOUT, 4)
    out = member(1).member_id
    with pytest.raises(NotOrganiser):
        await host.club.cups.disqualify(host.cup_id, PLACE, member(2).member_id, out, press())
    cup = await host.club.cups.disqualify(
        host.cup_id, PLACE, member(2).member_id, out, press(), manages=True
    )
    assert cup.state.gone == {1: True}
    assert schedule.champion((await host.win_all()).state) == 2


async def test_a_substitute_begins_the_game_again(host: CupClub) -> None:
    cup = await host.begin(KNOCKOUT, 2)
    (final,) = schedule.playable(cup.state)
    before = await host.table(final)
    cup = await host.club.cups.substitute(
        host.cup_id,
        PLACE,
        ORGANISER.member_id,
        member(1).member_id,
        member(9),
        interaction_id=press(),
    )
    again = await host.table(final)
    assert {each.member_id for each in again.players} == {member(9).member_id, member(2).member_id}
    ended = await host.club.tables.snapshot(before.table.table_id)
    assert ended.state is None
    assert not cup.state.decisions
    cup = await host.win(final, 1)
    assert schedule.champion(cup.state) == 1


async def test_a_substitute_takes_over_no_game_of_the_computers(
    host: CupClub, database: Database
) -> None:
    cup = await host.begin(KNOCKOUT, 2)
    (final,) = schedule.playable(cup.state)
    before = await host.table(final)
    gone = next(each for each in before.players if each.member_id == member(1).member_id)
    async with database.write() as connection:
        computer = replace(gone, member_id=None, player=levels.USUAL)
        await reseat(connection, before.table.table_id, computer)
    await host.club.cups.substitute(
        host.cup_id,
        PLACE,
        ORGANISER.member_id,
        member(1).member_id,
        member(9),
        interaction_id=press(),
    )
    again = await host.table(final)
    assert {each.member_id for each in again.players} == {member(9).member_id, member(2).member_id}


async def test_what_is_won_counts_before_its_winner_leaves(host: CupClub) -> None:
    """Also where nobody has looked at the cup since."""
    cup = await host.begin(KNOCKOUT, 4)
    match = schedule.playable(cup.state)[0]
    table = await host.table(match)
    await host.club.playing.resign(table.table.table_id, member(4).member_id)
    cup = await host.club.cups.leave(host.cup_id, PLACE, member(1).member_id, press())
    assert cup.state.decisions[match.key].winner == 1


async def test_who_deletes_everything_has_left(host: CupClub, database: Database) -> None:
    await host.begin(KNOCKOUT, 4)
    await host.club.own_data.forget(member(1).member_id)
    cup = await host.look()
    assert cup.state.gone == {1: False}
    cup = await host.win_all()
    assert schedule.champion(cup.state) == 2
    async with database.read() as connection:
        known = (await connection.scalars(select(cup_members.c.member_id))).all()
    assert member(1).member_id not in known
    assert sum(each < 0 for each in known) == 1


async def test_its_organiser_may_delete_everything(host: CupClub) -> None:
    await host.begin(KNOCKOUT, 2)
    await host.club.own_data.forget(ORGANISER.member_id)
    cup = await host.win_all()
    assert cup.row.organiser_id < 0
    assert schedule.champion(cup.state) == 1
