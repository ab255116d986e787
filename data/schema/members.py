"""The tables of servers and members."""

from sqlalchemy import CheckConstraint, text

from data.schema.columns import column, key, of_member
from data.schema.metadata import table
from data.schema.types import EnumText, Flag, PlainText, Snowflake, Time
from data.schema.vocabulary import PlaceKind

servers = table(
    "servers",
    "The places in which the bot is played: servers, and channels that it is no member of.",
    # Of a channel, its own id: what is played there is for those who can look into it.
    key("server_id", Snowflake),
    column("name", PlainText, "its name"),
    column("locale", PlainText, "the language that it has in Discord", nullable=True),
    column("left_at", Time, "since when the bot isn't in it any more", nullable=True),
    column("forget_at", Time, "when it is to be forgotten, as its owners wish", nullable=True),
    column(
        "kind",
        EnumText(PlaceKind),
        "a server with the bot, direct messages, a group chat, a channel elsewhere, or a match",
        server_default=PlaceKind.SERVER,
    ),
)

members = table(
    "members",
    "Everybody who has played, or was named by somebody who did.",
    key("member_id", Snowflake),
    column("name", PlainText, "the name shown in the server where they were last seen"),
    column(
        "confirm",
        Flag,
        "whether they want to be asked before a deal is ended",
        server_default=text("1"),
    ),
    column("dm_closed_at", Time, "since when direct messages don't reach them", nullable=True),
    column("seen_at", Time, "when they last did something", nullable=True),
    CheckConstraint("confirm IN (0, 1)", name="confirm"),
)

# A row stands until nothing is left of its member, so that a deletion goes on after a restart.
deletions = table(
    "deletions",
    "Who is being forgotten just now; gone as soon as nothing is left of them.",
    of_member(is_key=True),
    of_member("stand_in_id", "the number that takes their place in what is others' too"),
    column("since", Time),
)
