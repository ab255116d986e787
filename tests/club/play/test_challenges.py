"""How tables come to be, and who may not do what."""

import asyncio
from datetime import timedelta

import pytest

from club.club import Club
from club.core.errors import (
    AlreadyAnswered,
    AlreadyPending,
    LeftServer,
    NoBots,
    NoSuchLevel,
    NoSuchTable,
    NotOver,
    NotSeated,
    NotYours,
    UnplayableRules,
    Yourself,
)
from club.core.people import Person, Place
from club.table.snapshot import Snapshot
from data.storage.database import Database
from engine import fair
from engine.players import levels_for
from engine.rules import PRESETS, Rules
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    QUICK,
    SHORT,
    SOUTH,
    Clock,
    begin,
    make_club,
    play_out,
)

DAY = timedelta(days=1)
MOMENT = timedelta(milliseconds=1)


async def challenged(club: Club) -> int:
    return (await club.starting.challenge(PLACE, NORTH, SOUTH, SHORT)).table.table_id


async def opened(club: Club) -> int:
    return (await club.starting.challenge(PLACE, NORTH, None, SHORT)).table.table_id


async def over(club: Club) -> Snapshot:
    return await club.playing.resign((await begin(club)).table.table_id, NORTH.member_id)


async def test_a_challenge_names_both_and_shows_the_commitment(club: Club, clock: Clock) -> None:
    snapshot = await club.starting.challenge(PLACE, NORTH, SOUTH, SHORT)
    table = snapshot.table
    assert table.status == "waiting"
    assert table.commitment == fair.commitment(table.contest_seed)
    assert len(table.contest_seed) == 32
    assert table.expires_at == clock.now() + DAY
    assert [(each.seat, each.name) for each in snapshot.seats] == [(1, "@north"), (2, "@south")]
    assert snapshot.rules == SHORT
    assert snapshot.server_name == "Card house"
    assert (snapshot.contest, snapshot.state, snapshot.last) == (None, None, None)


async def test_an_accepted_challenge_is_dealt(club: Club) -> None:
    snapshot = await club.starting.accept(await challenged(club), SOUTH, 5000)
    table, deal, state = snapshot.table, snapshot.deal, snapshot.state
    assert (table.status, table.guest_id, table.ply) == ("playing", SOUTH.member_id, 0)
    assert deal is not None
    assert state is not None
    assert snapshot.contest is not None
    dealer = fair.first_dealer(table.contest_seed, "2:5000")
    assert (deal.dealer, state.dealer, snapshot.contest.dealer) == (dealer, dealer, dealer)
    seed = fair.deal_seed(table.contest_seed, table=1, round=1, deal=1, presses="2:5000")
    assert (deal.seed, deal.commitment) == (seed, fair.commitment(seed))
    assert await club.tables.running() == [table.table_id]


async def test_the_cards_depend_on_the_interaction_that_accepts(
    club: Club, database: Database
) -> None:
    first = await begin(club, interaction_id=5000)
    other = make_club(database)
    second = await other.starting.accept(
        (await other.starting.challenge(PLACE, EAST, SOUTH, QUICK)).table.table_id, SOUTH, 6000
    )
    assert first.table.contest_seed == second.table.contest_seed
    assert first.deal is not None
    assert second.deal is not None
    assert first.deal.seed != second.deal.seed


async def test_nobody_challenges_themselves(club: Club) -> None:
    with pytest.raises(Yourself):
        await club.starting.challenge(PLACE, NORTH, NORTH, SHORT)


async def test_nobody_challenges_a_bot(club: Club) -> None:
    with pytest.raises(NoBots):
        await club.starting.challenge(PLACE, NORTH, Person(99, "Undercut", bot=True), SHORT)


async def test_nobody_challenges_who_has_left(club: Club) -> None:
    with pytest.raises(LeftServer) as refused:
        await club.starting.challenge(PLACE, NORTH, SOUTH, SHORT, present=False)
    assert refused.value.args_ == {"name": "@south"}


@pytest.mark.parametrize(
    ("code", "rules"),
    [
        ("no_knock_card", PRESETS.rules("standard", spade_doubles=True, first_turn="stock_only")),
        ("hollywood_both_score", PRESETS.rules("mahjong", match="hollywood")),
    ],
)
async def test_nobody_is_challenged_to_what_cannot_be_played(
    club: Club, code: str, rules: Rules
) -> None:
    with pytest.raises(UnplayableRules) as refused:
        await club.starting.challenge(PLACE, NORTH, SOUTH, rules)
    assert refused.value.args_ == {"code": code}
    with pytest.raises(UnplayableRules):
        await club.starting.practice(PLACE, NORTH, rules, "simple", 1)


async def test_a_pair_has_one_challenge_a_server(club: Club) -> None:
    await challenged(club)
    for host, guest in ((NORTH, SOUTH), (SOUTH, NORTH)):
        with pytest.raises(AlreadyPending):
            await club.starting.challenge(PLACE, host, guest, SHORT)
    await club.starting.challenge(Place(901, "Elsewhere", 78, "cards"), SOUTH, NORTH, SHORT)
    await club.starting.challenge(PLACE, NORTH, EAST, SHORT)
    await club.starting.challenge(PLACE, NORTH, None, SHORT)


