"""The time of a cup's matches: it runs out, is agreed to, and is given back."""

from dataclasses import replace
from datetime import timedelta

import pytest

from club.club import Club
from club.core import levels
from club.core.errors import DoneByTwinError
from club.cups import progress
from club.cups.formats import schedule
from club.cups.formats.events import Decided, HowDecided
from club.cups.formats.matches import Match
from club.cups.formats.plan import CupFormat
from club.cups.match_time import LONGEST
from club.cups.refusals import CupOver, MatchNotOpen, NotEntered
from data.storage.database import Database
from data.table.tables import reseat
from tests.club.club_helpers import PLACE, off_turn, on_turn, step
from tests.club.cups.cup_club import (
    FINAL_OF_FOUR,
    HOURS,
    KNOCKOUT,
    ORGANISER,
    CupClub,
    draft,
    member,
    press,
)


@pytest.mark.slow
@pytest.mark.parametrize("format_", CupFormat)
async def test_a_cup_in_which_nobody_does_anything_ends(host: CupClub, format_: CupFormat) -> None:
    await host.begin(draft(format_), 5)
    for _ in range(40):
        due = await host.club.cups.next_look()
        if due is None:
            break
        host.clock.time = due
        await host.look()
    cup = await host.cup()
    assert cup.row.finished_at is not None
    assert {each.how for each in cup.state.decisions.values()} == {HowDecided.WALKOVER}
    assert schedule.champion(cup.state) is not None


async def test_who_is_on_turn_at_the_end_of_the_time_has_lost(host: CupClub) -> None:
    cup = await host.begin(KNOCKOUT, 2)
    (final,) = schedule.playable(cup.state)
    table = await step(host.club, await host.table(final))
    late = on_turn(table)
    host.later(HOURS - 1)
    assert (await host.look()).row.finished_at is None
    host.later(1)
    cup = await host.look()
    champion = schedule.champion(cup.state)
    assert champion is not None
    assert cup.state.members[champion] != (late,)


async def test_a_turn_that_has_just_begun_is_left_its_time(host: CupClub) -> None:
    cup = await host.begin(KNOCKOUT, 2)
    (final,) = schedule.playable(cup.state)
    host.later(HOURS - 1)
    table = await host.table(final)
    first = on_turn(table)
    while on_turn(table) == first:
        table = await step(host.club, table)
    host.later(2)
    cup = await host.look()
    assert cup.playing
    left = timedelta(hours=HOURS / 4 - 2)
    assert cup.row.look_at == host.clock.time + left
    host.clock.time += left
    assert (await host.look()).row.finished_at is not None


async def test_time_that_the_bot_was_down_for_is_given_back(host: CupClub) -> None:
    await host.club.clocks.started()
    await host.begin(KNOCKOUT, 2)
    await host.club.clocks.alive()
    host.later(2 * HOURS)
    await host.club.clocks.started()
    assert (await host.look()).row.finished_at is None
    host.later(HOURS)
    assert (await host.look()).row.finished_at is not None


async def test_a_turn_that_has_just_begun_is_given_back_the_time_that_the_bot_was_down(
    host: CupClub,
) -> None:
    await host.club.clocks.started()
    cup = await host.begin(KNOCKOUT, 2)
    opened = host.clock.time
    host.later(HOURS - 1)
    table = await host.table(schedule.playable(cup.state)[0])
    first = on_turn(table)
    while on_turn(table) == first:
        table = await step(host.club, table)
    began = host.clock.time
    await host.club.clocks.alive()
    host.later(5)
    await host.club.clocks.started()
    host.clock.time = opened + timedelta(hours=HOURS + 5)
    cup = await host.look()
    assert cup.playing
    assert cup.row.look_at == began + timedelta(hours=HOURS / 4 + 5)


async def test_time_that_the_bot_was_down_for_is_given_back_once(host: CupClub) -> None:
    await host.club.clocks.started()
    cup = await host.begin(KNOCKOUT, 2)
    await host.club.clocks.alive()
    host.later(2 * HOURS)
    await host.club.clocks.started()
    key = schedule.playable(cup.state)[0].key
    for number in (1, 2):
        cup = await host.club.cups.extend(host.cup_id, PLACE, key, member(number).member_id)
    assert cup.row.look_at == host.clock.time + timedelta(hours=2 * HOURS)
    host.later(2 * HOURS - 1)
    table = await host.table(schedule.playable(cup.state)[0])
    await host.club.admin.void(PLACE, ORGANISER, table.table.table_id, "by mistake", press())
    cup = await host.look()
    assert cup.row.look_at == host.clock.time + timedelta(hours=HOURS)


async def test_time_goes_on_where_the_computer_stands_in(host: CupClub, database: Database) -> None:
    cup = await host.begin(KNOCKOUT, 2)
    table = await host.table(schedule.playable(cup.state)[0])
    gone = next(each for each in table.players if each.member_id == off_turn(table))
    async with database.write() as connection:
        computer = replace(gone, member_id=None, player=levels.USUAL)
        await reseat(connection, table.table.table_id, computer)
    host.later()
    cup = await host.look()
    champion = schedule.champion(cup.state)
    assert champion is not None
    assert cup.state.members[champion] == (gone.member_id,)


