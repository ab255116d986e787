"""Answers to a challenge: accepted, declined, withdrawn, or other rules offered."""

import asyncio

from club.core.errors import LeftServer, NotYours, Refusal, Yourself
from club.table.scene import scene, scene_for
from club.table.snapshot import Snapshot
from cogs.house_rules.panel import manages
from cogs.house_rules.ui.panel import draw_panel
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import SeatWord
from cogs.messages.desired_messages import looks_here
from cogs.play.ui.hand.hand import draw_hand
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click, ShownBy
from cogs.routing.cog import Cog
from cogs.routing.declarations import press
from cogs.routing.table_resolver import place_of
from data.schema.vocabulary import PanelPurpose, TableStatus


class OwnSeat(Refusal):
    """The host can't take the seat that they offer."""


class OnlyHostWithdraws(Refusal):
    """The offer isn't the presser's; the message gets the owner's `name`."""


class GuestDeclines(Refusal):
    """A guest can decline, not withdraw; the message gets the host's `name`."""


class OnlyTheyOffer(Refusal):
    """Only the host sets this challenge's rules; the message gets the host's `name`."""


class OffersCog(Cog):
    """Answers to a challenge."""

    @press(PressKind.SEAT, shown_by=ShownBy.CHALLENGE)
    async def answer(self, click: Click) -> None:
        """Accept, decline or withdraw a challenge, or begin to offer other rules."""
        club, table_id = click.client.club, click.action.table
        word = SeatWord(click.action.rest)
        # Messages from before there were counter-offers show the first offer.
        offer = click.action.ply or 0
        if word == SeatWord.RULES:
            await _other_rules(click)
        elif word == SeatWord.ACCEPT:
            snapshot = await click.played(_accept(click, offer))
            name = f"refresh-hand-of-{table_id}"
            click.client.work(_bring_hand(click, snapshot), name)
        elif word == SeatWord.DECLINE:
            work = club.starting.decline(table_id, click.person, click.interaction_id, offer=offer)
            await click.played(work)
        else:
            work = club.starting.withdraw(table_id, click.person, click.interaction_id, offer=offer)
            try:
                await click.played(work)
            except NotYours as error:
                raise await _only_theirs(click) from error


async def _bring_hand(click: Click, begun: Snapshot) -> None:
    """Show who has sat down the hand as an answer, where direct messages don't bring it."""
    client, table_id = click.client, begun.table.table_id
    if click.server_id != begun.table.server_id:
        return
    if drawing := client.reconciler.refresh(table_id):
        await asyncio.wait(drawing)
    snapshot = await client.club.tables.snapshot(table_id)
    member = snapshot.members.get(click.member_id)
    closed = member is not None and member.dm_closed_at is not None
    if snapshot.state is not None and (closed or looks_here(snapshot, click.member_id)):
        seen = scene_for(snapshot, click.member_id)
        await click.reply(draw_hand(seen, click.ui, copy=True))


async def _other_rules(click: Click) -> None:
    """Open a panel that begins with what is on offer."""
    club, table_id = click.client.club, click.action.table
    waiting = await club.tables.snapshot(table_id)
    work = club.panels.open(
        place_of(click.interaction),
        click.person,
        PanelPurpose.COUNTER,
        waiting.rules,
        table_id=table_id,
        interaction_id=click.interaction_id,
        manages=manages(click.interaction),
    )
    try:
        shown = await work
    except NotYours as error:
        raise OnlyTheyOffer(name=scene(waiting, None).name(1)) from error
    await click.reply(draw_panel(shown, click.ui))


async def _only_theirs(click: Click) -> Refusal:
    """What to say to somebody who would withdraw another's offer."""
    snapshot = await click.client.club.tables.snapshot(click.action.table)
    by_guest = snapshot.table.offered_by not in {None, snapshot.table.host_id}
    name = scene(snapshot, None).name(2 if by_guest else 1)
    return (
        GuestDeclines(name=name)
        if snapshot.asked == click.member_id
        else OnlyHostWithdraws(name=name)
    )


async def _accept(click: Click, offer: int) -> Snapshot:
    club, table_id = click.client.club, click.action.table
    waiting = await club.tables.snapshot(table_id)
    table = waiting.table
    other = table.host_id if click.member_id != table.host_id else table.guest_id
    # Looked up only for those who may accept: everybody else is refused.
    asked = waiting.asked in {None, click.member_id} and other is not None
    if table.status == TableStatus.WAITING and asked and not await click.is_present(waiting, other):
        gone = next(one for one in waiting.seats if one.member_id == other)
        raise LeftServer(name=gone.name)
    try:
        return await club.starting.accept(
            table_id,
            click.person,
            click.interaction_id,
            offer=offer,
            message_id=click.message_in_channel,
        )
    except Yourself as error:
        raise OwnSeat from error


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(OffersCog(bot))
