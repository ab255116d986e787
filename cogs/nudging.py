"""Reminding the one whose move is waited for: a direct message, or a call in the channel."""

import structlog

from club.errors import NobodyToNudge
from club.nudging import Nudged
from club.scene import scene
from cogs.clicks import Click
from cogs.client import Undercut
from cogs.posts import TROUBLE, Fault, Posts, fault_of, nonce
from cogs.ui.notice import draw_notice
from cogs.ui.queue import draw_nudge
from cogs.ui.text import safe_name

_log = structlog.get_logger()


async def nudge(click: Click) -> None:
    """Remind the one on turn, once a day and table."""
    nudging = click.client.club.nudging
    nudged = await click.commit(
        nudging.nudge(click.action.table, click.member_id, click.interaction_id)
    )
    if not await _sent(click.client, nudged):
        await nudging.take_back(nudged.nudge)
        raise NobodyToNudge
    slow = nudged.nudge.member_id
    name = next(each.name for each in nudged.snapshot.seats if each.member_id == slow)
    await click.reply(draw_notice("nudge-sent", click.ui, name=safe_name(name)))


async def _sent(client: Undercut, nudged: Nudged) -> bool:
    """Send a reminder: to the member, or if nothing reaches them to the table's channel."""
    posts, seen = Posts(client), scene(nudged.snapshot, None)
    kept, snapshot = nudged.nudge, nudged.snapshot
    once = nonce("nudge", kept.table_id, kept.interaction_id)
    try:
        direct = await posts.direct_channel(kept.member_id)
        ui = client.ui(snapshot.language_of(kept.member_id))
        await posts.send(direct, draw_nudge(seen, nudged.name, ui), nonce=once)
    except TROUBLE as error:
        _log.info("reminder not sent", table=kept.table_id, fault=fault_of(error).name)
        if fault_of(error) not in {Fault.CLOSED, Fault.BARRED}:
            return False
    else:
        return True
    pings = snapshot.house.ping == "turn"
    # Where its thread is gone, the game goes on in the channel.
    for channel_id in dict.fromkeys((seen.channel_id, snapshot.table.channel_id)):
        try:
            await posts.send(
                channel_id,
                draw_nudge(seen, nudged.name, client.ui(snapshot.language), kept.member_id),
                nonce=once,
                ping=kept.member_id if pings else None,
            )
        except TROUBLE as error:
            _log.info("reminder not sent", table=kept.table_id, fault=fault_of(error).name)
            if not await client.displays.rooms.lost(snapshot, channel_id, error):
                return False
        else:
            return True
    return False


async def setup(client: Undercut) -> None:
    """Add the press."""
    client.route("nudge", nudge)
