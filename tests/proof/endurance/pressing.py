"""Members who press what their messages offer, at many tables at once, and what comes of it."""

import asyncio
import random
import time
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from cogs.kit.ids import Action
from playground.driver import Actor, Answer, CannotDoError, InteractionFailedError, StandIn
from playground.standin.events import shard_of
from playground.standin.models import Interaction, Message
from tests.proof.concurrency.sharded_evening import SHARDS
from tests.proof.endurance.press_choice import Pressed, choose, live
from tests.proof.endurance.shown import Offered, Shown
from tests.proof.faults.fault_injection import CODES
from tests.wire.sent_messages import PUBLIC

PATIENCE: Final = 3.0
"""Seconds after which Discord gives an interaction up."""

AGAIN: Final = 2.0
"""Seconds after which a member who saw nothing come of a press tries again."""

TRIES: Final = 3
"""How often, before they ask for their hand by a command."""

IN_CHANNEL: Final = 0.02
"""How often they ask for it all the same: then they play in the server, on its own shard."""

KEPT: Final = 16 * 60.0
"""Seconds for which the stand-in knows of an interaction: its token expires before."""

Key = tuple[int, int]
"""A table, and a member who plays there."""

ANSWERS: Final = frozenset({4, 5, 6, 7})


@dataclass(slots=True)
class Press:
    """A press, and the kind of its answer; None where none came."""

    member_id: int
    action: Action
    kind: int | None = None


@dataclass(slots=True)
class Hand:
    """The message on which a member goes on at a table."""

    message: Message
    offers: list[tuple[Pressed, Action]]
    ply: int
    tries: int = 0


