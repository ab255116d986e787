"""Cups brought on by two processes, and by one that fails: nothing is done twice or by half."""

import asyncio
from datetime import datetime
from typing import Any

import pytest
from sqlalchemy import Update, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from club.club import Club
from club.core.errors import DoneByTwinError
from club.cups import match_tables, progress
from club.cups.cups import SET_ASIDE
from club.cups.formats import schedule, swiss_pairing
from club.cups.formats.plan import CupFormat
from club.cups.refusals import UnreadableCup
from club.cups.stored_cup import StoredCup
from data.members import server_purge
from data.schema.cups import cup_events, cups
from data.schema.tables import tables
from data.storage.database import Database
from data.storage.errors import PlyTaken
from tests.club.club_helpers import PLACE
from tests.club.cups.cup_club import KNOCKOUT, ORGANISER, CupClub, draft, member, press


@pytest.mark.slow
@pytest.mark.parametrize("format_", CupFormat)
async def test_two_processes_bring_a_cup_on_together(
    host: CupClub, twin: Club, database: Database, format_: CupFormat
) -> None:
    await host.begin(draft(format_), 5)
    while open_now := schedule.playable((await host.cup()).state):
        match = open_now[0]
        cup = await host.cup()
        loser = cup.state.members[max(match.entrants)][0]
        await twin.playing.resign((await host.table(match)).table.table_id, loser)
        await asyncio.gather(host.club.cups.bring_on(), twin.cups.bring_on())
        assert not await host.club.cups.bring_on()
    cup = await host.cup()
    assert schedule.champion(cup.state) == 1
    async with database.read() as connection:
        begun = (await connection.scalars(select(tables.c.table_id))).all()
    assert len(begun) == len(cup.state.decisions), "no match has two tables"


async def test_two_processes_answer_a_press_once(host: CupClub, twin: Club) -> None:
    made = press()
    cup = await host.club.cups.create(PLACE, ORGANISER, KNOCKOUT, made)
    with pytest.raises(DoneByTwinError):
        await twin.cups.create(PLACE, ORGANISER, KNOCKOUT, made)
    for number in (1, 2):
        entered = press()
        await host.club.cups.enter(cup.cup_id, PLACE, member(number), entered)
        with pytest.raises(DoneByTwinError):
            await twin.cups.enter(cup.cup_id, PLACE, member(number), entered)
    started = press()
    await twin.cups.start(cup.cup_id, PLACE, ORGANISER.member_id, started)
    with pytest.raises(DoneByTwinError):
        await host.club.cups.start(cup.cup_id, PLACE, ORGANISER.member_id, started)
    assert len((await host.club.cups.get(cup.cup_id)).playing) == 1


async def test_what_fails_half_way_leaves_nothing_behind(
    host: CupClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = await host.begin(KNOCKOUT, 4)
    first, second = schedule.playable(cup.state)
    await host.win(first, 1)
    table = await host.table(second)
    await host.club.playing.resign(table.table.table_id, member(3).member_id)
    with monkeypatch.context() as patch:
        patch.setattr(match_tables, "begin", failing)
        with pytest.raises(RuntimeError):
            await host.club.cups.go_on(host.cup_id)
    cup = await host.cup()
    assert second.key not in cup.state.decisions
    cup = await host.look()
    assert [set(each.entrants) for each in schedule.playable(cup.state)] == [{1, 2}]
    assert len(cup.playing) == 1


async def test_what_fails_in_one_cup_holds_up_no_other_and_is_tried_again(
    host: CupClub, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    started = [await host.begin(KNOCKOUT, 2) for _ in range(2)]
    go_on = progress.go_on

    async def failing_once(connection: AsyncConnection, cup: StoredCup, now: datetime) -> StoredCup:
        if cup.cup_id == started[0].cup_id:
            raise RuntimeError("broken")
        return await go_on(connection, cup, now)

    host.later()
    with monkeypatch.context() as patch:
        patch.setattr(progress, "go_on", failing_once)
        assert [each.cup_id for each in await host.club.cups.bring_on()] == [host.cup_id]
        assert await host.club.cups.next_look() == host.clock.time + SET_ASIDE
        assert not await host.club.cups.bring_on()
    assert [each.levelname for each in caplog.records if "can't go on" in each.message] == ["ERROR"]
    host.clock.time += SET_ASIDE
    (late,) = await host.club.cups.bring_on()
    assert late.cup_id == started[0].cup_id
    assert late.row.finished_at is not None
    assert await host.club.cups.next_look() is None


async def test_a_move_of_another_process_is_waited_for(
    host: CupClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    await host.begin(KNOCKOUT, 2)
    give_up, tried = match_tables.give_up, list[int]()

    async def once_taken(
        connection: AsyncConnection, table_id: int, *rest: Any, **named: Any
    ) -> None:
        tried.append(table_id)
        if len(tried) == 1:
            raise PlyTaken
        await give_up(connection, table_id, *rest, **named)

    monkeypatch.setattr(match_tables, "give_up", once_taken)
    host.later()
    assert (await host.look()).row.finished_at is not None
    assert len(tried) > 1


async def failing(*_: object) -> None:
    raise RuntimeError("killed")


async def test_a_round_that_was_not_paired_is_paired_at_the_next_look(
    host: CupClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(swiss_pairing, "next_round", lambda _: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await host.begin(draft(CupFormat.SWISS), 4)
    cup = await host.cup()
    assert cup.state.started
    assert not cup.playing
    assert await host.club.cups.next_look() == host.clock.time
    assert len((await host.look()).playing) == 2


async def test_a_match_whose_table_is_gone_is_played_again(
    host: CupClub, database: Database
) -> None:
    cup = await host.begin(KNOCKOUT, 2)
    async with database.write() as connection:
        await server_purge.tables_of(connection, PLACE.server_id)
    cup = await host.look()
    assert [each.attempt for each in cup.playing] == [2]
    assert schedule.champion((await host.win_all()).state) == 1


STARTED = cup_events.c.word == "started"


@pytest.mark.parametrize(
    "damage",
    [
        update(cup_events).where(STARTED).values(word="won"),
        update(cup_events).where(STARTED).values(detail={"order": [1, 1]}),
        update(cup_events).where(STARTED).values(detail=[1]),
        update(cup_events).where(STARTED).values(number=7),
        update(cup_events).where(STARTED).values(interaction_id=None),
        update(cups).values(rules="whist"),
        update(cups).values(clock="fast"),
    ],
    ids=str,
)
async def test_a_damaged_cup_is_refused_and_holds_up_no_other(
    host: CupClub, database: Database, damage: Update
) -> None:
    await host.begin(KNOCKOUT, 2)
    async with database.write() as connection:
        await connection.execute(damage)
    with pytest.raises(UnreadableCup):
        await host.cup()
    bad = host.cup_id
    await host.begin(KNOCKOUT, 2)
    assert schedule.champion((await host.win_all()).state) == 1
    with pytest.raises(UnreadableCup):
        await host.club.cups.enter(bad, PLACE, member(3), press())
