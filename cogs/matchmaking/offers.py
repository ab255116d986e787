"""Answers to a challenge: accepted, declined, withdrawn, or other rules offered."""

from collections.abc import Awaitable
from typing import Final

from club.core.errors import AlreadyAnswered, LeftServer, NotYours, Refusal, Yourself
from club.table.scene import scene
from club.table.snapshot import Snapshot
from cogs.house_rules.panel import manages
from cogs.house_rules.ui.panel import draw_panel
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import SeatWord
from cogs.matchmaking.ui.challenge import GUEST, HOST, draw_challenge
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click, ShownBy
from cogs.routing.cog import Cog
from cogs.routing.declarations import press
from cogs.routing.hand_delivery import play_at_once
from cogs.routing.table_resolver import place_of
from cogs.watching.own_games import list_games, page_of
from data.schema.vocabulary import PanelPurpose, TableStatus
from engine.words import SeatingFormat

LISTED: Final = {
    SeatWord.DECLINE_LISTED: SeatWord.DECLINE,
    SeatWord.WITHDRAW_LISTED: SeatWord.WITHDRAW,
}
"""What is pressed in a list of one's games, and what that does."""


class OwnOffer(Refusal):
    """The presser has made the offer; the message gets the `name` of the one who is asked."""


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
        """Accept, decline or withdraw a challenge, begin to offer other rules, or show more."""
        word = SeatWord(click.action.rest)
        if word == SeatWord.MORE:
            await _show_more(click)
        elif word == SeatWord.RULES:
            await _other_rules(click)
        else:
            answered = await _answered(click, word)
            if answered.table.rematch_of is not None:
                # The game before says no more that a rematch is wanted.
                click.client.reconciler.draw_ended_anew(answered.table.rematch_of, settled=False)


async def _answered(click: Click, word: SeatWord) -> Snapshot:
    starting = click.client.club.starting
    listed, word = word in LISTED, LISTED.get(word, word)
    asked = click.action.table, click.person, click.interaction_id
    # Messages from before there were counter-offers show the first offer.
    offer = click.action.ply or 0
    try:
        if word == SeatWord.ACCEPT:
            return await play_at_once(click, _accept(click, offer))
        if word == SeatWord.WITHDRAW:
            closing = starting.withdraw(*asked, offer=offer)
        else:
            closing = _decline(click, offer)
        if listed:
            page = await page_of(click.interaction, click.action.table)
            return await _closed_in_list(click, closing, page)
        return await click.played(closing)
    except NotYours as error:
        withdraws = word == SeatWord.WITHDRAW
        raise await (_only_theirs(click) if withdraws else _not_asked(click)) from error


async def _decline(click: Click, offer: int) -> Snapshot:
    club, table_id = click.client.club, click.action.table
    asked = table_id, click.person, click.interaction_id
    snapshot = await club.tables.snapshot(table_id)
    if snapshot.rules.seating == SeatingFormat.HEADS_UP:
        return await club.starting.decline(*asked, offer=offer)
    return await club.groups.decline(*asked)


async def _closed_in_list(click: Click, closing: Awaitable[Snapshot], page: int) -> Snapshot:
    async def show_list(_closed: Snapshot) -> None:
        drawing = await list_games(click.interaction, page)
        await (click.update(drawing) if click.on_private_copy else click.reply(drawing))

    try:
        return await click.played(closing, show_list)
    except AlreadyAnswered:
        closed = await click.client.club.tables.snapshot(click.action.table)
        if closed.table.status in {TableStatus.PLAYING, TableStatus.FINISHED}:
            raise  # Somebody has accepted it.
        # What was pressed holds already: only the list was late.
        await show_list(closed)
        return closed


async def _show_more(click: Click) -> None:
    snapshot = await click.client.club.tables.snapshot(click.action.table)
    await click.reply(draw_challenge(scene(snapshot, None), click.ui, click.member_id))


async def _other_rules(click: Click) -> None:
    club, table_id = click.client.club, click.action.table
    snapshot = await club.tables.snapshot(table_id)
    work = club.panels.open(
        place_of(click.interaction),
        click.person,
        PanelPurpose.COUNTER,
        snapshot.rules,
        table_id=table_id,
        interaction_id=click.interaction_id,
        manages=manages(click.interaction),
    )
    try:
        shown = await work
    except NotYours as error:
        raise OnlyTheyOffer(name=scene(snapshot, None).name(HOST)) from error
    await click.reply(draw_panel(shown, click.ui))


async def _not_asked(click: Click) -> Refusal:
    snapshot = await click.client.club.tables.snapshot(click.action.table)
    seen = scene(snapshot, None)
    if seen.offered_by != click.member_id:
        return NotYours()
    if seen.asked is None:
        return OwnSeat()
    return OwnOffer(name=seen.name(GUEST if seen.asked == seen.guest_id else HOST))


async def _only_theirs(click: Click) -> Refusal:
    snapshot = await click.client.club.tables.snapshot(click.action.table)
    by_guest = snapshot.table.offered_by not in {None, snapshot.table.host_id}
    name = scene(snapshot, None).name(GUEST if by_guest else HOST)
    return (
        GuestDeclines(name=name)
        if snapshot.asked == click.member_id
        else OnlyHostWithdraws(name=name)
    )


async def _accept(click: Click, offer: int) -> Snapshot:
    club, table_id = click.client.club, click.action.table
    snapshot = await club.tables.snapshot(table_id)
    table = snapshot.table
    other = table.host_id if click.member_id != table.host_id else table.guest_id
    # Looked up only for those who may accept: everybody else is refused.
    asked = snapshot.asked in {None, click.member_id} and other is not None
    waits = table.status == TableStatus.WAITING
    if waits and asked and not await click.is_present(snapshot, other):
        gone = next(one for one in snapshot.seats if one.member_id == other)
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
