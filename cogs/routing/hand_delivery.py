"""Brings a member the hand at once, with the very press that begins a game: one hand, not two."""

import asyncio
from collections.abc import Awaitable

from club.core.deadlines import terms_of
from club.core.people import is_here
from club.core.settings import Ping
from club.table.scene import scene, scene_for
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.notice import draw_hand_sent
from cogs.messages.desired_messages import looks_here
from cogs.play.ui.table.turn_ping import draw_turn_here
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click
from data.schema.vocabulary import DisplayKind

# Seconds in which a direct message is mostly sent; nobody waits longer for their answer.
SENT_WITHIN = 2.0


async def play_at_once(click: Click, begin: Awaitable[Snapshot]) -> Snapshot:
    """Wait for what begins a game, show it, and bring the presser their hand."""
    if not click.on_private_copy:
        snapshot = await click.played(begin)
        await bring_hand(click, snapshot)
        if snapshot.answers_only:
            await call_next(click, snapshot)
        return snapshot
    snapshot = await begin
    click.noted = True
    click.client.changed(snapshot)
    if _plays(click, snapshot):
        await bring_hand(click, snapshot, apart=False)
    else:
        await click.show_hand(snapshot)
    return snapshot


async def call_next(click: Click, snapshot: Snapshot) -> None:
    """Call the member on turn of a slow game by a message after the answer, if nothing else can."""
    terms, state = terms_of(snapshot.table.clock), snapshot.state
    slow = terms.length is not None and not terms.live
    here = is_here(snapshot.table.server_id, click.place_ids)
    if state is None or not slow or not here or snapshot.server_settings.ping != Ping.TURN:
        return
    on_turn = next((one.member_id for one in snapshot.seats if one.seat == state.turn), None)
    if on_turn is None or on_turn == click.member_id:
        return
    closed = snapshot.member(on_turn).dm_closed_at is not None
    if closed or looks_here(snapshot, on_turn):
        ui = click.client.ui(snapshot.language)
        drawing = draw_turn_here(scene(snapshot, None), on_turn, ui, closed=False)
        await click.publish(drawing, ping=on_turn)


async def bring_hand(click: Click, snapshot: Snapshot, *, apart: bool = True) -> None:
    """Bring the presser their hand, beside the answer or as it, where they play."""
    if not _plays(click, snapshot):
        return
    led = await leads_to_hand(click.client, snapshot, click.member_id, click.ui)
    if led is None:
        snapshot = await click.client.club.tables.snapshot(snapshot.table.table_id)
        await click.show_hand(snapshot, apart=apart)
    elif not apart:
        await click.update(led)
    elif click.server_id is not None:  # In direct messages the hand itself comes next.
        await click.reply(led)


def _plays(click: Click, snapshot: Snapshot) -> bool:
    return snapshot.state is not None and snapshot.seat_of(click.member_id) is not None


async def leads_to_hand(client: Bot, snapshot: Snapshot, member_id: int, ui: Ui) -> Drawing | None:
    """Draw what leads to a hand in direct messages; None where its member has it here."""
    if looks_here(snapshot, member_id):
        return None
    sent = await hand_message(client, snapshot, member_id)
    snapshot = await client.club.tables.snapshot(snapshot.table.table_id)
    if sent is None and snapshot.member(member_id).dm_closed_at is not None:
        return None
    return draw_hand_sent(scene_for(snapshot, member_id), ui, sent)


async def hand_message(client: Bot, snapshot: Snapshot, member_id: int) -> tuple[int, int] | None:
    """Return where a member's hand is in direct messages, sent now if it wasn't; or None."""
    table_id, seat = snapshot.table.table_id, snapshot.seat_of(member_id)
    sending = None if seat is None else client.reconciler.parts[seat].ask(table_id)
    if sending is not None:
        await asyncio.wait({sending}, timeout=SENT_WITHIN)
    for row in await client.club.displays.of_table(table_id):
        if (row.kind, row.member_id) == (DisplayKind.HAND, member_id) and row.message_id:
            return row.channel_id, row.message_id
    return None
