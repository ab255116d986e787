"""The score sheet: what was saved last comes back whole."""

import asyncio
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from data.storage.database import Database
from data.table import scores
from engine.contest import Column, Contest, Settlement, SettlementLine
from engine.contest.sheet import SettlementKind, SettlementReason
from engine.rules import PRESETS
from tests.data.sample_rows import challenge, move_in, running_table
from tests.data.storage.prepared_database import prepared_database

RULES = PRESETS.rules("standard", gin_bonus=20)
SEAT = st.sampled_from([1, 2])
NUMBER = st.integers(-(2**31), 2**31 - 1)
PAIR = st.tuples(NUMBER, NUMBER)
COLUMN = st.builds(
    Column, points=PAIR, boxes=PAIR, winner=st.none() | SEAT, closed_by=st.none() | NUMBER
)
LINES = st.lists(
    st.builds(SettlementLine, kind=st.sampled_from(SettlementKind), points=NUMBER), max_size=3
).map(tuple)
SETTLEMENT = st.builds(
    Settlement,
    winner=st.none() | SEAT,
    reason=st.sampled_from(SettlementReason),
    shutout=st.booleans(),
    totals=PAIR,
    net=NUMBER,
    lines=st.tuples(LINES, LINES),
)
CONTEST = st.builds(
    Contest,
    rules=st.just(RULES),
    dealer=SEAT,
    deals=st.integers(0, 2**31 - 1),
    columns=st.lists(COLUMN, max_size=3).map(tuple),
    settlement=st.none() | SETTLEMENT,
)


@pytest.mark.slow
def test_any_sheet_comes_back(tmp_path: Path) -> None:
    async def round_trip(database: Database, contest: Contest) -> None:
        async with database.write() as connection:
            await move_in(connection)
            table_id = await challenge(connection, guest_id=None)
            await scores.save(connection, table_id, contest)
            assert await scores.load(connection, table_id, RULES) == contest

    with asyncio.Runner() as runner:
        database = runner.run(Database.open(runner.run(prepared_database(tmp_path))))

        @settings(max_examples=60, derandomize=True, deadline=None)
        @given(CONTEST)
        def examples(contest: Contest) -> None:
            runner.run(round_trip(database, contest))

        examples()
        runner.run(database.close())


async def test_the_last_sheet_replaces_the_one_before(database: Database) -> None:
    start = Contest.start(RULES, 1)
    won = (SettlementLine(SettlementKind.POINTS, 101),)
    later = Contest(
        RULES,
        dealer=2,
        deals=3,
        columns=(Column((101, 7), (2, 1), winner=1, closed_by=3),),
        settlement=Settlement(
            1, SettlementReason.TARGET, shutout=False, totals=(101, 7), net=94, lines=(won, ())
        ),
    )
    async with database.write() as connection:
        table_id = await running_table(connection)
        assert await scores.load(connection, table_id, RULES) is None
        for contest in (start, later):
            await scores.save(connection, table_id, contest)
            assert await scores.load(connection, table_id, RULES) == contest
