"""The message as which a new table appears: the answer to what has asked for it."""

import structlog

from club.core.errors import Refusal
from club.core.people import is_here
from club.table.scene import scene
from club.table.snapshot import Snapshot
from cogs.kit.notice import draw_notice
from cogs.messages.desired_messages import first_message
from cogs.routing.answers import (
    PrivateMessage,
    SentAnswer,
    arrived,
    attempt,
    place_ids_of,
    publish_told,
)
from cogs.routing.bot import Interaction
from cogs.routing.people import person_of
from cogs.scorepad.ui.sheet import draw_own_paper
from cogs.transport.causes import named
from cogs.transport.deferral import promise_of
from cogs.transport.posts import TROUBLE
from data.schema.vocabulary import DisplayKind, PlaceKind, TableKind, TableStatus

_log = structlog.get_logger()

# As what a table stands where the bot may only answer.
_SHOWN_AS = frozenset({DisplayKind.CHALLENGE, DisplayKind.SHEET})


async def show_new(interaction: Interaction, snapshot: Snapshot) -> None:
    """Make an answer to the interaction the message of a new table."""
    client, table = interaction.client, snapshot.table
    want = first_message(snapshot)
    if want is None or (want.private and snapshot.server_kind != PlaceKind.DIRECT):
        client.changed(snapshot)  # Only its player's hand: that isn't for everybody.
        return
    sent = None
    try:
        drawing = await want.drawing(client.ui())
        sent = await publish_told(interaction, drawing, ping=want.ping)
    except TROUBLE as error:
        _log.warning("command not answered", table=table.table_id, error=named(error))
        # Perhaps only the confirmation was lost: then a second message would stand beside it. The
        # first answer to a press may have been a change of the message that was pressed.
        message_id = await arrived(interaction) if interaction.message is None else None
        if message_id is None:
            await promise_of(interaction).withdraw()
    else:
        message_id = sent.message_id
    try:
        if sent is not None and sent.hidden and _asks_others(snapshot):
            await _take_back(interaction, snapshot, sent)
        elif sent is not None and sent.hidden and table.kind == TableKind.SHEET:
            await _keep_alone(interaction, snapshot, sent)
        elif message_id is not None:
            if snapshot.answers_only:
                follows = sent is not None and sent.follows
                client.posts.press_tokens.note_answer(interaction, message_id, follows=follows)
            unrecorded = client.reconciler.unrecorded
            try:
                await unrecorded.adopt(snapshot, want, table.channel_id, message_id)
            except Exception:
                unrecorded.look_for(table.table_id, message_id)
                raise
        else:
            client.reconciler.unrecorded.look_for(table.table_id)
    finally:
        client.changed(snapshot)


async def appear(interaction: Interaction, snapshot: Snapshot) -> None:
    """Have a new table's message appear in its channel, after the interaction's first answer."""
    client = interaction.client
    if snapshot.answers_only and is_here(snapshot.table.server_id, place_ids_of(interaction)):
        rows = await client.club.displays.of_table(snapshot.table.table_id)
        if all(row.kind not in _SHOWN_AS for row in rows):
            await show_new(interaction, snapshot)
            return
    client.changed(snapshot)


def _asks_others(snapshot: Snapshot) -> bool:
    table = snapshot.table
    return table.kind == TableKind.CARDS and table.status == TableStatus.WAITING


async def _keep_alone(interaction: Interaction, snapshot: Snapshot, sent: SentAnswer) -> None:
    message = PrivateMessage(interaction, sent.message_id, follows=sent.follows)
    drawing = draw_own_paper(
        scene(snapshot, None), interaction.client.ui_for(interaction), hidden=True
    )
    await attempt(message.change(drawing))


async def _take_back(interaction: Interaction, snapshot: Snapshot, sent: SentAnswer) -> None:
    client, host = interaction.client, person_of(interaction.user)
    try:
        await client.club.starting.withdraw(snapshot.table.table_id, host)
    except Refusal:
        return  # It stands: perhaps it was answered elsewhere.
    message = PrivateMessage(interaction, sent.message_id, follows=sent.follows)
    ui = client.ui_for(interaction)
    await attempt(message.change(draw_notice("answer-hidden", ui)))
