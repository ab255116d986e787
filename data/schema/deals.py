"""The tables of play: deals, moves, results, and picks before a move."""

from sqlalchemy import Column, ForeignKey, Index

from data.schema.metadata import at_least, of_deal, part_of, seat, table
from data.schema.types import Bytes, Json, Number, Snowflake, Time, Words

deals = table(
    "deals",
    part_of("tables"),
    Column("deal", Number, primary_key=True, autoincrement=False),
    Column("round", Number, nullable=False),
    *seat("dealer"),
    Column("seed", Bytes, nullable=False),
    Column("commitment", Words, nullable=False),
    Column("knock_card", Words),
    Column("first_ply", Number, nullable=False),
    Column("started_at", Time, nullable=False),
    # The players, by their number in the contest, who have seats 1 and 2 of this deal.
    Column("player_1", Number, nullable=False, server_default="1"),
    Column("player_2", Number, nullable=False, server_default="2"),
    at_least("deal", 1),
    at_least("round", 1),
    at_least("first_ply"),
)


moves = table(
    "moves",
    Column("table_id", Snowflake, primary_key=True, autoincrement=False),
    Column("ply", Number, primary_key=True, autoincrement=False),
    Column("deal", Number, nullable=False),
    *seat("seat"),
    Column("move", Words, nullable=False),
    Column("at", Time, nullable=False),
    Column("interaction_id", Snowflake),
    of_deal(),
    at_least("ply"),
)
Index("ix_moves_deal", moves.c.table_id, moves.c.deal, moves.c.ply)

results = table(
    "results",
    Column("table_id", Snowflake, primary_key=True, autoincrement=False),
    Column("deal", Number, primary_key=True, autoincrement=False),
    Column("result", Words, nullable=False),
    *seat("winner", nullable=True),
    Column("points", Number, nullable=False),
    Column("boxes", Number, nullable=False),
    Column("detail", Json, nullable=False),
    Column("at", Time, nullable=False),
    # The tables, and the plies that they must have passed, before a team may learn of it.
    Column("held", Json),
    # The members, by seat, for whom it counts in the standings; none where it counts for nobody.
    Column("member_1", Snowflake),
    Column("member_2", Snowflake),
    of_deal(),
)


drafts = table(
    "drafts",
    part_of("tables"),
    Column(
        "member_id",
        Snowflake,
        ForeignKey("members.member_id"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("ply", Number, nullable=False),
    Column("text", Words, nullable=False),
    at_least("ply"),
)
