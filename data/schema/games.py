"""The tables as they stand after the last migration.

The migrations make the database; this describes it for the queries. A test keeps the two equal.
A row of a table's belongings goes with its table (CASCADE); members and servers that anything
points to can't be deleted.
"""

from typing import Any

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    MetaData,
    Table,
    literal_column,
    text,
)

from data.schema.types import Bytes, Flag, Json, Number, Snowflake, Time, Words

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# A display that will never be drawn again, as a ply no contest reaches.
FINAL_PLY = 2**31 - 1

SEAT_WORDS = "IN (1, 2)"


def _table(name: str, *parts: Any, **options: Any) -> Table:  # noqa: ANN401 - handed on
    return Table(name, metadata, *parts, sqlite_strict=True, **options)


def _own_key(name: str) -> Column[int]:
    """Make a number that Discord gave out, not the database."""
    return Column(name, Snowflake, primary_key=True, autoincrement=False)


def _part_of(table: str, column: str | None = None, *, key: bool = True) -> Column[int]:
    """Make a reference to the row that this one belongs to and goes with."""
    column = column or "table_id"
    return Column(
        column,
        Snowflake,
        ForeignKey(f"{table}.{column}", ondelete="CASCADE"),
        primary_key=key,
        nullable=False,
        autoincrement=False,
    )


def _seat(name: str, *, nullable: bool = False, **options: Any) -> tuple[Any, ...]:  # noqa: ANN401
    return (
        Column(name, Number, nullable=nullable, **options),
        CheckConstraint(f"{name} {SEAT_WORDS}", name=name),
    )


def _at_least(name: str, least: int = 0) -> CheckConstraint:
    return CheckConstraint(f"{name} >= {least}", name=name)


servers = _table(
    "servers",
    _own_key("server_id"),
    Column("name", Words, nullable=False),
    Column("locale", Words),
    # Since when the bot isn't in it any more, and when its owners want it forgotten.
    Column("left_at", Time),
    Column("forget_at", Time),
)

members = _table(
    "members",
    _own_key("member_id"),
    Column("name", Words, nullable=False),
    Column("confirm", Flag, nullable=False, server_default=text("1")),
    Column("dm_closed_at", Time),
    Column("seen_at", Time),
    CheckConstraint("confirm IN (0, 1)", name="confirm"),
)

tables = _table(
    "tables",
    Column("table_id", Snowflake, primary_key=True),
    Column("server_id", Snowflake, ForeignKey("servers.server_id"), nullable=False),
    Column("channel_id", Snowflake, nullable=False),
    Column("channel_name", Words, nullable=False),
    Column("status", Words, nullable=False),
    Column("rules", Words, nullable=False),
    Column("contest_seed", Bytes, nullable=False),
    Column("commitment", Words, nullable=False),
    Column("host_id", Snowflake, ForeignKey("members.member_id"), nullable=False),
    Column("guest_id", Snowflake, ForeignKey("members.member_id")),
    # The two of a challenge to one named member, in order of id, so that a pair has one form. They
    # stay when it is answered; a seat that was open to anybody has none.
    Column("pair_low", Snowflake),
    Column("pair_high", Snowflake),
    Column("accepted_by_interaction", Snowflake),
    Column("created_at", Time, nullable=False),
    Column("expires_at", Time),
    Column("started_at", Time),
    Column("finished_at", Time),
    Column("ply", Number, nullable=False, server_default=text("0")),
    Column("rematch_of", Snowflake, ForeignKey("tables.table_id")),
    Column("created_by_interaction", Snowflake),
    Column("closed_by_interaction", Snowflake),
    # "cards", or "sheet" where only the score is kept of what is played with real cards.
    Column("kind", Words, nullable=False, server_default="cards"),
    # Who made the last offer of a challenge; its host, where there is none.
    Column("offered_by", Snowflake),
    # How long a turn may take: "none", "relaxed:" and hours, "live:" and minutes.
    Column("clock", Words, nullable=False, server_default="none"),
    # Whether it was begun as a game against the computer that is rated.
    Column("rated_practice", Flag, nullable=False, server_default=text("0")),
    # What the cards hang on besides the seed, and which message had shown the seal by then; in the
    # words of a record. Nothing at tables that were begun before every player's press counted.
    Column("presses", Words),
    Column("seal_shown", Words),
    # The seal of the host's next game against the computer, which the end of this one shows.
    Column("next_commitment", Words),
    CheckConstraint(
        "status IN ('waiting', 'playing', 'finished', 'declined', 'withdrawn', 'expired')",
        name="status",
    ),
    CheckConstraint("pair_low < pair_high", name="pair"),
    CheckConstraint("host_id <> guest_id", name="guest_id"),
    _at_least("ply"),
    # A number that a button was once sent with must never mean another table.
    sqlite_autoincrement=True,
)
PAIR_WAITS = text("status = 'waiting' AND guest_id IS NOT NULL")
Index(
    "uq_tables_pair_waiting",
    tables.c.server_id,
    tables.c.pair_low,
    tables.c.pair_high,
    unique=True,
    sqlite_where=PAIR_WAITS,
    postgresql_where=PAIR_WAITS,
)
# Two processes with one token are both told of a command; it sets up one table.
Index("uq_tables_created_by_interaction", tables.c.created_by_interaction, unique=True)
Index("ix_tables_host", tables.c.host_id, tables.c.status)
Index("ix_tables_guest", tables.c.guest_id, tables.c.status)
Index("ix_tables_expiry", tables.c.status, tables.c.expires_at)
Index("ix_tables_rematch", tables.c.rematch_of)

