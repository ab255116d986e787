"""Cups of the club: each goes on by itself, and ends."""

import hmac

import pytest
from sqlalchemy import select

from club.core.errors import NoBots, UnplayableRules
from club.core.people import Person, Place
from club.cups.cup_draft import CupDraft
from club.cups.cups import CUPS
from club.cups.formats import schedule
from club.cups.formats.events import Decided, HowDecided
from club.cups.formats.plan import MOST_IN_ROUND_ROBIN, CupFormat, CupPlan
from club.cups.formats.seeding import SeedingMethod, by_lot
from club.cups.refusals import (
    CupNotStarted,
    CupStarted,
    EnteredAlready,
    NoSuchCup,
    NotOrganiser,
    RoundRobinFull,
    TooFewEntrants,
    TooManyCups,
)
from data.members import server_purge
from data.schema.contests import games
from data.schema.cups import cup_events, cup_matches, cup_members, cups
from data.schema.tables import seats, tables
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from engine import fair
from engine.rules import PRESETS
from tests.club.club_helpers import PLACE, play_out
from tests.club.cups.cup_club import FIRST, KNOCKOUT, ORGANISER, CupClub, draft, member, press


@pytest.mark.parametrize("entrants", [3, pytest.param(8, marks=pytest.mark.slow)])
@pytest.mark.parametrize("format_", CupFormat)
async def test_a_cup_ends_as_a_plain_count_of_its_games_says(
    host: CupClub, database: Database, format_: CupFormat, entrants: int
) -> None:
    await host.begin(draft(format_), entrants)
    cup = await host.win_all()
    assert cup.row.finished_at is not None
    assert schedule.champion(cup.state) == 1
    assert not cup.playing
    won, lost = await plain_count(database)
    results = [each for each in cup.state.decisions.values() if each.winner is not None]
    for entrant, members in cup.state.members.items():
        mine = [each for each in results if each.winner == entrant]
        assert won.get(members[0], 0) == len(mine)
    assert sum(won.values()) == sum(lost.values()) == len(results)
    assert won[member(1).member_id] == max(won.values())


async def plain_count(database: Database) -> tuple[dict[int, int], dict[int, int]]:
    """Each member's games won and lost, from the tables alone."""
    won, lost = dict[int, int](), dict[int, int]()
    query = select(seats.c.member_id, seats.c.seat, games.c.winner_side).join(
        games, games.c.table_id == seats.c.table_id
    )
    async with database.read() as connection:
        for member_id, seat, winner in await connection.execute(query):
            count = won if seat == winner else lost
            count[member_id] = count.get(member_id, 0) + 1
    return won, lost


async def test_a_played_game_is_counted_with_its_points(host: CupClub) -> None:
    cup = await host.begin(KNOCKOUT, 2)
    (final,) = schedule.playable(cup.state)
    over = await play_out(host.club, await host.table(final))
    cup = await host.look()
    assert over.contest is not None
    assert over.contest.settlement is not None
    result = cup.state.decisions[final.key]
    assert result.how == HowDecided.PLAYED
    assert result.score is not None
    assert sorted(result.score) == sorted(over.contest.settlement.totals)
    winner = over.players[(over.contest.settlement.winner or 0) - 1].member_id
    assert result.winner is not None
    assert cup.state.members[result.winner] == (winner,)
    assert max(result.score) == result.score[final.entrants.index(result.winner)]


async def test_a_cup_stands_still_while_the_bot_is_not_in_its_server(
    host: CupClub, database: Database
) -> None:
    await host.begin(KNOCKOUT, 4)
    async with database.write() as connection:
        await server_purge.tables_of(connection, PLACE.server_id)
    await host.club.server_departures.compare(())
    host.later()
    assert not await host.club.cups.bring_on()
    assert await host.club.cups.next_look() is None
    await host.club.server_departures.compare({PLACE.server_id})
    assert [each.attempt for each in (await host.look()).playing] == [2, 2]


async def test_an_annulled_game_is_played_again(host: CupClub) -> None:
    cup = await host.begin(KNOCKOUT, 2)
    (final,) = schedule.playable(cup.state)
    before = await host.table(final)
    await host.club.admin.void(PLACE, ORGANISER, before.table.table_id, "by mistake", press())
    cup = await host.look()
    again = await host.table(final)
    assert again.table.table_id != before.table.table_id
    assert again.state is not None
    assert cup.playing[0].attempt == 2
    assert again.table.contest_seed != before.table.contest_seed


async def test_its_cards_follow_from_its_seal_and_the_presses_of_those_who_entered(
    host: CupClub, database: Database
) -> None:
    cup = await host.begin(draft(CupFormat.KNOCKOUT, SeedingMethod.LOT), 4)
    assert fair.commitment(cup.row.seed) == cup.row.commitment
    match = schedule.playable(cup.state)[0]
    table = await host.table(match)
    async with database.read() as connection:
        query = select(cup_events.c.interaction_id).where(cup_events.c.word == "started")
        start = (await connection.execute(query)).scalar_one()
        entered = {
            row.member_id: row.interaction_id
            for row in await connection.execute(
                select(cup_members.c.member_id, cup_events.c.interaction_id).join(
                    cup_events,
                    (cup_events.c.cup_id == cup_members.c.cup_id)
                    & (cup_events.c.number == cup_members.c.number),
                )
            )
        }
    assert cup.state.order == by_lot((1, 2, 3, 4), fair.lot_seed(cup.row.seed, start=start))
    assert fair.lot_seed(cup.row.seed, start=start) == hmac.digest(
        cup.row.seed, f"lot {start}".encode(), "sha256"
    )
    name = str(match.key)
    seed = fair.match_seed(cup.row.seed, match=name, corrections=0, attempt=1, start=start)
    assert table.table.contest_seed == seed
    said = " ".join(f"{each.seat}:{entered[each.member_id or 0]}" for each in table.players)
    assert table.table.presses == said


