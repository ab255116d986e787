"""Games in which nobody moves: their players are asked, and none stays open."""

from datetime import UTC, datetime, timedelta

from alembic import op
from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    select,
    text,
    type_coerce,
    update,
)

from data.schema.types import Number, PlainText, Snowflake, Time, to_milliseconds

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None

SPREAD = timedelta(days=7)
"""How long after the first start the last of the games without a clock begins anew.

The players of all games that were left long ago would be asked at one moment otherwise.
"""

_LEFT_IDLE = """
UPDATE games SET cause = 'idle' WHERE table_id IN (
    SELECT tables.table_id FROM tables
    JOIN moves ending
        ON ending.table_id = tables.table_id AND ending.ply = tables.ply - 1
    LEFT JOIN moves former
        ON former.table_id = tables.table_id AND former.ply = tables.ply - 2
    WHERE ending.interaction_id IS NULL AND ending.move IN ('void', 'resign')
        AND ending.at - coalesce(former.at, tables.started_at) >= 2592000000
        AND 1 = (
            SELECT count(seats.member_id) FROM seats WHERE seats.table_id = tables.table_id
        )
)
"""
"""Games of one member that ended by themselves: by no press, and 30 days after the last move."""

_HOUR = timedelta(hours=1)

_COLUMNS = "table_id, ply, member_id, kind, number, claimed_at, said_at, channel_id, message_id"


def upgrade() -> None:
    """Make room for three kinds of message more, and begin all waiting anew."""
    for name in ("unsaid", "shown"):
        op.drop_index(f"ix_alarms_{name}", "alarms")
    op.execute("CREATE TABLE old_alarms AS SELECT * FROM alarms")
    op.drop_table("alarms")
    _alarms()
    op.execute(f"INSERT INTO alarms ({_COLUMNS}) SELECT {_COLUMNS} FROM old_alarms")  # noqa: S608
    op.drop_table("old_alarms")
    for name, column, where in (
        ("unsaid", "claimed_at", text("said_at IS NULL")),
        ("shown", "table_id", text("message_id IS NOT NULL")),
    ):
        op.create_index(
            f"ix_alarms_{name}", "alarms", [column], sqlite_where=where, postgresql_where=where
        )
    _begin_anew()
    op.add_column("games", Column("cause", PlainText))
    op.execute(_LEFT_IDLE)


def _begin_anew() -> None:
    """Look at all clocks again, and give every game its whole time from here on."""
    # Without a limit, a turn's time begins anew. With one that is over it stays over, but nobody
    # knew that the game would be called off for it: that counts from when it was taken on, so from
    # now.
    known = MetaData()
    clocks = Table(
        "clocks",
        known,
        Column("table_id", Snowflake),
        Column("ply", Number),
        Column("due_at", Time()),
        Column("renewed_at", Time()),
    )
    tables = Table(
        "tables",
        known,
        Column("table_id", Snowflake),
        Column("ply", Number),
        Column("clock", PlainText),
    )
    alarms = Table("alarms", known, Column("kind", PlainText), Column("claimed_at", Time()))
    now = datetime.now(UTC)
    here = tables.c.table_id == clocks.c.table_id, tables.c.ply == clocks.c.ply
    untimed = select(tables.c.table_id).where(*here, tables.c.clock == "none").exists()
    op.execute(update(clocks).values(due_at=now))
    later = clocks.c.table_id % (SPREAD // _HOUR) * (_HOUR // timedelta(milliseconds=1))
    spread = type_coerce(to_milliseconds(now) + later, Time())
    op.execute(update(clocks).where(untimed).values(renewed_at=spread))
    op.execute(update(alarms).where(alarms.c.kind == "out").values(claimed_at=now))


def _alarms() -> None:
    op.create_table(
        "alarms",
        Column("table_id", Snowflake, autoincrement=False, nullable=False),
        Column("ply", Number, autoincrement=False, nullable=False),
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        Column("kind", PlainText, nullable=False),
        Column("number", Number, autoincrement=False, nullable=False),
        Column("claimed_at", Time(), nullable=False),
        Column("said_at", Time()),
        Column("channel_id", Snowflake),
        Column("message_id", Snowflake),
        CheckConstraint(
            "kind IN ('remind', 'warn', 'out', 'nudge', 'ask', 'post', 'last')",
            name=op.f("ck_alarms_kind"),
        ),
        ForeignKeyConstraint(
            ["table_id"], ["tables.table_id"], name=op.f("fk_alarms_table_id"), ondelete="CASCADE"
        ),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_alarms_member_id")
        ),
        PrimaryKeyConstraint(
            "table_id", "ply", "member_id", "kind", "number", name=op.f("pk_alarms")
        ),
        sqlite_strict=True,
    )