async def test_only_the_named_member_answers(club: Club) -> None:
    table_id = await challenged(club)
    for person in (EAST, NORTH):
        with pytest.raises(NotYours):
            await club.starting.accept(table_id, person, 1)
        with pytest.raises(NotYours):
            await club.starting.decline(table_id, person)
    assert (await club.starting.decline(table_id, SOUTH)).table.status == "declined"


async def test_only_the_host_withdraws(club: Club) -> None:
    table_id = await challenged(club)
    for person in (SOUTH, EAST):
        with pytest.raises(NotYours):
            await club.starting.withdraw(table_id, person)
    assert (await club.starting.withdraw(table_id, NORTH)).table.status == "withdrawn"


async def test_an_open_seat_is_anyones_but_the_hosts(club: Club) -> None:
    table_id = await opened(club)
    with pytest.raises(Yourself):
        await club.starting.accept(table_id, NORTH, 1)
    with pytest.raises(NotYours):
        await club.starting.decline(table_id, EAST)
    snapshot = await club.starting.accept(table_id, EAST, 1)
    assert snapshot.table.guest_id == EAST.member_id
    assert [each.name for each in snapshot.seats] == ["@north", "@east"]


@pytest.mark.parametrize("answer", ["accept", "decline", "withdraw", "expire"])
async def test_a_challenge_is_answered_once(club: Club, clock: Clock, answer: str) -> None:
    table_id = await challenged(club)
    if answer == "accept":
        await club.starting.accept(table_id, SOUTH, 1)
    elif answer == "decline":
        await club.starting.decline(table_id, SOUTH)
    elif answer == "withdraw":
        await club.starting.withdraw(table_id, NORTH)
    else:
        clock.advance(DAY)
        assert await club.starting.expire_due() == [table_id]
    with pytest.raises(AlreadyAnswered):
        await club.starting.accept(table_id, SOUTH, 2)
    with pytest.raises(AlreadyAnswered):
        await club.starting.decline(table_id, SOUTH)
    with pytest.raises(AlreadyAnswered):
        await club.starting.withdraw(table_id, NORTH)


async def test_two_race_for_an_open_seat_and_one_sits_down(
    club: Club, url: str, database: Database
) -> None:
    table_id = await opened(club)
    elsewhere = await Database.open(url)
    try:
        answers = await asyncio.gather(
            make_club(database).starting.accept(table_id, SOUTH, 1),
            make_club(elsewhere).starting.accept(table_id, EAST, 2),
            return_exceptions=True,
        )
    finally:
        await elsewhere.close()
    won = [each for each in answers if isinstance(each, Snapshot)]
    lost = [each for each in answers if isinstance(each, BaseException)]
    assert len(won) == 1
    assert [type(each) for each in lost] == [AlreadyAnswered]
    assert (await club.tables.snapshot(table_id)).seats == won[0].seats


async def test_a_challenge_runs_out_after_a_day(club: Club, clock: Clock) -> None:
    assert await club.tables.next_expiry() is None
    first = await challenged(club)
    clock.advance(timedelta(hours=1))
    second = await opened(club)
    assert await club.tables.next_expiry() == clock.now() + timedelta(hours=23)
    clock.advance(timedelta(hours=23) - MOMENT)
    assert await club.starting.expire_due() == []
    clock.advance(MOMENT)
    with pytest.raises(AlreadyAnswered):
        await club.starting.accept(first, SOUTH, 1)
    assert await club.starting.expire_due() == [first]
    assert (await club.tables.snapshot(first)).table.status == "expired"
    assert (await club.tables.snapshot(second)).table.status == "waiting"
    assert await club.tables.next_expiry() == clock.now() + timedelta(hours=1)


async def test_a_challenge_that_ran_out_is_in_nobodys_way(club: Club, clock: Clock) -> None:
    old = await challenged(club)
    clock.advance(DAY)
    assert (await club.starting.challenge(PLACE, SOUTH, NORTH, SHORT)).table.status == "waiting"
    assert (await club.tables.snapshot(old)).table.status == "expired"


async def test_an_accepted_challenge_never_runs_out(club: Club, clock: Clock) -> None:
    snapshot = await begin(club)
    clock.advance(7 * DAY)
    assert await club.starting.expire_due() == []
    assert (await club.tables.snapshot(snapshot.table.table_id)).table.status == "playing"


async def test_a_table_is_looked_up_in_its_own_server(club: Club) -> None:
    table_id = await challenged(club)
    assert (await club.tables.snapshot(table_id, within={900})).table.table_id == table_id
    with pytest.raises(NoSuchTable):
        await club.tables.snapshot(table_id, within={901})
    with pytest.raises(NoSuchTable):
        await club.tables.snapshot(table_id + 1)
    with pytest.raises(NoSuchTable):
        await club.starting.accept(table_id + 1, SOUTH, 1)