async def test_both_may_agree_to_more_time(host: CupClub) -> None:
    cup = await host.begin(KNOCKOUT, 2)
    due = cup.playing[0].due_at
    key = schedule.playable(cup.state)[0].key
    for _ in range(2):
        cup = await host.club.cups.extend(host.cup_id, PLACE, key, member(1).member_id)
        assert cup.playing[0].due_at == due
    cup = await host.club.cups.extend(host.cup_id, PLACE, key, member(2).member_id)
    assert cup.playing[0].due_at == due + timedelta(hours=HOURS)
    assert cup.playing[0].extension_by is None
    with pytest.raises(NotEntered):
        await host.club.cups.extend(host.cup_id, PLACE, key, ORGANISER.member_id)
    with pytest.raises(MatchNotOpen):
        await host.club.cups.extend(host.cup_id, PLACE, FINAL_OF_FOUR, member(1).member_id)


async def test_a_game_annulled_again_and_again_is_lost_by_both(host: CupClub) -> None:
    cup = await host.begin(KNOCKOUT, 2)
    (final,) = schedule.playable(cup.state)
    opened, longest = host.clock.time, timedelta(hours=LONGEST * HOURS)
    while not cup.state.decisions and host.clock.time < opened + 2 * longest:
        table = await host.table(final)
        await host.club.admin.void(PLACE, ORGANISER, table.table.table_id, "again", press())
        host.later(HOURS - 1)
        cup = await host.look()
        assert all(each.due_at <= opened + longest for each in cup.playing)
    assert host.clock.time - opened < longest + timedelta(hours=HOURS)
    assert cup.state.decisions[final.key] == Decided(final.key, None, HowDecided.WALKOVER)
    assert cup.row.finished_at == host.clock.time
    assert schedule.champion(cup.state) is None


async def test_a_game_played_on_and_on_is_lost_by_both(host: CupClub) -> None:
    # Whatever the cards are, which depend on the tests before: no such game ends by itself.
    endless = replace(KNOCKOUT, rules=replace(KNOCKOUT.rules, game_target=1000))
    cup = await host.begin(endless, 2)
    (final,) = schedule.playable(cup.state)
    end, turn = host.clock.time + timedelta(hours=LONGEST * HOURS), timedelta(hours=HOURS / 4 - 1)
    host.later(HOURS - 1)
    while host.clock.time + turn < end:
        host.clock.advance(turn)
        await takes_turn(host, final)
        cup = await host.look()
        assert cup.playing
    assert cup.row.look_at == end
    host.clock.time = end
    cup = await host.look()
    assert cup.state.decisions[final.key] == Decided(final.key, None, HowDecided.WALKOVER)


async def takes_turn(host: CupClub, match: Match) -> None:
    table = await host.table(match)
    first = on_turn(table)
    while on_turn(table) == first:
        table = await step(host.club, table)


async def test_time_agreed_to_is_left_however_much_it_is(host: CupClub) -> None:
    cup = await host.begin(KNOCKOUT, 2)
    (final,) = schedule.playable(cup.state)
    for _ in range(LONGEST):
        for number in (1, 2):
            cup = await host.club.cups.extend(
                host.cup_id, PLACE, final.key, member(number).member_id
            )
    host.later((LONGEST + 1) * HOURS - 1)
    await takes_turn(host, final)
    host.later(2)
    cup = await host.look()
    assert cup.playing
    host.later()
    assert schedule.champion((await host.look()).state) is not None


async def test_two_processes_answer_a_press_for_more_time_once(host: CupClub, twin: Club) -> None:
    cup = await host.begin(KNOCKOUT, 2)
    key, due = schedule.playable(cup.state)[0].key, cup.playing[0].due_at
    for number in (1, 2):
        made, one = press(), member(number).member_id
        await host.club.cups.extend(host.cup_id, PLACE, key, one, made)
        with pytest.raises(DoneByTwinError):
            await twin.cups.extend(host.cup_id, PLACE, key, one, made)
    (row,) = (await host.cup()).playing
    assert row.due_at == due + timedelta(hours=HOURS)
    assert row.extension_by is None


async def test_a_cup_that_never_begins_is_cancelled(host: CupClub) -> None:
    cup = await host.gather(KNOCKOUT, 2)
    end = host.clock.time + progress.WAIT
    assert await host.club.cups.next_look() == cup.row.look_at == end
    host.clock.time = end - timedelta(minutes=1)
    assert not await host.club.cups.bring_on()
    host.clock.time = end
    with pytest.raises(CupOver):
        await host.club.cups.start(host.cup_id, PLACE, ORGANISER.member_id, press())
    cup = await host.look()
    assert cup.state.cancelled
    assert cup.row.finished_at == end
    assert await host.club.cups.next_look() is None
