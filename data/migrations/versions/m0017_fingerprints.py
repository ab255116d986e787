"""By what an account is known again that was blocked when its member was forgotten."""

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, PrimaryKeyConstraint

from data.schema.types import Bytes, PlainText, Snowflake

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables. Who was forgotten before isn't known again."""
    op.create_table(
        "secrets",
        Column("purpose", PlainText, nullable=False),
        Column("secret", Bytes, nullable=False),
        PrimaryKeyConstraint("purpose", name=op.f("pk_secrets")),
        sqlite_strict=True,
    )
    op.create_table(
        "fingerprints",
        Column("fingerprint", Bytes, nullable=False),
        Column("stand_in_id", Snowflake, nullable=False),
        PrimaryKeyConstraint("fingerprint", name=op.f("pk_fingerprints")),
        ForeignKeyConstraint(
            ["stand_in_id"],
            ["members.member_id"],
            name=op.f("fk_fingerprints_stand_in_id"),
            ondelete="CASCADE",
        ),
        sqlite_strict=True,
    )