class Members:
    """All members, each with the hands that wait for them.

    Attributes:
        shown: All that they were shown.
        presses: All presses of buttons and menus so far, by interaction.
        waits: How long each answer took, in seconds.
        commands: How many commands they used.
        unanswered: How many presses and commands got no answer.
        excused: The interactions whose answer was kept from arriving on purpose.
        strange: Those that had no answer, although nothing kept it from arriving.
        quiet_until: Until when presses on a shard may go unanswered, by the clock on the wall.
        made: How many messages each nonce made.
        tables: The tables of which a player was shown a hand so far, also of a game that is over.
    """

    def __init__(
        self, discord: StandIn, seed: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.discord = discord
        self.shown = Shown(discord)
        self.presses: dict[int, Press] = {}
        self.waits: list[float] = []
        self.commands = self.unanswered = 0
        self.excused: set[str] = set()
        self.strange: list[str] = []
        self.quiet_until: defaultdict[int, float] = defaultdict(float)
        self.made = Counter[tuple[str, str]]()
        self._clock = clock
        self._dice = random.Random(seed)
        self._people = {one.id: one for one in discord.members.values()}
        self.tables: set[int] = set()
        self._hands: dict[Key, Hand] = {}
        self._ready: deque[Key] = deque()
        self._queued: set[Key] = set()
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._changed = asyncio.Event()
        discord.world.listeners.append(self._hear)

    @property
    def calm(self) -> bool:
        """Whether every shard should have answered for a while."""
        return all(self._clock() > each for each in self.quiet_until.values())

    def excuse(self, seconds: float, shards: Iterator[int] | range = range(SHARDS)) -> None:
        """Assume that presses on some shards go unanswered for some seconds from now on."""
        for shard in shards:
            self.quiet_until[shard] = max(self.quiet_until[shard], self._clock() + seconds)

    def actor(self, member_id: int) -> Actor:
        """A member."""
        return self._people[member_id]

    async def play(self, stopping: asyncio.Event) -> None:
        """Press what is there, one after the other, until it is enough."""
        while not stopping.is_set():
            if not await self.press_next():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), AGAIN)

    async def press_next(self) -> bool:
        """Press on the hand that has waited longest; whether there was one."""
        if (key := self._next()) is not None:
            await self._press(key)
        return key is not None

    def _next(self) -> Key | None:
        while self._ready:
            key = self._ready.popleft()
            self._queued.discard(key)
            if key in self._hands:
                return key
        return None

    # What they see

    def _hear(self, event: str, subject: object) -> None:
        if isinstance(subject, Message):
            if subject.author_id != self.discord.world.bot.id:
                return
            if event == "message_create" and subject.nonce:
                self.made[subject.channel_id, subject.nonce] += 1
            if event in {"message_create", "message_update"}:
                self._look(subject)
        elif event == "answered" and isinstance(subject, Interaction):
            waiting = self._waiting.pop(subject.id, None)
            if waiting is not None and not waiting.done():
                waiting.set_result(None)

    def _look(self, message: Message) -> None:
        offered = self.shown.take(message)
        if offered.reader == PUBLIC:
            return
        there = {one.table for one in offered.actions if one.table}
        self.tables |= there
        for table_id in there:
            self._note((table_id, offered.reader), message, offered)

    def _note(self, key: Key, message: Message, offered: Offered) -> None:
        offers, known = live(offered, key[0]), self._hands.get(key)
        ply = max((one.ply or 0 for _, one in offers), default=-1)
        if known is not None and known.message is not message and not _better(message, ply, known):
            return
        if offers:
            self._hands[key] = Hand(message, offers, ply)
            self._queue(key)
        elif known is not None and known.message is message:
            del self._hands[key]

    def _queue(self, key: Key) -> None:
        if key not in self._queued:
            self._queued.add(key)
            self._ready.append(key)
            self._changed.set()
            self._changed.clear()

    # What they do

    async def _press(self, key: Key) -> None:
        hand, actor = self._hands[key], self._people[key[1]]
        if hand.tries >= TRIES or self._dice.random() < IN_CHANNEL:
            hand.tries = 0
            await self.ask(actor, "gin hand", table=key[0])
            self._later(key, hand)
            return
        hand.tries += 1
        clicked, action = choose(key[0], hand.offers)
        try:
            if isinstance(clicked, str):
                begun = self.discord.server.people.press(actor.user, hand.message, clicked)
            else:
                begun = self.discord.server.people.choose(
                    actor.user, hand.message, clicked[0], [clicked[1]]
                )
        except (CannotDoError, KeyError):  # the message is gone, or its channel is
            hand.tries = TRIES
            self._later(key, hand)
            return
        self.presses[int(begun.id)] = press = Press(actor.id, action)
        await self._answered(begun)
        press.kind = begun.kind
        self._later(key, hand)

    def _later(self, key: Key, hand: Hand) -> None:
        """Look at a hand again, if nothing has changed on it until then."""

        def look() -> None:
            if self._hands.get(key) is hand:
                self._queue(key)

        if self._hands.get(key) is hand:
            asyncio.get_running_loop().call_later(AGAIN, look)

    async def _answered(self, begun: Interaction) -> None:
        shard = 0 if begun.guild_id is None else shard_of(begun.guild_id, SHARDS)
        since, calm = self._clock(), self._is_calm(shard)
        self._waiting[begun.id] = answered = asyncio.get_running_loop().create_future()
        try:
            await asyncio.wait_for(answered, PATIENCE)
        except TimeoutError:
            begun.failed = True
            self.unanswered += 1
            if calm and self._is_calm(shard) and not self._hindered(begun):
                told = f"by member {begun.user_id} on message {begun.message_id}, shard {shard}"
                self.strange.append(f"a press {told}, was not answered: {begun.data}")
        else:
            self.waits.append(self._clock() - since)
        finally:
            self._waiting.pop(begun.id, None)

    def _hindered(self, begun: Interaction) -> bool:
        """Whether a request with the answer met a fault, or a message or a channel that is gone."""
        path = f"/interactions/{begun.id}/"
        tried = [one for one in self.discord.server.log.exchanges if one.path.startswith(path)]
        return begun.id in self.excused or any(one.code in CODES for one in tried)

    def _is_calm(self, shard: int) -> bool:
        return self._clock() > self.quiet_until[shard]

    async def ask(self, actor: Actor, command: str, **options: Any) -> Answer | None:
        """Use a command in the member's server; its answer, if there was one."""
        self.commands += 1
        since = self._clock()
        try:
            answer = await actor.command(command, **options)
        except (InteractionFailedError, CannotDoError):
            self.unanswered += 1
            return None
        self.waits.append(self._clock() - since)
        return answer

    def message_of(self, answer: Answer) -> Message | None:
        """An answer's message, if there is one."""
        channel = self.discord.world.channels.get(answer.interaction.channel_id)
        found = channel and channel.messages.get(answer.interaction.response_id or "")
        return found or None

    async def accept(self, actor: Actor, message: Message) -> bool:
        """Accept the challenge that a message shows; whether that was answered."""
        if message.channel_id not in self.discord.world.channels:
            return False
        for custom_id, action in self.shown.take(message).buttons.items():
            if (action.kind, action.rest) == ("seat", "accept"):
                try:
                    begun = self.discord.server.people.press(actor.user, message, custom_id)
                except CannotDoError:
                    return False
                self.presses[int(begun.id)] = press = Press(actor.id, action)
                await self._answered(begun)
                press.kind = begun.kind
                return begun.kind is not None
        return False

    def forget_old(self) -> None:
        """Let go of what no request can be about any more, so that hours don't fill the memory."""
        world, log = self.discord.world, self.discord.server.log
        before = world.clock.now() - KEPT
        # A message that came of an interaction tells of it for as long as it is there.
        told = {
            message.interaction_id
            for channel in world.channels.values()
            for message in channel.messages.values()
        }
        for one in [one for one in world.interactions.values() if one.created < before]:
            world.by_token.pop(one.token, None)
            if one.id not in told:
                del world.interactions[one.id]
        log.exchanges[:] = [one for one in log.exchanges if one.refused or not one.status]


def _better(message: Message, ply: int, known: Hand) -> bool:
    """Whether a member goes on with a message: with the newer, and with a copy in the channel."""
    return (ply, message.only_for is not None) >= (known.ply, known.message.only_for is not None)
