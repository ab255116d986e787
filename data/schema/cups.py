"""The tables of cups, leagues, ladders and matches: what has happened; the rest follows."""

from typing import Any

from sqlalchemy import CheckConstraint, Column, ForeignKeyConstraint, Index, Table, text

from data.schema.columns import (
    at_least,
    column,
    key,
    numbered,
    of_member,
    of_server,
    reference,
)
from data.schema.metadata import table
from data.schema.types import Bytes, Json, Number, PlainText, Snowflake, Time

_DUE = text("look_at IS NOT NULL")

_SEVERAL = {"match": "server_matches", "side": "match_sides"}


def _set_up(number: str) -> tuple[Any, ...]:
    """Describe a cup, league or ladder: its number, where it is, and who set it up."""
    return (
        numbered(number),
        of_server(),
        column("channel_id", Snowflake),
        column("channel_name", PlainText),
        of_member("organiser_id", "who set it up"),
    )


def _played(hours: str, seed: str) -> tuple[Any, ...]:
    """Describe how the matches of one are played, and how far it has come."""
    return (
        column("rules", PlainText),
        column("clock", PlainText),
        column("hours", Number, hours),
        column("seed", Bytes, seed),
        column("commitment", PlainText),
        column("events", Number, "how many events there have been", server_default=text("0")),
        column("created_at", Time),
        column("created_by_interaction", Snowflake, nullable=True),
        # A time in the past: now.
        column("look_at", Time, "when something is due in it by itself", nullable=True),
        column("finished_at", Time, nullable=True),
        at_least("hours", 1),
        at_least("events"),
    )


def _index(described: Table) -> None:
    """Index them by server, organiser, and when they are due; a press sets up one."""
    name, columns = described.name, described.c
    Index(f"uq_{name}_created_by_interaction", columns.created_by_interaction, unique=True)
    Index(f"ix_{name}_server", columns.server_id, *described.primary_key.columns)
    Index(f"ix_{name}_organiser", columns.organiser_id)
    Index(f"ix_{name}_look_at", columns.look_at, sqlite_where=_DUE, postgresql_where=_DUE)


def _part_of(kind: str) -> Column[int]:
    """Describe a reference to the cup, or the competition, that a row is deleted with."""
    number = f"{kind}_id"
    every = _SEVERAL.get(kind, f"{kind}s")
    return reference(
        f"{every}.{number}", number, f"the {kind}'s number", is_key=True, gone="CASCADE"
    )


def _events(kind: str, purpose: str) -> Table:
    """Describe the events of all cups, or of all competitions."""
    described = table(
        f"{kind}_events",
        purpose,
        _part_of(kind),
        key("number", Number, "which event it is"),
        column("word", PlainText, "what has happened"),
        column("detail", Json, "to whom, and how"),
        column("at", Time),
        column("interaction_id", Snowflake, nullable=True),
        at_least("number"),
    )
    Index(f"uq_{kind}_events_interaction", described.c.interaction_id, unique=True)
    return described


def _members(kind: str, purpose: str) -> Table:
    """Describe the members whom their events are about."""
    events, number = f"{kind}_events", f"{kind}_id"
    described = table(
        f"{kind}_members",
        purpose,
        key(number, Snowflake, f"the {kind}'s number"),
        key("number", Number, "which event it is"),
        key("place", Number, "which of the members of the event"),
        of_member(),
        ForeignKeyConstraint(
            [number, "number"], [f"{events}.{number}", f"{events}.number"], ondelete="CASCADE"
        ),
    )
    Index(f"ix_{kind}_members_member", described.c.member_id)
    return described


