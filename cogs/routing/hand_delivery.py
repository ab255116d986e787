"""Brings a member the hand at once, with the very press that begins a game: one hand, not two."""

import asyncio
from collections.abc import Awaitable

from club.table.scene import scene_for
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.notice import draw_hand_sent
from cogs.messages.desired_messages import looks_here
from cogs.play.ui.hand.hand import draw_hand
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click
from data.schema.vocabulary import DisplayKind

SENT_WITHIN = 2.0
"""Seconds in which a direct message is mostly sent; nobody waits longer for their answer."""


async def play_at_once(click: Click, begin: Awaitable[Snapshot]) -> Snapshot:
    """Wait for what begins a game, show it, and bring the presser their hand."""
    if not click.on_private_copy:
        snapshot = await click.played(begin)
        await bring_hand(click, snapshot)
        return snapshot
    snapshot = await begin
    click.noted = True
    click.client.changed(snapshot)
    await click.update(await first_hand(click.client, snapshot, click.member_id, click.ui))
    return snapshot


async def bring_hand(click: Click, snapshot: Snapshot) -> None:
    """Bring the presser their hand beside the answer, where a deal runs with them in it."""
    if snapshot.state is not None and snapshot.seat_of(click.member_id) is not None:
        await click.reply(await first_hand(click.client, snapshot, click.member_id, click.ui))


async def first_hand(client: Bot, snapshot: Snapshot, member_id: int, ui: Ui) -> Drawing:
    """Draw a player's hand for them alone, or what leads to the one in their direct messages."""
    if not looks_here(snapshot, member_id):
        sent = await _sent(client, snapshot, member_id)
        snapshot = await client.club.tables.snapshot(snapshot.table.table_id)
        if sent is not None or snapshot.member(member_id).dm_closed_at is None:
            return draw_hand_sent(scene_for(snapshot, member_id), ui, sent)
    return draw_hand(scene_for(snapshot, member_id), ui, copy=True)


async def _sent(client: Bot, snapshot: Snapshot, member_id: int) -> tuple[int, int] | None:
    """Have a player's hand sent, and return its channel and message once it is there."""
    table_id, seat = snapshot.table.table_id, snapshot.seat_of(member_id)
    sending = None if seat is None else client.reconciler.parts[seat].ask(table_id)
    if sending is not None:
        await asyncio.wait({sending}, timeout=SENT_WITHIN)
    for row in await client.club.displays.of_table(table_id):
        if (row.kind, row.member_id) == (DisplayKind.HAND, member_id) and row.message_id:
            return row.channel_id, row.message_id
    return None
