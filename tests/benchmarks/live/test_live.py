"""The measures of the whole bot run, in small; and the databases that they fill are sound."""

import sqlite3
import sys
from pathlib import Path

import pytest

from benchmarks.engine import drawing
from benchmarks.live import (
    bot_process,
    clicks,
    history,
    memory,
    practice,
    requests,
    running,
    sample_database,
    servers,
    startup,
    writes,
)
from benchmarks.live.bot_process import UNANSWERED
from club.club import Club
from club.core.people import Person, Place
from data.storage.database import Database
from tests.data.storage.prepared_database import prepared_database
from tests.forked_program import ForkedProgram

FEW = clicks.Plan(presses=10, rounds=1, seconds=0.2)
PLACE = Place(900, "Card house", 77, "cards")
PEOPLE = [Person(11, "North"), Person(12, "South")]
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of another process")


@pytest.fixture(autouse=True)
def _soon_there_and_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "Program", ForkedProgram)
    monkeypatch.setattr(bot_process, "QUIET", 0.2)


@pytest.mark.slow
@LINUX
async def test_a_click_is_measured_beside_the_floor() -> None:
    for side in await clicks.compare(2, FEW):
        assert 0 < side.median <= side.p99 < UNANSWERED
        assert side.most > 0
        assert side.processor >= 0
        assert side.requests >= 1


@pytest.mark.slow
@LINUX
async def test_a_click_is_measured_with_more_tables_running() -> None:
    for cost in await running.compare((1, 3), presses=5, rounds=1):
        assert 0 < cost.median <= cost.p99 < UNANSWERED
        assert cost.requests >= 1


@pytest.mark.slow
async def test_a_click_is_measured_with_finished_games() -> None:
    took = await history.compare((1, 3), presses=5, rounds=1)
    assert len(took) == 2
    assert all(0 < seconds < UNANSWERED for seconds in took)


@pytest.mark.slow
async def test_what_moves_ask_of_discord_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "PACE", 0.5)
    lags, asked, refused = await requests.measure(3, seconds=3.0)
    assert lags.moves > 6
    assert len(lags.hands) == lags.moves
    assert 0 < len(lags.tables) < lags.moves, "only turns that end are shown"
    assert asked["answers"] == lags.moves
    assert asked["by token"] > 0
    assert asked["counted"] < 1.1 * lags.moves
    assert not refused["general"]


@pytest.mark.slow
async def test_a_start_is_measured_with_open_tables() -> None:
    assert all(seconds > 0 for seconds in await startup.compare((startup.Size(5, 12),), rounds=1))


@pytest.mark.slow
async def test_moves_a_second_are_measured(tmp_path: Path) -> None:
    moves, took = await writes.play(await prepared_database(tmp_path), 0, 2, 0.2)
    assert moves > 0
    assert took > 0


@pytest.mark.slow
@LINUX
async def test_memory_of_servers_and_shards_is_measured() -> None:
    assert await servers.memory(3, 2, channels=2, roles=1) > 0


@pytest.mark.slow
@LINUX
async def test_memory_is_measured() -> None:
    assert await memory.idle(2) > 0
    assert await memory.played(2) > 0


@pytest.mark.slow
async def test_a_click_is_measured_beside_practice() -> None:
    few = practice.Plan(others=3, practice=2, level="novice", presses=8, rounds=1)
    found = await practice.measure(few)
    assert 0 < found.without < UNANSWERED
    assert 0 < found.beside < UNANSWERED
    assert found.moves > 0


@pytest.mark.slow
def test_drawings_are_measured() -> None:
    lines = list(drawing.measures(plies=80, entrants=8))
    assert all(measure.work() > 0 and measure.other() > 0 for measure in lines)


@pytest.mark.slow
async def test_copies_of_games_are_whole(tmp_path: Path) -> None:
    file = tmp_path / "filled.db"
    await sample_database.make(file)
    await sample_database.play_games(file, 2)
    sample_database.multiply(file, 7)
    database = sqlite3.connect(file)
    assert not database.execute("PRAGMA foreign_key_check").fetchall()
    assert database.execute("SELECT count(*) FROM games").fetchone() == (7,)
    seated = "SELECT count(DISTINCT member_id) FROM seats"
    assert database.execute(seated).fetchone() == (14,)
    database.close()


@pytest.mark.slow
async def test_open_tables_can_be_played_at(tmp_path: Path) -> None:
    file = tmp_path / "filled.db"
    await sample_database.make(file)
    sample_database.open_tables(file, PLACE, PEOPLE, 3, shown=True)
    opened = await Database.open(sample_database.address(file))
    club = Club(opened, players=sample_database.Nobody())
    assert not await club.displays.behind()
    for table_id in (1, 2, 3):
        now = await club.tables.snapshot(table_id)
        assert now.state is not None
        mover = PEOPLE[(now.state.turn or 1) - 1].member_id
        after = await club.playing.play(table_id, 0, mover, str(now.state.legal_moves()[0]))
        assert after.table.ply == 1
    await opened.close()
