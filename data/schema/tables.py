"""The tables of contests that wait, run or are over, and their seats."""

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, text

from data.schema.metadata import at_least, part_of, table
from data.schema.types import Bytes, Flag, Number, Snowflake, Time, Word, Words
from data.schema.vocabulary import TableKind, TableStatus

tables = table(
    "tables",
    Column("table_id", Snowflake, primary_key=True),
    Column("server_id", Snowflake, ForeignKey("servers.server_id"), nullable=False),
    Column("channel_id", Snowflake, nullable=False),
    Column("channel_name", Words, nullable=False),
    Column("status", Word(TableStatus), nullable=False),
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
    Column("kind", Word(TableKind), nullable=False, server_default=TableKind.CARDS),
    # Who made the last offer of a challenge; its host, where there is none.
    Column("offered_by", Snowflake),
    # How long a turn may take: "none", "relaxed:" and hours, "live:" and minutes.
    Column("clock", Words, nullable=False, server_default="none"),
    # Whether it was begun as a game against the computer that is rated.
    Column("rated_practice", Flag, nullable=False, server_default=text("0")),
    # What the cards depend on besides the seed, and the message that had shown the seal by then, in
    # a record's words. Nothing at tables older than the rule that every player's press counts.
    Column("presses", Words),
    Column("seal_shown", Words),
    # The seal of the host's next game against the computer, which the end of this one shows.
    Column("next_commitment", Words),
    CheckConstraint(
        "status IN ('" + "', '".join(TableStatus) + "')",
        name="status",
    ),
    CheckConstraint("pair_low < pair_high", name="pair"),
    CheckConstraint("host_id <> guest_id", name="guest_id"),
    at_least("ply"),
    # A number that a button was once sent with must never mean another table.
    sqlite_autoincrement=True,
)
PAIR_WAITS = text(f"status = '{TableStatus.WAITING}' AND guest_id IS NOT NULL")
Index(
    "uq_tables_pair_waiting",
    tables.c.server_id,
    tables.c.pair_low,
    tables.c.pair_high,
    unique=True,
    sqlite_where=PAIR_WAITS,
    postgresql_where=PAIR_WAITS,
)
# Two processes with one token both receive a command; it sets up one table.
Index("uq_tables_created_by_interaction", tables.c.created_by_interaction, unique=True)
Index("ix_tables_host", tables.c.host_id, tables.c.status)
Index("ix_tables_guest", tables.c.guest_id, tables.c.status)
Index("ix_tables_expiry", tables.c.status, tables.c.expires_at)
Index("ix_tables_rematch", tables.c.rematch_of)

# The tables of a team contest beyond the first, which leads: it has the sheet and all the seats.
boards = table(
    "boards",
    part_of("tables"),
    Column("lead_id", Snowflake, ForeignKey("tables.table_id", ondelete="CASCADE"), nullable=False),
    Column("number", Number, nullable=False),
)
Index("uq_boards_number", boards.c.lead_id, boards.c.number, unique=True)

# Who plays in the contest, by number. Which two a deal seats is the deal's own matter.
seats = table(
    "seats",
    part_of("tables"),
    Column("seat", Number, primary_key=True, autoincrement=False, nullable=False),
    Column("member_id", Snowflake, ForeignKey("members.member_id")),
    Column("player", Words),
    Column("name", Words, nullable=False),
    # Set where more than two play: the side that was joined, or 0 until the cut tells.
    Column("side", Number),
    # Since when a member who left waits to be replaced.
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

# What members have said to a question that their table puts to them.
votes = table(
    "votes",
    part_of("tables"),
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

# A table that waits or is played at, and that this program or the one before can't make sense of.
# Nobody can play on there, so its clocks stand still.
unreadable = table(
    "unreadable",
    part_of("tables"),
    Column("since", Time, nullable=False),
    # Where reading it failed and with what kind of error, in words that name no card.
    Column("reason", Words, nullable=False),
    # The schema of the program that couldn't read it.
    Column("revision", Words, nullable=False),
    # When its channel and its players had been told; of one annulled since, told of that.
    Column("told_at", Time),
)
UNTOLD = text("unreadable.told_at IS NULL")
