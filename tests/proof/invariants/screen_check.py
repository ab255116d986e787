"""What members have on screen: whether it is current, and whether its old buttons answer."""

import itertools
import random
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from operator import itemgetter

from club.play.card_selection import after_press
from club.table.scene import scene_for
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Drawing
from cogs.kit.ids import Action, parse_id
from cogs.kit.press_kinds import NOTHING
from cogs.messages.desired_messages import DesiredMessage, wanted
from cogs.play.ui.hand.hand import draw_hand
from data.table.displays import Display
from data.table.move_drafts import Draft
from playground.driver import Actor, InteractionFailedError, StandIn
from playground.standin.models import Message
from playground.standin.shapes import message_json
from tests.proof.invariants.message_audit import Audit, action_of
from tests.wire.expected_messages import as_drawn_before, shape, shapes, words
from tests.wire.harness import offered

Shape = tuple[str, tuple[str | None, ...]]
ANSWER_SECONDS = 3.0
PROBES = 6
"""How many old buttons are pressed after a restart; every stray one's are, too."""


class ScreenCheck:
    """All that the members of one stand-in see.

    Attributes:
        strays: Messages seen so far that show a table a second time.
        pressed: How many old buttons were pressed.
    """

    def __init__(self, discord: StandIn, audit: Audit, seed: int) -> None:
        self.strays: set[str] = set()
        self.pressed = 0
        self._discord = discord
        self._audit = audit
        self._dice = random.Random(seed)
        self._settled: set[int] = set()

    async def check(self) -> None:
        """Look at everything that is there, press old buttons, and look again."""
        tables = await self._audit.tables()
        for wrong in await self.amiss(tables):
            self._audit.find("stale", wrong)
        strays = await self.astray(tables)
        self.strays.update(one.id for one in strays)
        for message in strays:
            await self._press_all(message, tables)
        await self._press_some(tables)
        await self.bring_up_to_date()
        self._settled = {one.table.table_id for one in tables if one.table.finished_at is not None}

    async def bring_up_to_date(self) -> None:
        """Press what only the answer to a press brings up to date; then it must be."""
        tables = await self._audit.tables()
        for snapshot in [one for one in tables if one.answers_only]:
            want = next((one for one in wanted(snapshot) if not one.private), None)
            for message in [] if want is None else self._about(snapshot):
                assert want is not None
                old = self._old(message, tables)
                if not old or self._shows(message, want, snapshot):
                    continue
                await self._press(message, old[0], tables)
                if not self._shows(message, want, snapshot) and self._is_there(message):
                    name = f"the message of table {snapshot.table.table_id}"
                    self._audit.find("stale", f"{name} shows something else after a press")

    def _about(self, snapshot: Snapshot) -> list[Message]:
        """The messages for all that are about a table, in its channel."""
        channel = self._discord.world.channels[str(snapshot.table.channel_id)]
        return [
            one
            for one in channel.messages.values()
            if one.author_id == self._discord.world.bot.id
            and one.only_for is None
            and any(
                each.table == snapshot.table.table_id
                for each in offered(message_json(self._discord.world, one)).values()
            )
        ]

    def _is_there(self, message: Message) -> bool:
        return message.id in self._discord.world.channels[message.channel_id].messages

    # What should be there

    async def amiss(self, tables: list[Snapshot]) -> list[str]:
        """What isn't as it should be at these tables; those that were over before are left out."""
        return [
            wrong
            for snapshot in tables
            if snapshot.table.table_id not in self._settled
            for wrong in self._wrong(snapshot, await self._rows(snapshot))
        ]

    async def _rows(self, snapshot: Snapshot) -> list[Display]:
        return await self._audit.club.displays.of_table(snapshot.table.table_id)

    def _wrong(self, snapshot: Snapshot, rows: list[Display]) -> list[str]:
        """The messages of a table that should be there, and aren't or show something else."""
        shown = {(row.kind, row.member_id, row.anchor): row for row in rows}
        found: list[str] = []
        for want in wanted(snapshot):
            if want.kind == "challenge" and snapshot.contest is not None:
                continue  # Once it is accepted it stays as it was drawn.
            if snapshot.answers_only and not want.private:
                continue  # It may wait for a press.
            if want.kind in {"hand", "table"} and not want.missing and want.key not in shown:
                continue
            row = shown.get(want.key)
            there = None if row is None else self._message(row)
            name = f"{want.kind} of table {snapshot.table.table_id} for {want.member_id}"
            if there is None:
                found.append(f"there is no {name}")
            elif row is not None and not self._shows(there, want, snapshot):
                where = f"message {there.id} in channel {there.channel_id}"
                drawn = f"drawn at ply {row.ply} of {snapshot.table.ply}"
                told = _difference(self._seen(there), self._drawn(want))
                found.append(f"the {name}, {where}, {drawn}, {told}")
        return found

    def _shows(self, there: Message, want: DesiredMessage, snapshot: Snapshot) -> bool:
        """Whether a message shows what it should.

        A pick, a change of whether to be asked, or that the last result was read, is shown where
        it was pressed. Other copies of the hand may stay at the step that they show until the next
        move: its buttons still act, and a request for each of them would only slow the play down.
        So a hand is current if it shows the position with any of the picks that its member has made
        in it, or with none, and before or after they read the last result.
        """
        if want.kind == "result" and len(snapshot.boards) > 1:
            return True  # It tells how the sheet stood, which the other tables have moved since.
        seen = self._seen(there)
        if seen in self._drawn(want):
            return True
        steps = self._steps(snapshot, want.member_id) if want.kind == "hand" else (snapshot,)
        return any(
            seen in self._drawn(each)
            for step in steps
            for unread in _as_before_reading(step, want.member_id)
            for before in as_drawn_before(unread)
            for each in wanted(before)
            if each.key == want.key
        )

    def _steps(self, snapshot: Snapshot, member_id: int) -> Iterator[Snapshot]:
        """A table with each of what a member has pressed on the hand since the last move."""
        table_id, ply = snapshot.table.table_id, snapshot.table.ply
        picks, last, asked = {NOTHING}, NOTHING, {snapshot.members[member_id].confirm}
        for interaction in self._discord.world.interactions.values():
            action = action_of(interaction)
            if action is None or int(interaction.user_id) != member_id:
                continue
            if action.kind == "confirm":
                asked = {True, False}
            elif (action.kind, action.table, action.ply) == ("pick", table_id, ply):
                before = None if last == NOTHING else last
                cleared = action.rest == NOTHING
                last = NOTHING if cleared else after_press(before, action.rest) or NOTHING
                picks.add(last)
        for text, confirm in itertools.product(picks, asked):
            draft = Draft(table_id, member_id, ply, text)
            member = replace(snapshot.members[member_id], confirm=confirm)
            yield replace(
                snapshot,
                drafts={} if text == NOTHING else {member_id: draft},
                members={**snapshot.members, member_id: member},
            )

    def _drawn(self, want: DesiredMessage) -> set[Shape]:
        ui = words(self._discord)
        return shapes(want, ui.in_signs if want.signs else ui)

    def _seen(self, message: Message) -> Shape:
        return shape(message_json(self._discord.world, message))

    def _message(self, row: Display) -> Message | None:
        channel = self._discord.world.channels.get(str(row.channel_id))
        return None if channel is None else channel.messages.get(str(row.message_id))

    async def astray(self, tables: list[Snapshot]) -> list[Message]:
        """The bot's messages that everybody sees and that are not recorded.

        Where the bot may only answer it can't know of all of them, nor delete one.
        """
        there = {str(one.table.channel_id) for one in tables if one.answers_only}
        known = await self._audit.recorded()
        return [
            message
            for message in self._messages()
            if message.only_for is None
            and message.id not in known
            and message.channel_id not in there
        ]

    def _messages(self) -> Iterator[Message]:
        world = self._discord.world
        for channel in world.channels.values():
            for message in list(channel.messages.values()):
                if message.author_id == world.bot.id:
                    yield message

    # Old buttons

    async def _press_all(self, message: Message, tables: list[Snapshot]) -> None:
        for custom_id in self._old(message, tables):
            await self._press(message, custom_id, tables)

    async def _press_some(self, tables: list[Snapshot]) -> None:
        old = [(one, each) for one in self._messages() for each in self._old(one, tables)]
        for message, custom_id in self._dice.sample(old, min(PROBES, len(old))):
            await self._press(message, custom_id, tables)

    def _old(self, message: Message, tables: list[Snapshot]) -> list[str]:
        """The buttons of a message that can be pressed without changing a game."""
        buttons = offered(message_json(self._discord.world, message))
        stand = {one.table.table_id: one for one in tables}
        return [
            key
            for key, one in buttons.items()
            if one.table in stand and _changes_nothing(one, stand[one.table])
        ]

    def _offers(self, message: Message, custom_id: str) -> bool:
        if not self._is_there(message):
            return False
        return custom_id in offered(message_json(self._discord.world, message))

    async def _press(self, message: Message, custom_id: str, tables: list[Snapshot]) -> None:
        if not self._offers(message, custom_id):
            return  # A press before this one has brought the message up to date, or away.
        actor = self._presser(message)
        begun = time.monotonic()
        before = set(self._discord.world.interactions)
        self.pressed += 1
        try:
            await actor.press(message_json(self._discord.world, message), custom_id)
        except InteractionFailedError:
            self._audit.find("unanswered", f"{custom_id} was not answered")
        finally:
            self._audit.probes.update(set(self._discord.world.interactions) - before)
        if time.monotonic() - begun > ANSWER_SECONDS:
            self._audit.find("unanswered", f"{custom_id} was answered too late")
        action = parse_id(custom_id)
        if action is not None and action.ply is not None and self._offers(message, custom_id):
            # Still there: then the member got a message of its own on how things stand.
            snapshot = next(one for one in tables if one.table.table_id == action.table)
            await self._told(actor, message, snapshot)

    async def _told(self, actor: Actor, message: Message, snapshot: Snapshot) -> None:
        own = scene_for(snapshot, actor.id)
        ui = words(self._discord)
        current = {_shape(draw_hand(own, each, copy=True)) for each in (ui, ui.in_signs)}
        where = self._discord.world.channels[message.channel_id]

        def told() -> bool:
            return any(shape(one) in current for one in reversed(actor.messages(where)))

        try:
            await self._discord.wait_for(told)
        except TimeoutError:
            self._audit.find("stale", f"an old hand of table {snapshot.table.table_id} stays")

    def _presser(self, message: Message) -> Actor:
        channel = self._discord.world.channels[message.channel_id]
        user_id = message.only_for or channel.recipient_id
        members = [*self._discord.members.values()]
        if user_id is None:
            return self._dice.choice(members)
        return next(one for one in members if one.user.id == user_id)


