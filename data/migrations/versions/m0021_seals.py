"""When the seal of a contest was shown, and the players' presses on which its cards hang."""

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint, text

from data.schema.types import Bytes, PlainText, Snowflake

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the table."""
    # What was begun before has no presses: its cards go on hanging on the one that accepted.
    op.add_column("tables", Column("presses", PlainText))
    op.add_column("tables", Column("seal_shown", PlainText))
    op.add_column("tables", Column("next_commitment", PlainText))
    op.add_column("queue", Column("commitment", PlainText))
    op.add_column("queue", Column("seed", Bytes))
    op.add_column("queue", Column("seal_shown", Snowflake))
    op.create_table(
        "practice_seeds",
        Column("server_id", Snowflake, autoincrement=False, nullable=False),
        Column("member_id", Snowflake, autoincrement=False, nullable=False),
        Column("seed", Bytes, nullable=False),
        PrimaryKeyConstraint("server_id", "member_id", name=op.f("pk_practice_seeds")),
        ForeignKeyConstraint(
            ["server_id"], ["servers.server_id"], name=op.f("fk_practice_seeds_server_id")
        ),
        ForeignKeyConstraint(
            ["member_id"], ["members.member_id"], name=op.f("fk_practice_seeds_member_id")
        ),
        sqlite_strict=True,
    )
    op.create_index(
        "ix_tables_next_commitment",
        "tables",
        ["next_commitment"],
        sqlite_where=text("next_commitment IS NOT NULL"),
        postgresql_where=text("next_commitment IS NOT NULL"),
    )
