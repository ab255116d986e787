"""A few of the kills of `python -m tests.proof restarts`; what is missing is noticed."""

from pathlib import Path

import pytest

from tests.proof.crashes.crash_scenario import open_crash_scenario
from tests.proof.crashes.kills import end
from tests.proof.crashes.restarts import (
    AN_EVENING,
    POINTS,
    SIZE,
    THREADLESS,
    TROUBLES,
    Findings,
    KillAndTrouble,
    by_trouble,
    lacking,
    look,
    plans,
    said,
)

ACCEPTED = next(one for one in POINTS if (one.what, one.how) == ("accepting", "after the commit"))


@pytest.mark.slow
async def test_a_bot_that_returns_is_quiet_only_once_everything_is_there(tmp_path: Path) -> None:
    trips = [
        KillAndTrouble(ACCEPTED),
        KillAndTrouble(ACCEPTED, THREADLESS[0]),
        KillAndTrouble(ACCEPTED, TROUBLES[-1]),
    ]
    came = Findings()
    async with open_crash_scenario(tmp_path, 1, threads=True) as scenario:
        await scenario.launch()
        await scenario.ready()
        for trip in trips:
            await end(scenario, trip.point)
            trip.trouble.lay(scenario)
            await scenario.launch()
            await look(scenario, trip, came)
            scenario.interceptor.clear()
            await scenario.ready()
        assert not scenario.audit.findings
        assert came.kills.total() == len(trips)
        assert came.states.total() >= len(trips)
        assert not came.missing
        await scenario.program.kill()
        tables = await scenario.audit.tables()
        table_id = tables[-1].table.table_id
        rows = await scenario.club.displays.of_table(table_id)
        row = next(one for one in rows if one.kind == "table")
        del scenario.discord.world.channels[str(row.channel_id)].messages[str(row.message_id)]
        assert await lacking(scenario, tables) == [f"there is no table of table {table_id} for 0"]


def test_every_trouble_is_met() -> None:
    planned = [trip for plan in plans(SIZE) for trip in plan]
    assert len(planned) == SIZE
    assert all(len(plan) <= AN_EVENING for plan in plans(SIZE))
    met = {trip.trouble for trip in planned}
    assert met > {*TROUBLES, *THREADLESS}


def test_the_tables_of_figures_say_what_was_missing() -> None:
    trip, came = KillAndTrouble(ACCEPTED, TROUBLES[0]), Findings()
    came.kills[trip.trouble.name], came.states[trip.trouble.name] = 2, 5
    came.missing.append((trip, "there is no hand", 4.5))
    assert said(came.missing[0]).endswith("there is no hand; all there after 4.5 s")
    assert f"| {trip.trouble.name} | 2 | 5 | 1 | 0.0 s |" in by_trouble(came)
