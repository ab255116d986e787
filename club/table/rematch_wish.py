"""A wish for a rematch that waits for its answer, as the settlement of the game before shows it."""

import logging
from dataclasses import dataclass, replace
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from data.table import tables
from data.table.tables import Table
from engine.errors import GinError
from engine.rules import Rules, read_rules
from engine.words import MatchFormat, SeatingFormat

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class RematchWish:
    """A member's wish for the same game again."""

    table_id: int
    member_id: int
    best_of: int | None  # games of the series wanted; None for the same contest
    until: datetime | None


def next_rules(rules: Rules, best_of: int | None) -> Rules:
    """Return the rules of the next contest: the same, or a series of such games."""
    if best_of is None:
        return rules
    return replace(rules, match=MatchFormat.BEST_OF, best_of=best_of)


async def read(connection: AsyncConnection, over: Table) -> RematchWish | None:
    """Return the wish for a rematch of a finished table, unless other rules were offered since."""
    asked = await tables.waiting_rematch(connection, over.table_id)
    if asked is None or asked.offered_by not in {None, asked.host_id}:
        return None
    try:
        rules, wanted = read_rules(over.rules), read_rules(asked.rules)
    except (GinError, ValueError):
        log.warning("table=%d has rules that can't be read", asked.table_id)
        return None
    if rules.seating != SeatingFormat.HEADS_UP:
        return None
    for best_of in (None, wanted.best_of):
        if wanted == next_rules(rules, best_of):
            return RematchWish(asked.table_id, asked.host_id, best_of, asked.expires_at)
    return None
