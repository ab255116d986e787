"""What the migration for quiet games leaves of an earlier bot's clocks and messages."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Connection, create_engine, text

from data.schema.types import from_milliseconds
from data.storage.migrate import _step, newest

pytestmark = pytest.mark.sqlite

BEFORE, FIRST = "0026", "0027"
DAY = 86_400_000


@pytest.fixture
def earlier() -> Iterator[Connection]:
    """A database as the version before left it: a game without a clock, one with, an older ply."""
    with create_engine("sqlite://").connect() as connection:
        while revision(connection) != BEFORE:
            assert _step(connection)
        for table_id, ply, clock in (
            (1, 5, "none"),
            (2, 5, "relaxed:24"),
            (3, 5, "none"),
            (170, 5, "none"),
        ):
            connection.execute(
                text(
                    "INSERT INTO tables (table_id, server_id, channel_id, channel_name, status,"
                    " rules, contest_seed, commitment, host_id, created_at, ply, clock) VALUES"
                    " (:table_id, 9, 7, 'cards', 'playing', 'standard', x'00', '', 11, 0, :ply,"
                    " :clock)"
                ),
                {"table_id": table_id, "ply": ply, "clock": clock},
            )
        for table_id, ply in ((1, 5), (2, 5), (3, 4), (170, 5)):
            connection.execute(
                text("INSERT INTO clocks (table_id, ply) VALUES (:table_id, :ply)"),
                {"table_id": table_id, "ply": ply},
            )
        connection.execute(
            text(
                "INSERT INTO alarms (table_id, ply, member_id, kind, number, claimed_at, said_at,"
                " channel_id, message_id) VALUES (1, 5, 11, 'remind', 6, 1000, 2000, 3, 4),"
                " (2, 5, 11, 'out', 1, 1000, 2000, 3, 5)"
            )
        )
        yield connection


def revision(connection: Connection) -> str | None:
    try:
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    except Exception:  # noqa: BLE001 - before the first step there is none
        return None


def test_games_without_a_clock_begin_anew_and_all_are_looked_at(earlier: Connection) -> None:
    assert newest() >= FIRST
    assert _step(earlier)
    found = earlier.execute(text("SELECT table_id, due_at, renewed_at FROM clocks")).all()
    rows = {table_id: (due_at, renewed_at) for table_id, due_at, renewed_at in found}
    now = datetime.now(UTC)
    for due_at, _ in rows.values():
        assert now - from_milliseconds(due_at) < timedelta(minutes=1)
    hours = {each: (rows[each][1] - rows[each][0]) / 3_600_000 for each in (1, 170)}
    assert hours == {1: 1, 170: 2}, "not all at once, and within a week"
    assert rows[2][1] is None, "its time goes on"
    assert rows[3][1] is None, "the turn is another"


def test_what_was_said_stays_said(earlier: Connection) -> None:
    assert _step(earlier)
    rows = earlier.execute(text("SELECT * FROM alarms ORDER BY table_id")).all()
    remind, out = (tuple(row) for row in rows)
    assert remind == (1, 5, 11, "remind", 6, 1000, 2000, 3, 4)
    assert (*out[:5], *out[6:]) == (2, 5, 11, "out", 1, 2000, 3, 5)
    taken_on = from_milliseconds(out[5])
    assert datetime.now(UTC) - taken_on < timedelta(minutes=1), "the game's end counts from here"
    earlier.execute(text("UPDATE alarms SET kind = 'ask'"))


@pytest.mark.parametrize(
    ("of_last", "members", "cause"),
    [
        ({"move": "void"}, 1, "idle"),
        ({"move": "resign"}, 1, "idle"),
        ({"move": "void"}, 2, None),
        ({"move": "void", "at": 30 * DAY}, 1, None),
        ({"move": "resign", "press": 7}, 1, None),
        ({"move": "discard KH"}, 1, None),
    ],
)
def test_games_that_ended_for_being_idle_stay_known(
    earlier: Connection, of_last: dict[str, str | int], members: int, cause: str | None
) -> None:
    earlier.execute(text("UPDATE tables SET status = 'finished', started_at = 0"))
    for seat in (1, 2):
        member, player = (10 + seat, None) if seat <= members else (None, "club")
        earlier.execute(
            text(
                "INSERT INTO seats (table_id, seat, member_id, player, name) VALUES"
                " (1, :seat, :member, :player, '')"
            ),
            {"seat": seat, "member": member, "player": player},
        )
    first: dict[str, str | int | None] = {"ply": 3, "move": "pass", "at": 1000, "press": None}
    for each in (first, first | {"ply": 4, "at": 1000 + 30 * DAY} | of_last):
        earlier.execute(
            text(
                "INSERT INTO moves (table_id, ply, deal, seat, move, at, interaction_id) VALUES"
                " (1, :ply, 1, 1, :move, :at, :press)"
            ),
            each,
        )
    earlier.execute(
        text(
            "INSERT INTO games (table_id, server_id, reason, shutout, totals, net, finished_at,"
            " serial) VALUES (1, 9, 'void', 0, '[0, 0]', 0, 0, 1)"
        )
    )
    assert _step(earlier)
    assert earlier.execute(text("SELECT cause FROM games")).scalar() == cause