def _as_before_reading(snapshot: Snapshot, member_id: int) -> Iterator[Snapshot]:
    """A table, and how it was until a member had read the last result."""
    yield snapshot
    players = tuple(
        replace(each, read_deal=None) if each.member_id == member_id else each
        for each in snapshot.players
    )
    if players != snapshot.players:
        yield replace(snapshot, players=players)


def _difference(seen: Shape, right: Iterable[Shape]) -> str:
    """Where what is seen first differs from the most similar of what would be right."""

    def differing(one: Shape) -> tuple[int, str | None, str | None]:
        pairs = enumerate(itertools.zip_longest(_pieces(seen), _pieces(one)))
        return next(((at, *pair) for at, pair in pairs if len({*pair}) > 1), (0, None, None))

    _, there, wanted_there = max((differing(one) for one in right), key=itemgetter(0))
    return f"shows {there!r} where {wanted_there!r} should be"


def _pieces(one: Shape) -> list[str]:
    text, buttons = one
    return [*text.splitlines(), *map(str, buttons)]


def _changes_nothing(action: Action, snapshot: Snapshot) -> bool:
    match action.kind:
        case "move" | "pick" | "confirm" | "best":
            return snapshot.state is None or action.ply != snapshot.table.ply
        case "seat" | "lobby":
            return snapshot.table.status != "waiting"
        case "quit":
            return action.rest == "ask"
        case kind:
            return kind in {"hand", "open"}


def _shape(drawing: Drawing) -> Shape:
    return shape({"content": "", "embeds": [], "components": drawing.view.to_components()})
