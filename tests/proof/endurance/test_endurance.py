"""Some seconds of what `make endurance` does for half an hour, on either database."""

import sys

import pytest

from tests.postgresql import why_none
from tests.proof.endurance.endurance import FAULTS, MOVES, SIZE, planned, run_part
from tests.proof.endurance.evening import Plan
from tests.proof.endurance.log_lines import without_cause
from tests.proof.endurance.outcome import Outcome, column

SOME = Plan(members=12, tables=30, seconds=15.0, moves=60, faults=8, most=120.0)


@pytest.mark.slow
@pytest.mark.skipif(why_none() is not None, reason=str(why_none()))
async def test_three_processes_lose_nothing_whatever_happens() -> None:
    came = await run_part(SOME, shared=True)
    assert not came.found, came.found
    assert came.moves["member"]
    assert came.moves["computer"]
    assert came.faults["a process killed"]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are Linux's")
async def test_one_process_loses_nothing_whatever_happens() -> None:
    came = await run_part(SOME, shared=False)
    assert not came.found, came.found
    assert came.moves.total() >= SOME.moves
    assert came.faults.total() >= SOME.faults


def test_both_parts_add_up_to_what_is_promised() -> None:
    both = [planned(SIZE, part) for part in (2 / 3, 1 / 3)]
    assert sum(one.seconds for one in both) == pytest.approx(60 * SIZE)
    assert sum(one.moves for one in both) >= MOVES
    assert sum(one.faults for one in both) >= FAULTS


def test_an_error_needs_a_cause_from_outside() -> None:
    caused = "0: [error    ] work failed  cause='the database is locked' table=1"
    cut = "1: [error    ] [discord.shard] Attempting a reconnect cause='ConnectionReset'"
    wrong = "2: [error    ] press failed  error=KeyError table=1"
    assert list(without_cause([caused, cut, wrong, "Traceback (most recent call last):"])) == [
        wrong,
        "Traceback (most recent call last):",
    ]


def test_figures_are_a_table_to_be_read() -> None:
    one, other = Outcome(seconds=60, waits=[0.1]), Outcome(seconds=120, waits=[0.3])
    one.moves["member"], other.moves["member"] = 2, 3
    one.memory["SQLite"] = [5 << 20], [6 << 20]
    other.found.append(("lost", "a move"))
    one.add(other)
    told = column(("figure", ""), one.figures)
    assert "| minutes | 3 |" in told
    assert "| moves | 5 |" in told
    assert "5 MiB; 6 MiB" in told
    assert "| 1, 0, 0, 0, 0, 0 |" in told
