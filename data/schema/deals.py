"""The tables of play: deals, moves, results, picks before a move and orders ahead of a turn."""

from sqlalchemy import Index

from data.schema.columns import at_least, column, key, of_deal, of_member, part_of, seat
from data.schema.metadata import table
from data.schema.types import Bytes, Json, Number, PlainText, Snowflake, Time

deals = table(
    "deals",
    "Each deal: its cards, as the seed that they follow from, and who dealt.",
    part_of("tables"),
    key("deal", Number),
    column("round", Number, "the round that it belongs to"),
    *seat("dealer", "which seat dealt"),
    column("seed", Bytes, "what its shuffle follows from; secret until the deal is over"),
    column("commitment", PlainText),
    column("knock_card", PlainText, "the card that sets the knock, if one does", nullable=True),
    column("first_ply", Number, "how many moves there had been before it"),
    column("started_at", Time, "when it was dealt"),
    column(
        "player_1", Number, "who has its first seat, by number in the contest", server_default="1"
    ),
    column("player_2", Number, "who has its second seat", server_default="2"),
    column("player_3", Number, "who has its third, where three play it", nullable=True),
    at_least("deal", 1),
    at_least("round", 1),
    at_least("first_ply"),
)


moves = table(
    "moves",
    "Each move, so that the deal can be played again up to any point.",
    key("table_id", Snowflake),
    key("ply", Number),
    column("deal", Number),
    *seat("seat", "the seat"),
    column(
        "move", PlainText, "the move; it may name a card that is still hidden from the other side"
    ),
    column("at", Time),
    column("interaction_id", Snowflake, nullable=True),
    of_deal(),
    at_least("ply"),
)
Index("ix_moves_deal", moves.c.table_id, moves.c.deal, moves.c.ply)

results = table(
    "results",
    "How each deal ended.",
    key("table_id", Snowflake),
    key("deal", Number),
    column("result", PlainText, "how it ended"),
    *seat("winner", "the seat that won", nullable=True),
    column("points", Number),
    column("boxes", Number, "the boxes that it brought"),
    column("detail", Json, "the whole result, with both hands"),
    column("at", Time),
    # The tables, and the plies that they must have passed.
    column("held", Json, "until which move it is kept from a team", nullable=True),
    # None where it counts for nobody.
    column(
        "member_1",
        Snowflake,
        "the member in the first seat, if it counts in the standings",
        nullable=True,
    ),
    column("member_2", Snowflake, "the same for the second seat", nullable=True),
    column("member_3", Snowflake, "the same for a third", nullable=True),
    of_deal(),
)


drafts = table(
    "drafts",
    "Cards that were picked and not yet played, and slips that were begun.",
    part_of("tables"),
    of_member(is_key=True),
    column("ply", Number),
    column("text", PlainText, "what was picked, or entered so far"),
    at_least("ply"),
)


orders = table(
    "orders",
    "What a member has left to be done as soon as it is due, in one deal or in every one.",
    part_of("tables"),
    of_member(is_key=True),
    column("deal", Number),
    column("text", PlainText, "what is to be done; with a + in every deal, else in this one"),
    column("ply", Number, "how many moves had come before what was done so last", nullable=True),
    column("done", PlainText, "what was done so last", nullable=True),
    at_least("deal", 1),
    at_least("ply"),
)
Index("ix_orders_member", orders.c.member_id)
