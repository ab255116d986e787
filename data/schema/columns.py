"""The columns, keys and checks that tables are described with, each column with its purpose."""

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from sqlalchemy import CheckConstraint, Column, ForeignKey, ForeignKeyConstraint
from sqlalchemy.types import TypeEngine

from data.schema.metadata import PURPOSE
from data.schema.types import Number, Snowflake

Value = TypeVar("Value")

REPEATED: Final[Mapping[str, str]] = {
    "at": "when",
    "channel_id": "the channel's number in Discord",
    "channel_name": "what it was called then",
    "changed_at": "when it was set",
    "clock": "how long a turn may take",
    "commitment": "the seal of the seed, which is shown before the cards",
    "created_at": "when it was made",
    "created_by_interaction": "the press that began it",
    "deal": "the deal's number in the contest",
    "family": "the kind of game; empty for all",
    "finished_at": "when it was over",
    "games": "how many games",
    "interaction_id": "the number that Discord gave the press, so that it does one thing once",
    "member_id": "the member's number in Discord",
    "message_id": "the message's number in Discord",
    "outcome": "1 won, -1 lost, 0 neither",
    "ply": "how many moves had come before",
    "points": "points",
    "rules": "the rules, in the engine's words",
    "server_id": "the server's number in Discord",
    "side": "the side",
    "since": "since when",
    "table_id": "the table's number",
    "variant": "the variant",
}
"""What columns are for that have one name and one meaning in several tables."""


def column(
    name: str,
    kind: TypeEngine[Value] | type[TypeEngine[Value]],
    purpose: str | None = None,
    *parts: Any,  # noqa: ANN401 - handed on
    nullable: bool = False,
    **options: Any,  # noqa: ANN401 - handed on
) -> Column[Value]:
    """Describe a column, and what it is for where its name doesn't say that everywhere."""
    info = {PURPOSE: REPEATED[name] if purpose is None else purpose}
    return Column(name, kind, *parts, nullable=nullable, info=info, **options)


def key(
    name: str,
    kind: TypeEngine[Value] | type[TypeEngine[Value]],
    purpose: str | None = None,
) -> Column[Value]:
    """Describe a key, or a part of one, that the database doesn't number."""
    return column(name, kind, purpose, primary_key=True, autoincrement=False)


def numbered(name: str, purpose: str = "its number") -> Column[int]:
    """Describe a key that the database numbers."""
    return column(name, Snowflake, purpose, primary_key=True)


def reference(
    to: str,
    name: str,
    purpose: str | None = None,
    *,
    is_key: bool = False,
    nullable: bool = False,
    gone: str | None = None,
) -> Column[int]:
    """Describe a reference to a row, and what becomes of this one when that is deleted."""
    return column(
        name,
        Snowflake,
        purpose,
        ForeignKey(to, ondelete=gone),
        primary_key=is_key,
        nullable=nullable,
        autoincrement=False,
    )


def part_of(
    table: str,
    name: str = "table_id",
    purpose: str | None = None,
    *,
    is_key: bool = True,
    nullable: bool = False,
) -> Column[int]:
    """Describe a reference to the table of play that a row belongs to and is deleted with."""
    to = f"{table}.table_id"
    return reference(to, name, purpose, is_key=is_key, nullable=nullable, gone="CASCADE")


def of_member(
    name: str = "member_id",
    purpose: str | None = None,
    *,
    is_key: bool = False,
    nullable: bool = False,
) -> Column[int]:
    """Describe a reference to a member, who can't be deleted before the row."""
    return reference("members.member_id", name, purpose, is_key=is_key, nullable=nullable)


def of_server(
    purpose: str | None = None, *, is_key: bool = False, nullable: bool = False
) -> Column[int]:
    """Describe a reference to a server, which can't be deleted before the row."""
    return reference("servers.server_id", "server_id", purpose, is_key=is_key, nullable=nullable)


def seat(name: str, purpose: str, *, nullable: bool = False) -> tuple[Any, ...]:
    """Describe a seat of a deal, 1 to 3, with its check."""
    return (
        column(name, Number, purpose, nullable=nullable),
        CheckConstraint(f"{name} IN (1, 2, 3)", name=name),
    )


def at_least(name: str, least: int = 0) -> CheckConstraint:
    """Check that a number isn't below another."""
    return CheckConstraint(f"{name} >= {least}", name=name)


def of_deal() -> ForeignKeyConstraint:
    """Make a reference to the deal that a row belongs to and is deleted with."""
    return ForeignKeyConstraint(
        ["table_id", "deal"], ["deals.table_id", "deals.deal"], ondelete="CASCADE"
    )