# The tables of a team contest beyond the first, which leads: it has the sheet and all the seats.
boards = _table(
    "boards",
    _part_of("tables"),
    Column("lead_id", Snowflake, ForeignKey("tables.table_id", ondelete="CASCADE"), nullable=False),
    Column("number", Number, nullable=False),
)
Index("uq_boards_number", boards.c.lead_id, boards.c.number, unique=True)

# Who plays in the contest, by number. Which two a deal seats is the deal's own matter.
seats = _table(
    "seats",
    _part_of("tables"),
    Column("seat", Number, primary_key=True, autoincrement=False, nullable=False),
    Column("member_id", Snowflake, ForeignKey("members.member_id")),
    Column("player", Words),
    Column("name", Words, nullable=False),
    # Set where more than two play: the side that was joined, or 0 until the cut tells.
    Column("side", Number),
    # Since when a member who has gone waits for somebody to take the seat.
    Column("left_at", Time),
    # When the contest was settled: the games of a member's history are found by it.
    Column("over_at", Time),
    CheckConstraint("seat BETWEEN 1 AND 12", name="seat"),
    CheckConstraint("(member_id IS NULL) <> (player IS NULL)", name="occupant"),
)
Index("ix_seats_member", seats.c.member_id, seats.c.table_id)
OVER = text("over_at IS NOT NULL")
Index(
    "ix_seats_history",
    seats.c.member_id,
    seats.c.over_at,
    seats.c.table_id,
    sqlite_where=OVER,
    postgresql_where=OVER,
)
OF_GROUP = text("side IS NOT NULL")
Index(
    "ix_seats_group",
    seats.c.member_id,
    seats.c.table_id,
    sqlite_where=OF_GROUP,
    postgresql_where=OF_GROUP,
)

deals = _table(
    "deals",
    _part_of("tables"),
    Column("deal", Number, primary_key=True, autoincrement=False),
    Column("round", Number, nullable=False),
    *_seat("dealer"),
    Column("seed", Bytes, nullable=False),
    Column("commitment", Words, nullable=False),
    Column("knock_card", Words),
    Column("first_ply", Number, nullable=False),
    Column("started_at", Time, nullable=False),
    # The players, by their number in the contest, who have seats 1 and 2 of this deal.
    Column("player_1", Number, nullable=False, server_default="1"),
    Column("player_2", Number, nullable=False, server_default="2"),
    _at_least("deal", 1),
    _at_least("round", 1),
    _at_least("first_ply"),
)


def _of_deal() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(
        ["table_id", "deal"], ["deals.table_id", "deals.deal"], ondelete="CASCADE"
    )


moves = _table(
    "moves",
    Column("table_id", Snowflake, primary_key=True, autoincrement=False),
    Column("ply", Number, primary_key=True, autoincrement=False),
    Column("deal", Number, nullable=False),
    *_seat("seat"),
    Column("move", Words, nullable=False),
    Column("at", Time, nullable=False),
    Column("interaction_id", Snowflake),
    _of_deal(),
    _at_least("ply"),
)
Index("ix_moves_deal", moves.c.table_id, moves.c.deal, moves.c.ply)

results = _table(
    "results",
    Column("table_id", Snowflake, primary_key=True, autoincrement=False),
    Column("deal", Number, primary_key=True, autoincrement=False),
    Column("result", Words, nullable=False),
    *_seat("winner", nullable=True),
    Column("points", Number, nullable=False),
    Column("boxes", Number, nullable=False),
    Column("detail", Json, nullable=False),
    Column("at", Time, nullable=False),
    # The tables, and the plies that they must have passed, before a team may learn of it.
    Column("held", Json),
    # The members, by seat, for whom it counts in the standings; none where it counts for nobody.
    Column("member_1", Snowflake),
    Column("member_2", Snowflake),
    _of_deal(),
)