def _matches(
    kind: str,
    purpose: str,
    *keys: Column[Any] | CheckConstraint,
    attempt: str,
    least: int,
    called: str = "matches",
) -> Table:
    """Describe their matches that are being played, which `keys` and their checks tell apart."""
    described = table(
        f"{kind}_{called}",
        purpose,
        _part_of(kind),
        *keys,
        reference(
            "tables.table_id", "table_id", "where it is played", nullable=True, gone="SET NULL"
        ),
        column("attempt", Number, attempt),
        column("opened_at", Time, "since when it may be played"),
        column("due_at", Time, "until when it is to be decided"),
        column("extension_by", Number, "the side that asks for more time", nullable=True),
        column("extension_press", Snowflake, "the last press about that", nullable=True),
        at_least("attempt", least),
        CheckConstraint("extension_by IN (1, 2)", name="extension_by"),
    )
    Index(f"ix_{kind}_{called}_table", described.c.table_id)
    return described


def _messages(kind: str, purpose: str) -> Table:
    """Describe the messages that show them."""
    return table(
        f"{kind}_messages",
        purpose,
        _part_of(kind),
        column("channel_id", Snowflake),
        column("message_id", Snowflake, nullable=True),
        column("former_id", Snowflake, "the message before it, to be deleted", nullable=True),
        column("events", Number, f"how many of the {kind}'s events it shows"),
        column("shown", PlainText, "the SHA-256 of what it shows"),
        column("sent_at", Time, "when it was sent"),
        at_least("events"),
    )


def _notices(kind: str, purpose: str) -> Table:
    """Describe what has been said of them."""
    return table(
        f"{kind}_notices",
        purpose,
        _part_of(kind),
        key("match", PlainText, f"which match of the {kind}; empty for all of it"),
        key("word", PlainText, "what was said"),
        key("number", Snowflake, "what it was said about, such as the game's number in the match"),
        column("at", Time),
        column("message_id", Snowflake, nullable=True),
    )


def _drafts(kind: str, purpose: str, number: str) -> Table:
    """Describe what members choose about them."""
    described = table(
        f"{kind}_drafts",
        purpose,
        of_member(is_key=True),
        of_server(is_key=True),
        key(f"{kind}_id", Snowflake, number),
        column("choices", Json, "what is chosen"),
        column("at", Time),
    )
    Index(f"ix_{kind}_drafts_server", described.c.server_id)
    return described


cups = table(
    "cups",
    "The cups of a server, and what their organisers have decided before they began.",
    *_set_up("cup_id"),
    column("title", PlainText, "what it is called"),
    column("plan", Json, "its format and the choices that go with it"),
    column("seeding", PlainText, "who decides the order of the entrants"),
    *_played(
        "how many hours there are for a match",
        "what lots are drawn and all its games are dealt from; secret until the cup is over",
    ),
    column("closed_at", Time, "since when nobody may enter it", nullable=True),
    # A number that a button was once sent with must never mean another cup.
    sqlite_autoincrement=True,
)
_index(cups)

cup_events = _events("cup", "What has happened in a cup, in order.")

cup_members = _members(
    "cup",
    "The members whom an event of a cup is about: who came, who left, and who took whose place.",
)

cup_matches = _matches(
    "cup",
    "The matches of cups that are being played.",
    key("match", PlainText, "which match of the cup"),
    key("board", Number, "which of its tables, where teams play; else 1"),
    at_least("board", 1),
    attempt="how often it was begun: a draw is played again; 0 with real cards",
    least=0,
)

cup_messages = _messages("cup", "The message that shows a cup in its channel.")

cup_notices = _notices("cup", "What has been said of cups, so that nothing is said twice.")

cup_roles = table(
    "cup_roles",
    "The roles that cups give to their entrants and their winners.",
    _part_of("cup"),
    key("purpose", PlainText, "whom it is for"),
    key("role_id", Snowflake, "the role's number in Discord"),
    column("dropped_at", Time, "since when it is only taken away", nullable=True),
    CheckConstraint("purpose IN ('entrants', 'champion')", name="purpose"),
)

