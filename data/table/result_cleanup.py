"""Results of deals to be cleared from a channel after as many days as its server has set."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import and_, case, exists, literal, select, type_coerce, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.core.settings import SettingName
from data.schema.displays import SHOWN_RESULT, displays
from data.schema.settings import server_settings
from data.schema.tables import rooms, tables
from data.schema.types import PlainText, Snowflake, Time
from data.schema.vocabulary import DisplayKind
from data.storage.queries import fetch_all
from data.table import superseded_messages
from data.table.superseded_messages import SupersededMessage

# How far back results are cleared: one that has stood for longer stays.
BACK: Final = timedelta(days=60)

# Results cleared in one transaction.
AT_ONCE: Final = 100

_DAY: Final = 86_400_000  # milliseconds


@dataclass(frozen=True, slots=True)
class PostedResult:
    """A result that stands in a channel, and when it is due to be cleared."""

    display_id: int
    table_id: int
    channel_id: int
    message_id: int
    due_at: datetime


async def standing(
    connection: AsyncConnection, now: datetime, choices: Iterable[int], usual: int
) -> list[PostedResult]:
    """Return the results that are or will be due to be cleared, the first due first.

    Results in a game's thread stay; so does a table's last, above the next deal or the settlement.
    `usual` is the days for a server that has set none of the `choices`.
    """
    newer, set_here = displays.alias(), server_settings
    wait = case(
        {str(days): literal(days * _DAY, Snowflake) for days in choices},
        value=type_coerce(set_here.c.value, PlainText),
        else_=literal(usual * _DAY, Snowflake),
    )
    due = type_coerce(displays.c.sent_at, Snowflake) + wait
    followed = exists().where(
        newer.c.table_id == displays.c.table_id,
        newer.c.kind == DisplayKind.RESULT,
        newer.c.anchor > displays.c.anchor,
    )
    query = (
        select(
            displays.c.display_id,
            displays.c.table_id,
            displays.c.channel_id,
            displays.c.message_id,
            type_coerce(due, Time()),
        )
        .join(tables, tables.c.table_id == displays.c.table_id)
        .outerjoin(
            set_here,
            and_(set_here.c.server_id == tables.c.server_id, set_here.c.name == SettingName.TIDY),
        )
        .where(
            SHOWN_RESULT,
            displays.c.sent_at > now - BACK,
            wait > 0,
            followed,
            ~exists().where(rooms.c.thread_id == displays.c.channel_id),
        )
        .order_by(due)
        .limit(AT_ONCE + 1)
    )
    return await fetch_all(connection, query, PostedResult)


async def clear(connection: AsyncConnection, one: PostedResult) -> None:
    """Queue a result's message for deletion; its display stays, so that it isn't sent again."""
    await superseded_messages.add(
        connection, SupersededMessage(one.message_id, one.table_id, one.channel_id)
    )
    await connection.execute(
        update(displays)
        .where(displays.c.display_id == one.display_id, displays.c.message_id == one.message_id)
        .values(message_id=None)
    )