contests = _table(
    "contests",
    _part_of("tables"),
    *_seat("dealer"),
    Column("deals", Number, nullable=False),
    Column("settlement", Json),
    # The finished games, the deals won by side, and who sits where; the engine's own forms.
    Column("games", Json),
    Column("wins", Json),
    Column("seating", Json),
    _at_least("deals"),
)

# The sheet as it stands after the last deal: a row for each column and side.
scores = _table(
    "scores",
    _part_of("contests"),
    Column("column_no", Number, primary_key=True, autoincrement=False),
    Column("side", Number, primary_key=True, autoincrement=False),
    Column("points", Number, nullable=False),
    Column("boxes", Number, nullable=False),
    Column("won", Flag, nullable=False),
    Column("closed_by", Number),
    _at_least("column_no"),
    _at_least("side", 1),
    CheckConstraint("won IN (0, 1)", name="won"),
)

games = _table(
    "games",
    _part_of("tables"),
    Column("server_id", Snowflake, ForeignKey("servers.server_id"), nullable=False),
    Column("winner_side", Number),
    Column("reason", Words, nullable=False),
    Column("shutout", Flag, nullable=False),
    Column("totals", Json, nullable=False),
    Column("net", Number, nullable=False),
    Column("finished_at", Time, nullable=False),
    # The order in which a server's contests were settled: times may be equal, or written down late.
    Column("serial", Snowflake, nullable=False, server_default=text("0")),
    Column("gave_up", Number),
    Column("annulled_at", Time),
    CheckConstraint("shutout IN (0, 1)", name="shutout"),
)
Index("ix_games_server", games.c.server_id, games.c.finished_at)
Index("uq_games_serial", games.c.server_id, games.c.serial, unique=True)

displays = _table(
    "displays",
    Column("display_id", Snowflake, primary_key=True),
    _part_of("tables", key=False),
    Column("kind", Words, nullable=False),
    # 0 is the channel, so no foreign key.
    Column("member_id", Snowflake, nullable=False),
    Column("channel_id", Snowflake, nullable=False),
    Column("message_id", Snowflake),
    Column("anchor", Number, nullable=False),
    Column("ply", Number, nullable=False),
    Column("sent_at", Time, nullable=False),
    Column("edited_at", Time),
    _at_least("ply", -1),
    _at_least("anchor"),
    sqlite_autoincrement=True,
)
Index(
    "uq_displays_place",
    displays.c.table_id,
    displays.c.kind,
    displays.c.member_id,
    displays.c.anchor,
    unique=True,
)
# Spelt out, since a bound value would keep the query from the index.
STILL_DRAWN = displays.c.ply < literal_column(str(FINAL_PLY))
Index(
    "ix_displays_behind",
    displays.c.table_id,
    displays.c.ply,
    sqlite_where=STILL_DRAWN,
    postgresql_where=STILL_DRAWN,
)

SHOWN_RESULT = text("displays.kind = 'result' AND displays.message_id IS NOT NULL")
_RESULTS = text("kind = 'result' AND message_id IS NOT NULL")
Index(
    "ix_displays_results",
    displays.c.sent_at,
    sqlite_where=_RESULTS,
    postgresql_where=_RESULTS,
)

# Messages that another has taken the place of, until they are deleted.
leftovers = _table(
    "leftovers",
    _own_key("message_id"),
    _part_of("tables", key=False),
    Column("channel_id", Snowflake, nullable=False),
)
Index("ix_leftovers_table_id", leftovers.c.table_id)

drafts = _table(
    "drafts",
    _part_of("tables"),
    Column(
        "member_id",
        Snowflake,
        ForeignKey("members.member_id"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("ply", Number, nullable=False),
    Column("text", Words, nullable=False),
    _at_least("ply"),
)

# What members have said to a question that their table puts to them.
votes = _table(
    "votes",
    _part_of("tables"),
    Column("question", Words, primary_key=True),
    Column(
        "member_id",
        Snowflake,
        ForeignKey("members.member_id"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("choice", Words, nullable=False),
    Column("at", Time, nullable=False),
)

# The moves of a sheet for real cards: what was entered, and what was done about it.
entries = _table(
    "entries",
    _part_of("tables"),
    Column("ply", Number, primary_key=True, autoincrement=False),
    Column("member_id", Snowflake, ForeignKey("members.member_id"), nullable=False),
    Column("word", Words, nullable=False),
    Column("at", Time, nullable=False),
    Column("interaction_id", Snowflake),
    _at_least("ply"),
)
