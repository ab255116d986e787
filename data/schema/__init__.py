"""The tables of the database, one module a subject; importing any of them loads all."""

from data.schema import (
    contests,
    cups,
    days,
    deal_stats,
    deals,
    displays,
    entries,
    house_rules,
    imports,
    matchmaking,
    members,
    metadata,
    reviews,
    settings,
    standings,
    tables,
    turn_clock,
)
from data.schema.running import processes

__all__ = [
    "contests",
    "cups",
    "days",
    "deal_stats",
    "deals",
    "displays",
    "entries",
    "house_rules",
    "imports",
    "matchmaking",
    "members",
    "metadata",
    "processes",
    "reviews",
    "settings",
    "standings",
    "tables",
    "turn_clock",
]
