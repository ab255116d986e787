"""The tables of contests that wait, run or are over, their seats and the threads they are in."""

from sqlalchemy import CheckConstraint, Index, text

from data.schema.columns import (
    at_least,
    column,
    key,
    numbered,
    of_member,
    of_server,
    part_of,
    reference,
)
from data.schema.metadata import table
from data.schema.types import Bytes, EnumText, Flag, Number, PlainText, Snowflake, Time
from data.schema.vocabulary import TableKind, TableStatus

tables = table(
    "tables",
    "Each challenge and what became of it: the frame of a game.",
    numbered("table_id", "the table's number"),
    of_server(),
    column("channel_id", Snowflake),
    column("channel_name", PlainText),
    column(
        "status",
        EnumText(TableStatus),
        "waiting, playing, finished, declined, withdrawn or expired",
    ),
    column("rules", PlainText),
    column(
        "contest_seed", Bytes, "what all its shuffles follow from; secret until the contest is over"
    ),
    column("commitment", PlainText),
    of_member("host_id", "who asked for the game"),
    of_member("guest_id", "who was asked, or came", nullable=True),
    # The two of a challenge to one named member, in order of id, so that a pair has one form. They
    # stay when it is answered; a seat that was open to anybody has none.
    column(
        "pair_low",
        Snowflake,
        "the two of a challenge, so that they have one waiting at a time",
        nullable=True,
    ),
    column("pair_high", Snowflake, "the other of the two", nullable=True),
    column("accepted_by_interaction", Snowflake, "the press that accepted", nullable=True),
    column("created_at", Time),
    column("expires_at", Time, "when a challenge runs out", nullable=True),
    column("started_at", Time, "when play began", nullable=True),
    column("finished_at", Time, nullable=True),
    column("ply", Number, "how many moves there have been", server_default=text("0")),
    reference("tables.table_id", "rematch_of", "the game that it is a rematch of", nullable=True),
    column("created_by_interaction", Snowflake, nullable=True),
    column("closed_by_interaction", Snowflake, "the press that ended the wait", nullable=True),
    column(
        "kind",
        EnumText(TableKind),
        "cards, or a sheet for real ones",
        server_default=TableKind.CARDS,
    ),
    # The host, where there is none.
    column("offered_by", Snowflake, "who made the last offer", nullable=True),
    # "none", "relaxed:" and hours, "live:" and minutes.
    column("clock", PlainText, server_default="none"),
    column(
        "rated_practice",
        Flag,
        "whether it is a rated game against the computer",
        server_default=text("0"),
    ),
    column(
        "duplicate",
        Flag,
        "whether other tables of a duplicate cup have the same cards",
        server_default=text("0"),
    ),
    # In a record's words; nothing at tables older than the rule that every player's press counts.
    column(
        "presses",
        PlainText,
        "each player's last press before play: the cards depend on them",
        nullable=True,
    ),
    column("seal_shown", PlainText, "the message that had shown the seal before", nullable=True),
    # The end of this game shows it to its host.
    column(
        "next_commitment",
        PlainText,
        "the seal of the next game against the computer",
        nullable=True,
    ),
    column(
        "second_guest_id", Snowflake, "who else was asked, where more than two play", nullable=True
    ),
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
ASKED_TOO = text("second_guest_id IS NOT NULL")
Index(
    "ix_tables_second_guest",
    tables.c.second_guest_id,
    tables.c.status,
    sqlite_where=ASKED_TOO,
    postgresql_where=ASKED_TOO,
)
Index("ix_tables_expiry", tables.c.status, tables.c.expires_at)
Index("ix_tables_rematch", tables.c.rematch_of)

SAME_CARDS = text("duplicate = 1")
Index(
    "ix_tables_duplicate",
    tables.c.commitment,
    sqlite_where=SAME_CARDS,
    postgresql_where=SAME_CARDS,
)

# The tables of a team contest beyond the first, which leads: it has the sheet and all the seats.
boards = table(
    "boards",
    "The further tables of a contest of teams.",
    part_of("tables"),
    part_of("tables", "lead_id", "the table that leads the contest", is_key=False),
    column("number", Number, "which of its tables this is"),
)
Index("uq_boards_number", boards.c.lead_id, boards.c.number, unique=True)

# Who plays in the contest, by number. Which two a deal seats is the deal's own matter.
seats = table(
    "seats",
    "Who sits where in a contest.",
    part_of("tables"),
    key("seat", Number, "the player's number in the contest"),
    of_member(nullable=True),
    column("player", PlainText, "the computer player, where no member sits", nullable=True),
    column("name", PlainText, "the member's name when they sat down"),
    # 0 until the cut tells.
    column("side", Number, "the side that they joined, where more than two play", nullable=True),
    column("left_at", Time, "since when somebody who has gone is waited for", nullable=True),
    column("read_deal", Number, "the last deal whose result they have read", nullable=True),
    column(
        "over_at",
        Time,
        "when the game was over, so that one's games are found by it",
        nullable=True,
    ),
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

votes = table(
    "votes",
    "What members have said to a question at their table, and their last press there.",
    part_of("tables"),
    key("question", PlainText, "what was asked"),
    of_member(is_key=True),
    column("choice", PlainText, "what they said"),
    column("at", Time),
)

# A table that waits or is played at, and that this program or the one before can't make sense of.
# Nobody can play on there, so its clocks stand still.
unreadable = table(
    "unreadable",
    "The tables whose game the bot can't make sense of; gone once it can.",
    part_of("tables"),
    column("since", Time),
    column(
        "reason", PlainText, "where reading it failed and with what kind of error, without any card"
    ),
    column("revision", PlainText, "the schema of the program that couldn't read it"),
    # Of one annulled since: told of that.
    column("told_at", Time, "when its players had been notified", nullable=True),
)
UNTOLD = text("unreadable.told_at IS NULL")

# A contest that isn't played in the channel where it was asked for, by the table that leads it. One
# without a row is played there.
rooms = table(
    "rooms",
    "The thread in which a game is played.",
    part_of("tables"),
    # Set once it is open; a rematch has that of the game before from the start.
    column("thread_id", Snowflake, "the thread's number in Discord", nullable=True),
    # Discord was asked then to archive the thread soon.
    column("resting", Flag, "whether nothing is played in it any more", server_default=text("0")),
    CheckConstraint("resting IN (0, 1)", name="resting"),
)
