"""When each member's games were over, and the records that members have sent to look at."""

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint, text

from data.schema.types import PlainText, Snowflake, Time

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new, and note of every settled game when that was."""
    op.add_column("seats", Column("over_at", Time))
    op.execute(
        "UPDATE seats SET over_at ="
        " (SELECT finished_at FROM games WHERE games.table_id = seats.table_id)"
    )
    over = text("over_at IS NOT NULL")
    op.create_index(
        "ix_seats_history",
        "seats",
        ["member_id", "over_at", "table_id"],
        sqlite_where=over,
        postgresql_where=over,
    )
    op.create_table(
        "imports",
        Column("import_id", Snowflake, nullable=False),
        Column("member_id", Snowflake, nullable=False),
        Column("text", PlainText, nullable=False),
        Column("at", Time, nullable=False),
        PrimaryKeyConstraint("import_id", name=op.f("pk_imports")),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_imports_member_id")
        ),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    op.create_index("uq_imports_member", "imports", ["member_id"], unique=True)
    op.create_index("ix_imports_at", "imports", ["at"])