cup_scheduled_events = table(
    "cup_scheduled_events",
    "The event in a server's calendar that announces a cup.",
    _part_of("cup"),
    column("starts_at", Time, "the planned start"),
    column("dropped_at", Time, "since when it is to be deleted", nullable=True),
    column("claimed_at", Time, "when it was last begun to be made", nullable=True),
    column("event_id", Snowflake, "the event's number in Discord", nullable=True),
    column("shown", PlainText, "what it shows: its state and its times"),
    column("outcome", PlainText, "why nothing is left to be done about it", nullable=True),
)

cup_drafts = _drafts(
    "cup",
    "What members choose about cups, as far as they have come.",
    "the cup's number; 0 for one that is being set up",
)

competitions = table(
    "competitions",
    "The leagues and ladders of a server, and what their organisers have decided about them.",
    *_set_up("competition_id"),
    column("kind", PlainText, "whether it is a league or a ladder"),
    column("title", PlainText, "what it is called"),
    column("plan", Json, "the choices that go with its kind"),
    *_played(
        "how many hours there are for a match; in a league, a week",
        "what lots are drawn and all its games are dealt from; secret",
    ),
    CheckConstraint("kind IN ('league', 'ladder')", name="kind"),
    # A number that a button was once sent with must never mean another competition.
    sqlite_autoincrement=True,
)
_index(competitions)

competition_events = _events(
    "competition", "What has happened in a league or on a ladder, in order."
)

competition_members = _members(
    "competition", "The members whom an event is about: who joined, and who took whose place."
)

competition_matches = _matches(
    "competition",
    "The matches of leagues and ladders that are being played.",
    key("match", PlainText, "which match it is"),
    attempt="how often it was begun: an annulled game is played again",
    least=1,
)

competition_messages = _messages(
    "competition", "The message that shows a league or a ladder in its channel."
)

competition_notices = _notices(
    "competition", "What has been said of leagues and ladders, so that nothing is said twice."
)

competition_drafts = _drafts(
    "competition",
    "What members choose about leagues and ladders, as far as they have come.",
    "its number; 0 for a league that is being set up, -1 for a ladder",
)

server_matches = table(
    "server_matches",
    "Matches between two servers, and what their organisers have decided before they began.",
    numbered("match_id"),
    of_server(),
    of_member("organiser_id", "who set it up"),
    column("plan", Json, "how many boards there are"),
    *_played("how many hours there are for a board", "what its games are dealt from; secret"),
    column("code", PlainText, "the SHA-256 of the code for the other server", nullable=True),
    column("code_until", Time, "until when that may be used"),
    # A number that a button was once sent with must never mean another match.
    sqlite_autoincrement=True,
)
_index(server_matches)
Index("uq_server_matches_code", server_matches.c.code, unique=True)

match_events = _events("match", "What has happened in a match between servers, in order.")

match_members = _members(
    "match", "The members whom an event of a match is about: who came, for either server."
)

match_boards = _matches(
    "match",
    "The boards of matches between servers that are being played.",
    key("board", Number, "which board of the match"),
    at_least("board", 1),
    attempt="how often it was begun: an annulled game is played again",
    least=1,
    called="boards",
)

match_sides = table(
    "match_sides",
    "The servers that play a match between servers.",
    key("side_id", Snowflake, "twice the match's number; one more for the server that accepted"),
    reference("server_matches.match_id", "match_id", "the match's number", gone="CASCADE"),
    of_server(),
    column("channel_id", Snowflake),
    column("channel_name", PlainText),
    of_member("organiser_id", "who orders that side"),
)
Index("ix_match_sides_match", match_sides.c.match_id)
Index("ix_match_sides_server", match_sides.c.server_id, match_sides.c.side_id)
Index("ix_match_sides_organiser", match_sides.c.organiser_id)

side_messages = _messages("side", "The message that shows a match in the channel of one side.")

side_notices = _notices("side", "What has been said of matches to each side.")

match_drafts = _drafts(
    "match", "What members choose about a match that they set up.", "0: it has no number yet"
)
