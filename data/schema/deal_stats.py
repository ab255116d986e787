"""The table of figures: what each finished deal says of each of its two members."""

from sqlalchemy import CheckConstraint, Index, text

from data.schema.columns import column, key, of_deal, of_member, of_server
from data.schema.metadata import table
from data.schema.types import Flag, Json, Number, PlainText, Snowflake, Time

# They follow from results and moves, and are stored so that years of them are added up at once.
# Deals that don't count in the standings have none (docs/profiles.md).
figures = table(
    "figures",
    "What each deal says of each of its two players: the source of profiles.",
    key("table_id", Snowflake),
    key("deal", Number),
    of_member(is_key=True),
    of_member("opponent_id", "the other player's number in Discord"),
    of_server(),
    column("family", PlainText),
    column("variant", PlainText),
    column("result", PlainText, "how the deal ended"),
    column("outcome", Number),
    column("points", Number, "the member's own points"),
    column("against", Number, "the opponent's"),
    # Either the one or the other.
    column("turn", Number, "in which turn they ended it", nullable=True),
    column("caught", Number, "what they were left with", nullable=True),
    column("times", Json, "the seconds that each of their moves took"),
    # The result itself says until when.
    column("held", Flag, "whether it was kept from a team at first"),
    column("at", Time),
    of_deal(),
    CheckConstraint("outcome BETWEEN -1 AND 1", name="outcome"),
    CheckConstraint("held IN (0, 1)", name="held"),
)
Index("ix_figures_opponent_id", figures.c.opponent_id)
Index("ix_figures_member", *(figures.c[name] for name in ("member_id", "server_id", "at")))
Index("ix_figures_pair", *(figures.c[name] for name in ("member_id", "opponent_id", "at")))
Index("ix_figures_server", figures.c.server_id, figures.c.at)
_HELD = text("held = 1")
Index("ix_figures_held", figures.c.member_id, sqlite_where=_HELD, postgresql_where=_HELD)