async def test_entrants_are_seeded_by_their_ratings(host: CupClub) -> None:
    await host.begin(KNOCKOUT, 4)
    await host.win_all()  # 1 has beaten 4 and 2, 2 has beaten 3.
    cup = await host.begin(draft(CupFormat.KNOCKOUT, SeedingMethod.RATING), 6)
    assert cup.state.order[0] == 1
    assert cup.state.order[-2:] == (5, 6)


async def test_cups_go_with_their_server(host: CupClub, database: Database) -> None:
    await host.begin(KNOCKOUT, 4)
    async with database.write() as connection:
        while await server_purge.tables_of(connection, PLACE.server_id):
            pass
    assert {each.table_id for each in (await host.cup()).playing} == {None}
    await server_purge.belongings(database, PLACE.server_id)
    async with database.read() as connection:
        for table in (cups, cup_events, cup_members, cup_matches):
            assert not (await connection.execute(select(table))).all()


async def test_who_may_enter_and_begin(host: CupClub) -> None:
    pairs = PRESETS.rules("standard", seating="partnership", team_size=2)
    of_pairs = CupDraft("Pairs", CupPlan(CupFormat.KNOCKOUT), pairs)
    with pytest.raises(UnplayableRules):
        await host.club.cups.create(PLACE, ORGANISER, of_pairs)
    await host.gather(KNOCKOUT, 1)
    service, cup_id, organiser = host.club.cups, host.cup_id, ORGANISER.member_id
    with pytest.raises(NoBots):
        await service.enter(cup_id, PLACE, Person(7, "robot", bot=True), press())
    with pytest.raises(EnteredAlready):
        await service.enter(cup_id, PLACE, member(1), press())
    with pytest.raises(TooFewEntrants):
        await service.start(cup_id, PLACE, organiser, press())
    with pytest.raises(CupNotStarted):
        await service.rule(cup_id, PLACE, organiser, Decided(FIRST, 1, HowDecided.RULED))
    await service.enter(cup_id, PLACE, member(2), press())
    with pytest.raises(NotOrganiser):
        await service.start(cup_id, PLACE, member(1).member_id, press())
    await service.leave(cup_id, PLACE, member(2).member_id, press())
    await service.enter(cup_id, PLACE, member(2), press())
    await service.start(cup_id, PLACE, organiser, press(), order=(3, 1))
    with pytest.raises(CupStarted):
        await service.enter(cup_id, PLACE, member(3), press())
    with pytest.raises(CupStarted):
        await service.start(cup_id, PLACE, organiser, press())
    with pytest.raises(NoSuchCup):
        await service.get(cup_id, server_id=PLACE.server_id + 1)
    with pytest.raises(NoSuchCup):
        await service.get(cup_id + 1)


async def test_nothing_is_done_in_the_cup_of_another_server(host: CupClub) -> None:
    cup = await host.begin(draft(CupFormat.SWISS), 4)
    service, cup_id, organiser = host.club.cups, host.cup_id, ORGANISER.member_id
    elsewhere = Place(PLACE.server_id + 1, "Tea room", 78, "tea")
    one, key = member(1).member_id, schedule.playable(cup.state)[0].key
    ruled = Decided(key, 1, HowDecided.RULED)
    for tried in (
        service.enter(cup_id, elsewhere, member(5), press()),
        service.leave(cup_id, elsewhere, one, press()),
        service.start(cup_id, elsewhere, organiser, press()),
        service.disqualify(cup_id, elsewhere, 7, one, press(), manages=True),
        service.substitute(
            cup_id, elsewhere, 7, one, member(9), interaction_id=press(), manages=True
        ),
        service.rule(cup_id, elsewhere, 7, ruled, press(), manages=True),
        service.cancel(cup_id, elsewhere, 7, press(), manages=True),
        service.extend(cup_id, elsewhere, key, one),
    ):
        with pytest.raises(NoSuchCup):
            await tried
    assert (await host.cup()).state == cup.state


async def test_a_member_has_so_many_cups_and_no_more(host: CupClub) -> None:
    for _ in range(CUPS):
        await host.gather(KNOCKOUT, 2)
    with pytest.raises(TooManyCups):
        await host.gather(KNOCKOUT, 2)
    await host.club.cups.cancel(host.cup_id, PLACE, ORGANISER.member_id)
    await host.gather(KNOCKOUT, 2)


async def test_a_round_robin_takes_few(host: CupClub) -> None:
    await host.gather(draft(CupFormat.ROUND_ROBIN), MOST_IN_ROUND_ROBIN)
    with pytest.raises(RoundRobinFull) as refused:
        await host.club.cups.enter(host.cup_id, PLACE, member(99), press())
    assert refused.value.args_ == {"most": MOST_IN_ROUND_ROBIN}


async def test_a_latecomer_to_swiss_plays_from_the_next_round_on(host: CupClub) -> None:
    await host.begin(draft(CupFormat.SWISS), 4)
    await host.club.cups.enter(host.cup_id, PLACE, member(5), press())
    cup = await host.win_all()
    assert set(schedule.places(cup.state)) == {1, 2, 3, 4, 5}
    assert cup.state.pairings[1].bye is not None


async def test_games_of_a_cup_count_as_games_between_members(
    host: CupClub, database: Database
) -> None:
    cup = await host.begin(KNOCKOUT, 2)
    await play_out(host.club, await host.table(schedule.playable(cup.state)[0]))
    async with database.read() as connection:
        status = await connection.scalar(select(tables.c.status))
    assert status == TableStatus.FINISHED
