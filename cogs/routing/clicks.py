"""A press of a button, from its arrival to its answer within three seconds."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from enum import StrEnum

import discord
import structlog

from club.core.errors import AlreadyPlayed, CheersOwnGame, DoneByTwinError, NotSeated, Refusal
from club.core.people import Person
from club.table.scene import Scene, scene, scene_for
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.ids import Action
from cogs.messages.pending_answers import PendingAnswer
from cogs.play.ui.hand.hand import draw_hand
from cogs.routing.answers import (
    ANSWER_WITHIN,
    acknowledge,
    answers_only,
    place_id_of,
    place_ids_of,
    publish,
    reply,
    update,
    update_own,
)
from cogs.routing.bot import Bot, Interaction
from cogs.routing.error_answers import answer_error
from cogs.routing.people import is_in, is_in_elsewhere, person_of
from cogs.routing.presses import PressHandler
from cogs.routing.visibility import check_looked_back, check_visible
from cogs.transport.causes import named
from cogs.transport.posts import TROUBLE, by_twin
from data.core.anonymous import is_gone
from engine.seats import Seat

_log = structlog.get_logger()


class ShownBy(StrEnum):
    """Which kind of display carries a kind of button that changes what it is on."""

    HAND = "hand"
    CHALLENGE = "challenge"
    SETTLEMENT = "settlement"
    SHEET = "sheet"


@dataclass(frozen=True, slots=True)
class PressFacts:
    """Facts about a kind of press: its display, whether it only looks back, whether it is quick."""

    shown_by: ShownBy | None = None
    looks_back: bool = False
    quick: bool = False


class Click:
    """One press and its answer; `noted` says that the club has recorded the member as about."""

    def __init__(
        self,
        client: Bot,
        interaction: Interaction,
        action: Action,
        answering: PendingAnswer,
        facts: PressFacts,
    ) -> None:
        self.client = client
        self.action = action
        self.noted = False
        self._interaction = interaction
        self._answering = answering
        self._facts = facts
        self._brought = False
        # An answer took so long that Discord takes no other: a second could only be refused.
        self._late = False

    @property
    def member_id(self) -> int:
        """Who pressed."""
        return self._interaction.user.id

    @property
    def interaction(self) -> Interaction:
        """The press itself, for what Discord tells of its member and place."""
        return self._interaction

    @property
    def person(self) -> Person:
        """Who pressed, as the club knows them."""
        return person_of(self._interaction.user)

    @property
    def interaction_id(self) -> int:
        """The id that Discord gave the press."""
        return self._interaction.id

    @property
    def server_id(self) -> int | None:
        """The server it was pressed in, or what stands for one; None in direct messages."""
        return place_id_of(self._interaction)

    @property
    def place_ids(self) -> Collection[int] | None:
        """Every id under which tables of the place are kept; None in direct messages."""
        return place_ids_of(self._interaction)

    @property
    def ui(self) -> Ui:
        """The words in the member's language, and the faces of the cards."""
        return self.client.ui_for(self._interaction)

    @property
    def on_private_copy(self) -> bool:
        """Whether the pressed message is an ephemeral one, which only its member sees."""
        message = self._interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def may_attach(self) -> bool:
        """Whether the answer may bring a picture."""
        return self._interaction.app_permissions.attach_files

    @property
    def message_in_channel(self) -> int | None:
        """The pressed message, if it is one that everybody in a channel sees."""
        message = self._interaction.message
        public = self.server_id is not None and not self.on_private_copy
        return message.id if message is not None and public else None

    async def check_place(self) -> None:
        """Raise NoSuchTable unless the member may see the table here, or past play elsewhere."""
        server_id = self.server_id
        own = server_id is None and self._facts.shown_by is ShownBy.HAND
        if not self.action.table or own:
            return  # A hand is shown to its own member alone, and saves a look at the table.
        past = self._facts.looks_back
        within = None if past else self.place_ids
        snapshot = await self.client.club.tables.snapshot(self.action.table, within=within)
        there = {snapshot.channel_id, snapshot.table.channel_id}
        if self.on_private_copy or self._interaction.channel_id not in there:
            # It may come from elsewhere, or from when the channel could still be seen.
            if past:
                await check_looked_back(self._interaction, snapshot)
            else:
                check_visible(self._interaction, snapshot)

    async def played(
        self,
        work: Awaitable[Snapshot],
        show: Callable[[Snapshot], Awaitable[object]] | None = None,
    ) -> Snapshot:
        """Wait for a change of the table, then bring this message and the others up to date.

        `show` answers the press where the message isn't one of the table's own.
        """
        snapshot = await work
        self.noted = True
        try:
            await (show or self.show)(snapshot)
        finally:
            self.client.changed(snapshot, mover=self.member_id)
        return snapshot

    async def show_changed(self, snapshot: Snapshot, *, everywhere: bool = False) -> None:
        """Show what has changed in the hand without a move, which no ply tells of.

        `everywhere` changes the direct message too where the press was on a private copy.
        """
        shown = False
        try:
            shown = await self.show(snapshot)
        finally:
            seat = snapshot.seat_of(self.member_id)
            # An edit that was under way may have arrived after the answer, with what was before.
            certain = shown and self._answering.clear
            if seat is not None and (not certain or (everywhere and self.on_private_copy)):
                self.client.reconciler.draw_hand_anew(snapshot.table.table_id, seat)

    async def show(self, snapshot: Snapshot, *, repaint: bool = False) -> bool:
        """Update the pressed message to the table's state; return whether it could.

        One with a picture shows what it will always show, unless that is to be painted again.
        """
        message = self._interaction.message
        if message is None:
            return False
        if snapshot.shows_time:
            snapshot = await self.client.club.tables.timed(snapshot)
        if self.on_private_copy:
            if snapshot.player_of(self.member_id) is None:
                return False
            return await self.show_hand(snapshot)
        displays = self.client.reconciler
        if self.server_id is None and self._facts.shown_by is ShownBy.HAND:
            return await self._show_hand(snapshot, message)
        if (found := await displays.shown(snapshot, message.id)) is None:
            return await self._show_stray(snapshot, message)
        want, row = found
        if want.pictured:
            # Where nobody else can bring the pictures, the press has to.
            stands = not snapshot.answers_only or row.ply == want.ply
            answered = (stands and not repaint) or await self._repaint(
                snapshot.table.table_id, message.id
            )
        else:
            drawing = await want.drawing(self.client.ui())
            answered = await self.update(drawing, for_all=not want.private)
        if answered:
            await displays.answers.answered(self._answering, want, row)
        return answered

    async def show_hand(self, snapshot: Snapshot, *, apart: bool = False) -> bool:
        """Show the member their hand, on the pressed private message or `apart` on a new one."""
        seen = scene_for(snapshot, self.member_id)
        ui = self.client.private_hands.ui_of(self._interaction, snapshot)
        drawing = draw_hand(seen, ui, copy=True)
        return await self.show_own(seen, drawing, apart=apart)

    async def show_own(self, seen: Scene, drawing: Drawing, *, apart: bool = False) -> bool:
        """Show a drawing of the member's hand as `show_hand` does."""
        await self.bring_along()
        show = self.client.private_hands.show
        return await self._try(show(self._interaction, seen, drawing, apart=apart))

    async def _repaint(self, table_id: int, message_id: int) -> bool:
        """Answer on a message with a picture, which has to come again with the answer."""
        # Of several presses at once the last shows what all of them have changed.
        displays = self.client.reconciler
        async with displays.repainting.hold(message_id) as is_last:
            if not is_last:
                return False
            snapshot = await self.client.club.tables.snapshot(table_id)
            found = await displays.shown(snapshot, message_id)
            if found is None:
                return False
            want = found[0] if self.may_attach else found[0].plain
            drawing = await displays.draw(snapshot, want)
            return await self.update(drawing, for_all=True)

    async def show_cheers(self, snapshot: Snapshot) -> bool:
        """Update the pressed message, pictures included, which only a press may bring again."""
        message = self._interaction.message
        return message is not None and await self._repaint(snapshot.table.table_id, message.id)

    async def _show_hand(self, snapshot: Snapshot, message: discord.Message) -> bool:
        """Answer on a hand in direct messages, and only then look which display it is."""
        if snapshot.player_of(self.member_id) is None:
            return False
        displays = self.client.reconciler
        want = displays.desired.hand(snapshot, self.member_id)
        answered = await self.update(await want.drawing(self.client.ui()))
        if answered and await displays.answers.noted(self._answering, snapshot, want, message.id):
            return True
        found = await displays.shown(snapshot, message.id)
        if found is None or found[0].key != want.key:
            await displays.unrecorded.adopt_newer(snapshot, want, message.channel.id, message.id)
        return answered

    async def _show_stray(self, snapshot: Snapshot, message: discord.Message) -> bool:
        """Answer on a message that is nobody's display: newer than that, or left behind."""
        kind: str | None = self._facts.shown_by
        if kind == ShownBy.HAND and self.server_id is not None:
            return False  # Others look there.
        if snapshot.answers_only and kind == ShownBy.SETTLEMENT:
            kind = ShownBy.CHALLENGE  # One message shows all.
        mine = {self.member_id} if kind == ShownBy.HAND else {0}
        wants = self.client.reconciler.desired.of(snapshot)
        want = next((w for w in wants if w.kind == kind and w.member_id in mine), None)
        if want is None:
            return False
        if snapshot.answers_only:
            drawn = await self.client.reconciler.draw(snapshot, want)
        else:
            drawn = await want.drawing(self.client.ui())
        stays = want.pictured and not snapshot.answers_only
        answered = stays or await self.update(drawn, for_all=not want.private)
        await self.client.reconciler.unrecorded.adopt_newer(
            snapshot, want, message.channel.id, message.id
        )
        return answered

    async def update(self, drawing: Drawing, *, for_all: bool = False) -> bool:
        """Update the pressed message as the press's answer; return whether it arrived.

        A message that others read is changed only to what is `for_all`.
        """
        self._brought = True
        if self.on_private_copy and self._interaction.message is not None:
            self.client.private_hands.left(self._interaction.message.id)
            return await self._try(update_own(self._interaction, drawing))
        return await self._try(update(self._interaction, drawing, for_all=for_all))

    async def bring_along(self) -> None:
        """Bring the pressed message up to date first, where only the answer to a press can."""
        if self._brought or not answers_only(self._interaction):
            return
        self._brought = True
        if self.message_in_channel is None:
            return
        snapshot = await self._seen_table()
        if snapshot is not None:
            await self.show(snapshot)

    async def acknowledge(self) -> None:
        """Keep Discord from showing the member that the press failed."""
        await self.bring_along()
        if not self._late:
            await self._try(acknowledge(self._interaction))

    async def reply(self, drawing: Drawing) -> bool:
        """Answer with a message that only the member sees."""
        await self.bring_along()
        return await self._try(reply(self._interaction, drawing))

    async def publish(self, drawing: Drawing, *, ping: int | Collection[int] | None = None) -> bool:
        """Answer with a message for the channel that may ping; return whether it arrived."""
        await self.bring_along()
        return await self._try(publish(self._interaction, drawing, ping=ping))

    async def refuse(self, refusal: Refusal) -> None:
        """Say why not, and show the member how things stand instead."""
        snapshot = await self._seen_table()
        if snapshot is None or snapshot.player_of(self.member_id) is None:
            await self._say(refusal)
            return
        seat = snapshot.seat_of(self.member_id)
        updated = self._facts.shown_by is ShownBy.HAND and await self.show(snapshot)
        if not (updated and seat and self._pressed_twice(refusal, snapshot, seat)):
            await self._say(refusal)
        if (
            not updated
            and snapshot.state is not None
            and not isinstance(refusal, NotSeated | CheersOwnGame)
        ):
            await self.show_hand(snapshot, apart=True)
        self.client.reconciler.refresh(snapshot.table.table_id)

    def _pressed_twice(self, refusal: Refusal, snapshot: Snapshot, seat: Seat) -> bool:
        """Whether nobody but the member themselves has moved since the button was drawn."""
        view = scene(snapshot, seat).view
        if not isinstance(refusal, AlreadyPlayed) or view is None:
            return False
        since = snapshot.table.ply - (self.action.ply or 0)
        return 0 < since <= len(view.moves) and all(
            seen.seat == seat for seen in view.moves[-since:]
        )

    async def is_present(self, snapshot: Snapshot, member_id: int | None) -> bool:
        """Tell whether a member of a table is still in its server; a computer always is."""
        server_id = snapshot.table.server_id
        guild = self.client.get_guild(server_id)
        if is_gone(member_id):
            return False
        if member_id is None or (guild is None and self.client.hears_of(server_id)):
            return True
        if guild is None:
            return await is_in_elsewhere(self.client, server_id, member_id)
        return await is_in(guild, member_id)

    async def _seen_table(self) -> Snapshot | None:
        try:
            return await self.client.club.tables.snapshot(self.action.table, within=self.place_ids)
        except Refusal:
            return None

    async def _say(self, refusal: Refusal) -> None:
        await self.bring_along()
        await self._try(answer_error(self._interaction, refusal))

    async def _try(self, answer: Awaitable[object]) -> bool:
        self._answering.click.answered()
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await answer
        except (*TROUBLE, discord.InteractionResponded) as error:
            self._late = self._late or isinstance(error, TimeoutError)
            say = _log.info if by_twin(error) else _log.warning
            if by_twin(error):
                # What this process was still drawing may arrive after the other one's answer.
                self.client.reconciler.draw_anew(self.action.table)
            say(
                "press not answered",
                kind=self.action.kind,
                table=self.action.table,
                ply=self.action.ply,
                error=named(error),
                code=getattr(error, "code", None),
            )
            return False
        return True


Handler = Callable[[Click], Awaitable[object]]


def routed(handler: Handler, facts: PressFacts) -> PressHandler:
    """Make a handler of clicks one of presses, with what all of them need around it."""

    async def handle(interaction: Interaction, action: Action) -> None:
        client = interaction.client
        client.handle(asyncio.current_task())
        message_id = interaction.message.id if interaction.message else 0
        with client.reconciler.answers.answering(action.table, message_id) as answering:
            click = Click(client, interaction, action, answering, facts)
            try:
                await click.check_place()
                await handler(click)
            except DoneByTwinError:
                # The other process answers. This one may still be drawing what was before.
                _log.info("press handled by another process", table=action.table)
                client.reconciler.draw_anew(action.table)
                return
            except Refusal as refusal:
                await click.refuse(refusal)
            await click.acknowledge()
        client.seen(interaction.user, noted=click.noted)

    return handle
