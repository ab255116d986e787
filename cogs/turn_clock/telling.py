"""Tells a table's players of what one of them has pressed, where the others read it."""

from collections.abc import Collection, Iterable

import structlog

from club.table.scene import scene
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Drawing
from cogs.kit.notice import draw_notice
from cogs.kit.phrases import channel_link
from cogs.routing.clicks import Click
from cogs.transport.posts import TROUBLE, fault_of, nonce

_log = structlog.get_logger()


async def tell(
    click: Click,
    snapshot: Snapshot,
    drawing: Drawing,
    key: str = "",
    failed: str = "",
    *,
    called: Collection[int] = (),
) -> None:
    """Tell the table's channel, pinging who is called, and from elsewhere the member too.

    The member reads the text `key`, or `failed` where the channel can't be told; "" is the drawing.
    """
    if click.interaction.channel_id == snapshot.channel_id:
        await click.publish(drawing, ping=called)
        return
    if not await post(click, snapshot, drawing, called=called):
        key = key and failed
    there = channel_link(scene(snapshot, None), click.ui)
    await click.reply(draw_notice(key, click.ui, there) if key else drawing)


async def post(
    click: Click, snapshot: Snapshot, drawing: Drawing, *, called: Collection[int] = ()
) -> bool:
    """Post in the table's channel what was pressed elsewhere; return whether it could be."""
    if snapshot.answers_only:
        return False
    sent = nonce("told", click.interaction_id)
    try:
        await click.client.posts.send(snapshot.channel_id, drawing, nonce=sent, ping=called)
    except TROUBLE as error:
        fault = fault_of(error).name
        _log.warning("channel not told", table=snapshot.table.table_id, fault=fault)
        return False
    return True


def one_of_each(sides: Iterable[Collection[int]]) -> tuple[int, ...]:
    """Return whom a question calls: one member of each side that is asked."""
    return tuple([next(iter(side)) for side in sides])
