"""The tables of standings, ratings, what each game did to them, recounts, and roles for ratings."""

from sqlalchemy import Column, Index, text

from data.schema.columns import column, key, of_member, of_server, part_of
from data.schema.metadata import table
from data.schema.types import Flag, Number, PlainText, Real, Snowflake, Time


def _count(name: str, purpose: str | None = None) -> Column[int]:
    return column(name, Snowflake, purpose, server_default=text("0"))


standings = table(
    "standings",
    "What a member has to show in a server, by kind of game and by time.",
    of_server(is_key=True),
    key("family", PlainText),
    key("period", PlainText, "the month or season; empty for all time"),
    of_member(is_key=True),
    _count("games"),
    _count("games_won", "games won"),
    _count("deals", "deals played"),
    _count("deals_won", "deals won"),
    _count("points"),
    _count("net", "what they are ahead by, or behind"),
    _count("gins", "how often they had gin"),
    _count("undercuts", "how often they undercut"),
    _count("streak", "games won in a row by now"),
    _count("best_streak", "the most there were"),
    column("rate", Number, "games won of 10,000; none before enough were played", nullable=True),
)
Index(
    "ix_standings_net",
    *(standings.c[name] for name in ("server_id", "family", "period")),
    *(standings.c[name] for name in ("net", "games_won", "points", "member_id")),
)
for _measure in ("games_won", "rate", "gins", "undercuts", "best_streak"):
    Index(
        f"ix_standings_{_measure}",
        *(standings.c[name] for name in ("server_id", "family", "period")),
        standings.c[_measure],
        standings.c.member_id,
    )

ratings = table(
    "ratings",
    "How strong a member is believed to be at a kind of game.",
    of_server(is_key=True),
    key("family", PlainText),
    of_member(is_key=True),
    column("mu", Real, "the mean of what is believed"),
    column("sigma", Real, "its spread"),
    column("games", Number),
    column("rating", Number, "the mean as it is shown"),
    column("settled", Flag, "whether enough games were rated"),
)
Index(
    "ix_ratings_order",
    *(ratings.c[name] for name in ("server_id", "family", "settled", "rating", "member_id")),
)

rated = table(
    "rated",
    "What each game did to whose rating.",
    part_of("tables"),
    of_member(is_key=True),
    of_server(),
    column("family", PlainText),
    column("side", Number),
    column("rating", Number, "the rating after the game"),
    column("change", Number, "what the game changed"),
    column("at", Time),
    # The preset of its rules.
    column("variant", PlainText, server_default=text("''")),
    column("outcome", Number, server_default=text("0")),
    column(
        "level",
        PlainText,
        "how strong the computer played; empty between members",
        server_default=text("''"),
    ),
)
Index("ix_rated_member", rated.c.member_id, rated.c.server_id, rated.c.family, rated.c.at)
Index("ix_rated_server", rated.c.server_id)

recounts = table(
    "recounts",
    "The servers whose standings are to be recounted, as after an update.",
    of_server(is_key=True),
    # See `data/ratings/recounts.py`; it may be asked for again while it runs.
    column("stage", Number, "how far it is", server_default=text("0")),
    column("asked", Number, "how often it was asked for", server_default=text("0")),
)

# A forgotten member's row stays until the role is taken from their account, so it refers to nobody.
awarded_roles = table(
    "awarded_roles",
    "The roles that the bot has given, and takes away again.",
    of_server(is_key=True),
    key("member_id", Snowflake, "the member's number in Discord; gone as soon as the role is"),
    key("role_id", Snowflake, "the role's number in Discord"),
    column("given_at", Time, "since when they have it; nothing until that is sure", nullable=True),
)
Index("ix_awarded_roles_member", awarded_roles.c.member_id)