async def test_practice_begins_at_once(club: Club) -> None:
    snapshot = await club.starting.practice(PLACE, NORTH, SHORT, "simple", 5000)
    assert snapshot.table.status == "playing"
    assert snapshot.table.guest_id is None
    assert [(each.member_id, each.player, each.name) for each in snapshot.seats] == [
        (NORTH.member_id, None, "@north"),
        (None, "simple", ""),
    ]
    assert snapshot.state is not None
    with pytest.raises(AlreadyAnswered):
        await club.starting.accept(snapshot.table.table_id, SOUTH, 1)
    with pytest.raises(NoSuchLevel):
        await club.starting.practice(PLACE, NORTH, SHORT, "nobody", 5000)


async def test_the_computer_plays_as_strong_as_the_rules_let_it(club: Club) -> None:
    mahjong = PRESETS.rules("mahjong")
    with pytest.raises(NoSuchLevel) as refused:
        await club.starting.practice(PLACE, NORTH, mahjong, "expert", 1)
    assert refused.value.args_ == {"level": "expert"}
    for number, level in enumerate(levels_for(mahjong), 2):
        begun = await club.starting.practice(PLACE, NORTH, mahjong, level, number)
        assert begun.players[1].player == level


async def test_the_first_to_ask_for_a_rematch_challenges_and_the_second_accepts(
    club: Club,
) -> None:
    old = (await over(club)).table.table_id
    asked = await club.starting.rematch(old, SOUTH, 5001)
    assert (asked.table.status, asked.table.rematch_of) == ("waiting", old)
    assert (asked.table.host_id, asked.table.guest_id) == (SOUTH.member_id, NORTH.member_id)
    assert asked.rules == QUICK
    with pytest.raises(AlreadyPending):
        await club.starting.rematch(old, SOUTH, 5002)
    begun = await club.starting.rematch(old, NORTH, 5003)
    assert (begun.table.table_id, begun.table.status) == (asked.table.table_id, "playing")
    for person in (NORTH, SOUTH):
        with pytest.raises(AlreadyAnswered):
            await club.starting.rematch(old, person, 5004)


async def test_a_declined_rematch_may_be_asked_for_again(club: Club) -> None:
    old = (await over(club)).table.table_id
    asked = await club.starting.rematch(old, SOUTH, 5001)
    await club.starting.decline(asked.table.table_id, NORTH)
    assert (await club.starting.rematch(old, SOUTH, 5002)).table.status == "waiting"


async def test_a_wish_for_a_rematch_that_ran_out_bars_no_new_one(club: Club, clock: Clock) -> None:
    old = (await over(club)).table.table_id
    asked = (await club.starting.rematch(old, SOUTH, 5001)).table.table_id
    clock.advance(DAY)
    again = (await club.starting.rematch(old, NORTH, 5002)).table
    assert (again.status, again.host_id) == ("waiting", NORTH.member_id)
    assert again.table_id != asked


async def test_a_rematch_is_for_those_who_played_and_have_finished(club: Club) -> None:
    running = (await begin(club)).table.table_id
    with pytest.raises(NotSeated):
        await club.starting.rematch(running, EAST, 5001)
    with pytest.raises(NotOver):
        await club.starting.rematch(running, NORTH, 5001)
    await club.playing.resign(running, SOUTH.member_id)
    with pytest.raises(LeftServer) as refused:
        await club.starting.rematch(running, NORTH, 5001, present=False)
    assert refused.value.args_ == {"name": "@south"}
    await challenged(club)
    with pytest.raises(AlreadyPending):
        await club.starting.rematch(running, SOUTH, 5001)


async def test_a_rematch_with_the_computer_begins_at_once(club: Club) -> None:
    first = await club.starting.practice(PLACE, NORTH, QUICK, "simple", 5000)
    old = first.table.table_id
    await club.playing.resign(old, NORTH.member_id)
    again = await club.starting.rematch(old, NORTH, 5001, present=False)
    assert (again.table.status, again.table.rematch_of) == ("playing", old)
    assert again.players[1].player == "club", "it plays no more as it did before there were levels"
    with pytest.raises(AlreadyAnswered):
        await club.starting.rematch(old, NORTH, 5002)


async def test_a_members_tables_come_with_those_that_wait_for_them_first(club: Club) -> None:
    sent = await challenged(club)
    running = await club.starting.accept(
        (await club.starting.challenge(PLACE, NORTH, EAST, QUICK)).table.table_id, EAST, 1
    )
    received = (await club.starting.challenge(PLACE, EAST, NORTH, SHORT)).table.table_id
    assert running.state is not None
    mine = running.state.turn == 1
    found = [each.table.table_id for each in await club.tables.tables_of(NORTH.member_id)]
    here = running.table.table_id
    assert found == ([here, received, sent] if mine else [received, sent, here])
    await club.starting.withdraw(sent, NORTH)
    await play_out(club, running)
    assert [each.table.table_id for each in await club.tables.tables_of(NORTH.member_id)] == [
        received
    ]
