"""The tables of what comes every day, the problem and the daily match, or every week: the news."""

from sqlalchemy import CheckConstraint, Index, text

from data.schema.columns import at_least, column, key, of_member, of_server
from data.schema.metadata import table
from data.schema.types import Bytes, Flag, Json, Number, PlainText, Snowflake, Time

_DAY = "the day: how many since 1970"  # in UTC

# A problem comes back after some months: an answer is to the problem of one day.
answers = table(
    "answers",
    "What a member has answered to the problem of a day.",
    key("day", Number, _DAY),
    key("problem", PlainText, "which problem it was"),
    of_member(is_key=True),
    column("choice", PlainText, "the move that they chose"),
    column("solved", Flag, "whether it was the best one"),
    column("at", Time),
    CheckConstraint("solved IN (0, 1)", name="solved"),
)
Index("ix_answers_member", answers.c.member_id, answers.c.day)

daily_days = table(
    "daily_days",
    "What the match of each day is dealt from.",
    key("day", Number, _DAY),
    column("seed", Bytes, "what its shuffles follow from; secret until the day is over"),
    column("commitment", PlainText),
    column("drawn_at", Time, "when it was drawn"),
    column("coach", PlainText, "the moves of the coach's match, once it is played", nullable=True),
)

# Moves name no card that the other side doesn't see: a draw is just that.
daily_runs = table(
    "daily_runs",
    "A member's match of a day.",
    key("day", Number, _DAY),
    of_member(is_key=True),
    column("started_at", Time, "when they began it"),
    column("finished_at", Time, nullable=True),
    column("ply", Number, "how many moves there have been", server_default=text("0")),
    column("moves", PlainText, "the moves, theirs and the computer's, deal by deal"),
    column("draft", PlainText, "what they have picked and not yet played", nullable=True),
    column("read_deals", Number, "how many results they have read", server_default=text("0")),
    column("score", Number, "points won less points lost, once it is finished", nullable=True),
    column("results", Json, "the points and the end of each deal, once it is finished"),
    column("interaction_id", Snowflake, nullable=True),
    at_least("ply"),
    at_least("read_deals"),
    CheckConstraint("(score IS NULL) = (finished_at IS NULL)", name="score"),
)
Index("ix_daily_runs_member", daily_runs.c.member_id, daily_runs.c.day)

daily_places = table(
    "daily_places",
    "On which servers' boards a member's match of a day stands.",
    of_server(is_key=True),
    key("day", Number, _DAY),
    of_member(is_key=True),
)
Index("ix_daily_places_member", daily_places.c.member_id)

# Kept for the day, so that the same play gets the same answer also after an update of the program.
daily_replies = table(
    "daily_replies",
    "What the computer has answered to a line of play, so that everybody gets the same answer.",
    key("day", Number, _DAY),
    key("line", PlainText, "the SHA-256 of the deal's number and its moves so far"),
    column("move", PlainText, "what it played"),
)

daily_marks = table(
    "daily_marks",
    "Who has begun a day's match, so that nobody begins it twice; gone once the day is over.",
    key("day", Number, _DAY),
    key("mark", Bytes, "what HMAC-SHA256 makes of the account's number and the day's seed"),
)

news = table(
    "news",
    "The last weekly page of a server that was due.",
    of_server(is_key=True),
    column("due_at", Time, "when it was due"),
    column("settled_at", Time, "since when nothing is left to be done about it", nullable=True),
    column("channel_id", Snowflake, nullable=True),
    column("message_id", Snowflake, nullable=True),
    column(
        "season",
        PlainText,
        "the last season whose champions a page has named; empty for none",
        server_default=text("''"),
    ),
    column("lost_at", Time, "since when its channel is closed to the bot", nullable=True),
)
